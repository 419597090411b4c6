import { z } from 'zod';
import { colourNames, limits } from './values.ts';

/** A share of a measure, from 0 to 1. */
const Share = z.number().min(0).max(1);

/**
 * A place in a picture, measured from its upper left corner as shares of width and height. It is always
 * within the picture.
 */
export const ImageRegion = z.strictObject({
  /** Counts from 1. */
  n: z.number().int().min(1).max(limits.imageRegionsMax),
  x: Share,
  y: Share,
  w: Share,
  h: Share,
  /** The content of the place, in the guide’s words. */
  label: z.string().min(1).max(limits.imageRegionLabelLengthMax),
});
export type ImageRegion = z.output<typeof ImageRegion>;

/** Measurements of a picture that the guide is asked about; none of them guesses what it shows. */
export const ImageAnalysis = z.strictObject({
  /** At most six colours, the largest area first; `share` is a share of the picture’s area. */
  palette: z.array(
    z.strictObject({
      color: z.string().regex(/^#[\da-f]{6}$/u),
      name: z.enum(colourNames),
      share: Share,
    }),
  ),
  /** Mean lightness: 0 is black, 1 is white. */
  light: Share,
  /** Contrast: 0 is one tone, 1 is black beside white. */
  contrast: Share,
  /** Sharpness of its edges. */
  sharpness: Share,
  /**
   * Places that a vision model pointed at, from its newest answer that pointed at something. Absent if no
   * answer did: the built-in guide and models without vision never do.
   */
  regions: z.array(ImageRegion).min(1).max(limits.imageRegionsMax).optional(),
});
export type ImageAnalysis = z.output<typeof ImageAnalysis>;
export type ColourName = (typeof colourNames)[number];
