import { Suspense, lazy, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { pressedMessage } from '#web/features/message-actions/pressed-message.ts';
import { Album, AlbumPlace, type PlaceProps } from '#web/features/pictures/Album.tsx';
import { useText } from '#web/platform/language.tsx';
import { laterButAhead } from '#web/ui/later-part.ts';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { useMessageMenu } from './message-menu.tsx';
import { Reactions } from './Reactions.tsx';
import { RemovedMessage } from './RemovedMessage.tsx';
import classes from './PersonMessage.module.css';

const ReactionPicker = lazy(laterButAhead(() => import('./ReactionPicker.tsx')));

/** The pictures of an album among people, each with its own menu and reactions. */
export function PeopleAlbum({
  parts,
  label,
  mine,
}: {
  parts: Message[];
  label: string;
  mine: boolean;
}) {
  const text = useText();
  const last = parts.findLast(({ deleted_at: gone }) => gone === null);
  return (
    <>
      <Album messages={parts} label={label} place={PeoplePlace} />
      {parts.map((part) => {
        if (part.deleted_at !== null) return <RemovedMessage key={part.id} id={part.id} />;
        if (part.reported)
          return (
            <p key={part.id} className={classes.edited}>
              {text('reports.covered_message')}
            </p>
          );
        // Reactions and state of the last picture stand under the whole.
        return (
          part !== last &&
          part.reactions.length > 0 && <Reactions key={part.id} message={part} mine={mine} />
        );
      })}
    </>
  );
}

function PeoplePlace({ message, optionsLabel, children }: PlaceProps) {
  const [picking, setPicking] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const react = () => setPicking(true);
  const { actions } = useMessageMenu(message, react);
  const tools = (
    <div ref={anchor}>
      <MenuButton label={optionsLabel} actions={actions} />
      {picking && (
        <Suspense fallback={null}>
          <ReactionPicker
            anchor={anchor}
            onChoose={(emoji) => messageChanges.react(message, emoji)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
  return (
    <AlbumPlace
      onLongPress={(element) => pressedMessage.set({ message, element, onReact: react })}
      tools={tools}
    >
      {children}
    </AlbumPlace>
  );
}
