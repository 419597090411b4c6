import type remend from 'remend';
import { later } from '#web/ui/later-part.ts';

const options = {
  linkMode: 'text-only',
  comparisonOperators: false,
  singleTilde: false,
  htmlTags: false,
  katex: false,
} as const;

let close: typeof remend | undefined;
let loading: Promise<void> | undefined;

/** Only a text that is being written needs it, so it comes with the first of them. */
export function loadClosing(): Promise<void> {
  loading ??= later(() => import('remend'))().then((loaded) => {
    close = loaded.default;
  });
  return loading;
}

/** The text as if what is open in it were closed; as it is, as long as that is not loaded. */
export function closed(markdown: string): string {
  return close ? close(markdown, options) : markdown;
}
