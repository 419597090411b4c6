import { complaints, reproaches } from '#content/guide/complaints.ts';
import { exercises, goOnWriting } from '#content/guide/exercises.ts';
import type { Exercise } from '#content/guide/exercises/exercise.ts';
import type { Intent } from '#content/guide/intents.ts';
import { warmthsIn } from '#content/guide/warmth.ts';
import { beganBored } from './boredom.ts';
import { asksOfExercise } from './asks-exercise.ts';
import type { ChatState } from './chat-state.ts';
import { agreesTo } from './consent.ts';
import { draft } from './draft.ts';
import { holdsOwnIdea, isGladChat, isTender, plainUse } from './exercise-fit.ts';
import {
  exerciseOf,
  exercisesFor,
  exerciseWanted,
  oneOf,
  isPick,
  pickAmong,
  textIn,
} from './exercises.ts';
import { isStaying } from './grief.ts';
import { turnIn } from './insight.ts';
import { isLeaving } from './leaving.ts';
import { joined, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { waysTold } from './named-ways.ts';
import { normalised } from './normalise.ts';
import { begin } from './open-exercise.ts';
import { ask } from './questions.ts';
import { quoted } from './quotes.ts';
import type { Reading } from './reading.ts';
import { reflection } from './reflections.ts';
import { goesOn, isHeavy } from './stage-offers.ts';
import { isTrouble } from './trouble.ts';

const offersMax = 2;
const placeWordsMax = 6;
/** So many messages later a choice is still one of those that were offered; a bare yes is not. */
const lateTurnsMax = 3;
const turnsBetweenOffers = 4;
/** From the second message on an exercise is offered even where the guide has another question. */
const soonestTurn = 1;

const answerWordsMax = 10;
/** A longer refusal says something of its own. */
const noWordsMax = 3;
/** Longer messages hold a story, and are heard first. */
const tellingWordsMax = 60;

/** “Help me decide”, “can we do the text?”: asked for, the exercise begins. */
export function answerExerciseWanted(moment: Moment): Draft | null {
  const { state, reading, amongPeople } = moment;
  if (amongPeople || reading.intent === 'commitment') return null;
  if (needless[reading.language].test(reading.normal)) return null;
  const wanted = exerciseWanted(reading);
  // Somebody who mourns may ask for words, too.
  if (isHeldBack(state) && wanted?.key !== 'talk') return null;
  const pool = wanted?.key === 'talk' ? 'exercise_words' : 'exercise_wanted';
  if (wanted) return begin(moment, wanted, sayLine(moment, pool));
  const named = pickAmong(reading);
  // “You don’t listen. Anyway, get my words ready.”
  const regret = isReproach(reading) ? sayLine(moment, 'insulted_heard') : null;
  return named && (regret ? begin(moment, named, regret) : begin(moment, named));
}

function isReproach({ intent, normal, language }: Reading): boolean {
  return (
    intent === 'insult' || complaints[language].test(normal) || reproaches[language].test(normal)
  );
}
/** “I don’t need words, I just have to start”: another exercise than those that were offered; a mere duty begins none. */
const mustStart = {
  en: / (?:no|not|don't|dont|rather) (?:\S+ ){0,8}(?:need|have|want) to (?:just |finally )?(?:start|begin|get going) $/u,
  he: / (?:לא|עדיף) (?:\S+ ){0,8}(?:צריך|צריכה) (?:רק |פשוט |כבר )*להתחיל $/u,
};
const mustDecide = {
  en: / (?:no|not|don't|dont|rather) (?:\S+ ){0,8}(?:have|need|got) to (?:just |finally )?(?:decide|choose|make up my mind) $/u,
  he: / (?:לא|עדיף) (?:\S+ ){0,8}(?:צריך|צריכה|חייב|חייבת) (?:רק )?(?:להחליט|לבחור) $/u,
};
/** “I want to know whether to write to her before or after.” */
const wantsToKnow = {
  en: / (?:want|need|have) to (?:know|find out|work out|figure out|see) (?:whether|if) /u,
  he: / (?:רוצה|צריך|צריכה) (?:לדעת|להבין) אם /u,
};

/**
 * Offers two exercises for which the chat shows a use, at most twice in a chat: from the second message on, instead of
 * another question, and with the first one where its use is plain.
 */
export function offerExercise(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!mayOffer(moment)) return null;
  const isFirst = state.turn < soonestTurn;
  if (isTender(reading)) return isFirst ? null : stayFirst(moment);
  const isPlain = plainUse(moment) !== null;
  if (!isPlain && (isVulnerable(moment) || (state.turn < storyTurns && !showsUse(moment))))
    return null;
  const offered = isFirst ? [plainUse(moment)].filter((one) => one !== null) : fittingOf(moment);
  const opening = offered.length === 0 ? null : openingOf(moment, offered);
  if (!opening) return null;
  const warm = weighs(moment) && !isFirst ? sayLine(moment, 'exercise_warm') : null;
  const answered = offerAfter(moment, joined(moment, opening, warm), offered);
  return isFirst && answered && wordCount(answered.text) > moment.wordsMax ? null : answered;
}

/** So many messages of a story are heard before an exercise is offered for it. */
const storyTurns = 2;

/** Something hard of one’s own is stayed with for this message; said twice in a row, it is not put off again. */
function isVulnerable({ state, reading }: Moment): boolean {
  const { normal, language } = reading;
  const holds = (one: string) => warmthsIn(one, language).length > 0;
  const wasHeld = holds(normalised(state.said.at(-1) ?? ''));
  return holds(normal) && (!wasHeld || state.turn < storyTurns);
}

/** A message shows a use for more than a look at one moment. */
function showsUse(moment: Moment): boolean {
  const { state, reading } = moment;
  const texts = [reading.normal, ...state.said.map(normalised)];
  return exercisesFor(moment).some(
    ({ key, signs }) =>
      key !== 'scene' && (key === 'ways' || texts.some((one) => signs[reading.language].test(one))),
  );
}

/** The ways that this message names, where they are the matter, else what it says. */
function openingOf(moment: Moment, [first]: readonly Exercise[]): ReturnType<typeof sayLine> {
  const { reading, slots } = moment;
  const { text, language } = reading;
  const ways = first?.key === 'ways' ? waysTold(text, language) : null;
  if (!ways) return reflection(moment);
  const [a, b] = [quoted(ways.a, language), quoted(ways.b, language)];
  return sayLine({ ...moment, slots: { ...slots, a, b } }, 'exercise_ways') ?? reflection(moment);
}

function mayOffer(moment: Moment): boolean {
  const { state, reading, protest, amongPeople } = moment;
  if (amongPeople || isHeld(moment) || protest || isHeavy(moment) || beganBored(moment))
    return false;
  if (!reading.isContent || !listened.has(reading.intent) || goesOnWriting(reading)) return false;
  if (reading.words.length > tellingWordsMax || reading.text.trim().endsWith('?')) return false;
  const since = state.turn - (state.exerciseOffer?.turn ?? -Infinity);
  if (state.exerciseOfferCount >= offersMax || since < turnsBetweenOffers) return false;
  // An insight, an idea of one’s own, and an answer to a question for something particular, are heard first.
  if (turnIn(reading, state.stage) !== null || state.askedWay || holdsOwnIdea(reading))
    return false;
  return !isGladChat(moment);
}

function fittingOf(moment: Moment): Exercise[] {
  const { state } = moment;
  const fitting = exercisesFor(moment).slice(0, 2);
  const others =
    state.isTroubled || isTrouble(moment.reading)
      ? fallbacks.flatMap((key) => exerciseOf(key) ?? [])
      : [];
  return [...fitting, ...others.filter((one) => !fitting.includes(one))]
    .filter(({ key }) => !state.exercisesOffered.includes(key))
    .slice(0, 2);
}

/** Early in a chat somebody who is in tears or was left is stayed with for a message. */
function stayFirst(moment: Moment): Draft | null {
  if (moment.state.turn > stayingTurnsMax) return null;
  const opening = reflection(moment);
  const said = opening && sayLine(moment, 'stay_with');
  return said && draft(moment, 'listen:still', joined(moment, opening, said));
}
const stayingTurnsMax = 3;

/** Something in this very message is hard: a word for it comes before the choice. */
function weighs({ reading }: Moment): boolean {
  const { language, normal, feelings } = reading;
  const isHard = ({ key, signs }: Exercise) => hard.has(key) && signs[language].test(normal);
  return feelings.some(({ feeling }) => feeling.valence === '-') || exercises.some(isHard);
}
const hard = new Set(['talk', 'scene', 'load', 'worry']);
export const listened: ReadonlySet<Intent> = new Set([
  'story',
  'feeling',
  'fear',
  'wish',
  'obligation',
  'choice',
  'dont_know',
]);
/** Exercises for messages that show a use for none. */
const fallbacks = ['better'];

function isHeldBack(state: ChatState): boolean {
  return isStaying(state) || state.quietFor > 0 || state.joyFor > 0;
}

function isHeld({ state }: Moment): boolean {
  return (
    isHeldBack(state) ||
    state.closed ||
    state.step !== null ||
    (state.offer !== null && state.offer.kind !== 'stage')
  );
}

export function offerAfter(
  moment: Moment,
  opening: ReturnType<typeof sayLine>,
  [first, second]: readonly Exercise[],
): Draft | null {
  const { state } = moment;
  const { language } = state;
  if (!first) return null;
  const said = second
    ? sayLine(
        {
          ...moment,
          slots: {
            ...moment.slots,
            a: textIn(first.name, language),
            b: textIn(second.name, language),
          },
        },
        'exercise_two',
      )
    : oneOf(first.offers, `exercise.${first.key}`, moment);
  if (!said) return null;
  const keys = [first, ...(second ? [second] : [])].map(({ key }) => key);
  state.exercisesOffered = [...state.exercisesOffered, ...keys];
  state.exerciseOfferCount++;
  state.exerciseOffer = { keys, turn: state.turn };
  const picks = second ? [first.pick, second.pick] : [first.pick];
  return {
    ...draft(moment, 'offer_exercise', joined(moment, opening, said)),
    suggestions: [...picks, goOnWriting].map((text) => textIn(text, language)),
  };
}

/** The answer to such an offer: a yes or the name of one begins it; anything else goes on as before. */
export function answerOfferedExercise(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const tapped = tappedLater(moment);
  if (tapped) return begin(moment, tapped);
  if (isLeaving(reading)) return null;
  const { exerciseOffer } = state;
  const since = state.turn - (exerciseOffer?.turn ?? -Infinity);
  if (exerciseOffer === null || since > lateTurnsMax) return null;
  const offered = exerciseOffer.keys.flatMap((key) => exerciseOf(key) ?? []);
  if ((since === 1 && asksHow(reading)) || asksOfExercise(state, reading)) {
    state.exerciseOffer = { ...exerciseOffer, turn: state.turn };
    return draft(moment, 'exercise_how', joined(moment, sayLine(moment, 'exercise_how')));
  }
  const start = exerciseOf('start');
  const isFresh = since === 1;
  if (start && isFresh && mustStart[reading.language].test(reading.normal))
    return begin(moment, start);
  const ways = exerciseOf('ways');
  const weighsWays =
    (isFresh && mustDecide[reading.language].test(reading.normal)) ||
    (wantsToKnow[reading.language].test(reading.normal) &&
      waysTold(reading.text, reading.language) !== null);
  if (ways && weighsWays) return begin(moment, ways);
  const chosen = chosenOf(offered, reading, isFresh);
  if (chosen) return begin(moment, chosen);
  if (since > 1 ? !goesOnWriting(reading) : !declines(reading)) return null;
  // “Just go on writing” asks for no questions.
  if (goesOnWriting(reading))
    return draft(moment, 'exercise_declined', joined(moment, sayLine(moment, 'exercise_quiet')));
  const said = sayLine(moment, 'exercise_declined');
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  const more = isStill ? sayLine(moment, 'stay_with') : ask(moment, { recalls: true });
  return draft(moment, 'exercise_declined', joined(moment, said, more));
}

/** The words of a chip, also some messages after its offer. */
function tappedLater({ state, reading, amongPeople }: Moment): Exercise | null {
  const tapped = amongPeople ? null : tappedIn(exercises, reading);
  return isStaying(state) && tapped?.mood !== 'grief' ? null : tapped;
}

function tappedIn(offered: readonly Exercise[], reading: Reading): Exercise | null {
  return offered.find((one) => isPick(one, reading)) ?? null;
}

/** “How does that work?” */
function asksHow({ normal, language, intent, words }: Reading): boolean {
  const isShort = words.length <= answerWordsMax;
  return isShort && (intent === 'ask_meaning' || how[language].test(normal));
}
const how = {
  en: / (?:what do you mean|what (?:is|would|does) (?:that|this|it)|how (?:does|would|do) (?:that|it|this|we)|meaning what|what for|such as|which questions|what questions) /u,
  he: / (?:מה הכוונה|מה זה (?:אומר|יהיה)|איך זה (?:עובד|נראה|הולך)|מה זאת אומרת|אילו שאלות|איזה שאלות|למה זה טוב) /u,
};

const places = {
  en: [
    / (?:first|1|number one|option one|former|either|you (?:choose|pick|decide)|whichever|whatever you think) /u,
    / (?:second|2|number two|option two|latter|the other one) /u,
  ],
  he: [
    /(?<! [בלמ]?(?:יום|ימי)) (?:הראשון|הראשונה|ראשון|ראשונה|1|אחת|שניהם|שתיהן|מה ש(?:נראה|טוב|מתאים)(?: \S+)*|תבחר|תבחרי|לא משנה|לא אכפת לי) /u,
    /(?<! [בלמ]?(?:יום|ימי)) (?:השני|השנייה|השניה|שני|שנייה|2|שתיים) /u,
  ],
};

function chosenOf(
  offered: readonly Exercise[],
  reading: Reading,
  isFresh: boolean,
): Exercise | null {
  const { language, normal, words } = reading;
  const tapped = tappedIn(offered, reading);
  if (tapped) return tapped;
  if (words.length > answerWordsMax || reading.text.includes('?') || declines(reading)) return null;
  if (/^(?:insult|boredom|refusal|commitment)$/u.test(reading.intent)) return null;
  const isPick = picks[language].test(normal);
  const named = offered.filter(({ picked }) => isPick && picked[language].test(normal));
  if (named.length === 1) return named[0] ?? null;
  // “Ok, the worry one”, which was not among those that were offered.
  // “To tidy the kitchen is not the step” picks none.
  const mayBeOther = isPick && !states[language].test(normal);
  const others = exercises.filter(
    ({ mood, picked }) => !mood && mayBeOther && picked[language].test(normal),
  );
  if (named.length === 0 && others.length === 1) return others[0] ?? null;
  const mayBePlace = offered.length > 1 && words.length <= placeWordsMax;
  const place = mayBePlace ? places[language].findIndex((one) => one.test(normal)) : -1;
  if (place >= 0 && (isFresh || isPick)) return offered[place] ?? null;
  if (!isFresh) return null;
  const agrees = agreesTo(reading) || goesOn[language].test(normal) || tries[language].test(normal);
  return agrees ? (named[0] ?? offered[0] ?? null) : null;
}
const states = {
  en: / (?:is|isn't|isnt|was|wasn't|are|aren't) /u,
  he: / (?:זה|זאת|זו) (?:לא )?\p{L}+ /u,
};
/** The words that a choice begins with; “we never talk any more” is none. */
const picks = {
  en: /^ (?:(?:ok|okay|yes|yeah|yep|sure|well|hm+|maybe|probably|please|i think|i guess|then|and|so) )*(?:the|a|let's|lets|let me|i'd like|i'd rather|i want|i'd|i choose|i pick|i'll take|to|do|try|get|prepare|look|looking|sort|sorting|lay|find|take|talk|talking|words|moment|worry|both ways|side by side|begin|start|numbers|compare|decide|one moment|my words) /u,
  he: /^ (?:(?:כן|אוקיי|אוקי|טוב|בסדר|סבבה|יאללה|אולי|נראה לי|אז|בבקשה|המ+|עדיף|אפשר) )*(?:את|בוא|בואי|בואו|אני רוצה|רוצה|הייתי רוצה|ה\p{L}+|ל\p{L}{3,}|נ\p{L}{3,}|רגע אחד|שיחה|סדר|דאגה|מילים|שתי|בכיוון|על) /u,
};
/** “Let’s try”, “sure, why not”. */
const tries = {
  en: /^ (?:(?:ok|okay|yes|yeah|sure|fine|well|hm+|i guess|alright|maybe) )*(?:(?:let's|lets|we can|i can|i'll|could) (?:try|do)(?: (?:it|that|this))?|why not|let's|lets|worth a (?:try|shot)|i guess(?: so)?|sounds (?:good|fine|ok)|fine|alright|we shall) $/u,
  he: /^ (?:(?:טוב|אוקיי|אוקי|כן|בסדר|סבבה|יאללה|נו|אז) )*(?:ננסה|אפשר לנסות|נסה|ננסה את זה|למה לא|שיהיה|מתאים|מתאים לי|בוא|בואי|בוא ננסה|בואי ננסה|בואו ננסה|אפשר|זורם|זורמת|הולך) $/u,
};

function declines(reading: Reading): boolean {
  const { intent, words } = reading;
  const isNo = intent === 'refusal' && words.length <= noWordsMax;
  const isPlain = intent === 'decline' || isNo || reading.says('no');
  if (needless[reading.language].test(reading.normal)) return true;
  return goesOnWriting(reading) || (words.length <= answerWordsMax && isPlain);
}

/** “No need, I know already what I’ll say to her.” */
const needless = {
  en: /^ (?:(?:nah|ok|thanks) )*(?:no need|not needed|no thanks|no thank you|i'm good|im good) /u,
  he: /^ (?:(?:אה|טוב|אוקיי) )*(?:לא צריך|לא צריכה|אין צורך|לא תודה|וותר|עזוב|עזבי) /u,
};

export function goesOnWriting({ language, normal, words }: Reading): boolean {
  const isChip = normal === normalised(textIn(goOnWriting, language));
  return isChip || (words.length <= answerWordsMax && writesOn[language].test(normal));
}
/** “Just keep writing”, “neither, I only want to talk”. */
const writesOn = {
  en: / (?:get (?:it|this|that) off my chest|(?:just|only) (?:want|need|wanted) to (?:vent|rant|moan|let off steam)) | (?:go on|keep|just|rather|simply|continue) (?:writing|talking|chatting|talk|write|going)(?: (?:please|then|for now))? $| (?:neither|none of (?:them|those|these)) /u,
  he: / (?:רק |פשוט )(?:רוצה |רציתי |צריך |צריכה |בא לי )?(?:לפרוק|לשפוך|להוציא את זה|להתלונן) | (?:(?:פשוט |רק )?(?:להמשיך|נמשיך|אמשיך) (?:לכתוב|לדבר|ככה)|רק לדבר|רק לכתוב|פשוט לדבר|פשוט לכתוב|אף אחד מהם|אף אחת מהן|לא זה ולא זה) /u,
};
