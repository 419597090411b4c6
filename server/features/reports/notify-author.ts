import { eq } from 'drizzle-orm';
import { ownCards } from '#db/schema/cards.ts';
import { media } from '#db/schema/media.ts';
import { messages } from '#db/schema/messages.ts';
import type { Change, Db } from '../../platform/change.ts';
import { leaveLetter } from '../account/mails.ts';
import type { ModeratedThing } from '../account/tokens.ts';
import { userById } from '../account/users.ts';

/** Mails somebody that the operator removed something of theirs. It quotes nothing; an answer is an appeal to the operator. */
export async function notifyAuthor(
  change: Change,
  { kind }: ModeratedThing,
  authorId: string,
): Promise<void> {
  const author = await userById(change.db, authorId);
  // An address that nobody claimed may be somebody else’s.
  if (!author?.emailVerifiedAt || author.deletedAt) return;
  await leaveLetter(change, {
    userId: author.id,
    kind: 'content_removed',
    path: '/profile/terms_service',
    words: { thing: kind },
    answeredByOperator: true,
  });
}

/** Of something that can be removed; null: the guide, or somebody who is gone. */
export async function authorOf(db: Db, { kind, id }: ModeratedThing): Promise<string | null> {
  const [row] = await authorsOf(db, kind, id);
  return row?.id ?? null;
}

async function authorsOf(
  db: Db,
  kind: ModeratedThing['kind'],
  id: string,
): Promise<{ id: string | null }[]> {
  if (kind === 'image') return db.select({ id: media.ownerId }).from(media).where(eq(media.id, id));
  if (kind === 'message')
    return db.select({ id: messages.authorId }).from(messages).where(eq(messages.id, id));
  return db.select({ id: ownCards.ownerId }).from(ownCards).where(eq(ownCards.id, id));
}
