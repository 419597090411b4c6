import type { Language } from '#contract/shapes.ts';
import { dayIn } from './direct-answers.ts';
import type { Draft, Moment } from './moment.ts';
import { askDay, askWording, propose } from './offered-step.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { answerAmended } from './step-amended.ts';
import { bareTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const changes = {
  en: 'put|word|phrase|reword|rephrase|rewrite|edit|formulate|change|fix',
  he: 'תנסחי?|נסחי?|לנסח|ננסח|תשנ[הי]|לשנות|נשנה|תתקני?|לתקן',
};
const says = {
  en: 'write|say|call|name|note|make',
  he: 'תרשום|תרשמי|תכתוב|תכתבי|תקרא|תקראי|שיהיה כתוב',
};
const requestOf = {
  en: (verbs: string) =>
    `(?:${verbs}) (?:it|that|this|the (?:step|words|wording|title))(?: (?:down|as|like|this|that|so|properly|better|differently|nicely|rather|instead|please|normally|more|simply|clearly|again|to|another|way|in|other|words|a|bit))*`,
  he: (verbs: string) =>
    `(?:${verbs})(?: (?:את זה|את הצעד|את הניסוח|את המילים|את הכותרת|לזה|לו|לי|זה|מחדש|נורמלי|כמו שצריך|אחרת|טוב יותר|יותר|טוב|יפה|פשוט|ככה|כך|בבקשה|במקום))*`,
};
/** “Put it properly: …”, “call it ‘…’”: the words stand behind the request. */
const withWords: Signs = {
  en: new RegExp(
    `(?:^|[^\\p{L}])${requestOf.en(`${changes.en}|${says.en}`)}\\s*(?:[:–—]\\s*["“'‘]?|["“'‘])(?:to )?(?<step>[^"“”\\n]{3,}?)["”'’]?[.!]?$`,
    'iu',
  ),
  he: new RegExp(
    `(?<!\\p{L})ו?${requestOf.he(`${changes.he}|${says.he}`)}\\s*(?:[:–—]\\s*["“״]?|["“״])(?<step>[^"“”\\n]{3,}?)["”״]?[.!]?$`,
    'u',
  ),
};
/** “Change the step”, “can we reword that?”, “put it differently”. */
const withoutWords: Signs = {
  en: new RegExp(
    `^ (?:(?:please|ok|no|wait|and|but|can (?:you|we|i)|could (?:you|we)|let's|i (?:want|need|would like|meant|mean)(?: to)?|i'd like to|(?:on )?[a-z]+day) )*${requestOf.en(changes.en)} $`,
    'u',
  ),
  he: new RegExp(
    `^ (?:(?:אפשר|צריך|רוצה|בבקשה|אני|רגע|לא|בוא|בואי|אבל|התכוונתי|ביום \\p{L}+) )*ו?${requestOf.he(changes.he)} $`,
    'u',
  ),
};
/** “Change it” alone is a wish for other words; “change it to Sunday” moves the day. */
const ofWords: Signs = {
  en: / (?:step|words|wording|title|put|word|phrase|reword|rephrase|rewrite|edit|formulate|change it|change that|fix it|fix that) /u,
  he: / ו?(?:תנסחי?|נסחי?|לנסח|ננסח|הצעד|הניסוח|המילים|הכותרת|זה) /u,
};

/** Once the step stands, “write: …” may mean a sentence beside it. */
const ofStep: Signs = {
  en: /\b(?:the (?:step|wording|title)|reword|rephrase|word it|put it)\b/iu,
  he: /נסח|הצעד|הניסוח|הכותרת/u,
};

/** The person wants the step in other words: in those behind the request, or the guide asks for them. */
export function answerReworded(moment: Moment): Draft | null {
  const amended = answerAmended(moment);
  if (amended) return amended;
  const { reading, state } = moment;
  const { language, text } = reading;
  // “What do I do when he says ‘deal with it’?”
  if (text.trim().endsWith('?') && !ofStep[language].test(text)) return null;
  const { offer, step, closed } = state;
  const isOpen = offer?.kind === 'action' || offer?.kind === 'date' || offer?.kind === 'wording';
  if (!isOpen && !(closed && step)) return null;
  const standing = isOpen ? offer : step;
  const dueOn = standing && 'dueOn' in standing ? standing.dueOn : null;
  const [line = ''] = text.split('\n');
  const match = withWords[language].exec(line);
  const words = match?.groups?.['step'];
  const isOfStep = isOpen || ofStep[language].test(match?.[0] ?? '');
  if (match && words !== undefined && isOfStep) {
    const title = titleIn(words, language);
    const day = dayOf(moment, line.slice(0, match.index)) ?? dayOf(moment, words) ?? dueOn;
    if (title === null || title === bareTitle(step?.title ?? '')) return null;
    return day === null
      ? askDay(moment, title)
      : propose(moment, 'propose', title, day, isOpen ? [] : ['step_moved']);
  }
  const isAsked = sentencesOf(text, language).some(
    ({ normal }) => withoutWords[language].test(normal) && ofWords[language].test(normal),
  );
  return isAsked && isOpen ? askWording(moment, dayIn(moment) ?? dueOn) : null;
}

function dayOf(moment: Moment, text: string): string | null {
  return dayIn({ ...moment, reading: readingOf(text, moment.reading.language) });
}
