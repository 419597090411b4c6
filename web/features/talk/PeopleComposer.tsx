import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
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
import { AttachButton } from '#web/features/pictures/AttachButton.tsx';
import { AttachmentTray } from '#web/features/pictures/AttachmentTray.tsx';
import { attachments, filesOf, useAttachments } from '#web/features/pictures/attachments.ts';
import { QuoteWords } from './Quote.tsx';
import { useChatName } from '#web/features/chat/chat-name.ts';
import { drafts, useDraft, useReply } from '#web/features/chat/drafts.ts';
import type { Nameable } from './mention-text.ts';
import { guideNames, useTalk } from './talk.ts';
import { useTypingSign } from './typing-sign.ts';
import { useMentions } from './use-mentions.tsx';
import classes from './PeopleComposer.module.css';

export type PeopleComposerProps = {
  info: ChatInfo;
  onSend: (text: string, replyTo: Quote | undefined) => void;
  onEditLast: () => void;
  onReplyLast: () => void;
};

/** The box to write to people in: with what is answered, and names after @. */
export function PeopleComposer({ info, onSend, onEditLast, onReplyLast }: PeopleComposerProps) {
  const text = useText();
  const touch = useTouch();
  const { userProfile } = useProfile();
  const { id, guide_mode: guideMode } = info;
  const [draft, setDraft] = useDraft(id);
  const reply = useReply(id);
  const pictures = useAttachments(id);
  const name = useChatName(info);
  const box = useRef<HTMLTextAreaElement>(null);
  const { written, sent } = useTypingSign(id);
  const people = useNameables(guideMode);
  const change = (value: string) => {
    setDraft(value);
    written(value);
  };
  const mentions = useMentions({ box, value: draft, onChange: change, people });
  useComposerFocus(box, !touch);

  useEffect(() => void attachments.open(id), [id]);
  useEffect(() => {
    if (!touch) box.current?.focus({ preventScroll: true });
  }, [id, touch]);

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
        sendable={pictures.length > 0}
        onPaste={(event) => {
          const pasted = filesOf(event.clipboardData);
          if (pasted.length === 0) return;
          event.preventDefault();
          void attachments.add(id, pasted);
        }}
        attachments={
          <>
            {reply && <ReplyBar chatId={id} reply={reply} />}
            <AttachmentTray chatId={id} />
          </>
        }
        startTools={
          <>
            <AttachButton chatId={id} />
            {people.length > 0 && (
              <IconButton
                label={text('messages.mention')}
                icon={<AtSign aria-hidden />}
                onClick={mentions.begin}
              />
            )}
          </>
        }
        footer={
          withGuide &&
          text(guideMode === 'always' ? 'messages.guide_always' : 'messages.guide_mention')
        }
      />
    </div>
  );
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
