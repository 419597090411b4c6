import type { HTMLAttributes } from 'react';
import type { UserRef } from '#contract/shapes.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Avatar } from '#web/ui/Avatar.tsx';

export type FacesProps = HTMLAttributes<HTMLElement> & {
  people: readonly UserRef[];
  max: number;
};

/** The first of some people, small and in one line. */
export function Faces({ people, max, ...rest }: FacesProps) {
  return (
    <span {...rest}>
      {people.slice(0, max).map((person) => (
        <Avatar
          key={person.id}
          id={person.id}
          name={shownName(person)}
          src={person.avatar_url}
          size={22}
        />
      ))}
    </span>
  );
}
