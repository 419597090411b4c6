import { Suspense, lazy, useEffect, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { useIsThinking } from '#web/features/messages/thoughts.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { later } from '#web/ui/later-part.ts';
import { GuideFrame } from './GuideFrame.tsx';
import classes from './Answer.module.css';

const ThoughtLine = lazy(later(() => import('./ThoughtLine.tsx')));

const patienceMs = 8_000;

/** The message is on its way, and no answer has begun. */
export function BeforeAnswer() {
  return (
    <GuideFrame thinking>
      <ThinkingDots />
    </GuideFrame>
  );
}

/**
 * A running answer before its first word: dots, or the model's thoughts in one folded line. Thoughts that the
 * reader has unfolded stay until the answer ends.
 */
export function Thinking({ message, words }: { message: Message; words: string }) {
  const isThinking = useIsThinking(message.id);
  const [open, setOpen] = useState(false);
  if (words !== '' && !open) return null;
  if (!isThinking) return words === '' && <Waiting />;
  return (
    <Suspense fallback={<ThinkingDots />}>
      <ThoughtLine id={message.id} open={open} onOpen={setOpen} />
    </Suspense>
  );
}

/** A model may take minutes to read before it sends anything. */
function Waiting() {
  const text = useText();
  const guide = useConfig()?.guide;
  if (!guide || guide.built_in) return <ThinkingDots />;
  const minutes = Math.floor(guide.first_word_s / 60);
  return (
    <ThinkingDots
      afterAWhile={
        minutes < 1
          ? text('assistant.still_reading')
          : text('assistant.still_reading_long', { minutes })
      }
    />
  );
}

/** Three dots, and after a while the words that it still thinks. */
export function ThinkingDots({ afterAWhile }: { afterAWhile?: string }) {
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
        {long ? (afterAWhile ?? text('assistant.still_thinking')) : text('assistant.thinking')}
      </span>
    </p>
  );
}
