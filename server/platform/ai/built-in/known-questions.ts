import { knownQuestions, questionForms, sameNames } from '#content/guide/known-questions.ts';
import type { Language } from '#contract/shapes.ts';
import type { Intent } from '#content/guide/intents.ts';
import { compared, likenessTable, type LikenessTable } from './likeness.ts';
import { normalised, withoutFinalLetters, withoutPrefixes, wordsOf } from './normalise.ts';
import { openings, type Sentence, sentenceOf, sentencesOf } from './sentences.ts';

export type KnownTopic = string;

interface AskedTopic {
  topic: KnownTopic;
  /** The sentence or clause that asks it. */
  sentence: Sentence;
}

/** Longer sentences are stories, also where they ask. */
const wordsMax = 16;
/** Signs and words between a question and its reason. */
const besides =
  /[,;:–—-]\s+|\s+(?:because|cause|cuz|since|like|so|but|or|כי|אבל|או ש)\s*(?=\p{L})/iu;
/** Of a question that may ask about anything, this much must be there beside what it asks about. */
const openLeast = 0.3;
const besideWordsMax = 30;
const likenessOf = { same: 0.85, statement: 0.7, question: 0.52, openQuestion: 0.48, part: 0.62 };
/** Courtesies and steps are no questions to the guide. */
const never = new Set<Intent>([
  'greeting',
  'thanks',
  'goodbye',
  'insult',
  'agreement',
  'decline',
  'commitment',
  'emoji',
]);
/** Intents that give way to a known question in nearly the same words alone. */
const settled = new Set<Intent>([
  'refusal',
  'ask_topic',
  'ask_blame',
  'ask_meaning',
  'dont_know',
  'feeling',
  'choice',
  'obligation',
  'wish',
  'fear',
  'loss',
  'joy',
]);
/** Of those, the ones that also give way to a question that is quite alike. */
const yielding = new Set<Intent>(['decline', 'insult', 'commitment', 'refusal']);
/** Sentences that address the guide without a question word. */
const addresses = {
  en: /^ (?:you|any|give me|show me|tell me|is there|say) /u,
  he: /^ (?:אתה|אתמ|אתם|אפשר|תוכל|יש|במה|על מה|בשביל מה|עם מי|תן לי|תגיד|תעשה) /u,
};
/** Questions that no sign explained. */
const open = new Set<Intent>(['ask_fact', 'ask_advice']);

let tables: Record<Language, LikenessTable> | null = null;

/** The question of many people that a sentence is: a question needs less likeness than a statement. */
export function knownTopic(
  { intent, sentence }: { intent: Intent; sentence: Sentence },
  language: Language,
): AskedTopic | null {
  const asked = shortPart(sentence, language);
  const words = withoutFinalLetters(asked.normal);
  const form = questionForms.find(
    (one) => one[language].test(words) && (!one.marked || asked.text.includes('?')),
  );
  if (form && asked.wordCount <= wordsMax) return { topic: form.topic, sentence: asked };
  // “What?” asks for other words, and after nothing that many ask.
  const nearest = sentence.wordCount < 2 ? null : nearestQuestion(sentence, language);
  if (!nearest || nearest.topic === 'none') return null;
  const { topic, likeness } = nearest;
  const asks = sentence.asks || addresses[language].test(sentence.plain);
  const ofTopic = knownQuestions[topic]?.intent;
  const isMeant = open.has(intent) || intent === ofTopic;
  if (!asks && (never.has(intent) || !nearest.beginsAlike || ofTopic === 'ask_blame')) return null;
  const isSettled = (never.has(intent) || settled.has(intent)) && !isMeant;
  let wanted = isMeant ? likenessOf.openQuestion : likenessOf.question;
  if (!asks) wanted = likenessOf.statement;
  // “That it hurt?” only wonders aloud.
  if (sentence.asks && wondersAloud(sentence, language)) wanted = likenessOf.same;
  if (isSettled) wanted = likenessOf.same;
  // “What if she says no” declines nothing.
  if (asks && yielding.has(intent)) wanted = likenessOf.part;
  return likeness >= wanted ? { topic, sentence } : null;
}

