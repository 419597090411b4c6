import type { ByteRange } from '../../platform/files/files.ts';

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
