import { useSyncExternalStore } from 'react';
import { onSignOut } from '#web/platform/session.ts';
import { beginSounding, endSounding } from '#web/platform/sounding.ts';
import { changeListeners, storeOf, useStore } from '#web/platform/store.ts';

export const speeds = [1, 1.5, 2] as const;
const tickMs = 80;

/** A recording that can be played, from its address or as it lies in this browser. */
export interface Playable {
  key: string;
  sound: string | Blob;
  durationMs: number;
}

interface Playback {
  key: string | null;
  state: 'playing' | 'paused' | 'failed';
}

const idle: Playback = { key: null, state: 'paused' };
const playback = storeOf<Playback>(idle);
const speed = storeOf<(typeof speeds)[number]>(1);
/** The last position in each recording, in milliseconds. */
const positions = new Map<string, number>();
const positionChanges = changeListeners();

/** One for the whole program, so that one recording plays at a time. */
let element: HTMLAudioElement | null = null;
let ticking: ReturnType<typeof setInterval> | undefined;

const sounding = { pause: () => element?.pause() };

function theElement(): HTMLAudioElement {
  if (element) return element;
  const made = new Audio();
  made.preload = 'auto';
  made.addEventListener('play', () => {
    beginSounding(sounding);
    ticking ??= setInterval(tick, tickMs);
    setState('playing');
  });
  made.addEventListener('pause', () => {
    rest();
    setState('paused');
  });
  made.addEventListener('ended', () => {
    rest();
    const { key } = playback.get();
    if (key !== null) place(key, 0);
    setState('paused');
  });
  made.addEventListener('error', () => {
    rest();
    // Without an address there is nothing that could fail.
    if (made.getAttribute('src')) setState('failed');
  });
  element = made;
  return made;
}

function rest(): void {
  clearInterval(ticking);
  ticking = undefined;
  endSounding(sounding);
}

function setState(state: Playback['state']): void {
  playback.set({ ...playback.get(), state });
}

function place(key: string, ms: number): void {
  positions.set(key, ms);
  positionChanges.notify();
}

function tick(): void {
  const { key } = playback.get();
  if (element && key !== null && !element.seeking) place(key, element.currentTime * 1_000);
}

/** Plays from where it was left, or pauses. */
export function togglePlaying({ key, sound }: Playable): void {
  const audio = theElement();
  const now = playback.get();
  if (now.key === key && now.state === 'playing') {
    audio.pause();
    return;
  }
  if (now.key !== key || now.state === 'failed') {
    load(audio, sound);
    playback.set({ key, state: 'paused' });
  }
  audio.playbackRate = speed.get();
  audio.preservesPitch = true;
  audio.currentTime = (positions.get(key) ?? 0) / 1_000;
  audio.play().catch((error: unknown) => {
    // Choosing another recording meanwhile is no failure.
    if (playback.get().key === key && (error as Error).name !== 'AbortError') setState('failed');
  });
}

function load(audio: HTMLAudioElement, sound: Playable['sound']): void {
  unload(audio);
  audio.src = typeof sound === 'string' ? sound : URL.createObjectURL(sound);
}

function unload(audio: HTMLAudioElement): void {
  audio.pause();
  if (audio.src.startsWith('blob:')) URL.revokeObjectURL(audio.src);
  audio.removeAttribute('src');
}

/** Also while it does not play: then it begins there. */
export function seek({ key, durationMs }: Playable, ms: number): void {
  const to = Math.min(Math.max(0, ms), durationMs);
  place(key, to);
  if (playback.get().key === key && element) element.currentTime = to / 1_000;
}

export function nextSpeed(): void {
  const at = speeds.indexOf(speed.get());
  speed.set(speeds[(at + 1) % speeds.length] ?? 1);
  if (element) element.playbackRate = speed.get();
}

/** A recording that only this tab has ends with its player. */
export function forgetPlaying(key: string): void {
  positions.delete(key);
  if (playback.get().key !== key) return;
  if (element) unload(element);
  playback.set(idle);
}

onSignOut(() => {
  positions.clear();
  const { key } = playback.get();
  if (key !== null) forgetPlaying(key);
});

export function usePlaying(key: string): 'playing' | 'paused' | 'failed' {
  const now = useStore(playback);
  return now.key === key ? now.state : 'paused';
}

export function useSpeed(): number {
  return useStore(speed);
}

export function usePosition(key: string): number {
  return useSyncExternalStore(positionChanges.subscribe, () => positions.get(key) ?? 0);
}
