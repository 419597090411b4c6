import { useRef, useState } from 'react';
import type { User } from '#contract/account.ts';
import { limits } from '#contract/values.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { currentTimeZone } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { CardFace } from '#web/ui/CardFace.tsx';
import { ComposerBox } from '#web/ui/composer/ComposerBox.tsx';
import { Mail } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { useBeginChat } from '../chat/begin-chat.ts';
import { dateLine, dayPart } from './greeting.ts';
import { RecentChats } from './RecentChats.tsx';
import { Starters } from './Starters.tsx';
import classes from './HomeScreen.module.css';

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
          <RecentChats />
        </div>
        <StillLife />
      </div>
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

/** The first line of a new chat. */
function Beginning({ enterSends }: { enterSends: boolean }) {
  const text = useText();
  const beginChat = useBeginChat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [line, setLine] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    await beginChat(line.trim()).finally(() => setBusy(false));
  };
  return (
    <>
      <ComposerBox
        ref={field}
        className={classes.composer}
        value={line}
        onChange={setLine}
        onSend={() => void begin()}
        blockedReason={busy ? text('home.beginning') : undefined}
        enterSends={enterSends}
        lengthMax={limits.messageLengthMax}
        placeholder={text('home.composer_placeholder')}
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

function UnverifiedNote({ user }: { user: User }) {
  const text = useText();
  if (user.email_verified) return null;
  return (
    <p className={classes.note}>
      <Mail aria-hidden />
      <span>{text('home.unverified')}</span>
    </p>
  );
}

/** Only something to look at, where there is room for it. */
function StillLife() {
  return (
    <div className={classes.stillLife} aria-hidden>
      <CardFace kind="back" deck="image" width={250} tilt={8} className={classes.behind} />
      <CardFace kind="image" src="/cards/lighthouse.svg" alt="" width={250} tilt={-3} eager />
    </div>
  );
}
