import type { Intent } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { isGladNews } from './glad-news.ts';
import { type Said, sayLine, wordCount } from './lines.ts';
import type { Moment } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import { quotableOf, quoted } from './quotes.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { feelingsIn, isStopword } from './signals.ts';

const openingOf: Partial<Record<Intent, string[]>> = {
  feeling: ['reflect_feeling', 'name_feeling'],
  loss: ['reflect_loss', 'loss_bare'],
  joy: ['reflect_joy', 'reflect_joy_quote', 'joy_bare'],
};
const openingOfAim = {
  wish: 'reflect_wish',
  plan: 'reflect_wish',
  duty: 'reflect_duty',
  trouble: 'reflect_trouble',
  fear: 'reflect_fear',
};

/** Says back what was meant, in the person's words; null where the message holds nothing to say back. */
export function reflection(heard: Moment): Said | null {
  const moment = heard.reading.intent === 'joy' ? ofNews(heard) : heard;
  const { reading, words, slots, state } = moment;
  // “I’m proud: two years ago I couldn’t pay it”: beside gladness nothing is hard now.
  const isGlad =
    state.joyFor > 0 ||
    (reading.feelings.length > 0 &&
      reading.feelings.every(({ feeling }) => feeling.valence === '+'));
  const aim = words.aims.find(
    ({ kind, text }) =>
      kind !== 'plan' &&
      !(isGlad && kind === 'trouble') &&
      !(kind === 'duty' && ofNeed[reading.language].test(text)),
  );
  const inAim = aim && { ...moment, slots: { ...slots, v: aim.text } };
  const isOfAim =
    aim !== undefined &&
    ['wish', 'obligation', 'fear'].includes(reading.intent) &&
    // One Hebrew word says too little alone: “לצאת”.
    (reading.language === 'en' || aim.text.includes(' ')) &&
    slots.c === undefined;
  const isHurt = reading.feelings.some(
    ({ feeling }) => feeling.id === 'hurt' && feeling.label[reading.language] === slots.f,
  );
  const known = openingOf[reading.intent] ?? [];
  const isCongratulated =
    reading.intent === 'joy' &&
    sentencesOf(reading.text, reading.language).some((one) => isNewsOfOwn(one, reading.language));
  const ofHurt = isHurt && reading.intent === 'feeling' ? ['reflect_hurt', 'name_hurt'] : known;
  const own = isCongratulated ? ['reflect_congrats', 'congrats_quote', ...known] : ofHurt;
  const isTurned =
    turnsAfter[reading.language].test(reading.normal) && isGlad && state.joyFor === 0;
  const special = namesItself(moment) || isTurned ? [] : own;
  return (
    (inAim && isOfAim ? sayLine(inAim, openingOfAim[aim.kind]) : null) ??
    sayLine(moment, ...(reading.intent === 'joy' ? special : special.slice(0, 1))) ??
    saidBack(moment, slots.c) ??
    (reading.intent === 'feeling' ? saidBack(moment, slots.q) : null) ??
    (inAim ? sayLine(inAim, openingOfAim[aim.kind]) : null) ??
    saidBack(moment, slots.q) ??
    sayLine(moment, ...special.slice(1))
  );
}

/** “I love him but I’m wrecked”: the love is not what is said. */
const turnsAfter = { en: / (?:but|though|although) /u, he: / (?:אבל|אלא|רק) /u };
/** “So you would begin with”: the rest stood in quotation marks. */
const cutOff =
  /\s(?:with|to|of|for|from|about|that|and|but|than|like|saying|said|says|called)[\s.]*$/iu;
/** Sleep is needed, and falls on nobody’s shoulders. */
const ofNeed = {
  en: /^(?:sleep|rest|eat|breathe|drink|relax|recover)(?!\p{L})/iu,
  he: /^ל(?:ישון|נוח|אכול|נשום|שתות|הירגע|התאושש)(?!\p{L})/u,
};

