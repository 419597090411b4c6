import { nameKey } from '#contract/name-key.ts';
import type { Said } from '../../platform/ai/model.ts';
import type { Person } from '../account/people.ts';
import type { MessageRow } from '../sight/doors.ts';

export type SaidBy = (row: MessageRow) => Said;

type People = ReadonlyMap<string, Person>;

/** Names for a model: with the username where two of the people go by what reads as one name. */
export function namesAmong(people: People): (id: string | null) => Pick<Said, 'from' | 'username'> {
  const all = [...people.values()];
  const counts = Map.groupBy(all, ({ displayName }) => nameKey(displayName));
  return (id) => {
    const person = people.get(id ?? '');
    if (!person) return { from: '?' };
    const { displayName, username } = person;
    const isShared = (counts.get(nameKey(displayName))?.length ?? 0) > 1;
    return { from: displayName, ...(isShared && { username }) };
  };
}

/** Authors of the messages in a chat of people. */
export function saidAmong(people: People): SaidBy {
  const named = namesAmong(people);
  return (row) => ({ ...named(row.authorId), ...saidElsewhere(row, people) });
}

/** In a chat with the guide alone: null for the person’s own words. */
export function saidElsewhere({ forwarded, wordsOfId }: MessageRow, people: People): Said | null {
  if (!forwarded) return null;
  return { passed_on: { words_of: people.get(wordsOfId ?? '')?.displayName ?? null } };
}
