import type { Intent } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Understanding } from './understanding.ts';

type Signs = Record<Language, RegExp>;

const quotation = /"[^"\n]{2,300}"|“[^”\n]{2,300}”|(?<![א-ת])״[^״\n]{2,300}״/u;
/** Besides a quotation so few words only point to it: “‘you never listen’. that one”. */
const pointingWordsMax = 4;
const ofQuotations = new Set<Intent>(['insult', 'refusal', 'boredom', 'agreement', 'decline']);

/** “I keep asking myself what I did wrong”, “nobody says what to do”: a question inside a statement is asked of nobody. */
const indirect: Signs = {
  en: / (?:(?:i|i'm|im|i've|ive) (?:\S+ ){0,3}(?:wonder|wondering|ask(?:ing|ed)? myself|check(?:ing|ed)?|keep thinking|lie awake|replay\w*|google\w*|searching|trying to (?:work|figure) out)|(?:nobody|no one|noone|everyone|everybody|people|they|he|she) (?:\S+ ){0,3}(?:tells?|telling|says?|saying|knows?|explains?|asks?|asking|asked|told)(?: me| us)?|without (?:\S+ ){0,2}(?:reading|asking|knowing)) (?:\S+ )?(?:what|why|how|who|where|if|whether) /u,
  he: / (?:(?:אני )?(?:כל הזמן |תמיד |רק )?(?:חושב|חושבת|בודק|בודקת|שואל|שואלת את עצמי|שואל את עצמי|תוהה|מנסה להבין|מחפש|מחפשת)|(?:אין מי ש|אף אחד לא |כולם |הוא |היא |הם |אנשים )(?:\S+ ){0,3}(?:אומר|אומרת|אומרים|יודע|יודעת|יודעים|מסביר|מסבירה|מסבירים|שאל|שאלה|שאלו|שואלים|שואל|שואלת)(?: לי| לנו| אותי)?|בלי ל\S+) (?:\S+ )?(?:מה|למה|איך|מי|אם|איפה|מתי) | (?:לא מבין|לא מבינה|לא הבנתי) (?:כלום|שום דבר|אותו|אותה|אותם|את עצמי|איך הוא|איך היא|למה הוא|למה היא|למה אני) /u,
};
/** “Why did I leave if I miss him?”: asked of oneself. */
const asksSelf: Signs = {
  en: /^ (?:(?:and|but|so|then) )*why (?:do|did|am|can't|cant|don't|dont|didn't|didnt|would|was|couldn't|won't|haven't|have) i /u,
  he: /^ (?:אז |אבל |ו)*למה (?:אני |בכלל |\p{L}{2,}תי )/u,
};
/** “How do you know that it is time”, “what do people do when …”: a question of life, and none of facts. */
const ofLife: Signs = {
  en: /^ (?:(?:and|but|so|then) )*(?:how (?:do|does|did|can) (?:you|people|one|anyone|anybody|i|we) (?:even |ever |actually )?(?:know|stop|start|begin|deal|live|tell|forgive|trust|let|say|choose|decide|get over|move on|go on)|what (?:do|does|would) (?:you|people|one|anyone) (?:do|say) (?:when|if|with)|what if (?:i|we|he|she|they|it|nobody)|is it (?:ok|okay|normal|bad|wrong|selfish|too late)) /u,
  he: /^ (?:אז |אבל |ו)*(?:מה עושים (?:כש|אם|עם)|איך (?:יודעים|מפסיקים|מתחילים|חיים|סולחים|משחררים|מחליטים|בוחרים|אומרים|ממשיכים|מתמודדים)|מה אם|זה (?:נורמלי|בסדר|רע|אנוכי)) ?\S* /u,
};
/** “What do other people do?” asks after no number of users. */
const ofOtherPeople: Signs = {
  en: / (?:what|how) (?:do|does|would|did) (?:other |most )?(?:people|others|everyone|everybody) /u,
  he: / (?:מה|איך) (?:אנשים|אחרים|כולם) (?:אחרים )?/u,
};
/** A price of the app: it, its plans or what is charged is named. */
const ofAppPrice: Signs = {
  en: / (?:app|zavit|you|your|here|subscriptions?|subscribe|plans?|premium|upgrade|trial|discount|refund|charged?|credit card|paypal|messages?|limits?) | (?:is|was) (?:this|it|that) (?:\S+ )?free | free (?:or|and) paid /u,
  he: / [ושמלבה]{0,2}(?:אפליקציה|זווית|זביט|מלווה|מנוי|מסלול|מסלולים|פרימיום|פה|כאן|אצלכם|לכם|ניסיון|הנחה|החזר|אשראי|ביט|הגבלה|הודעות|חינם|חינמי|תחייבו|יחייבו|תבקשו|משדרגים) /u,
};
/** “What does it cost?” and nothing else. */
const priceAlone: Signs = {
  en: /^ (?:(?:so|and|ok|hi|hey|please) )*(?:(?:what|how much)(?:'s| is| does| do)? (?:this|it|that|the price|i have to pay)(?: \S+){0,3}|(?:the )?price|(?:how much (?:does|is)|what(?:'s|s| is) the price of) (?:\S+ ){0,2}\S+|do i (?:have|need) to pay(?: \S+){0,3}) $/u,
  he: /^ (?:(?:אז|היי|נו|ו) )*(?:כמה (?:זה )?(?:עולה|יעלה)(?: \S+){0,2}|זה עולה(?: כסף)?|(?:מה )?ה?מחיר|(?:צריך|צריכים|חייבים) לשלם(?: על זה)?) $/u,
};
const ofFacts = new Set<Intent>(['ask_fact']);
/** Wishes about others: nothing is refused to the guide. */
const aboutOthers: Signs = {
  en: / (?:(?:want|wish|need|asked|told|beg) (?:him|her|them|people|everyone|everybody|my \S+|the \S+) (?:to |would )?(?:stop|leave|quit|not)|(?:don't|dont|do not|didn't|won't|can't|cant) (?:want to |wanna )?(?:talk|speak) (?:to|with) (?:him|her|them|my|each|any)|i'd rather not talk about it (?:at|with|to|in)) /u,
  he: / (?:לא (?:רוצה|בא לי|מוכן|מוכנה|מסוגל|מסוגלת) לדבר (?:איתו|איתה|איתם|איתן|עם)|ש(?:הוא|היא|הם|יפסיק|תפסיק|יפסיקו|יעזב|תעזוב|יעזבו)\S*|להגיד להם|אגיד להם|אני אגיד ל\S+|לא בא לי לדבר אבל) /u,
};
/** “Just down”: a mood is no complaint about the talk. */
const mood: Signs = {
  en: / (?:just|kinda|a bit|so) (?:down|bummed|gutted|low|flat) /u,
  he: / (?:סתם|קצת|די) (?:מבואס|מבואסת|בדאון|מדוכדך|מדוכדכת) /u,
};

/** “It drives me mad”, “it sucks”, “what a mess”: said of life, and not of the guide, which is not addressed. */
const ofLifeAlone: Signs = {
  en: /^ (?:(?:and|but|so|god|ugh|honestly|man|wow) )*(?:(?:it|this|that|he|she|they|all of it)(?:'s)? (?:\S+ )?(?:drives?|driving|drove|makes?|making) me (?:mad|crazy|nuts|insane|furious|angry|so \S+)|(?:it|this|that|everything|life|work)(?:'s)? (?:all |just |really |kinda |so )*(?:sucks?|stinks?)|(?:what|such) an? (?!(?:\S+ )?(?:question|answer|idea|bot|app|guide|machine|program|conversation|chat|help|reply|thing to (?:say|ask)) )\S+(?: \S+)?|(?:i'm|im|i am) (?:so |really |just )*(?:sick|tired|fed up) (?:of|with) (?:it|this|that|everything|all (?:of )?(?:it|this))) (?:\S+ ){0,2}$/u,
  he: /^ (?:(?:אוף|אבל|וואו|האמת|אז) )*(?:(?:זה|הוא|היא|הם) (?:\S+ )?(?:מטריף|מטריפה|משגע|משגעת|מוציא|מוציאה|מעצבן|מעצבנת|מחרפן|מחרפנת|מטריפים|משגעים) אותי|(?:איזה|איזו) (?!(?:שאלה|תשובה|רעיון|בוט|אפליקציה|רובוט|שיחה|מלווה|תוכנה) )\S+(?: \S+)?|נמאס לי(?: מזה| מהכל| מהכול| מכל זה| כבר)*) (?:\S+ ){0,2}$/u,
};
/** “Not sure I dare”: a doubt, and no yes. */
const doubts: Signs = {
  en: /^ (?:(?:well|hm+|but|honestly) )*(?:not|i'm not|im not|i am not) (?:so |really |quite |that )?sure /u,
  he: /^ (?:(?:האמת|אבל|אממ|טוב) )*(?:אני )?לא (?:כל כך |ממש )?(?:בטוח|בטוחה) /u,
};
const meantOfLife = new Set<Intent>(['insult', 'refusal', 'boredom', 'ask_fact', 'ask_advice']);

/** Whether a message has the form of an intent without meaning it. */
export function isIntentUnmeant(
  { intent, topic }: Pick<Understanding, 'intent' | 'topic'>,
  text: string,
  language: Language,
): boolean {
  const normal = normalised(text);
  if (ofQuotations.has(intent) && isQuotation(text)) return true;
  if (meantOfLife.has(intent) && !text.includes('?') && ofLifeAlone[language].test(normal))
    return true;
  if (intent === 'agreement' && doubts[language].test(normal)) return true;
  const isQuestion = /^(?:ask|about)_/u.test(intent);
  if (isQuestion && !text.includes('?') && indirect[language].test(normal)) return true;
  if (topic === 'how_many_people' && ofOtherPeople[language].test(normal)) return true;
  if (topic === 'price')
    return !priceAlone[language].test(normal) && !ofAppPrice[language].test(normal);
  if (topic !== null) return false;
  if (isQuestion && asksSelf[language].test(normal)) return true;
  if (ofFacts.has(intent) && ofLife[language].test(normal)) return true;
  if (intent === 'refusal') return aboutOthers[language].test(normal);
  return intent === 'boredom' && mood[language].test(normal);
}

/** Nearly all of the message is in quotation marks. */
function isQuotation(text: string): boolean {
  if (!quotation.test(text)) return false;
  const rest = text.replaceAll(new RegExp(quotation, 'gu'), ' ');
  return wordsOf(normalised(rest)).length <= pointingWordsMax;
}
