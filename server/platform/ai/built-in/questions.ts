import { questionLines, type QuestionLine } from '#content/guide/replies.ts';
import { warmthsIn } from '#content/guide/warmth.ts';
import type { Intent } from '#content/guide/intents.ts';
import { askOfSubject } from './known-answers.ts';
import { type Asked, type ChatState, drawIndex, isFreshJoy, wasGlad } from './chat-state.ts';
import { deckQuestion, type Said, said, sayLine, unusedLine, wordCount } from './lines.ts';
import { isFelt } from './clause-weight.ts';
import { followUpOf } from './follow-up.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { inBoth } from './quotes.ts';
import type { Aim } from './named-parts.ts';
import { tenseOf } from './english-forms.ts';
import { isMourning } from './grief.ts';
import { isPastFear } from './joy.ts';
import { isTrouble } from './trouble.ts';
import { isOfBody, wovenKind } from './woven.ts';
import type { Stage } from '#contract/shapes.ts';

type Kind = keyof typeof questionLines;

interface Candidate {
  kind: Kind;
  asked: Asked;
  slots: Partial<Record<'c' | 'p' | 't' | 'v', string>>;
}

const kindOfAim: Partial<Record<Aim['kind'], Kind>> = {
  wish: 'wish',
  plan: 'wish',
  fear: 'fear',
};
const kindOfIntent: Partial<Record<Intent, Kind>> = {
  feeling: 'feeling',
  fear: 'fear',
  joy: 'joy',
  wish: 'wish',
  // A wish for another question is no matter to ask about.
  refusal: 'opening',
};

/**
 * A question that is made of what this message says: of the form of one of its sentences, of its clause, of somebody or
 * something that it names. The next question of the subject comes between them, never twice in a row. Where the message
 * holds nothing of these, of what kind it is; `recalls` also takes what earlier messages named.
 */
export function ask(
  moment: Moment,
  { recalls = false, wordsMax = moment.wordsMax, stage = moment.state.stage } = {},
): Said {
  const { state } = moment;
  state.asked = plain;
  if (isGladHere(moment)) return askInJoy(moment, wordsMax);
  const mixed = isMixedJoy(moment) ? sayLine({ ...moment, wordsMax }, 'joy_mixed') : null;
  if (mixed) return mixed;
  const isFirst = state.turn === 0;
  // Feelings, fears and wishes have questions of their own.
  const hasOwnKind = kindsOfOwn.has(generalKind(moment));
  const ofOwnWords = () =>
    wovenQuestion(moment, wordsMax, stage) ?? (hasOwnKind ? null : followUpOf(moment));
  if (isMourning(state)) return askInMourning(moment, wordsMax, stage);
  return (
    (isFirst ? askOfSubject(moment, wordsMax, stage) : null) ??
    followUpOf(moment, 2) ??
    (state.askedSubject ? ofOwnWords() : null) ??
    askOfSubject(moment, wordsMax, stage) ??
    ofOwnWords() ??
    askNamed(moment, { recalls, wordsMax, stage }) ??
    followUpOf(moment) ??
    deckQuestion(moment, wordsMax)
  );
}

const kindsOfOwn = new Set<Kind>(['feeling', 'fear', 'joy', 'wish']);

interface Asking {
  recalls: boolean;
  wordsMax: number;
  stage: Stage;
}

/** Of what the person wants or has to do, of somebody, of something; else of what kind the message is. */
function askNamed(moment: Moment, { recalls, wordsMax, stage }: Asking): Said | null {
  const candidates = [...ofMessage(moment), ...(recalls ? ofChat(moment.state) : [])];
  const kind = generalKind(moment);
  const general: Candidate = { kind, asked: plain, slots: {} };
  for (const candidate of [...candidates, general, anything]) {
    const question = drawnFrom(moment, candidate, wordsMax, stage);
    if (!question) continue;
    moment.state.asked = candidate.asked;
    return question;
  }
  return null;
}