/** The last clause of a long sentence asks: “it’s the smoke in my face …, will that set me off do you think?” */
function shortPart(sentence: Sentence, language: Language): Sentence {
  const last =
    sentence.wordCount <= wordsMax ? '' : (sentence.text.split(/[,;:]\s+/u).at(-1) ?? '');
  return last.includes('?') ? sentenceOf(last, language) : sentence;
}

/** “Is this therapy? Because I have a therapist”: a known question with a reason beside it. */
export function askedBeside(
  { intent }: { intent: Intent },
  text: string,
  language: Language,
): AskedTopic | null {
  const ofLuck = sentencesOf(text, language).find(({ normal }) => asksLuck[language].test(normal));
  if (ofLuck && intent !== 'commitment') return { topic: 'luck', sentence: ofLuck };
  if (never.has(intent) && intent !== 'commitment') return null;
  const judged = sentencesOf(text, language).find(
    (one) => one.text.includes('?') && asksNormal?.[language].test(withoutFinalLetters(one.normal)),
  );
  if (judged) return { topic: 'normal', sentence: judged };
  if (sentenceOf(text, language).wordCount > besideWordsMax) return null;
  const found = partsOf(text, language)
    .filter(({ asks, wordCount }) => asks && wordCount > 1)
    .filter((sentence) => !pointsBack(sentence, text, language))
    .filter((sentence) => !wondersAloud(sentence, language))
    .map((sentence) => ({ sentence, nearest: nearestQuestion(sentence, language) }))
    .filter(({ nearest }) => {
      // “Did I do wrong by not saying it?” asks for no more than it says.
      const isOther =
        intent === 'ask_blame' && knownQuestions[nearest?.topic ?? '']?.intent !== intent;
      return nearest && nearest.likeness >= (isOther ? likenessOf.same : likenessOf.part);
    })
    .toSorted((one, other) => (other.nearest?.likeness ?? 0) - (one.nearest?.likeness ?? 0))[0];
  return found?.nearest && found.nearest.topic !== 'none'
    ? { topic: found.nearest.topic, sentence: found.sentence }
    : null;
}

/** “Is that weird?”, in whatever sentence. */
const asksNormal = questionForms.find(({ topic }) => topic === 'normal');

/** “Wish me luck Friday”, in whatever sentence. */
const asksLuck = {
  en: /^ (?:(?:so|and|ok|well|please|anyway) )*wish me (?:luck|all the best)(?: \S+){0,4} $/u,
  he: /^ (?:(?:אז|טוב|נו) )*(?:(?:תאחל|תאחלי) לי (?:ב?הצלחה)|(?:תחזיק|תחזיקי) לי אצבעות)(?: \S+){0,3} $/u,
};

