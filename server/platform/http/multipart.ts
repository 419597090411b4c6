import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/values.ts';
import { Refusal } from '../refusal.ts';
import type { UploadedFile } from './call.ts';

/** The text fields of a multipart body as an object, and its files by field name. */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<{ body: Record<string, unknown>; files: Record<string, UploadedFile> }> {
  const fields = new Map<string, unknown>();
  const files: Record<string, UploadedFile> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (!endpoint.files?.includes(part.fieldname))
          throw new Refusal('request.invalid', { fields: { file: 'field.unknown' } });
        files[part.fieldname] = { name: part.filename, bytes };
      } else {
        const text = typeof part.value === 'string' ? part.value : String(part.value);
        fields.set(
          part.fieldname,
          endpoint.jsonFields?.includes(part.fieldname) ? jsonOf(text) : text,
        );
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('media.too_large', {
        params: { megabytes: limits.uploadBytesMax / 1024 ** 2 },
      });
    if (typeof code === 'string' && code.endsWith('_LIMIT')) throw new Refusal('request.too_large');
    throw new Refusal('request.malformed');
  }
  return { body: Object.fromEntries(fields), files };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('request.malformed');
  }
}
