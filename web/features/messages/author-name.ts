import type { Message } from '#contract/messages.ts';
import { shownName } from '#web/platform/shown-name.ts';
import type { Text } from '#web/platform/text.ts';

/** The name of an author; deleted accounts have none. */
export function authorName(text: Text, author: Message['author']): string {
  if (!('username' in author)) return text('assistant.guide');
  return shownName(author) || text('messages.gone_person');
}
