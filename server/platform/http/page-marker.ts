import { z } from 'zod';
import { Time, writtenText } from '#contract/shapes.ts';
import { refuseField } from '../refusal.ts';

/** The parts of a row's position in a list. */
export const placeParts = {
  flag: z.boolean(),
  time: Time,
  name: writtenText(300),
  id: z.guid(),
};

/** A marker for the next page: the position of the last row, for the client to return. */
export function markerFor(place: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * The position in a marker; null for the first page.
 * @throws Refusal request.invalid for a marker that we did not make
 */
export function placeIn<Parts extends z.ZodRawShape>(
  marker: string | undefined,
  parts: Parts,
): z.output<z.ZodObject<Parts>> | null {
  if (marker === undefined || marker === '1') return null;
  const place = z.strictObject(parts).safeParse(jsonIn(marker));
  if (!place.success) throw refuseField('page', 'field.invalid');
  return place.data;
}

function jsonIn(marker: string): unknown {
  try {
    return JSON.parse(Buffer.from(marker, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
