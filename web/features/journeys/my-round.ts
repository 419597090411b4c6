import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JourneyRun } from '#contract/journeys.ts';
import { ApiError, refusedWith, sentenceOf } from '#web/platform/api-error.ts';
import { myId } from '#web/platform/session.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { currentText } from '#web/platform/language.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { changeRun, freshRun, refreshRuns } from './journey-queries.ts';
import {
  type MyChoice,
  forgetChoice,
  isSame,
  rememberChoice,
  storedChoice,
  takenUp,
  unsavedChoice,
} from './unsaved-choice.ts';

const keepWaitMs = 700;

/**
 * My choice in the round that is on: kept in this browser with every change, and a moment later on the server, for my
 * other devices.
 */
export function useMyRound(run: JourneyRun) {
  const { id, step } = run;
  const me = myId();
  const mineIn = ({ choices }: JourneyRun) =>
    choices.find((choice) => choice.step === step && choice.user.id === me);
  const known = mineIn(run);
  const stored = storedChoice(known);
  const [changed, setChanged] = useState<MyChoice | null>(() => unsavedChoice(id, step));
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A choice that waited unusually long: another device may have written since.
  const isLate = useRef(changed !== null);
  const choice = changed ?? stored;

  const forgetSaved = (saved: MyChoice) => {
    forgetChoice(id, step);
    setChanged((now) => (now && isSame(now, saved) ? null : now));
  };
  /** @returns whether there is something to send */
  const takeUp = async (): Promise<boolean> => {
    const now = mineIn(await freshRun(id));
    // A “ready” from another device refers to the choice stored there.
    if (now?.laid || now?.ready) return false;
    isLate.current = false;
    const mine = unsavedChoice(id, step);
    if (!mine) return false;
    const onServer = storedChoice(now);
    const taken = takenUp(mine, onServer);
    rememberChoice(id, step, { ...taken, known: onServer });
    setChanged(taken);
    return true;
  };
  const keep = async () => {
    clearTimeout(timer.current);
    if (!unsavedChoice(id, step)) return;
    if (isLate.current && !(await takeUp())) return;
    const wanted = unsavedChoice(id, step);
    if (!wanted) return;
    const { card_id: cardId, question, text } = wanted;
    const sent = { card_id: cardId, question, text: text.toWellFormed() };
    // Until it is known to have arrived.
    isLate.current = true;
    const answer = await changeRun(id, { at: step, choice: sent });
    isLate.current = false;
    setFailed(false);
    const now = unsavedChoice(id, step);
    if (!now || isSame(now, wanted)) forgetSaved(wanted);
    else rememberChoice(id, step, { ...now, known: storedChoice(mineIn(answer.run)) });
  };
  const keepLater = (waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      keep().catch((error: unknown) => {
        setFailed(true);
        if (error instanceof ApiError && error.status === 409) refreshRuns();
      });
    }, waitMs);
  };
  const keepWaiting = useEffectEvent(() => {
    if (unsavedChoice(id, step)) keepLater(0);
  });
  useEffect(() => {
    keepWaiting();
    window.addEventListener('online', keepWaiting);
    return () => {
      window.removeEventListener('online', keepWaiting);
      clearTimeout(timer.current);
    };
  }, []);

  const change = (part: Partial<MyChoice>) => {
    const next = { ...choice, ...part };
    rememberChoice(id, step, { ...next, known: unsavedChoice(id, step)?.known ?? stored });
    setChanged(next);
    keepLater(keepWaitMs);
  };
  const [busy, setBusy] = useState(false);
  const sayReady = async (ready: boolean, way: { without_guide?: boolean } = {}): Promise<void> => {
    setBusy(true);
    try {
      if (ready) await keep();
      const { answer_refused: refused } = await changeRun(id, { at: step, ready, ...way });
      if (refused) showToast({ tone: 'error', text: currentText()('journeys.no_guide') });
    } catch (error) {
      if (refusedWith(error, 'guide.consent_required')) {
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
