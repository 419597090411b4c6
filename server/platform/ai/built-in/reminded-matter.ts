import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Heard } from './protests.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { turnedNoun } from './turned-noun.ts';

const lead = {
  en: '^ (?:(?:but|and|no|well|look|hey|ok|mate|dude|bro|seriously) )*',
  he: '^ (?:(?:אבל|רגע|לא|טוב|נו|אחי|הרי|כבר) )*(?:אני )?',
};
/** “I asked can we do the text”, “ביקשתי שנכתוב את ההודעה”: a request of the guide that went unheard. */
const asksGuide = {
  en: new RegExp(
    `${lead.en}i (?:(?:already|just|only) )?(?:asked|said)(?: you)? (?:(?:if|whether) )?(?:(?:can|could|shall) (?:we|you)|(?:we|you) (?:can|could)) (?:(?:please|just|maybe) )*(?:do|write|work on|look at|talk about|help me with|help with|go through) (?<what>(?:the|my|our|this|that) (?:\\S+ ){1,4})$`,
    'u',
  ),
  he: new RegExp(
    `${lead.he}(?:שאלתי|ביקשתי|אמרתי)(?: (?:אותך|לך|ממך))? (?:(?:אם )?אפשר (?:לכתוב|להכין|לעשות|לנסח|לדבר על|לעבוד על|לעזור לי עם)|ש(?:נכתוב|נכין|נעשה|ננסח|נדבר על|נעבוד על)) (?:את )?(?<what>ה\\S+ (?:\\S+ ){0,3})$`,
    'u',
  ),
};
/** “I asked about the mail to her”: a reminder only beside words that reject the last reply. */
const asksAbout = {
  en: new RegExp(
    `${lead.en}i (?:(?:just|only) )?(?:asked(?: you)?|was asking) about (?<what>(?:the|my|our|this|that) (?:\\S+ ){1,5})$`,
    'u',
  ),
  he: new RegExp(`${lead.he}שאלתי(?: אותך)? (?:על|לגבי) (?<what>ה\\S+ (?:\\S+ ){0,3})$`, 'u'),
};
/** “You didn’t get it”, “which scale?” */
const rejects = {
  en: /^ (?:(?:no|but|mate|dude) )*(?:(?:you (?:didn't|didnt|don't|dont|did not) (?:get|understand|listen|read|hear))|(?:what|which) \S+) (?:\S+ ){0,2}$/u,
  he: /^ (?:(?:לא|אבל|רגע) )*(?:(?:לא (?:הבנת|הקשבת|קראת|שמעת))|(?:איזה|איזו|איזושהי) \S+) (?:\S+ ){0,2}$/u,
};
/** “Mate I said.” */
const saysSo = {
  en: /^ (?:(?:mate|dude|look|like|as|but) )*i (?:already |just )?(?:said|told you)(?: so| that| already)? $/u,
  he: /^ (?:אבל )?(?:כבר )?אמרתי(?: לך)?(?: כבר)? $/u,
};
const besideWordsMax = 7;

/** A reminder of a matter to which the guide owes an answer: it goes back to the matter, and quotes no reminder. */
export function remindedMatter(state: ChatState, reading: Reading): Heard | null {
  const { text, language } = reading;
  const sentences = sentencesOf(text, language);
  const found = sentences.find(({ normal }) => asksGuide[language].test(normal));
  const isRejected = sentences.some(({ normal }) => rejects[language].test(normal));
  const named =
    found ?? sentences.find(({ normal }) => isRejected && asksAbout[language].test(normal));
  if (!named || state.turn === 0) return null;
  const what = matterIn(named, language);
  const count = sentences
    .filter((one) => one !== named && !isBeside(one.normal, language))
    .reduce((sum, { normal }) => sum + wordsOf(normal).length, 0);
  if (what === null || count > besideWordsMax) return null;
  return {
    reading: { ...reading, isContent: false },
    protest: { kind: 'said', not: null, about: what, isAlone: true },
  };
}

const isBeside = (normal: string, language: Language) =>
  rejects[language].test(normal) || saysSo[language].test(normal);

function matterIn({ text, normal }: { text: string; normal: string }, language: Language) {
  const groups = (asksGuide[language].exec(normal) ?? asksAbout[language].exec(normal))?.groups;
  const what = groups?.['what']?.trim() ?? '';
  const own = text
    .replace(/[.!?…,;:\s]+$/u, '')
    .split(/\s+/u)
    .slice(-wordsOf(what).length)
    .join(' ');
  return normalised(own).trim() === what ? (turnedNoun(own, language) ?? null) : null;
}

/** Something to write or to say is asked after by its words. */
export const isOfWords = {
  en: /\b(?:text|message|mail|e-?mail|letter|note|reply|answer|call|words|sentence)\b/iu,
  he: /(?:^|\s)ה?(?:הודעה|מייל|אימייל|מכתב|סמס|תשובה|שיחה|מילים|משפט|טקסט)(?=\s|$)/u,
};
