import { Refusal } from '../../platform/refusal.ts';

/** Makes an action or an insight by the way: a full list prevents it alone, not the rest of the transaction. */
export async function unlessFull(make: () => Promise<unknown>): Promise<void> {
  try {
    await make();
  } catch (error) {
    const isFull = error instanceof Refusal && error.status === 409;
    if (!isFull) throw error;
  }
}
