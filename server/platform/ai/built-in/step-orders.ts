import type { Language } from '#contract/shapes.ts';
import type { OpenOffer } from './chat-state.ts';
import { actBeside } from './act-beside.ts';
import { commitmentIn } from './commitment.ts';
import { answerDismissed } from './dismissed-step.ts';
import { afterNo } from './consent.ts';
import { draft } from './draft.ts';
import { keep } from './ending.ts';
import { joined, sayLine } from './lines.ts';
import { stepOfLetter } from './letter.ts';
import { type MeantDay, meantDay, refusesDay } from './meant-day.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { isOwnPlan } from './own-plan.ts';
import { isOnlyTime } from './only-time.ts';
import { nominalStep } from './nominal-step.ts';
import { askDay, askWording, propose } from './offered-step.ts';
import { isSameAct } from './own-idea.ts';
import { quoted } from './quotes.ts';
import { readingOf } from './reading.ts';
import { type SaveRequest, saveRequestIn } from './save-request.ts';
import { sentencesOf } from './sentences.ts';
import { stepNamed } from './step.ts';
import { bareTitle, isThin, isTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;

/** A plain order about a step is followed, in whatever stage: to keep it, or to give it another day. Nothing else is asked. */
export function answerStepOrder(moment: Moment): Draft | null {
  return (
    answerSaving(moment) ??
    answerOfThat(moment) ??
    answerDismissed(moment) ??
    answerOtherDay(moment)
  );
}

/** “Save that for tomorrow: text him”, “put it on my list”. */
function answerSaving(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const request = saveRequestIn(reading.text, reading.language);
  if (!request) return null;
  const { offer, closed, step, insightHeard } = state;
  const own = ownTitle(request, reading.language);
  const isLetter = request.step !== null && stepOfLetter(request.step, reading.language) !== null;
  // A day in the letter is none of the step.
  const around = isLetter
    ? {
        ...moment,
        reading: readingOf(reading.text.replace(request.step ?? '', ' '), reading.language),
      }
    : moment;
  const isOffered = own !== null && offer?.kind === 'action' && isSameAct(own, offer.title);
  const day = meantDay(around)?.dueOn ?? (isOffered ? offer.dueOn : null);
  if (own === null && day === null && offer !== null && offer.kind !== 'stage') return null;
  const isOfInsight = own === null && day === null && insightHeard?.turn === state.turn - 1;
  if (isOfInsight) return offerToKeep(moment, insightHeard.text);
  if (closed && (day === null || (own === null && day === step?.dueOn))) return null;
  if (own === null && offer?.kind === 'action' && offer.dueOn === day)
    return request.isOfDay ? keep(moment, offer.title, offer.dueOn) : null;
  const title =
    own ??
    offeredTitle(offer) ??
    (closed ? null : titleBeside(moment, request)) ??
    lastTitle(moment);
  if (title !== null)
    return day === null
      ? askDay(moment, title)
      : propose(moment, 'propose', title, day, closed && own === null ? ['step_moved'] : []);
  if (day !== null) return askWording(moment, day);
  const said = joined(moment, sayLine(moment, 'step_what', 'step_wording'));
  return draft(moment, 'ask_wording', said, { offer: { kind: 'wording', dueOn: null, own: null } });
}

/** “Yes, note it”, right after an insight was said back. */
export function offerToKeep(moment: Moment, text: string): Draft {
  const q = quoted(text, moment.reading.language);
  const said = sayLine({ ...moment, slots: { ...moment.slots, q } }, 'insight_kept');
  return draft(moment, 'insight_kept', joined(moment, said), {
    proposals: [{ kind: 'insight', payload: { text } }],
  });
}

function ownTitle({ step }: SaveRequest, language: Language): string | null {
  if (step === null) return null;
  return stepOfLetter(step, language) ?? titleIn(step.replace(/\?+\s*$/u, ''), language);
}

function offeredTitle(offer: OpenOffer | null): string | null {
  return offer?.kind === 'action' || offer?.kind === 'date' ? offer.title : null;
}

/** “I’ll text him tomorrow, write that down”. */
function titleBeside(moment: Moment, { rest }: SaveRequest): string | null {
  const { language } = moment.reading;
  if (!/\p{L}/u.test(rest)) return null;
  const inRest = { ...moment, reading: readingOf(rest, language) };
  const title =
    inRest.reading.intent === 'commitment' ? stepNamed(inRest) : commitmentIn(rest, language, true);
  const isWhole = title !== null && isTitle(title, language) && !isThin(title, language);
  if (isWhole) return title;
  const named = actBeside(rest, language) ?? nominalStep(moment)?.title ?? null;
  return named !== null && isOnlyTime(named, language) ? null : named;
}

function lastTitle({ state }: Moment): string | null {
  if (state.closed && state.step) return bareTitle(state.step.title);
  return state.possibleStep?.title ?? state.idea?.title ?? null;
}

const ofAct: Signs = {
  en: /(?:^|[\s,.])(?:about|as for|regarding) (?<act>\p{L}{2,}ing [^,.;:!?\n]{2,70})/iu,
  he: /(?:^|[\s,.])(?:לגבי|בקשר ל|בנוגע ל) ?(?<act>ל\p{L}{3,} [^,.;:!?\n]{2,70})/u,
};
const doesThat: Signs = {
  en: / (?:do|try|say) (?:it|that|this) /u,
  he: / (?:לעשות|אעשה|נעשה|לנסות|אנסה|לומר|להגיד) (?:את זה|זה) /u,
};

/** “About meeting him in private. I want to do it on Sunday”. */
function answerOfThat(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language } = reading;
  const act = ofAct[language].exec(reading.text)?.groups?.['act'];
  const day = act === undefined ? null : meantDay(moment);
  if (!day || act === undefined || !doesThat[language].test(normalised(day.clause))) return null;
  const named = titleIn(act, language);
  if (named === null) return null;
  const { offer, idea, possibleStep } = state;
  const earlier = [offeredTitle(offer), idea?.title, possibleStep?.title].find(
    (one) => language === 'en' && one && isSameAct(named, one),
  );
  const title = earlier ?? named;
  return propose(moment, 'propose', title, day.dueOn);
}

