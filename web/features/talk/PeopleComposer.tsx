import {
  Suspense,
  lazy,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Quote } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { ComposerBox } from '#web/ui/composer/ComposerBox.tsx';
import { useComposerFocus } from '#web/ui/composer/composer-focus.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { AtSign, Reply, X } from '#web/ui/icons.ts';
import { CardButton } from '#web/features/cards/CardButton.tsx';
import { ChosenCards } from '#web/features/cards/ChosenCards.tsx';
import { useChosenCards } from '#web/features/cards/chosen-cards.ts';
import { AttachButton } from '#web/features/pictures/AttachButton.tsx';
import { AttachmentTray } from '#web/features/pictures/AttachmentTray.tsx';
import { usePictures } from '#web/features/pictures/use-pictures.ts';
import { QuoteWords } from './Quote.tsx';
import { useChatName } from '#web/features/chat/chat-name.ts';
import { drafts, useDraft, useReply } from '#web/features/chat/drafts.ts';
import type { Nameable } from './mention-text.ts';
import { guideNames, useTalk } from './talk.ts';
import type { OutboxAudio } from '#web/features/chat/outbox-order.ts';
import { MicButton } from '#web/features/voice/MicButton.tsx';
import { useIsSpeaking } from '#web/features/voice/voice-state.ts';
import { later } from '#web/ui/later-part.ts';
import { useTypingSign } from './typing-sign.ts';
import { useMentions } from './use-mentions.tsx';
import classes from './PeopleComposer.module.css';

const VoicePane = lazy(later(() => import('#web/features/voice/VoicePane.tsx')));

export type PeopleComposerProps = {
  info: ChatInfo;
  onSend: (text: string, replyTo: Quote | undefined) => void;
  onSpeak: (recording: OutboxAudio, replyTo: Quote | undefined) => void;
  onEditLast: () => void;
  onReplyLast: () => void;
};

/** The box to write to people in: with what is answered, and names after @. */
export function PeopleComposer(props: PeopleComposerProps) {
  const { info, onSend, onSpeak, onEditLast, onReplyLast } = props;
  const text = useText();
  const touch = useTouch();
  const { userProfile } = useProfile();
  const { id, guide_mode: guideMode } = info;
  const [draft, setDraft] = useDraft(id);
  const reply = useReply(id);
  const pictures = usePictures(id);
  const cards = useChosenCards(id);
  const name = useChatName(info);
  const box = useRef<HTMLTextAreaElement>(null);
  const mic = useRef<HTMLButtonElement>(null);
  const isSpeaking = useIsSpeaking(id);
  const { written, sent } = useTypingSign(id);
  const people = useNameables(guideMode);
  const change = (value: string) => {
    setDraft(value);
    written(value);
  };
  const mentions = useMentions({ box, value: draft, onChange: change, people });
  useComposerFocus(box, !touch);

  useEffect(() => {
    if (!touch) box.current?.focus({ preventScroll: true });
  }, [id, touch]);

  useFocusAfter(isSpeaking, touch ? mic : box);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    mentions.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Escape' || !reply) return;
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    drafts.answer(id, null);
  };
  const withGuide = guideMode !== 'off';
  return (
    <div
      className={classes.composer}
      data-composer
      data-own-escape={mentions.isOpen || reply ? true : undefined}
    >
      {mentions.menu}
      <ComposerBox
        ref={box}
        value={draft}
        onChange={(value) => {
          change(value);
          mentions.look();
        }}
        onCaret={mentions.look}
        onKeyDown={onKeyDown}
        suggesting={mentions.suggesting}
        onSend={() => {
          onSend(draft, reply ?? undefined);
          sent();
        }}
        enterSends={userProfile?.settings.enter_sends}
        lengthMax={limits.messageLengthMax}
        placeholder={text(info.chat_type === 'US' ? 'messages.write_to' : 'messages.write', {
          name,
        })}
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
        onReplyLast={onReplyLast}
        {...pictures}
        sendable={pictures.sendable || cards.length > 0}
        attachments={
          <>
            {reply && <ReplyBar chatId={id} reply={reply} />}
            <AttachmentTray chatId={id} />
            <ChosenCards place={id} />
          </>
        }
        startTools={
          <>
            <AttachButton chatId={id} />
            <CardButton place={id} />
            {people.length > 0 && (
              <IconButton
                label={text('messages.mention')}
                icon={<AtSign aria-hidden />}
                onClick={mentions.begin}
              />
            )}
          </>
        }
        endTools={<MicButton chatId={id} ref={mic} />}
        replacement={
          isSpeaking ? (
            <Suspense fallback={<div className={classes.speaking} />}>
              <VoicePane
                chatId={id}
                onSend={(recording) => onSpeak(recording, reply ?? undefined)}
              />
            </Suspense>
          ) : undefined
        }
        footer={
          withGuide &&
          text(guideMode === 'always' ? 'messages.guide_always' : 'messages.guide_mention')
        }
      />
    </div>
  );
}

/** Where the focus goes when a recording was sent or discarded, and with it the button that had it. */
function useFocusAfter(isSpeaking: boolean, next: RefObject<HTMLElement | null>): void {
  const wasSpeaking = useRef(isSpeaking);
  useEffect(() => {
    if (wasSpeaking.current && !isSpeaking && document.activeElement === document.body)
      next.current?.focus({ preventScroll: true });
    wasSpeaking.current = isSpeaking;
  }, [isSpeaking, next]);
}

/** What the message will answer, until it is sent or let go. */
function ReplyBar({ chatId, reply }: { chatId: string; reply: Quote }) {
  const text = useText();
  return (
    <div className={classes.reply} role="group" aria-label={text('messages.replying')}>
      <Reply aria-hidden />
      <QuoteWords quote={reply} />
      <IconButton
        label={text('messages.cancel_reply')}
        icon={<X aria-hidden />}
        onClick={() => drafts.answer(chatId, null)}
      />
    </div>
  );
}

/** The others in the chat, and the guide where it answers; the guide first. */
function useNameables(guideMode: ChatInfo['guide_mode']): Nameable[] {
  const text = useText();
  const { language } = useLanguage();
  const { people, me } = useTalk();
  return useMemo(() => {
    const others = people
      .filter(({ id }) => id !== me)
      .map((person) => ({
        id: person.id,
        username: person.username,
        name: person.display_name || person.username,
        person,
      }));
    const guide = {
      id: 'guide',
      username: guideNames[language],
      name: text('assistant.guide'),
      person: null,
    };
    return guideMode === 'off' ? others : [guide, ...others];
  }, [people, me, guideMode, language, text]);
}
