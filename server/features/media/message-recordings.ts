import { inArray } from 'drizzle-orm';
import type { MessageAudio } from '#contract/messages.ts';
import { media } from '#db/schema/media.ts';
import type { Db } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PlanHolder } from '../billing/usage.ts';
import { type StoredFiles, noteMedia } from './media.ts';
import { requireStorage } from '../billing/storage.ts';
import type { MessageRow } from '../sight/doors.ts';

/** A recording of a message without what is the message's own: its words. */
export type KeptRecording = Omit<MessageAudio, 'transcript'>;

type MediaRow = Pick<typeof media.$inferSelect, 'id' | 'durationMs' | 'peaks'>;

function recordingOf({ config }: Platform, { id, durationMs, peaks }: MediaRow): KeptRecording {
  const host = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  return {
    url: `${host}/api/media/${id}/audio`,
    duration_ms: durationMs ?? 1,
    peaks: peaks ?? [],
  };
}

/** Recordings of messages by their media ids. */
export async function recordingsOf(
  platform: Platform,
  db: Db,
  rows: Pick<MessageRow, 'audioId'>[],
): Promise<Map<string, KeptRecording>> {
  const ids = [...new Set(rows.flatMap(({ audioId }) => audioId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(media).where(inArray(media.id, ids));
  return new Map(found.map((row) => [row.id, recordingOf(platform, row)]));
}

/** How long the recording of one message is; null where it has none. */
export async function recordingMs(
  { platform, db }: Pick<Call, 'platform' | 'db'>,
  row: Pick<MessageRow, 'audioId'>,
): Promise<number | null> {
  const found = await recordingsOf(platform, db, [row]);
  return found.get(row.audioId ?? '')?.duration_ms ?? null;
}

/** Keeps a recording for a message. @throws Refusal plan.limit_reached */
export async function keepRecording(
  call: Call,
  owner: PlanHolder,
  stored: StoredFiles,
): Promise<KeptRecording & { id: string }> {
  await requireStorage(call, owner, stored.sizeBytes);
  await noteMedia(call, owner.userId, stored);
  return { id: stored.id, ...recordingOf(call.platform, stored) };
}
