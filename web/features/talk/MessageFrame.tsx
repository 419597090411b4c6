import { Suspense, lazy, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { clockTime, fullTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Reply, SmilePlus } from '#web/ui/icons.ts';
import { useRowMenu } from '#web/ui/RowMenu.tsx';
import { Reactions } from './Reactions.tsx';
import { useMessageMenu } from './message-menu.tsx';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { pressedMessage } from '#web/features/message-actions/pressed-message.ts';
import { replyTo, useTalk } from './talk.ts';
import { useSwipe } from './swipe.ts';
import classes from './PersonMessage.module.css';
import shared from '#web/features/message-actions/MessageTools.module.css';
import { laterButAhead } from '#web/ui/later-part.ts';

const ReactionPicker = lazy(laterButAhead(() => import('./ReactionPicker.tsx')));

export type MessageFrameProps = {
  message: Message;
  grouped: boolean;
  /** The newest of the conversation: its tools can be reached by Tab. */
  last: boolean;
  mine?: boolean;
  /** The face of the author, not shown again within a group. */
  figure?: ReactNode;
  head?: ReactNode;
  children: ReactNode;
  /** Content under the message and its reactions. */
  foot?: ReactNode;
};

/** A message among people, with what can be done with it: on hover, on focus, always on touch. */
export function MessageFrame(props: MessageFrameProps) {
  const { message, grouped, last, mine = false } = props;
  const text = useText();
  const { isOpen } = useTalk();
  const [picking, setPicking] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const react = () => setPicking(true);
  const menu = useRowMenu(useMessageMenu(message, react), {
    onLongPress: (element) => pressedMessage.set({ message, element, onReact: react }),
    leaves: isForBrowser,
  });
  const isDeleted = message.deleted_at !== null;
  const swipe = useSwipe(isOpen && !isDeleted ? () => replyTo(message) : undefined);
  return (
    <article
      {...menu.rowProps}
      {...swipe}
      className={classNames(
        classes.message,
        shared.pressable,
        mine && classes.mine,
        grouped && classes.grouped,
      )}
      data-newest={last || undefined}
      data-menu={menu.opened || picking ? 'open' : undefined}
    >
      {!mine && (
        <span className={classes.figure}>
          {grouped ? <SmallTime at={message.created_at} /> : props.figure}
        </span>
      )}
      <div className={classes.body}>
        {!grouped && props.head}
        <div className={classes.line}>
          {props.children}
          <div ref={tools} className={classes.tools} data-tools>
            {mine && <SmallTime at={message.created_at} />}
            {isOpen && !isDeleted && (
              <>
                <IconButton
                  className={classes.quick}
                  label={text('messages.react')}
                  icon={<SmilePlus aria-hidden />}
                  aria-haspopup="dialog"
                  aria-expanded={picking}
                  onClick={() => setPicking(true)}
                />
                <IconButton
                  className={classes.quick}
                  label={text('messages.reply')}
                  icon={<Reply aria-hidden />}
                  onClick={() => replyTo(message)}
                />
              </>
            )}
            {menu.button}
            {picking && (
              <Suspense fallback={null}>
                <ReactionPicker
                  anchor={tools}
                  onChoose={(emoji) => messageChanges.react(message, emoji)}
                  onClose={() => setPicking(false)}
                />
              </Suspense>
            )}
          </div>
        </div>
        {message.reactions.length > 0 && <Reactions message={message} mine={mine} />}
        {props.foot}
      </div>
    </article>
  );
}

/** A link and chosen text have menus of the browser's own. */
function isForBrowser({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a[href]')) return true;
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(target as Node, true);
}

function SmallTime({ at }: { at: string }) {
  return (
    <time className={classNames(classes.smallTime, 'zv-num')} dateTime={at} data-tip={fullTime(at)}>
      {clockTime(at)}
    </time>
  );
}

/** Above the first message of a group: who, and when. */
export function MessageHead({ name, at, more }: { name: string; at: string; more?: ReactNode }) {
  return (
    <header className={classes.head}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <time className="zv-num" dateTime={at} data-tip={fullTime(at)}>
        {clockTime(at)}
      </time>
      {more}
    </header>
  );
}
