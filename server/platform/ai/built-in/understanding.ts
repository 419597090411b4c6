import type { Language } from '#contract/shapes.ts';
import {
  type Intent,
  type IntentSign,
  hollowWords,
  intentSigns,
  reports,
  themeSigns,
} from '#content/guide/intents.ts';
import { knownQuestions } from '#content/guide/known-questions.ts';
import { meantWords } from '#content/guide/unmeant-words.ts';
import { commitmentIn } from './commitment.ts';
import { isOfPast } from './english-forms.ts';
import { dayNamedIn, withoutDateWords } from './dates.ts';
import { isDoubtful, isPlannedStep } from './planned-step.ts';
import { tries, afterDone, errand, wantsSomebody, weighs, wondersAloud } from './step-signs.ts';
import { withoutFigures } from './grief.ts';
import { feelingsIn } from './signals.ts';
import { isNoise } from './noise.ts';
import { askedBeside, type KnownTopic, knownTopic, pointsBack } from './known-questions.ts';
import { wordsOf } from './normalise.ts';
import { withoutQuotations } from './quotes.ts';
import { isStatement, openings, type Sentence, sentenceOf, sentencesOf } from './sentences.ts';

export interface Understanding {
  intent: Intent;
  /** The sentence that showed it; the whole message where none did. */
  sentence: Sentence;
  /** The question of many people that the message is; null where it is none. */
  topic: KnownTopic | null;
}

type Meant = Omit<Understanding, 'topic'>;

interface CompiledSign extends Omit<IntentSign, 'en' | 'he'> {
  patterns: Record<Language, RegExp[]>;
}

const gestures =
  /^(?:[\s\p{P}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Emoji_Component}]|\u200D|\uFE0F)+$/u;
const signs = intentSigns.map(compiled);
const themes = themeSigns.map(compiled);
const scripts = { en: /[a-z]{2}/iu, he: /[א-ת]{2}/u };
export const reportPatterns = { en: new RegExp(reports.en, 'u'), he: new RegExp(reports.he, 'u') };
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
  'ask_topic',
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

/** The first intent of a message by the rules. It is judged by itself, without the chat before it. */
export function understoodByRules(written: string, language: Language): Understanding {
  const meant = meantBy(written, language);
  const known =
    (pointsBack(meant.sentence, written, language) ? null : knownTopic(meant, language)) ??
    askedBeside(meant, withoutQuotations(written), language);
  if (!known) return { ...meant, topic: null };
  const { topic, sentence } = known;
  return { topic, sentence, intent: knownQuestions[topic]?.intent ?? meant.intent };
}

function meantBy(written: string, language: Language): Meant {
  const text = withoutQuotations(written);
  const whole = sentenceOf(text, language);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const isGesture = /\p{Extended_Pictographic}/u.test(text) && gestures.test(text);
    return { intent: isGesture ? 'emoji' : 'unclear', sentence: whole };
  }
  if (isNoise(whole, language)) return { intent: 'unclear', sentence: whole };
  const sentences = sentencesOf(text, language);
  const more = afterThanks(sentences, language);
  if (more.length > 0)
    return mostTelling(more, sentenceOf(more.map((one) => one.text).join(' '), language), language);
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

