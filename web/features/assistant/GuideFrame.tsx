import type { ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import { clockTime, fullTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useLongPress } from '#web/ui/long-press.ts';
import { Mark, ThinkingMark } from '#web/ui/Mark.tsx';
import classes from './Answer.module.css';
import tools from '#web/features/message-actions/MessageTools.module.css';

export type GuideFrameProps = {
  /** When it was written, in ISO. */
  at?: string;
  grouped?: boolean;
  thinking?: boolean;
  onLongPress?: (element: HTMLElement) => void;
  children: ReactNode;
};

/** The guide writes on the page: mark, name, and its words without a bubble. */
export function GuideFrame({ at, grouped, thinking, onLongPress, children }: GuideFrameProps) {
  const text = useText();
  const press = useLongPress(onLongPress);
  return (
    <article
      {...press}
      className={classNames(
        classes.answer,
        grouped && classes.grouped,
        onLongPress && tools.pressable,
      )}
    >
      <span className={classes.mark}>{thinking ? <ThinkingMark /> : !grouped && <Mark />}</span>
      <div className={classes.body}>
        {!grouped && (
          <header className={classes.head}>
            <b>{text('assistant.guide')}</b>
            {at && (
              <time className="zv-num" dateTime={at} data-tip={fullTime(at)}>
                {clockTime(at)}
              </time>
            )}
          </header>
        )}
        {children}
      </div>
    </article>
  );
}
