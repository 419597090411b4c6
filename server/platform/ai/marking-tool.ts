import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { z } from 'zod';
import type { ImageRegion } from '#contract/image-analysis.ts';
import { limits } from '#contract/values.ts';

const { imageRegionsMax: regionsMax, imageRegionLabelLengthMax: labelLengthMax } = limits;
const inputLengthMax = 20_000;
/** Share of the picture’s width or height; a smaller place would not be visible. */
const sideMin = 0.01;
/** Coordinates further outside than this are not shares. */
const strayMax = 1;
const share = { type: 'number' as const, minimum: 0, maximum: 1 };

/** The tool by which a model marks places in the newest picture, besides its answer. */
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
const ToolInput = z.object({ regions: z.array(z.unknown()) });
const RegionInput = z.object({
  x: Measure,
  y: Measure,
  w: Measure,
  h: Measure,
  label: z.string(),
});

type Place = Omit<ImageRegion, 'n'>;

/** The places of a tool call, kept within the picture; invalid ones are left out. */
export function pointedAt(tool: string, input: string): Place[] {
  if (tool !== markingTool.name || input.length > inputLengthMax) return [];
  try {
    const { regions } = ToolInput.parse(JSON.parse(input));
    return regions.flatMap((region) => placeIn(region) ?? []).slice(0, regionsMax);
  } catch {
    return [];
  }
}

/** Some models call the tool once for every place. */
export function withMore(regions: ImageRegion[], places: Place[]): ImageRegion[] {
  return [...regions, ...places].slice(0, regionsMax).map((one, at) => ({ ...one, n: at + 1 }));
}

function placeIn(input: unknown): Place | null {
  const { data } = RegionInput.safeParse(input);
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

function labelOf(text: string): string {
  const label = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (label.length <= labelLengthMax) return label;
  const begun = label.slice(0, labelLengthMax - 1).replace(/\p{Cs}$/u, '');
  return `${begun.trimEnd()}…`;
}
