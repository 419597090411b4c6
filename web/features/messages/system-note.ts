import type { SystemNote } from '#contract/messages.ts';
import type { Text } from '#web/platform/language.tsx';

/** An event of a chat as a sentence; `author` is the name of the person who caused it. */
export function systemSentence(text: Text, note: SystemNote, author: string): string {
  const { what, name, title } = note;
  return text(`members.note_${what}`, { author, name: name ?? '', title: title ?? '' });
}
