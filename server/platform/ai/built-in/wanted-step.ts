import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { commitmentIn, isDoable } from './commitment.ts';
import { dayIn, dueIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { asksToSave } from './consent.ts';
import { isQuestion } from './day-alone.ts';
import { askDay, propose } from './offered-step.ts';
import { ideaIn, titleOfIdea } from './own-idea.ts';
import { isOnlyTime } from './only-time.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isForAnotherDay, stepNamed } from './step.ts';
import { isThin, isTitle, titleIn, withoutClause } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const before = {
  en: "(?:(?:ok|okay|yes|yeah|so|and|but|well|right|please|fine|now|can|could|will|would|should|shall|we|you|i|i'd|like|want|need|to|let's|lets|let|us|me|help|just|how|about|maybe|then|together|try|try to|think of) )*",
  he: '(?:(?:טוב|אוקיי|אז|כן|יאללה|בוא|בואי|בואו|אפשר|אתה|את|יכול|יכולה|תוכל|תוכלי|לעזור|שאני|אולי|אני|רוצה|צריך|צריכה|תעזור|תעזרי|לי|רק|עכשיו|בבקשה|נו|ננסה|נוכל) )*',
};
/** “Make a small step”, “can we do a plan for Thursday”. */
const wants: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:make|do|find|take|have|choose|pick|build|get|come up with|start|set|create|write) (?:me |us )?(?:a |an |one |some |the |my )?(?:(?:small|smaller|tiny|little|first|next|concrete|simple|real|quick|action) )*(?:step|plan|to-do|to do list)(?: (?:for|about|out of|with|to|on|of)(?: \\S+){1,6}| now| please| together| then| here)* $|^ ${before.en}(?:do|find|pick|choose|give me|have) (?:just )?(?:one|a) (?:(?:small|tiny|little|single|concrete|simple) )*thing(?: (?:so|so that|that|to|for|about|tonight|today|now|please)(?: \\S+){0,10})? $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:לעשות|נעשה|רוצה|צריך|צריכה|למצוא|נמצא|לבנות|נבנה|להכין|נכין|לקבוע|נקבע|תעשה|תעשי|תן|תני|לתכנן)(?: (?:לי|לנו|מזה))* (?:(?:איזה|איזושהי) )?(?:צעד|תוכנית|תכנית)(?: (?:קטן|קטנה|ראשון|ראשונה|אחד|אחת|פשוט|פשוטה|עכשיו|בבקשה|ביחד|מזה|ל\\S+))* $`,
    'u',
  ),
};
/** “So what do I do?”: the person asks for help, and not after the app. */
const asksWhat: Signs = {
  en: /^ (?:(?:ok|okay|so|and|but|well|right|yeah|yes|then) )*(?:(?:what|wat) (?:do|can|could|should|shall|must|would) (?:i|we|one) (?:actually |even |really )?do(?: (?:now|then|next|about (?:it|this|that|him|her|them)|with (?:it|this|that|him|her|them)|tho|though|first))*|(?:so )?(?:what am i (?:supposed|meant) to do(?: (?:now|about it|about that|with that|with this|then))?)) $/u,
  he: /^ (?:(?:אז|ו|טוב|אוקיי|כן|נו|אבל) )*(?:ו?אז )?(?:מה (?:עושים|לעשות|אפשר לעשות|כדאי(?: לי)? לעשות|אני עושה|אני (?:אמור|אמורה|צריך|צריכה) לעשות)(?: (?:עכשיו|עם זה|בזה|עם כל זה|איתו|איתה|הלאה))*) $/u,
};
/** “Knock on his door and ask”: an act by the place of its words. */
const bareAct =
  /^(?!(?:all|some|any|one|out|up|down|back|most|both|even|only|not|such|because|maybe|money|time)\s)\p{L}{2,}(?: (?:on|at|to|with|out|up|down|for|off|in|over|him|her|them|it|the|an?|my|our|his|their|one|two|some|about|from))(?: [\p{L}\p{N}':,-]+)+[.!]?$/iu;
/** “לדבר עם המנהל”: an infinitive says an act. */
const infinitive =
  /^(?:(?:טוב|אוקיי|אז|אולי|פשוט|נגיד|כן|יאללה)[\s,.]+)*(?<act>ל(?!א |א[.,]|מה|פני|פעמים|פחות|מי |מישהו|אף |כל |כולם|פי |אט|בד |ילה|שם |כאן|גמרי|מען|מעלה|מטה|עולם|עיתים)\p{L}{3,} \S[^]*)$/u;
const actWordsMax = 18;
const savedTurnsMax = 4;

/** The person asks for a step, a plan, or what to do: the guide asks for something small about what they spoke of. */
export function answerStepWanted(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, normal, text } = reading;
  const said = sentencesOf(text, language);
  const isAsked = said.some((one) => asksWhat[language].test(one.normal));
  const isWanted =
    wants[language].test(normal) || said.some((one) => wants[language].test(one.normal));
  const { possibleStep } = state;
  const isRecent = possibleStep !== null && state.turn - possibleStep.turn <= savedTurnsMax;
  const isSaving = state.offer === null && isRecent && asksToSave(reading);
  if (!isAsked && !isSaving && !isWanted) return null;
  if (state.griefFor > 0 || state.closed || state.kept.length === 0) return null;
  if (isSaving) return offerOf(moment, possibleStep.title);
  const help = stepHelp(moment);
  if (!help) return null;
  state.asksStep = true;
  const opening = isAsked ? sayLine(moment, 'right_unknown') : null;
  return draft(moment, 'answer:step_wanted', joined(moment, opening, help));
}

function stepHelp(moment: Moment): Said | null {
  const { state, slots } = moment;
  const { language } = state;
  const v = aimOf(state)?.text;
  const isMatter = (name: string) => state.kept.some(({ text }) => text.includes(name));
  const p = state.people[language].findLast(isMatter);
  const t = state.things[language].find(isMatter);
  const inSlots = (named: { v?: string; p?: string; t?: string }) => ({
    ...moment,
    slots: { ...slots, v: undefined, p: undefined, t: undefined, ...named },
  });
  return (
    (v === undefined ? null : sayLine(inSlots({ v }), 'step_help_aim')) ??
    (p === undefined ? null : sayLine(inSlots({ p }), 'step_help_person')) ??
    (t === undefined ? null : sayLine(inSlots({ t }), 'step_help_thing')) ??
    sayLine(inSlots({}), 'step_help')
  );
}

function aimOf({ aims, language }: ChatState) {
  return aims[language].find(({ kind, text }) => kind === 'wish' && isDoable(text, language));
}

const weighs: Signs = {
  en: / (?:on the other hand|or then again|but then again) /u,
  he: / (?:מצד אחד|מצד שני|ומנגד|מאידך) /u,
};

/** After such a question, and in Doing, an act alone is the step: “write down the thoughts before bed”. */
export function answerAskedStep(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, text, words } = reading;
  const isExpected = state.asksStep;
  const isAsked = state.asksStep || (state.stage === 'DG' && !state.step);
  state.asksStep = false;
  // “On the other hand, maybe wait”: two sides are weighed.
  const isWeighed = reading.intent === 'choice' || weighs[language].test(reading.normal);
  if (!isAsked || isQuestion(reading) || isWeighed) return null;
  if (state.griefFor > 0) return null;
  if (words.length > actWordsMax || text.includes('?')) return null;
  const act = isExpected ? actIn(text, language) : null;
  // “Ask how long it takes” may read like boredom or a refusal.
  if (!reading.isContent && act === null) return null;
  const dated = datedAct(moment);
  if (dated) return dated;
  const weak = commitmentIn(text, language, true);
  const named = reading.intent === 'commitment' ? stepNamed(moment) : weak;
  const idea = ideaIn(text, language);
  const title =
    (idea && titleOfIdea(idea, language)) ??
    named ??
    (act === null ? null : titleIn(act, language));
  if (title === null || !isTitle(title, language) || isThin(title, language)) return null;
  // “Twice a week, in the morning”: when, and not what.
  if (isOnlyTime(title, language)) return null;
  return offerOf(moment, title);
}

function offerOf(moment: Moment, title: string): Draft {
  const day = isForAnotherDay(title, moment) ? null : (dayIn(moment) ?? dueIn(moment));
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

const joinedTo: Signs = { en: /^\s*(?:and|also|then)\s+/iu, he: /^\s*ו(?=ל\p{L}{3})/u };

/** “Stop googling. And ask him on Tuesday”: the sentence with the day says the step. */
function datedAct(moment: Moment): Draft | null {
  const { language, text } = moment.reading;
  const parts = sentencesOf(text, language).map((one) => one.text.replace(joinedTo[language], ''));
  if (parts.length < 2) return null;
  const inAct = parts
    .filter((part) => commitmentIn(part, language, true) !== null)
    .map((act) => ({ ...moment, reading: readingOf(withoutClause(act, language), language) }))
    .find((one) => dayIn(one) !== null);
  const title = inAct ? commitmentIn(inAct.reading.text, language, true) : null;
  if (!inAct || title === null || !isTitle(title, language) || isThin(title, language)) return null;
  return offerOf(inAct, title);
}

function actIn(text: string, language: Language): string | null {
  if (language === 'en') return bareAct.test(text) ? text : null;
  const act = infinitive.exec(text)?.groups?.['act'];
  return act !== undefined && isDoable(act, language) ? act : null;
}
