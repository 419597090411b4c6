import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, lazy, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { contentIsShown } from '#web/platform/first-content.ts';
import { useText } from '#web/platform/language.tsx';
import { useIsFromDisk } from '#web/platform/from-disk.ts';
import { live } from '#web/platform/live.ts';
import { useStore } from '#web/platform/store.ts';
import { useTitle } from '#web/platform/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { NoChatPage } from '#web/features/failures/NotFound.tsx';
import { Page } from '#web/ui/Page.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import type { ConversationProps } from './ConversationFrame.tsx';
import { GuidedChat } from './GuidedChat.tsx';
import { InviteBanner } from './InviteBanner.tsx';
import { HeaderPlace, LoadingConversation } from './LoadingChat.tsx';
import { removedChats } from '#web/features/chats/chat-cache.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { chatInfoQuery, chatKeys } from '#web/features/chats/chat-queries.ts';
import { messagesQuery } from '#web/features/messages/message-queries.ts';
import { useChatKeys } from '#web/features/chat-list/chat-keys.ts';
import { drafts } from '#web/features/messages/drafts.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { useOpening } from '#web/features/messages/opening.ts';
import classes from './ChatScreen.module.css';
import { later } from '#web/ui/later-part.ts';

const peopleChat = () => import('./PeopleChat.tsx');
const PeopleChat = lazy(later(async () => ({ default: (await peopleChat()).PeopleChat })));

export function ChatScreen() {
  const { id = '' } = useParams({ strict: false });
  // Another chat is another conversation: nothing of this one's state goes along.
  return <OpenChat key={id} id={id} />;
}

/** A person who may no longer see a chat loses it as soon as that is known. */
function OpenChat({ id }: { id: string }) {
  useEffect(listenToChats, []);
  return useStore(removedChats).has(id) ? <GoneChat /> : <PresentChat id={id} />;
}

function PresentChat({ id }: { id: string }) {
  const text = useText();
  const info = useQuery(chatInfoQuery(id));
  // A person who was invited or asked to join sees the chat from outside.
  const isOutside = info.data !== undefined && info.data.state !== 'active';
  const messages = useQuery({ ...messagesQuery(id), enabled: !isOutside });
  useTitle(info.data ? chatName(info.data, text) : text('shell.chats'));
  useFollowing(id, messages.data);
  useChatKeys(id);

  const isKnown = info.data !== undefined;
  // Only what the server says at first; later drafts come as events.
  const openDraft = useEffectEvent(() => void drafts.open(id, info.data?.draft ?? ''));
  const isOld = useIsFromDisk(chatKeys.info(id));
  useEffect(() => {
    if (isKnown) openDraft();
  }, [id, isKnown, isOld]);

  const known = info.data ?? knownChats.get(id);
  const isPeoples = known !== undefined && isAmongPeople(known);
  useEffect(() => {
    if (isPeoples) void peopleChat().catch(() => undefined);
  }, [isPeoples]);

  const opening = useOpening(id, info.data, messages.data);
  // Rendered in slices, between which the page answers to keys and taps.
  const isShown = useDeferredValue(opening.isReady);
  const error = info.error ?? (isOutside ? null : messages.error);
  const hasMessages = !isOutside && error === null;
  useEffect(() => {
    if (!hasMessages) contentIsShown();
  }, [hasMessages]);
  if (error instanceof ApiError && error.status === 404) return <GoneChat />;
  const conversation = info.data &&
    messages.data &&
    isShown && { info: info.data, shown: messages.data, place: opening.place };
  if (error && !isOutside && !conversation) {
    return (
      <Page withoutFooter>
        <ErrorState
          title={text('chat.open_failed')}
          text={text('chat.open_failed_text')}
          action={
            <Button
              variant="tint"
              onClick={() => void Promise.all([info.refetch(), messages.refetch()])}
            >
              {text('shell.try_again')}
            </Button>
          }
        />
      </Page>
    );
  }
  // One header from the first moment on: what was opened in it, and the focus, stay when the messages come.
  return (
    <div className={classes.chat}>
      {info.data ? <ChatHeader info={info.data} /> : <HeaderPlace />}
      {isOutside ? (
        <InviteBanner info={info.data} />
      ) : (
        <Suspense fallback={<LoadingConversation />}>
          {conversation ? <Conversation {...conversation} /> : <LoadingConversation />}
        </Suspense>
      )}
    </div>
  );
}

function Conversation(conversation: ConversationProps) {
  return isAmongPeople(conversation.info) ? (
    <PeopleChat {...conversation} />
  ) : (
    <GuidedChat {...conversation} />
  );
}

/** The chat's live stream from the version that was read. */
function useFollowing(id: string, shown: MessageWindow | undefined): void {
  const version = useRef(0);
  useEffect(() => {
    version.current = shown?.version ?? 0;
  });
  const fetched = shown?.fetched;
  useEffect(
    () => (fetched === undefined ? undefined : live.follow(id, version.current)),
    [id, fetched],
  );
}

function GoneChat() {
  const text = useText();
  useTitle(text('chat.gone_title'));
  return <NoChatPage title={text('chat.gone_title')} reason={text('chat.gone_text')} />;
}
