import { ComposerPlace } from '#web/ui/composer/ComposerBox.tsx';
import { NewsPlace } from '#web/ui/NewsPlace.tsx';
import { LoadingMessages } from '#web/features/messages/LoadingMessages.tsx';
import composer from '#web/features/composer/MessageComposer.module.css';
import header from './ChatHeader.module.css';
import classes from '#web/features/messages/LoadingMessages.module.css';

/** The place of the header of a chat that is on its way, so that nothing moves when it comes. */
export function HeaderPlace() {
  return (
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
  );
}

/** Messages on their way, and the place of the composer. */
export function LoadingConversation() {
  return (
    <>
      <LoadingMessages />
      <div className={composer.composer} data-waiting>
        <ComposerPlace />
      </div>
    </>
  );
}
