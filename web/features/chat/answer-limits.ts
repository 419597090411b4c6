import type { ApiError } from '#web/platform/api.ts';
import { storeOf, useStore } from '#web/platform/store.ts';

/** Why the guide answers nothing more for now. */
export interface AnswerLimit {
  /** The server's sentence. */
  message: string;
  resetsAt: string | null;
}

const limits = storeOf<ReadonlyMap<string, AnswerLimit>>(new Map());

export function noteLimit(chatId: string, limit: AnswerLimit | null): void {
  const next = new Map(limits.get());
  if (limit) next.set(chatId, limit);
  else if (!next.delete(chatId)) return;
  limits.set(next);
}

export function forgetLimits(): void {
  limits.set(new Map());
}

export function useAnswerLimit(chatId: string): AnswerLimit | null {
  return useStore(limits).get(chatId) ?? null;
}

/** What a refusal with 402 says. */
export function limitOf(error: ApiError): AnswerLimit {
  const resetsAt = error.params.resets_at;
  return { message: error.message, resetsAt: typeof resetsAt === 'string' ? resetsAt : null };
}
