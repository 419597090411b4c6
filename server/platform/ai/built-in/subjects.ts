import { subjects } from '#content/guide/subjects.ts';
import type { Subject } from '#content/guide/subjects/subject.ts';
import type { ChatState } from './chat-state.ts';
import type { Reading } from './reading.ts';
import { noSubject, subjectLikeness } from './subject-likeness.ts';

/** Of what earlier messages showed, this much counts still. */
const kept = 0.9;
/** A subject has to show this much before it is spoken of. */
const enough = 0.4;
/** And this many times as much as the next one, or as the one that the chat is about. */
const lead = 1.35;
const byKey = new Map(subjects.map((subject) => [subject.key, subject]));

/** Adds what a message shows of each subject to what the chat showed before. */
export function noticeSubject(state: ChatState, { text, language, isContent }: Reading): void {
  if (!isContent) return;
  const shown = [...subjectLikeness(text, language)].map(([key, value]): [string, number] => [
    key,
    value + kept * (state.subjects.get(key) ?? 0),
  ]);
  state.subjects = new Map(shown);
  const [first, second] = shown
    .filter(([key]) => key !== noSubject)
    .toSorted(([, one], [, other]) => other - one);
  if (!first) return;
  const isOther = state.subject !== null && state.subject !== first[0];
  const before = isOther ? (state.subjects.get(state.subject ?? '') ?? 0) : (second?.[1] ?? 0);
  if (first[1] >= enough && first[1] >= lead * before) state.subject = first[0];
}

/** The subject of the chat; null while none is plain. */
export function subjectOf({ subject }: ChatState): Subject | null {
  return byKey.get(subject ?? '') ?? null;
}
