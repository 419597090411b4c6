import type { Language, Stage } from '#contract/shapes.ts';
import { commitmentIn } from './commitment.ts';
import { withoutDateWords } from './dates.ts';
import { dayIn, dueIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, type Said, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { insightIn } from './insight.ts';
import { quoted } from './quotes.ts';
import { fullDay, withStep } from './own-answers.ts';
import { type Reading, stageMeant } from './reading.ts';
import { kindOfStep } from './step-kinds.ts';
import { enterStage } from './stage-offers.ts';
import { bareTitle, emphasised, isThin, stepTitle } from './step-title.ts';

const bareDayWordsMax = 9;
/** “After work, maybe” beside the day itself. */
const besideDayWordsMax = 6;
const darkFeelingMin = 3;
/** A clause of less weight says little by itself. */
const tellingWeightMin = 5;
/** The person says what they will do: the guide offers to note it, or asks for its day. No stage moves. */
export function answerCommitment(moment: Moment): Draft | null {
  const { reading, state } = moment;
  if (reading.intent !== 'commitment' || isDark(moment)) return null;
  const named = stepTitle(moment) ?? commitmentIn(reading.text, reading.language, true);
  if (named === null) return null;
  const title = wholeTitle(named, moment);
  const day = dueIn(moment);
  // Beside a death a plan without a day is part of the story.
  if (isMourning(state) && day === null) return null;
  if (!isMourning(state)) state.griefFor = 0;
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** “We’ll go” means what the person wanted to do before; where they said nothing of it, their words stay whole. */
function wholeTitle(title: string, { state, reading }: Moment): string {
  const { language } = reading;
  if (!isThin(title, language)) return title;
  const meant = state.aims[language].find(
    ({ kind, text }) => (kind === 'wish' || kind === 'duty') && isDone(text, language),
  );
  const whole = withoutDateWords(reading.sentence, language).replaceAll(/\s+/gu, ' ');
  return meant?.text ?? whole.replace(/[.!…\s]+$/u, '').trim();
}

/** Nobody sets out to know or to feel. */
function isDone(aim: string, language: Language): boolean {
  const wish = { en: 'I want to', he: 'רוצה' };
  return commitmentIn(`${wish[language]} ${aim}`, language, true) !== null;
}

/** A day and no more, right after something that the person has to, wants to or may do. */
export function answerBareDay(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer, possibleStep } = state;
  const isBare =
    reading.words.length <= bareDayWordsMax &&
    !tellsMore[reading.language].test(reading.normal) &&
    wordCount(withoutDateWords(reading.text, reading.language)) <= besideDayWordsMax;
  const isTaken = offer !== null && offer.kind !== 'stage';
  if (isTaken || isMourning(state) || possibleStep?.turn !== state.turn - 1 || !isBare) return null;
  const day = dayIn(moment);
  return day === null || isQuestion(reading)
    ? null
    : propose(moment, 'propose', possibleStep.title, day);
}

/** “It started in March”, “she comes on Sunday”. */
const tellsMore = {
  en: / (?:\p{L}{3,}ed|was|were|began|said|went|came|had|did|since|ago|last|he|she|they|his|her|their) /u,
  he: / (?:\p{L}{3,}תי|\p{L}{3,}נו|היה|הייתה|היו|התחיל\S*|אמר\S*|מאז|הוא|היא|הם|שעבר|שעברה) /u,
};

/** A question to the guide names no day, though “now” may stand in it. */
function isQuestion({ intent }: Reading): boolean {
  return /^(?:ask|about)_/u.test(intent);
}

/** “No wait, Thursday” after the step was noted: it is offered once more with that day. */
export function answerMovedDay(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const isShort = reading.words.length <= bareDayWordsMax;
  if (!state.step || !state.closed || state.offer || !isShort || isQuestion(reading)) return null;
  const day = moves[reading.language].test(reading.normal) ? dayIn(moment) : null;
  if (day === null || day === state.step.dueOn) return null;
  return propose(moment, 'propose', bareTitle(state.step.title), day, ['step_moved']);
}

const moves = {
  en: / (?:i mean|i meant|no|wait|actually|instead|rather|better|change|move|make it|sorry) /u,
  he: / (?:רגע|עדיף|בעצם|התכוונתי|במקום|סליחה|לא|תשנה|תשני|תעביר|תעבירי|להעביר|לשנות|נעביר|נשנה) /u,
};

/** “Let’s do it”, some turns after the stage was offered or the step was named. */
export function answerLateYes(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer, possibleStep, passedOffer } = state;
  const isLate = (turn: number) => state.turn - turn <= lateTurnsMax;
  if (offer || state.closed || isMourning(state)) return null;
  if (passedOffer && isLate(passedOffer.turn) && namesStage(moment, passedOffer.stage))
    return enterStage(moment, 'moved', passedOffer.stage);
  if (reading.intent !== 'agreement') return null;
  const isSaving = asksToSave(reading);
  if (!isSaving && !goesAlong[reading.language].test(reading.normal)) return null;
  if (passedOffer && isLate(passedOffer.turn) && !isSaving)
    return enterStage(moment, 'moved', passedOffer.stage);
  if (!possibleStep || !isLate(possibleStep.turn)) return null;
  const day = dayIn(moment);
  return day === null
    ? askDay(moment, possibleStep.title)
    : propose(moment, 'propose', possibleStep.title, day);
}

