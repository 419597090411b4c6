import { useInfiniteQuery } from '@tanstack/react-query';
import type { Analysis } from '#contract/analysis.ts';
import { removedChats } from '#web/features/chats/chat-cache.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { listTime } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { analysesQuery } from './analysis-queries.ts';
import classes from './PastAnalyses.module.css';

/** The pictures that were looked at before, each a way back into its chat. */
export function PastAnalyses() {
  const text = useText();
  const list = useInfiniteQuery(analysesQuery());
  const removed = useStore(removedChats);
  const analyses = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ chat }) => !removed.has(chat.id),
  );
  return (
    <section className={classes.past} aria-labelledby="past-analyses">
      <SectionHeading id="past-analyses">{text('analysis.past')}</SectionHeading>
      {list.isPending && <RowsSkeleton count={2} label={text('shell.loading_part')} />}
      {list.isError && !list.data && (
        <p className={classes.nothing} role="alert">
          {text('analysis.past_failed')}{' '}
          <Button variant="ghost" compact onClick={() => void list.refetch()}>
            {text('shell.try_again')}
          </Button>
        </p>
      )}
      {list.data && analyses.length === 0 && (
        <p className={classes.nothing}>{text('analysis.past_empty')}</p>
      )}
      {analyses.length > 0 && (
        <ul className={classes.grid}>
          {analyses.map((analysis) => (
            <PastAnalysis key={analysis.chat.id} analysis={analysis} />
          ))}
        </ul>
      )}
      <LoadMore list={list} className={classes.more}>
        {text('analysis.more')}
      </LoadMore>
    </section>
  );
}

function PastAnalysis({ analysis: { chat, image } }: { analysis: Analysis }) {
  const text = useText();
  const name = useChatName(chat);
  return (
    <li>
      <UiLink href={`/chat/${chat.id}`} className={classes.card}>
        {image.covered === 'removed' ? (
          <span className={classes.gone}>{text('reports.covered_removed')}</span>
        ) : (
          <img src={image.thumb_url} alt="" loading="lazy" decoding="async" />
        )}
        <span className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          <time className={classes.time} dateTime={chat.last_message_date}>
            {listTime(chat.last_message_date)}
          </time>
        </span>
      </UiLink>
    </li>
  );
}
