import { useEffect } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { useTitle } from '#web/platform/title.ts';
import { BeginPane } from '#web/features/assistant/BeginPane.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { useChatKeys } from './chat-keys.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import classes from './ChatPanel.module.css';

/** The list of chats: the whole screen, but on desktops, where it stands beside a place to begin. */
export function ChatListScreen() {
  const text = useText();
  const screen = useScreen();
  useTitle(text('shell.chats'));
  useEffect(listenToChats, []);
  useChatKeys(null);
  if (screen !== 'desktop') {
    return (
      <div className={classes.screen}>
        <ChatPanel asScreen />
      </div>
    );
  }
  return <BeginPane />;
}
