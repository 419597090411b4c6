import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import classes from './members.module.css';

const firstMarker = '1';
const words = {
  image: {
    key: chatKeys.pictures,
    all: 'pictures.all',
    none: 'pictures.none_yet',
    more: 'pictures.more',
  },
  audio: { key: chatKeys.recordings, all: 'voice.all', none: 'voice.none_yet', more: 'voice.more' },
} as const;

type MediaSectionProps = {
  chatId: string;
  kind: keyof typeof words;
  children: (messages: Message[]) => ReactNode;
};

/** Pictures or recordings of the chat, newest first. */
export function MediaSection({ chatId, kind, children }: MediaSectionProps) {
  const text = useText();
  const { key, all, none, more } = words[kind];
  const list = useInfiniteQuery({
    queryKey: key(chatId),
    queryFn: ({ pageParam, signal }) =>
      call(api.messages.media, {
        params: { id: chatId },
        query: { page: pageParam, kind },
        signal,
      }),
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    // Opened seldom, and then it shows what there is.
    refetchOnMount: 'always',
  });
  const messages = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const headingId = `media-${kind}`;
  return (
    <section aria-labelledby={headingId}>
      <GroupHeading id={headingId}>{text(all)}</GroupHeading>
      <div className={classes.part}>
        {list.data && messages.length === 0 && <p className={classes.note}>{text(none)}</p>}
        {messages.length > 0 && children(messages)}
        <LoadMore list={list} variant="ghost" compact>
          {text(more)}
        </LoadMore>
      </div>
    </section>
  );
}
