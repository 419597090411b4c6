import { useInfiniteQuery } from '@tanstack/react-query';
import type { ChatListItem } from '#contract/chat.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { listTime } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { ListRow } from '#web/ui/ListRow.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { chatListQuery } from '#web/features/chats/chat-queries.ts';
import { myId } from '#web/platform/session.ts';
import { type Line, lastLine } from '#web/features/chat-list/last-line.ts';
import { useBlocked } from '../connections/use-blocked.ts';
import classes from './HomeScreen.module.css';

const shownMax = 4;

/** The chats that somebody is most likely to go on with. */
export function RecentChats() {
  const text = useText();
  const { data, isError, refetch } = useInfiniteQuery(chatListQuery());
  const chats = useChatsOf(data)
    .filter(({ state }) => state === 'active')
    .toSorted((one, other) => other.last_message_date.localeCompare(one.last_message_date))
    .slice(0, shownMax);
  return (
    <section className={classes.recent} aria-labelledby="recent-chats">
      <SectionHeading
        id="recent-chats"
        action={chats.length > 0 && <UiLink href="/chat">{text('home.all_chats')}</UiLink>}
      >
        {text('home.recent')}
      </SectionHeading>
      <Surface className={classes.chats}>
        {data === undefined && !isError && <RowsSkeleton count={3} label={text('home.loading')} />}
        {data === undefined && isError && (
          <p className={classes.nothing} role="alert">
            {text('home.recent_failed')}{' '}
            <Button variant="ghost" compact onClick={() => void refetch()}>
              {text('home.try_again')}
            </Button>
          </p>
        )}
        {data && chats.length === 0 && (
          <p className={classes.nothing}>{text('home.recent_empty')}</p>
        )}
        {chats.length > 0 && (
          <ul>
            {chats.map((chat) => (
              <RecentChat key={chat.id} chat={chat} />
            ))}
          </ul>
        )}
      </Surface>
    </section>
  );
}

function RecentChat({ chat }: { chat: ChatListItem }) {
  const text = useText();
  const { language } = useLanguage();
  const { id, title, draft, generating, last_message: last, unread } = chat;
  const amongPeople = isAmongPeople(chat);
  const blocked = useBlocked(chat.chat_type === 'GP');
  const line = lastLine(text, chat, { me: myId(), language, isOpen: false, blocked });
  const shown = amongPeople ? line : withGuide();
  return (
    <ListRow
      as="li"
      href={`/chat/${id}`}
      figure={<ChatFigure chat={chat} />}
      title={
        amongPeople
          ? chatName(chat, text)
          : title || chat.theme_name || last?.text || text('shell.new_chat')
      }
      lead={shown.lead}
      text={shown.text}
      textTone={shown.tone}
      meta={listTime(chat.last_message_date)}
      badge={
        unread > 0 && <UnreadBadge count={unread} label={text('home.unread', { count: unread })} />
      }
      unread={unread > 0}
    />
  );

  function withGuide(): Line {
    if (generating) return { text: text('home.answering'), tone: 'accent' };
    if (draft !== '') return line;
    if (!last) return { ...line, text: chat.theme_name ? line.text : '' };
    return { text: last.text, tone: 'plain' };
  }
}
