import { useEffect, useState } from 'react';

/**
 * False in the first render, then what is asked for. Mantine remembers where the focus was when `opened` changes;
 * a part that is mounted open would never give it back.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return shown;
}
