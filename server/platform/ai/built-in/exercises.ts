import { exercises } from '#content/guide/exercises.ts';
import type { Exercise, Part, Text } from '#content/guide/exercises/exercise.ts';
import type { Language } from '#contract/shapes.ts';
import { type ChatState, drawIndex } from './chat-state.ts';
import type { Dilemma } from './dilemma.ts';
import { knownWays } from './exercise-ways.ts';
import type { Said } from './lines.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { hebrewPeopleAsSaid } from './hebrew-people.ts';
import { ownWordsOf } from './own-words.ts';
import { isFragment, isHalf, isQuotable, quoted, withoutLead } from './quotes.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { weightOf } from './clause-weight.ts';

/** The person’s answer to one question of an exercise. */
export interface Answer {
  part: Part;
  text: string;
}

/** An exercise that is being done. */
export interface OpenExercise {
  exercise: Exercise;
  /** The place of the question that was asked last. */
  place: number;
  answers: readonly Answer[];
  /** An example was given for this question. */
  wasHelped: boolean;
  /** Somebody whom the exercise is about, turned to the person. */
  person: string | null;
  /** Two ways that are looked at. */
  ways: Dilemma | null;
  /** Words for others that the person took back, until they are worded again. */
  tried: string | null;
  /** Words beside a question, which stand for the answer if the person points to them. */
  missed: string | null;
}

/** A text in one of its two languages. */
export function textIn([en, he]: Text, language: Language): string {
  return language === 'he' ? he : en;
}

export function exerciseOf(key: string): Exercise | null {
  return exercises.find((one) => one.key === key) ?? null;
}

/** The exercises for which the messages of a chat show a use, the likeliest first; the newest message counts double. */
export function exercisesFor(moment: Moment): Exercise[] {
  const { state, reading } = moment;
  const { language } = reading;
  const earlier = state.said.map(normalised);
  return exercises
    .filter(({ key, mood }) => !mood && !state.exercisesOffered.includes(key))
    .map((exercise) => {
      const shows = (normal: string) => exercise.signs[language].test(normal);
      const shown = earlier.filter(shows).length + (shows(reading.normal) ? 2 : 0);
      const near = nearness(exercise, moment);
      // To somebody alone nothing is unsaid.
      const isBare = exercise.key === 'talk' && (shown === 0 || !hasSomebody(moment));
      return { exercise, weight: isBare ? 0 : shown + near };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ exercise }) => exercise);
}

/** A choice whose sides are named, and somebody whom the chat began with, speak for an exercise; a sign outweighs somebody. */
function nearness({ key }: Exercise, moment: Moment): number {
  const { state } = moment;
  if (key === 'ways') return knownWays(moment) === null ? 0 : 2;
  const isBegun = state.turn <= begunTurns && personIn(state) !== null;
  return (key === 'talk' || key === 'scene') && isBegun ? nearWeight : 0;
}
const begunTurns = 4;
const nearWeight = 0.5;