/** Whether a question would fit any message. */
export function isGeneral({ lines }: Said): boolean {
  return lines.some((line) => general.test(line));
}
const general = /^(?:said|event|lasting|habit)\./u;

const wovenWordsMax = 15;
/** A question with the person’s clause in it: “What went through you when your boss ignored you?” */
function wovenQuestion(moment: Moment, wordsMax: number, stage: Stage): Said | null {
  const { slots, reading, words } = moment;
  const { c } = slots;
  const source = words.mirrors.find(({ text }) => text === c)?.source;
  if (c === undefined || source === undefined || c.includes('. ')) return null;
  if (wordCount(c) > wovenWordsMax) return null;
  const kind = wovenKind(c, source, reading.language);
  if (kind === null) return null;
  const kinds = kind === 'woven_hard' ? ([kind, 'woven_now'] as const) : [kind];
  for (const one of kinds) {
    const question = drawnFrom(moment, { kind: one, asked: plain, slots: { c } }, wordsMax, stage);
    if (question) return question;
  }
  return null;
}

/** Beside a death nothing is asked that leads on: of the words themselves, of the subject, else of what is missed. */
function askInMourning(moment: Moment, wordsMax: number, stage: Stage): Said {
  return (
    followUpOf(moment, 2) ??
    askOfSubject(moment, wordsMax, stage) ??
    sayLine({ ...moment, wordsMax }, 'grief_ask_death', 'grief_ask', 'stay_with') ??
    deckQuestion(moment, wordsMax)
  );
}

/** Good news, or what follows it without another turn. */
function isGladHere({ reading, state }: Moment): boolean {
  const isGlad = reading.feelings.every(({ feeling }) => feeling.valence === '+');
  const isNear = isFreshJoy(state) || !isTrouble(reading);
  return state.joyFor > 0 && (reading.intent === 'joy' || (isNear && isGlad));
}

/** “And a bit scared”, beside good news. */
function isMixedJoy({ reading: { intent, normal, language }, state }: Moment): boolean {
  return (
    wasGlad(state) &&
    state.turn <= mixedTurnsMax &&
    intent === 'fear' &&
    aLittle[language].test(normal)
  );
}
const mixedTurnsMax = 4;
const aLittle = { en: / (?:a )?(?:bit|little|slightly) /u, he: / (?:קצת|טיפה|מעט) /u };

/** Beside good news nothing is asked that would lead away from it. */
function askInJoy(moment: Moment, wordsMax: number): Said {
  const { normal, language } = moment.reading;
  const past = isPastFear(normal, language) ? sayLine({ ...moment, wordsMax }, 'joy_past') : null;
  return (
    past ??
    drawnFrom(moment, { kind: 'joy', asked: plain, slots: {} }, wordsMax) ??
    sayLine({ ...moment, wordsMax }, 'joy_still', 'go_on') ??
    deckQuestion(moment, wordsMax)
  );
}

/** The kind of the message: a feeling, a fear, good news, a wish, or anything else that is said. */
function generalKind(moment: Moment): Kind {
  const { reading, slots, state } = moment;
  const isOpening = state.turn === 0 && opened.has(reading.intent);
  const kind = isOpening ? 'opening' : (kindOfIntent[reading.intent] ?? 'said');
  // “To not feel sick”: the answer to what is needed is a wish.
  const wasAsked = asksNeed.test(state.lastReply);
  if (wasAsked && isNeed[reading.language].test(reading.normal)) return 'wish';
  // “Maybe he’s lonely” is no feeling of the person’s, and “you used to want things” names none.
  if (kind === 'feeling' && (slots.f === undefined || !isFeltIn(moment))) return 'said';
  if (kind === 'wish' && wantsNot[reading.language].test(reading.normal)) return 'said';
  // Beside a death a wish is for what stays, and no aim.
  if (kind === 'wish' && isMourning(state)) return 'said';
  return kind === 'said' ? shapeOf(moment) : kind;
}

