import { dataLine } from './data-line.ts';
import type { GuideLine, GuidePicture } from './model.ts';
import { measuredNote } from './picture-facts.ts';
import { cutToTokens, tokensIn } from './tokens.ts';

/** A seen picture, at the size in which it is sent. */
export const pictureTokens = 1_600;
/** In tokens: a message besides its text, and each of its proposals. */
const perMessage = 8;
const perProposal = 60;
/** Shares of the room that one message may take: the newest, and any other. */
const newestShare = 1 / 2;
const otherShare = 1 / 8;

/** The text of a person: plain for the person who asks, as data for all others. */
export function personText({ text, cardTexts = [], said }: GuideLine): string {
  if (!said) return [text, ...cardTexts].filter(Boolean).join('\n');
  return dataLine({ ...said, text, ...(cardTexts.length > 0 && { cards: cardTexts }) });
}

/**
 * The newest lines that fit, oldest first. Of one that is too long the middle is left out. The newest line with pictures
 * is always there, since it is what the chat is about.
 */
export function fittingLines(
  lines: GuideLine[],
  room: number,
  seen: ReadonlySet<GuidePicture>,
): GuideLine[] {
  const pictured = lines.findLast(({ pictures = [] }) => pictures.length > 0);
  const newest = lines.at(-1);
  const shortened = (line: GuideLine): GuideLine => {
    const text = cutToTokens(line.text, room * (line === newest ? newestShare : otherShare));
    return text === line.text ? line : { ...line, text };
  };
  let left = room;
  if (pictured && pictured !== newest) left -= tokensOfLine(shortened(pictured), seen);
  const fitting: GuideLine[] = [];
  let isPicturedIn = pictured === undefined;
  for (const line of lines.toReversed()) {
    const kept = shortened(line);
    const isPaid = line === pictured && line !== newest;
    const tokens = isPaid ? 0 : tokensOfLine(kept, seen);
    if (tokens > left && line !== newest) break;
    left -= tokens;
    fitting.push(kept);
    isPicturedIn ||= line === pictured;
  }
  if (pictured && !isPicturedIn) fitting.push(shortened(pictured));
  return fitting.toReversed();
}

function tokensOfLine(line: GuideLine, seen: ReadonlySet<GuidePicture>): number {
  const { pictures = [], proposals = [] } = line;
  const text = line.author === 'guide' ? line.text : personText(line);
  const shown = pictures.map((picture) =>
    seen.has(picture) ? pictureTokens : tokensIn(measuredNote(picture)),
  );
  const taken = shown.reduce((sum, one) => sum + one, 0);
  return perMessage + tokensIn(text) + taken + proposals.length * perProposal;
}
