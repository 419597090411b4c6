import { useEffect, useRef, useState } from 'react';

/** Text that grows faster than this is drawn together: reading does not need more, slow machines cannot do more. */
const drawIntervalMs = 50;

/** The part of a growing text to draw now; a whole text is given at once. */
export function useStreamedText(text: string, streaming: boolean): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  const drawnAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);

  useEffect(() => {
    latest.current = text;
    if (shown === text || timer.current !== undefined) return;
    const draw = () => {
      timer.current = undefined;
      drawnAt.current = performance.now();
      setShown(latest.current);
    };
    const waitMs = streaming ? drawnAt.current + drawIntervalMs - performance.now() : 0;
    timer.current = setTimeout(
      () => {
        // In a hidden page there are no frames, and nobody to draw for either.
        frame.current = requestAnimationFrame(draw);
      },
      Math.max(0, waitMs),
    );
  }, [text, shown, streaming]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancelAnimationFrame(frame.current);
      timer.current = undefined;
    },
    [],
  );

  return streaming && text.startsWith(shown) ? shown : text;
}
