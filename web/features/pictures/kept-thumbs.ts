import { queryOptions } from '@tanstack/react-query';
import type { MessageImage } from '#contract/messages.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { queryClient } from '#web/platform/query.ts';

const sizeMax = 360;
const quality = 0.8;

function thumbQuery(chatId: string, imageId: string, make: () => Promise<Blob>) {
  return queryOptions({
    queryKey: ['chat', chatId, 'thumb', imageId],
    queryFn: make,
    staleTime: Infinity,
    retry: false,
    meta: kept(),
  });
}

/** Keeps a picture that was shown, small and as it was drawn, so that it is not asked for again. */
export function keepThumb(chatId: string, image: MessageImage, shown: HTMLImageElement): void {
  if (shown.src.startsWith('blob:')) return;
  void queryClient.prefetchQuery(thumbQuery(chatId, image.id, () => drawn(shown, image)));
}

/** Shows what was kept of a picture that can’t be had now. */
export async function showThumb(
  chatId: string,
  { id }: MessageImage,
  place: HTMLImageElement,
): Promise<void> {
  if (place.src.startsWith('blob:')) return;
  const none = () => Promise.reject(new Error('nothing of the picture was kept'));
  const blob = await queryClient.fetchQuery(thumbQuery(chatId, id, none)).catch(() => null);
  if (!blob) return;
  const url = URL.createObjectURL(blob);
  place.addEventListener('load', () => URL.revokeObjectURL(url), { once: true });
  place.removeAttribute('srcset');
  place.src = url;
}

async function drawn(shown: HTMLImageElement, { width, height }: MessageImage): Promise<Blob> {
  const scale = Math.min(1, sizeMax / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(shown, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  // A picture of another host can’t be read back; then nothing of it is kept.
  canvas.toBlob(resolve, 'image/webp', quality);
  const blob = await promise;
  if (!blob) throw new Error('the picture could not be drawn');
  return blob;
}
