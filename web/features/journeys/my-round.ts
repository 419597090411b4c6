import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JourneyRun } from '#contract/journeys.ts';
import { limits } from '#contract/values.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { myId } from '#web/features/chat/chat-queries.ts';
import { askConsent } from '#web/features/chat/consent.ts';
import { ApiError } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { forget, remember, remembered } from '#web/platform/storage.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeRun, refreshRuns } from './journey-queries.ts';

const keepWaitMs = 700;

/** What I choose in a round. */
export interface MyChoice {
  card_id: string | null;
  question: number | null;
  text: string;
}

const nothing: MyChoice = { card_id: null, question: null, text: '' };

/** What is not on the server yet, in this browser. */
const keyOf = ({ id }: JourneyRun, step: number) => `journey_choice:${id}:${step}`;

function unsaved(run: JourneyRun, step: number): MyChoice | null {
  try {
    return JSON.parse(remembered(keyOf(run, step)) ?? 'null') as MyChoice | null;
  } catch {
    return null;
  }
}

function isSame(one: MyChoice, other: MyChoice): boolean {
  return (
    one.card_id === other.card_id && one.question === other.question && one.text === other.text
  );
}

/**
 * My choice in the round that is on: kept in this browser with every change, and a moment later on the server, for my
 * other devices.
 */
export function useMyRound(run: JourneyRun) {
  const { step } = run;
  const me = myId();
  const known = run.choices.find((choice) => choice.step === step && choice.user.id === me);
  const stored: MyChoice = known
    ? { card_id: known.card_id, question: known.question, text: known.text }
    : nothing;
  const [changed, setChanged] = useState(() => unsaved(run, step));
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choice = changed ?? stored;

  const keep = async (wanted: MyChoice | null) => {
    clearTimeout(timer.current);
    if (!wanted) return;
    const text = wanted.text.slice(0, limits.reflectionLengthMax).toWellFormed();
    await changeRun(run.id, { at: step, choice: { ...wanted, text } });
    setFailed(false);
    if (isSame(unsaved(run, step) ?? wanted, wanted)) {
      forget(keyOf(run, step));
      setChanged((now) => (now && isSame(now, wanted) ? null : now));
    }
  };
  const keepLater = (wanted: MyChoice, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      keep(wanted).catch((error: unknown) => {
        setFailed(true);
        if (error instanceof ApiError && error.status === 409) refreshRuns();
      });
    }, waitMs);
  };
  const takeUp = useEffectEvent(() => {
    // Who has said elsewhere that they are ready meant what was kept there.
    if (changed && !known?.laid && !known?.ready) keepLater(changed, 0);
  });
  useEffect(() => {
    takeUp();
    window.addEventListener('online', takeUp);
    return () => {
      window.removeEventListener('online', takeUp);
      clearTimeout(timer.current);
    };
  }, []);

  const change = (part: Partial<MyChoice>) => {
    const next = { ...choice, ...part };
    remember(keyOf(run, step), JSON.stringify(next));
    setChanged(next);
    keepLater(next, keepWaitMs);
  };
  const [busy, setBusy] = useState(false);
  const sayReady = async (ready: boolean, way: { without_guide?: boolean } = {}): Promise<void> => {
    setBusy(true);
    try {
      if (ready) await keep(changed);
      const { answer_refused: refused } = await changeRun(run.id, { at: step, ready, ...way });
      if (refused) showToast({ tone: 'error', text: currentText()('journeys.no_guide') });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'guide.consent_required') {
        askConsent(
          () => void sayReady(true),
          () => void sayReady(true, { without_guide: true }),
        );
        return;
      }
      showToast({ tone: 'error', text: sentenceOf(error) });
      if (error instanceof ApiError && error.status === 409) refreshRuns();
    } finally {
      setBusy(false);
    }
  };
  return {
    choice,
    isReady: known?.ready ?? false,
    isLaid: known?.laid ?? false,
    isEmpty: choice.card_id === null && choice.question === null && choice.text.trim() === '',
    isKept: !failed && !changed,
    busy,
    change,
    sayReady,
  };
}
