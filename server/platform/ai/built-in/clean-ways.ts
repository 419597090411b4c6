import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

/** Words that count, date or frame a choice, and name no way. */
const framing: Signs = {
  en: /(?:^|\s)(?:(?:two|both|between|deadline|the decision|the choice)(?!\p{L})|(?:by |until |before |on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu,
  he: /(?:^|\s)(?:ו?(?:שתי|שני|שניהם|שתיהן|בין|לבין)(?!\p{L})|(?:עד |ב|עד ל)?(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי)(?= בערב| בבוקר|$)|ההחלטה|דד ?ליין)/u,
};
/** A feeling, a fact or an event, which can’t be chosen. */
const felt: Signs = {
  en: /^(?:(?:i|we) (?:keep \p{L}+ing|feel|felt|worry|think|thought|know|don'?t|can'?t|cannot|am|was|were|have been|hate|miss|regret|always|never|still)|i'?m (?!\p{L}+ing)|i'?ve|it|it's|its|that's|thats|this|there|he|she|they|maybe it)(?!\p{L})/iu,
  he: /^(?:ו?ש?(?:זה|זאת|זו|הוא|היא|הם|הן|יש|אין)|ש?אני (?:רק |פשוט |כל הזמן )?(?:מרגיש|מפחד|חושב|יודע|לא|סתם|מגזים|תקוע|שונא|מתגעגע)\p{L}*|כאילו)(?!\p{L})/u,
};
/** No way of its own: “write to her, or not”. */
const empty: Signs = {
  en: /^(?:not|no|don'?t|nothing|so|something|whatever|what|else)$/iu,
  he: /^(?:לא|כן|כלום|משהו|מה|וזהו)$/u,
};
/** A phrase that begins or ends in its middle. */
const broken: Signs = {
  en: /^(?:by|between|than|of|and|but|or|that|which|because|if|when)\s|\s(?:the|a|an|to|of|and|or|with|my|at|for|that|is|are|than|as|i)$/iu,
  he: /^(?:של|אבל|או|כי|וגם|מאשר|אשר)\s|\s(?:של|עם|את|על|או|כי|אם|יותר|גם)$/u,
};
const clause: Signs = {
  en: /^(?:i|we|you)(?:'\p{L}+)?\s/iu,
  he: /^(?:ש(?:אני|אנחנו|ה|נ|א)\p{L}*|אני|אנחנו)\s/u,
};
const infinitive: Signs = {
  en: /^to\s/iu,
  he: /^(?:(?:לא|רק|פשוט|כן|גם) )?ל(?!א(?!\p{L}))\p{L}{3,}/u,
};

function kindOf(side: string, language: Language): string {
  if (clause[language].test(side)) return 'clause';
  return infinitive[language].test(side) ? 'infinitive' : 'other';
}

/** Something that can be chosen at all. */
export function isChoosable(side: string, language: Language): boolean {
  const own = side.trim().replaceAll('’', "'");
  return ![felt, empty].some((sign) => sign[language].test(own));
}

function isClean(side: string, language: Language): boolean {
  const own = side.trim().replaceAll('’', "'");
  return isChoosable(own, language) && ![framing, broken].some((sign) => sign[language].test(own));
}

/** Two ways as a question can hold them: each whole, to be chosen, and both of one kind. */
export function areClean({ a, b }: { a: string; b: string }, language: Language): boolean {
  if (!isClean(a, language) || !isClean(b, language)) return false;
  const kinds = [kindOf(a, language), kindOf(b, language)];
  return kinds[0] === kinds[1] || !kinds.includes('clause');
}