/** Of what is merely said: what comes again, what has lasted, and what happened have questions of their own. */
function shapeOf({ reading: { normal, language }, words }: Moment): Kind {
  if (again[language].test(normal)) return 'habit';
  if (forLong[language].test(normal)) return 'lasting';
  const [mirror] = words.mirrors;
  const isPast =
    language === 'he'
      ? happened.test(normal)
      : mirror !== undefined && tenseOf(mirror.text) === 'past' && !was.test(mirror.text);
  return isPast ? 'event' : 'said';
}
const again = {
  en: / (?:every (?:single )?(?:time|night|morning|evening|day|week|weekend)|each time|whenever|keeps? \p{L}+ing|again and again|over and over) /u,
  he: / (?:(?:ב?כל|מדי) (?:פעם|לילה|בוקר|ערב|יום|שבוע|שבת)|שוב ושוב|כל הזמן) /u,
};
const forLong = {
  en: / (?:(?:for|after|over) (?:\S+ ){1,3}(?:months|years|weeks)|\S+ (?:years|months) (?:now|with|in|at|of|on)|since (?:i was|\d{4}|\p{L}+ \d{4})) /u,
  he: / (?:כבר (?:\S+ )?(?:שנים|שנה|שנתיים|חודשים|חודשיים)|(?:\d+|\p{L}+) שנים|מאז (?:ש\p{L}+|\d{4})) /u,
};
/** “הלכתי”: a verb of the person’s own. */
const happened =
  /(?<= )(?![וש]?(?:אותי|איתי|אתי|אחותי|אשתי|בתי|חמותי|אמיתי|משפחתי|חברתי|דירתי) )[וש]?\p{L}{2,}תי /u;
/** “You were tired” is a state. */
const was = /^\S+ (?:were|was|weren't|wasn't|had|used|wanted|thought|felt|knew)\b/u;
const asksNeed =
  /(?:need|want|wish|like|better|instead)[^?]*\?|(?:נחוץ|צריך|רוצה|היית|יעזור|טוב יותר|במקום)[^?]*\?/u;
const isNeed = {
  en: /^ (?:(?:just|only|simply|mostly|well|i guess|maybe) )*to (?:not )?(?!be honest|me |him |her |them )\p{L}{2,} /u,
  he: /^ (?:(?:רק|פשוט|בעיקר|אולי|נראה לי) )*ל(?!א |י |ו |ה |הם |נו |מה |פני |אחר )\p{L}{3,} /u,
};
const opened = new Set<Intent>(['story', 'obligation', 'wish', 'choice', 'dont_know', 'unclear']);
/** The words that are said back before the question show the feeling. */
function isFeltIn({ slots: { c, q }, reading: { language } }: Moment): boolean {
  // A whole message in both languages says where the feeling comes from.
  if (c === undefined) return !inBoth(q ?? '');
  return isFelt(normalised(c), language) || showsFeeling[language].test(c);
}
const showsFeeling = {
  en: /(?:^|\s)(?:you feel|you felt|feels?|felt|afraid|scared|crying|cried)(?:\s|$)/iu,
  he: /(?:^|\s)(?:מרגיש|מרגישה|הרגשת|קשה|כואב|כואבת)(?:\s|$)/u,
};
const wantsNot = {
  en: / (?:don't|dont|do not|didn't|never|not) (?:really |just )?(?:want|wish|need) | (?:what|who|where|which|if|whether) i (?:\S+ )?want /u,
  he: / לא (?:ממש |באמת |בכלל )?(?:רוצה|רציתי|בא לי|צריך|צריכה) | (?:מה|מי|לאן|איפה|אם) אני (?:\S+ )?(?:רוצה|צריך|צריכה) | רק רציתי /u,
};

const plain = { kind: 'plain' } as const;
const anything: Candidate = { kind: 'said', asked: plain, slots: {} };

