import { useCallback, useSyncExternalStore } from 'react';
import type { Presence, Typing } from '#contract/live.ts';
import type { UserRef } from '#contract/shapes.ts';
import { live } from './live.ts';
import { useOnline as useReachable } from './network.ts';
import { onSignOut } from './session.ts';

/** A sign of writing holds this long unless another one or the message comes. */
const typingForMs = 10_000;
const nobody: UserRef[] = [];

const online = new Set<string>();
const writers = new Map<string, UserRef[]>();
const ends = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Map<string, Set<() => void>>();

function listen(key: string, listener: () => void): () => void {
  const heard = listeners.get(key) ?? new Set();
  listeners.set(key, heard.add(listener));
  return () => {
    heard.delete(listener);
    if (heard.size === 0 && listeners.get(key) === heard) listeners.delete(key);
  };
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function notePresence({ user_id: userId, online: isOnline }: Presence): void {
  if (isOnline) online.add(userId);
  else online.delete(userId);
  notify(userId);
}

function noteTyping({ chat_id: chatId, user }: Typing): void {
  const key = `${chatId} ${user.id}`;
  clearTimeout(ends.get(key));
  ends.set(
    key,
    setTimeout(() => endTyping(chatId, user.id), typingForMs),
  );
  const known = writers.get(chatId) ?? nobody;
  if (known.some(({ id }) => id === user.id)) return;
  writers.set(chatId, [...known, user]);
  notify(chatId);
}

function endTyping(chatId: string, userId: string): void {
  const key = `${chatId} ${userId}`;
  clearTimeout(ends.get(key));
  if (!ends.delete(key)) return;
  const left = (writers.get(chatId) ?? nobody).filter(({ id }) => id !== userId);
  if (left.length > 0) writers.set(chatId, left);
  else writers.delete(chatId);
  notify(chatId);
}

function forgetEverybody(): void {
  const known = [...online, ...writers.keys()];
  for (const end of ends.values()) clearTimeout(end);
  ends.clear();
  online.clear();
  writers.clear();
  for (const key of known) notify(key);
}

live.onFrame((frame) => {
  switch (frame.type) {
    case 'hello':
      // Presence is sent again after each greeting.
      forgetEverybody();
      return;
    case 'presence':
      notePresence(frame);
      return;
    case 'typing':
      noteTyping(frame);
      return;
    case 'message.created':
      endTyping(frame.chat_id, frame.message.author.id);
      return;
    default:
  }
});
onSignOut(forgetEverybody);

function useKept<Value>(key: string, value: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => listen(key, listener), [key]);
  return useSyncExternalStore(subscribe, value, value);
}

/** Whether somebody is here now, as far as they and I share it; unknown while I am away myself. */
export function useOnline(userId: string): boolean {
  const isHere = useKept(userId, () => online.has(userId));
  const isReachable = useReachable();
  return live.useStatus() === 'open' && isReachable && isHere;
}

/** The people who are typing in a chat, without me. */
export function useTyping(chatId: string): UserRef[] {
  return useKept(chatId, () => writers.get(chatId) ?? nobody);
}
