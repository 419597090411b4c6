import { Suspense, lazy, useEffect, type ReactNode, type RefObject } from 'react';
import { limits } from '#contract/values.ts';
import { CardButton } from '#web/features/cards/CardButton.tsx';
import { ChosenCards } from '#web/features/cards/ChosenCards.tsx';
import { useChosenCards } from '#web/features/messages/chosen-cards.ts';
import { AttachButton } from '#web/features/pictures/AttachButton.tsx';
import { usePictures } from '#web/features/pictures/use-pictures.ts';
import { useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ComposerBox, type ComposerBoxProps } from '#web/ui/composer/ComposerBox.tsx';
import { useComposerFocus } from '#web/ui/composer/composer-focus.ts';
import { laterButAhead } from '#web/ui/later-part.ts';
import classes from './MessageComposer.module.css';

const AttachmentTray = lazy(
  laterButAhead(async () => ({
    default: (await import('#web/features/pictures/AttachmentTray.tsx')).AttachmentTray,
  })),
);

export type MessageComposerProps = Omit<
  ComposerBoxProps,
  'attachments' | 'enterSends' | 'labels' | 'lengthMax' | 'onPaste' | 'ref' | 'sendable'
> & {
  /** The key of the chosen pictures and cards: the chat's id, or that of a future chat. */
  place: string;
  box: RefObject<HTMLTextAreaElement | null>;
  picturesMax?: number;
  /** Content above the box. */
  above?: ReactNode;
  /** The message that is answered, within the box. */
  reply?: ReactNode;
  /** The Escape key has a use here. */
  usesEscape?: boolean;
};

/** The box to write a message in, with pictures and cards to send along: the same for people and for the guide. */
export function MessageComposer({
  place,
  box,
  picturesMax,
  above,
  reply,
  usesEscape = false,
  className,
  startTools,
  ...rest
}: MessageComposerProps) {
  const text = useText();
  const touch = useTouch();
  const { userProfile } = useProfile();
  const pictures = usePictures(place, picturesMax);
  const cards = useChosenCards(place);
  useComposerFocus(box, !touch);

  useEffect(() => {
    if (!touch) box.current?.focus({ preventScroll: true });
  }, [place, touch, box]);

  return (
    <div
      className={classNames(classes.composer, className)}
      data-composer
      data-own-escape={usesEscape || undefined}
    >
      {above}
      <ComposerBox
        {...rest}
        {...pictures}
        ref={box}
        sendable={pictures.sendable || cards.length > 0}
        enterSends={userProfile?.settings.enter_sends}
        lengthMax={limits.messageLengthMax}
        labels={{
          text: text('chat.message'),
          send: text('chat.send'),
          stop: text('chat.stop'),
          charactersLeft: (count) =>
            count < 0
              ? text('chat.too_long', { count: -count })
              : text('chat.characters_left', { count }),
        }}
        attachments={
          <>
            {reply}
            {pictures.sendable && (
              <Suspense fallback={null}>
                <AttachmentTray chatId={place} />
              </Suspense>
            )}
            <ChosenCards place={place} />
          </>
        }
        startTools={
          <>
            <AttachButton chatId={place} />
            <CardButton place={place} />
            {startTools}
          </>
        }
      />
    </div>
  );
}
