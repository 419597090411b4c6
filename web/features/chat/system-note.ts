import type { SystemNote } from '#contract/messages.ts';
import type { Text } from '#web/platform/language.tsx';

/** What happened to a chat, as a sentence; `author` is the name of who did it. */
export function systemSentence(text: Text, note: SystemNote, author: string): string {
  const { what, name, title } = note;
  return text(`members.note_${what}`, { author, name: name ?? '', title: title ?? '' });
}
