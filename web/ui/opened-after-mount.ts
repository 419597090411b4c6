import { useEffect, useState } from 'react';

/**
 * False in the first render, then what is asked for. Mantine remembers where the focus was when `opened` changes;
 * a part that is mounted open would never give it back. Closing is told at once: a frame later the focus may be
 * in a field that the choice has opened, and would be taken from it.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return opened && shown;
}
