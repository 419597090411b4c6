import type { ChatInfo } from '#contract/chat.ts';
import { ComposerPlace } from '#web/ui/composer/ComposerBox.tsx';
import { NewsPlace } from '#web/ui/NewsPlace.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { LoadingMessages } from '#web/features/messages/LoadingMessages.tsx';
import composer from '#web/features/composer/MessageComposer.module.css';
import header from './ChatHeader.module.css';
import classes from '#web/features/messages/LoadingMessages.module.css';
import screen from './ChatScreen.module.css';

/** A chat on its way: its header and its composer have their places, so that nothing moves when it comes. */
export function LoadingChat({ info }: { info: ChatInfo | undefined }) {
  return (
    <div className={screen.chat}>
      {info ? (
        <ChatHeader info={info} />
      ) : (
        <>
          <div className={header.header} data-waiting aria-hidden>
            <span className={classes.figure} />
            <div className={header.words}>
              <div className={header.title}>{'\u00a0'}</div>
              <div className={header.guide}>{'\u00a0'}</div>
            </div>
            <div className={header.stages} />
          </div>
          <NewsPlace />
        </>
      )}
      <LoadingMessages />
      <div className={composer.composer} data-waiting>
        <ComposerPlace />
      </div>
    </div>
  );
}
