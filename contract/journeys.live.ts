import type { JourneyChoice, JourneyRun } from './journeys.ts';
import type { LiveEvent, Unconcerned } from './live.ts';

/** A run after an event; pure and total (see messages.live.ts). */
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
      event satisfies Unconcerned<'run'>;
      return run;
  }
}

/** My runs, most recently changed first; a run that is new to me begins without choices. */
export function applyToRuns(runs: JourneyRun[], event: LiveEvent): JourneyRun[] {
  switch (event.type) {
    case 'chat.removed':
      return runs.some((run) => run.chat_id === event.chat_id)
        ? runs.filter((run) => run.chat_id !== event.chat_id)
        : runs;
    case 'journey.updated':
      return runs.some(({ id }) => id === event.run.id)
        ? eachAfter(runs, event)
        : sorted([{ ...event.run, choices: [], reported: [] }, ...runs]);
    default:
      event satisfies Unconcerned<'runs'>;
      return eachAfter(runs, event);
  }
}

function eachAfter(runs: JourneyRun[], event: LiveEvent): JourneyRun[] {
  const next = runs.map((run) => applyToRun(run, event));
  return next.every((run, at) => run === runs[at]) ? runs : sorted(next);
}

/** A choice never changes after it was laid. */
function withChoice(run: JourneyRun, choice: JourneyChoice): JourneyRun {
  const isSame = (one: JourneyChoice) => one.step === choice.step && one.user.id === choice.user.id;
  const known = run.choices.find(isSame);
  if (known?.laid) return run;
  const choices = [...run.choices.filter((one) => one !== known), choice].toSorted(compareChoices);
  return { ...run, choices };
}

/** A choice whose message was deleted, for all or for one reader. */
export function emptiedChoice<Choice extends Pick<JourneyChoice, 'card_id' | 'question' | 'text'>>(
  choice: Choice,
): Choice {
  return { ...choice, card_id: null, question: null, text: '' };
}

function withoutMessage(run: JourneyRun, messageId: string): JourneyRun {
  if (!run.choices.some((choice) => choice.message_id === messageId)) return run;
  const choices = run.choices.map((choice) =>
    choice.message_id === messageId ? emptiedChoice(choice) : choice,
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
