import { eq } from 'drizzle-orm';
import type { ModerationCase } from '#contract/moderation.ts';
import { ownCards } from '#db/schema/cards.ts';
import { media } from '#db/schema/media.ts';
import type { Db } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { cardPicture } from '../cards/art.ts';
import { asLaid } from '../cards/card-doors.ts';
import { deckCard } from '../cards/deck-cards.ts';
import { fileKey } from '../media/media.ts';
import { laidCard } from './card-covers.ts';
import { users } from '#db/schema/users.ts';

const drawnWidth = 600;
const drawnHeight = 800;

/** The operator's view of a card; if its author deleted it, from a message that still shows it. */
export async function reportedCardContent(
  db: Db,
  id: string,
): Promise<Pick<ModerationCase, 'author' | 'text' | 'gone' | 'image' | 'covered'>> {
  const ofDeck = deckCard(id);
  if (ofDeck) {
    const { texts, alts, image_url: url } = ofDeck;
    const image = url ? { width: drawnWidth, height: drawnHeight, alt: alts.en } : null;
    const text = `${texts.en}\n${texts.he}`;
    return { author: null, text, gone: false, image, covered: false };
  }
  const own = await shownCard(db, id);
  const [author] = own ? await db.select().from(users).where(eq(users.id, own.owner_id)) : [];
  const picture = await pictureOf(db, own?.image_id);
  return {
    author: author ? { username: author.username, display_name: author.displayName } : null,
    text: own?.text ?? '',
    gone: own === null,
    image: picture && {
      width: picture.width ?? 1,
      height: picture.height ?? 1,
      alt: picture.alt,
    },
    covered: own?.covered === 'by_reports',
  };
}

/** The picture on a card, also while it is covered. */
export async function reportedCardFile(
  { db, platform }: Call,
  id: string,
): Promise<Uint8Array | null> {
  if (deckCard(id)?.image_url) return cardPicture(id, drawnWidth);
  const own = deckCard(id) ? null : await shownCard(db, id);
  const picture = await pictureOf(db, own?.image_id);
  return picture ? platform.files.read(fileKey('image', picture.id)) : null;
}

async function shownCard(db: Db, id: string) {
  const [row] = await db.select().from(ownCards).where(eq(ownCards.id, id));
  const own = row ? asLaid(row) : (await laidCard(db, id))?.own;
  return own && own.covered !== 'removed' ? own : null;
}

async function pictureOf(db: Db, imageId: string | null | undefined) {
  if (!imageId) return null;
  const [row] = await db.select().from(media).where(eq(media.id, imageId));
  return row && row.removedAt === null ? row : null;
}
