import { Readable } from 'node:stream';
import { and, eq, gt } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { exports } from '#db/schema/rights.ts';
import type { ByteRange, Files } from '../../platform/files/files.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireMediaCookie } from '../account/sessions.ts';
import { askedRange } from '../media/ranges.ts';
import { partBytes, partKey } from './zip-parts.ts';

/**
 * The zip for its person alone, whole or from where a download broke off. A storage that fails after the first byte ends
 * the connection.
 * @throws Refusal auth.token_*, export.not_found, media.range_invalid
 */
export async function downloadExport(
  call: Call,
  { params }: Input<typeof api.rights.downloadExport>,
): Promise<AsyncIterable<Uint8Array>> {
  const { db, platform, reply, request } = call;
  const { userId } = await requireMediaCookie(platform, request);
  if (!isUuid(params.id)) throw new Refusal('export.not_found');
  const [row] = await db
    .select()
    .from(exports)
    .where(
      and(
        eq(exports.id, params.id),
        eq(exports.userId, userId),
        eq(exports.state, 'done'),
        gt(exports.expiresAt, platform.now()),
      ),
    );
  const { writerId, sizeBytes } = row ?? {};
  if (!row || !writerId || !sizeBytes) throw new Refusal('export.not_found');
  const tag = `"${writerId}"`;
  const day = row.createdAt.toISOString().slice(0, 10);
  const asked = askedRange(call, tag)?.(sizeBytes) ?? null;
  void reply
    .type('application/zip')
    .header('etag', tag)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
    .header('x-content-type-options', 'nosniff');
  const range = asked ?? { first: 0, last: sizeBytes - 1 };
  if (!asked) void reply.header('content-length', sizeBytes);
  return Readable.from(bytesOf(platform.files, writerId, range), { objectMode: false });
}

async function* bytesOf(
  files: Files,
  writerId: string,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let part = Math.floor(first / partBytes); part * partBytes <= last; part++) {
    const start = part * partBytes;
    const within = {
      first: Math.max(first - start, 0),
      last: Math.min(last - start, partBytes - 1),
    };
    const file = await files.open(partKey(writerId, part), () => within);
    if (!file) throw new Error('a part of an export is missing');
    yield* file.stream as AsyncIterable<Buffer>;
  }
}