/** “I said focus. The thing you offered.” */
function namesStage({ reading }: Moment, stage: Stage): boolean {
  const isShort = reading.words.length <= bareDayWordsMax;
  return isShort && !reading.says('no') && stageMeant(reading) === stage;
}

const lateTurnsMax = 3;
const goesAlong = {
  en: / (?:(?:let's|lets|let us) (?:do|try|go|look|move|see|expand|focus)|i (?:meant|said) yes|go (?:on|ahead)|carry on|look wider|(?:yes|ok|okay|yeah|sure|please) do it|do it|go for it|we can do that|i'd like that) /u,
  he: / (?:קדימה|נמשיך|להמשיך|אמרתי כן|התכוונתי ל?כן|נעשה|ננסה|נלך|נעבור|נסתכל|נתקדם|תעשה את זה|תעשי את זה|לעשות את זה|לך על זה|לכי על זה|הולך על זה|הולכת על זה) /u,
};

/** The meaning of a yes, a no or a day after a step was offered, or its day asked for. */
export function answerOpenStep(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer } = state;
  if (offer?.kind !== 'action' && offer?.kind !== 'date') return null;
  const { title } = offer;
  const day = isQuestion(reading) && reading.intent !== 'ask_advice' ? null : dueIn(moment);
  if (
    offer.kind === 'action' &&
    (reading.intent === 'agreement' || asksToSave(reading)) &&
    (day === null || day === offer.dueOn)
  )
    return keep(moment, title, offer.dueOn);
  if (reading.says('another_day')) return askDay(moment, title);
  if (reading.intent === 'decline' || reading.intent === 'refusal' || reading.says('no'))
    return draft(
      moment,
      'step_declined',
      joined(moment, sayLine(moment, 'step_declined', 'stay_with')),
    );
  if (day !== null && reading.words.length <= bareDayWordsMax)
    return reading.intent === 'agreement'
      ? keep(moment, title, day)
      : propose(moment, offer.kind === 'action' ? 'redate' : 'date', title, day);
  // A date that comes with more words, after the guide asked for it.
  if (offer.kind === 'date' && day !== null && reading.intent !== 'commitment')
    return propose(moment, 'date', title, day);
  return null;
}

const save = {
  en: / (?:write|note|put|save|keep|jot|add) (?:it|that|this)(?: down)? /u,
  he: / (?:לרשום|תרשום|תרשמי|לשמור|תשמור|תשמרי|תכתוב|תכתבי|מבחינתי (?:בסדר|כן|סבבה)) /u,
};

function asksToSave({ normal, words, language }: Reading): boolean {
  return (
    words.length <= bareDayWordsMax / 2 &&
    !/ (?:don't|dont|not|no|לא|אל) /u.test(normal) &&
    save[language].test(normal)
  );
}

/** A step that was accepted with its button ends the chat at the next courtesy. */
export function closeAfterButton(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!state.step || state.closed || !['thanks', 'agreement', 'goodbye'].includes(reading.intent))
    return null;
  return close(moment, sayLine(withStep(moment), 'close_step'));
}

function isDark({ reading }: Moment): boolean {
  const [strongest] = reading.feelings;
  return strongest?.feeling.valence === '-' && strongest.intensity >= darkFeelingMin;
}

