import type { Language } from '#contract/shapes.ts';
import { type Bilingual, script } from '#content/guide/script.ts';
import type { GuidePicture } from './model.ts';

/** A picture counts as a square below this ratio of its sides. */
const squareRatio = 1.08;
const namedColours = 2;
const bounds = { light: [0.4, 0.6], contrast: [0.3, 0.55], sharpness: 0.5 } as const;

const lightLevels = ['dark', 'middle', 'bright'] as const;
const contrastLevels = ['low', 'middle', 'high'] as const;

/** Measurements in the guide's words. */
export interface PictureFacts {
  orientation: string;
  light: string;
  contrast: string;
  sharpness: string;
  /** The two colours with the largest areas. */
  palette: string;
  /** All colours. */
  colours: string;
}

type Measured = Pick<GuidePicture, 'width' | 'height' | 'analysis'>;

export function factsOf({ width, height, analysis }: Measured, language: Language): PictureFacts {
  const labels = script.image_labels;
  const names = [...new Set(analysis.palette.map(({ name }) => name))].map(
    (name) => labels.colours[name][language],
  );
  return {
    orientation: labels.orientation[orientationOf(width, height)][language],
    light: levelOf(analysis.light, bounds.light, labels.light, lightLevels)[language],
    contrast: levelOf(analysis.contrast, bounds.contrast, labels.contrast, contrastLevels)[
      language
    ],
    sharpness: labels.sharpness[analysis.sharpness < bounds.sharpness ? 'soft' : 'sharp'][language],
    palette: names.slice(0, namedColours).join(labels.palette_join[language]),
    colours: names.join(script.picture_talk.join[language]),
  };
}

/** The same for a model without vision; the person's alternative text is passed as data. */
export function measuredNote(picture: GuidePicture): string {
  const { width, height, analysis } = picture;
  const { orientation, light, contrast, sharpness } = factsOf(picture, 'en');
  const palette = analysis.palette
    .map(({ color, name, share }) => `${name} ${color} ${Math.round(share * 100)} %`)
    .join(', ');
  return [
    `(A picture is shown here. Measured: ${width} × ${height} pixels, ${orientation}; ${light}; ${contrast}; ${sharpness}; colours: ${palette}.)`,
    wordsForNote(picture),
  ]
    .filter(Boolean)
    .join(' ');
}

export function wordsForNote({ alt }: Pick<GuidePicture, 'alt'>): string {
  return alt === '' ? '' : `(The person’s words for the picture: ${JSON.stringify(alt)})`;
}

function orientationOf(width: number, height: number): 'portrait' | 'landscape' | 'square' {
  if (Math.max(width, height) < Math.min(width, height) * squareRatio) return 'square';
  return width > height ? 'landscape' : 'portrait';
}

function levelOf<Level extends string>(
  share: number,
  [low, high]: readonly [number, number],
  labels: Record<Level, Bilingual>,
  [below, between, above]: readonly [Level, Level, Level],
): Bilingual {
  if (share < low) return labels[below];
  return labels[share > high ? above : between];
}
