import { useEffect, useId, useRef } from 'react';
import { useThoughts } from '#web/features/messages/thoughts.ts';
import { useText } from '#web/platform/language.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { ChevronRight } from '#web/ui/icons.ts';
import classes from './ThoughtLine.module.css';

type ThoughtLineProps = { id: string; open: boolean; onOpen: (open: boolean) => void };

/** The thoughts of a model, in one line that unfolds; nothing to unfold for readers who missed its words. */
export default function ThoughtLine({ id, open, onOpen }: ThoughtLineProps) {
  const text = useText();
  const boxId = useId();
  const thoughts = useThoughts(id)?.trim() ?? '';
  const label = text('assistant.thinks');
  if (thoughts === '')
    return (
      <p className={classes.line}>
        {label}
        <Dots className={classes.dots} />
      </p>
    );
  return (
    <>
      <button
        type="button"
        className={classes.line}
        aria-expanded={open}
        aria-controls={open ? boxId : undefined}
        onClick={() => onOpen(!open)}
      >
        <ChevronRight aria-hidden className={classes.chevron} />
        {label}
        <Dots className={classes.dots} />
      </button>
      {open && <ThoughtBox id={boxId} thoughts={thoughts} />}
    </>
  );
}

/** Shows the newest thoughts, unless the reader has scrolled up to earlier ones. */
function ThoughtBox({ id, thoughts }: { id: string; thoughts: string }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const shown = box.current;
    if (shown && isAtEnd.current) shown.scrollTop = shown.scrollHeight;
  }, [thoughts]);
  return (
    <div
      ref={box}
      id={id}
      className={classes.box}
      role="group"
      aria-label={text('assistant.thoughts')}
      dir="auto"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {thoughts}
    </div>
  );
}
