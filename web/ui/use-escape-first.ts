import { useEffect, useEffectEvent } from 'react';

/**
 * Escape ends something that is under way before the page handles the key.
 * @param cancel answers whether something was under way
 */
export function useEscapeFirst(cancel: () => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
