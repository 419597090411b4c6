import type { Act } from '../../platform/http/call.ts';
import { outcomesIn } from '../outcomes/outcomes.ts';
import type { Copy } from './open-copy.ts';

/** The reader's outcomes of the copied time, in the order in which they were made. */
export async function outcomeLines(call: Act, { chat, range, say }: Copy): Promise<string[]> {
  const { from, to } = range;
  const outcomes = await outcomesIn(call, chat.id);
  return outcomes
    .filter(({ at }) => (!from || at >= from.toISOString()) && (!to || at < to.toISOString()))
    .toReversed()
    .map(({ kind, title, done }) => say(`paper.${kind}${done ? '_done' : ''}`, { title }));
}
