import type { Language, Stage } from '#contract/shapes.ts';

export type Starter = { id: string; stage: Stage } & Record<Language, string>;

const offered: readonly Stage[] = ['PS', 'ED', 'FC'];

/** One first line for each of the first three stages; tomorrow others. */
export function startersOfDay(all: readonly Starter[], day: number): Starter[] {
  return offered.flatMap((stage) => {
    const ofStage = all.filter((starter) => starter.stage === stage);
    return ofStage[day % ofStage.length] ?? [];
  });
}
