import type { Language } from '#contract/shapes.ts';
import { nounsOf, tenseOf } from './english-forms.ts';
import { isKin, phraseOf } from './english-words.ts';
import { hebrewMentions } from './hebrew-words.ts';
import { normalised } from './normalise.ts';
import { sentencesOf } from './sentences.ts';
import { feelingsIn } from './signals.ts';

export type WovenKind = 'woven_past' | 'woven_now' | 'woven_hard' | 'woven_feeling';

const wordsMin = 4;

/** The kind of question into which a clause fits, by its tense and by whom it speaks of; null where it would read badly. */
export function wovenKind(clause: string, source: string, language: Language): WovenKind | null {
  if (clause.includes(',') || clause.split(' ').length < wordsMin) return null;
  if (unwoven[language].test(clause)) return null;
  const isFelt = feelingsIn(normalised(clause), language).length > 0;
  const isHard = isFelt || denies[language].test(clause);
  const isOfOthers = ofOthers[language].test(clause);
  return language === 'he'
    ? hebrewKind({ clause, source, isFelt, isHard, isOfOthers })
    : englishKind({ clause, isFelt, isHard, isOfOthers });
}

interface Heard {
  clause: string;
  isFelt: boolean;
  isHard: boolean;
  isOfOthers: boolean;
}

function hebrewKind({ clause, source, isFelt, isHard, isOfOthers }: Heard & { source: string }) {
  if (isPastOfMe.test(source)) return beginsPast.test(clause) ? 'woven_past' : null;
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
  he: /^(?:אולי|אם|כש\p{L}+|לפני|אחרי|כנראה|מה|מאז|פעם|שם|פה|זה|זאת|זו|הלוואי|נראה|ברור|בטח|אז|עוד|יש|רק|גם|ל\p{L}{3,}|\p{N}+|לא (?:רק|כל)|.*אף פעם לא)(?:\s|$)/u,
};
const denies = {
  en: /\b(?:never|nobody|no one|nothing|no|not|can't|cannot|\p{L}+n't|without|alone)\b/iu,
  he: /(?:^|\s)[ושכ]?(?:לא|אף|אין|שום|בלי|לבד)(?:\s|$)/u,
};
const ofOthers = {
  en: /^(?:he|she|they|everyone|everybody|nobody|no one|people|your (?:\p{L}+ )?(?:mother|mom|mum|father|dad|parents|sisters?|brothers?|wife|husband|partner|boyfriend|girlfriend|ex|sons?|daughters?|kids?|children|family|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|friends?|roommate|flatmate|neighbou?rs?|landlord|boss|manager|supervisor|teacher|coach|doctor|colleagues?|team|students?|mother-in-law|father-in-law))(?:'\p{L}+)?\s/iu,
  he: /^(?:הוא|היא|הם|הן|כולם|אף אחד|אף אחת|אמא|אימא|אבא|ההורים|אחותך|אחיך|אשתך|בעלך|בתך|הבוס|הבוסית|המנהל|המנהלת|הילדים|הבן|הבת|הילד|הילדה|החבר|החברה|החברים|החברות|השכן|השכנה|המורה|הצוות|סבא|סבתא|חמותך|אנשים|המנחה|המפקד|המפקדת|הרופא|הרופאה|השותף|השותפה|בעל הבית|(?:ה?\p{L}+ ){1,3}של(?:ך|כם))(?:\s|$)/u,
};
/** “אין לך עם מי לדבר”. */
const lacks = /^(?:כבר |עדיין )?אין לך (?!מושג|שמץ|בעיה|ברירה)/u;
/** “You keep saying yes”: what goes on is worth a question. */
const lasts = /^you (?:keep|always|never|still) /iu;
const isPastOfMe =
  /(?:^|\s)(?![ושכ]{0,2}(?:אותי|איתי|אתי|אחותי|אשתי|בתי|חמותי|חברתי)(?:\s|$))[ושכ]{0,2}\p{L}{2,}תי(?:\s|$)/u;
/** “עמדת שם”: a verb of the person’s begins. */
const beginsPast = /^(?:לא |כבר |גם |אף פעם לא )?(?!רצית|היית|ניסית|ידעת|חשבת)\p{L}{2,}ת(?:\s|$)/u;
const speaksToYou = /(?:^|\s)(?:לך|אותך|בך|שלך|עליך|\p{L}{2,}ת)(?:\s|$)/u;

const sentenceLengthMax = 240;

/** Something that the sentence names which stands last, as people speak of what is new; null where it names nothing. */
export function lastThingIn(text: string, language: Language): string | null {
  const sentences = sentencesOf(text, language).filter(
    (one) => !one.text.includes('?') && one.text.length <= sentenceLengthMax,
  );
  for (const { text: sentence } of sentences.toReversed().slice(0, 2)) {
    const found = language === 'en' ? englishThing(sentence) : hebrewThing(sentence);
    if (found) return found;
  }
  return null;
}

function englishThing(sentence: string): string | null {
  const noun = nounsOf(sentence).findLast(
    (one) => leadsOn.test(one) && !ofBody.test(one) && !isKin(one.split(' ').at(-1) ?? ''),
  );
  return phraseOf(
    noun
      ?.replace(/^(?:a|an|this|that) /iu, 'the ')
      .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
  );
}

/** New things have “a”, one’s own have “my”; “the” points at what was said. */
const leadsOn = /^(?:my|our|a|an) /iu;
const ofBody =
  /\b(?:age|stomach|chest|throat|heart|body|hands?|knees?|eyes|ears|face|head|skin|shoulders?|back|legs?|feet|brain|voice|stuff|personality|fault|turn|opinion|way|name|name's|war zone|mess|disaster|joke|dream|nightmare|shame|pity|hug|break|drink|sandwich|coffee|tea|shower|walk|nap)$/iu;

/** Hands that shake are no matter by themselves. */
export const isOfBody = (thing: string) => ofBody.test(thing);

function hebrewThing(sentence: string): string | null {
  return (
    hebrewMentions(sentence.replace(/[.!…]+$/u, ''), true).findLast(({ kind }) => kind === 'thing')
      ?.text ?? null
  );
}
