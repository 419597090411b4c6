import type { Message } from '#contract/messages.ts';
import { clockLength } from '#i18n/clock-length.ts';
import { isGuided } from '../sight/doors.ts';
import { type Block, guideBlocks, talkBlocks, writtenBlocks } from './blocks.ts';
import { type Copy, clockOf, fileWords, footOf, insteadOf } from './open-copy.ts';
import type { PaperPictures } from './paper-pictures.ts';
import { type Line, lineIn, lineOf } from './runs.ts';

/** One thing after another on paper; see chat.typ. */
export type PaperItem =
  | ({ k: 'day' } & Line)
  | ({ k: 'note' } & Line)
  | { k: 'outcomes'; heading: Line; blocks: Block[] }
  | {
      k: 'message';
      who: 'me' | 'guide' | 'other';
      /** Right under the one before, which is by the same person. */
      grouped: boolean;
      /** Whether it surely, perhaps or surely not fits on a page. */
      size: 'short' | 'middle' | 'long';
      /** Its paragraphs are lines that somebody wrote under one another. */
      lines: boolean;
      name?: Line;
      at?: string;
      quote?: { name: Line; words: Line };
      picture?: { file?: string; width?: number; words: string; caption: Line };
      blocks: Block[];
      foot?: Line;
    };

const groupedWithinMs = 5 * 60_000;
/** Characters of a message that fits on a page in any case, and of one that never does. */
const shortLengthMax = 900;
const longLengthMin = 12_000;
const shortLinesMax = 18;

/** The messages of a chat one by one, with the days between them. */
export function paperItems(
  copy: Copy,
  pictures: PaperPictures,
): (message: Message) => Promise<PaperItem[]> {
  const clock = clockOf(copy);
  let day = '';
  let before: Message | null = null;
  return async (message) => {
    const items: PaperItem[] = [];
    const today = clock.day(message.created_at);
    if (today !== day) items.push({ k: 'day', ...lineOf(today) });
    const follows = today === day && before !== null && isGrouped(before, message);
    day = today;
    const instead = insteadOf(message, copy);
    before = instead === null ? message : null;
    items.push(
      instead === null
        ? await messageItem(message, follows, copy, clock.time(message.created_at), pictures)
        : { k: 'note', ...lineIn(copy.language, instead) },
    );
    return items;
  };
}

/** The end of the paper: what came of the chat, if something did. */
export function outcomesItem(lines: readonly string[], { language, say }: Copy): PaperItem[] {
  if (lines.length === 0) return [];
  const heading = lineIn(language, say('paper.outcomes'));
  const items = lines.map((line) => {
    const words = lineIn(language, line);
    return { mark: '•', d: words.d, blocks: [{ b: 'p' as const, ...words }] };
  });
  return [{ k: 'outcomes', heading, blocks: [{ b: 'list', d: heading.d, items }] }];
}

function isGrouped(one: Message, next: Message): boolean {
  return (
    one.author.id === next.author.id &&
    Date.parse(next.created_at) - Date.parse(one.created_at) < groupedWithinMs
  );
}

async function messageItem(
  message: Message,
  grouped: boolean,
  copy: Copy,
  at: string,
  pictures: PaperPictures,
): Promise<PaperItem> {
  const { image, reply_to: quote } = message;
  const foot = footOf(message, copy);
  return {
    k: 'message',
    who: whoWrote(message, copy),
    grouped,
    size: sizeOf(message),
    lines: areLines(message, copy),
    ...(grouped ? {} : { name: lineOf(copy.authorOf(message)), at }),
    ...(quote
      ? {
          quote: {
            name: lineIn(copy.language, copy.say('paper.replied', { name: copy.authorOf(quote) })),
            words: lineOf(quotedWords(quote, copy)),
          },
        }
      : {}),
    ...(image && !image.covered
      ? {
          picture: {
            ...(await pictures.add(image)),
            words: image.alt.toWellFormed(),
            caption: lineOf(image.alt),
          },
        }
      : {}),
    blocks: [
      ...fileWords(message, copy).flatMap(writtenBlocks),
      ...(message.text === '' ? [] : blocksOf(message, copy)),
    ],
    ...(foot === null ? {} : { foot: lineIn(copy.language, foot) }),
  };
}

function whoWrote(message: Message, copy: Copy): 'me' | 'guide' | 'other' {
  if (message.kind === 'guide') return 'guide';
  return copy.isMine(message) ? 'me' : 'other';
}

/** The text of a quoted message, or a description if it has none. */
export function quotedWords(
  quote: NonNullable<Message['reply_to']>,
  { say, language, wordsOf }: Copy,
): string {
  const { text, deleted, image, audio_ms: audioMs, card } = quote;
  if (deleted) return say('paper.removed');
  if (text === '' && card) return say('paper.card', { text: card[language] });
  if (text === '' && audioMs) return say('paper.voice', { length: clockLength(audioMs) });
  return text === '' && image ? say('paper.picture') : wordsOf(quote);
}

/** As on the screen: of the guide Markdown, among people a little of it, to the guide none. */
function blocksOf(message: Message, copy: Copy): Block[] {
  if (message.kind === 'guide') return guideBlocks(message.text);
  const words = copy.wordsOf(message);
  return areLines(message, copy) ? writtenBlocks(words) : talkBlocks(words);
}

function areLines({ kind }: Message, { chat }: Copy): boolean {
  return kind !== 'guide' && isGuided(chat);
}

function sizeOf({ text, image }: Message): 'short' | 'middle' | 'long' {
  if (text.length >= longLengthMin) return 'long';
  const isShort =
    image === null && text.length <= shortLengthMax && text.split('\n').length <= shortLinesMax;
  return isShort ? 'short' : 'middle';
}
