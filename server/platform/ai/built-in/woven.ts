import { pastOfOthers } from '#content/guide/follow-ups/hebrew-verbs.ts';
import type { Language } from '#contract/shapes.ts';
import { tenseOf } from './english-forms.ts';
import { normalised } from './normalise.ts';
import { feelingsIn } from './signals.ts';

export type WovenKind = 'woven_past' | 'woven_now' | 'woven_hard' | 'woven_feeling';

/** Three Hebrew words say as much as four English ones. */
const wordsMin = { en: 4, he: 3 };

/** The kind of question into which a clause fits, by its tense and by whom it speaks of; null where it would read badly. */
export function wovenKind(clause: string, source: string, language: Language): WovenKind | null {
  if (clause.includes(',') || clause.split(' ').length < wordsMin[language]) return null;
  if (unwoven[language].test(clause) || mixes.test(clause)) return null;
  const isFelt = feelingsIn(normalised(clause), language).length > 0;
  const isHard = isFelt || denies[language].test(clause);
  const isOfOthers = ofOthers[language].test(clause);
  return language === 'he'
    ? hebrewKind({ clause, source, isFelt, isHard, isOfOthers })
    : englishKind({ clause, isFelt, isHard, isOfOthers });
}

/** “You moved to Leeds and you just feel homesick”, “you never got asked again”: two times, or none. */
const mixes =
  /\band you(?:'re| are| just| feel| still| have|'ve) |^you never (?!miss|say|ask|tell|get(?! asked))/iu;

interface Heard {
  clause: string;
  isFelt: boolean;
  isHard: boolean;
  isOfOthers: boolean;
}

function hebrewKind({ clause, source, isFelt, isHard, isOfOthers }: Heard & { source: string }) {
  if (isPastOfMe.test(source) && beginsPast.test(clause)) return 'woven_past';
  const isDone = (isOfOthers && didPast.test(clause)) || didToYou.test(clause);
  if (isDone && !/ כש/u.test(clause)) return 'woven_past';
  if (isPastOfMe.test(source) && !isOfOthers) return null;
  if (isOfOthers) return isHard ? 'woven_hard' : 'woven_now';
  if (lacks.test(clause)) return 'woven_hard';
  return isFelt && speaksToYou.test(clause) ? 'woven_feeling' : null;
}

