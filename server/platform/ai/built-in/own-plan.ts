import type { Language } from '#contract/shapes.ts';
import type { Reading } from './reading.ts';

type Signs = Record<Language, RegExp>;

const wordsMax = 40;
const lead = {
  en: '(?:(?:and|but|so|also|ok|okay|well|or|plus|maybe|then|hm+|um) )*',
  he: '(?:(?:אבל|אז|גם|טוב|אוקיי|או|נו) )*ו?',
};
const unmeant =
  "(?!(?:i'm|i am|im) (?:being )?honest|i (?:could|had|were|ever|may)|only|you |anything|it (?:were|wasn't))";
const will =
  "(?:i'll|ill|i will|i'd|id|i would|i can|i could|i'm going to|i'm gonna|we'll|we will)";
const acts =
  "(?:i|we) (?!(?:am|was|have|had|feel|know|think|don't|dont|can't|cant|need|want|get|freeze|panic|cry|hate|lose|die|go (?:quiet|blank)|shut|always|never|just freeze) )\\p{L}{2,}";
/** “If it rains, I’ll do it at home”, “that he isn’t home, then I’d leave a note”. */
const plans: Record<Language, RegExp[]> = {
  en: [
    new RegExp(
      `^ ${lead.en}(?:even )?(?:if|when|in case|should) ${unmeant}(?:\\S+ ){1,18}?(?:then|${will}) \\S`,
      'u',
    ),
    new RegExp(
      `^ ${lead.en}(?:if|when|in case) ${unmeant}(?!(?:i|i'm|we) )(?:\\S+ ){2,12}?${acts} `,
      'u',
    ),
    new RegExp(`^ ${lead.en}that (?:\\S+ ){1,14}?then \\S`, 'u'),
    new RegExp(
      `^ ${lead.en}${will} (?:\\S+ ){1,14}?(?:if|in case) (?!i (?:had|were|could) |only )\\S`,
      'u',
    ),
  ],
  he: [
    new RegExp(
      `^ ${lead.he}(?:אם|כש\\p{L}{2,}|במקרה ש\\p{L}+|ש\\p{L}{2,}) (?:\\S+ ){1,14}?אז \\S`,
      'u',
    ),
    new RegExp(
      `^ ${lead.he}(?:אם|במקרה ש\\p{L}+) (?!אני |א\\p{L}{3,} )(?:\\S+ ){1,10}?(?:א(?!חרי|ולי|צל|יך|יתו|יתה|ליו|ליה)\\p{L}{3,}|נ(?!חלש|בהל|לחץ|שבר|כנע)\\p{L}{4,}|אני(?! (?:נחלש|נשבר|נכנע|מוותר|מתקפל|קופא|נלחץ|נבהל|בוכה|שותק|מתחרט))) `,
      'u',
    ),
    new RegExp(`^ ${lead.he}א(?!חרי|ולי|צל|בל|פילו|יך|ני)\\p{L}{3,} (?:\\S+ ){1,10}?אם `, 'u'),
  ],
};
/** “And if I lose my nerve?” */
const asks: Signs = {
  en: new RegExp(`^ ${lead.en}(?:what )?if (?:\\S+ ){2,14}$`, 'u'),
  he: new RegExp(`^ ${lead.he}(?:מה )?אם (?:\\S+ ){2,14}$`, 'u'),
};
/** “What if I close the chat?” asks about Zavit. */
const ofApp: Signs = {
  en: / (?:chat|app|account|browser|page|window|tab|here|you|u|zavit|data|device|laptop|vanish|password|log|(?<=(?:my|an|the|this|your|i don't|i can't|i won't|i do not) )answer|question|questions|card|stage|skip|note|save|forget) | (?:i|we) (?:leave|close|stop|quit|go)(?: now| it)? $/u,
  he: / (?:ה?(?:שיחה|צ'אט|אפליקציה|חשבון|דפדפן|חלון|מכשיר|סיסמה|שאלה|שאלות|קלף|שלב)|אתה|את(?= (?:ת\p{L}+|לא|יכולה|זוכרת|שומרת|מוחקת|עונה) )|אותך|ממך|זווית|כאן|פה|אספר|תזכור|תזכרי|תדווח\p{L}*|תספרי?|תשמרי?|תשמור) /u,
};

/** Whether a message is an “if … then …” of the person: they say what they will do when something comes up. */
export function isOwnPlan({ normal, words, text, language }: Reading): boolean {
  if (words.length > wordsMax || text.includes('?')) return false;
  return plans[language].some((plan) => plan.test(normal));
}

/** Whether a message asks what happens when something comes up. */
export function asksWhatIf({
  normal,
  text,
  language,
}: Pick<Reading, 'normal' | 'text' | 'language'>): boolean {
  const isQuestion = text.includes('?') || / (?:what|ו?מה) (?:if|אם) /u.test(normal);
  return isQuestion && asks[language].test(normal) && !ofApp[language].test(normal);
}
