import { useId, useImperativeHandle } from 'react';
import type {
  AriaAttributes,
  ClipboardEventHandler,
  FocusEventHandler,
  KeyboardEvent,
  ReactNode,
  Ref,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton.tsx';
import { ArrowUp, Square } from '../icons.ts';
import { useAutosizedText } from './autosize.ts';
import { isVisible } from '#contract/visible-text.ts';
import { keyMeaning } from './composer-keys.ts';
import classes from './ComposerBox.module.css';

export type ComposerLabels = {
  /** Names the text box. */
  text: string;
  send: string;
  stop: string;
  /** Shown near the limit; below zero it says by how much the text is too long. */
  charactersLeft: (count: number) => string;
};

export type ComposerBoxProps = {
  value: string;
  onChange: (value: string) => void;
  /** Never called with blank text, unless `sendable` is set, nor with text over the limit. */
  onSend: () => void;
  /** An answer is being written: Stop stands in the place of Send. */
  busy?: boolean;
  onStop?: () => void;
  /** While busy, text can be sent all the same: by Enter, or by Send beside Stop. */
  sendWhileBusy?: boolean;
  /** There is something to send without text, such as an attachment. */
  sendable?: boolean;
  /** Why nothing can be sent now, such as an upload that is not done; the text can still be written. */
  blockedReason?: string;
  /** Otherwise Enter makes a line, and Ctrl or ⌘ with Enter sends. */
  enterSends?: boolean;
  /** In characters. */
  lengthMax?: number;
  placeholder: string;
  labels: ComposerLabels;
  /** ↑ in the empty box. */
  onEditLast?: () => void;
  /** Shift and ↑ in the empty box. */
  onReplyLast?: () => void;
  /** Sees keys first, such as those of an open list of suggestions; preventDefault keeps them from the box. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** The caret has moved. */
  onCaret?: () => void;
  /** Attributes for an open list of suggestions. */
  suggesting?: Pick<
    AriaAttributes,
    'aria-autocomplete' | 'aria-haspopup' | 'aria-controls' | 'aria-activedescendant'
  >;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  onFocus?: FocusEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  /** Above the text: attachments, the message replied to. */
  attachments?: ReactNode;
  startTools?: ReactNode;
  endTools?: ReactNode;
  /** One quiet line under the box. */
  footer?: ReactNode;
  /** Takes the place of the text and of Send, as a voice recording does. */
  replacement?: ReactNode;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** The counter appears when this many characters are left. */
const counterFrom = 1_000;

export function ComposerBox(props: ComposerBoxProps) {
  const {
    value,
    onChange,
    busy = false,
    sendable = false,
    blockedReason,
    lengthMax = 16_000,
  } = props;
  const { labels, enterSends = true, sendWhileBusy = false, ref, replacement } = props;
  const text = useAutosizedText(value);
  const counterId = useId();
  useImperativeHandle(ref, () => text.current as HTMLTextAreaElement);

  const charactersLeft = lengthMax - value.length;
  const nearLimit = charactersLeft <= counterFrom;
  const empty = !isVisible(value) && !sendable;
  const canSend = !empty && charactersLeft >= 0 && !blockedReason && (!busy || sendWhileBusy);

  const send = () => {
    if (!canSend) return;
    props.onSend();
    // On touch the keyboard covers half of the answer, so it goes and stays away.
    if (isTouch()) text.current?.blur();
    else text.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const meaning = keyMeaning(event.nativeEvent, { enterSends, touch: isTouch(), value });
    if (meaning === 'send') {
      event.preventDefault();
      send();
    } else if (meaning === 'edit-last' && props.onEditLast) {
      event.preventDefault();
      props.onEditLast();
    } else if (meaning === 'reply-last' && props.onReplyLast) {
      event.preventDefault();
      props.onReplyLast();
    }
  };

  return (
    <div className={classNames(classes.composer, props.className)}>
      <div className={classes.box}>
        {props.attachments}
        {replacement ?? (
          <>
            <textarea
              ref={text}
              className={classes.text}
              dir="auto"
              {...props.suggesting}
              rows={1}
              value={value}
              placeholder={props.placeholder}
              aria-label={labels.text}
              aria-describedby={nearLimit ? counterId : undefined}
              aria-invalid={charactersLeft < 0 || undefined}
              enterKeyHint={enterSends ? 'send' : 'enter'}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              onSelect={props.onCaret}
              onPaste={props.onPaste}
              onFocus={props.onFocus}
              onBlur={props.onBlur}
            />
            <div className={classes.tools}>
              {props.startTools}
              <span className={classes.gap} />
              {nearLimit && (
                <span
                  id={counterId}
                  className={classNames(classes.counter, charactersLeft < 0 && classes.over)}
                >
                  {labels.charactersLeft(charactersLeft)}
                </span>
              )}
              {props.endTools}
              {(!busy || (sendWhileBusy && !empty)) && (
                <IconButton
                  tone="primary"
                  size="large"
                  label={labels.send}
                  icon={<ArrowUp aria-hidden />}
                  disabled={!canSend}
                  disabledReason={empty ? undefined : blockedReason}
                  onClick={send}
                />
              )}
              {busy && (
                <IconButton
                  tone="ink"
                  size="large"
                  label={labels.stop}
                  icon={<Square aria-hidden className={classes.stop} />}
                  onClick={props.onStop}
                />
              )}
            </div>
            <span className="zv-unseen" role="status">
              {nearLimit && labels.charactersLeft(announced(charactersLeft))}
            </span>
          </>
        )}
      </div>
      {props.footer && <div className={classes.footer}>{props.footer}</div>}
    </div>
  );
}

/** The shape of a composer, as high as the one that will stand there. */
export function ComposerPlace() {
  return (
    <div className={classes.composer} aria-hidden>
      <div className={classes.box}>
        <div className={classes.text} />
        <div className={classes.tools} />
      </div>
      <div className={classes.footer}>{'\u00a0'}</div>
    </div>
  );
}

/** Changes once in a hundred characters, or a screen reader would count along with every key. */
function announced(charactersLeft: number): number {
  return charactersLeft < 0 ? charactersLeft : Math.ceil(charactersLeft / 100) * 100;
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