function englishKind({ clause, isFelt, isHard, isOfOthers }: Heard): WovenKind | null {
  const isOfYou = /^you(?:'\p{L}+)?\s/u.test(clause);
  if (!isOfYou && !isOfOthers) return null;
  const tense = tenseOf(clause);
  if (tense === null || tense === 'modal') return null;
  if (tense === 'past') return 'woven_past';
  if (isFelt && isOfYou && tense === 'present')
    return / and you/u.test(clause) ? 'woven_hard' : 'woven_feeling';
  if (isHard) return 'woven_hard';
  return isOfOthers || lasts.test(clause) ? 'woven_now' : null;
}

/** A guess, a condition, not knowing, what somebody is, and words that point at others: said back they stand alone. */
const unwoven = {
  en: /^(?:maybe|perhaps|if|when|once|unless|until|while|after|before|what|(?:it|that|this)(?:'s| is| was|'d)\b|(?:you|he|she|they)(?:'re|'s| are| were| was| is)? (?:(?:also|just|really|still|do|don't|didn't|even|probably|already|only|kind of) )*(?:start|started|begin|began|think|thought|guess|suppose|mean|meant|know|knew|wonder|wondered|hope|wish|bet|swear|promise|going|gonna|doubt|remember|agree|see|want|wanted|need|needed|have to|not|a|an|the|in|at|from|with)\b|(?:you'd|you'll|you will|you can|you could|you have to|you need|you got|you've got|you've to|you do)\b|.*(?:\bnot \d|\bhadn't|\bdidn't even|\bused to\b|\bwere always\b|\bhad never\b|\bliterally\b|\b(?:is|are|am|'re|'m|'s) \d))/iu,
  he: /^(?:אולי|אם|כש\p{L}+|לפני|אחרי|כנראה|מה|מאז|פעם|שם|פה|זה|זאת|זו|הלוואי|נראה|ברור|בטח|אז|עוד|יש|רק|גם|ל\p{L}{3,}|\p{N}+|לא (?:רק|כל)|.*אף פעם לא|(?:הוא|היא) (?:בן|בת) \p{N}+|ה(?:הרגשה|תחושה|בעיה) שלך|(?:\S+ ){1,2}(?:היה|הייתה|היתה|היו)|.*(?:אומר|אומרת|אמר|אמרה|אמרו) (?:לך )?(?:ת\p{L}{2,}|עזוב|עזבי|די|אל|בוא|בואי)|.* (?:אבל|ואז|ומאז|ועכשיו|חח+)|(?:\S+ ){1,2}לא (?:צעק|צעקה|צועק|צועקת|מרביץ|משקר|בוגד|כועס|כועסת)|(?:\S+ ){2,}(?:הוא|היא|הם)|.*(?:שולח|שולחת|אומר|אומרת|כתב|כתבה) לך$|.*ו?שנ(?:עבור|צא|לך|ריב|קבע|יסע|פסיק|דבר|היה|עשה))(?:\s|$)/u,
};
const denies = {
  en: /\b(?:never|nobody|no one|nothing|no|not|can't|cannot|\p{L}+n't|without|alone)\b/iu,
  he: /(?:^|\s)[ושכ]?(?:לא|אף|אין|שום|בלי|לבד)(?:\s|$)/u,
};
const ofOthers = {
  en: /^(?:he|she|they|everyone|everybody|nobody|no one|people|your (?:\p{L}+ )?(?:mother|mom|mum|father|dad|parents|sisters?|brothers?|wife|husband|partner|boyfriend|girlfriend|ex|sons?|daughters?|kids?|children|family|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|friends?|roommate|flatmate|neighbou?rs?|landlord|boss|manager|supervisor|teacher|coach|doctor|colleagues?|team|students?|mother-in-law|father-in-law))(?:'\p{L}+)?\s/iu,
  he: /^(?:(?:היום|אתמול|השבוע|עכשיו|פתאום|בסוף|אחר כך|השנה|הערב) )?(?:הוא|היא|הם|הן|כולם|אף אחד|אף אחת|אמא|אימא|אבא|ההורים|אחותך|אחיך|אשתך|בעלך|בתך|הבוס|הבוסית|המנהל|המנהלת|הילדים|הבן|הבת|הילד|הילדה|החבר|החברה|החברים|החברות|השכן|השכנה|המורה|הצוות|סבא|סבתא|חמותך|אנשים|המנחה|המפקד|המפקדת|הרופא|הרופאה|השותף|השותפה|בעל הבית|(?:ה?\p{L}+ ){1,3}של(?:ך|כם))(?:\s|$)/u,
};
/** “אין לך עם מי לדבר”. */
const lacks = /^(?:כבר |עדיין )?אין לך (?!מושג|שמץ|בעיה|ברירה)/u;
/** “You keep saying yes”: what goes on is worth a question. */
const lasts = /^you (?:keep|always|never|still) /iu;
const isPastOfMe =
  /(?:^|\s)(?![ושכ]{0,2}(?:אותי|איתי|אתי|אחותי|אשתי|בתי|חמותי|חברתי)(?:\s|$))[ושכ]{0,2}\p{L}{2,}תי(?:\s|$)/u;
/** “עמדת שם”: a verb of the person’s begins. */
const beginsPast =
  /^(?:לא |גם |אף פעם לא )?(?!(?:ניהלת|עבדת|גרת|חיית|גדלת|נולדת|שירתת|לימדת|למדת|רצית|היית|ניסית|ידעת|חשבת|הרגשת|התכוונת|קיווית|הבנת|אהבת|יכולת|הצלחת|את|בת|אחות|זאת|באמת|כמעט|לפחות|פחות|חברות|בערבית)\s)\p{L}{2,}(?<!ו)ת(?:\s|$)/u;
/** “הוא צעק עליך”, right behind those who did it. */
const didPast = new RegExp(`^(?:(?!לא |כבר |תמיד )\\S+ ){1,3}?${pastOfOthers}(?:\\s|$)`, 'u');
/** “פיטרו אותך אתמול”: nobody is named. */
const didToYou = new RegExp(
  `^(?:לא )?${pastOfOthers}(?<=ו) (?:\\S+ )?(?:לך|אותך|ממך|עליך|אליך|איתך|בלעדיך)(?:\\s|$)`,
  'u',
);
const speaksToYou = /(?:^|\s)(?:לך|אותך|בך|שלך|עליך|\p{L}{2,}ת)(?:\s|$)/u;

const ofBody =
  /\b(?:abortion|miscarriage|rape|assault|cancer|tumou?r|diagnosis|age|stomach|chest|throat|heart|body|hands?|knees?|eyes|ears|face|head|skin|shoulders?|back|legs?|feet|brain|voice|stuff|personality|fault|turn|opinion|way|name|name's|war zone|mess|disaster|joke|dream|nightmare|shame|pity|hug|break|drink|sandwich|coffee|tea|shower|walk|nap)$/iu;

/** Hands that shake are no matter by themselves. */
export const isOfBody = (thing: string) => ofBody.test(thing);
