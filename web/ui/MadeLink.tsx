import { type ReactNode, useEffect, useRef } from 'react';
import { Button, buttonRow } from './Button.tsx';
import { Copy } from './icons.ts';
import classes from './MadeLink.module.css';

export type MadeLinkProps = {
  url: string;
  /** Names the field of the address. */
  label: string;
  /** Until when it holds. */
  note: ReactNode;
  /** The user has just made it: the next action is to copy it. */
  fresh: boolean;
  busy: boolean;
  copyLabel: string;
  onCopy: () => void;
  renewLabel: string;
  onRenew: () => void;
  endLabel: string;
  onEnd: () => void;
};

/** A link that works: copied as often as one likes, made again, ended. */
export function MadeLink(props: MadeLinkProps) {
  const { url, fresh, busy } = props;
  const copy = useRef<HTMLButtonElement>(null);
  // A second press of the key that made it must not end it.
  useEffect(() => {
    if (fresh) copy.current?.focus({ preventScroll: true });
  }, [fresh, url]);
  return (
    <>
      <input
        className={classes.link}
        dir="ltr"
        readOnly
        value={url}
        aria-label={props.label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={classes.note} role="status">
        {props.note}
      </p>
      <div className={buttonRow}>
        <Button
          ref={copy}
          variant="tint"
          compact
          icon={<Copy aria-hidden />}
          onClick={props.onCopy}
        >
          {props.copyLabel}
        </Button>
        <Button variant="ghost" compact busy={busy} onClick={props.onRenew}>
          {props.renewLabel}
        </Button>
        <Button variant="ghost" compact busy={busy} onClick={props.onEnd}>
          {props.endLabel}
        </Button>
      </div>
    </>
  );
}
