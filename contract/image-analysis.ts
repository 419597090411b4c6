import { z } from 'zod';
import { colourNames, limits } from './values.ts';

/** A share of a measure, from 0 to 1. */
const Share = z.number().min(0).max(1);

/** A place in a picture, told from its upper left corner as shares of its width and height. It never reaches beyond the picture. */
export const ImageRegion = z.strictObject({
  /** Counts from 1. */
  n: z.number().int().min(1).max(limits.imageRegionsMax),
  x: Share,
  y: Share,
  w: Share,
  h: Share,
  /** What is there, in the guide’s words. */
  label: z.string().min(1).max(limits.imageRegionLabelLengthMax),
});
export type ImageRegion = z.output<typeof ImageRegion>;

/** What is measured of a picture that the guide is asked about; none of the measures is a guess about what it shows. */
export const ImageAnalysis = z.strictObject({
  /** At most six colours, the one that covers most first; `share` of the picture’s area. */
  palette: z.array(
    z.strictObject({
      color: z.string().regex(/^#[\da-f]{6}$/u),
      name: z.enum(colourNames),
      share: Share,
    }),
  ),
  /** Mean lightness: 0 is black, 1 is white. */
  light: Share,
  /** How far light and dark lie apart: 0 is one tone, 1 is black beside white. */
  contrast: Share,
  /** How hard its edges are. */
  sharpness: Share,
  /**
   * What a model that sees pointed at, as the last answer that pointed at anything has it. Left out
   * where none did: the built-in guide and a model without vision never do.
   */
  regions: z.array(ImageRegion).min(1).max(limits.imageRegionsMax).optional(),
});
export type ImageAnalysis = z.output<typeof ImageAnalysis>;
export type ColourName = (typeof colourNames)[number];
