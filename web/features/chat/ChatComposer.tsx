import { memo, useEffect, useRef, type ReactNode } from 'react';
import { limits } from '#contract/values.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useTouch } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ComposerBox } from '#web/ui/composer/ComposerBox.tsx';
import { useComposerFocus } from '#web/ui/composer/composer-focus.ts';
import { Clock } from '#web/ui/icons.ts';
import { CardButton } from '#web/features/cards/CardButton.tsx';
import { ChosenCards } from '#web/features/cards/ChosenCards.tsx';
import { useChosenCards } from '#web/features/cards/chosen-cards.ts';
import { AttachButton } from '#web/features/pictures/AttachButton.tsx';
import { AttachmentTray } from '#web/features/pictures/AttachmentTray.tsx';
import { usePictures } from '#web/features/pictures/use-pictures.ts';
import { useAnswerLimit } from './answer-limits.ts';
import { useDraft } from './drafts.ts';
import classes from './ChatComposer.module.css';

export type ChatComposerProps = {
  /** Where the draft is kept: the chat's id, or that of a chat to come. */
  draftOf: string;
  onSend: (text: string) => void;
  /** An answer is being written. */
  answering?: boolean;
  onStop?: () => void;
  onEditLast?: () => void;
  /** What stands above the box: messages that wait. */
  above?: ReactNode;
  /** Sending goes on: keep the text, take no second. */
  busy?: boolean;
  placeholder?: string;
};

/**
 * The box to write in, with its draft; and pictures to show; the same for a chat and for one that does not
 * exist yet. Keep its functions the same between renders: an answer that grows then draws nothing of it again.
 */
export const ChatComposer = memo(function ChatComposer({
  draftOf,
  onSend,
  answering = false,
  onStop,
  onEditLast,
  above,
  busy,
  placeholder,
}: ChatComposerProps) {
  const text = useText();
  const { language } = useLanguage();
  const touch = useTouch();
  const { userProfile } = useProfile();
  const [draft, setDraft] = useDraft(draftOf);
  const pictures = usePictures(draftOf);
  const cards = useChosenCards(draftOf);
  const limit = useAnswerLimit(draftOf);
  const box = useRef<HTMLTextAreaElement>(null);
  useComposerFocus(box, !touch);

  useEffect(() => {
    if (!touch) box.current?.focus({ preventScroll: true });
  }, [draftOf, touch]);

  return (
    <div className={classes.composer} data-composer>
      {limit && (
        <Banner tone="warn" icon={<Clock aria-hidden />} className={classes.limit}>
          {limit}
        </Banner>
      )}
      {above}
      <ComposerBox
        ref={box}
        value={draft}
        onChange={setDraft}
        onSend={() => onSend(draft)}
        busy={answering}
        onStop={onStop}
        sendWhileBusy
        blockedReason={busy ? text('chat.sending') : undefined}
        enterSends={userProfile?.settings.enter_sends}
        lengthMax={limits.messageLengthMax}
        placeholder={placeholder ?? text('chat.write')}
        labels={{
          text: text('chat.message'),
          send: text('chat.send'),
          stop: text('chat.stop'),
          charactersLeft: (count) =>
            count < 0
              ? text('chat.too_long', { count: -count })
              : text('chat.characters_left', { count }),
        }}
        onEditLast={onEditLast}
        {...pictures}
        sendable={pictures.sendable || cards.length > 0}
        attachments={
          <>
            <AttachmentTray chatId={draftOf} />
            <ChosenCards place={draftOf} />
          </>
        }
        startTools={
          <>
            <AttachButton chatId={draftOf} />
            <CardButton place={draftOf} />
          </>
        }
        footer={text('assistant.disclaimer', { product: productNameIn(language) })}
      />
    </div>
  );
});
