import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/values.ts';
import { Refusal, refuseField } from '../refusal.ts';
import type { UploadedFile } from './call.ts';

export type Files = Record<string, UploadedFile>;

const unfinishedMs = 3_600_000;

/** Removes files left by a stop during an upload; other nodes may be uploading at the moment. */
export async function forgetUploads(folder: string, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - unfinishedMs) await rm(file, { force: true });
  }
}

export async function removeUploads(files: Files): Promise<void> {
  for (const file of Object.values(files)) await rm(file.path, { force: true });
}

/**
 * The text fields of a multipart body as an object, and its files by field name in `files`, stored in
 * `folder`: many large uploads at once are never in memory.
 */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: Endpoint,
  folder: string,
  files: Files,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (!endpoint.files?.includes(part.fieldname)) throw refuseField('file', 'field.unknown');
        if (Object.keys(files).length > 0) throw refuseField(part.fieldname, 'field.one_file');
        const file = { path: path.join(folder, newId()), size: 0 };
        files[part.fieldname] = file;
        file.size = await written(part, file.path);
      } else {
        const text = typeof part.value === 'string' ? part.value : String(part.value);
        fields.set(
          part.fieldname,
          endpoint.jsonFields?.includes(part.fieldname) ? jsonOf(text) : text,
        );
      }
    }
  } catch (error) {
    const refusal = refusalOf(error);
    // The rest is read and discarded, or the next call on this connection would wait behind it; a body that
    // is too large ends the connection (server.ts).
    if (refusal.status !== 413) {
      request.raw.unpipe();
      request.raw.resume();
    }
    throw refusal;
  }
  return Object.fromEntries(fields);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('media.storage_failed');
  if (typeof code === 'string' && code.endsWith('_LIMIT')) return new Refusal('request.too_large');
  return new Refusal('request.malformed');
}

/** @returns the number of bytes */
async function written({ file }: MultipartFile, target: string): Promise<number> {
  const output = createWriteStream(target, { mode: 0o600, flags: 'wx' });
  // Otherwise the rest would be read to its end, however long it is.
  const tooMuch = new AbortController();
  file.once('limit', () => tooMuch.abort());
  await pipeline(file, output, { signal: tooMuch.signal }).catch((error: unknown) => {
    throw tooMuch.signal.aborted ? tooLarge() : error;
  });
  return output.bytesWritten;
}

function tooLarge(): Refusal {
  return new Refusal('media.too_large', {
    params: { megabytes: limits.uploadBytesMax / 1024 ** 2 },
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('request.malformed');
  }
}
