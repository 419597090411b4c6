import type { EntryAnswer } from '#contract/account.ts';
import { startSession } from '#web/platform/session.ts';

/** An account that is closed, and the ticket that opens it again. */
export type ClosedAccount = Extract<EntryAnswer, { deletion: unknown }>['deletion'];

/** The end of every way to sign in: in, or before a closed account. */
export async function enter(
  answer: EntryAnswer,
  onClosed: (closed: ClosedAccount) => void,
): Promise<void> {
  if ('deletion' in answer) onClosed(answer.deletion);
  else await startSession(answer);
}
