import { z } from 'zod';
import { languages, stages } from './values.ts';
import { isVisible } from './visible-text.ts';

/** An opaque id. An id of something that the caller may not see answers 404. */
export const Id = z.string().max(100);
export const ById = z.strictObject({ id: Id });

/** ISO 8601 in UTC, from the year 1000 to 9999. */
export const Time = z.iso.datetime().regex(/^[1-9]/u, 'field.invalid');

export const Language = z.enum(languages);
export type Language = z.output<typeof Language>;

/** Pause, Expand, Focus, Doing. */
export const Stage = z.enum(stages);
export type Stage = z.output<typeof Stage>;

/**
 * Text that a person wrote: well-formed UTF-16 without NUL, so that it can be stored and passed on.
 * @error field.text_invalid
 */
export function writtenText(lengthMax: number, lengthMin = 0) {
  return z
    .string()
    .min(lengthMin, lengthMin === 1 ? 'field.required' : 'field.too_short')
    .max(lengthMax, 'field.too_long')
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'field.text_invalid');
}

/** Written text with at least one visible character. */
export function filledText(lengthMax: number) {
  return writtenText(lengthMax, 1).refine(isVisible, 'field.required');
}

/** A page marker: absent or `1` is the first page, otherwise the `next` of the page before. */
export const PageMarker = z.string().max(300).optional();

export function page<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), next: z.string().nullable() });
}

/** The public data of a person. */
export const UserRef = z.strictObject({
  id: Id,
  username: z.string(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  /** Only with presence, if both of us share it. */
  online: z.boolean().optional(),
});
export type UserRef = z.output<typeof UserRef>;

/** A person whom a text names after @. */
export const Mentioned = UserRef.pick({ id: true, username: true, display_name: true });
export type Mentioned = z.output<typeof Mentioned>;

/** A link to `/join/{token}` that works until it expires or is ended. */
export const InviteLink = z.strictObject({ url: z.string(), expires_at: Time });
export type InviteLink = z.output<typeof InviteLink>;
