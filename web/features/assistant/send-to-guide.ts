import { limits } from '#contract/values.ts';
import { chosenCards } from '#web/features/messages/chosen-cards.ts';
import { attachments } from '#web/features/messages/attachments.ts';
import { inAlbums } from '#web/features/pictures/in-albums.ts';
import { outbox } from '#web/features/messages/outbox.ts';

/**
 * Sends what was written for the guide, with the pictures and cards that were chosen at `chosenIn`:
 * in the order in which they were chosen, the words and the cards with the last.
 */
export function sendToGuide(
  chatId: string,
  words: string,
  { aboutPicture = false, chosenIn = chatId }: { aboutPicture?: boolean; chosenIn?: string } = {},
): void {
  const pictures = inAlbums(attachments.of(chosenIn), limits.guidePicturesMax);
  const cards = chosenCards.of(chosenIn);
  const way = aboutPicture ? { aboutPicture } : {};
  const last = cards.length > 0 ? { ...way, cards } : way;
  for (const [at, picture] of pictures.entries()) {
    const isLast = at === pictures.length - 1;
    outbox.add(chatId, isLast ? words : '', { ...(isLast ? last : way), ...picture });
  }
  if (pictures.length === 0) outbox.add(chatId, words, last);
  // After they are on the disk as messages, so that no moment is without them.
  attachments.sent(chosenIn);
  chosenCards.sent(chosenIn);
}
