import type { ByteRange, PartOf } from '../../platform/files/files.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * The range of a `Range` header for a file of this length. Null for the whole file: no range, several, or an
 * invalid one. `unsatisfiable` if none of it exists.
 */
export function rangeIn(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? '') ?? [];
  if (start === '' && end === '') return null;
  if (start === '') {
    const count = Math.min(Number(end), length);
    return count > 0 ? { first: length - count, last: length - 1 } : 'unsatisfiable';
  }
  const first = Number(start);
  const last = end === '' ? length - 1 : Math.min(Number(end), length - 1);
  if (end !== '' && Number(end) < first) return null;
  return first < length ? { first, last } : 'unsatisfiable';
}

/** The requested range, if there is one. A client with a part of another file (`If-Range`) gets the whole. */
export function askedRange(
  { reply, request }: Pick<Call, 'reply' | 'request'>,
  tag: string,
): PartOf | undefined {
  void reply.header('accept-ranges', 'bytes');
  const { range: asked, 'if-range': condition } = request.headers;
  if (asked === undefined || (condition !== undefined && condition !== tag)) return undefined;
  return (length) => {
    const range = rangeIn(asked, length);
    if (range === null) return null;
    if (range === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${length}`);
      throw new Refusal('media.range_invalid');
    }
    const { first, last } = range;
    void reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${length}`)
      .header('content-length', last - first + 1);
    return range;
  };
}
