import { useCallback, useSyncExternalStore } from 'react';
import { limits } from '#contract/values.ts';
import type { OutboxImage } from './outbox-order.ts';
import { currentText } from '#web/platform/language.tsx';
import { keepLocally } from '#web/platform/local-stores.ts';
import { newId } from '#web/platform/new-id.ts';
import { onSignOut } from '#web/platform/session.ts';
import { changeListeners } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts.ts';

/** A picture that is chosen and not sent yet. */
export interface Attachment extends OutboxImage {
  id: string;
  name: string;
  /** The question about it, where the place keeps no draft of its own. */
  words?: string;
}

/** Formats that the server reads; phones convert their own formats when a page asks for these. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const kept = keepLocally<Attachment[]>('attachments');
const none: readonly Attachment[] = [];

/** Chosen pictures by chat, kept in this browser until they are sent or taken away. */
class Attachments {
  readonly #ofChat = new Map<string, readonly Attachment[]>();
  /** People can get more pictures at once than the guide. */
  readonly #maxima = new Map<string, number>();
  readonly #changes = changeListeners();
  readonly subscribe = this.#changes.subscribe;

  constructor() {
    onSignOut(() => {
      this.#ofChat.clear();
      this.#changes.notify();
    });
  }

  of(chatId: string): readonly Attachment[] {
    return this.#ofChat.get(chatId) ?? none;
  }

  /** Takes up what an earlier visit left. */
  async open(chatId: string): Promise<void> {
    if (this.#ofChat.has(chatId)) return;
    const stored = await kept.get(chatId).catch(() => undefined);
    if (stored && !this.#ofChat.has(chatId)) this.#set(chatId, stored);
  }

  allow(place: string, max: number): void {
    this.#maxima.set(place, max);
  }

  /** Adds pictures in their order; says which can't be used, and why. */
  async add(chatId: string, files: readonly File[]): Promise<void> {
    const max = this.#maxima.get(chatId) ?? limits.guidePicturesMax;
    for (const file of files) {
      if (this.of(chatId).length >= max) {
        const text = currentText()('pictures.at_once', { count: max });
        showToast({ tone: 'error', text });
        return;
      }
      const problem = await this.#problemOf(chatId, file);
      if (problem) showToast({ tone: 'error', text: problem });
    }
  }

  async #problemOf(chatId: string, file: File): Promise<string | null> {
    const text = currentText();
    const { name } = file;
    if (/\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(file.type))
      return text('pictures.heic', { name });
    if (!pictureTypes.includes(file.type)) return text('pictures.wrong_type', { name });
    if (file.size > limits.uploadBytesMax)
      return text('pictures.too_large', { name, megabytes: limits.uploadBytesMax / 1024 ** 2 });
    const size = await sizeOf(file);
    if (!size) return text('pictures.unreadable', { name });
    if (size.width * size.height > limits.imagePixelsMax)
      return text('pictures.too_many_pixels', {
        name,
        megapixels: limits.imagePixelsMax / 1_000_000,
      });
    const added = { id: newId(), name, file, alt: '', ...size };
    this.#set(chatId, [...this.of(chatId), added]);
    return null;
  }

  /** The one picture of a place that takes no more. */
  async choose(place: string, files: readonly File[]): Promise<void> {
    const before = this.of(place);
    await this.add(place, files.slice(0, 1));
    const added = this.of(place).at(-1);
    const words = before.at(-1)?.words;
    if (added && words !== undefined) this.describe(place, added.id, { words });
    for (const { id } of before) if (this.of(place).length > 1) this.remove(place, id);
  }

  /** A picture that was not sent after all. */
  takeBack(chatId: string, { file, alt, width, height }: OutboxImage): void {
    const name = file instanceof File ? file.name : '';
    this.#set(chatId, [...this.of(chatId), { id: newId(), name, file, alt, width, height }]);
  }

  describe(chatId: string, id: string, change: Partial<Pick<Attachment, 'alt' | 'words'>>): void {
    this.#set(
      chatId,
      this.of(chatId).map((one) => (one.id === id ? { ...one, ...change } : one)),
    );
  }

  remove(chatId: string, id: string): void {
    this.#set(
      chatId,
      this.of(chatId).filter((one) => one.id !== id),
    );
  }

  /** The chosen pictures now belong to messages that wait to be sent. */
  sent(chatId: string): void {
    if (this.of(chatId).length > 0) this.#set(chatId, none);
  }

  #set(chatId: string, all: readonly Attachment[]): void {
    this.#ofChat.set(chatId, all);
    const storing = all.length > 0 ? kept.set(chatId, [...all]) : kept.delete(chatId);
    void storing.catch(() => undefined);
    this.#changes.notify();
  }
}

/** In pixels, upright; null where the browser can't read the picture. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const attachments = new Attachments();

export function useAttachments(chatId: string): readonly Attachment[] {
  return useSyncExternalStore(
    attachments.subscribe,
    useCallback(() => attachments.of(chatId), [chatId]),
  );
}

/** The pictures among what was pasted or dropped. */
export function filesOf(data: DataTransfer | null): File[] {
  return data ? [...data.files] : [];
}
