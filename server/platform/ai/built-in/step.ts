import type { Stage } from '#contract/shapes.ts';
import { commitmentIn } from './commitment.ts';
import { answerQuestion, dayIn, dueIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { beforeLeaving } from './leaving.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { nominalStep } from './nominal-step.ts';
import { asksToSave } from './consent.ts';
import { dayNamedIn } from './dates.ts';
import { isDayAlone, isQuestion } from './day-alone.ts';
import { knownStep, withStep } from './own-answers.ts';
import { askDay, askWording, propose } from './offered-step.ts';
import { withTimeOf } from './only-time.ts';
import { isDoubtful } from './planned-step.ts';
import { readingOf, stageMeant } from './reading.ts';
import { enterStage } from './stage-offers.ts';
import { sentencesOf } from './sentences.ts';
import { feelingsIn } from './signals.ts';
import { goingNamed } from './step-company.ts';
import { isHabit } from './step-habits.ts';
import { withReferences } from './step-reference.ts';
import { saysAgain } from './step-restated.ts';
import { isTitle, stepTitle, titleIn } from './step-title.ts';
import { namesDay } from './undated.ts';
import { withoutQuotations } from './quotes.ts';

const bareDayWordsMax = 9;
const ideaDayWordsMax = 10;
const darkFeelingMin = 3;

/** The person says what they will do: the guide offers to note it, or asks for its day. No stage moves. */
export function answerCommitment(whole: Moment): Draft | null {
  const moment = decidedLast(withoutDrafted(whole));
  const { reading, state } = moment;
  // A duty that a chat begins with is its matter, and no step yet.
  const isMatter = state.turn === 0 && reading.words.length > dutyWordsMax;
  if (isMatter && mustDo[reading.language].test(reading.normal)) return null;
  if (isDark(moment) || isHabit(reading.normal, reading.language)) return null;
  if (reading.text.includes('?') && asksWhat[reading.language].test(reading.normal)) return null;
  if (asksHelp[reading.language].test(reading.normal)) return answerHelp(moment);
  const going = goingNamed(moment);
  if (going !== null) {
    const day = dueIn(moment);
    return day === null ? null : propose(moment, 'propose', going, day);
  }
  if (reading.intent !== 'commitment') {
    const step = nominalStep(moment);
    return step && isTitle(step.title, reading.language)
      ? propose(moment, 'propose', step.title, step.dueOn)
      : null;
  }
  if (state.step && saysAgain(moment, state.step)) return stands(moment);
  const title = stepNamed(moment) ?? pointedStep(moment);
  const day =
    title !== null && isForAnotherDay(title, moment) ? null : (dueIn(moment) ?? dayOfThen(moment));
  // Beside a death a plan without a day is part of the story.
  if (isMourning(state) && day === null) return null;
  if (title === null) return day === null ? null : askWording(moment, day, stepTitle(moment));
  if (day === null && isFarewell(moment)) return null;
  if (!isMourning(state)) state.griefFor = 0;
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** “I just miss her. Gonna try sleep. Thx”: what stands before the farewell is no plan, and the farewell none either. */
function isFarewell({ reading }: Moment): boolean {
  const before = beforeLeaving(reading, true) ?? beforeLeaving(reading, false);
  if (before !== null && goesAway[reading.language].test(normalised(before))) return true;
  return before !== null && readingOf(before, reading.language).intent !== 'commitment';
}

/** “I’m just going to the garage. Bye”: where somebody goes now is no step. */
const goesAway = {
  en: / (?:i'm|im|i am) (?:just |now )*(?:going|off|heading|popping) (?:to|into|out to) (?:the|my|a) \S+ | (?:gonna|going to|i'll|ill) (?:\S+ ){1,5}now $/u,
  he: / (?:אני )?(?:הולך|הולכת|יורד|יורדת|יוצא|יוצאת|קופץ|קופצת) (?:עכשיו |רגע )?ל\S+ | עכשיו $/u,
};

/** “My daughter comes on Sunday. I’ll ask her then”: the day stands in the sentence before. */
function dayOfThen({ reading, at, person }: Moment): string | null {
  const { text, sentence, language } = reading;
  if (!then[language].test(normalised(sentence))) return null;
  const before = text.slice(0, Math.max(0, text.indexOf(sentence.trim())));
  const last = sentencesOf(before, language).at(-1);
  const named = last ? dayNamedIn(last.text, language, at, person.timezone) : null;
  return named?.hasDay ? named.dueOn : null;
}
const then = { en: / then $/u, he: / אז $/u };

/** “I’ll write to him myself. Something like I’m proud of you and scared, too”: the words are for somebody else. */
function withoutDrafted(moment: Moment): Moment {
  const { language, text } = moment.reading;
  const head = drafted[language].exec(text)?.groups?.['head'];
  const reading = head === undefined ? null : readingOf(head, language);
  return reading?.intent === 'commitment' ? { ...moment, reading } : moment;
}
/** “My wife may know. Well. I’ll sit with him tonight and say that I was wrong”: the last plan decides, with its day. */
function decidedLast(moment: Moment): Moment {
  const { language, text, intent } = moment.reading;
  if (intent !== 'story' && intent !== 'choice') return moment;
  const said = sentencesOf(text, language);
  const place = said.findLastIndex(({ normal }) => resolves[language].test(normal));
  const last = said[place];
  // Duties of others and a sigh may stand behind it; anything else takes the word.
  const isEnd = said.slice(place + 1).every(({ normal }) => besidePlan[language].test(normal));
  if (!last || last.asks || !isEnd || isDoubtful(last.normal, language)) return moment;
  const reading = readingOf(last.text, language);
  const isDated = dueIn({ ...moment, reading: { ...reading, sentence: last.text } }) !== null;
  if (!isDated || commitmentIn(last.text, language, false) === null) return moment;
  return { ...moment, reading: { ...reading, intent: 'commitment', sentence: last.text } };
}
const besidePlan = {
  en: /^ (?:(?:so|and|or) )*(?:(?:he|she|they) (?:can|could|should|has to|have to|will|must) (?:\S+ ){1,12}|(?:and )?(?:that's|thats) (?:it|that|final) |(?:enough|enough is enough|i've had enough|ive had enough|i'm done|im done|i'm fed up|fed up|finally|phew|bye|thanks|thank you|good night) )$/u,
  he: /^ (?:ו?או )?(?:ש(?:י|ת|נ)\p{L}{2,} (?:\S+ ){0,10}|(?:נמאס|נמאס לי|די|זהו|מספיק|אוף|הגיע הזמן|ביי|תודה|לילה טוב|זה מה יש) )$/u,
};
const resolves = {
  en: /^ (?:(?:ok|okay|so|well|fine|then|right) )*(?:i'll|i will|i'm going to|im going to|i'm gonna) (?:call|ring|phone|text|write|ask|tell|talk|speak|sit|say|apologi[sz]e|send|invite) /u,
  he: /^ (?:(?:טוב|אז|אוקיי|כן|יאללה|נו) )*(?:אני )?(?:אשב|אדבר|אגיד|אומר לו|אומר לה|אתקשר|אשאל|אבקש|אכתוב|אשלח|אספר|אתנצל|אזמין) /u,
};

const drafted = {
  en: /^(?<head>[^?]{4,160}[.!,:–—-])\s+(?:something|sth|anything) like[ ,:](?=.*\byou)/isu,
  he: /^(?<head>[^?]{4,160}[.!,:–—-])\s+(?:משהו (?:כמו|בסגנון)|בסגנון)[ ,:](?=.*(?<!\p{L})(?:לך|בך|אותך|שלך|איתך|עליך|אליך|ממך|אתה|את)(?!\p{L}))/su,
};

/** A few words alone are a plan: “I have to call the bank tomorrow”. */
const dutyWordsMax = 7;
const mustDo = {
  en: / (?:have|need|got|supposed) to /u,
  he: / ו?(?:צריך|צריכה|חייב|חייבת|אמור|אמורה) /u,
};

/** “But what do I do when he says ‘deal with it’?”: a question, whatever is quoted in it. */
const asksWhat = {
  en: /^ (?:(?:but|and|so|ok|okay|then) )*(?:what|how) (?:do|can|should|would|if) /u,
  he: /^ (?:(?:אבל|אז|ו|טוב|אוקיי) )*(?:ו?מה|ו?איך) (?:אני|עושים|לעשות|אפשר|אם) /u,
};

function answerHelp(moment: Moment): Draft | null {
  const { reading } = moment;
  if (reading.intent !== 'commitment') return null;
  return answerQuestion({ ...moment, reading: { ...reading, intent: 'ask_advice', topic: null } });
}

/** “Can you help with that or not”: the guide is asked for help, and no step is said. */
const asksHelp = {
  en: / (?:can|could|will|would) (?:you|u) (?:please |just |maybe )?help(?: me)?(?: (?:with|to|find|say|write|on|figure|work) (?:\S+ ){1,6}| or not | please | $)/u,
  he: / (?:(?:אפשר|תוכל|תוכלי) לעזור(?: לי)?|(?:אפשר|יש) עזרה (?:בזה|עם זה|או לא))(?: (?:עם|ב|בזה|או לא|למצוא|לנסח|לומר|להגיד)\p{L}*| $)/u,
};

/** “Ask him to take Friday nights”: the day is that of the other, and not of the asking. */
export function isForAnotherDay(title: string, { reading: { language } }: Moment): boolean {
  return asksOthers[language].test(title) && namesDay(title, language);
}
const asksOthers = {
  en: /^(?:ask|invite|tell|remind|beg|book|suggest|plan|arrange)\b/iu,
  he: /^(?:א|נ|ל)?(?:בקש|הזמין|זמין|הגיד|גיד|הציע|ציע|שאול|שאל|תכנן)(?!\p{L})/u,
};

/** The step that stands already needs no second yes. */
function stands(moment: Moment): Draft {
  moment.state.closed = true;
  const pool = moment.keepsActions ? 'step_stands' : 'step_held';
  const said = sayLine(withStep(moment), pool) ?? knownStep(moment);
  return draft(moment, 'answer:step', joined(moment, said, sayLine(moment, 'close_end')));
}

/** The step in a message, in the words of the person; null where no words of it make a title. */
export function stepNamed(moment: Moment): string | null {
  const { text, language } = moment.reading;
  const isWhole = (title: string | null) => title !== null && isTitle(title, language);
  const named = [stepTitle(moment), commitmentIn(text, language, true)].find(isWhole);
  return named ? withReferences(named, moment) : null;
}

/** “The clothes at night. That’s what I’m doing today”: the sentence before it says the step. */
function pointedStep({ reading: { text, language } }: Moment): string | null {
  const said = sentencesOf(text, language);
  const place = said.findIndex(({ normal }) => pointsBack[language].test(normal));
  const before = said[place - 1];
  if (before === undefined || before.asks) return null;
  const title = titleIn(before.text, language);
  return title === null || tellsStory[language].test(normalised(title)) ? null : title;
}
const tellsStory = {
  en: / (?:is|are|was|were|am|has|have|i|i'm|im|he|she|they|it|we|you|not|don't|never) /u,
  he: / (?:אני|הוא|היא|הם|הן|היה|הייתה|היו|זה|יש|אין|לא|כן|טוב) /u,
};
const pointsBack = {
  en: /^ (?:(?:and|so|yes|ok) )*(?:(?:that's|thats|that is) what (?:i'm|im|i am|i'll|ill|i will)(?: going to| gonna)? (?:do|doing|try|trying)|(?:i'm|im|i'll|ill|i am|i will) (?:do|doing|try|trying) (?:that|it|this)|(?:that|this) (?:i'll|ill|i'm|i will|i am) (?:do|doing|try|trying))(?: \S+){0,3} $/u,
  he: /^ (?:(?:אז|כן|ו) )*(?:את (?:זה|זאת) (?:אני |אנחנו )?(?:עושה|עושים|אעשה|נעשה|מנסה|אנסה)|(?:אני )?(?:עושה|אעשה|מנסה|אנסה) את זה|זה מה ש(?:אני )?(?:עושה|אעשה|מנסה|אנסה))(?: \S+){0,3} $/u,
};

/** A day and no more, right after something that the person has to, wants to or may do. */
export function answerBareDay(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer, possibleStep } = state;
  // “Tomorrow we both get in early”, right after “I could apologise to him”.
  const isOfIdea = possibleStep?.isIdea === true && reading.words.length <= ideaDayWordsMax;
  const { language } = reading;
  const isDecided = sentencesOf(reading.text, language).some(({ normal }) =>
    decidesDay[language].test(normal),
  );
  const isBare =
    isDecided || (!tellsMore[language].test(reading.normal) && (isOfIdea || isDayAlone(reading)));
  const isTaken = offer !== null && offer.kind !== 'stage';
  if (isTaken || isMourning(state) || !isBare) return null;
  const day = dayIn(moment);
  if (day === null || isQuestion(reading)) return null;
  const turnsMax = isDecided ? lateTurnsMax : 1;
  if (possibleStep && state.turn - possibleStep.turn <= turnsMax && possibleStep.turn < state.turn)
    return propose(moment, 'propose', withTimeOf(possibleStep.title, reading.text, language), day);
  return isDecided ? askWording(moment, day) : null;
}

/** “Saturday it is”, “maybe Saturday while the kids are at football”. */
const decidesDay = {
  en: /^ (?:(?:ok|okay|so|well|anyway|then|right|yes|yeah|alright) )*(?:(?:on )?(?:this |next )?(?:\p{L}+day|tomorrow|tonight) it is |(?:maybe|perhaps|let's say) (?:on )?(?:this |next )?(?:\p{L}+day|tomorrow|tonight)(?: (?:morning|afternoon|evening|night))? (?:when|while|after|before|once) (?:(?!(?:i|it|i'm) )\S+ ){2,7}$)/u,
  he: /^ (?:(?:טוב|אוקיי|כן|אז|בקיצור) )*(?:(?:ב?יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר|ב?שבת) (?:זה יהיה|זה|אז) $|(?:אולי|נגיד) (?:ב?יום \p{L}+|ב?שבת|מחר)(?: ב(?:בוקר|ערב|צהריים))? (?:כשה\p{L}+|בזמן שה\p{L}+|אחרי שה\p{L}+|לפני שה\p{L}+) (?:(?!(?:אני|לי) )\S+ ){0,5}$)/u,
};

/** “It started in March”, “she comes on Sunday”. */
const tellsMore = {
  en: / (?:\p{L}{3,}ed|was|were|began|said|went|came|had|did|since|ago|last|he|she|they|his|her|their) /u,
  he: / (?:\p{L}{3,}תי|\p{L}{3,}נו|היה|הייתה|היו|התחיל\S*|אמר\S*|מאז|הוא|היא|הם|שעבר|שעברה) /u,
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
  // “Let’s go on” goes on, and a dream is no plan yet.
  const isNoPlan =
    possibleStep.isDream === true || continues[reading.language].test(reading.normal);
  if (!isSaving && isNoPlan) return null;
  // “Let’s look at it from the other side” goes along with something else.
  if (!isSaving && reading.words.length > lateYesWordsMax) return null;
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

const continues = {
  en: / (?:(?:go|carry|move) on|continue|keep going) /u,
  he: / (?:נמשיך|להמשיך|ממשיכים|נתקדם|להתקדם|הלאה) /u,
};
const lateTurnsMax = 3;
const lateYesWordsMax = 6;
const goesAlong = {
  en: / (?:(?:let's|lets|let us) (?:do|try|go|look|move|see|expand|focus)|i (?:meant|said) yes|go (?:on|ahead)|carry on|look wider|(?:yes|ok|okay|yeah|sure|please) do it|do it|go for it|we can do that|i'd like that) /u,
  he: / (?:קדימה|נמשיך|להמשיך|אמרתי כן|התכוונתי ל?כן|נעשה|ננסה|נלך|נעבור|נסתכל|נתקדם|תעשה את זה|תעשי את זה|לעשות את זה|לך על זה|לכי על זה|הולך על זה|הולכת על זה) /u,
};

/** A feeling that the person will say to somebody is part of the step. */
function isDark({ reading }: Moment): boolean {
  const own = normalised(withoutQuotations(reading.text));
  const [strongest] = feelingsIn(own, reading.language, reading.text.includes('!'));
  return strongest?.feeling.valence === '-' && strongest.intensity >= darkFeelingMin;
}
