import type { Language, Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import type { ChatState } from './chat-state.ts';
import { clausesOf } from './clauses.ts';
import { commitmentIn } from './commitment.ts';
import * as signs from './insight-words.ts';
import { normalised } from './normalise.ts';
import { compiled } from './patterns.ts';
import type { Reading } from './reading.ts';
import { feelingsIn } from './signals.ts';
import { stepAtEnd } from './step-title.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A sentence of the person that may be what they take from the chat. */
export interface Insight {
  language: Language;
  /** As the person wrote it. */
  text: string;
  /** How much it shows of what they understood; of equals the latest counts. */
  rank: number;
}

const keptMax = 12;
const wordsMin = { en: 4, he: 3 };
const wordsMax = 18;
/** “So maybe I want to”. */
const leadWordsMax = 5;
/** Less than this is no end of a chat. */
const endsFrom = 2.5;
const ranks = { asked: 6, turn: 4, thought: 3, meaning: 2.25, feeling: 2, own: 1 };
/** Stages for looking at earlier words. */
const looking: Stage[] = ['ED', 'FC', 'DG'];
const rejected = compiled(script.fragment.reject);

/** Keeps the sentences of a message that show something of the person; no question, no courtesy, no step. */
export function keepInsights(state: ChatState, reading: Reading): void {
  const { language } = reading;
  const isAsked = state.insightAskedAt === state.turn - 1;
  const said = sentencesOf(reading.text, language);
  const isStepOpen = state.offer?.kind === 'action' || state.offer?.kind === 'date';
  const ofName = insightNamed(reading);
  if (ofName !== null) state.insights.push({ language, text: ofName, rank: ranks.asked });
  for (const [place, sentence] of said.entries()) {
    // An answer to an offered step corrects it, as a rule.
    if (isStepOpen && !understands[language].test(sentence.normal)) continue;
    if (signs.points[language].test(sentence.normal)) keepPointed(state, reading, said, place);
    const isStep = reading.intent === 'commitment' && sentence.text === reading.sentence;
    const text = wholeText(sentence.text, language, isStep);
    const rank = text === null ? 0 : rankOf(normalised(text), language, state.stage, isAsked);
    if (rank < ranks.turn && !reading.isContent) continue;
    if (text !== null && rank > 0 && (rank >= ranks.turn || !isWishOfStep(text, language)))
      state.insights.push({ language, text, rank });
  }
  state.insights = state.insights
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, keptMax)
    .toSorted((one, other) => state.insights.indexOf(one) - state.insights.indexOf(other));
}

/** “I don’t want to be a pharmacist. There’s the answer”: the sentence before it is the insight. */
function keepPointed(state: ChatState, reading: Reading, said: Sentence[], place: number): void {
  const { language } = reading;
  // A problem is still the story, and no insight into it.
  if (said[place]?.normal.includes(' problem ')) return;
  const earlier = [...sentencesOf(state.said.at(-1) ?? '', language), ...said.slice(0, place)];
  const text = earlier
    .map((sentence) => wholeText(sentence.text, language, false))
    .findLast((one) => one !== null && one.split(/\s+/u).length >= wordsMin[language]);
  const isMarked = signs.marks[language].test(said[place]?.normal ?? '');
  if (text) state.insights.push({ language, text, rank: isMarked ? ranks.asked : ranks.turn });
}

const understands = {
  en: / (?:realis\w+|realiz\w+|understood|understand|insight) /u,
  he: / (?:הבנתי|קלטתי|גיליתי|תובנה|התובנה) /u,
};

/** The message before was the insight, and no step. */
export function insightMeant(state: ChatState, { language }: Reading): void {
  const text = wholeText(state.said.at(-1) ?? '', language, false);
  if (text !== null) state.insights.push({ language, text, rank: ranks.asked });
}

/** The words that the person calls their insight: “the insight is …”; null where there are none. */
export function insightNamed(reading: Pick<Reading, 'text' | 'language'>): string | null {
  return announcedIn(reading, signs.named);
}

/** The words that the person wants kept beside the step that stands: “keep: …”. */
export function insightToKeep(reading: Pick<Reading, 'text' | 'language'>): string | null {
  return announcedIn(reading, signs.keptWords) ?? insightNamed(reading);
}

/** A quotation is kept as it stands, other words without what only leads to them. */
function announcedIn(
  { text, language }: Pick<Reading, 'text' | 'language'>,
  announces: signs.Signs,
): string | null {
  const { quoted, words } = announces[language].exec(text)?.groups ?? {};
  if (quoted !== undefined) return quoted.trim().replace(/[\s.]+$/u, '');
  return words === undefined ? null : cleaned(words, language);
}

/** The last sentence of a message that can be kept as it stands; null where none can. */
export function ownSentence({ text, language }: Reading): string | null {
  const whole = sentencesOf(text, language).flatMap((sentence) => {
    const own = signs.corrects[language].test(sentence.normal)
      ? null
      : wholeText(sentence.text, language, false);
    const isOwn =
      own !== null &&
      !signs.toGuide[language].test(normalised(own)) &&
      [signs.own, signs.turns].some((one) => one[language].test(normalised(own)));
    return isOwn && own.split(/\s+/u).length >= wordsMin[language] ? [own] : [];
  });
  return whole.at(-1) ?? null;
}

