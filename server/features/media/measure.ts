import type { ImageAnalysis } from '#contract/image-analysis.ts';
import { paletteOf } from './colours.ts';
import type { Picture } from './pictures.ts';

const coloursSidePixels = 96;
const edgesSidePixels = 480;
/** The strength of edges that is half way between soft and hard. */
const middlingEdges = 250;

/** Measures a picture that was encoded here: a small version gives the same result as a large one. */
export async function measured(picture: Picture | { bytes: Uint8Array }): Promise<ImageAnalysis> {
  const { default: sharp } = await import('sharp');
  const small = (side: number) =>
    sharp(picture.bytes)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const colours = await small(coloursSidePixels).removeAlpha().raw().toBuffer();
  const edges = await small(edgesSidePixels)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tones = Float64Array.from(edges.data, (byte) => byte / 255);
  const light = mean(tones);
  return {
    palette: paletteOf(colours),
    light: rounded(light),
    // The furthest apart that tones can be on average is half of the scale.
    contrast: rounded(Math.min(1, 2 * Math.sqrt(mean(tones.map((tone) => (tone - light) ** 2))))),
    sharpness: rounded(sharpnessOf(edges.data, edges.info.width, edges.info.height)),
  };
}

/** How much neighbouring points differ, as the variance of the Laplacian. */
function sharpnessOf(tones: Uint8Array, width: number, height: number): number {
  const differences: number[] = [];
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      const around =
        (tones[at - 1] ?? 0) +
        (tones[at + 1] ?? 0) +
        (tones[at - width] ?? 0) +
        (tones[at + width] ?? 0);
      differences.push(around - 4 * (tones[at] ?? 0));
    }
  }
  if (differences.length === 0) return 0;
  const middle = mean(differences);
  const variance = mean(differences.map((difference) => (difference - middle) ** 2));
  return variance / (variance + middlingEdges);
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

function rounded(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
