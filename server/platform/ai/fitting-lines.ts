import { dataLine } from './data-line.ts';
import type { GuideLine, GuidePicture } from './model.ts';
import { measuredNote } from './picture-facts.ts';
import { cutToTokens, tokensIn } from './tokens.ts';

/** A seen picture, at the size in which it is sent. */
export const pictureTokens = 1_600;
/** In tokens: a message besides its text, and each of its proposals besides its payload. */
const perMessage = 8;
const perProposal = 40;
/** In tokens, at least: the words of the newest message. Pictures may take all the room that there is. */
const newestWordsMin = 300;
/** The share of the room for earlier words, at most, beside a newest message that is cut. */
const shareBeforeNewest = 1 / 8;

/** The text of a person: plain for the person who asks, as data for all others. */
export function personText({ text, cardTexts = [], said }: GuideLine): string {
  // A card is no sentence of the person’s.
  const cards = cardTexts.map((card) => dataLine({ card_laid: card }));
  if (!said) return [text, ...cards].filter(Boolean).join('\n');
  return dataLine({ ...said, text, ...(cardTexts.length > 0 && { cards: cardTexts }) });
}

interface Rooms {
  /** In tokens: for all lines. */
  all: number;
  /** For the words of one line that is not the newest. */
  one: number;
}

/**
 * The newest lines that fit, oldest first. Of one that is too long the middle is left out; the newest has all the room
 * before that, and its own words beside pictures. The newest line with pictures is always there, since it is what the chat is about.
 */
export function fittingLines(
  lines: GuideLine[],
  rooms: Rooms,
  seen: ReadonlySet<GuidePicture>,
): { lines: GuideLine[]; cutsNewest: boolean } {
  const newest = lines.at(-1);
  if (!newest) return { lines: [], cutsNewest: false };
  const tokensOf = (line: GuideLine) => tokensBesides(line, seen) + tokensOfWords(line);
  const earlier = lines.slice(0, -1).toReversed();
  const pictured = newest.pictures?.length ? undefined : earlier.find(hasPictures);
  const left = rooms.all - (pictured ? tokensOf(withinTokens(pictured, rooms.one)) : 0);
  const isTooLong = tokensOf(newest) > left;
  const roomBefore = isTooLong ? left * shareBeforeNewest : left - tokensOf(newest);
  const before: GuideLine[] = [];
  let tokens = 0;
  let isPicturedIn = pictured === undefined;
  for (const line of earlier) {
    const shortened = withinTokens(line, rooms.one);
    const more = line === pictured ? 0 : tokensOf(shortened);
    if (tokens + more > roomBefore) break;
    tokens += more;
    before.push(shortened);
    isPicturedIn ||= line === pictured;
  }
  if (pictured && !isPicturedIn) before.push(withinTokens(pictured, rooms.one));
  const kept = isTooLong
    ? withinTokens(newest, Math.max(newestWordsMin, left - tokens - tokensBesides(newest, seen)))
    : newest;
  return { lines: [...before.toReversed(), kept], cutsNewest: kept !== newest };
}

function hasPictures({ pictures = [] }: GuideLine): boolean {
  return pictures.length > 0;
}

/** The line itself, or without the middle of its text. */
function withinTokens(line: GuideLine, tokensMax: number): GuideLine {
  const text = cutToTokens(line.text, tokensMax, (kept) => tokensOfWords({ ...line, text: kept }));
  return text === line.text ? line : { ...line, text };
}

function tokensOfWords(line: GuideLine): number {
  return tokensIn(line.author === 'guide' ? line.text : personText(line));
}

function tokensBesides(line: GuideLine, seen: ReadonlySet<GuidePicture>): number {
  const { pictures = [], proposals = [] } = line;
  const shown = pictures.map((picture) =>
    seen.has(picture) ? pictureTokens : tokensIn(measuredNote(picture)),
  );
  const offered = proposals.map(
    ({ payload }) => perProposal + tokensIn(JSON.stringify(payload) ?? ''),
  );
  return [...shown, ...offered].reduce((sum, one) => sum + one, perMessage);
}
