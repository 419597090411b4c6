import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { commitmentIn, isDoable } from './commitment.ts';
import { withoutDateWords } from './dates.ts';
import type { Moment } from './moment.ts';
import { sayingIn } from './sayings.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { placeOf, withCompany } from './step-company.ts';
import { isThin, isTitle } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const thingWordsMax = 10;
const clauseWordsMax = 14;
const stepTurnsMax = 3;
/** “Do that at bath time”: the act stands in an earlier sentence. */
const doesThat: Signs = {
  en: /^(?:(?:i'll|we'll|i will|we will) )?(?:do|try|say|go for) (?:it|that|this|so|exactly that)(?<rest>(?: .*)?)$/iu,
  he: /^(?:אני )?(?:אעשה|נעשה|אנסה|ננסה|אגיד|לעשות|לנסות|להגיד) (?:את זה|את ?זה|זה|ככה|כך)(?<rest>(?: .*)?)$/u,
};
/** “There’s a course in Leeds, I’ll call them”. */
const offersThing: Signs = {
  en: /(?:^|[\s,.;])(?:there(?:'s| is| are|s)|i(?:'ve)? (?:found|saw|heard of)) (?<thing>(?!no |nothing |a (?:lot|chance|problem))[^,.;:!?]+?)(?=[,.;!?]|\s+(?:and|so)\s|$)/iu,
  he: /(?:^|[\s,.;])(?:יש|מצאתי|ראיתי) (?:(?:לי|לנו|פה|כאן|שם|איזה) )*(?<thing>[^,.;:!?]+?)(?=[,.;!?]|\s+(?:ו?אני|אז)\s|$)/u,
};
/** The words that point at such a thing. */
const pointsAtThing: Record<Language, [word: RegExp, before: string][]> = {
  en: [
    [
      /\b(?<=(?:call|ring|phone|email|text|contact|visit|join|write to|talk to|speak to|ask|sign up for|try|go to) )(?:them|there|it)\b/iu,
      '',
    ],
  ],
  he: [
    [/(?<!\p{L})(?:אליהם|אליהן|אליו|אליה|להם|להן|לשם)(?!\p{L})/u, 'ל'],
    [/(?<!\p{L})(?:איתם|איתן)(?!\p{L})/u, 'עם '],
    [/(?<!\p{L})(?:אצלם|שם)(?!\p{L})/u, 'ב'],
  ],
};
/** “The woodwork.”: two words name what all of it is about. */
const subject: Signs = { en: /^(?:the \p{L}+)$/iu, he: /^ה\p{L}{3,}(?: ה?\p{L}+)?$/u };

/** A step whose “that” and “them” are put into words of earlier sentences; null where it says no act at all. */
export function withReferences(named: string, moment: Moment): string | null {
  const title = withMatter(withPlace(named, moment), moment);
  return withThat(title, moment);
}

