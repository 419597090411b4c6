import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ChatInfo } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { chatKeys } from '#web/features/chat/chat-queries.ts';
import { openPicture } from '#web/features/pictures/opened-picture.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import classes from './members.module.css';

const firstMarker = '1';

function picturesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: chatKeys.pictures(id),
    queryFn: ({ pageParam, signal }) =>
      call(api.messages.media, { params: { id }, query: { page: pageParam }, signal }),
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    // Opened seldom, and then it shows what there is.
    refetchOnMount: 'always',
  });
}

/** What was sent to the chat besides words. */
export function PicturesSection({ info }: { info: ChatInfo }) {
  const text = useText();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    picturesQuery(info.id),
  );
  const pictures = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="pictures">
      <GroupHeading id="pictures">{text('pictures.all')}</GroupHeading>
      <div className={classes.part}>
        {data && pictures.length === 0 && (
          <p className={classes.note}>{text('pictures.none_yet')}</p>
        )}
        {pictures.length > 0 && (
          <ul className={classes.pictures}>
            {pictures.map((message) => (
              <li key={message.id}>
                <button type="button" aria-haspopup="dialog" onClick={() => openPicture(message)}>
                  <img
                    src={message.image?.thumb_url}
                    alt={
                      message.image?.alt ||
                      text('pictures.of', {
                        name:
                          'display_name' in message.author
                            ? message.author.display_name
                            : text('assistant.guide'),
                      })
                    }
                    loading="lazy"
                    decoding="async"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button
            variant="ghost"
            compact
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('pictures.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
