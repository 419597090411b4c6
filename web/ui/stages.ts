import type { Stage } from '#contract/shapes.ts';

export type { Stage };

/** In the order they are walked. */
export const stages: readonly Stage[] = ['PS', 'ED', 'FC', 'DG'];