/** “Driving there”, after the place was named. */
function withPlace(title: string, moment: Moment): string {
  const { language } = moment.reading;
  const place = there[language].test(title) ? placeOf(moment) : null;
  if (place === null) return title;
  return title.replace(there[language], `${to[language]}${place}`);
}
const there: Signs = {
  en: /(?<=^(?:(?:go|going|drive|driving|walk|walking|head|heading|travel|travelling|cycle|cycling|get|getting|take the \p{L}+) )(?:back |over |down |up )?)(?:back )?there(?![\p{L}'])/iu,
  he: /(?<!\p{L})לשם(?!\p{L})/u,
};

/** “Working on it”, after one thing alone was named. */
function withMatter(title: string, { reading, state }: Moment): string {
  const { language } = reading;
  if (!onIt[language].test(title)) return title;
  const said = state.said.at(-1) ?? '';
  const things = new Set(
    [...said.matchAll(matters[language])].map(({ groups }) => groups?.['thing'] ?? ''),
  );
  const [thing] = things;
  if (thing === undefined || things.size > 1 || said.includes('?')) return title;
  return title.replace(onIt[language], thing.replace(/^My(?= )/u, 'my'));
}
const onIt: Signs = {
  en: /(?<=^(?:work|working|sit|sitting) (?:down )?(?:on|with|through|over) )it(?![\p{L}'])/iu,
  he: /(?<=^(?:אני )?(?:אשב|יושב|יושבת|נשב|עובד|עובדת|אעבוד|נעבוד) על )זה(?!\p{L})/u,
};
const matters: Signs = {
  en: /(?<![\p{L}'])(?<thing>(?:the|my) (?:\p{L}+ )?(?:report|thesis|essay|paper|application|letter|budget|contract|presentation|speech|cv|portfolio|draft|form|project|offer|proposal|book|exam|assignment|homework|taxes|accounts))(?!\p{L})/giu,
  he: /(?<!\p{L})(?:את |על |עם )?(?<thing>ה(?:דוח|תזה|עבודה הסמינריונית|מאמר|חוזה|מכתב|תקציב|מצגת|נאום|טיוטה|טופס|פרויקט|הצעה|ספר|מבחן|קורות חיים))(?!\p{L})/gu,
};

/** “Do that at bath time”, “call them”: the words before stand in their place. */
function withThat(title: string, moment: Moment): string | null {
  const { language } = moment.reading;
  const before = sentencesBefore(moment);
  const rest = doesThat[language].exec(title)?.groups?.['rest'];
  const named = withObject(title, before, language);
  if (rest === undefined && !isThin(title, language))
    return (
      withCompany(title, moment) ?? withObject(withThing(title, moment, before), before, language)
    );
  if (named !== title) return named;
  const act = actIn(before, language) ?? aimOf(moment.state, language);
  if (act !== null) return `${act}${rest ?? ''}`;
  const place = goesThere[language].test(title) ? thingOffered(before, language) : null;
  if (place !== null) return `${title} ${to[language]}${place}`;
  const known = withCompany(title, moment);
  if (known !== null) return known;
  const clause = before
    .at(-1)
    ?.text.trim()
    .replace(/[.!…\s]+$/u, '');
  const isWhole =
    clause !== undefined && !clause.includes('?') && clause.split(/\s+/u).length <= clauseWordsMax;
  return isWhole ? `${clause}: ${title}` : null;
}
const to = { en: 'to ', he: 'ל' };
const goesThere: Signs = {
  en: /^(?:go|come)$/iu,
  he: /^(?:אני )?(?:אלך|נלך|אבוא|נבוא|אסע|ניסע|ללכת|לבוא)$/u,
};

/** The sentences of a message before the one of the step. */
function sentencesBefore({ reading }: Moment): Sentence[] {
  const { text, sentence, language } = reading;
  return sentencesOf(text.slice(0, Math.max(0, text.indexOf(sentence.trim()))), language);
}

function actIn(before: readonly Sentence[], language: Language): string | null {
  for (const { text } of before.toReversed()) {
    const saying = sayingIn(text, language);
    if (saying !== null) return language === 'en' ? `say ${saying}` : `לומר ${saying}`;
    const act = commitmentIn(text, language, true);
    if (act !== null && isTitle(act, language) && !isThin(act, language)) return act;
  }
  return null;
}

/** The person wanted to do it before, or thought of it. */
function aimOf({ aims, possibleStep, turn }: ChatState, language: Language): string | null {
  const isWhole = (text: string) => !isThin(text, language) && !doesThat[language].test(text);
  const meant = aims[language].find(
    ({ kind, text }) =>
      (kind === 'wish' || kind === 'duty') && isDoable(text, language) && isWhole(text),
  );
  if (meant) return meant.text;
  const isRecent = possibleStep !== null && turn - possibleStep.turn <= stepTurnsMax;
  return isRecent && isWhole(possibleStep.title) ? possibleStep.title : null;
}

/** “A note. I’ll put it under her door”: the only thing of the sentence before stands in the place of “it”. */
function withObject(title: string, before: readonly Sentence[], language: Language): string {
  const object = bareObject[language].exec(title)?.groups?.['object'];
  const text = before.at(-1)?.text.trim() ?? '';
  if (object === undefined || text.includes('?')) return title;
  const thing = things[language].exec(text)?.groups?.['thing'];
  const isOnly = language === 'he' || [...text.matchAll(articles)].length === 1;
  if (thing === undefined || !isOnly) return title;
  const named = /^ה(?!ודע)/u.test(thing) ? `את ${thing}` : thing;
  return title.replace(
    object,
    named.replace(/^(?:An?|The|My|Our|Some)(?= )/u, (word) => word.toLowerCase()),
  );
}
/** “Put it under her door”, right after the verb. */
const bareObject: Signs = {
  en: /^(?!do |say |try |tell |ask )\p{L}+ (?<object>it|that|this)(?= (?!(?:up|off|down|over|through|back|around)(?: |$))|$)/iu,
  he: /^\p{L}+ (?:לו |לה |להם )?(?<object>את זה|אותו)(?= |$)/u,
};
const articles = /(?<![\p{L}'])(?:an?|the|my|our|his|her|their|some) \p{L}/giu;
/** A noun with its article; in Hebrew a sentence of few words without a verb. */
const things: Signs = {
  en: /(?<![\p{L}'])(?<thing>(?:an?|the|my|our|some) (?:\p{L}+ )?\p{L}+)(?=\s*(?:[.,!;:]|$)|\s(?:to|for|with|from|about|on|in|at|of)\s)/iu,
  he: /^(?:(?:לא|כן|אולי|טוב)[,!.]? )?(?<thing>ה?(?:פתק|מכתב|כרטיס|הודעה|מייל|ציור|ספר|עוגה|מתנה|רשימה|תמונה)(?: (?:קטן|קטנה|קצר|קצרה|אחד|אחת|יפה))?)(?= ל| עם| ש|[.,!]|$)/u,
};

function withThing(title: string, { reading }: Moment, before: readonly Sentence[]): string {
  const { language } = reading;
  const pointed = pointsAtThing[language].find(([word]) => word.test(title));
  if (!pointed) return title;
  const name = thingOffered([...before, ...sentencesOf(reading.sentence, language)], language);
  if (name === null) return title;
  const [first] = before;
  const topic = first?.text.trim().replace(/[.!:…\s]+$/u, '') ?? '';
  const named = title.replace(pointed[0], `${pointed[1]}${name}`);
  return subject[language].test(topic) ? `${topic}: ${named}` : named;
}

/** The thing that the last of the sentences names as there, without its day. */
function thingOffered(said: readonly Sentence[], language: Language): string | null {
  const thing = said
    .map(({ text }) => offersThing[language].exec(text.replaceAll('’', "'"))?.groups?.['thing'])
    .findLast((one) => one !== undefined);
  if (thing === undefined) return null;
  const name = withoutDateWords(thing, language)
    .replaceAll(partsOfDay, ' ')
    .replace(/^(?:an?|some) /iu, 'the ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?: on| in| at| ב)?\s*$/iu, '');
  return name.split(' ').length > thingWordsMax ? null : name;
}
/** “A thing on Sunday afternoons at the pub”. */
const partsOfDay =
  /\s(?:on )?(?:\p{L}+day )?(?:in the )?(?:mornings?|afternoons?|evenings?|nights)(?!\p{L})/giu;
