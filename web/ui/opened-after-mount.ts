import { useEffect, useState } from 'react';

/**
 * False in the first render, then the given value. Mantine remembers the focus when `opened` changes; a part
 * that is mounted open would never restore it. Closing takes effect at once: a frame later the focus may be
 * in a field that the choice opened, and would be taken from it.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return opened && shown;
}
