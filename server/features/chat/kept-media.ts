import { eq, or } from 'drizzle-orm';
import { messages } from '#db/schema/chat.ts';
import { media } from '#db/schema/media.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { removeMedia } from '../media/media.ts';
import { mediaBefore } from '../media/sight.ts';
import type { MessageRow } from './message-rows.ts';

type Shown = Pick<MessageRow, 'imageId' | 'audioId'>;

/**
 * Removes the files of a message that does not show them any more, unless it was passed on: then
 * another message shows them, and they go with the last. Waits for whoever passes them on now.
 */
export async function letGoOfMedia(unit: Change, { imageId, audioId }: Shown): Promise<void> {
  for (const id of [imageId, audioId]) {
    if (id === null) continue;
    await unit.db.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
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
 * @throws Refusal message.not_allowed when they are gone, or covered for whoever passes them on
 */
export async function holdMedia({ db, me }: Pick<Call, 'db' | 'me'>, shown: Shown): Promise<void> {
  for (const id of [shown.imageId, shown.audioId]) {
    if (id === null) continue;
    const held = await db.select({ id: media.id }).from(media).where(eq(media.id, id)).for('share');
    if (held.length === 0 || !(await mediaBefore(db, id, me.userId)))
      throw new Refusal('message.not_allowed');
  }
}
