import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { MessageComposer } from '#web/features/composer/MessageComposer.tsx';
import { drafts, useDraft } from '#web/features/messages/drafts.ts';
import { type Speak, useGuideVoice } from '#web/features/voice/use-guide-voice.tsx';
import { AnswersLeft } from './AnswersLeft.tsx';

export type GuideComposerProps = {
  /** The key of the draft: the chat's id, or that of a future chat. */
  draftOf: string;
  onSend: (text: string) => void;
  onSpeak: Speak;
  /** An answer is being written. */
  answering?: boolean;
  onStop?: () => void;
  onEditLast?: () => void;
  /** Content above the box: waiting messages. */
  above?: ReactNode;
  /** Sending goes on: keep the text, take no second. */
  busy?: boolean;
  placeholder?: string;
};

/**
 * The box to write in, with its draft; and pictures to show; the same for a chat and for one that does not
 * exist yet. Keep its functions the same between renders: an answer that grows then draws nothing of it again.
 */
export const GuideComposer = memo(function GuideComposer({
  draftOf,
  onSend,
  onSpeak,
  answering = false,
  onStop,
  onEditLast,
  above,
  busy,
  placeholder,
}: GuideComposerProps) {
  const text = useText();
  const { language } = useLanguage();
  const [draft, setDraft] = useDraft(draftOf);
  const written = useMemo(
    () => ({
      text: () => drafts.textOf(draftOf),
      write: (words: string) => drafts.write(draftOf, words),
    }),
    [draftOf],
  );
  const voice = useGuideVoice(draftOf, written, onSpeak);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <MessageComposer
      place={draftOf}
      box={box}
      value={draft}
      onChange={setDraft}
      onSend={() => {
        voice.stop();
        onSend(draft);
      }}
      busy={answering}
      onStop={onStop}
      sendWhileBusy
      blockedReason={busy ? text('chat.sending') : undefined}
      placeholder={
        voice.isDictating ? text('voice.listening') : (placeholder ?? text('chat.write'))
      }
      onEditLast={onEditLast}
      {...voice.parts}
      above={
        <>
          <AnswersLeft draftOf={draftOf} />
          {above}
          {voice.host}
        </>
      }
      footer={text('assistant.disclaimer', { product: productNameIn(language) })}
    />
  );
});
