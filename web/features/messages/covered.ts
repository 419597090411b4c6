import type { Message } from '#contract/messages.ts';
import { myId } from '#web/platform/session.ts';
import type { TextKey } from '#web/platform/language.tsx';

/** Why a message’s picture is not drawn; null where it is. Its owner still sees what others covered. */
export function coverOf({ image, author }: Message): TextKey | null {
  if (!image?.covered) return null;
  if (image.covered === 'by_reports' && author.id === myId()) return null;
  return `reports.covered_${image.covered}`;
}

export function showsPicture(message: Message): boolean {
  return message.image !== null && coverOf(message) === null;
}