/** Whether a sentence shows beyond doubt what the person understood. */
export function isSeen(text: string, language: Language): boolean {
  const normal = normalised(text);
  return [signs.turns, signs.thoughts].some((one) => one[language].test(normal));
}

/** “I want to call her” names a step, and says no more than it. */
function isWishOfStep(text: string, language: Language): boolean {
  const step = commitmentIn(text, language, true);
  return step !== null && text.replace(step, '').trim().split(/\s+/u).length <= leadWordsMax;
}

/** The sentence of a message in which the person sees or decides something; null where none does. */
export function turnIn({ text, language }: Reading, stage: Stage): string | null {
  const turns = sentencesOf(text, language).flatMap((sentence) => {
    const own = signs.sees[language].test(sentence.normal)
      ? wholeText(sentence.text, language, false)
      : null;
    return own !== null && rankOf(normalised(own), language, stage) >= ranks.turn ? [own] : [];
  });
  return turns.at(-1) ?? null;
}

/** Whether the person has said more than what happened and how it feels. */
export function hasInsight({ insights, language }: ChatState): boolean {
  return insights.some((one) => one.language === language && one.rank >= ranks.thought);
}

/**
 * The insight that the person takes from the chat, in their words: the sentence of most rank, the latest of equals. A
 * feeling, a fear or a sad fact is none.
 */
export function insightIn({ insights, language }: ChatState, step: string): string | null {
  const taken = normalised(step);
  const [best] = insights
    .filter((one) => one.language === language && one.rank > endsFrom)
    .filter(({ text }) => {
      const said = normalised(text);
      return !said.includes(taken) && !taken.includes(said);
    })
    .toReversed()
    .toSorted((one, other) => other.rank - one.rank);
  return best?.text ?? null;
}

/** A sentence as it is quoted; null where it can’t be. */
function wholeText(sentence: string, language: Language, isStep: boolean): string | null {
  const plain = sentence.trim().replaceAll('’', "'");
  const head = plain.replace(stepAtEnd[language], '');
  if (sentence.includes('?') || (isStep && head === plain)) return null;
  if (head === plain && commitmentIn(plain, language, false) !== null) return null;
  const text = sentence.trim().slice(0, head.length);
  const short = text.split(/\s+/u).length <= wordsMax ? text : clauseIn(text, language);
  const bare = short === null ? '' : cleaned(short, language);
  const isUnkept = [signs.hopeless, signs.belittles, signs.unsure].some((one) =>
    one[language].test(normalised(bare)),
  );
  if (isUnkept) return null;
  if (/["“”״\n\p{Extended_Pictographic}]/u.test(bare)) return null;
  return bare === '' || rejected.some((one) => one.test(bare)) ? null : bare;
}

/** Without the words that led to it, and without laughter behind it. */
function cleaned(text: string, language: Language): string {
  return text
    .trim()
    .replace(/[\s.,!…:;–—-]+$/u, '')
    .replace(/\s+(?:lol|tbh|ngl|haha+|חח+)$/iu, '')
    .replace(signs.opening[language], '');
}

/** The clause of a long sentence that says most. */
function clauseIn(text: string, language: Language): string | null {
  const clauses = clausesOf(text, language).map((clause) => ({
    text: clause.text,
    rank: rankOf(clause.normal, language, 'PS'),
  }));
  const [best] = clauses.toReversed().toSorted((one, other) => other.rank - one.rank);
  return best && best.rank > ranks.own ? best.text : null;
}

/** “I guess I’m not angry at the shoes” says less than the sentence after it. */
const isGuessedDenial = {
  en: /^ (?:i (?:guess|think|suppose)|maybe) (?:i'm|im|it's|its|i am|it is) not(?: \S+){1,5} $/u,
  he: /^ (?:נראה לי ש|כנראה ש|אולי )(?:אני|זה) לא(?: \S+){1,4} $/u,
};

function rankOf(normal: string, language: Language, stage: Stage, isAsked = false): number {
  const count = normal.trim().split(' ').length;
  const countMin = isAsked ? wordsMin[language] - 1 : wordsMin[language];
  if (signs.corrects[language].test(normal) || signs.points[language].test(normal)) return 0;
  if (count < countMin || signs.toGuide[language].test(normal)) return 0;
  if (isAsked) return ranks.asked;
  const isLooking = looking.includes(stage) ? 1 / 2 : 0;
  const isDenial = / (?:not|isn't|לא) /u.test(normal) && signs.denials[language].test(normal);
  if (signs.turns[language].test(normal))
    return (isDenial ? ranks.feeling : ranks.turn) + isLooking;
  if (!signs.own[language].test(normal)) return 0;
  if (isGuessedDenial[language].test(normal)) return ranks.feeling;
  if (signs.thoughts[language].test(normal)) return ranks.thought + isLooking;
  if (signs.meanings[language].test(normal)) return ranks.meaning + isLooking;
  const isFelt = feelingsIn(normal, language).length > 0;
  // An event is a story, but not in a stage for looking at it.
  return isFelt ? ranks.feeling + isLooking : isLooking && ranks.own;
}
