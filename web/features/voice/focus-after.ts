import { type RefObject, useEffect, useRef } from 'react';

/** The focus after a recording was sent or discarded, because the focused button is gone. */
export function useFocusAfter(isSpeaking: boolean, next: RefObject<HTMLElement | null>): void {
  const wasSpeaking = useRef(isSpeaking);
  useEffect(() => {
    if (wasSpeaking.current && !isSpeaking && document.activeElement === document.body)
      next.current?.focus({ preventScroll: true });
    wasSpeaking.current = isSpeaking;
  }, [isSpeaking, next]);
}
