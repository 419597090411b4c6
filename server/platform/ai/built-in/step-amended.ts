import type { Language } from '#contract/shapes.ts';
import type { OpenOffer } from './chat-state.ts';
import { afterNo } from './consent.ts';
import { dayIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { askDay, propose } from './offered-step.ts';
import { readingOf } from './reading.ts';
import { isTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;
type StepOffer = Extract<OpenOffer, { kind: 'action' | 'date' }>;

/** “That’s not a step, just a maybe”. */
const isMaybe: Signs = {
  en: / (?:(?:that's|thats|that is|it's|its|it is|this is|that was|it was) )?(?:just|only|more of|more like) (?:a |an )?(?:maybe|perhaps|idea|what if|possibility) $/u,
  he: / (?:(?:זה|זו|זאת) (?:לא (?:ה)?צעד )?)(?:(?:זה|זו|זאת|אלא|רק|סתם|יותר|היה|בגדר) )+(?:אולי|רעיון|השערה|אפשרות) $/u,
};
/** “Yes, but write that it’s 20 minutes”: words that belong behind the title. */
const adds: Signs = {
  en: /(?:^|[\s,.])(?:write|add|note|put|say|mention)(?: down| in| there)? that (?:it's|it’s|its|it is|it'll be|it’ll be|it will be|it takes) (?<words>[^.!?\n]{3,60})[.!]?$/iu,
  he: /(?:^|[\s,.])(?:ו)?(?:תכתוב|תכתבי|לכתוב|תרשום|תרשמי|לרשום|תוסיף|תוסיפי|להוסיף|תציין|תצייני|לציין)(?: שם| גם| בבקשה| לי)? ש(?:זה|מדובר ב|זה יהיה|זה רק) ?(?<words>[^.!?\n]{3,60})[.!]?$/u,
};
/** “Not like that. Just: text her mum tonight”: other words stand behind the refusal of the first ones. */
const replaces: Signs = {
  en: /^(?:(?:no|nope|hm+|ugh|well|oh|sorry)[\s,.!]+)*(?:not (?:like that|that way|quite|so|in those words)|(?:it|that)(?:'s| is|’s)? (?:came out|reads?|sounds?|is)? ?(?:all |a bit |so |really )?(?:wrong|weird|odd|clumsy|crooked|off|strange|funny|awkward)|the wording (?:is|came out|sounds?) (?:\p{L}+ )?\p{L}+)[\s,.!;–—-]+(?:(?:just|simply|rather|better|more like|only|make it|put)\s*)*(?::\s*(?:to )?(?<words>[^?\n]{5,100})|(?:i'll |i’ll |i will |to )(?<act>(?!nothing|not |never|be )[^?\n:]{5,100}))$/iu,
  he: /^(?:(?:לא|אוף|אה|נו|סליחה)[\s,.!]+)*(?:(?:לא (?:ככה|כך|בדיוק|במילים האלה|מנוסח טוב))|(?:(?:הניסוח|המשפט|השורה|זה|הצעד) )?(?:יצא|יצאה|נשמע|נשמעת|נקרא|מנוסח)(?: \S+)? (?:עקום|עקומה|מוזר|מוזרה|לא טוב|לא נכון|רע|מסורבל|מסורבלת|משונה|הפוך)|הניסוח (?:\S+ )?(?:עקום|מוזר|מסורבל|לא טוב|לא נכון))[\s,.!;–—-]+(?:(?:פשוט|רק|עדיף|יותר נכון|בעצם|אלא|צריך להיות|שיהיה)\s*)*(?::\s*(?<words>[^?\n]{5,100})|(?<act>(?:אני )?(?:ל(?!א )|א(?!ני |בל |ולי ))\p{L}{3,} [^?\n:]{2,100}))$/u,
};
/** “It should say fill in the licence form.” */
const shouldSay: Signs = {
  en: /^(?:(?:no|nope|hm+|well|sorry|but|yes)[\s,.!]+)*(?:it|that|this|the (?:step|title|line)) (?:should|must|ought to|has to|needs to) (?:just |rather )?(?:say|be|read)(?::| that)? (?:to )?["“]?(?<words>[^?\n"”]{5,100})["”]?[.!]?$/iu,
  he: /^(?:(?:לא|אה|נו|סליחה|אבל|כן)[\s,.!]+)*(?:זה|הצעד|הניסוח|שם|שזה) (?:צריך|צריכה|אמור) (?:פשוט )?(?:להיות|להיכתב|לומר|להגיד)(?: כתוב)?:? ["״]?(?<words>[^?\n"״]{5,100})["״]?[.!]?$/u,
};
/** “It matters more to me to ask him”: another act, without the day of the first one. */
const weighsMore: Signs = {
  en: /(?:^|[\s,.])(?:(?:it )?matters more(?: to me)? to|(?:it's |it’s |it is )?more important(?: to me| for me)?(?: is| to)?(?: to)?) (?<act>(?!not |that |than |is |me )\p{L}+ [^.!?\n]{2,70})/iu,
  he: /(?:^|[\s,.])ו?(?:(?:יותר חשוב|חשוב יותר)(?: לי)?|חשוב לי יותר) (?<act>ל(?!א |י )\p{L}{2,} [^.!?\n]{2,70})/u,
};

/** An open offer is taken back as a mere maybe, gets more words behind its title, or other words in its place. */
export function answerAmended(moment: Moment): Draft | null {
  const { offer } = moment.state;
  if (offer?.kind !== 'action' && offer?.kind !== 'date') return null;
  return (
    answerMaybe(moment) ??
    answerAdded(moment, offer) ??
    answerReplaced(moment, offer) ??
    answerWeighsMore(moment)
  );
}

function answerMaybe(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const bare = normalised(reading.text.replaceAll(/["“”״']/gu, ''));
  if (!isMaybe[reading.language].test(bare)) return null;
  state.possibleStep = null;
  return draft(moment, 'step_declined', joined(moment, sayLine(moment, 'step_declined')));
}

function answerAdded(moment: Moment, offer: StepOffer): Draft | null {
  const { language, text } = moment.reading;
  const words = adds[language].exec(text)?.groups?.['words']?.trim();
  // “Write that it’s on Sunday” gives a day.
  if (!words || dayOf(moment, words) !== null) return null;
  return offered(moment, `${offer.title}, ${words}`, dueOf(offer));
}

function answerReplaced(moment: Moment, offer: StepOffer): Draft | null {
  const { language, text } = moment.reading;
  const { words, act } = replaces[language].exec(text.trim())?.groups ?? {};
  const asSaid = shouldSay[language].exec(text.trim())?.groups?.['words'];
  const said = (words ?? act ?? asSaid)?.replace(/[.!\s]+$/u, '');
  const title = said === undefined ? null : titleIn(said, language);
  if (said === undefined || title === null) return null;
  return offered(moment, title, dayOf(moment, said) ?? dueOf(offer));
}

function answerWeighsMore(moment: Moment): Draft | null {
  const { language, text } = moment.reading;
  const act = weighsMore[language].exec(text)?.groups?.['act'];
  const title =
    act === undefined || afterNo(moment.reading) === null ? null : titleIn(act, language);
  if (act === undefined || title === null || !isTitle(title, language)) return null;
  return offered(moment, title, dayOf(moment, act));
}

function offered(moment: Moment, title: string, dueOn: string | null): Draft {
  return dueOn === null ? askDay(moment, title) : propose(moment, 'propose', title, dueOn);
}

function dueOf(offer: StepOffer): string | null {
  return offer.kind === 'action' ? offer.dueOn : null;
}

function dayOf(moment: Moment, text: string): string | null {
  return dayIn({ ...moment, reading: readingOf(text, moment.reading.language) });
}
