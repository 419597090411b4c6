import { useEffect, useRef } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Mark } from '#web/ui/Mark.tsx';
import type { Nameable } from './mention-text.ts';
import classes from './MentionMenu.module.css';

export type MentionMenuProps = {
  id: string;
  people: readonly Nameable[];
  activeAt: number;
  onChoose: (person: Nameable) => void;
};

export function mentionOptionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** Possible people for the name after @; the focus stays in the text. */
export function MentionMenu({ id, people, activeAt, onChoose }: MentionMenuProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[activeAt]?.scrollIntoView({ block: 'nearest' });
  }, [activeAt]);
  return (
    <>
      <div
        ref={list}
        id={id}
        className={classes.menu}
        role="listbox"
        aria-label={text('messages.mention')}
      >
        {people.map((each, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={each.id}
            id={mentionOptionId(id, at)}
            className={classNames(classes.option, at === activeAt && classes.active)}
            role="option"
            aria-selected={at === activeAt}
            // A press would take the focus, and with it the keyboard of a phone, from the text.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(each)}
          >
            {each.person ? (
              <Avatar id={each.id} name={each.name} src={each.person.avatar_url} size={28} />
            ) : (
              <Mark size={28} />
            )}
            <bdi className={classes.name}>{each.name}</bdi>
            <bdi className={classes.username} dir="ltr">
              @{each.username}
            </bdi>
          </button>
        ))}
      </div>
      <span className="zv-unseen" role="status">
        {text('messages.mention_count', { count: people.length })}
      </span>
    </>
  );
}
