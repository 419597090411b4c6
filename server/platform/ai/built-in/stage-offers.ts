import type { Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { beganBored } from './boredom.ts';
import { type ChatState, moveTo } from './chat-state.ts';
import { afterNo, agreesTo } from './consent.ts';
import { isQuestion } from './day-alone.ts';
import { choosesSide } from './dilemma.ts';
import { draft } from './draft.ts';
import { isGladChat } from './exercise-fit.ts';
import { hasInsight } from './insight.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { reflection } from './reflections.ts';
import { isFelt, isUnsaid } from './clause-weight.ts';
import { hasQuestionsLeft } from './known-answers.ts';
import { isNameOf, type Reading } from './reading.ts';

/** Messages of content before the guide offers to leave a stage that has done its work, and at the latest. */
const patience: Record<Stage, { ripe: number; latest: number }> = {
  PS: { ripe: 3, latest: 5 },
  ED: { ripe: 3, latest: 5 },
  FC: { ripe: 2, latest: 4 },
  // After a step that stands, something new begins where all begins.
  DG: { ripe: 1, latest: 2 },
};
/** A message of one of these is answered before anything is offered. */
const tender = new Set(['feeling', 'fear', 'loss', 'joy', 'choice', 'wish']);
/** Somebody who thanks is about to leave. */
const closing = {
  en: / (?:thank you|thanks|thx|good lookin(?:g)? out|appreciate it) /u,
  he: / (?:תודה|תודה רבה|מעריך את זה|מעריכה את זה) /u,
};
const storyWordsMin = 14;
const yesWordsMax = 4;
/** A known subject is asked about for so many messages at the longest before the next stage is offered. */
const subjectTurnsMax = 6;
const turnsBetweenOffers = 5;
const offersMax = 2;
const insightAsksMax = 2;
/** The person’s fourth message is the first that may be answered with an offer. */
const firstOfferTurn = 3;
/** Longer messages hold a story, and are heard first. */
const flatWordsMax = 17;

/**
 * Offers the next stage when the stage shows that it has done its work: a name in Pause, a new thought in Expand, a
 * choice or a criterion in Focus. It moves only when the person says yes, and is offered twice at most.
 */
export function offerStage(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const next = nextStage(moment);
  if (next === null || beganBored(moment) || isGladChat(moment)) return null;
  state.isRipe ||= showsRipeness(moment);
  const { ripe, latest } = patience[state.stage];
  const turns = state.stageTurns + 1;
  if (state.turn < firstOfferTurn || isTold(reading)) return null;
  if (turns < subjectTurnsMax && hasQuestionsLeft(moment)) return null;
  if (turns < (state.isRipe ? ripe : latest)) return null;
  if (state.offers >= offersMax || state.turn - state.offeredAt < turnsBetweenOffers) return null;
  if (tender.has(reading.intent) || isHeavy(moment) || state.closed || moment.protest) return null;
  if (isNearStep(moment) || (next === 'ED' && looksWider(reading))) return null;
  const isWish = moment.words.aims.some(({ kind }) => kind === 'wish');
  if (isWish || dreams[reading.language].test(reading.normal)) return null;
  const opening = reflection(moment);
  // An offer that takes up nothing of the message passes over it.
  if (!opening || (state.language === 'en' && moment.slots.c === undefined)) return null;
  const said = joined(moment, opening, sayLine(moment, `offer_${next}`));
  if (!said.asks) return null;
  state.offeredAt = state.turn;
  state.offers++;
  state.passedOffer = { stage: next, turn: state.turn };
  return draft(moment, 'offer_stage', said, {
    offer: { kind: 'stage', stage: next },
    proposals: [{ kind: 'stage', payload: { stage: next } }],
    suggestions: ['yes', 'not_yet'],
  });
}

/** Family history, a feeling, an image, or something that is said for the first time: it is heard, and nothing offered. */
function isTold({ normal, language, words, feelings }: Reading): boolean {
  // Being calm or hopeful may lead on.
  const isLight = feelings.length > 0 && feelings.every(({ feeling }) => feeling.valence === '+');
  return (
    words.length > flatWordsMax ||
    (!isLight && isFelt(normal, language)) ||
    remembers[language].test(normal)
  );
}
/** “I was nine when my dad left”, “like a guest”, “he’s the only one who saw me cry”. */
const remembers = {
  en: / (?:when|since|after|before) (?:i was|we were|(?:my )?(?:mother|mum|mom|father|dad|parents|grand\S+) (?:\p{L}+ed|left|was|were|had|went)) | i was (?:\d+|a (?:kid|child|girl|boy)|little|small|young|born) | (?:grew up|growing up|childhood|as a (?:kid|child|girl|boy)|used to|years ago|never forget|for the first time|the only (?:one|person)) | (?:like|as|than) (?:me (?:and|with) )?(?:my|our) (?:own )?(?:mother|mum|mom|father|dad|parents?|sister|brother|gran\S*) | (?:as if|as though|feels? like|looks? like|like (?:a|an|some)) | (?:without|nobody|no one|not anyone)(?: \S+){0,4} (?:me|anyone|knows?|knew|sees?|saw|hears?|heard) | (?:i (?:do |still |really )?(?:love|miss|hate)|tears?|crying|cried|laugh(?:s|ed|ing)?|hug(?:s|ged)?|i freeze|broke down) /u,
  he: / [ושכ]{0,3}(?:הייתי (?:בן|בת|ילד|ילדה|קטן|קטנה|צעיר|צעירה)|בילדות\S*|כשאבא|כשאמא|כשסבתא|כשסבא|כשהורי\S*|מאז ש\S+|אחרי ש(?!עה)\S+|לראשונה|היחיד|היחידה|כמו|כאילו|אף אחד|אף אחת|אוהב אותו|אוהב אותה|אוהבת אותו|אוהבת אותה|בוכה|בכה|בכתה|צחקנו|דמעות|שותק|שותקת|שתקתי|שתק|שתקה|סבתא|סבא|(?<!כל )פעם|בחיים לא|תיפגע|ייפגע) | הייתי \p{L}{3,} | (?:אבא|אמא|אבי|אמי)(?: שלי)? (?:עזב|עזבה|תמיד|מת|מתה|אמר|אמרה|היה|הייתה|לא) /u,
};

/** “I always wanted to learn carpentry.” */
const dreams = {
  en: / (?:always|ever) (?:wanted|dreamed|dreamt|wished) | used to (?:love|dream) /u,
  he: / (?:תמיד|מאז ומתמיד) (?:רציתי|חלמתי|אהבתי) | חלמתי ל/u,
};

/** A step was thought of just now, or waits only for a little: “now just not to chicken out”. */
function isNearStep({ state, reading }: Moment): boolean {
  const { possibleStep, turn, step, closed } = state;
  const isThought = possibleStep !== null && turn - possibleStep.turn <= 1;
  return (
    isThought || (step !== null && !closed) || lacksLittle[reading.language].test(reading.normal)
  );
}
const lacksLittle = {
  en: / (?:just|only|all i) (?:have to|need to|got to|gotta) |(?: all| only thing) (?:that's |thats )?left (?:is|now)|(?:chicken|back|bottle) (?:it|out) /u,
  he: / (?:רק נשאר|נשאר רק|רק צריך|רק לא ל|העיקר לא ל)\S* | (?:לבטל|להתחרט) ברגע האחרון /u,
};

/** “Maybe she was hurt that I didn’t come”: the other side is being looked at already. */
function looksWider({ normal, language }: Reading): boolean {
  return fromOtherSide[language].test(normal);
}
const fromOtherSide = {
  en: / (?:maybe|perhaps|probably|i (?:guess|suppose|think)) (?:that )?(?:he|she|they|he's|she's|they're) | from (?:her|his|their) (?:side|point of view) | (?:in|to) (?:her|his|their) (?:eyes|mind) |(?:would|might|must) (?:say|think|have (?:felt|thought)) /u,
  he: / (?:אולי|כנראה|אני (?:חושב|חושבת)|נראה לי|יכול להיות)(?: ש| )(?:הוא|היא|הם|הן) |אולי (?:חשב|חשבה|הרגיש|הרגישה|נעלב|נעלבה)| (?:מהצד|מבחינת|מנקודת המבט) (?:שלו|שלה|שלהם)|[וש]?(?:מבחינתו|מבחינתה|בעיניו|בעיניה) /u,
};

/** A yes to an offer of a stage; without one it is a word to the guide that it may go on. */
export const goesOn = {
  en: /^ (?:(?:ok|okay|yes|well|so) )*(?:on|go on|go ahead|let's go(?: on)?|continue|let's continue|keep going|(?:let's )?carry on|forward|ready)(?: then| please| now)? $/u,
  he: /^ (?:(?:כן|אוקיי|טוב|יאללה|אז) )*(?:קדימה|נמשיך|להמשיך|ממשיכים|אפשר להמשיך|בואו? נמשיך|בואי נמשיך|מוכן|מוכנה)(?: בבקשה| עכשיו)? $/u,
};

/** A yes that is a sentence of its own, before more. */
const beginsWithYes = {
  en: /^\s*(?:yes|yeah|yep|ok|okay|sure|please)(?:,? please)?[.!]\s/iu,
  he: /^\s*(?:כן|טוב|בסדר|אוקיי|סבבה|יאללה|בטח)(?:,? בבקשה)?[.!]\s/u,
};

/** The answer to an offer of a stage: only a yes moves, and what is no answer leaves it as it is. */
export function answerOfferedStage(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { offer } = state;
  if (offer?.kind !== 'stage') return null;
  // “Ok. I’ll call them on Sunday” is a step, and no yes to the stage.
  if (reading.intent === 'commitment' && reading.words.length > yesWordsMax) return null;
  // “Yes. I was 17 when I stopped playing, and my father …” is a story.
  if (reading.words.length > storyWordsMin) return null;
  if (
    agreesTo(reading) ||
    reading.says('move_on') ||
    goesOn[reading.language].test(reading.normal) ||
    beginsWithYes[reading.language].test(reading.text) ||
    isNameOf(offer.stage, reading)
  )
    return enterStage(moment, 'moved', offer.stage);
  const isPlain =
    reading.intent === 'decline' || reading.intent === 'refusal' || reading.says('stay');
  if (!isPlain) return isQuestion(reading) ? null : answerNoWithMore(moment);
  state.passedOffer = null;
  const said = sayLine(moment, 'stage_declined');
  const isAsking = reading.intent === 'decline' && state.griefFor === 0;
  const more = isAsking ? ask(moment, { recalls: true }) : sayLine(moment, 'stay_with');
  return draft(moment, 'stage_declined', joined(moment, said, more));
}

/** “No, I need to know whether to leave”: the stage waits, and the rest is heard. */
function answerNoWithMore(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!afterNo(reading) || !reading.isContent || reading.intent === 'commitment') return null;
  const opening = state.griefFor === 0 && state.quietFor === 0 ? reflection(moment) : null;
  if (!opening) return null;
  state.passedOffer = null;
  const said = joined(moment, sayLine(moment, 'stage_declined'), opening, ask(moment));
  return draft(moment, 'stage_declined', said);
}

/** The person wants the stage: it is entered with a question made of what they named. */
export function enterStage(moment: Moment, rule: string, stage: Stage): Draft {
  const { state } = moment;
  if (state.stage !== stage) state.leftStage = { stage: state.stage, turn: state.turn };
  moveTo(state, stage);
  const said = sayLine(moment, `entered_${stage}`, `to.${stage}`);
  // The view that was offered comes first.
  if (said?.asks) return draft(moment, rule, joined(moment, said));
  const question = stage === 'DG' ? askForInsight(moment) : null;
  return draft(moment, rule, joined(moment, said, question ?? ask(moment)));
}

/** A person who has only said what happened is asked what they take from it, before the step. */
export function askForInsight(moment: Moment): Said | null {
  const { state } = moment;
  if (hasInsight(state) || state.insightAsks >= insightAsksMax) return null;
  const question = sayLine(moment, 'insight_ask');
  if (question === null) return null;
  state.insightAskedAt = state.turn;
  state.insightAsks++;
  state.asked = { kind: 'plain' };
  return question;
}

function nextStage({ state }: Moment): Stage | null {
  return script.policy.stages[state.stage].next ?? (state.step && !state.closed ? 'PS' : null);
}

function showsRipeness({ state, reading, words }: Moment): boolean {
  switch (state.stage) {
    case 'PS':
      return reading.feelings.length > 0 || words.aims.length > 0 || words.people.length > 0;
    case 'ED':
      return reading.says('insight') || reading.says('priority') || words.mirrors.length > 1;
    case 'FC':
      return reading.says('priority') || reading.says('insight') || hasChosenSide(state, reading);
    case 'DG':
      return false;
  }
}

function hasChosenSide({ dilemma }: ChatState, { normal, language }: Moment['reading']): boolean {
  return dilemma !== null && choosesSide(normal, dilemma, language);
}

/** A strong dark feeling, a confidence or a farewell is not the moment for an offer. */
export function isHeavy({ reading, state }: Moment): boolean {
  const [strongest] = reading.feelings;
  return (
    state.griefFor > 0 ||
    state.joyFor > 0 ||
    isUnsaid(reading.normal, reading.language) ||
    closing[reading.language].test(reading.normal) ||
    (strongest?.feeling.valence === '-' && strongest.intensity >= 3)
  );
}
