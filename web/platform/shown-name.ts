import type { Mentioned } from '#contract/shapes.ts';
import { speakAnew } from './text.ts';

type Rule = (person: Mentioned) => string;

const bare: Rule = ({ display_name: name }) => name;
let rule = bare;

/** A person's name on the screen, which depends on the reader's connections; `useText` follows changes. */
export function shownName(person: Mentioned): string {
  return rule(person);
}

export function nameBy(next: Rule = bare): void {
  rule = next;
  speakAnew();
}
