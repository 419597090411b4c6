import { subjects } from '#content/guide/subjects.ts';
import type { Subject } from '#content/guide/subjects/subject.ts';
import { type ChatState, isFreshJoy } from './chat-state.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { noSubject, subjectLikeness, subjectsSigned } from './subject-likeness.ts';

/** Of what earlier messages showed, this much counts still. */
const kept = 0.9;
/** A subject has to show this much before it is spoken of. */
const enough = 0.4;
/** And this many times as much as the next one. */
const lead = 1.35;
/** Another one has to show so many times as much as the one that the chat is about, and so much in one message. */
const turnLead = 1.6;
const turnLikeness = 0.5;
const byKey = new Map(subjects.map((subject) => [subject.key, subject]));

/** “I’m not retiring”, “it’s not about love”, “stop talking about money”. */
const denies = {
  en: /^ (?:(?:ok|wait|but|and|sorry|hey|look) )*(?:no+|nope|not|stop|(?:i'm|im|i am|we're|we aren't|we arent|he's|she's|it's|its|this is|that's|thats) not|(?:he|she|it|this|that) (?:isn't|isnt|wasn't)|i (?:wasn't|wasnt|never said|didn't say)|this has nothing|nothing to do) /u,
  he: /^ (?:(?:רגע|אבל|סליחה|היי) )*(?:לא|די|תפסיק|תפסיקי|(?:זה|זו|זאת|היא|הוא|אני|אנחנו) (?:בכלל )?לא|מה הקשר|אין לזה קשר|לא אמרתי) /u,
};
/** “I’m not sure it’s about that”, “I meant the carpentry”. */
const rejects = {
  en: /^ (?:(?:no+|but|well|um|hm+|sorry|what|huh|lol|wait|ok) )*(?:i'm not sure (?:it's|its|that's|it is) (?:about|that|the)|it's not (?:really )?(?:about )?(?:that|the|being)|its not (?:really )?(?:about )?(?:that|the|being)|that's not (?:it|what|the)|thats not (?:it|what|the)|i (?:asked|meant|wanted to talk) (?:about |the )?|i don't (?:follow|get it|do that|see what)|i don't do anything|wrong (?:subject|topic)|not (?:that|about that)) ?/u,
  he: /^ (?:(?:לא|אבל|רגע|אה|סליחה|מה) )*(?:לא בטוח שזה|לא בטוחה שזה|זה לא (?:בדיוק |באמת )?(?:זה|העניין|על|עניין|קשור)|התכוונתי|רציתי לדבר על|שאלתי על|אין לי (?:משפט|שופט|דבר כזה|כזה)|לא הבנתי (?:איזה|מה|את)|מה הקשר|אמרתי לך|אמרתי כבר) ?/u,
};
const denialWordsMax = 14;

/** Adds what a message shows of each subject to what the chat showed before. */
export function noticeSubject(state: ChatState, reading: Reading): void {
  const { text, language, normal, words, isContent } = reading;
  const isDenial = denies[language].test(normal) && words.length <= denialWordsMax;
  if (isDenial && state.subject !== null && subjectsSigned(text, language).has(state.subject)) {
    state.barredSubjects = [...state.barredSubjects, state.subject];
    state.subject = null;
    state.subjects = new Map();
    return;
  }
  // The question was off the mark: the rest of the chat shows another subject.
  const [beginning] = sentencesOf(text, language);
  const isRejected =
    reading.intent === 'insult' ||
    (beginning !== undefined &&
      beginning.wordCount <= denialWordsMax &&
      rejects[language].test(beginning.normal));
  if (isRejected && state.askedSubject && state.subject !== null) {
    state.barredSubjects = [...state.barredSubjects, state.subject];
    state.subject = null;
    state.subjects = new Map();
  }
  if (!isContent) return;
  // Good news is a subject while somebody is glad.
  const isGlad = reading.intent === 'joy' || isFreshJoy(state);
  if (!isGlad && subjectOf(state)?.tone === 'glad') state.subject = null;
  const likely = subjectLikeness(text, language);
  const shown = [...likely]
    .map(([key, value]): [string, number] => [key, value + kept * (state.subjects.get(key) ?? 0)])
    .filter(([key]) => !state.barredSubjects.includes(key));
  state.subjects = new Map(shown);
  const [first, second] = shown
    .filter(([key]) => key !== noSubject && (isGlad || byKey.get(key)?.tone !== 'glad'))
    .toSorted(([, one], [, other]) => other - one);
  if (!first) return;
  const [key, value] = first;
  if (state.subject === null) {
    if (value >= enough && value >= lead * (second?.[1] ?? 0)) state.subject = key;
  } else if (key !== state.subject) {
    // The opening weighs more than a word in passing.
    const own = state.subjects.get(state.subject) ?? 0;
    if (value >= turnLead * own && (likely.get(key) ?? 0) >= turnLikeness) state.subject = key;
  }
}

/** The subject of the chat; null while none is plain. */
export function subjectOf({ subject }: ChatState): Subject | null {
  return byKey.get(subject ?? '') ?? null;
}
