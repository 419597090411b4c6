import { useParams, useSearch } from '@tanstack/react-router';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { ModerationCase } from './ModerationCase.tsx';
import { ModerationList } from './ModerationList.tsx';
import { placeIn } from './moderation-queries.ts';

/** For the operator, from the link in the mail: one report, and from there all of them. */
export function ModerationScreen() {
  const text = useText();
  useTitle(text('reports.desk'));
  const { token } = useParams({ from: '/moderate/$token' });
  const search = useSearch({ strict: false }) satisfies Record<string, unknown>;
  const asked: { kind?: unknown; id?: unknown; state?: unknown } = search;
  const place = placeIn(token, asked);
  if (place) return <ModerationCase key={`${place.kind} ${place.id}`} place={place} />;
  return <ModerationList token={token} state={asked.state === 'decided' ? 'decided' : 'open'} />;
}
