import { and, inArray, isNull, sql } from 'drizzle-orm';
import { media } from '#db/schema/media.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileKey, variantsOf } from './media.ts';

/** A change that stores a file ends long before. */
const unfinishedMs = 3_600_000;
const batchSize = 500;

/** Removes pictures and recordings that are in no message and on no card any more, and files of changes that failed or of pictures that were removed. */
export async function forgetMedia({ database, files, now }: Platform): Promise<void> {
  const { db } = database;
  const before = new Date(now().getTime() - unfinishedMs);
  const { rows } = await db.execute<Pick<typeof media.$inferSelect, 'id' | 'kind'>>(sql`
    delete from media where id in (
      select m.id from media m
      where m.kind in ('image', 'audio') and m.created_at < ${before.toISOString()}::timestamptz
        and not exists (select 1 from messages x where x.image_id = m.id)
        and not exists (select 1 from messages x where x.audio_id = m.id)
        and not exists (select 1 from own_cards x where x.image_id = m.id)
        and not exists (select 1 from messages x where x.cards <> '[]'::jsonb
          and x.cards @> jsonb_build_array(jsonb_build_object('own', jsonb_build_object('image_id', m.id::text))))
      limit ${batchSize})
    returning id, kind`);
  for (const { id, kind } of rows)
    for (const variant of variantsOf[kind]) await files.delete(fileKey(variant, id));
  for (const variant of Object.values(variantsOf).flat()) {
    const stale = await files.changedBefore(`${variant}s`, before);
    const ids = stale.map((key) => key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.')));
    const known = new Set<string>();
    for (let at = 0; at < ids.length; at += batchSize) {
      const found = await db
        .select({ id: media.id })
        .from(media)
        .where(and(inArray(media.id, ids.slice(at, at + batchSize)), isNull(media.removedAt)));
      for (const { id } of found) known.add(id);
    }
    for (const id of ids) if (!known.has(id)) await files.delete(fileKey(variant, id));
  }
}
