import { createHash } from 'node:crypto';

/** A shuffled deck: what is still to come of it, in order, and what it was last shuffled by. */
export interface Pile {
  seed: string;
  left: string[];
}

/** Every order is as likely as any other (Fisher–Yates); the same seed gives the same one. */
export function shuffled(ids: readonly string[], seed: string): string[] {
  const order = [...ids];
  const below = numbersBy(seed);
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1);
    const kept = order[at] ?? '';
    order[at] = order[other] ?? '';
    order[other] = kept;
  }
  return order;
}

/**
 * Takes the next card that is asked for. The whole deck is shuffled in when nothing of it is left, whatever is asked;
 * when only those asked for (its cards of one stage) have ended, they are shuffled in again behind the others.
 */
export function takeNext(
  pile: Pile,
  deck: readonly string[],
  asked: readonly string[],
  newSeed: () => string,
): { id: string; pile: Pile } {
  const among = new Set(asked);
  let { seed, left } = pile;
  if (left.length === 0) {
    seed = newSeed();
    left = shuffled(deck, seed);
  }
  if (!left.some((id) => among.has(id))) {
    seed = newSeed();
    left = [...left, ...shuffled(asked, seed)];
  }
  const id = left.find((each) => among.has(each));
  if (id === undefined) throw new Error('a deck has cards');
  return { id, pile: { seed, left: left.filter((each) => each !== id) } };
}

/**
 * Takes the next card that is preferred, else the next of the deck: which is shuffled again only when nothing of it
 * is left.
 */
export function takePreferred(
  { seed, left }: Pile,
  deck: readonly string[],
  preferred: readonly string[],
  newSeed: () => string,
): { id: string; pile: Pile } {
  const isOut = left.length === 0;
  const from = isOut ? newSeed() : seed;
  const pile = { seed: from, left: isOut ? shuffled(deck, from) : left };
  const wanted = pile.left.some((id) => preferred.includes(id)) ? preferred : pile.left;
  return takeNext(pile, deck, wanted, newSeed);
}

/** Whole numbers from 0 to below a bound, drawn from a stream of hashes without favouring the small ones. */
function numbersBy(seed: string): (bound: number) => number {
  let block = 0;
  let words: number[] = [];
  const word = (): number => {
    if (words.length === 0) {
      const bytes = createHash('sha256').update(`${seed} ${block}`).digest();
      words = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
      block += 1;
    }
    return words.pop() ?? 0;
  };
  return (bound) => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % bound;
  };
}
