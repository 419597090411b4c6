import type { ColourName, ImageAnalysis } from '#contract/image-analysis.ts';

/** A colour in OKLab, where equal distances look equally far: lightness from 0 to 1, and two axes of hue. */
type Lab = readonly [lightness: number, a: number, b: number];

const paletteMax = 6;
const rounds = 8;
/** Closer than this, two colours look like one. */
const distanceMin = 0.085;
const shareMin = 0.02;

/** The colours that a picture is mostly made of, from its pixels as three bytes each. */
export function paletteOf(pixels: Uint8Array): ImageAnalysis['palette'] {
  const bins = binsOf(pixels);
  const total = pixels.length / 3;
  return merged(centresOf(bins))
    .filter(({ weight }) => weight / total >= shareMin)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ lab, weight }) => ({
      color: hexOf(lab),
      name: nameOf(lab),
      share: Math.round((weight / total) * 1_000) / 1_000,
    }));
}

interface Weighted {
  lab: Lab;
  weight: number;
}

/** Pixels of nearly the same colour as one, so that the clusters are found among hundreds, not thousands. */
function binsOf(pixels: Uint8Array): Weighted[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, weight]) => ({
    lab: labOf(red / weight, green / weight, blue / weight),
    weight,
  }));
}

/** Clusters from seeds that are common and far from one another: the same picture gives the same palette. */
function centresOf(bins: Weighted[]): Weighted[] {
  let centres: Weighted[] = [];
  const nearest = bins.map(() => 1);
  while (centres.length < Math.min(paletteMax, bins.length)) {
    let best = 0;
    let bestScore = -1;
    for (const [place, { weight }] of bins.entries()) {
      const score = weight * (nearest[place] ?? 0);
      if (score > bestScore) [best, bestScore] = [place, score];
    }
    const seed = bins[best];
    if (!seed || bestScore <= 0) break;
    centres.push(seed);
    for (const [place, { lab }] of bins.entries())
      nearest[place] = Math.min(nearest[place] ?? 1, distance(lab, seed.lab) ** 2);
  }
  for (let round = 0; round < rounds; round++) centres = moved(bins, centres);
  return centres;
}

function moved(bins: Weighted[], centres: Weighted[]): Weighted[] {
  const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const { lab, weight } of bins) {
    let closest = 0;
    for (const [place, centre] of centres.entries())
      if (distance(lab, centre.lab) < distance(lab, centres[closest]?.lab ?? centre.lab))
        closest = place;
    const sum = sums[closest];
    if (!sum) continue;
    for (const axis of [0, 1, 2] as const) sum[axis] += lab[axis] * weight;
    sum[3] += weight;
  }
  return sums
    .filter(([, , , weight]) => weight > 0)
    .map(([lightness, a, b, weight]) => ({
      lab: [lightness / weight, a / weight, b / weight],
      weight,
    }));
}

/** Two centres that look like one are one. */
function merged(centres: Weighted[]): Weighted[] {
  const kept: Weighted[] = [];
  for (const centre of centres.toSorted((one, other) => other.weight - one.weight)) {
    const same = kept.find(({ lab }) => distance(lab, centre.lab) < distanceMin);
    if (same) same.weight += centre.weight;
    else kept.push({ ...centre });
  }
  return kept;
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(byteOf);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function byteOf(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}

/** The end of each hue, in degrees around OKLab’s circle. */
const hues: [end: number, name: ColourName][] = [
  [10, 'pink'],
  [40, 'red'],
  [80, 'orange'],
  [118, 'yellow'],
  [165, 'green'],
  [222, 'teal'],
  [278, 'blue'],
  [328, 'purple'],
  [360, 'pink'],
];

/** The word that people would use; what is dark and warm is brown, what is pale and warm is cream. */
export function nameOf([lightness, a, b]: Lab): ColourName {
  const strength = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360;
  const isWarm = hue > 20 && hue < 110;
  if (lightness < 0.2 || (lightness < 0.3 && strength < 0.03)) return 'black';
  if (lightness > 0.75 && isWarm && strength > 0.015 && strength < 0.09) return 'cream';
  // In the dark a little colour is seen sooner.
  if (strength < (lightness > 0.6 ? 0.035 : 0.02)) return lightness > 0.93 ? 'white' : 'grey';
  if (isWarm && hue < 100 && lightness < 0.75 && strength < (lightness < 0.56 ? 0.135 : 0.09))
    return 'brown';
  const name = hues.find(([end]) => hue < end)?.[1] ?? 'pink';
  return name === 'red' && lightness > 0.72 ? 'pink' : name;
}
