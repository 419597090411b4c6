import type { OutboxEntry, OutboxImage } from '#web/features/messages/outbox-order.ts';
import { newId } from '#web/platform/new-id.ts';

/** Pictures that are sent at once, as many together as an album holds; one alone is in none. */
export function inAlbums(
  images: readonly OutboxImage[],
  albumMax: number,
): (Pick<OutboxEntry, 'album'> & { image: OutboxImage })[] {
  const placed = [];
  for (let first = 0; first < images.length; first += albumMax) {
    const together = images.slice(first, first + albumMax);
    const album = { id: newId() };
    for (const image of together) placed.push(together.length > 1 ? { image, album } : { image });
  }
  return placed;
}
