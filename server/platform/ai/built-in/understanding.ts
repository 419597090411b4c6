import type { Language } from '#contract/shapes.ts';
import {
  type Intent,
  type IntentSign,
  fillers,
  hollowWords,
  intentSigns,
  questionOpenings,
  reports,
  spellings,
  themeSigns,
} from '#content/guide/intents.ts';
import { commitmentIn } from './commitment.ts';
import { dayNamedIn } from './dates.ts';
import { isDoubtful, isPlannedStep } from './planned-step.ts';
import { feelingsIn } from './signals.ts';
import { isNoise } from './noise.ts';
import { normalised, withFinalLetter, wordsOf } from './normalise.ts';

/** A sentence of a message with what it says. */
export interface Sentence {
  text: string;
  normal: string;
  /** The normal form with short forms written out and without fillers. */
  plain: string;
  wordCount: number;
  asks: boolean;
}

export interface Understanding {
  intent: Intent;
  /** The sentence that showed it; the whole message where none did. */
  sentence: Sentence;
}

interface CompiledSign extends Omit<IntentSign, 'en' | 'he'> {
  patterns: Record<Language, RegExp[]>;
}

/** Longer messages are judged by their beginning and their end. */
const sentencesMax = 40;
const gestures =
  /^(?:[\s\p{P}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Emoji_Component}]|\u200D|\uFE0F)+$/u;
