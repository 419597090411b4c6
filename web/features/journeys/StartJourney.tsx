import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#contract/index.ts';
import type { Journey } from '#contract/journeys.ts';
import { useRovingRadios } from '#web/ui/roving-radios.ts';
import { adoptChat } from '#web/features/chats/chat-cache.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { PeoplePicker } from '#web/features/members/PeoplePicker.tsx';
import type { Candidate } from '#web/features/members/candidates.ts';
import { call } from '#web/platform/api.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { adoptRun, runsQuery } from './journey-queries.ts';
import classes from './StartJourney.module.css';

export type StartJourneyProps = {
  journey: Pick<Journey, 'id' | 'title' | 'description' | 'minutes' | 'for'>;
  opened: boolean;
  onClose: () => void;
};

const ways = ['alone', 'together'] as const;

/** Begins a journey, alone with the guide or with others. */
export function StartJourney({ journey, opened, onClose }: StartJourneyProps) {
  const text = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [way, setWay] = useState(journey.for === 'many' ? 1 : 0);
  const [people, setPeople] = useState<Candidate[]>([]);
  const [busy, setBusy] = useState(false);
  // The same wish, tried again after no answer came, must not begin a second journey.
  const attempt = useRef({ wanted: '', clientId: '' });
  const { group, radio } = useRovingRadios(way, setWay);
  const isTogether = ways[way] === 'together';
  const begin = async () => {
    const participants = isTogether ? people.map(({ user }) => user.username) : [];
    const wanted = [journey.id, ...participants].join(' ');
    if (attempt.current.wanted !== wanted) attempt.current = { wanted, clientId: newId() };
    setBusy(true);
    try {
      const body = { client_id: attempt.current.clientId, participants };
      const { chat, run } = await call(api.journeys.start, { params: { id: journey.id }, body });
      adoptChat(chat);
      adoptRun(run);
      attempt.current = { wanted: '', clientId: '' };
      setPeople([]);
      onClose();
      await navigate({ to: '/chat/$id', params: { id: chat.id } });
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={journey.title[language]}
      closeLabel={text('shell.close')}
      width={540}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('chat.cancel')}
          </Button>
          <Button
            busy={busy}
            disabledReason={
              isTogether && people.length === 0 ? text('journeys.choose_people') : undefined
            }
            onClick={() => void begin()}
          >
            {isTogether && people.length > 0
              ? text('journeys.begin_with', { count: people.length })
              : text('journeys.begin')}
          </Button>
        </>
      }
    >
      <div className={classes.start}>
        <p>{journey.description[language]}</p>
        <p className={classes.note}>{text('journeys.minutes', { count: journey.minutes })}</p>
        <BegunBefore id={journey.id} onClose={onClose} />
        <div
          {...group}
          className={classes.ways}
          role="radiogroup"
          aria-label={text('journeys.how')}
        >
          {ways.map((each, at) => (
            <button key={each} {...radio(at)} type="button" className={classes.way}>
              {text(`journeys.${each}`)}
            </button>
          ))}
        </div>
        <p className={classes.note} role="status">
          {text(isTogether ? 'journeys.together_text' : 'journeys.alone_text')}
        </p>
        {isTogether && <PeoplePicker chosen={people} onChange={setPeople} />}
      </div>
    </Dialog>
  );
}

/** The way back to the same journey where it was begun and not ended. */
function BegunBefore({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText();
  const { data: runs = [] } = useQuery(runsQuery());
  const begun = runs.find(({ journey, state }) => journey === id && state !== 'finished');
  if (!begun) return null;
  return (
    <p className={classes.begun}>
      {text('journeys.begun')}{' '}
      <UiLink href={`/chat/${begun.chat_id}`} onClick={onClose}>
        {text('journeys.go_on')}
      </UiLink>
    </p>
  );
}
