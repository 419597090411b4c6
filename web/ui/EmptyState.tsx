import { use, type ReactNode } from 'react';
import { cardArt } from '#contract/card-art.ts';
import { CardFace, type CardKind } from './CardFace.tsx';
import { classNames } from './class-names.ts';
import { GroupLevel } from './Headings.tsx';
import { CircleAlert } from './icons.ts';
import { StageGlyph } from './StageGlyph.tsx';
import type { Stage } from './stages.ts';
import classes from './EmptyState.module.css';

export type EmptyStateProps = {
  /** A card back, a stage, or any icon, which gets a round ground. */
  figure: { deck: CardKind } | { stage: Stage } | { icon: ReactNode };
  title: ReactNode;
  text?: ReactNode;
  /** One tint button. */
  action?: ReactNode;
  className?: string;
};

/** Nothing here yet: a figure, a serif line, one sentence, one button. */
export function EmptyState({ figure, title, text, action, className }: EmptyStateProps) {
  const Heading = `h${use(GroupLevel)}` as const;
  return (
    <div className={classNames(classes.empty, className)}>
      {'deck' in figure && <CardFace kind="back" deck={figure.deck} width={92} tilt={-7} />}
      {'stage' in figure && <StageGlyph stage={figure.stage} size={88} colored />}
      {'icon' in figure && <span className={classes.icon}>{figure.icon}</span>}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  /** The problem. */
  title: ReactNode;
  /** The safe state, and the next step. */
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A part that could not load; announced at once. */
export function ErrorState({ title, text, action, className }: ErrorStateProps) {
  const Heading = `h${use(GroupLevel)}` as const;
  return (
    <div className={classNames(classes.empty, className)} role="alert">
      <span className={classNames(classes.icon, classes.error)}>
        <CircleAlert aria-hidden />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

export type NotFoundFigureProps = {
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  cardAlt: string;
};

/** For unknown addresses and items that are no longer shared: the Well. */
export function NotFoundFigure({ title, text, action, cardAlt }: NotFoundFigureProps) {
  return (
    <div className={classes.notFound}>
      <CardFace kind="image" src={cardArt('well')} alt={cardAlt} width={186} tilt={-2.2} eager />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {action}
      </div>
    </div>
  );
}