/** Somebody is named, or spoken of. */
export function hasSomebody({ state, reading }: Moment): boolean {
  const texts = [reading.normal, ...state.said.map(normalised)];
  return personIn(state) !== null || texts.some((one) => somebody[reading.language].test(one));
}
const somebody = {
  en: / (?:he|she|they|him|her|them|he's|she's|they're|he'd|she'd|he'll|she'll) /u,
  he: / [ושכ]{0,2}(?:הוא|היא|הם|הן|לו|לה|להם|איתו|איתה|איתם|אותו|אותה|ממנו|ממנה) /u,
};

/** The exercise that a message asks for in so many words. */
export function exerciseWanted({ normal, language }: Moment['reading']): Exercise | null {
  return exercises.find(({ wanted }) => wanted[language].test(normal)) ?? null;
}

const answerWordsMax = { en: 16, he: 14 };
/** Signs that would break a quotation. */
const marks = /[\n"“”״[\]{}<>@#*_/\\`|~]|\p{Extended_Pictographic}/u;
/** “That she’ll go quiet”, in the place of a sentence. */
const hebrewJoint =
  /^ש(?=(?:אני|אנחנו|הייתה?|היו|היינו|הייתי|יהיה|תהיה|יהיו|יש|אין|לא|מישהו|מישהי|הוא|היא|הם|הן|אף) )/u;
const joint = /^that (?=(?:i|he|she|they|it|we|my|his|her)(?:'\p{L}+)? )/iu;

/** An answer that is a quotation as a whole, without its marks. */
export function unquoted(text: string): string {
  return /^["“”״'’](?<own>[^"“”״]+)["“”״'’]$/u.exec(text)?.groups?.['own'] ?? text;
}

/** Whether a message is the chip of an exercise. */
export function isPick({ pick }: Exercise, { normal, language }: Moment['reading']): boolean {
  return normalised(textIn(pick, language)) === normal;
}

/** “Get my words ready I suppose. I want to text him”: the words of a chip, among others; “I don’t need words” is none. */
export function pickAmong({ language, normal, words, text }: Moment['reading']): Exercise | null {
  const endsWithPick = exercises.some(({ pick }) =>
    normal.endsWith(normalised(textIn(pick, language)).trimStart()),
  );
  if (words.length > pickWordsMax || (text.includes('?') && !endsWithPick)) return null;
  for (const one of exercises) {
    const pick = normalised(textIn(one.pick, language));
    if (!normal.includes(pick.trimEnd())) continue;
    const clause = text
      .split(/[.,;:!\n–—]/u)
      .map(normalised)
      .find((part) => part.includes(pick.trimEnd()));
    const before = clause?.slice(0, clause.indexOf(pick.trimEnd()) + 1) ?? normal;
    if (!negates[language].test(before)) return one;
  }
  return null;
}
const pickWordsMax = 24;
const negates = {
  en: / (?:no|not|don't|dont|didn't|never|neither|can't|won't) /u,
  he: / (?:לא|בלי|אין) /u,
};

/** An answer as the next question holds it: whole where it is short, else its first sentence, or one that says far more; null where that can’t stand for it. */
export function shortAnswer(
  { part, text }: Pick<Answer, 'text'> & { part: Pick<Part, 'isSpoken' | 'isWhole'> },
  language: Language,
): string | null {
  // Words for others stay as they are to be said.
  const bare = (own: string) => {
    const plain = part.isSpoken ? own.trim().replace(/[.…]+$/u, '') : withoutLead(own, language);
    return unquoted(plain.replace(joint, '').replace(hebrewJoint, ''));
  };
  const whole = bare(text);
  if (isShort(whole, language)) return isHeld(whole) ? quoted(whole, language) : null;
  if (part.isWhole) return null;
  const sentences = sentencesOf(text, language).filter((one) => !one.text.includes('?'));
  const weigh = (one: Sentence) => weightOf({ ...one, afterContrast: false }, language);
  // The first sentence answers, and those behind it explain, unless one of them says far more.
  const opening = sentences.find(({ wordCount }) => wordCount >= tellingWordsMin);
  const [most] = sentences.toSorted((one, other) => weigh(other) - weigh(one));
  const tells = (one: Sentence) => isTelling(one.text, bare(one.text), language);
  const isFarMore = opening && most && weigh(most) - weigh(opening) >= farMore && tells(most);
  const first = isFarMore ? most : opening;
  const isWhole = first && sentences.length > 1 && tells(first);
  return isWhole ? quoted(bare(first.text), language) : null;
}
const isShort = (own: string, language: Language) =>
  own.split(/\s+/u).length <= answerWordsMax[language];
const isHeld = (own: string) => own !== '' && !marks.test(own) && isQuotable(own);

/** A sentence that can stand for its answer: no half, no question, nothing that another one turns. */
function isTelling(sentence: string, own: string, language: Language): boolean {
  const count = own.split(/\s+/u).length;
  return (
    count >= tellingWordsMin &&
    isShort(own, language) &&
    isHeld(own) &&
    !sentence.includes('?') &&
    !isHalf(own, language) &&
    !isFragment(own, language) &&
    !turns[language].test(` ${normalised(own)} `)
  );
}
const tellingWordsMin = 3;
const farMore = 2;
const turns = {
  en: / (?:but|though|although|don't know|dont know|idk|anyway|not my|not the|not her|not his|afraid of|failing that|felt (?:that|it|this)|done (?:that|it|this)) /u,
  he: / (?:אבל|למרות|לא יודע|לא יודעת|בכל אופן|סתם) /u,
};

/** The parts of a list: one thing in a line, or between commas. */
export function countOf(text: string): number {
  return text.split(/[,;\n•]|\s[-–]\s|\sand\s/u).filter((one) => /\p{L}{2}/u.test(one)).length;
}

/** The lowest number from 0 to 10 in a text; null where it has none. */
export function lowestIn(text: string): number | null {
  const numbers = [...text.matchAll(/(?<![\d.,])(?:10|\d)(?![\d]|[.,]\d)/gu)].map(([one]) =>
    Number(one),
  );
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** The person as they name somebody themselves: “my boss”, where the guide says “your boss”. */
export function asSaid(person: string, language: Language): string {
  return language === 'he' ? hebrewPeopleAsSaid(person) : person.replace(/^your(?=\s)/iu, 'my');
}

type Slots = Partial<Record<'a' | 'x' | 'y' | 'n' | 'p', string>>;

/** The first text whose slots are all filled, and which an earlier version of this answer does not hold. */
export function firstFilled(
  texts: readonly Text[],
  id: string,
  slots: Slots,
  { state: { language }, avoid }: Pick<Moment, 'state' | 'avoid'>,
): Said {
  const filled = texts.flatMap((text, place) => {
    const written = textIn(text, language);
    const needed = [...written.matchAll(/\{(\w)\}/gu)].map(([, slot]) => slot as keyof Slots);
    if (needed.some((slot) => slots[slot] === undefined)) return [];
    const said = written.replaceAll(/\{(\w)\}/gu, (_, slot: keyof Slots) => slots[slot] ?? '');
    return [{ text: said, lines: [`${id}.${place}`], asks: said.includes('?') }];
  });
  const first = filled.find(({ lines }) => !lines.some((line) => avoid.has(line))) ?? filled[0];
  if (!first) throw new Error(`the exercise has no text without slots: ${id}`);
  return first;
}

/** One of several wordings, as chance has it. */
export function oneOf(texts: readonly Text[], id: string, moment: Moment): Said {
  const start = drawIndex(moment.state, texts.length);
  const turned = texts.map((_, place) => ({
    text: texts[(start + place) % texts.length] ?? texts[place],
    line: `${id}.${(start + place) % texts.length}`,
  }));
  const free = turned.find(({ line }) => !moment.avoid.has(line)) ?? turned[0];
  if (!free?.text) throw new Error(`there is no text: ${id}`);
  const said = textIn(free.text, moment.state.language);
  return { text: said, lines: [free.line], asks: said.includes('?') };
}

/** Somebody of the chat whom an exercise may be about: the one who was named last. */
export function personIn({ people, language }: ChatState): string | null {
  return people[language][0] ?? null;
}

/** “To my head nurse, not to my husband”. */
const denied = {
  en: /(?:^|\s)not (?:to |for |with )?(?:my |the )?\p{L}+/giu,
  he: /(?:^|\s)לא (?:ל|עם |את )?\p{L}+/gu,
};

/** The only one of the chat, or whom this message names: to nobody else can words be meant. */
export function addressee({ state, reading }: Moment): string | null {
  const { text, language } = reading;
  const [named, ...others] = ownWordsOf(text.replace(denied[language], ' '), language).people;
  if (named !== undefined) return others.length === 0 ? named : null;
  const known = state.people[state.language];
  return known.length === 1 ? (known[0] ?? null) : null;
}
