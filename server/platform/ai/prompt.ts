import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { limits } from '#contract/values.ts';
import { dataLine } from './data-line.ts';
import { guideInstructions } from './instructions.ts';
import type { AnswerRequest, GuideLine, GuidePicture } from './model.ts';
import { measuredNote, wordsForNote } from './picture-facts.ts';

/** Older pictures are described by their measurements: every picture costs as much as a long text. */
const picturesMax = limits.guidePicturesMax;

type PersonParts = Extract<LanguageModelV4Prompt[number], { role: 'user' }>['content'];

interface Prompted {
  prompt: LanguageModelV4Prompt;
  /** It includes the newest picture. */
  seesNewest: boolean;
}

/** What a model is asked: the instructions, and the chat as turns. */
export async function promptOf(request: AnswerRequest, vision: boolean): Promise<Prompted> {
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: guideInstructions(request, vision) },
  ];
  const seen = new Set(
    vision ? request.lines.flatMap(({ pictures = [] }) => pictures).slice(-picturesMax) : [],
  );
  let seesNewest = false;
  for (const line of request.lines) {
    const { author, pictures = [] } = line;
    const text = author === 'guide' ? line.text : personText(line);
    const shown: PersonParts = [];
    for (const picture of pictures) {
      const parts = await pictureParts(picture, seen.has(picture));
      seesNewest = parts.some(({ type }) => type === 'file');
      shown.push(...parts);
    }
    if (author === 'guide') prompt.push({ role: 'assistant', content: [{ type: 'text', text }] });
    else
      prompt.push({
        role: 'user',
        content: [...shown, ...(text === '' ? [] : [{ type: 'text' as const, text }])],
      });
  }
  if (request.begun !== '') {
    prompt.push({ role: 'assistant', content: [{ type: 'text', text: request.begun }] });
    prompt.push({
      role: 'user',
      content: [
        {
          type: 'text',
          text: '(Your answer was cut off. Go on exactly where it ended, without repeating anything.)',
        },
      ],
    });
  }
  return { prompt, seesNewest };
}

/** The text of a person: plain for the person who asks, as data for all others. */
function personText({ text, cardTexts = [], said }: GuideLine): string {
  if (!said) return [text, ...cardTexts].filter(Boolean).join('\n');
  return dataLine({ ...said, text, ...(cardTexts.length > 0 && { cards: cardTexts }) });
}

/** The picture for a model with vision, otherwise its measurements. */
async function pictureParts(picture: GuidePicture, seen: boolean): Promise<PersonParts> {
  const bytes = seen ? await picture.jpeg() : null;
  if (!bytes) return [{ type: 'text', text: measuredNote(picture) }];
  const parts: PersonParts = [
    { type: 'file', data: { type: 'data', data: bytes }, mediaType: 'image/jpeg' },
  ];
  const words = wordsForNote(picture);
  if (words !== '') parts.push({ type: 'text', text: words });
  return parts;
}
