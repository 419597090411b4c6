import type { Language, Stage } from '#contract/shapes.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { assistant as enStages } from './en/assistant.ts';
import { timeline as en } from './en/timeline.ts';
import { assistant as heStages } from './he/assistant.ts';
import { timeline as he } from './he/timeline.ts';

type Line = 'title' | TimelineItem['kind'];

/** A word of a timeline outside the browser. */
export function timelineLine(language: Language, line: Line): string {
  return (language === 'he' ? he : en)[`timeline.${line}`];
}

export function stageName(language: Language, stage: Stage): string {
  return (language === 'he' ? heStages : enStages)[`assistant.stage_${stage}`];
}
