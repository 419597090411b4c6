import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/account.ts';
import { limits } from '#contract/values.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { currentTimeZone } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { ComposerBox } from '#web/ui/composer/ComposerBox.tsx';
import { Mail } from '#web/ui/icons.ts';
import { later } from '#web/ui/later-part.ts';
import { Page } from '#web/ui/Page.tsx';
import { ConsentDialog } from '#web/features/consent/ConsentDialog.tsx';
import { CardButton } from '../cards/CardButton.tsx';
import { ChosenCards } from '../cards/ChosenCards.tsx';
import { drafts, useDraft } from '#web/features/messages/drafts.ts';
import { useChosenCards } from '#web/features/messages/chosen-cards.ts';
import { homePlace } from '#web/features/messages/home-place.ts';
import { useBeginChat } from '#web/features/assistant/begin-chat.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { useGuideVoice } from '#web/features/voice/use-guide-voice.tsx';
import { AttachButton } from '../pictures/AttachButton.tsx';
import { AttachmentTray } from '../pictures/AttachmentTray.tsx';
import { usePictures } from '../pictures/use-pictures.ts';
import { dateLine, dayPart } from './greeting.ts';
import { RecentChats } from './RecentChats.tsx';
import { Starters } from './Starters.tsx';
import classes from './HomeScreen.module.css';

const CardToday = lazy(later(() => import('./CardToday.tsx')));
const ComingUp = lazy(later(() => import('../hub/ComingUp.tsx')));
const VerifyAgain = lazy(
  later(async () => ({ default: (await import('../account/VerifyAgain.tsx')).VerifyAgain })),
);
const JourneyBlock = lazy(
  later(async () => ({ default: (await import('../journeys/JourneyBlock.tsx')).JourneyBlock })),
);

/** A greeting, a place to begin, and what was begun before. */
export function HomeScreen() {
  const text = useText();
  useTitle(text('home.title'));
  const { userProfile: user } = useProfile();
  if (!user) return null;
  return (
    <Page beam>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Greeting name={user.display_name} />
          <Beginning enterSends={user.settings.enter_sends} />
          <UnverifiedNote user={user} />
        </div>
        <div className={classes.journey}>
          <Suspense fallback={null}>
            <ComingUp />
          </Suspense>
          <Suspense fallback={null}>
            <JourneyBlock />
          </Suspense>
        </div>
        <aside className={classes.today}>
          <Suspense fallback={null}>
            <CardToday />
          </Suspense>
        </aside>
        <RecentChats />
      </div>
      <ConsentDialog />
    </Page>
  );
}

function Greeting({ name }: { name: string }) {
  const text = useText();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const zone = currentTimeZone();
  return (
    <header>
      <p className={classes.date}>{dateLine(now, zone, language)}</p>
      <h1 className={classes.greeting}>
        <span>{text(`home.${dayPart(now, zone)}`, { name })}</span>{' '}
        <span>{text('home.question')}</span>
      </h1>
    </header>
  );
}

/** The first line of a new chat, with its pictures and cards. */
function Beginning({ enterSends }: { enterSends: boolean }) {
  const text = useText();
  const beginChat = useBeginChat(homePlace);
  const pictures = usePictures(homePlace);
  const cards = useChosenCards(homePlace);
  const field = useRef<HTMLTextAreaElement>(null);
  const [line, setLine] = useDraft(homePlace);
  useEffect(() => void drafts.open(homePlace, ''), []);
  useBegin(field);
  const [busy, setBusy] = useState(false);
  const speak = useCallback((audio: OutboxAudio) => beginChat('', audio), [beginChat]);
  const written = useMemo(
    () => ({
      text: () => field.current?.value ?? '',
      // At once, so that what is read next is what was written.
      write: (words: string) => flushSync(() => setLine(words)),
    }),
    [setLine],
  );
  const voice = useGuideVoice(homePlace, written, speak);
  const begin = async () => {
    if (busy) return;
    voice.stop();
    setBusy(true);
    if (await beginChat(line.trim()).finally(() => setBusy(false))) setLine('');
  };
  return (
    <>
      {voice.host}
      <ComposerBox
        ref={field}
        className={classes.composer}
        value={line}
        onChange={setLine}
        onSend={() => void begin()}
        blockedReason={busy ? text('home.beginning') : undefined}
        enterSends={enterSends}
        lengthMax={limits.messageLengthMax}
        placeholder={text(voice.isDictating ? 'voice.listening' : 'home.composer_placeholder')}
        {...pictures}
        {...voice.parts}
        sendable={pictures.sendable || cards.length > 0}
        attachments={
          <>
            <AttachmentTray chatId={homePlace} />
            <ChosenCards place={homePlace} />
          </>
        }
        startTools={
          <>
            <AttachButton chatId={homePlace} />
            <CardButton place={homePlace} />
          </>
        }
        labels={{
          text: text('home.composer'),
          send: text('home.send'),
          stop: text('home.stop'),
          charactersLeft: (count) =>
            count < 0
              ? text('home.characters_over', { count: -count })
              : text('home.characters_left', { count }),
        }}
      />
      <Starters
        onChoose={(chosen) => {
          setLine(chosen);
          field.current?.focus();
        }}
      />
    </>
  );
}

/** People who come by the shortcut of the device can write at once. */
function useBegin(field: { current: HTMLTextAreaElement | null }): void {
  const { begin } = useSearch({ strict: false }) satisfies Record<string, unknown> as {
    begin?: string;
  };
  const navigate = useNavigate();
  useEffect(() => {
    if (begin === undefined) return;
    field.current?.focus();
    void navigate({ to: '/', replace: true });
  }, [begin, field, navigate]);
}

function UnverifiedNote({ user }: { user: User }) {
  const text = useText();
  if (user.email_verified) return null;
  return (
    <div className={classes.note}>
      <Mail aria-hidden />
      <p>{text('home.unverified')}</p>
      {user.email !== '' && (
        <Suspense fallback={null}>
          <VerifyAgain email={user.email} className={classes.again} />
        </Suspense>
      )}
    </div>
  );
}