/** “Thanks. Today for example she shouted at me”: the news after thanks; empty where there are none. */
function afterThanks([first, ...rest]: Sentence[], language: Language): Sentence[] {
  if (!first || first.wordCount > thanksWordsMax || signIn(first, signs, language) !== 'thanks')
    return [];
  const news = rest.filter(
    (one) =>
      one.wordCount >= newsWordsMin &&
      !courtesies.has(signIn(one, signs, language) ?? 'story') &&
      !takesLeave[language].test(one.normal) &&
      [aboutMe, others].some((sign) => sign[language].test(one.normal)),
  );
  const isLong = rest.reduce((sum, one) => sum + one.wordCount, 0) >= talkWordsMin;
  const isParting = rest.some(({ normal }) => takesLeave[language].test(normal));
  return news.length > 0 || (isLong && !isParting) ? rest : [];
}
const thanksWordsMax = 4;
const talkWordsMin = 9;
const newsWordsMin = 5;
const takesLeave = {
  en: / (?:you|your|will|i'll|i'm going to|later|bye|night|helped|helps|better|lighter|enough|weekend|that's (?:all|it)) /u,
  he: / (?:אתה|לך|ממך|איתך|אחשוב|אחזור|ביי|להתראות|לילה|עזר|עזרת|הועיל|הוקל|מספיק|זהו|נתראה|נדבר) /u,
};

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

function mostTelling(sentences: Sentence[], whole: Sentence, language: Language): Meant {
  const found = sentences.map((sentence) => ({
    sentence,
    intent: isInterjection(sentence, sentences) ? null : meantIntent(sentence, whole, language),
  }));
  const asking = found.filter(({ intent }) => intent && questions.has(intent));
  const marked = asking.filter(({ sentence }) => sentence.text.includes('?'));
  const asked =
    marked.findLast(({ intent }) => intent && !openAnswers.has(intent)) ??
    marked.at(-1) ??
    asking.findLast(({ sentence, intent }) =>
      intent === 'ask_fact' ? sentence.asks && sentence === sentences.at(-1) : true,
    );
  const against =
    whole.wordCount <= angryMessageWords
      ? found.find(({ intent }) => intent === 'insult' || intent === 'refusal')
      : undefined;
  if (against?.intent && (!asked || asked.intent === 'ask_fact' || asked.intent === 'ask_advice'))
    return { intent: against.intent, sentence: against.sentence };
  if (asked?.intent) return { intent: asked.intent, sentence: asked.sentence };
  const open = sentences.findLast(
    (sentence) =>
      isOpenQuestion(sentence, language) &&
      !asksReminder[language].test(sentence.normal) &&
      !isDatedIdea(sentence, language) &&
      (sentences.length === 1 || sentence.text.includes('?')),
  );
  // “Being looked at? No, being quick”: what goes on after a question answers it.
  if (open && open === sentences.at(-1))
    return {
      intent: aboutMe[language].test(open.normal) ? 'ask_advice' : 'ask_fact',
      sentence: open,
    };
  for (const intent of weight) {
    // A plan stands at the end; earlier it is part of the story.
    const where = intent === 'commitment' && found.length > 3 ? found.slice(-3) : found;
    const ofIntent = where.filter((one) => one.intent === intent);
    const match = ofIntent.find((one) => !tries[language].test(one.sentence.normal)) ?? ofIntent[0];
    if (intent === 'joy' && whole.wordCount > longMessageWords && isHeavy(found)) continue;
    if (match) return { intent, sentence: match.sentence };
  }
  const courtesy = found.find(({ intent }) => intent && courtesies.has(intent));
  if (courtesy?.intent && courtesy.sentence.wordCount * 2 >= whole.wordCount)
    return { intent: courtesy.intent, sentence: courtesy.sentence };
  const theme = themeOf(whole, language);
  // The act of one sentence and the day of another are a plan only where the day stands alone.
  const isMixed =
    theme === 'commitment' &&
    sentences.length > 1 &&
    !sentences.slice(1).some((one) => isShortDay(one, language));
  return { intent: isMixed ? 'story' : (theme ?? 'story'), sentence: whole };
}

/** “Doing it today.” */
function isShortDay({ text, wordCount }: Sentence, language: Language): boolean {
  const begins = /^\s/u.test(withoutDateWords(text.trim(), language));
  return wordCount <= (begins ? dayWordsMax : bareDayWordsMax) && namesDay(text, language);
}
const bareDayWordsMax = 4;
const dayWordsMax = 7;

function namesDay(text: string, language: Language): boolean {
  return dayNamedIn(text, language, new Date(0), 'UTC')?.hasDay ?? false;
}

/** “Huh. I never thought of that”: a word of surprise asks nothing. */
function isInterjection(
  { wordCount, text, normal }: Sentence,
  sentences: readonly Sentence[],
): boolean {
  if (sentences.length < 2 || wordCount !== 1) return false;
  return !text.includes('?') || (surprise.test(normal) && sentences.some(goesOn));
}
/** “What? I want to write to him” is surprised at the guide, and says what is meant. */
const surprise = /^ (?:what|huh|eh|מה|הא|אה) $/u;
const goesOn = ({ wordCount, text }: Sentence) => wordCount > 2 && !text.includes('?');

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
  if (wordCount < 2) return false;
  if (/\?["”״)\s]*$/u.test(text)) return openings[language].test(normal) || wordCount > 2;
  const isShort = wordCount <= unmarkedWordsMax && !isStatement(normal, language);
  return isShort && unmarked[language].test(normal);
}

/** Questions that are typed without their mark. “What a day” and “מה שקרה” are none. */
const unmarked = {
  en: /^ (?:so |and |but |ok |well )*(?:(?:what|why|how|who|where|when)(?:'s|s| is| are| am| was| were| do| does| did| can| could| should| would| will| happens| if)|how (?:many|much|long|often)) /u,
  he: /^ (?:אז |ו|אבל |טוב |רגע |נו )*(?:למה|מדוע|האם|מאיפה|לאן|איפה|מתי|מי|מה|למי|ממתי|באיזה|באיזו) (?!ש[א-ת]{2}|כבר |היה מאמין|יודע |יתן |זה משנה|לא |יפה|נשמע )/u,
};
const unmarkedWordsMax = 12;

function statementIn(sentence: Sentence, language: Language): Intent | null {
  if (asksReminder[language].test(sentence.normal)) return 'commitment';
  const intent = signIn(sentence, signs, language);
  // “I could write him two lines” asks for no summary.
  const isOwnAct = intent === 'ask_summary' && ofOwnAct[language].test(sentence.normal);
  return (isOwnAct ? null : intent) ?? themeOf(sentence, language);
}
const ofOwnAct = {
  en: /^ (?:(?:maybe|so|ok|and|then|perhaps) )*(?:i|we) (?:could|can|will|might|should|would) (?!you )/u,
  he: /^ (?:אולי )?(?:אני )?(?:אכתוב|אוכל|אשלח) /u,
};

/** “Can you remind me to call her?” asks for a step. */
export const asksReminder = {
  en: /^ (?:\S+ ){0,4}remind me (?!what |how |why |who |where |when )(?:\S+ ){0,5}to (?!what|how|why|who)/u,
  he: /^ (?:\S+ ){0,3}(?:תזכיר|תזכירי|שתזכיר|שתזכירי|להזכיר) לי (?!מה |איך |למה |מי |איפה )(?:\S+ ){0,4}ל[א-ת]{3,} /u,
};

function themeOf(sentence: Sentence, language: Language): Intent | null {
  const theme = signIn(sentence, themes, language);
  if (theme === 'choice' || theme === 'loss') return theme;
  if (theme && ofTheSpeaker.has(theme) && isOfOthers(sentence, language)) return null;
  if (isStep(sentence, language) && theme !== 'fear' && theme !== 'joy') return 'commitment';
  const isIdea =
    !theme ||
    (theme === 'obligation' && [weighs, errand].some((one) => one[language].test(sentence.normal)));
  // “I want to ask her on Sunday” is more than a wish.
  const isAct = theme === 'wish' && !wantsSomebody[language].test(sentence.normal);
  if ((isIdea || isAct) && isDatedIdea(sentence, language)) return 'commitment';
  if (theme) return theme;
  return feelingsIn(sentence.normal, language).length > 0 ? 'feeling' : null;
}

/** The wish or fear of another person is part of the story. */
function isOfOthers({ normal }: Sentence, language: Language): boolean {
  return others[language].test(normal) && !speaker[language].test(normal);
}

/** “We could draw it together on Sunday”. */
function isDatedIdea({ text, normal, asks }: Sentence, language: Language): boolean {
  const isOpen = asks && !wondersAloud[language].test(normal);
  if (
    isOpen ||
    isOfPast(text, language) ||
    isDoubtful(normal, language) ||
    commitmentIn(text, language, true) === null
  )
    return false;
  return namesDay(text, language);
}

/** A step that is said by the person, with a verb that says what they will do. */
function isStep({ text, normal, asks }: Sentence, language: Language): boolean {
  if ((asks && !afterDone.test(normal)) || isDoubtful(normal, language)) return false;
  const hasDay = () => namesDay(text, language);
  if (isPlannedStep(normal, language, hasDay)) return true;
  return commitmentIn(text, language, false) !== null && !isOfPast(text, language);
}

/** “Everyone keeps asking me what I’ll do with it” asks the guide nothing. */
const askedByOthers = {
  en: / (?:asks|asked|ask|(?:keep|keeps|kept|is|are) asking) (?:me|us) /u,
  he: / (?:שואלים|שואל|שואלת|שואלות|שאלו|שאל|שאלה) אותי /u,
};

function signIn(sentence: Sentence, list: CompiledSign[], language: Language): Intent | null {
  const isReported = reportPatterns[language].test(sentence.normal);
  const isAskedByOthers =
    !sentence.text.includes('?') && askedByOthers[language].test(sentence.normal);
  for (const { intent, wordsMax = Infinity, asks, plain, patterns } of list) {
    if (
      sentence.wordCount > wordsMax ||
      (asks && !sentence.asks) ||
      (isReported && ownWords.has(intent)) ||
      (isAskedByOthers && (openAnswers.has(intent) || intent === 'ask_fact'))
    )
      continue;
    const said = plain ? sentence.plain : sentence.normal;
    const own = meantWords(said, intent, language);
    const form = intent === 'loss' ? withoutFigures(own, language) : own;
    if (patterns[language].some((pattern) => pattern.test(form))) return intent;
  }
  return null;
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