/** A day of the past, or of somebody else. */
const tells: Signs = {
  en: / (?:he|she|they|was|were|did|had|went|came|said|ago|last|\p{L}{3,}ed) /u,
  he: / (?:\p{L}{3,}תי|\p{L}{3,}נו|היה|הייתה|היו|הוא|היא|הם|הן|מאז|שעבר|שעברה) /u,
};
const points: Signs = { en: / (?:it|that|this|the step) /u, he: / (?:את זה|זה|הצעד) /u };

/** “Oh wait, tomorrow is Saturday. Sunday then”: the step stays, with another day. */
function answerOtherDay(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language } = reading;
  const { offer, step, closed } = state;
  const isOffered = offer?.kind === 'action';
  if (!isOffered && !(closed && step && !offer)) return null;
  // “And if he isn’t there, I’ll do it on Monday” moves nothing.
  if (closed && isOwnPlan(reading)) return null;
  const standing = isOffered ? offer : step;
  const day = meantDay(moment);
  if (standing && !day && isOffered && refusesDay(moment, standing.dueOn))
    return askDay(moment, bareTitle(standing.title));
  // Once the step stands, a day and nothing else moves it.
  const isMeant =
    day?.isGiven === true || (closed && day?.isAlone === true && !reading.text.includes('?'));
  if (!standing || !day || !isMeant || day.dueOn === standing.dueOn) return null;
  const { normal } = day;
  const title = bareTitle(standing.title);
  if (tells[language].test(normal) && !day.isMoved) return null;
  const other = day.isMoved ? null : (otherAct(day, title, language) ?? afterRefusal(moment, day));
  if (other !== null) return propose(moment, 'propose', other, day.dueOn);
  return isOffered
    ? propose(moment, 'redate', title, day.dueOn)
    : propose(moment, 'propose', title, day.dueOn, ['step_moved']);
}

/** “I’d rather call her on Sunday”: another step, with its day. */
function otherAct({ clause, normal }: MeantDay, title: string, language: Language): string | null {
  if (points[language].test(normal)) return null;
  const act = prefers[language].exec(clause)?.groups?.['act'];
  const named = act === undefined ? null : titleIn(act, language);
  if (named === null || !named.includes(' ') || !isTitle(named, language)) return null;
  const isSame =
    language === 'en'
      ? named.split(' ')[0]?.toLowerCase() === title.split(' ')[0]?.toLowerCase()
      : isSameAct(named, title);
  return isSame ? null : named;
}
/** “No. I’m not talking to him. I’ll quit on Friday”. */
function afterRefusal(moment: Moment, { clause }: MeantDay): string | null {
  const { language, text } = moment.reading;
  if (afterNo({ text, language }) === null) return null;
  const [last = ''] = sentencesOf(text, language)
    .filter((one) => one.text.includes(clause.trim()))
    .map((one) => one.text);
  const reading = readingOf(last === '' ? clause : last, language);
  if (reading.intent !== 'commitment' || points[language].test(reading.normal)) return null;
  const named = stepNamed({ ...moment, reading });
  const standing = bareTitle(offeredTitle(moment.state.offer) ?? moment.state.step?.title ?? '');
  const isOther = named !== null && isTitle(named, language) && !isThin(named, language);
  return isOther && !isSameAct(named, standing) ? named : null;
}
const prefers: Signs = {
  en: /(?:rather|prefer to|better to|want to) (?<act>(?!not )\p{L}+ .+)$/iu,
  he: /(?:עדיף|מעדיף|מעדיפה|אעדיף|רוצה) (?<act>ל(?!א )\p{L}{3,} .+)$/u,
};