const signs = intentSigns.map(compiled);
const themes = themeSigns.map(compiled);
const scripts = { en: /[a-z]{2}/iu, he: /[א-ת]{2}/u };
const openings = {
  en: new RegExp(questionOpenings.en, 'u'),
  he: new RegExp(questionOpenings.he, 'u'),
};
const reportPatterns = { en: new RegExp(reports.en, 'u'), he: new RegExp(reports.he, 'u') };
const empty = {
  anywhere: {
    en: new Set(fillers.en.anywhere.split(' ')),
    he: new Set(fillers.he.anywhere.split(' ')),
  },
  first: { en: new Set(fillers.en.first.split(' ')), he: new Set(fillers.he.first.split(' ')) },
  last: { en: new Set(fillers.en.last.split(' ')), he: new Set(fillers.he.last.split(' ')) },
};
const written = {
  en: new Map(Object.entries(spellings.en)),
  he: new Map(Object.entries(spellings.he)),
};
const hollow = {
  en: new Set(hollowWords.en.split(' ')),
  he: new Set(hollowWords.he.split(' ')),
};
const aboutMe = {
  en: / (?:i|i'm|im|me|my|we|our|us|myself) /u,
  he: / [ושכהמבל]{0,2}(?:אני|לי|שלי|אותי|איתי|ממני|אנחנו|לנו|שלנו|עליי|עלי|אליי) |תי /u,
};
const hard = new Set<Intent>(['feeling', 'fear', 'obligation', 'wish', 'refusal', 'insult']);
const ofTheSpeaker = new Set<Intent>(['wish', 'obligation', 'fear']);
const others = {
  en: / (?:he|she|they|he's|she's|they're|him|his|her|them|(?:my|our|the) (?:\S+ )?\p{L}+ (?:is|has|wants|needs|hopes|fears|must)) /u,
  he: / [ושכ]{0,2}(?:הוא|היא|הם|הן|לו|לה|להם|אשתי|אישתי|בעלי|אחי|אחותי|אמא|אבא|(?:הבן|הבת|הבוס|המנהל|המנהלת|החבר|החברה|הילדים|ההורים)(?: שלי)?) /u,
};
const speaker = {
  en: / (?:i|i'm|im|i've|ive|i'd|id|i'll|ill|me|we|we're|us|myself) /u,
  he: / [ושכהמבל]{0,2}(?:אני|לי|אותי|איתי|ממני|אנחנו|לנו|עליי|עלי|אליי|בי) | (?!אשתי |אישתי |אחותי |חברתי |משפחתי |בתי )[ושכ]{0,2}\p{L}{2,}תי | (?:מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|רוצה|מקווה|חולם|חולמת|צריך|צריכה|חייב|חייבת) (?:ל|ש)\p{L}+ /u,
};
/** Whole messages of one of these intents are short; among other sentences they are mere courtesy. */
const courtesies = new Set<Intent>([
  'greeting',
  'thanks',
  'goodbye',
  'agreement',
  'decline',
  'boredom',
]);
/** Questions to the guide count in whatever sentence they stand; the last one wins. */
const questions = new Set<Intent>([
  'ask_summary',
  'about_memory',
  'about_privacy',
  'about_guide',
  'ask_meaning',
  'ask_blame',
  'ask_advice',
  'ask_fact',
]);
/** In a longer message a question about the guide comes before these. */
const openAnswers = new Set<Intent>(['ask_advice', 'ask_fact', 'ask_blame']);
/** Of the statements of a message, the first of these that occurs names it. */
const weight: Intent[] = [
  'insult',
  'refusal',
  'choice',
  'commitment',
  'loss',
  'fear',
  'joy',
  'wish',
  'obligation',
  'feeling',
];
/** These do not count where a sentence reports what somebody else said. */
const ownWords = new Set<Intent>([
  'insult',
  'refusal',
  'boredom',
  'about_memory',
  'about_privacy',
  'ask_summary',
]);
/** In a longer message only a sentence that addresses the guide is about it; a story may forget, refuse and insult, too. */
const addressedFromWords = 10;
const address = {
  en: / (?:you|u|ur|ya|your|yours|yourself|zavit|(?:this|the|a|stupid) (?:\S+ )?(?:app|bot|chatbot|robot|machine|program|guide|toaster|ai)|(?:drop|leave|skip|stop|change) (?:it|this|that|the|asking)|(?:talk|speak|think) about (?:it|this|that)|questions?|conversation|chat|topic|subject|here) /u,
  he: / (?:ו|ש|מ|ל|ב|ה)?(?:אתה|אתם|לך|לכם|שלך|אותך|ממך|אצלך|אליך|עליך|איתך|בוט|רובוט|מכונה|טוסטר|אפליקציה|זווית|שאלות|שאלה|תפסיק\S*|תעזוב\S*|עזוב|עזבי|תניח\S*|תשאל\S*|תגיד\S*|תזכ\S*|אל ת\S+|לדבר על|לא עכשיו|כאן) /u,
};
/** Longer messages with a complaint are stories, as a rule. */
const angryMessageWords = 90;
const longMessageWords = 30;

/** The first intent of a message. It is judged by itself, without the chat before it. */
export function understood(written: string, language: Language): Understanding {
  const text = withoutQuotations(written);
  const whole = sentenceOf(text, language);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const isGesture = /\p{Extended_Pictographic}/u.test(text) && gestures.test(text);
    return { intent: isGesture ? 'emoji' : 'unclear', sentence: whole };
  }
  if (isNoise(whole, language)) return { intent: 'unclear', sentence: whole };
  const sentences = sentencesOf(text, language);
  const meant = meantIntent(whole, whole, language);
  const direct = meant === signIn(whole, signs, language) ? meant : null;
  if (direct && (sentences.length === 1 || courtesies.has(direct))) {
    const others = sentences.map((one) => statementIn(one, language));
    const isMore =
      courtesies.has(direct) &&
      others.some((one) => one === 'commitment' || (one && questions.has(one)));
    if (!isMore) return { intent: direct, sentence: whole };
  }
  if (isFragment(whole, language)) return { intent: 'unclear', sentence: whole };
  const own = mostTelling(sentences, whole, language);
  const aside = own.intent === 'story' ? asideIn(text, language) : null;
  return aside ? { intent: aside, sentence: whole } : own;
}

/** “לא עכשיו, sorry” in an English chat: a few words of the other language that say all by themselves. */
function asideIn(text: string, language: Language): Intent | null {
  const other = language === 'en' ? 'he' : 'en';
  const words = text.split(/\s+/u).filter((word) => scripts[other].test(word));
  if (words.length === 0 || words.length * 2 <= text.trim().split(/\s+/u).length) return null;
  const intent = signIn(sentenceOf(words.join(' '), other), signs, other);
  return intent && (courtesies.has(intent) || intent === 'refusal') ? intent : null;
}

/** A few words none of which means anything by itself. */
function isFragment({ normal, wordCount }: Sentence, language: Language): boolean {
  if (wordCount > 4) return false;
  return wordsOf(normal).every((word) => hollow[language].has(word) || /^\p{N}+$/u.test(word));
}

/** The words of others, in quotation marks, are no message to the guide. */
function withoutQuotations(text: string): string {
  const own = text.replaceAll(/"[^"\n]{2,200}"|“[^”\n]{2,200}”|(?<![א-ת])״[^״\n]{2,200}״/gu, ' ');
  return own.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 3 ? own : text;
}

function mostTelling(sentences: Sentence[], whole: Sentence, language: Language): Understanding {
  const found = sentences.map((sentence) => ({
    sentence,
    intent: meantIntent(sentence, whole, language),
  }));
  const asking = found.filter(({ intent }) => intent && questions.has(intent));
  const marked = asking.filter(({ sentence }) => sentence.text.includes('?'));
  const asked =
    marked.findLast(({ intent }) => intent && !openAnswers.has(intent)) ??
    marked.at(-1) ??
    asking.findLast(({ sentence, intent }) => sentence.asks || intent !== 'ask_fact');
  const against =
    whole.wordCount <= angryMessageWords
      ? found.find(({ intent }) => intent === 'insult' || intent === 'refusal')
      : undefined;
  if (against?.intent && (!asked || asked.intent === 'ask_fact' || asked.intent === 'ask_advice'))
    return { intent: against.intent, sentence: against.sentence };
  if (asked?.intent) return { intent: asked.intent, sentence: asked.sentence };
  const open = sentences.findLast((sentence) => isOpenQuestion(sentence, language));
  if (open && (open === sentences.at(-1) || whole.wordCount <= longMessageWords))
    return {
      intent: aboutMe[language].test(open.normal) ? 'ask_advice' : 'ask_fact',
      sentence: open,
    };
  for (const intent of weight) {
    // A plan stands at the end; earlier it is part of the story.
    const where = intent === 'commitment' && found.length > 3 ? found.slice(-3) : found;
    const match = where.find((one) => one.intent === intent);
    if (intent === 'joy' && whole.wordCount > longMessageWords && isHeavy(found)) continue;
    if (match) return { intent, sentence: match.sentence };
  }
  const courtesy = found.find(({ intent }) => intent && courtesies.has(intent));
  if (courtesy?.intent && courtesy.sentence.wordCount * 2 >= whole.wordCount)
    return { intent: courtesy.intent, sentence: courtesy.sentence };
  return { intent: themeOf(whole, language) ?? 'story', sentence: whole };
}

/** In a long message with something hard in it a glad sentence is not the point. */
function isHeavy(found: readonly { intent: Intent | null }[]): boolean {
  return found.some(({ intent }) => intent !== null && hard.has(intent));
}

function meantIntent(sentence: Sentence, whole: Sentence, language: Language): Intent | null {
  const intent = statementIn(sentence, language);
  const isStory = whole.wordCount > addressedFromWords && !sentence.asks;
  if (!isStory || !intent || !(ownWords.has(intent) || intent === 'ask_advice')) return intent;
  return address[language].test(sentence.normal) ? intent : themeOf(sentence, language);
}

/** A question that no sign explains: about the person it asks for a judgement, else for a fact. */
function isOpenQuestion({ text, normal, wordCount }: Sentence, language: Language): boolean {
  return (
    /\?["”״)\s]*$/u.test(text) &&
    wordCount > 1 &&
    (openings[language].test(normal) || wordCount > 2)
  );
}

function statementIn(sentence: Sentence, language: Language): Intent | null {
  return signIn(sentence, signs, language) ?? themeOf(sentence, language);
}

function themeOf(sentence: Sentence, language: Language): Intent | null {
  const theme = signIn(sentence, themes, language);
  if (theme === 'choice' || theme === 'loss') return theme;
  if (theme && ofTheSpeaker.has(theme) && isOfOthers(sentence, language)) return null;
  if (isStep(sentence, language) && theme !== 'fear' && theme !== 'joy') return 'commitment';
  if (theme) return theme;
  return feelingsIn(sentence.normal, language).length > 0 ? 'feeling' : null;
}

/** The wish or fear of another person is part of the story. */
function isOfOthers({ normal }: Sentence, language: Language): boolean {
  return others[language].test(normal) && !speaker[language].test(normal);
}

/** A step that is said by the person, with a verb that says what they will do. */
function isStep({ text, normal, asks }: Sentence, language: Language): boolean {
  if (asks || isDoubtful(normal, language)) return false;
  const hasDay = () => dayNamedIn(text, language, new Date(0), 'UTC')?.hasDay ?? false;
  return commitmentIn(text, language, false) !== null || isPlannedStep(normal, language, hasDay);
}

function signIn(sentence: Sentence, list: CompiledSign[], language: Language): Intent | null {
  const isReported = reportPatterns[language].test(sentence.normal);
  for (const { intent, wordsMax = Infinity, asks, plain, patterns } of list) {
    if (
      sentence.wordCount > wordsMax ||
      (asks && !sentence.asks) ||
      (isReported && ownWords.has(intent))
    )
      continue;
    const form = plain ? sentence.plain : sentence.normal;
    if (patterns[language].some((pattern) => pattern.test(form))) return intent;
  }
  return null;
}

export function sentencesOf(text: string, language: Language): Sentence[] {
  const sentences = text
    .split(/(?<=[.!?…\n])\s+|\n/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentenceOf(sentence, language));
  const half = sentencesMax / 2;
  return sentences.length <= sentencesMax
    ? sentences
    : [...sentences.slice(0, half), ...sentences.slice(-half)];
}

function sentenceOf(text: string, language: Language): Sentence {
  const read = normalised(text).replaceAll(/(\p{L})\1{2,}/gu, '$1');
  // “And who” asks as “who” does.
  const normal =
    language === 'he' ? read.replaceAll(/ ו(?=(?:מה|מי|איך|כמה|למה|איפה|מתי) )/gu, ' ') : read;
  const plain = plainForm(normal, language);
  return {
    text,
    normal,
    plain,
    wordCount: wordsOf(normal).length,
    asks: text.includes('?') || openings[language].test(normal) || openings[language].test(plain),
  };
}

/** The normal form as most people would write it: what is short is written out, what adds nothing is left out. */
function plainForm(normal: string, language: Language): string {
  const words = wordsOf(normal).filter((word) => !empty.anywhere[language].has(word));
  const from = words.findIndex((word) => !empty.first[language].has(word));
  const to = words.findLastIndex((word) => !empty.last[language].has(word));
  if (from < 0) return normal;
  const kept = words.slice(from, to + 1).map((word) => {
    const out = written[language].get(word) ?? word;
    return language === 'he' ? forMen(out) : out;
  });
  return ` ${kept.join(' ')} `;
}

/** Hebrew verbs said of a woman, in the form said of a man: the signs name one form. */
function forMen(word: string): string {
  const stem = word
    .replace(/^(ת[א-ת]{3,6})י$/u, '$1')
    .replace(/^(מ[א-ת]{3,5}|[א-ת]ו[א-ת]{2})(?<!ו)ת$/u, '$1');
  return withFinalLetter(stem);
}

function compiled({ en, he, ...sign }: IntentSign): CompiledSign {
  return {
    ...sign,
    patterns: {
      en: en.map((source) => new RegExp(source, 'u')),
      he: he.map((source) => new RegExp(source, 'u')),
    },
  };
}
