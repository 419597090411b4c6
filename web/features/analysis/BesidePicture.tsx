import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, type ReactNode } from 'react';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { showsPicture } from '#web/features/messages/covered.ts';
import { call } from '#web/platform/api.ts';
import { Beside } from '#web/ui/Beside.tsx';
import { later } from '#web/ui/later-part.ts';
import classes from './BesidePicture.module.css';

const PicturePane = lazy(
  later(async () => ({ default: (await import('./PicturePane.tsx')).PicturePane })),
);

type BesidePictureProps = { chatId: string; shown: MessageWindow; children: ReactNode };

/** A conversation with its picture in view: beside it, or as a strip above where there is no room. */
export function BesidePicture({ chatId, shown, children }: BesidePictureProps) {
  const message = useShownPicture(chatId, shown);
  return (
    <Beside
      side="start"
      pane={
        message?.image && (
          <Suspense fallback={<div className={classes.place} />}>
            <PicturePane message={message} image={message.image} />
          </Suspense>
        )
      }
    >
      <div className={classes.talk}>{children}</div>
    </Beside>
  );
}

/** The newest picture of the chat, however far back it lies. */
function useShownPicture(chatId: string, shown: MessageWindow): Message | undefined {
  const loaded = shown.items.findLast(showsPicture);
  const { data } = useQuery({
    queryKey: chatKeys.picture(chatId),
    queryFn: async ({ signal }) => {
      const { items } = await call(api.messages.media, { params: { id: chatId }, signal });
      return items[0] ?? null;
    },
    enabled: loaded === undefined && shown.previous !== null,
    staleTime: Infinity,
  });
  return loaded ?? data ?? undefined;
}
