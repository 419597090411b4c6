import { storeOf, useStore } from '#web/platform/store.ts';

/** Why the guide answers nothing more in a chat for now, in the server's words, which name the time. */
const limits = storeOf<ReadonlyMap<string, string>>(new Map());

export function noteLimit(chatId: string, reason: string | null): void {
  const next = new Map(limits.get());
  if (reason !== null) next.set(chatId, reason);
  else if (!next.delete(chatId)) return;
  limits.set(next);
}

export function forgetLimits(): void {
  limits.set(new Map());
}

export function useAnswerLimit(chatId: string): string | null {
  return useStore(limits).get(chatId) ?? null;
}
