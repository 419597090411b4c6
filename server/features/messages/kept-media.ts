import { eq, or } from 'drizzle-orm';
import type { Change } from '../../platform/change.ts';
import type { Act } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { holdFile, removeMedia } from '../media/media.ts';
import { mediaBefore } from '../sight/pictures.ts';
import { messages } from '#db/schema/messages.ts';
import type { MessageRow } from '../sight/doors.ts';

type Shown = Pick<MessageRow, 'imageId' | 'audioId'>;

/**
 * Removes the files of a message that does not show them any more, unless it was passed on: then
 * another message shows them, and they go with the last. Waits for the person who passes them on now.
 */
export async function letGoOfMedia(unit: Change, { imageId, audioId }: Shown): Promise<void> {
  for (const id of [imageId, audioId]) {
    if (id === null) continue;
    await holdFile(unit.db, id, 'update');
    const [other] = await unit.db
      .select({ id: messages.id })
      .from(messages)
      .where(or(eq(messages.imageId, id), eq(messages.audioId, id)))
      .limit(1);
    if (!other) await removeMedia(unit, id);
  }
}

/**
 * Holds the files of a message until the transaction ends, in which another message will show them.
 * @throws Refusal message.not_allowed when they are gone, or covered for the person who passes them on
 */
export async function holdMedia({ db, me }: Pick<Act, 'db' | 'me'>, shown: Shown): Promise<void> {
  for (const id of [shown.imageId, shown.audioId]) {
    if (id === null) continue;
    if (!(await holdFile(db, id, 'share')) || !(await mediaBefore(db, id, me.userId)))
      throw new Refusal('message.not_allowed');
  }
}
