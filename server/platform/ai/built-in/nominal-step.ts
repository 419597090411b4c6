import type { Language } from '#contract/shapes.ts';
import type { Step } from './chat-state.ts';
import { dayNamedIn } from './dates.ts';
import type { Moment } from './moment.ts';
import { isOnlyTime } from './only-time.ts';
import { titleIn } from './step-title.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

const wordsMax = 12;
/** The person decides, repeats a step, or wants it noted. */
const meant: Signs = {
  en: /^ (?:yes|yeah|yep|you know what|ok (?:yes|then)|i said|i told you|like i said) | (?:note|write|put|save|keep) (?:it|that|this)(?: down)? $/u,
  he: /^ (?:כן|יודע מה|יודעת מה|אתה יודע מה|טוב אז|אמרתי(?: לך)?) | (?:תרשום|תרשמי|לרשום|תכתוב|תכתבי|תשמור|תשמרי)(?: את זה| לי)? $/u,
};
/** “From six to nine”: only a plan has a beginning and an end. */
const range: Signs = {
  en: /\bfrom (?:\d|six|seven|eight|nine|ten|noon)\S*(?: ?[ap]m)? (?:to|till|until) \S+/iu,
  he: /(?<!\p{L})מ[-־]?(?:\d|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)\S* (?:ו?עד) \S+/u,
};
/** A sentence with a subject of its own, an event that comes by itself, or the past. */
const tells: Signs = {
  en: / (?:i|i'm|i've|he|she|they|it|it's|we|is|are|was|were|has|have|had|been|because|last|ago|since|exam|appointment|surgery|operation|wedding|birthday|funeral|deadline|interview|test|tests|flight|results|due|not|no|never|every) /u,
  he: / (?:ו?אני|הוא|היא|הם|הן|אנחנו|יש|אין|היה|הייתה|היו|יהיה|תהיה|לא|כי|אתמול|שעבר|שעברה|מאז|כל|מבחן|המבחן|בחינה|ניתוח|הניתוח|תור|חתונה|החתונה|הלוויה|ההלוויה|אזכרה|ראיון|טיסה|הטיסה|תוצאות|בדיקה|בדיקות|דדליין|רוצה) /u,
};
const lead: Signs = {
  en: /^(?:(?:yes|yeah|yep|ok|okay|so|then|well|you know what|i said|i told you|like i said)[\s,.:!?]+)+/iu,
  he: /^(?:(?:כן|אז|טוב|נו|יודע מה|יודעת מה|אמרתי(?: לך)?)[\s,.:!?]+)+/u,
};

/** A step without a verb, “the sea on Friday”, where a step is meant; null where it may be part of a story. */
export function nominalStep({ reading, state, at, person }: Moment): Step | null {
  const { text, normal, words, language } = reading;
  if (state.closed || words.length > wordsMax) return null;
  const isMeant =
    state.stage === 'DG' || meant[language].test(normal) || range[language].test(text);
  if (!isMeant || (text.includes('?') && !meant[language].test(normal))) return null;
  let before = '';
  for (const sentence of sentencesOf(text, language)) {
    if (sentence.text.includes('?')) continue;
    const own = sentence.text.trim().replace(lead[language], '');
    const named = dayNamedIn(own, language, at, person.timezone);
    if (
      named?.hasDay &&
      !tells[language].test(
        ` ${sentence.normal.trim()} `.replace(/^ (?:i said|i told you|like i said) /u, ' '),
      )
    )
      return stepOf(titleOf(own, before, state.idea?.title ?? null, language), named.dueOn);
    before = own;
  }
  return null;
}

/** “Yes, an email. Tomorrow before work”: a time belongs to the noun before it, or to the last idea. */
function titleOf(
  own: string,
  before: string,
  idea: string | null,
  language: Language,
): string | null {
  const title = titleIn(own, language);
  if (title === null || !isOnlyTime(title, language)) return title;
  const noun = nounIn(before, language) ?? idea;
  return noun === null ? null : `${noun} ${title}`;
}

const nounWordsMax = 5;

/** A sentence without a verb: “yes, an email”. */
export function nounIn(sentence: string, language: Language): string | null {
  const noun = sentence.replace(lead[language], '').replace(/[\s.,!…]+$/u, '');
  const isNoun =
    noun !== '' && noun.split(' ').length <= nounWordsMax && nouns[language].test(noun);
  return isNoun && !tells[language].test(` ${noun} `) ? noun : null;
}
const nouns: Signs = {
  en: /^(?:an?|the|my|one|two|some|just an?) \p{L}+/iu,
  he: /^(?!כן$|לא$|טוב$|אולי$)\p{L}{3,}(?: \p{L}+){0,3}$/u,
};

function stepOf(title: string | null, dueOn: string): Step | null {
  return title === null ? null : { title, dueOn };
}
