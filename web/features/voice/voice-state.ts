import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Language } from '#contract/shapes.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { keepLocally } from '#web/platform/local-stores.ts';
import { onSignOut } from '#web/platform/session.ts';
import { pauseSounding } from '#web/platform/sounding.ts';
import { changeListeners, storeOf } from '#web/platform/store.ts';

/** The recording that is being made; there is one microphone. */
export interface RecordingNow {
  chatId: string;
  /** The microphone comes first, for which the browser may have to ask. */
  stage: 'beginning' | 'asking' | 'recording';
  /** The sentence that says why the browser asks is in the page. */
  onExplained?: () => void;
  elapsedMs: number;
  /** The last moments, from 0 to 1, oldest first. */
  levels: readonly number[];
  /** Lets go of the microphone and keeps what was said. */
  leave: () => void;
}

export const recordingNow = storeOf<RecordingNow | null>(null);

/** The box that words are dictated into, as it is at this moment. */
export interface DictatedBox {
  text: () => string;
  write: (text: string) => void;
}

/** The dictation that is going on; with the same microphone. */
export interface DictatingNow {
  place: string;
  language: Language;
  stop: () => void;
}

export const dictatingNow = storeOf<DictatingNow | null>(null);

export function stopDictating(place: string): void {
  const now = dictatingNow.get();
  if (now?.place === place) now.stop();
}

const kept = keepLocally<OutboxAudio>('recordings');

/** Finished recordings by chat, kept in this browser until they are sent or discarded. */
class Recordings {
  readonly #ofChat = new Map<string, OutboxAudio | null>();
  readonly #changes = changeListeners();
  readonly subscribe = this.#changes.subscribe;

  constructor() {
    onSignOut(() => {
      this.#ofChat.clear();
      this.#changes.notify();
    });
  }

  of(chatId: string): OutboxAudio | null {
    return this.#ofChat.get(chatId) ?? null;
  }

  /** Takes up what an earlier visit left. */
  async open(chatId: string): Promise<void> {
    if (this.#ofChat.has(chatId)) return;
    const stored = await kept.get(chatId).catch(() => undefined);
    if (!stored || this.#ofChat.has(chatId)) return;
    this.#ofChat.set(chatId, stored);
    this.#changes.notify();
  }

  keep(chatId: string, recording: OutboxAudio): void {
    this.#ofChat.set(chatId, recording);
    void kept.set(chatId, recording).catch(() => undefined);
    this.#changes.notify();
  }

  /** It was discarded, or is in a message that waits to be sent. */
  forget(chatId: string): void {
    this.#ofChat.set(chatId, null);
    void kept.delete(chatId).catch(() => undefined);
    this.#changes.notify();
  }
}

export const recordings = new Recordings();

export function useRecording(chatId: string): OutboxAudio | null {
  return useSyncExternalStore(
    recordings.subscribe,
    useCallback(() => recordings.of(chatId), [chatId]),
  );
}

/** Whether a recording is made in this chat or waits to be sent. Leaving the chat lets go of the microphone. */
export function useIsSpeaking(chatId: string): boolean {
  useEffect(() => {
    void recordings.open(chatId);
    return () => {
      const now = recordingNow.get();
      if (now?.chatId === chatId) now.leave();
      stopDictating(chatId);
      pauseSounding();
    };
  }, [chatId]);
  const isMade = useSyncExternalStore(
    recordingNow.subscribe,
    () => recordingNow.get()?.chatId === chatId,
  );
  return useRecording(chatId) !== null || isMade;
}
