import { useInfiniteQuery } from '@tanstack/react-query';
import type { ModerationLine } from '#contract/moderation.ts';
import { useText } from '#web/platform/language.tsx';
import { listTime } from '#web/platform/time.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { GroupLevel } from '#web/ui/Headings.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { ListRow } from '#web/ui/ListRow.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { TabBar } from '#web/ui/TabBar.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { ModerationFrame, ModerationWait } from './ModerationFrame.tsx';
import { hrefOf, linesQuery, operatorNameOf, outcomeIn } from './moderation-queries.ts';
import classes from './ModerationScreen.module.css';

/** Items that wait for a decision, the longest first, and decisions, newest first. */
export function ModerationList({ token, state }: { token: string; state: 'open' | 'decided' }) {
  const text = useText();
  const list = useInfiniteQuery(linesQuery(token, state));
  const { data, error, refetch } = list;
  const title = text('reports.desk');
  if (!data) return <ModerationWait title={title} error={error} again={() => void refetch()} />;
  const lines = data.pages.flatMap(({ items }) => items);
  const base = `/moderate/${token}`;
  const tabs = [
    {
      href: base,
      label: text('reports.desk_open'),
      current: state === 'open',
      count: data.pages[0]?.open ?? 0,
    },
    {
      href: `${base}?state=decided`,
      label: text('reports.desk_decided'),
      current: state === 'decided',
    },
  ];
  return (
    <ModerationFrame title={title}>
      <TabBar items={tabs} label={text('reports.desk_parts')} />
      {lines.length === 0 && (
        <GroupLevel value={2}>
          <EmptyState
            figure={{ icon: <ShieldCheck aria-hidden /> }}
            title={text(`reports.desk_${state}_empty`)}
            text={state === 'open' && text('reports.desk_open_empty_text')}
          />
        </GroupLevel>
      )}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.id} ${line.at}`} token={token} line={line} />
        ))}
      </ul>
      <LoadMore list={list}>{text('reports.desk_more')}</LoadMore>
    </ModerationFrame>
  );
}

function Line({ token, line }: { token: string; line: ModerationLine }) {
  const text = useText();
  const { kind, id, author, removable, decision, at, open, gone } = line;
  const name = author ? operatorNameOf(author) : text('reports.line_nobody');
  const isOfDeck = kind === 'card' && !removable;
  const words = gone ? text('reports.line_gone') : line.text;
  const count = text('reports.case_reports', { count: open });
  return (
    <ListRow
      as="li"
      href={hrefOf({ token, kind, id })}
      title={isOfDeck ? text('reports.line_of_deck') : text(`reports.line_${kind}`, { name })}
      text={decision ? outcomeIn(text, decision, removable) : words || count}
      meta={listTime(at)}
      badge={!decision && <UnreadBadge count={open} label={count} />}
    />
  );
}
