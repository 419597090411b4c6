import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { limits } from '#contract/values.ts';
import { contextRoom } from './context-room.ts';
import { fittingLines, personText, pictureTokens } from './fitting-lines.ts';
import { guideInstructions, tasksInChat, tasksInTurn } from './instructions.ts';
import { memoryLines } from './memory-lines.ts';
import type { AnswerRequest, GuideLine, GuidePicture } from './model.ts';
import { toolsFor } from './offering-tools.ts';
import { measuredNote, wordsForNote } from './picture-facts.ts';
import { standingData, turnData } from './prompt-data.ts';
import { cutToTokens, tokensIn } from './tokens.ts';
import { earlierCalls } from './tool-history.ts';

/** However small a context is, the newest message has this much of it. */
const linesRoomMin = 600;

type PersonParts = Extract<LanguageModelV4Prompt[number], { role: 'user' }>['content'];

export interface PromptSettings {
  vision: boolean;
  contextTokens: number;
  /** The provider keeps what stands before a mark in the prompt. */
  marksCached: boolean;
}

interface Prompted {
  prompt: LanguageModelV4Prompt;
  /** Its instructions speak of tools. */
  hasTools: boolean;
  /** It includes the newest picture. */
  seesNewest: boolean;
  /** When the oldest of its messages was written. */
  since: Date;
  /** The middle of the message that is answered did not fit. */
  cutsNewest: boolean;
}

/**
 * A request to a model: instructions, which are the same for all requests of their kind, then data that seldom change,
 * then the newest messages that fit. What is new at each turn stands in the last one, so that a provider can keep all
 * before it. Turns of people and the guide alternate, and a person’s comes first.
 */
export async function promptOf(
  request: AnswerRequest,
  { vision, contextTokens, marksCached }: PromptSettings,
): Promise<Prompted> {
  const room = contextRoom(contextTokens);
  const hasTools = room.holdsTools && !request.inCare;
  const instructions = guideInstructions(request, hasTools);
  const data = [
    ...tasksInChat(request, { vision, hasTools }),
    memoryLines(request, { tokensMax: room.memory, hasTools }),
    ...standingData(request, room),
  ]
    .filter(Boolean)
    .join('\n');
  const ofTurn = [...tasksInTurn(request), ...turnData(request, hasTools)].join('\n');
  const taken = tokensIn(instructions) + tokensIn(data) + tokensIn(ofTurn);
  const tools = hasTools
    ? tokensIn(JSON.stringify(toolsFor({ seesNewest: vision, remembers: request.memory !== null })))
    : 0;
  const linesRoom = Math.max(linesRoomMin, room.prompt - taken - tools);
  const begun = cutToTokens(request.begun, linesRoom / 4);
  const most = Math.max(1, Math.floor(linesRoom / 2 / pictureTokens));
  const seen = new Set(
    vision
      ? request.lines
          .flatMap(({ pictures = [] }) => pictures)
          // Older pictures are described by their measurements.
          .slice(-Math.min(limits.guidePicturesMax, most))
      : [],
  );
  const { lines, cutsNewest } = fittingLines(
    request.lines,
    { all: linesRoom - tokensIn(begun), one: room.oneMessage },
    seen,
  );
  // A model takes what it finds first for a person’s.
  const first = lines.findIndex(({ author }) => author === 'person');
  const { turns, seesNewest } = await turnsOf(lines.slice(Math.max(0, first)), seen, hasTools);
  if (begun !== '')
    turns.push(
      { role: 'assistant', content: [{ type: 'text', text: begun }] },
      { role: 'user', content: [{ type: 'text', text: goOnTask }] },
    );
  addDataOfTurn(turns, ofTurn);
  if (marksCached) markHistory(turns);
  const prompt = [...systemMessages(instructions, data, marksCached), ...turns];
  return { prompt, hasTools, seesNewest, since: sinceOf(lines), cutsNewest };
}

/** A picture that is kept in view may lie far behind the other messages. */
function sinceOf(lines: GuideLine[]): Date {
  const [first, second] = lines;
  const oldest = first?.pictures?.length ? (second ?? first) : first;
  return oldest?.at ?? new Date();
}

const goOnTask =
  '(Your answer was cut off. Go on exactly where it ended, without repeating anything.)';

const keptByAnthropic = { anthropic: { cacheControl: { type: 'ephemeral' as const } } };

/** In one part with the words: servers of local models often take no list of texts. */
function addDataOfTurn(turns: LanguageModelV4Prompt, ofTurn: string): void {
  const last = turns.at(-1);
  if (last?.role !== 'user') {
    turns.push({ role: 'user', content: [{ type: 'text', text: ofTurn }] });
    return;
  }
  const [first] = last.content;
  if (first?.type === 'text') first.text = `${ofTurn}\n\n${first.text}`;
  else last.content.unshift({ type: 'text', text: ofTurn });
}

/** All before the newest turn stands there again in the next request. */
function markHistory(turns: LanguageModelV4Prompt): void {
  const before = turns.at(-2);
  if (before) before.providerOptions = keptByAnthropic;
}

/** Servers of local models often refuse a second system message, and one among the turns. */
function systemMessages(
  instructions: string,
  data: string,
  marksCached: boolean,
): LanguageModelV4Prompt {
  if (!marksCached) return [{ role: 'system', content: `${instructions}\n\n${data}` }];
  return [
    {
      role: 'system',
      content: instructions,
      providerOptions: keptByAnthropic,
    },
    { role: 'system', content: data },
  ];
}

async function turnsOf(
  lines: GuideLine[],
  seen: ReadonlySet<GuidePicture>,
  hasTools: boolean,
): Promise<{ turns: LanguageModelV4Prompt; seesNewest: boolean }> {
  const turns: LanguageModelV4Prompt = [];
  let seesNewest = false;
  for (const line of lines) {
    if (line.author === 'guide') {
      addAnswer(turns, line, hasTools);
      continue;
    }
    const parts: PersonParts = [];
    for (const picture of line.pictures ?? []) {
      const shown = await pictureParts(picture, seen.has(picture));
      seesNewest = shown.some(({ type }) => type === 'file');
      parts.push(...shown);
    }
    const text = personText(line);
    if (text !== '') parts.push({ type: 'text', text });
    addTurn(turns, parts);
  }
  return { turns, seesNewest };
}

/** Messages of people one after another are one turn. */
function addTurn(turns: LanguageModelV4Prompt, parts: PersonParts): void {
  if (parts.length === 0) return;
  const last = turns.at(-1);
  const content = last?.role === 'user' ? last.content : [];
  for (const part of parts) {
    const before = content.at(-1);
    if (part.type === 'text' && before?.type === 'text') before.text += `\n${part.text}`;
    else content.push(part);
  }
  if (last?.role !== 'user') turns.push({ role: 'user', content });
}

/** So are answers of the guide, with the calls of its tools and their results. */
function addAnswer(turns: LanguageModelV4Prompt, line: GuideLine, hasTools: boolean): void {
  const { text, proposals = [] } = line;
  const calls = hasTools ? proposals : [];
  if (text === '' && calls.length === 0) return;
  const before = turns.at(-1)?.role === 'assistant' ? turns.pop() : undefined;
  const [said] = before?.role === 'assistant' ? before.content : [];
  const whole = said?.type === 'text' ? [said.text, text].filter(Boolean).join('\n\n') : text;
  turns.push(...earlierCalls(whole, calls));
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
