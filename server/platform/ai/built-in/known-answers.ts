import type { Intent } from '#content/guide/intents.ts';
import type { Line } from '#content/guide/script.ts';
import type { Subject } from '#content/guide/subjects/subject.ts';
import type { Stage } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { echo, sentenceSaidBack } from './echo.ts';
import { type ChatState, isFreshJoy } from './chat-state.ts';
import { isStaying, saysDeath } from './grief.ts';
import { turnIn } from './insight.ts';
import { remarkLines, subjectLines } from './known-lines.ts';
import { isLeaving } from './leaving.ts';
import { joined, type Said, said, unusedLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import type { Reading } from './reading.ts';
import { remarksIn } from './remarks.ts';
import { speaksOf, subjectOf } from './subjects.ts';

/** Messages of these may hold a known remark; the others have answers of their own. */
const heard = new Set<Intent>([
  'story',
  'feeling',
  'fear',
  'wish',
  'obligation',
  'agreement',
  'decline',
  'dont_know',
  'unclear',
]);
/** “No idea”: nothing but that. */
const blankWordsMax = 4;
/** The stages whose questions a subject has left, the nearest first. */
const after: Record<Stage, Stage[]> = {
  PS: ['PS', 'ED', 'FC'],
  ED: ['ED', 'FC', 'PS'],
  FC: ['FC', 'ED', 'PS'],
  DG: ['DG', 'FC'],
};

/** An answer to something that people often say, after it was said back. */
export function answerRemark(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!heard.has(reading.intent) || isHeld(moment)) return null;
  const isBlank = reading.intent === 'dont_know' && reading.words.length <= blankWordsMax;
  if (isBlank || turnIn(reading, state.stage) !== null) return null;
  // A first message is heard for what the chat is about.
  const isFirst = state.turn === 0;
  if (isFirst && subjectBeside(moment)) return null;
  const own = echo(moment);
  // Its question points to the sentence that is said back.
  const text = own ? sentenceSaidBack(reading, own.text) : reading.text;
  for (const remark of remarksIn(text, reading.language)) {
    const line = firstUnused(moment, remarkLines(remark), moment.wordsMax);
    if (!line) continue;
    state.asked = { kind: 'plain' };
    return draft(moment, `remark:${remark.key}`, joined(moment, own, said(moment, line)));
  }
  return null;
}

/** “I miss her, she’s a metre away”: what is often said is no bereavement. */
export function heardAsRemark(state: ChatState, reading: Reading): Reading {
  const { intent, normal, text, words, language } = reading;
  const wordsMax = againstGuide.has(intent) ? againstWordsMax : remarkWordsMax;
  if (mayBeRemark.has(intent) && words.length <= wordsMax && !text.includes('?')) {
    const [remark] = remarksIn(text, language);
    // “I got in!!! They called today”: a shout of joy is more than its remark.
    const isGlad = intent === 'joy' && (remark?.isGlad === true || text.includes('!'));
    if (remark && !isGlad) return { ...reading, intent: 'story' };
  }
  if (words.length <= blankWordsMax && isLeaving(reading)) return { ...reading, intent: 'goodbye' };
  if (intent === 'goodbye' && ofFarewell[language].test(normal))
    return { ...reading, intent: 'story' };
  // “My husband wants to, I don’t know”: more than not knowing.
  if (intent === 'dont_know' && words.length > blankWordsMax && reading.feelings.length === 0)
    return remarksIn(text, language).length > 0 ? { ...reading, intent: 'story' } : reading;
  return intent === 'loss' && state.griefFor === 0 && !saysDeath(normal, language)
    ? { ...reading, intent: 'feeling' }
    : reading;
}

/** A known remark in so many words is no command, no complaint and no question to the guide. */
const mayBeRemark = new Set<Intent>([
  'insult',
  'refusal',
  'boredom',
  'joy',
  'about_privacy',
  'about_guide',
  'about_memory',
  'ask_fact',
  'ask_advice',
  'ask_meaning',
  'ask_summary',
  'ask_blame',
]);
/** A farewell to somebody else, and the bedtime of others. */
const ofFarewell = {
  en: / (?:(?:say|said|saying|says) (?:\S+ ){0,2}(?:good ?night|goodbye|bye|farewell)|(?:he|she|they)(?:'s|'re| is| are)? (?:\S+ )?(?:going |goes |go )?to bed) /u,
  he: / (?:(?:אמרתי|אמר|אמרה|אמרו|להגיד|לומר) (?:\S+ )?(?:לילה טוב|ביי|להתראות)|(?:הוא|היא|הם) (?:\S+ )?(?:הולך|הולכת|הולכים) לישון) /u,
};
const remarkWordsMax = 12;
/** “Shame”, as an answer: a longer complaint is one. */
const againstGuide = new Set<Intent>(['insult', 'refusal', 'boredom']);
const againstWordsMax = 2;
/** The next question of the subject; null where the chat shows none, or all were asked. */
export function askOfSubject(moment: Moment, wordsMax: number, stage: Stage): Said | null {
  const subject = subjectBeside(moment);
  if (!subject || isHeld(moment) || leads(moment, subject)) return null;
  const lines = subjectLines(subject);
  for (const from of after[stage]) {
    const line = firstUnused(moment, lines[from], wordsMax);
    if (line) return said(moment, line);
  }
  return null;
}

/** A message that says much and nothing of the subject leads somewhere else. */
function leads({ state, reading }: Moment, subject: Subject): boolean {
  const isAsked = subjectLines(subject).PS.some(({ id }) =>
    state.used.has(`${id}:${state.language}`),
  );
  return isAsked && reading.words.length >= leadingWordsMin && !speaksOf(subject, reading);
}
const leadingWordsMin = 8;

/** Beside good news a hard subject waits. */
function subjectBeside({ state }: Moment): Subject | null {
  const subject = subjectOf(state);
  return isFreshJoy(state) === (subject?.tone === 'glad') ? subject : null;
}

/** The person’s sentence alone, before a question of the subject. */
export function echoOfSubject(moment: Moment): Said | null {
  return subjectOf(moment.state) && plainly.has(moment.reading.intent) ? echo(moment) : null;
}
const plainly = new Set<Intent>(['story', 'wish', 'obligation']);

/** The subject has questions for this stage that were not asked yet. */
export function hasQuestionsLeft(moment: Moment): boolean {
  const subject = subjectOf(moment.state);
  const lines = subject ? subjectLines(subject)[moment.state.stage] : [];
  return firstUnused(moment, lines, moment.wordsMax) !== null;
}

/** Grief, silence, good news and an end have words of their own. */
function isHeld({ state, reading }: Moment): boolean {
  const isGlad = state.joyFor > 0 && reading.intent === 'joy';
  return isStaying(state) || state.quietFor > 0 || isGlad || state.closed;
}

function firstUnused(moment: Moment, lines: readonly Line[], wordsMax: number): Line | null {
  for (const line of lines) {
    const drawn = unusedLine(moment, [line], wordsMax);
    if (drawn) return drawn;
  }
  return null;
}
