import type { ComponentType, ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import type { OutboxEntry } from '#web/features/messages/outbox-order.ts';
import { useText } from '#web/platform/language.tsx';
import { useLongPress } from '#web/ui/long-press.ts';
import { MessagePicture, PendingPicture } from './MessagePicture.tsx';
import classes from './Album.module.css';

export type PlaceProps = { message: Message; optionsLabel: string; children: ReactNode };

type AlbumProps = {
  /** Oldest first; what was deleted of them is left out. */
  messages: readonly Message[];
  /** The label of undescribed pictures, with their author. */
  label: string;
  /** Pictures that are still being sent. */
  entries?: readonly OutboxEntry[];
  /** The frame of one picture, with its actions. */
  place?: ComponentType<PlaceProps>;
};

/** Pictures that were sent together, as one. */
export function Album({ messages, label, entries = [], place: Place = PlainPlace }: AlbumProps) {
  const text = useText();
  const shown = messages.filter(({ image }) => image !== null);
  const count = shown.length + entries.length;
  return (
    <div
      role="group"
      aria-label={text('pictures.count', { count })}
      className={classes.album}
      data-count={Math.min(count, 5)}
    >
      {shown.map((message, at) => {
        const nth = { index: at + 1, count };
        return (
          <Place
            key={message.client_id ?? message.id}
            message={message}
            optionsLabel={text('pictures.options_of', nth)}
          >
            <MessagePicture
              message={message}
              label={text('pictures.in_album', { label, ...nth })}
              inAlbum
            />
          </Place>
        );
      })}
      {entries.map((entry) => (
        <div key={entry.clientId} className={classes.place}>
          {entry.image && <PendingPicture entry={entry} image={entry.image} inAlbum />}
        </div>
      ))}
    </div>
  );
}

function PlainPlace({ children }: PlaceProps) {
  return <div className={classes.place}>{children}</div>;
}

type AlbumPlaceProps = {
  children: ReactNode;
  tools: ReactNode;
  onLongPress: (element: HTMLElement) => void;
};

/** The frame of a picture in an album; a long press concerns the picture, not the message around it. */
export function AlbumPlace({ children, tools, onLongPress }: AlbumPlaceProps) {
  const { onPointerDown, ...press } = useLongPress(onLongPress);
  return (
    <div
      {...press}
      onPointerDown={(event) => {
        event.stopPropagation();
        onPointerDown(event);
      }}
      className={classes.place}
    >
      {children}
      <div className={classes.tools}>{tools}</div>
    </div>
  );
}
