import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A text box that grows with its text, also where `field-sizing: content` is not known; the style sheet sets the limit. */
export function useAutosizedText(value: string): RefObject<HTMLTextAreaElement | null> {
  const text = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const box = text.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
  }, [value]);
  return text;
}
