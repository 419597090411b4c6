import type { Extract } from '#contract/catch-up.ts';
import { previewOf } from '#contract/preview.ts';
import type { UserRef } from '#contract/shapes.ts';
import type { Act } from '../../platform/http/call.ts';
import { userRefs } from '../account/people.ts';
import { isCared } from '../messages/care.ts';
import { mentionedAmong, mentionedIds } from '../messages/mentions.ts';
import { messageOf, wordsOf } from '../messages/message-rows.ts';
import type { MessageRow } from '../sight/doors.ts';

const shownMax = 5;
const linkPattern = /https?:\/\/[^\s<>"]+/giu;
/** Punctuation after an address that ends its sentence. */
const linkEnd = /[.,;:!?'")\]}]+$/u;
const questionPattern = /[?؟]["”״')\]\s]*$/u;

/**
 * Facts of messages, oldest first: who, how many, what ends in a question mark, what mentions me and
 * what was sent. Nothing here understands anything, and words of danger are not quoted.
 */
export async function extractOf(
  { me, platform, db }: Pick<Act, 'me' | 'platform' | 'db'>,
  rows: MessageRow[],
): Promise<Extract> {
  const ids = [...rows.flatMap(({ authorId }) => authorId ?? []), ...mentionedIds(rows)];
  const people = await userRefs(platform, db, [...new Set(ids)]);
  const authorOf = ({ authorId }: MessageRow) => people.get(authorId ?? '') ?? null;
  const quotable = rows.filter((row) => !isCared(row));
  const said = (row: MessageRow) => ({
    seq: row.seq,
    author: authorOf(row),
    text: previewOf({ ...messageOf(row, null), text: wordsOf(row) }).text,
    mentioned: mentionedAmong(row, people),
  });
  const asks = (row: MessageRow) =>
    row.kind === 'user' && questionPattern.test(wordsOf(row).trim());
  return {
    people: countsOf(rows, authorOf),
    questions: quotable.filter(asks).slice(-shownMax).map(said),
    mentions: quotable
      .filter(({ mentions }) => mentions.includes(me.userId))
      .slice(-shownMax)
      .map(said),
    links: quotable.flatMap(linksIn).slice(-shownMax),
    pictures: rows.filter(({ imageId }) => imageId !== null).length,
    recordings: rows.filter(({ audioId }) => audioId !== null).length,
  };
}

function countsOf(
  rows: MessageRow[],
  authorOf: (row: MessageRow) => UserRef | null,
): Extract['people'] {
  return [...Map.groupBy(rows, (row) => authorOf(row)?.id ?? '').values()]
    .map((all) => ({ author: all[0] ? authorOf(all[0]) : null, count: all.length }))
    .toSorted((one, other) => other.count - one.count);
}

function linksIn({ seq, text }: MessageRow): Extract['links'] {
  return [...text.matchAll(linkPattern)].map(([url]) => ({ seq, url: url.replace(linkEnd, '') }));
}
