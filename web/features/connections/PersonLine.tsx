import type { ReactNode } from 'react';
import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { PersonPicture } from './PersonPicture.tsx';
import classes from './PersonLine.module.css';

export type PersonLineProps = {
  user: UserRef;
  /** Their message or a fact about them. */
  text?: string;
  meta?: ReactNode;
  actions?: ReactNode;
  onPerson?: (username: string) => void;
};

/** Somebody in a list, with what can be done at the end. */
export function PersonLine({ user, text: about, meta, actions, onPerson }: PersonLineProps) {
  const text = useText();
  const { username } = user;
  const name = shownName(user);
  return (
    <li className={classes.line}>
      <PersonPicture user={user} />
      <div className={classes.words}>
        <p className={classes.first}>
          {onPerson ? (
            <button
              type="button"
              className={classes.name}
              aria-label={text('connections.profile_of', { name })}
              onClick={() => onPerson(username)}
            >
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi className={classes.name}>{name}</bdi>
          )}
          <bdi className={classes.username}>{username}</bdi>
          {meta}
        </p>
        {about && (
          <p className={classes.about} dir="auto">
            {about}
          </p>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
