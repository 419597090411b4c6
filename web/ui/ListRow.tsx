import type { DragEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { NamedLine } from './NamedLine.tsx';
import { useRowMenu, type MenuButtonProps } from './RowMenu.tsx';
import { UiLink } from './UiLink.tsx';
import classes from './ListRow.module.css';

export type ListRowProps = {
  title: ReactNode;
  /** At the start of the second line: a small picture of how it fares. */
  mark?: ReactNode;
  /** Before the second line: the author, or a kind. */
  lead?: string | undefined;
  /** The second line; kept to one line. */
  text?: ReactNode;
  /** Drafts are set apart from what was said. */
  textTone?: 'plain' | 'draft' | 'accent';
  /** 40 across: an avatar, the mark, a picture. */
  figure?: ReactNode;
  /** At the end, above the badge: a time. */
  meta?: ReactNode;
  /** Under the meta: an unread badge, a muted or pinned icon. */
  badge?: ReactNode;
  href?: string;
  onClick?: () => void;
  current?: boolean;
  /** The row is a checkbox; its owner handles the clicks. */
  chosen?: boolean;
  'data-chat'?: string;
  unread?: boolean;
  menu?: MenuButtonProps;
  /** Buttons of a row that has no link of its own. */
  actions?: ReactNode;
  /** `li` inside `ul` and `ol`. */
  as?: 'div' | 'li';
  draggable?: boolean;
  onDragStart?: DragEventHandler;
  onDragEnd?: DragEventHandler;
  className?: string;
};

/** A row of 60 with a picture, two lines and a time; the whole row is the link. */
export function ListRow({
  title,
  mark,
  lead,
  text,
  textTone = 'plain',
  figure,
  meta,
  badge,
  href,
  onClick,
  current,
  chosen,
  unread,
  menu,
  actions,
  as: Element = 'div',
  className,
  ...drag
}: ListRowProps) {
  const { rowProps, button, opened } = useRowMenu(menu);
  const content = (
    <>
      {figure}
      <span className={classes.lines}>
        <span className={classes.title}>
          <bdi>{title}</bdi>
        </span>
        {text && (
          <span className={classNames(classes.text, classes[textTone])}>
            {mark}
            {lead && <NamedLine words={`${lead} `} />}
            <bdi>{text}</bdi>
          </span>
        )}
      </span>
      {(meta || badge) && (
        <span className={classes.end}>
          {meta && <span className="zv-num">{meta}</span>}
          {badge}
        </span>
      )}
    </>
  );
  const menuState = opened ? 'open' : 'closed';
  return (
    <Element
      className={classNames(classes.row, className)}
      data-current={current || undefined}
      data-unread={unread || undefined}
      data-menu={menu ? menuState : undefined}
      {...rowProps}
      {...drag}
    >
      <Body href={href} onClick={onClick} current={current} chosen={chosen} bare={!figure}>
        {content}
      </Body>
      {actions && <span className={classes.actions}>{actions}</span>}
      {button && <span className={classes.menu}>{button}</span>}
    </Element>
  );
}

type BodyProps = Pick<ListRowProps, 'href' | 'onClick' | 'current' | 'chosen'> & {
  bare: boolean;
  children: ReactNode;
};

function Body({ href, onClick, current, chosen, bare, children }: BodyProps) {
  const className = classNames(classes.body, bare && classes.bare);
  if (chosen !== undefined) {
    return (
      <button type="button" role="checkbox" aria-checked={chosen} className={className}>
        {children}
      </button>
    );
  }
  if (href) {
    return (
      <UiLink
        className={className}
        href={href}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
        draggable={false}
      >
        {children}
      </UiLink>
    );
  }
  if (!onClick) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      className={className}
      onClick={onClick}
      aria-current={current || undefined}
    >
      {children}
    </button>
  );
}
