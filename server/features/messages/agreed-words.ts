import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { agrees } from '../account/consents.ts';
import { type Person, personFrom } from '../account/people.ts';
import { withAgreedCards } from '../cards/laid-cards.ts';
import { wordsFrom } from './message-rows.ts';
import type { MessageRow } from '../sight/doors.ts';
import { users } from '#db/schema/users.ts';

interface AgreedWords {
  rows: MessageRow[];
  /** Messages of people of which something stays here. */
  leftOut: number;
  /** Everybody whose words or name may be in `rows`, by id. */
  people: Map<string, Person>;
}

/**
 * Messages as a provider may have them: the one door through which people’s words get into a prompt. A message stays
 * here whole when anybody whose words it holds, or who passed it on, does not agree at this moment; so does an answer
 * of the guide that was written from such words. What one of them wrote on a card is taken out of the message.
 */
export async function agreedWords(
  platform: Platform,
  db: Db,
  rows: MessageRow[],
  known: Person[] = [],
): Promise<AgreedWords> {
  const people = new Map(known.map((person) => [person.userId, person]));
  const unknown = rows.flatMap(namedIn).filter((id) => !people.has(id));
  if (unknown.length > 0) {
    const found = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...new Set(unknown)]));
    for (const user of found) people.set(user.id, personFrom(user));
  }
  const mayGo = (row: MessageRow) => {
    const ids = namedIn(row);
    if (row.kind === 'user' && ids.length === 0) return false;
    return ids.every((id) => agrees(platform, people.get(id)));
  };
  const going = rows.filter(mayGo);
  const agreed = await withAgreedCards(platform, db, going);
  const isPersons = ({ kind }: MessageRow) => kind === 'user';
  const whole = going.filter((row, at) => row === agreed[at]);
  return {
    rows: agreed,
    leftOut: rows.filter(isPersons).length - whole.filter(isPersons).length,
    people,
  };
}

function namedIn(row: MessageRow): string[] {
  return row.authorId === null ? wordsFrom(row) : [row.authorId, ...wordsFrom(row)];
}
