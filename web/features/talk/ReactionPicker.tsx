import { Popover } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Anchor } from '#web/ui/Anchor.tsx';
import { useLayer } from '#web/ui/layers.ts';
import { useOpenedAfterMount } from '#web/ui/opened-after-mount.ts';
import { roomAtEdges } from '#web/ui/room-at-edges.ts';
import { emojiIn } from './emoji.ts';
import classes from './ReactionPicker.module.css';

const inRow = 4;
const common = ['👍', '❤️', '😂', '😮', '😢', '🙏', '🎉', '🤔'];

export type ReactionPickerProps = {
  anchor: RefObject<HTMLElement | null>;
  onChoose: (emoji: string) => void;
  onClose: () => void;
};

/** Eight emojis at hand, and any other by the keyboard of the device. */
export default function ReactionPicker({ anchor, onChoose, onClose }: ReactionPickerProps) {
  const text = useText();
  const { direction } = useLanguage();
  const [open, setOpen] = useState(true);
  const shown = useOpenedAfterMount(open);
  useLayer(open, () => setOpen(false));
  const [typed, setTyped] = useState('');
  const choices = useRef<HTMLDivElement>(null);
  const choose = (emoji: string) => {
    onChoose(emoji);
    setOpen(false);
  };
  const type = (value: string) => {
    const emoji = emojiIn(value);
    if (emoji) choose(emoji);
    else setTyped(value);
  };
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const move = (event: KeyboardEvent, at: number) => {
    const step = { [forwards]: 1, [backwards]: -1, ArrowDown: inRow, ArrowUp: -inRow }[event.key];
    const next = step === undefined ? null : choices.current?.children[at + step];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Popover
      opened={shown}
      onChange={setOpen}
      onExitTransitionEnd={onClose}
      trapFocus
      returnFocus
      position="top"
      middlewares={{ flip: true, shift: { padding: roomAtEdges() } }}
    >
      <Popover.Target>
        <Anchor anchor={anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={text('messages.react')}>
        <div
          ref={choices}
          className={classes.choices}
          role="group"
          aria-label={text('messages.common_reactions')}
        >
          {common.map((emoji, at) => (
            <button
              key={emoji}
              type="button"
              className={classes.emoji}
              tabIndex={at === 0 ? 0 : -1}
              data-autofocus={at === 0 || undefined}
              onKeyDown={(event) => move(event, at)}
              onClick={() => choose(emoji)}
            >
              {emoji}
            </button>
          ))}
        </div>
        <input
          className={classes.any}
          value={typed}
          placeholder={text('messages.any_emoji')}
          aria-label={text('messages.any_emoji')}
          aria-invalid={typed !== '' || undefined}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
        <p className={classes.hint} role="status">
          {typed !== '' && text('messages.not_an_emoji')}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
