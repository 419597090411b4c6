import type { Language } from '#contract/shapes.ts';
import type { OpenOffer } from './chat-state.ts';
import { afterNo, agreesTo, asksToSave, notesFirst } from './consent.ts';
import { dayNamedIn } from './dates.ts';
import { answerQuestion, dayIn, dueIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { keep } from './ending.ts';
import { insightMeant } from './insight.ts';
import { restOf } from './dropped-topics.ts';
import { joined, sayLine } from './lines.ts';
import { meantDay } from './meant-day.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { answerOwnHow } from './own-questions.ts';
import { ask } from './questions.ts';
import { type Reading, readingOf } from './reading.ts';
import { saidBack } from './repairs.ts';
import { isDayAlone, isQuestion } from './day-alone.ts';
import { askDay, askWording, propose } from './offered-step.ts';
import { withOtherHour, withTimeOf } from './only-time.ts';
import { sentencesOf } from './sentences.ts';
import { stepNamed } from './step.ts';
import { saysAgain } from './step-restated.ts';
import { isDangling, isTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;
type StepOffer = Extract<OpenOffer, { kind: 'action' | 'date' }>;
type WordingOffer = Extract<OpenOffer, { kind: 'wording' }>;

/** The person says how the step should read, or that it reads wrong. */
const corrects: Signs = {
  en: / (?:the point|the step|the thing|i mean|i meant|not just|not only|more like|rather|instead|wrong|different|that's not what|thats not what|not that step|not that one|it's about|its about|should (?:be|say|read)) /u,
  he: / (?:הכוונה|התכוונתי|העיקר|לא רק|אלא|טעות|טעית|לא נכון|הצעד|זה לא מה ש\S+|לא הצעד|צעד אחר|משהו אחר) /u,
};
const saysYes =
  / (?:yes+|yeah|yea|yep|yup|ok|okay|sure|great|perfect|deal|works|fine|good|let's|lets|כן|טוב|סבבה|אוקיי|אוקי|מעולה|יאללה|בסדר|מצוין|סגור|אחלה|מתאים) /u;
/** A yes with another day. */
const movesDay: Signs = {
  en: /^ (?:yes|yeah|yep|ok|okay|sure|note) (?:\S+ ){0,4}(?:but|not|only|just) (?:\S+ ){0,8}$/u,
  he: /^ (?:כן|טוב|אוקיי|סבבה|תרשום|תרשמי) (?:\S+ ){0,4}(?:אבל|לא|רק|אלא) (?:\S+ ){0,8}$/u,
};
/** “I’d rather ask for help”, ״עדיף לבקש עזרה״: another act in the place of the offered one. */
const instead: Signs = {
  en: /(?:^|[\s,.])(?:(?:i'd|i’d|i would) rather|rather|i meant to|i want to|better to|let's|let me) (?<act>(?!not |wait|leave|stay|keep|think|see|stop|do |be |have )\p{L}+ [^.!?\n]{2,70})/iu,
  he: /(?:^|[\s,.])(?:עדיף|העדפתי|הכוונה(?: היא| הייתה)?|התכוונתי|אלא|אני רוצה) (?<act>ל(?!חכות|השאיר|עזוב|היות|חשוב|הפסיק|א )\p{L}{2,} [^.!?\n]{2,70})/u,
};
/** “That’s no step, it’s what I understood.” */
const isInsight: Signs = {
  en: / (?:insight|understood|understand|realis\w+|realiz\w+|wish|thought) /u,
  he: / (?:תובנה|הבנתי|הבנה|קלטתי|משאלה|מחשבה|רצון) /u,
};
/** “That’s no step”: a thought, a wish, or what was understood. */
const isNoStep: Signs = {
  en: / (?:(?:that's|thats|that is|it's|its|this is|is) (?:not|no) (?:a |an |my |really a )?(?:step|task|action|plan|to do)|(?:that's|thats|it's|its) (?:just |only )?(?:a|my) (?:wish|thought|feeling|dream|insight)) /u,
  he: / (?:(?:זה|זו|זאת) לא (?:ה)?(?:צעד|משימה|פעולה|תוכנית)|(?:זה|זו|זאת) (?:רק |סתם )?(?:משאלה|מחשבה|רגש|חלום|תובנה|רצון)) /u,
};

/** The meaning of a yes, a no, a day or other words after a step was offered, or its day asked for. */
export function answerOpenStep(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer } = state;
  if (offer?.kind === 'wording') return answerWording(moment, offer);
  if (offer?.kind !== 'action' && offer?.kind !== 'date') return null;
  const { title } = offer;
  const retimed = withOtherHour(title, reading.text, reading.language);
  if (retimed !== null)
    return offer.kind === 'action'
      ? propose(moment, 'redate', retimed, offer.dueOn)
      : askDay(moment, retimed);
  // “I’ll say it to him tomorrow” is a yes in other words.
  if (offer.kind === 'action' && saysAgain(moment, offer)) return keep(moment, title, offer.dueOn);
  const day = isQuestion(reading) && reading.intent !== 'ask_advice' ? null : dueIn(moment);
  const isNoted = notesFirst(reading) && !corrects[reading.language].test(reading.normal);
  if (agreesTo(reading) || asksToSave(reading) || isNoted) {
    if (offer.kind === 'action' && (day === null || day === offer.dueOn))
      return keep(moment, title, offer.dueOn);
    const named = offer.kind === 'date' ? dayOfTitle(moment, title) : null;
    if (named !== null) return propose(moment, 'date', title, named);
    if (offer.kind === 'date' && day === null) return askDay(moment, title);
  } else if (offer.kind === 'action' && day === null && beginsWithYes(reading)) {
    return keep(moment, title, offer.dueOn);
  } else if (reading.intent === 'agreement') {
    const isOtherDay = offer.kind === 'date' || day === offer.dueOn;
    return isOtherDay ? askDay(moment, title) : askWording(moment, offer.dueOn);
  }
  // “Yes, note it. But not tomorrow, on Sunday”.
  const isMoved = offer.kind === 'action' && day !== null && day !== offer.dueOn;
  if (isMoved && movesDay[reading.language].test(reading.normal))
    return propose(moment, 'redate', title, day);
  if (reading.says('another_day')) return askDay(moment, title);
  const timed = withTimeOf(title, reading.text, reading.language);
  if (day !== null && isDayAlone(reading) && !reading.says('no')) {
    // Only what was offered can be kept: with another day it is offered once more.
    const isOffered = offer.kind === 'action' && offer.dueOn === day && timed === title;
    const isYes = reading.intent === 'agreement' && saysYes.test(reading.normal);
    return isOffered && isYes
      ? keep(moment, title, day)
      : propose(moment, offer.kind === 'action' ? 'redate' : 'date', timed, day);
  }
  return (
    answerNo(moment, offer) ?? answerAskedDay(moment, offer, day) ?? answerUnsure(moment, offer)
  );
}

/** “Yes. I feel a bit calmer, thank you”: the yes is the first sentence, and what follows takes nothing back. */
function beginsWithYes({ text, language }: Reading): boolean {
  const [first, ...rest] = sentencesOf(text, language);
  if (!first || rest.length === 0 || first.text.includes('?')) return false;
  return (
    agreesTo(readingOf(first.text, language)) && !takesBack[language].test(rest[0]?.normal ?? '')
  );
}
const takesBack: Signs = {
  en: /^ (?:but|only|just|not|no|actually|except|wait|although|though) /u,
  he: /^ (?:אבל|רק|לא |בעצם|חוץ|רגע|אולי) ?/u,
};

/** A yes, after a title that holds a day of its own: “invite him for coffee on Sunday”. */
function dayOfTitle({ reading, at, person }: Moment, title: string): string | null {
  const named = dayNamedIn(title, reading.language, at, person.timezone);
  return named?.hasDay ? named.dueOn : null;
}

/** “Thursday morning, before I lose my nerve”: a day that was asked for may come with more words. */
function answerAskedDay(moment: Moment, offer: StepOffer, day: string | null): Draft | null {
  if (offer.kind !== 'date') return null;
  const asked = dayConcluded(moment) ?? dayFirst(moment) ?? dayLast(moment);
  if (asked !== null) return propose(moment, 'date', offer.title, asked);
  if (day === null || moment.reading.intent === 'commitment') return null;
  // “Tonight I’m just happy. Thank you”: the day of a longer message is that of its story.
  const given = meantDay(moment);
  const isGiven = given?.isGiven === true && given.normal.trim().split(' ').length <= givenWordsMax;
  if (moment.reading.words.length > dayWordsMax && !isGiven) return null;
  return propose(moment, 'date', offer.title, day);
}

const dayWordsMax = 14;
const givenWordsMax = 3;

/** “She’s back on Wednesday. So Thursday”: what follows from the other day is meant. */
function dayConcluded({ reading: { text, language }, at, person }: Moment): string | null {
  const name = concludes[language].exec(text)?.groups?.['day'];
  if (name === undefined) return null;
  const day = language === 'he' ? `ביום ${name}` : `on ${name}`;
  return dayNamedIn(day, language, at, person.timezone)?.dueOn ?? null;
}
const concludes: Signs = {
  en: /(?:[.,;!] |^)(?:so|then|make it|let's say)(?: then| maybe| it's)? (?:on )?(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?: then)?[.!\s]*$/iu,
  he: /(?:[.,;!] |^)(?:אז|נגיד|בוא נגיד|בואי נגיד)(?: אולי)? ב?(?:יום )?(?<day>ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)[.!\s]*$/u,
};

/** “Sunday obviously, it’s the dinner. I’ll text Ben tonight”: the first sentence gives the day that was asked for. */
function dayFirst(moment: Moment): string | null {
  const { language, text } = moment.reading;
  const [first, ...rest] = sentencesOf(text, language);
  if (!first || first.asks || rest.length === 0) return null;
  const inFirst = { ...moment, reading: readingOf(first.text, language) };
  const isDay = isDayAlone(inFirst.reading) && inFirst.reading.intent !== 'commitment';
  return isDay && !inFirst.reading.says('no') ? dayIn(inFirst) : null;
}

/** “So that she isn’t afraid. Right, tonight at bedtime then. Thanks”: the last sentence but thanks gives it. */
function dayLast(moment: Moment): string | null {
  const { language, text } = moment.reading;
  const last = sentencesOf(text, language)
    .map((one) => readingOf(one.text, language))
    .findLast(({ intent }) => intent !== 'thanks' && intent !== 'goodbye');
  if (!last || last.asks || last.intent === 'commitment' || last.text === text) return null;
  const isDay = isDayAlone(last) && !last.says('no');
  return isDay ? dayIn({ ...moment, reading: last }) : null;
}

/** “Maybe”, “I’m not sure”: the offer stays open, once. */
function answerUnsure(moment: Moment, offer: StepOffer): Draft | null {
  const isUnsure = moment.reading.intent === 'dont_know' || moment.reading.intent === 'unclear';
  const said = isUnsure && offer.kind === 'action' ? sayLine(moment, 'step_waits') : null;
  return said && draft(moment, 'step_waits', joined(moment, said), { offer });
}

/** A no, and with it the words of another step, a correction, or nothing more. */
function answerNo(moment: Moment, offer: StepOffer): Draft | null {
  const { reading, state } = moment;
  const { language } = reading;
  const rest = afterNo(reading);
  const isPlain =
    reading.intent === 'decline' || reading.intent === 'refusal' || reading.says('no');
  if (rest === null && !isPlain) return null;
  state.possibleStep = null;
  const dueOn = offer.kind === 'action' ? offer.dueOn : null;
  const inRest = { ...moment, reading: readingOf(rest ?? reading.text, language) };
  const moved = dayOfSame(moment, rest, dueOn);
  if (moved !== null) return propose(moment, 'redate', offer.title, moved);
  const among = rest === null ? null : stepAmong(moment, rest, offer);
  if (among) return among;
  const other = inRest.reading.intent === 'commitment' ? stepNamed(inRest) : null;
  if (other !== null && other !== offer.title) {
    const day = dayIn(inRest) ?? dueOn ?? dueIn(inRest);
    return day === null ? askDay(moment, other) : propose(moment, 'propose', other, day);
  }
  const act = instead[language].exec(rest ?? '')?.groups?.['act'];
  const named = act === undefined ? null : titleIn(act, language);
  if (named !== null && isTitle(named, language)) {
    const day = dayIn(inRest) ?? dueOn;
    return day === null ? askDay(moment, named) : propose(moment, 'propose', named, day);
  }
  if (corrects[language].test(inRest.reading.normal)) return askWording(moment, dueOn);
  if (isNoStep[language].test(reading.normal) && isInsight[language].test(reading.normal))
    insightMeant(state, reading);
  return declined(moment);
}

/** “No, I have to text him today, the lesson is on Monday. But yeah”: the same step on another day. */
function dayOfSame(moment: Moment, rest: string | null, dueOn: string | null): string | null {
  const { language } = moment.reading;
  const [first = ''] = (rest ?? '').split(/[.!?,;\n]/u);
  const inFirst = { ...moment, reading: readingOf(first, language) };
  const day = first === '' ? null : dayIn(inFirst);
  if (day === null || day === dueOn) return null;
  const isYes = yesBehind[language].test(normalised(rest ?? ''));
  return isYes || pointsToStep[language].test(inFirst.reading.normal) ? day : null;
}
const yesBehind: Signs = {
  en: / but (?:yes+|yeah+|yep|yup|ok|okay|sure|otherwise (?:yes|yeah|ok|okay|fine))(?= )/u,
  he: / אבל (?:כן+|בסדר|סבבה|אוקיי|חוץ מזה (?:כן|בסדר)) /u,
};
/** “I have to do it today”: the act is that of the offered step. */
const pointsToStep: Signs = {
  en: /^ (?:(?:because|cos|that|but) )?(?:i|it) (?:have to|has to|need to|needs to|must|should|gotta|want to) (?:do (?:it|that|this)|be(?: done)?|happen) (?:\S+ ){0,2}$/u,
  he: /^ (?:(?:כי|אבל) )?(?:אני )?(?:(?:צריך|צריכה|חייב|חייבת) (?:לעשות את זה|לקרות)|זה (?:צריך|חייב) להיות) (?:\S+ ){0,2}$/u,
};

/** “No, not like that. I’ll ask her at supper”: a later sentence says another step. */
function stepAmong(moment: Moment, rest: string, offer: StepOffer): Draft | null {
  const { language } = moment.reading;
  for (const { text, asks } of sentencesOf(rest, language)) {
    const reading = readingOf(text, language);
    if (asks || reading.intent !== 'commitment' || refused[language].test(reading.normal)) continue;
    const inSentence = { ...moment, reading };
    const title = stepNamed(inSentence);
    if (title === null || !isTitle(title, language) || title === offer.title) continue;
    const day = dayIn(inSentence) ?? (offer.kind === 'action' ? offer.dueOn : dueIn(inSentence));
    return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
  }
  return null;
}

const refused: Signs = {
  en: /^ (?:\S+ ){0,2}(?:not|won't|wont|never|don't|dont) /u,
  he: /^ (?:\S+ ){0,2}לא /u,
};

/** A no is taken; what stands beside it is heard, too: “don’t note it. I’m glad and frightened”. */
function declined(moment: Moment): Draft {
  const { reading, state } = moment;
  const { language } = reading;
  const rest = restOf(reading, (part) => isOfNo(part, language));
  const asked = rest === null || !rest.includes('?') ? null : answerTo(moment, rest);
  if (asked) return asked;
  const isTold = rest !== null && readingOf(rest, language).isContent && state.griefFor === 0;
  const more = isTold ? saidBack(moment, rest) : null;
  const said = sayLine(moment, 'step_declined', 'stay_with');
  const question = more && ask(moment);
  return draft(moment, 'step_declined', joined(moment, said, more, question));
}

/** “No, don’t note it. What would help with my brother?”: the question beside the no is answered. */
function answerTo(moment: Moment, question: string): Draft | null {
  const { state } = moment;
  const { language } = moment.reading;
  const read = readingOf(question, language);
  const isOfGuide = read.intent.startsWith('about_') && ofOwn[language].test(read.normal);
  // “What would help me with my brother?” asks after no program.
  const reading: Reading = isOfGuide ? { ...read, intent: 'ask_advice', topic: null } : read;
  const inQuestion = { ...moment, reading };
  state.offer = null;
  const said = sayLine(moment, 'step_declined');
  const answer = answerOwnHow(inQuestion) ?? answerQuestion(inQuestion);
  if (!said || !answer || answer.text === '') return null;
  return {
    ...answer,
    rule: 'step_declined',
    text: `${said.text} ${answer.text}`,
    lines: [...said.lines, ...answer.lines],
  };
}
const ofOwn: Signs = { en: / (?:my|him|her|them) /u, he: / (?:שלי|איתו|איתה|איתם) /u };

function isOfNo(part: string, language: Language): boolean {
  const normal = normalised(part);
  return ofNo[language].test(normal) || isNoStep[language].test(normal);
}
const ofNo: Signs = {
  en: /^ (?:(?:oh|ugh|well|sorry|but) )*(?:no|nope|nah|not|don't|dont|never mind|forget it|i (?:just|only) (?:said|told|meant)) | (?:note|noted|write|save|keep|step|task) /u,
  he: /^ (?:(?:אה|אוף|נו|סליחה|אבל) )*(?:לא|אל|די|בלי|עזוב|עזבי|מה פתאום|סתם) | (?:לרשום|תרשום|תרשמי|לשמור|תשמור|תשמרי|צעד|משימה) /u,
};

/** A yes to it takes the words as they were: “go”. */
function answerWording(moment: Moment, { dueOn, own }: WordingOffer): Draft | null {
  const { reading } = moment;
  if (reading.intent === 'decline' || reading.intent === 'refusal' || reading.says('no'))
    return declined(moment);
  const day = dayIn(moment) ?? dueOn;
  const isDay = isDayAlone(reading, 0) && dayIn(moment) !== null;
  const isYes = agreesTo(reading) || asksToSave(reading) || reading.intent === 'agreement';
  if (isYes && !isDay && own !== null && !isDangling(own, reading.language))
    return day === null ? askDay(moment, own) : propose(moment, 'propose', own, day);
  if (isYes || isDay) return wordingAgain(moment, day, own);
  if (isQuestion(reading) || !reading.isContent) return null;
  const title = stepNamed(moment) ?? titleIn(reading.text, reading.language);
  if (title === null) return null;
  const due = day ?? dueIn(moment);
  return due === null ? askDay(moment, title) : propose(moment, 'propose', title, due);
}

/** Once every line has asked for the words, the step waits. */
function wordingAgain(moment: Moment, dueOn: string | null, own: string | null): Draft {
  const again = askWording(moment, dueOn, own);
  if (again.text !== '') return again;
  const { offer } = moment.state;
  return draft(moment, 'ask_wording', joined(moment, sayLine(moment, 'step_waits')), { offer });
}
