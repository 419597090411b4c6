import { useEffect, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { GuideFrame } from './GuideFrame.tsx';
import classes from './Answer.module.css';

const patienceMs = 12_000;

/** The guide has been asked and no word has come yet. */
export function Thinking({ at }: { at?: string }) {
  return (
    <GuideFrame at={at} thinking>
      <ThinkingDots />
    </GuideFrame>
  );
}

/** Three dots, and after a while the words that it still thinks. */
export function ThinkingDots() {
  const text = useText();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={classes.thinking}>
      <Dots className={classes.dots} />
      <span className={long ? undefined : 'zv-unseen'}>
        {text(long ? 'assistant.still_thinking' : 'assistant.thinking')}
      </span>
    </p>
  );
}
