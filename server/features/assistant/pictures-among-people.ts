import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { limits } from '#contract/values.ts';
import type { AnswerRequest, GuidePicture } from '../../platform/ai/model.ts';
import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { measured } from '../media/measure.ts';
import { fileKey } from '../media/media.ts';
import { picturesOf } from './guide-pictures.ts';
import { picturesNewToGuide } from './guide-turns.ts';
import { messages } from '#db/schema/messages.ts';
import type { MessageRow } from '../sight/doors.ts';

/** Pictures that a person shows the guide in a chat of people: those sent with the question, and none of others. */
export interface ShownAmongPeople {
  /** The pictures that the guide sees. */
  rows: MessageRow[];
  /** How many more were sent together. */
  leftOut: number;
}

export async function shownAmongPeople(
  { db }: Pick<Change, 'db'>,
  asked: MessageRow,
): Promise<ShownAmongPeople> {
  const { imageId, albumId, authorId } = asked;
  if (imageId === null || authorId === null || asked.forwarded) return { rows: [], leftOut: 0 };
  const together =
    albumId === null
      ? [asked]
      : await db
          .select()
          .from(messages)
          .where(
            and(
              eq(messages.chatId, asked.chatId),
              eq(messages.albumId, albumId),
              eq(messages.authorId, authorId),
              lte(messages.seq, asked.seq),
              isNotNull(messages.imageId),
              isNull(messages.deletedAt),
              eq(messages.forwarded, false),
            ),
          )
          .orderBy(asc(messages.seq));
  const rows = together.slice(-limits.guidePicturesMax);
  return { rows, leftOut: together.length - rows.length };
}

/** How many analyses an answer to a message counts: none once one was delivered. */
export async function analysesOf({ db }: Pick<Change, 'db'>, asked: MessageRow): Promise<number> {
  const { rows } = await shownAmongPeople({ db }, asked);
  return (await picturesNewToGuide({ db }, [asked])) > 0 ? rows.length : 0;
}

/** Pictures of people by their ids, which are measured only for an answer (`measureIn`). */
export async function unmeasuredPictures(
  { platform, db }: Pick<Change, 'platform' | 'db'>,
  rows: MessageRow[],
  askerId: string,
): Promise<Map<string, GuidePicture>> {
  const nothing = { palette: [], light: 0, contrast: 0, sharpness: 0 };
  return picturesOf(platform, db, rows, askerId, nothing);
}

/** Measures the pictures of a request, none of which is kept; those whose files are gone are left out. */
export async function measureIn(
  platform: Platform,
  { lines }: Pick<AnswerRequest, 'lines'>,
  pictures: ReadonlyMap<string, GuidePicture>,
): Promise<void> {
  const there = new Set<GuidePicture>();
  for (const [id, picture] of pictures) {
    const bytes = await platform.files.read(fileKey('thumb', id));
    if (!bytes) continue;
    picture.analysis = await measured({ bytes });
    there.add(picture);
  }
  for (const line of lines)
    if (line.pictures) line.pictures = line.pictures.filter((one) => there.has(one));
}
