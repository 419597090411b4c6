import { Suspense, lazy, useMemo, useRef, type KeyboardEvent } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Quote } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { AtSign, Reply, X } from '#web/ui/icons.ts';
import { QuoteWords } from './Quote.tsx';
import { MessageComposer } from '#web/features/composer/MessageComposer.tsx';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { drafts, useDraft, useReply } from '#web/features/messages/drafts.ts';
import type { Nameable } from './mention-text.ts';
import { guideNames, useTalk } from './talk.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { MicButton } from '#web/features/voice/MicButton.tsx';
import { useFocusAfter } from '#web/features/voice/focus-after.ts';
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
  const { id, guide_mode: guideMode } = info;
  const [draft, setDraft] = useDraft(id);
  const reply = useReply(id);
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
    <MessageComposer
      place={id}
      box={box}
      picturesMax={limits.albumPicturesMax}
      className={classes.composer}
      usesEscape={mentions.isOpen || reply !== null}
      above={mentions.menu}
      reply={reply && <ReplyBar chatId={id} reply={reply} />}
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
      placeholder={text(info.chat_type === 'US' ? 'messages.write_to' : 'messages.write', {
        name,
      })}
      onEditLast={onEditLast}
      onReplyLast={onReplyLast}
      startTools={
        people.length > 0 && (
          <IconButton
            label={text('messages.mention')}
            icon={<AtSign aria-hidden />}
            onClick={mentions.begin}
          />
        )
      }
      endTools={<MicButton chatId={id} ref={mic} />}
      replacement={
        isSpeaking ? (
          <Suspense fallback={<div className={classes.speaking} />}>
            <VoicePane chatId={id} onSend={(recording) => onSpeak(recording, reply ?? undefined)} />
          </Suspense>
        ) : undefined
      }
      footer={
        withGuide &&
        text(guideMode === 'always' ? 'messages.guide_always' : 'messages.guide_mention')
      }
    />
  );
}

/** The quoted message, until the reply is sent or cancelled. */
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
        name: shownName(person) || person.username,
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