function drawnFrom(
  moment: Moment,
  { kind, slots }: Candidate,
  wordsMax: number,
  stage = moment.state.stage,
): Said | null {
  const inSlots: Moment = { ...moment, slots: { ...moment.slots, ...slots } };
  const needed = Object.keys(slots);
  const pool: readonly QuestionLine[] = questionLines[kind];
  const fits = pool.filter(({ stages }) => stages.includes(stage));
  const withSlots = fits.filter((one) => needed.some((slot) => one.slots.includes(slot)));
  const line = unusedLine(inSlots, withSlots, wordsMax) ?? unusedLine(inSlots, fits, wordsMax);
  return line && said(inSlots, line);
}

/** Of what this message names, in a turning order, so that the same kind does not come every time. */
function ofMessage(moment: Moment): Candidate[] {
  const { words, state, reading, slots, namedBefore } = moment;
  // A side noun is no matter: it begins a chat, or comes again.
  const isUnsaid = slots.c === undefined && slots.q === undefined;
  const isSubject = (name: string) => state.turn === 0 || isUnsaid || namedBefore.has(name);
  // “I’ll hate this town” is no wish, and what is planned already needs no wish.
  const aims = words.aims.filter(({ kind }) => kind !== 'plan').flatMap(ofAim);
  // A first question about somebody ill is not about their understanding or hearing.
  const isOfIllness = warmthsIn(reading.normal, reading.language).some(({ key }) => key === 'ill');
  const people = (isOfIllness ? [] : words.people)
    .filter((one) => isSubject(one) && isMatter(moment, one))
    .map(ofPerson);
  // “I can’t be the bank”: with an article alone it may be a figure of speech.
  const things = words.things
    .filter(
      (one) => isSubject(one) && isMatter(moment, one) && !/^the /iu.test(one) && !isOfBody(one),
    )
    .map(ofThing);
  const named = [aims, people, things].filter((group) => group.length > 0);
  const first = named.length > 1 ? drawIndex(state, named.length) : 0;
  const turned = [...named.slice(first), ...named.slice(0, first)].flat();
  if (reading.intent === 'fear')
    return [{ kind: 'fear', asked: plain, slots: {} }, ...aims, ...things];
  const isPlain = reading.intent === 'feeling' && isFeltIn(moment);
  // A feeling that names nobody by its side is asked about itself.
  return isPlain && state.turn % 2 === 0
    ? [{ kind: 'feeling', asked: plain, slots: {} }, ...turned]
    : turned;
}

/** A name in passing is not what a message is about: it stands in what is said back, or the message is short. */
function isMatter({ words, reading }: Moment, name: string): boolean {
  const [mirror] = words.mirrors;
  if (mirror === undefined) return reading.words.length <= shortWordsMax;
  const rest = reading.words.length - mirror.source.split(' ').length;
  return rest <= asideWordsMax || mirror.text.toLowerCase().includes(name.toLowerCase());
}
const shortWordsMax = 12;
const asideWordsMax = 4;

/** Of several people the one whom the chat began with is its matter. */
function ofChat({ people, things, aims, language }: ChatState): Candidate[] {
  const [newest] = people[language];
  const first = people[language].at(-1);
  return [
    ...aims[language]
      .filter(({ kind }) => kind !== 'plan')
      .slice(0, 2)
      .flatMap(ofAim),
    ...[first, newest].filter((one) => one !== undefined).map(ofPerson),
    ...things[language].slice(0, 2).map(ofThing),
  ];
}

function ofAim({ kind, text }: Aim): Candidate[] {
  const asked = kindOfAim[kind];
  return asked ? [{ kind: asked, asked: { kind: 'aim', text }, slots: { v: text } }] : [];
}

function ofPerson(text: string): Candidate {
  return { kind: 'person', asked: { kind: 'person', text }, slots: { p: text } };
}

function ofThing(text: string): Candidate {
  return { kind: 'thing', asked: { kind: 'thing', text }, slots: { t: text } };
}
