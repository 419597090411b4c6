import { subjectKinds, subjects } from '#content/guide/subjects.ts';
import type { Subject } from '#content/guide/subjects/subject.ts';
import { type ChatState, isFreshJoy } from './chat-state.ts';
import { kindsRefused } from './closed-kinds.ts';
import { clausesIn } from './dropped-topics.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { noSubject, subjectLikeness, subjectsSigned } from './subject-likeness.ts';

/** Of what earlier messages showed, this much counts still. */
const kept = 0.9;
/** A first message with a sign of a subject has to show it this much before it is spoken of. */
const enoughSigned = 0.45;
/** Without a sign. */
const enough = 0.9;
/** And this many times as much as the next one. */
const lead = 1.6;
/** A short one has to be surer. A later one, which may speak of a thing in passing, shows none without a sign. */
const sureSigned = 0.7;
const shortWordsMax = 6;
const passingWordsMax = 4;
/** Two messages that each show so much of one bear it together. */
const eachLikeness = 0.2;
const together = 0.5;
/** Another one has to show so many times as much as the one that the chat is about, and so much in one message. */
const turnLead = 1.6;
const turnLikeness = 0.6;
const byKey = new Map(subjects.map((subject) => [subject.key, subject]));

/** “I’m not retiring”, “it’s not about love”, “stop talking about money”, in one clause with a sign of the subject. */
const denies = {
  en: /^ (?:(?:ok|wait|but|and|sorry|hey|look|no+|nope) )*(?:not|stop|(?:i'm|im|i am|we're|we aren't|we arent|he's|she's|it's|its|this is|that's|thats) not|(?:he|she|it|this|that) (?:isn't|isnt|wasn't)|i (?:wasn't|wasnt|never said|didn't say)|this has nothing|nothing to do) /u,
  he: /^ (?:(?:רגע|אבל|סליחה|היי|לא) )*(?:לא|די|תפסיק|תפסיקי|(?:זה|זו|זאת|היא|הוא|אני|אנחנו) (?:בכלל )?לא|מה הקשר|אין לזה קשר|לא אמרתי) (?!רוצה |רוצים |מוכן |מוכנה |יכול |יכולה |מצליח |מצליחה |יודע |יודעת |הולך |הולכת |אוהב |אוהבת |סובל |סובלת |ישן |ישנה |צריך |צריכה |בטוח |בטוחה )/u,
};
/** “I’m not sleeping”, after “I can’t sleep”, is the subject itself. */
const suffers = / not (?:\S+ing|able|sure|allowed|good|happy|well|ok|okay|ready) /u;
/** “I’m not sure it’s about that”, “I meant the carpentry”. */
const rejects = {
  en: /^ (?:(?:no+|but|well|um|hm+|sorry|what|huh|lol|wait|ok) )*(?:i'm not sure (?:it's|its|that's|it is) (?:about|that|the)|it's not (?:really )?(?:about )?(?:that|the|being)|its not (?:really )?(?:about )?(?:that|the|being)|that's not (?:it|what|the)|thats not (?:it|what|the)|i (?:asked|meant|wanted to talk) (?:about |the )?|i don't (?:follow|get it|do that|see what)|i don't do anything|wrong (?:subject|topic)|not (?:that|about that)) ?/u,
  he: /^ (?:(?:לא|אבל|רגע|אה|סליחה|מה) )*(?:לא בטוח שזה|לא בטוחה שזה|זה לא (?:בדיוק |באמת )?(?:זה|העניין|על|עניין|קשור)|התכוונתי|רציתי לדבר על|שאלתי על|אין לי (?:משפט|שופט|דבר כזה|כזה)|לא הבנתי (?:איזה|מה|את)|מה הקשר|אמרתי לך|אמרתי כבר) ?/u,
};
const denialWordsMax = 14;

/** Adds what a message shows of each subject to what the chat showed before. */
export function noticeSubject(state: ChatState, reading: Reading): void {
  const { text, language, words } = reading;
  const closed = kindsRefused(text, language, state.subject);
  if (closed.length > 0) {
    state.closedKinds = [...new Set([...state.closedKinds, ...closed])];
    bar(
      state,
      closed.flatMap((kind) => [...subjectKinds[kind].subjects]),
    );
  }
  // A person who names what it is not about does not reject the rest.
  else if (isDenied(state, reading) || isRejected(state, reading))
    bar(state, [state.subject ?? '']);
  // “I have a date. Do people still bring flowers?”: a first message says what the chat is about, also where it asks.
  if (!reading.isContent && (state.turn > 0 || words.length < askedWordsMin)) return;
  // Good news is a subject while somebody is glad.
  const isGlad = reading.intent === 'joy' || isFreshJoy(state);
  if (!isGlad && subjectOf(state)?.tone === 'glad') state.subject = null;
  const likely = subjectLikeness(text, language);
  const earlier = state.subjects;
  const shown = [...likely]
    .map(([key, value]): [string, number] => [key, value + kept * (earlier.get(key) ?? 0)])
    .filter(([key]) => !state.barredSubjects.includes(key));
  state.subjects = new Map(shown);
  const [first, second] = shown
    .filter(([key]) => key !== noSubject && (isGlad || byKey.get(key)?.tone !== 'glad'))
    .toSorted(([, one], [, other]) => other - one);
  if (!first) return;
  const [key, value] = first;
  const now = likely.get(key) ?? 0;
  const isSigned = subjectsSigned(text, language).has(key);
  if (state.subject === null) {
    const isBorne =
      isPlain(now, isSigned, state.turn === 0, words.length) ||
      (isSigned &&
        value >= together &&
        now >= eachLikeness &&
        (earlier.get(key) ?? 0) >= eachLikeness);
    if (isBorne && value >= lead * (second?.[1] ?? 0)) state.subject = key;
  } else if (key !== state.subject) {
    // The opening weighs more than a word in passing.
    const own = state.subjects.get(state.subject) ?? 0;
    const isTurn = isSigned && now >= turnLikeness && words.length > passingWordsMax;
    if (isTurn && value >= turnLead * own) state.subject = key;
  }
}
const askedWordsMin = 6;

/** One message shows a subject by itself. */
function isPlain(likeness: number, isSigned: boolean, isFirst: boolean, wordCount: number) {
  if (!isSigned) return isFirst && likeness >= enough;
  if (isFirst && wordCount > shortWordsMax) return likeness >= enoughSigned;
  return (isFirst || wordCount > passingWordsMax) && likeness >= sureSigned;
}

/** Closes subjects for the rest of the chat, and begins again without one where it was one of them. */
function bar(state: ChatState, keys: readonly string[]): void {
  state.barredSubjects = [...new Set([...state.barredSubjects, ...keys])];
  if (state.subject === null || !keys.includes(state.subject)) return;
  state.subject = null;
  state.subjects = new Map();
}

function isDenied({ subject }: ChatState, { text, language, words }: Reading): boolean {
  if (subject === null || words.length > denialWordsMax) return false;
  return clausesIn(text).some(
    (clause) =>
      denies[language].test(clause) &&
      !suffers.test(clause) &&
      subjectsSigned(clause, language).has(subject),
  );
}

/** The question was off the mark: the rest of the chat shows another subject. */
function isRejected({ askedSubject, subject }: ChatState, reading: Reading): boolean {
  const { text, language, intent } = reading;
  const [beginning] = sentencesOf(text, language);
  return (
    askedSubject &&
    subject !== null &&
    (intent === 'insult' ||
      (beginning !== undefined &&
        beginning.wordCount <= denialWordsMax &&
        rejects[language].test(beginning.normal))) &&
    // “But I asked about the date” holds on to it.
    !subjectsSigned(text, language).has(subject)
  );
}

/** Closes the subject whose line the person put away; one that they hold on to stays. */
export function closeAsked(state: ChatState, { text, language }: Reading): void {
  const { askedSubject, subject } = state;
  if (askedSubject && subject !== null && !subjectsSigned(text, language).has(subject))
    bar(state, [subject]);
}

/** The subject of the chat; null while none is plain. */
export function subjectOf({ subject }: ChatState): Subject | null {
  return byKey.get(subject ?? '') ?? null;
}

/** A later message still speaks of the subject: it has a sign of it, or is like messages about it. */
export function speaksOf(subject: Subject, { text, language }: Reading): boolean {
  return (
    subjectsSigned(text, language).has(subject.key) ||
    (subjectLikeness(text, language).get(subject.key) ?? 0) >= spokenOf
  );
}
const spokenOf = 0.1;
