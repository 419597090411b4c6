import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { sharedLabel } from './LinkPart.tsx';
import { copyLink, endShare, sharesQuery } from './share-queries.ts';
import classes from './sharing.module.css';

/** The links to my chats, each of which can be ended. */
export function MyShares() {
  const text = useText();
  const { data, isError, refetch } = useQuery(sharesQuery);
  if (!data) {
    return isError ? (
      <p className={classes.note} role="alert">
        {text('sharing.failed')}{' '}
        <Button variant="ghost" compact onClick={() => void refetch()}>
          {text('shell.try_again')}
        </Button>
      </p>
    ) : (
      <RowsSkeleton label={text('shell.loading_part')} count={1} />
    );
  }
  if (data.items.length === 0) return <p className={classes.note}>{text('sharing.none')}</p>;
  return (
    <ul className={classes.shares}>
      {data.items.map((share) => {
        const title = share.title || text('sharing.untitled');
        return (
          <li key={share.chat_id}>
            <UiLink className={classes.name} href={`/chat/${share.chat_id}`}>
              <bdi>{title}</bdi>
            </UiLink>
            <p className={classes.note}>{sharedLabel(text, share)}</p>
            <div className={buttonRow}>
              <Button
                variant="outline"
                compact
                aria-label={text('sharing.copy_of', { title })}
                onClick={() => copyLink(share.url)}
              >
                {text('sharing.copy')}
              </Button>
              <Button
                variant="ghost"
                compact
                aria-label={text('sharing.end_of', { title })}
                onClick={() => void endShare(share.chat_id)}
              >
                {text('sharing.end')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
