import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { z } from 'zod';
import type { ImageRegion } from '#contract/image-analysis.ts';
import { limits } from '#contract/values.ts';

const { imageRegionsMax: regionsMax, imageRegionLabelLengthMax: labelLengthMax } = limits;
const inputLengthMax = 20_000;
/** Of the picture’s width or height; less nobody could make out. */
const sideMin = 0.01;
/** What reaches out further than this was not told in shares. */
const strayMax = 1;
const share = { type: 'number' as const, minimum: 0, maximum: 1 };

/** How a model that was given the newest picture points at places in it, besides its answer. */
export const markingTool: LanguageModelV4FunctionTool = {
  type: 'function',
  name: 'show_regions',
  description: `Mark up to ${regionsMax} places of the newest picture that your answer speaks of. The person sees them outlined and numbered from 1 in the order given. x and y are the upper left corner, w and h the size, all as shares (0 to 1) of the width and height of the upright picture. A label says plainly what is there, in at most ${labelLengthMax} characters and in the language of your answer.`,
  inputSchema: {
    type: 'object',
    properties: {
      regions: {
        type: 'array',
        maxItems: regionsMax,
        items: {
          type: 'object',
          properties: {
            x: share,
            y: share,
            w: share,
            h: share,
            label: { type: 'string', maxLength: labelLengthMax },
          },
          required: ['x', 'y', 'w', 'h', 'label'],
          additionalProperties: false,
        },
      },
    },
    required: ['regions'],
    additionalProperties: false,
  },
};

const Measure = z
  .number()
  .min(-strayMax)
  .max(1 + strayMax);
const Told = z.object({ regions: z.array(z.unknown()) });
const ToldRegion = z.object({
  x: Measure,
  y: Measure,
  w: Measure,
  h: Measure,
  label: z.string(),
});

type Place = Omit<ImageRegion, 'n'>;

/** The places of a call of the tool, kept within the picture; what makes no sense is left out. */
export function pointedAt(tool: string, input: string): Place[] {
  if (tool !== markingTool.name || input.length > inputLengthMax) return [];
  try {
    const { regions } = Told.parse(JSON.parse(input));
    return regions.flatMap((told) => placeIn(told) ?? []).slice(0, regionsMax);
  } catch {
    return [];
  }
}

/** Some models call the tool once for every place. */
export function withMore(regions: ImageRegion[], places: Place[]): ImageRegion[] {
  return [...regions, ...places].slice(0, regionsMax).map((one, at) => ({ ...one, n: at + 1 }));
}

function placeIn(told: unknown): Place | null {
  const { data } = ToldRegion.safeParse(told);
  if (!data) return null;
  const across = within(data.x, data.w);
  const down = within(data.y, data.h);
  const label = labelOf(data.label);
  if (!across || !down || label === '') return null;
  return { x: across.from, y: down.from, w: across.size, h: down.size, label };
}

function within(from: number, size: number): { from: number; size: number } | null {
  const begin = rounded(Math.max(0, from));
  const end = rounded(Math.min(1, from + size));
  return end - begin < sideMin ? null : { from: begin, size: rounded(end - begin) };
}

function rounded(measure: number): number {
  return Math.round(measure * 10_000) / 10_000;
}

function labelOf(told: string): string {
  const label = told
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (label.length <= labelLengthMax) return label;
  const begun = label.slice(0, labelLengthMax - 1).replace(/\p{Cs}$/u, '');
  return `${begun.trimEnd()}…`;
}