export function propose(
  moment: Moment,
  name: string,
  title: string,
  dueOn: string,
  first: readonly string[] = [],
): Draft {
  const { slots, reading, keepsActions } = moment;
  slots.action = emphasised(title);
  slots.date = fullDay(dueOn, reading.language);
  const pools = keepsActions
    ? [...first, 'step_propose', 'propose', 'propose_bare']
    : ['propose_spoken', 'propose_bare'];
  return draft(moment, name, joined(moment, sayLine(moment, ...pools)), {
    offer: { kind: 'action', title, dueOn },
    proposals: [{ kind: 'action', payload: { title, due_on: dueOn } }],
    suggestions: ['yes', 'another_day', 'not_now'],
  });
}

/** A step without a day, for which the guide asks. */
export function askDay(moment: Moment, title: string): Draft {
  moment.slots.action = emphasised(title);
  const said = joined(
    moment,
    sayLine(moment, 'step_when', 'propose_nodate', 'propose_nodate_bare'),
  );
  return draft(moment, 'ask_day', said, {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
    suggestions: ['today', 'tomorrow', 'weekend'],
  });
}

function keep(moment: Moment, title: string, dueOn: string): Draft {
  const { state, keepsActions } = moment;
  state.step = { title: emphasised(title), dueOn };
  const said = sayLine(withStep(moment), keepsActions ? 'step_noted' : 'step_held', 'close_step');
  const { text, lines, proposals, asks } = close(moment, said);
  return draft(
    moment,
    'saved',
    { text, lines, asks },
    {
      accepted: { kind: 'action', payload: { title, due_on: dueOn } },
      proposals,
    },
  );
}

/** The end of a chat that came to a step: the step with its day, what was understood, one “if … then …”. */
function close(moment: Moment, ofStep: Said | null): Draft {
  const { state } = moment;
  state.closed = true;
  state.turnsSinceClose = 0;
  const insight = newInsight(moment);
  const inSlots = withStep({
    ...moment,
    slots: { q: insight === null ? undefined : quoted(insight, state.language) },
  });
  const ifThen = ifThenOf(moment);
  const end = sayLine(moment, 'close_end');
  const ofInsight = insight === null ? null : sayLine(inSlots, 'close_insight');
  const ofChat = sayLine({ ...moment, slots: { c: mostToldOf(moment) } }, 'close_about');
  const isShort = (...parts: (Said | null)[]) =>
    parts.reduce((sum, part) => sum + wordCount(part?.text ?? ''), 0) <= moment.wordsMax;
  // An insight that is too long for the reply stands below it alone.
  const [shown = null] = [ofInsight, ofChat].filter(
    (part) => part && isShort(ofStep, part, ifThen),
  );
  const said = joined(
    moment,
    ofStep,
    shown,
    ifThen,
    isShort(ofStep, shown, ifThen, end) ? end : null,
  );
  return draft(moment, 'close', said, {
    proposals: insight === null ? [] : [{ kind: 'insight', payload: { text: insight } }],
  });
}

/** A step that is noted once more with another day brings no insight twice. */
function newInsight({ state }: Moment): string | null {
  const insight = insightIn(state, state.step?.title ?? '');
  const key = `insight:${insight}`;
  if (insight === null || state.used.has(key)) return null;
  state.used.add(key);
  return insight;
}

/** The clause of this chat that says most, turned to the person; the step itself says nothing of it. */
function mostToldOf({ state }: Moment): string | undefined {
  const { kept, language, step } = state;
  const [best] = kept
    .filter((line) => line.language === language && line.weight >= tellingWeightMin)
    .filter(({ text }) => !/[“״]/u.test(text) && commitmentIn(text, language, true) === null)
    .filter(({ text }) => !text.includes(bareTitle(step?.title ?? '')))
    .toSorted((one, other) => other.weight - one.weight);
  return best?.text;
}

/** One “if … then …”: of the obstacle that the person named, else of the kind of their step. */
function ifThenOf(moment: Moment): Said | null {
  const { state } = moment;
  const { language } = state;
  const kind = kindOfStep(state.step?.title ?? '', language);
  const obstacle = state.obstacle[language];
  const way = obstacle && sayLine(moment, `then_${kind}`, 'then_any');
  if (obstacle && way) {
    const slots = {
      o: obstacle.clause ?? undefined,
      q: obstacle.quote,
      n: way.text.charAt(0).toLowerCase() + way.text.slice(1),
    };
    const said = sayLine({ ...moment, slots }, obstacle.clause ? 'if_named' : 'if_quoted');
    if (said) return { ...said, lines: [...said.lines, ...way.lines] };
  }
  return sayLine(moment, `if_then_${kind}`, 'if_then_any');
}
