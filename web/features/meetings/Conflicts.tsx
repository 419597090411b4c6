import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '#contract/meetings.ts';
import { useText } from '#web/platform/language.tsx';
import { CircleAlert } from '#web/ui/icons.ts';
import { conflictsWith, meetingKey } from './calendar.ts';
import { timesOf } from './meeting-words.ts';
import { meetingsQuery } from './meeting-queries.ts';
import classes from './Meetings.module.css';

const shownMax = 3;

/** Other meetings of mine at the same time. */
export function Conflicts({
  time,
}: {
  time: Pick<Meeting, 'starts_at' | 'ends_at'> & { id?: string };
}) {
  const text = useText();
  const { starts_at: from, ends_at: to } = time;
  const { data } = useQuery({ ...meetingsQuery({ from, to }), enabled: from < to });
  const others = from < to ? conflictsWith(time, data?.items ?? []) : [];
  if (others.length === 0) return null;
  return (
    <div className={classes.conflicts} role="status">
      <CircleAlert aria-hidden />
      <div>
        <p>{text('meetings.conflicts', { count: others.length })}</p>
        <ul>
          {others.slice(0, shownMax).map((other) => (
            <li key={meetingKey(other)}>
              <bdi>{other.title}</bdi> <span className="zv-num">{timesOf(other)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
