import type { JourneyChoice, JourneyRun } from './journeys.ts';
import type { LiveEvent } from './live.ts';

/** What a run becomes by an event; pure and total as in messages.live.ts. */
export function applyToRun(run: JourneyRun, event: LiveEvent): JourneyRun {
  switch (event.type) {
    case 'journey.updated':
      return event.run.id === run.id && event.run.version > run.version
        ? { ...run, ...event.run }
        : run;
    case 'journey.laid':
    case 'journey.chosen':
      return event.run_id === run.id ? withChoice(run, event.choice) : run;
    case 'message.deleted':
    case 'message.hidden':
    case 'message.reported':
      return event.chat_id === run.chat_id ? withoutMessage(run, event.message_id) : run;
    case 'card.reported':
      return event.chat_id === run.chat_id ? withReported(run, event.card_id) : run;
    default:
      return run;
  }
}

/** Runs of mine, the last touched first; one that I did not have begins without choices. */
export function applyToRuns(runs: JourneyRun[], event: LiveEvent): JourneyRun[] {
  if (event.type === 'chat.removed') {
    return runs.some((run) => run.chat_id === event.chat_id)
      ? runs.filter((run) => run.chat_id !== event.chat_id)
      : runs;
  }
  if (event.type === 'journey.updated' && !runs.some(({ id }) => id === event.run.id))
    return sorted([{ ...event.run, choices: [], reported: [] }, ...runs]);
  const next = runs.map((run) => applyToRun(run, event));
  return next.every((run, at) => run === runs[at]) ? runs : sorted(next);
}

/** What is laid stays as it was laid. */
function withChoice(run: JourneyRun, choice: JourneyChoice): JourneyRun {
  const isSame = (one: JourneyChoice) => one.step === choice.step && one.user.id === choice.user.id;
  const known = run.choices.find(isSame);
  if (known?.laid) return run;
  const choices = [...run.choices.filter((one) => one !== known), choice].toSorted(compareChoices);
  return { ...run, choices };
}

/** A choice whose message is gone, for all or for one reader. */
export function emptied<Choice extends Pick<JourneyChoice, 'card_id' | 'question' | 'text'>>(
  choice: Choice,
): Choice {
  return { ...choice, card_id: null, question: null, text: '' };
}

function withoutMessage(run: JourneyRun, messageId: string): JourneyRun {
  if (!run.choices.some((choice) => choice.message_id === messageId)) return run;
  const choices = run.choices.map((choice) =>
    choice.message_id === messageId ? emptied(choice) : choice,
  );
  return { ...run, choices };
}

function withReported(run: JourneyRun, cardId: string): JourneyRun {
  const isOpen = run.rounds.some(({ cards }) => cards.some(({ id }) => id === cardId));
  if (!isOpen || run.reported.includes(cardId)) return run;
  return { ...run, reported: [...run.reported, cardId].toSorted() };
}

function compareChoices(one: JourneyChoice, other: JourneyChoice): number {
  if (one.step !== other.step) return one.step - other.step;
  return one.user.id < other.user.id ? -1 : 1;
}

function sorted(runs: JourneyRun[]): JourneyRun[] {
  return runs.toSorted((one, other) => {
    if (one.changed_at !== other.changed_at) return one.changed_at < other.changed_at ? 1 : -1;
    return one.id < other.id ? 1 : -1;
  });
}