/** “He is fine in class. So what is it?” asks after what was just said, and not after Zavit. */
export function pointsBack({ normal, text }: Sentence, whole: string, language: Language): boolean {
  const before = sentenceOf(whole.slice(0, Math.max(0, whole.indexOf(text))), language);
  return before.wordCount >= storyWordsMin && pointing[language].test(normal);
}
const storyWordsMin = 4;
const pointing = {
  en: /^ (?:so |and |but |then )*what(?:'s| is| was)? (?:it|that|this)(?: then| about)? $/u,
  he: /^ (?:אז |ו|אבל )*מה (?:זה|זאת|זו)(?: אומר| אז)? $/u,
};

/** A few words with a question mark that neither begin as a question does nor address the guide. */
function wondersAloud({ normal, plain, wordCount }: Sentence, language: Language): boolean {
  return (
    language === 'en' &&
    wordCount <= aloudWordsMax &&
    /^ (?:that|to|because|maybe|like|just|my|her|his|the|a|an|in|at|with|about|for) /u.test(
      plain,
    ) &&
    !openings.en.test(normal)
  );
}
const aloudWordsMax = 6;

/** The first clause of a message, and all of a sentence that has a question mark. */
function partsOf(text: string, language: Language): Sentence[] {
  return sentencesOf(text, language).flatMap((sentence, place) => {
    const clauses = sentence.text.split(besides).map((part) => sentenceOf(part, language));
    if (sentence.text.includes('?')) return [sentence, ...clauses];
    return place === 0 ? clauses.slice(0, 1) : [];
  });
}

/** The known question that a sentence is nearest to, and how near: 1 for the same words. */
function nearestQuestion(
  { plain, asks }: Sentence,
  language: Language,
): { topic: KnownTopic; likeness: number; beginsAlike: boolean } | null {
  tables ??= { en: questionTable('en'), he: questionTable('he') };
  const table = tables[language];
  const words = wordsOf(plain);
  if (words.length === 0 || words.length > wordsMax) return null;
  const { first, likeness, knownLength } = compared(plain, table);
  for (const [place, { key }] of table.examples.entries())
    if (asks && knownQuestions[key]?.isOpen && (likeness[place] ?? 0) > openLeast)
      likeness[place] = (likeness[place] ?? 0) / knownLength;
  if (!asksOfTherapy[language].test(plain))
    for (const [place, { key }] of table.examples.entries())
      if (key === 'therapy') likeness[place] = 0;
  const best = likeness.reduce((most, one, at) => (one > (likeness[most] ?? 0) ? at : most), 0);
  const nearest = table.examples[best];
  if (!nearest || !likeness[best]) return null;
  return {
    topic: nearest.key,
    likeness: likeness[best],
    beginsAlike: nearest.first === first,
  };
}

/** “Is my coach right?” asks neither what the guide is nor what therapy is. */
const asksOfTherapy = {
  en: / (?:you|your|this|zavit|it|therapy|counsell?ing|treatment|qualified|licensed|qualifications?) /u,
  he: / (?:אתה|את|אתם|לך|שלך|בינך|זה|זאת|זו|זווית|טיפול|הסמכה|הכשרה) /u,
};

function questionTable(language: Language): LikenessTable {
  return likenessTable(
    Object.entries(knownQuestions).flatMap(([key, question]) =>
      question[language].map((text) => ({ key, text })),
    ),
    language,
  );
}

/** Words of a question about the chat that name nothing. */
const bare = {
  en: new Set(
    "a an the i you we he she it my your our his her their me did do does have has had am is are was were what when where why who which how many times say said tell settled write wrote mention mentioned bring brought up talk talked about anything something that this remember know already earlier before here with to of in on for and was so far yesterday today much name names called thing again what's whats who's whos".split(
      ' ',
    ),
  ),
  he: new Set(
    'אני אתה את אנחנו הוא היא שלי שלך שלו שלה לי לך לו לה מה מתי איפה למה מי איך כמה פעמים אמרתי אמרת כתבתי סיפרתי הזכרתי הזכרת דיברתי דיברנו שסיפרתי שאמרתי קראתי על אל את עם של זה זאת זוכר זוכרת זכור יודע כבר קודם פה כאן או לא משהו היום אתמול השם שם קוראים קראו נקרא נקראת בכלל עליה עליו זוכרים'.split(
      ' ',
    ),
  ),
};

/** The words of a question that name whom or what it asks about. */
export function namedIn({ normal, language }: { normal: string; language: Language }): string[] {
  return wordsOf(normal).filter((word) => !bare[language].has(word));
}

/** How many of these a text names; “mom” is “mother”, too, and ״למרתון״ names ״המרתון״. */
export function namedCount(text: string, words: readonly string[]): number {
  const said = new Set(wordsOf(normalised(text)).flatMap(formsOf));
  return words.filter((word) => formsOf(word).some((form) => said.has(form))).length;
}

/** A word as it stands, and without the short words that Hebrew writes onto it. */
function formsOf(word: string): string[] {
  return [...new Set([word, withoutPrefixes(word), word.replace(/^[הל](?=[א-ת]{2})/u, '')])].map(
    nameOf,
  );
}

function nameOf(word: string): string {
  const root = rootOf(word);
  return sameNames.find((names) => names.includes(root))?.[0] ?? root;
}

function rootOf(word: string): string {
  return /^[א-ת]/u.test(word)
    ? withoutFinalLetters(word).replace(/(?<=[א-ת]{2})י$/u, '')
    : word.replace(/(?:'s|s)$/u, '');
}
