import type { Stage } from './stages.ts';
import classes from './stages.module.css';

/** The class that sets `--s`, `--si` and `--st` to the colours of a stage. */
export const stageColors = (stage: Stage) => classes[stage] ?? '';
