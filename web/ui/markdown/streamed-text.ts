import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Text that grows faster than this is drawn together: reading needs no more. */
const drawIntervalMin = 60;
/** Drawing takes at most about this part of the time, so a slow machine draws less often and stays free. */
const drawShare = 0.08;

/** The part of a growing text to draw now; a whole text is given at once. */
export function useStreamedText(text: string, streaming: boolean): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  const drawing = useRef({ nextAt: 0, timer: 0, frame: 0 });

  useEffect(() => {
    latest.current = text;
    const state = drawing.current;
    if (shown === text || state.timer) return;
    const draw = () => {
      state.timer = 0;
      const startedAt = performance.now();
      // Within this frame, so that its cost can be measured.
      flushSync(() => setShown(latest.current));
      afterPaint(() => {
        const costMs = performance.now() - startedAt;
        state.nextAt = startedAt + Math.max(drawIntervalMin, costMs / drawShare);
      });
    };
    const waitMs = streaming ? Math.max(0, state.nextAt - performance.now()) : 0;
    state.timer = window.setTimeout(() => {
      // In a hidden page there are no frames, and nobody to draw for either.
      state.frame = requestAnimationFrame(draw);
    }, waitMs);
  }, [text, shown, streaming]);

  useEffect(() => {
    const state = drawing.current;
    return () => {
      clearTimeout(state.timer);
      cancelAnimationFrame(state.frame);
      state.timer = 0;
    };
  }, []);

  return streaming && text.startsWith(shown) ? shown : text;
}

/** A message posted within a frame arrives once the frame is painted. */
function afterPaint(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(undefined);
}
