import type { JourneyRun } from '#contract/journeys.ts';
import { PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { myId } from '#web/platform/session.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Tag } from '#web/ui/Chip.tsx';
import { Check } from '#web/ui/icons.ts';
import classes from './JourneyPane.module.css';

const words = {
  choosing: 'journeys.choosing',
  reflecting: 'journeys.reflecting',
  ready: 'journeys.is_ready',
} as const;
const tones = { choosing: 'plain', reflecting: 'warn', ready: 'success' } as const;

/** How far each is in the round that is on, without what they chose. */
export function RunPeople({ run }: { run: JourneyRun }) {
  const text = useText();
  const me = myId();
  return (
    <ul className={classes.people} aria-label={text('journeys.people')} aria-live="polite">
      {run.members.map(({ user, state }) => (
        <li key={user.id}>
          <PersonFigure person={user} size={28} />
          <bdi>{user.id === me ? text('journeys.you') : shownName(user)}</bdi>
          <Tag tone={tones[state]} icon={state === 'ready' && <Check aria-hidden />}>
            {text(words[state])}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
