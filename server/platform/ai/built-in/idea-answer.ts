import type { Language } from '#contract/shapes.ts';
import { agreesTo, asksToSave } from './consent.ts';
import { withoutDateWords } from './dates.ts';
import { dayIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { isDayAlone, isQuestion } from './day-alone.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { nounIn } from './nominal-step.ts';
import { askDay, askWording, propose } from './offered-step.ts';
import { type Idea, ideaIn, isSameAct, titleOfIdea } from './own-idea.ts';
import { isQuotable, quoted } from './quotes.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { regularDay } from './undated.ts';
import { withTimeOf } from './only-time.ts';

type Signs = Record<Language, RegExp>;

/** An idea that was asked about is known for so many turns. */
const knownTurns = 4;
const dayWordsMax = 12;
const yesWordsMax = 8;
/** Messages of these have their own answer, whatever they think of. */
const others = new Set(['choice', 'loss', 'insult', 'refusal', 'joy', 'goodbye']);
/** “I’ll do that”, “I think I will”. */
const goesForIt: Signs = {
  en: /^ (?:(?:yes|yeah|ok|okay|so|well|i think|i guess|maybe|actually|right|true|hm+) )*(?:i (?:will|should|would|could|want to|might)|i'll|i'd like to|let's|lets|why not)(?: (?:do|try|start with|go for|like) (?:it|that|this|so))?(?: (?:then|soon|really|actually))? $|^ (?:(?:yes|yeah|ok|okay|so) )*(?:i|we)(?:'ll| will| could| should) (?:do|try|go for) (?:it|that|this) /u,
  he: /^ (?:(?:כן|טוב|אוקיי|אז|נראה לי|אני חושבת?|האמת|בעצם|אולי) )*(?:ש?אני )?(?:אעשה|אנסה|נעשה|ננסה|רוצה(?: לנסות| לעשות)?|למה לא|יאללה)(?: (?:את זה|זה|ככה))? $/u,
};

/** “You know what, maybe I’ll talk to her.” */
const decides: Signs = {
  en: /^ (?:(?:ok|okay|so|well) )*(?:you )?know what /u,
  he: /^ (?:(?:טוב|אז|אוקיי) )*(?:אתה |את )?יודעת? מה /u,
};

/** “Maybe I could show her one”: said back as the person’s own, with one question; said again it is offered to be noted. */
export function answerIdea(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, text } = reading;
  if (state.turn === 0 || state.quietFor > 0 || state.closed || others.has(reading.intent))
    return null;
  const idea = ideaIn(text, language);
  if (!idea) return answerKnownIdea(moment);
  if (asksBeside(moment, idea) || isPlanBeside(moment, idea)) return null;
  const named = dayOf(moment, idea);
  const day = named ?? regularDay(moment, idea.clause);
  if (named !== null && reading.intent === 'commitment' && !idea.isDoubted) return null;
  if (isMourning(state) && day === null) return hearIdea(moment, idea);
  const title = titleOfIdea(idea, language);
  const isKnown =
    state.idea !== null &&
    state.turn - state.idea.turn <= knownTurns &&
    isSameAct(state.idea.act, idea.act);
  state.idea = { act: idea.act, title, turn: state.turn, dueOn: day };
  if (title !== null) state.possibleStep = { title, turn: state.turn, isIdea: true };
  // The doubt comes first; the day is kept.
  if (named !== null && title !== null && !idea.isDoubted)
    return propose(moment, 'propose', title, named);
  const isSettled =
    isKnown ||
    state.stage === 'DG' ||
    state.offer?.kind === 'date' ||
    decides[language].test(reading.normal);
  const said = isSettled && title !== null && !idea.isDoubted ? null : askOf(moment, idea);
  if (said) return draft(moment, 'idea', said);
  return title === null ? null : askDay(moment, title);
}

/** The day of the idea’s own sentence, or of one that names a day alone: “Today was bad” gives it none. */
function dayOf(moment: Moment, { sentence }: Idea): string | null {
  const { language, text } = moment.reading;
  const inReading = (own: string) => ({ ...moment, reading: readingOf(own, language) });
  const alone = sentencesOf(text, language)
    .map((one) => readingOf(one.text, language))
    .find((one) => isDayAlone(one, 0) && dayIn({ ...moment, reading: one }) !== null);
  return dayIn(inReading(sentence)) ?? (alone ? dayIn({ ...moment, reading: alone }) : null);
}

