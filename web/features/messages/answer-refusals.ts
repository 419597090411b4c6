import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { storeOf, useStore } from '#web/platform/store.ts';

export type AnswerRefusal = NonNullable<AnswerOf<typeof api.messages.sendUser>['answer_refused']>;

/** Why the guide did not answer my message; only for me, kept while the page is open. */
const refusals = storeOf<ReadonlyMap<string, AnswerRefusal>>(new Map());

export function noteRefusal(messageId: string, refusal: AnswerRefusal | null): void {
  const next = new Map(refusals.get());
  if (refusal !== null) next.set(messageId, refusal);
  else if (!next.delete(messageId)) return;
  refusals.set(next);
}

export function forgetRefusals(): void {
  refusals.set(new Map());
}

export function useRefusal(messageId: string): AnswerRefusal | null {
  return useStore(refusals).get(messageId) ?? null;
}
