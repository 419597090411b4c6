import type { ByteRange } from '../../platform/files/files.ts';

/**
 * What a `Range` header asks for of so many bytes. Null where the whole is to be answered: nothing or several parts are
 * asked for, or what can't be understood. `unsatisfiable` where nothing of it is there.
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