/** A question behind the idea is answered first. */
function asksBeside({ reading }: Moment, { sentence }: Idea): boolean {
  const sentences = sentencesOf(reading.text.replaceAll('’', "'"), reading.language);
  const place = sentences.findIndex((one) => one.text === sentence);
  return sentences.slice(place + 1).some((one) => one.text.trim().endsWith('?'));
}

/** “I could call. No: I’ll write to her”. */
function isPlanBeside({ reading }: Moment, { sentence }: Idea): boolean {
  const isOther = !sentence.includes(reading.sentence.replaceAll('’', "'").trim());
  return reading.intent === 'commitment' && isOther;
}

/** Beside a death an idea is said back, and nothing asked of it. */
function hearIdea(moment: Moment, idea: Idea): Draft | null {
  const q = quoteOf(idea, moment);
  return q === undefined
    ? null
    : draft(moment, 'idea', joined(moment, bare(q), sayLine(moment, 'stay_with')));
}

function quoteOf({ clause }: Idea, { reading }: Moment): string | undefined {
  const isPlain = isQuotable(clause) && !/["“”״]/u.test(clause);
  return isPlain ? quoted(clause, reading.language) : undefined;
}

const bare = (q: string): Said => ({ text: `${q}.`, lines: [], asks: false });

function askOf(moment: Moment, idea: Idea): Said | null {
  const { state } = moment;
  const q = quoteOf(idea, moment);
  const inSlots = { ...moment, slots: { ...moment.slots, q } };
  const pools = (questionPools[state.turn % questionPools.length] ?? []).filter(
    (pool) => pool !== 'idea_when' || state.idea?.dueOn === null,
  );
  const question = idea.isDoubted
    ? sayLine(moment, 'idea_doubted', 'idea_ask')
    : sayLine(moment, ...pools);
  if (!question) return null;
  state.asked = { kind: 'plain' };
  state.asksStep = question.lines.some((line) => line.startsWith('idea_first.'));
  return joined(
    moment,
    sayLine(inSlots, 'idea_heard') ?? (q === undefined ? null : bare(q)),
    question,
  );
}
const questionPools = [
  ['idea_ask', 'idea_first', 'idea_when'],
  ['idea_first', 'idea_ask', 'idea_when'],
  ['idea_ask', 'idea_when', 'idea_first'],
  ['idea_when', 'idea_ask', 'idea_first'],
];

/** “…, right, tonight at bedtime then”: one of the sentences names a day, and no act. */
function namesDayAlone({ reading: { text, language } }: Moment): boolean {
  return sentencesOf(text, language).some(({ text: own }) => {
    const one = readingOf(own, language);
    return isDayAlone(one) && one.words.length > 0 && withoutDateWords(own, language) !== own;
  });
}

const asksNeed: Signs = {
  en: /what would it take\?|what would the idea need|make it a little easier\?/u,
  he: /מה צריך (?:בשביל זה|כדי ש)|מה יכול להקל/u,
};

/** After the question: a yes to the idea, or the day of it. */
function answerKnownIdea(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { idea } = state;
  if (!idea || state.turn - idea.turn !== 1 || state.offer || isQuestion(reading)) return null;
  const { normal, language, words, text } = reading;
  const day = dayIn(moment);
  const agrees =
    words.length <= yesWordsMax &&
    (agreesTo(reading) || asksToSave(reading) || goesForIt[language].test(normal));
  const isShort = words.length <= dayWordsMax || namesDayAlone(moment);
  const isDay = day !== null && isShort && reading.intent !== 'commitment';
  if (text.includes('?') || reading.says('no') || !(agrees || isDay)) return null;
  const parts = sentencesOf(text, language).map((one) => one.text);
  // “A free table and half an hour” is what the idea takes.
  const isNeed = asksNeed[language].test(state.lastReply);
  const noun = parts.length > 1 && !isNeed ? nounIn(parts[0] ?? '', language) : null;
  const title = noun ?? idea.title;
  const due = day ?? idea.dueOn;
  if (title === null) return askWording(moment, due);
  return due === null
    ? askDay(moment, title)
    : propose(moment, 'propose', withTimeOf(title, parts.at(-1) ?? '', language), due);
}
