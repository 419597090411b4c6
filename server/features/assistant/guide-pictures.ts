import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ImageAnalysis } from '#contract/image-analysis.ts';
import { media } from '#db/schema/media.ts';
import type { GuidePicture } from '../../platform/ai/model.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';
import { fileKey } from '../media/media.ts';
import { asJpeg } from '../media/pictures.ts';
import { messages } from '#db/schema/messages.ts';

/** More than this no model looks at. */
const sideMax = 1_568;

/**
 * In a chat about a picture the path with the picture before it, where that lies further back than
 * a model sees: what is talked about stays in view however long the talk gets.
 */
export async function withItsPicture(
  db: Db,
  chat: ChatRow,
  path: MessageRow[],
): Promise<MessageRow[]> {
  const [first] = path;
  if (chat.chatType !== 'IA' || !first || first.seq === 1) return path;
  if (path.some(({ imageId }) => imageId !== null)) return path;
  const [shown] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chat.id),
        eq(messages.onPath, true),
        lt(messages.seq, first.seq),
        isNotNull(messages.imageId),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return shown ? [shown, ...path] : path;
}

/** The measured pictures of a path, by their ids; not those that were taken away. */
export function guidePictures(
  platform: Platform,
  db: Db,
  path: MessageRow[],
  askerId: string,
): Promise<Map<string, GuidePicture>> {
  return picturesOf(platform, db, path, askerId, null);
}

/** The same, where those that were not measured have `unmeasured` for now. */
export async function picturesOf(
  platform: Platform,
  db: Db,
  path: Pick<MessageRow, 'imageId'>[],
  askerId: string,
  unmeasured: ImageAnalysis | null,
): Promise<Map<string, GuidePicture>> {
  const ids = path.flatMap(({ imageId }) => imageId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, ids), isNull(media.removedAt)));
  const pictures = new Map<string, GuidePicture>();
  for (const { id, width, height, alt, analysis: known } of rows) {
    const analysis = known ?? unmeasured;
    if (!analysis) continue;
    const jpeg = () => jpegOf(platform, id, askerId);
    pictures.set(id, { width: width ?? 1, height: height ?? 1, alt, analysis, jpeg });
  }
  return pictures;
}

async function jpegOf(
  { files }: Platform,
  id: string,
  askerId: string,
): Promise<Uint8Array | null> {
  const file = await files.read(fileKey('image', id));
  return file && asJpeg(askerId, file, sideMax);
}
