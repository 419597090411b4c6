import type { Language } from '#contract/shapes.ts';
import { normalised, wordsOf } from './normalise.ts';

const kinOfOthers = {
  en: '(?:dad|father|mum|mom|mother|brother|sister|parents|uncle|aunt|cousin|husband|wife|boss|boyfriend|girlfriend|son|daughter|kids|family|friend|friends|grandma|grandpa)',
  he: '(?:אבא|אמא|אימא|אח|אחות|ההורים|הורים|דוד|דודה|בעל|אישה|חבר|חברה|בוס|סבא|סבתא|בן|בת|משפחה|המשפחה|הבוס|הבן|הבת|החבר|החברה)',
};
/** “Her dad is a judge”, “he’s in third grade”: facts of the lives of others. */
const facts = {
  en: new RegExp(
    `^ (?:(?:and|but|or|well|so) )*(?:(?:his|her|their) (?:\\S+ )?${kinOfOthers.en} (?:(?:is|are|has|have|was|owns?) (?:an?|two|three) |(?:works?|lives?) (?:in|at|as|for|near) )|(?:he's|hes|she's|shes|they're|theyre|he is|she is|they are) (?:in (?:\\S+ )?(?:grade|year|class|school|kindergarten)|at (?:the same|a|an) |from )|(?:he|she|they) (?:works?|lives?|stud(?:y|ies)) (?:in|at|as|for|near) )`,
    'u',
  ),
  he: new RegExp(
    `^ (?:ו|אבל )?(?:ל${kinOfOthers.he} של(?:ו|ה|הם|הן) יש |${kinOfOthers.he} של(?:ו|ה|הם|הן) (?:(?:הוא|היא|הם) \\S+ $|(?:עובד|עובדת|עובדים|גר|גרה|גרים) )|(?:הוא|היא|הם|הן) (?:בכיתה |בגן |בתיכון |באותו בית ספר |(?:גר|גרה|גרים|לומד|לומדת|לומדים|עובד|עובדת|עובדים) (?:ב|כ|ליד )\\S*))`,
    'u',
  ),
};
const ofPerson = {
  en: / (?:i|i'm|im|i've|ive|i'd|id|i'll|me|my|myself|we|we're|we've|us|our) /u,
  he: / (?:[ושכהמבל]{0,2}(?:אני|אנחנו|לי|לנו|שלי|שלנו|אותי|אותנו|איתי|ממני|עליי|עלי|בי|אליי)|\p{L}{2,}(?:תי|נו)) /u,
};

/** Whether a sentence says how others live, and nothing of the person. */
export function isFactOfOthers(normal: string, language: Language): boolean {
  return facts[language].test(normal) && !ofPerson[language].test(normal);
}

/** “Then I wouldn’t have to guess”, “that’s all I have”, “I have a dog”: what came before them, or comes after, says more. */
const slight = {
  en: /^ (?:(?:and|so|but) )*(?:then (?:i|we)(?:'d|'ll| would| wouldn't| could| couldn't| won't| don't have| can) |(?:that's|thats|that is) all |i (?:have|own) an? (?:\S+ ){1,3}$)/u,
  he: /^ (?:אבל )?(?:ו?אז (?:אני )?(?:כבר )?(?:לא )?(?:הייתי|אוכל|אצטרך|אדע) |ו?זה (?:הכול|הכל|כל מה ש\S+) |ו?יש לי \S+ (?:\S+ )?$)/u,
};
const nobody = {
  en: /^ (?:(?:and|but) )*(?:nobody|no one|nothing) \S/u,
  he: /^ (?:אבל |ו)?(?:אף אחד|אף אחת|שום דבר|כלום) לא /u,
};
/** “That she feels safe”: a wish or a fear of somebody else’s life, and no fact. */
const ofThat = {
  en: /^ (?:(?:and|but|just|or) )*that (?:(?:he|she|they|it|there)(?:'\p{L}+)?|hes|shes|theyre|his|her|their|nobody|everyone|everybody|someone|somebody|something) /u,
  he: /^ (?:או |ו)?ש(?:הוא|היא|הם|הן|כולם|מישהו|מישהי|משהו) /u,
};
/** “What worries me is that …”, “מה שמדאיג אותי זה ש…”. */
const ofWorry = {
  en: /^ (?:(?:and|but|so|well) )*what (?:\S+ )?(?:worries|bothers|scares|frightens|hurts|annoys|gets|upsets|saddens|kills) (?:me|us) (?:\S+ ){0,3}(?:is|was) (?:that|how|when|if) /u,
  he: /^ (?:אבל |ו)?מה ש\p{L}+ (?:אותי|לי|אותנו|לנו|עליי|עלי) (?:\S+ ){0,3}(?:זה|הוא) (?:ש|כש|איך )/u,
};

/** Whether a sentence holds its clauses in a frame, outside of which they would claim something. */
export function isFrame(sentence: string, language: Language): boolean {
  const normal = normalised(sentence);
  return ofThat[language].test(normal) || ofWorry[language].test(normal);
}

/** Whether a sentence names what weighs on the person. */
export function namesWorry(normal: string, language: Language): boolean {
  return ofWorry[language].test(normal);
}

/** “I feel bad that that’s what I think of first”: a judgement of what was just said, which says more. */
const judges = {
  en: /^ (?:(?:and|but) )*i feel (?:so )?(?:bad|guilty|stupid|silly|awful|terrible) (?:that (?:that's|thats|this|it's|its|i'm (?:even )?(?:thinking|saying|writing))|(?:for|about) (?:even )?(?:thinking|saying|writing)) /u,
  he: /^ ו?(?:אני )?(?:מרגיש|מרגישה) (?:רע|לא נעים|אשם|אשמה) ש(?:זה|אני (?:בכלל )?(?:חושב|חושבת|אומר|אומרת|כותב|כותבת)) /u,
};

/** Sentences without those that say less than a whole sentence beside them: best one of the person’s own. */
export function withoutLesser(sentences: readonly string[], language: Language): string[] {
  const isLess = (sentence: string) =>
    !marks.test(sentence) && saysLittle(normalised(sentence), language);
  const isFramed = (sentence: string) => ofThat[language].test(normalised(sentence));
  const isWhole = (sentence: string) =>
    !isLess(sentence) &&
    !sentence.includes('?') &&
    wordsOf(normalised(sentence)).length >= wholeWordsMin;
  const isOwn = (sentence: string) =>
    isWhole(sentence) && !isFramed(sentence) && ofSubject[language].test(normalised(sentence));
  if (sentences.some(isOwn)) return sentences.filter((one) => !isLess(one) && !isFramed(one));
  return sentences.some(isWhole) ? sentences.filter((one) => !isLess(one)) : [...sentences];
}
const wholeWordsMin = 4;
/** A quotation stays in one piece. */
const marks = /["“”״]|(?:^|\s)'/u;

function saysLittle(normal: string, language: Language): boolean {
  const isOfNobody = nobody[language].test(normal) && !ofPerson[language].test(normal);
  return (
    isOfNobody ||
    slight[language].test(normal) ||
    judges[language].test(normal) ||
    isFactOfOthers(normal, language)
  );
}

const ofSubject = {
  en: / (?:i|i'm|im|i've|ive|i'd|id|i'll|we|we're|we've|we'd|my) /u,
  he: / (?:[ושכ]{0,2}(?:אני|אנחנו|לי|לנו|שלי|אותי)|[ושכ]{0,2}\p{L}{2,}(?:תי|נו)|אם א\p{L}{2,}) /u,
};
