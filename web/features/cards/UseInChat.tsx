import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ChatListItem } from '#contract/chat.ts';
import type { MyCard } from '#contract/cards.ts';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { chatListQuery } from '#web/features/chats/chat-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SquarePen } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { chosenCards } from '#web/features/messages/chosen-cards.ts';
import { useNewChatWith } from './new-chat-with.ts';
import classes from './UseInChat.module.css';

type UseInChatProps = { card: MyCard; opened: boolean; onClose: () => void };

/** The target of a card: a new chat with the guide, or an existing one. */
export function UseInChat({ card, opened, onClose }: UseInChatProps) {
  const text = useText();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('cards.where')}
      closeLabel={text('cards.close')}
      width={460}
    >
      <Chats card={card} />
    </Dialog>
  );
}

function Chats({ card }: { card: MyCard }) {
  const text = useText();
  const navigate = useNavigate();
  const begin = useNewChatWith();
  const { data } = useInfiniteQuery(chatListQuery());
  const chats = useChatsOf(data);
  const goOn = (id: string) => {
    chosenCards.choose(id, card);
    void navigate({ to: '/chat/$id', params: { id } });
  };
  return (
    <div className={classes.ways}>
      <Button variant="tint" full icon={<SquarePen aria-hidden />} onClick={() => begin(card)}>
        {text('cards.new_chat')}
      </Button>
      {!data && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
      <ul className={classes.chats}>
        {chats
          .filter(({ state }) => state === 'active')
          .map((chat) => (
            <ChatWay key={chat.id} chat={chat} onChoose={() => goOn(chat.id)} />
          ))}
      </ul>
    </div>
  );
}

function ChatWay({ chat, onChoose }: { chat: ChatListItem; onChoose: () => void }) {
  const name = useChatName(chat);
  return (
    <li>
      <button type="button" className={classes.chat} onClick={onChoose}>
        <ChatFigure chat={chat} />
        <bdi className={classes.name}>{name}</bdi>
      </button>
    </li>
  );
}