/** News on which people congratulate: “I got the job”, “she said yes”, “our daughter was born”. */
function isNewsOfOwn({ normal }: Sentence, language: Language): boolean {
  return isGladNews(normal, language) || congratulated[language].test(normal);
}
const congratulated = {
  en: /^ (?!.* (?:but|not|never|if|when|after|before|since|ago) )(?:.* )?(?:i (?:just |finally )?(?:passed|graduated|got (?:the|my) \S+|got (?:in|into|accepted|promoted|engaged|married))|we (?:just |finally )?(?:won|got (?:the|married|engaged)|bought (?:a|our|the) (?:\S+ )?(?:house|flat|home))|(?:he|she) said yes|(?:was|is) born|(?:we're|i'm|we are|i am) (?:pregnant|expecting|having a baby)) /u,
  he: /^ (?!.* (?:אבל|לא|אם|אחרי|לפני|מאז) )(?:.* )?(?:התקבלתי|עברתי את|נולד|נולדה|התארסנו|התחתנו|זכינו|זכיתי|קודמתי|קיבלתי את|סיימתי את|(?:הוא|היא) (?:אמר|אמרה) כן|אני בהיריון|קנינו (?:דירה|בית)) /u,
};

/** Of good news the sentence that brings it is said back: “We’re having a baby”, and not “I’m sat in the car”. */
function ofNews(moment: Moment): Moment {
  const { reading, words, slots } = moment;
  const sentences = sentencesOf(reading.text, reading.language);
  const brings = sentences.find((one) => isNewsOfOwn(one, reading.language))?.text;
  const news = quotableOf(brings ?? reading.sentence, reading.language)?.text;
  const isOfNews = words.mirrors.some(
    ({ text, source }) => text === slots.c && (brings ?? reading.sentence).includes(source),
  );
  if (news === undefined || isOfNews) return moment;
  return { ...moment, slots: { ...slots, c: undefined, q: quoted(news, reading.language) } };
}

/** “It is hard to sleep. What makes it hard to sleep?”: an echo whose words the question holds, or which is of another sentence than it, is dropped. */
export function unlessAsked(
  { reading }: Moment,
  opening: Said | null,
  question: Said,
): Said | null {
  if (opening === null || !question.lines.some((line) => holdsWords.test(line))) return opening;
  const asked = new Set(wordsOf(normalised(question.text)));
  const said = wordsOf(normalised(opening.text)).filter(
    (word) => !isStopword(word, reading.language),
  );
  const shared = said.filter((word) => asked.has(word)).length;
  return shared > 0 && said.length - shared >= wordsBesideMin ? opening : null;
}
/** The questions that are made of the words of a message. */
const holdsWords = /^(?:follow|woven_\p{L}+|wish)\./u;
/** An echo with so many more words says more than the question. */
const wordsBesideMin = 3;

/** “I’m tired of it”: the feeling is in the words already. */
function namesItself({ reading: { intent, language }, slots: { c } }: Moment): boolean {
  return intent === 'feeling' && !!c && feelingsIn(normalised(c), language).length > 0;
}

/** One in four replies that say a clause back may begin with “So”. */
const repliesPerLead = 4;
const leads = { en: 'So ', he: 'אז ' };
/** A denial and the words of others follow from nothing. */
const unled = {
  en: /(?:^|\s)(?:not|never|no|nobody|nothing|\p{L}+n't|\p{L}+'d|says?|said|told|thinks?|asked)(?:\s|$)/iu,
  he: /(?:^|\s)[וש]?(?:לא|אין|אף|אמר|אמרה|אמרו|אומר|אומרת|אומרים|שאל|שאלה|שאלו)(?:\s|$)/u,
};

/** The person’s words as a sentence, the clause turned to them or the quotation, with hardly ever a word before it. */
export function saidBack(
  { slots, state, wordsMax }: Pick<Moment, 'slots' | 'state' | 'wordsMax'>,
  own: string | undefined,
): Said | null {
  if (own === undefined || own.includes('?') || wordCount(own) >= wordsMax) return null;
  if (cutOff.test(own)) return null;
  const isLed = own === slots.c && !own.includes('. ') && !unled[state.language].test(own);
  const lead = isLed && state.turn % repliesPerLead === 1 ? leads[state.language] : '';
  const text = `${lead}${own.replace(/[,\s]+$/u, '')}.`;
  return { text: text.charAt(0).toUpperCase() + text.slice(1), lines: [], asks: false };
}
