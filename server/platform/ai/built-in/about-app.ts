import type { Language } from '#contract/shapes.ts';
import { wordsOf } from './normalise.ts';
import { sentencesOf } from './sentences.ts';
import type { Understanding } from './understanding.ts';

type Signs = Record<Language, RegExp>;

/** Words of the guide, the app and the record of the chat; a question without one of them is about neither. */
const namesApp: Signs = {
  en: / (?:you|u|ur|ya|you're|youre|your|yours|yourself|app|zavit|this|these|here|data|messages?|chat|conversations?|records?|recorded|saved?|stored?|private|privacy|secret|confidential|anonymous|encrypted|accounts?|password|cards?|stages?|guide|bot|chatbot|robot|ai|human|person|machine|therapy|therapist|computer|program|server|model|see|sees|read|reads|deleted?|erase|language|english|hebrew|voice|icon|settings|someone there|anyone there|anybody there) /u,
  he: /(?:^ (?:אז )?מה זה $)| (?:את (?=\p{L}+ת ))| [ושמלבהכ]{0,2}(?:אתה|אתם|לך|לכם|שלך|שלכם|אותך|ממך|אצלך|אצלכם|אליך|עליך|איתך|בוט|רובוט|אפליקציה|יישום|זווית|זביט|סיסמה|סיסמא|חשבון|קלף|קלפים|שלב|שלבים|כאן|פה|פרטי|פרטית|פרטיות|סודי|חסוי|אנונימי|מוצפן|נשמר|נשמרת|נשמרים|נשמרות|שומר|שומרים|שמור|מוקלט|נתונים|מידע|הודעות|שיחה|שיחות|מחשב|מכונה|אנושי|אדם|טיפול|מטפל|מטפלת|מודל|בינה|שרת|רואה|רואים|קורא|קוראים|למחוק|מוחקים|נמחק|בטוח|שפה|עברית|אנגלית|קול|לראות|לקרוא|יראה|תראה|תוכל|תוכלי) /u,
};
const ofApp = new Set(['about_guide', 'about_privacy']);
/** Questions of what the guide can do: with a matter beside them they ask for help with it. */
const ofHelp = new Set(['what_for', 'what_can', 'help_with', 'about_why']);
/** “Is that ok?”: a judgement of what was just said. */
const judges: Signs = {
  en: /^ (?:(?:so|and|but|well|or) )*(?:is|was|would|isn't) (?:that|it) (?:be )?(?:(?:just|really|too|so|totally|completely|a bit) )*(?:ok|okay|fine|alright|all right|good|bad|right|wrong|fair|mad|crazy|insane|nuts|daft|weird|strange|odd|silly|stupid|dumb|selfish|terrible|awful|normal|much|harsh|blunt) /u,
  he: /^ (?:(?:אז|אבל|נו) )*ו?(?:זה|זאת|זו) (?:(?:קצת|ממש|סתם|לא|נשמע) )*(?:בסדר|טוב|רע|נכון|נורא|נורמלי|מוזר|הזוי|משוגע|הגיוני|סביר|מוגזם|טיפשי|מטופש|אנוכי|חזק מדי|יותר מדי) /u,
};
/** “Can you help me write the text or not”: the guide is asked for help with words, and not about itself. */
const writes: Signs = {
  en: / help me (?:to )?(?:write|draft|word|compose|phrase|formulate) /u,
  he: / (?:תעזור|תעזרי|לעזור|עזור|עזרי) לי (?:לכתוב|לנסח|לחבר) /u,
};
const matterWordsMin = 4;
const openingLength = 16;
const courtesies: Signs = {
  en: /^ (?:(?:oh|come on|ok|okay|well|please|thanks|thank you|hi|hello|hey|sorry|seriously|honestly|no|yes|wait|and|so|lol) )+$/u,
  he: /^ (?:(?:נו|די|טוב|אוקיי|בבקשה|תודה|היי|שלום|סליחה|ברצינות|באמת|לא|כן|רגע|אז|חח+|זה הכל|זהו) )+$/u,
};

/** The message that is understood instead, or the intent of its question. */
type Beside = { text: string } | Pick<Understanding, 'intent' | 'sentence'>;

/**
 * A message whose only question about the guide is none, or stands beside a matter of the person: that is
 * understood instead. Null where the guide is really asked about.
 */
export function besideApp(
  { intent, topic, sentence }: Understanding,
  written: string,
  language: Language,
): Beside | null {
  if (!ofApp.has(intent)) return null;
  const sentences = sentencesOf(written, language);
  // A quotation is taken out of the sentence that was understood.
  const opening = sentence.text.slice(0, openingLength);
  const asked =
    sentences.find(({ text }) => text.includes(sentence.text)) ??
    sentences.find(({ text }) => text.includes(opening));
  if (!asked) return null;
  const isWhole = asked.text.includes(sentence.text);
  const isNamed = namesApp[language].test(isWhole ? asked.normal : sentence.normal);
  if (!isNamed && judges[language].test(asked.normal)) return { intent: 'ask_advice', sentence };
  if (writes[language].test(asked.normal)) return { intent: 'ask_fact', sentence: asked };
  const isHelp = topic !== null && ofHelp.has(topic);
  if (isNamed && !isHelp) return null;
  const rest = sentences.filter(
    (one) => one !== asked && !courtesies[language].test(one.normal) && !one.asks,
  );
  const words = rest.reduce((sum, { normal }) => sum + wordsOf(normal).length, 0);
  if (words < matterWordsMin) return null;
  return { text: sentences.flatMap((one) => (one === asked ? [] : [one.text])).join(' ') };
}
