import { useEffect, useState } from 'react';

const wordMs = 55;

/** The first words of a text, with the white space between them as it is. */
export function firstWords(text: string, count: number): string {
  return (
    text
      .match(/\s*\S+/gu)
      ?.slice(0, count)
      .join('') ?? ''
  );
}

export function wordCount(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

function wantsStillness(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Shows a text as if it were being said; at once for people who want less motion. */
export function useWordByWord(text: string): { shown: string; done: boolean } {
  const [count, setCount] = useState(() => (wantsStillness() ? Infinity : 0));
  const total = wordCount(text);
  const done = count >= total;
  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => setCount(count + 1), wordMs);
    return () => clearTimeout(timer);
  }, [count, done]);
  return { shown: done ? text : firstWords(text, count), done };
}
