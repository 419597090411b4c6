import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { normalised } from './normalise.ts';
import { compiledBoth } from './patterns.ts';
import { writtenOut } from './spelling.ts';
import { isRecurring } from './step-habits.ts';
import { undated } from './undated.ts';

/** The point in “ב־1.12” ends no sentence. */
const datePoint = /(?<=(?:[ב־-]|\bon |\bby )\d{1,2})\.(?=\d)/gu;
/** “In short: …”, “as I said …”. */
const inShort =
  /^\s*(?:(?:in short|so|ok|okay|good grief|like i said|i (?:told you|said)|בקיצור|קיצר|טוב|אוקיי|אז|כבר|אמרתי(?: לך| כבר)*|עזוב|עזבי|לא|כן)[\s,.:!–—-]+)+/iu;
const { commitment: rules } = script.signals;
const strong = compiledBoth(rules.strong);
const weak = compiledBoth(rules.weak);
const excluded = compiledBoth(rules.exclude);
const titleLengthMin = 3;
/** “I’ll have done my half” looks back. */
const done = /^have (?:\w+ed|done|been|had|gone|made|said|written|seen|got)\b/iu;

/**
 * The step that the message commits to, as a title in the person's own words, or null. Weak forms ("I could
 * …") count only if the caller knows that a step is being discussed.
 */
export function commitmentIn(text: string, language: Language, weakCounts: boolean): string | null {
  const plain = writtenOut(text, language).replaceAll(datePoint, '/').replace(inShort, '');
  const action =
    actionIn(plain, strong[language], language) ??
    (weakCounts ? actionIn(plain, weak[language], language) : null);
  return action === null ? null : titleOf(action, language);
}

const wish = { en: 'I want to', he: 'רוצה' };

/** Nobody sets out to know or to feel. */
export function isDoable(aim: string, language: Language): boolean {
  return commitmentIn(`${wish[language]} ${aim}`, language, true) !== null;
}

function actionIn(text: string, patterns: RegExp[], language: Language): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const action = match?.groups?.['action']?.trim();
    if (
      match &&
      action !== undefined &&
      !done.test(action) &&
      !isRecurring(normalised(sentenceOf(text, match)), language) &&
      !excluded[language].some((one) => one.test(action))
    )
      return action;
  }
  return null;
}

/** The match with the words before it in its sentence. */
function sentenceOf(text: string, { index, 0: matched }: RegExpExecArray): string {
  const start = Math.max(
    ...['.', '?', '!', ';', '\n'].map((end) => text.lastIndexOf(end, index - 1)),
  );
  return text.slice(index === 0 ? 0 : start + 1, index + matched.length);
}

function titleOf(action: string, language: Language): string | null {
  const words = undated(headOf(action, language), language).split(/\s+/u).filter(Boolean);
  const leading = rules.title.strip_leading[language];
  const trailing = rules.strip_trailing[language];
  while (leading.includes(words[0]?.toLowerCase() ?? '')) words.shift();
  while (trailing.includes(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const title = words.join(' ').replace(/[\s,.:–-]+$/u, '');
  if (title.length < titleLengthMin) return null;
  const lengthMax = rules.title.max_chars;
  return title.length > lengthMax
    ? `${title
        .slice(0, lengthMax - 1)
        .toWellFormed()
        .replace('\uFFFD', '')}…`
    : title;
}

/** The step without the reason after it. */
function headOf(action: string, language: Language): string {
  const lower = action.toLowerCase();
  const ends = rules.cut_at[language].map((mark) => lower.indexOf(mark)).filter((at) => at > 0);
  return withoutSequel(action.slice(0, Math.min(action.length, ...ends)), language);
}

/** “Get it on Sunday, my cousin can come with me”: the sentence after the day is no part of the step. */
export function withoutSequel(action: string, language: Language): string {
  const at = action.indexOf(', ');
  if (at < 0 || !sequel[language].test(action.slice(at + 1))) return action;
  const first = action.slice(0, at);
  return undated(first, language) === first ? action : first;
}
const sequel = {
  en: /^ (?:(?:my|his|her|the|our) \p{L}+ (?:can|could|will|comes|is|has|would)|(?:he|she|they|it|we|i)(?:'(?:ll|s|re|ve|d|m))?|then|so|and then|after that|afterwards)(?= )/iu,
  he: /^ (?:(?:אחי|אחותי|אשתי|בעלי|אמא|אבא|הוא|היא|הם|אנחנו|ה\p{L}+) (?:יכול|יכולה|יכולים|יבוא|תבוא|יבואו)|ואז|ואחר כך) /u,
};
