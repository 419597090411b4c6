import type { Language, Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import type { ChatState } from './chat-state.ts';
import { clausesOf } from './clauses.ts';
import { commitmentIn } from './commitment.ts';
import { normalised } from './normalise.ts';
import { compiled } from './patterns.ts';
import type { Reading } from './reading.ts';
import { feelingsIn } from './signals.ts';
import { stepAtEnd } from './step-title.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence of the person that may be what they take from the chat. */
export interface Insight {
  language: Language;
  /** As the person wrote it. */
  text: string;
  /** How much it shows of what they understood; of equals the latest counts. */
  rank: number;
}

const keptMax = 12;
const wordsMin = { en: 4, he: 3 };
const wordsMax = 18;
/** “So maybe I want to”. */
const leadWordsMax = 5;
const ranks = { asked: 6, turn: 4, thought: 3, meaning: 2.25, feeling: 2, own: 1 };
/** Stages for looking at earlier words. */
const looking: Stage[] = ['ED', 'FC', 'DG'];
const rejected = compiled(script.fragment.reject);

type Signs = Record<Language, RegExp>;

/** Somebody sees or decides something. */
const turns: Signs = {
  en: / (?:realis\w+|realiz\w+|i (?:see|understand|get it|know) now|now i (?:see|understand|get)|it (?:just )?(?:hit|dawned on|occurred to) me|i (?:had )?never (?:thought|noticed|told|asked|said)|i hadn't (?:thought|noticed|seen)|the truth is|truth is|turns out|(?:what|the thing (?:that|i'm)|the part that) (?:\S+ )?(?:really |actually |most )?(?:scares?|scaring|frightens?|hurts?|matters?|bothers?|afraid of|scared of|i want|i need|i miss)|what i (?:really |actually |truly )?(?:want|need|miss|fear)|i've been (?:\S+ )?(?:avoiding|hiding|waiting|pretending|telling|running|putting|so busy|afraid|protecting|punishing)|i'm the one who|it's (?:not|never been|never) (?:really |even |actually )?(?:about|because of|the)|it isn't (?:really )?(?:about|the)|deep down|that's why i|maybe (?:it's|it is|that's|i'm|i was|i've been|what i|i don't|i do|the)|so maybe|i don't have to|i'm allowed|i've decided|i decided|i'd rather|that's my (?:job|part|way)|i (?:have to|must|need to) be \S+ before|what matters(?: to me)?|the point is|i (?:just )?liked who i was) /u,
  he: / (?:הבנתי|קלטתי|גיליתי|נפל לי האסימון|(?:עכשיו|פתאום) (?:אני )?(?:מבין|מבינה|רואה|קולט|קולטת)|אני (?:מבין|מבינה|קולט|קולטת) ש\S+|אף פעם לא \S+תי|לא חשבתי על זה|מסתבר ש\S+|האמת (?:היא|שאני|שזה)|מה ש(?:באמת|הכי|מפחיד|כואב|חסר|חשוב|מטריד|אני (?:באמת )?(?:רוצה|צריך|צריכה|מחפש|מחפשת))|(?:בעצם|תכלס|בתכלס)|זה (?:בכלל |בעצם |באמת )?לא (?:באמת |בכלל )?(?:על|בגלל|קשור|העבודה|הכסף)|אולי (?:זה (?:בכלל|בעצם|לא)|אני (?:בעצם|פשוט|סתם)|בעצם|פשוט)|עמוק בפנים|לא (?:חייב|חייבת) ל\S+|מותר לי|החלטתי|עדיף לי|העיקר(?: זה| בשבילי| שלי)*|בוחר\S* כל יום|כש\S+ ידעתי מי אני) /u,
};
/** Somebody thinks about themselves. */
const thoughts: Signs = {
  en: / (?:i think (?:i|i'm|i've|it's because|that i|what|maybe|the)|i guess (?:i|i'm|it's)|i suppose i|maybe i|perhaps i|honestly i|i wish|i'm afraid|i'm scared|i want to be) /u,
  he: / (?:אני (?:חושב|חושבת) ש(?:אני|זה|אולי|לא)\S*|נראה לי ש(?:אני|זה|אולי|לא)\S*|אולי אני|כנראה ש?אני|הלוואי|אני (?:מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת)) /u,
};
const meanings: Signs = {
  en: / (?:want|wanted|need|miss|love|hate|matters?|important|wish|hope|afraid|scared|fear|should|can't|couldn't) /u,
  he: / (?:רוצה|רציתי|צריך|צריכה|מתגעגע|מתגעגעת|חסר|חסרה|אוהב|אוהבת|שונא|שונאת|חשוב|חשובה|מקווה|פוחד|פוחדת|מפחד|מפחדת|לא (?:יכול|יכולה|מצליח|מצליחה)) /u,
};
/** “It’s not the money” says less than what comes after it. */
const denials: Signs = {
  en: / (?:it's|it is|that's|was|is|isn't) (?:not )?(?:really |even )?(?:about )?(?:the |my )?\S+ $/u,
  he: / (?:זה|זאת|היא|הוא) (?:בכלל |באמת )?לא (?:על |בגלל )?\S+(?: באמת שלא)? $/u,
};
const own: Signs = {
  en: / (?:i|i'm|im|i've|me|my|myself|we|our|us) /u,
  he: /(?: [ושכהמבל]{0,2}(?:אני|לי|שלי|אותי|איתי|ממני|עליי|עלי|בי|אצלי) |\p{L}{2,}תי )/u,
};
/** Talk with the guide, and words to keep from. */
const toGuide: Signs = {
  en: / (?:you|your|u|zavit|i (?:don't|do not|do) (?:know|want to (?:talk|say))|(?:a|the|this) (?:card|picture|question|stage|focus|expand)|no no|note it|is it (?:ok|okay|all right|alright)|i hope it's all right|thanks|thank|(?:my \S+|he|she|they) (?:says|say|thinks|think) (?:i|that i|i'm)) /u,
  he: / (?:אתה|את יודעת|לך|שלך|זווית|לא (?:יודע|יודעת)|לא רוצה לדבר|תודה|סליחה|קלף|קלפים|כרטיס|תמונה|להתקדם|תרשום|תרשמי|תשאל|תשאלי|(?:הוא|היא|הם|אמא|אבא|אשתי|בעלי) (?:אומר|אומרת|אומרים|חושב|חושבת) ש\S+) /u,
};
/** “Ok: I’ve been putting it off”. */
const opening: Signs = {
  en: /^(?:(?:ok|okay|k|right|yeah|yes|oh|hm+|well|honestly|lol|look)\s*[,:.–—-]+\s*)+/iu,
  he: /^(?:(?:אוקיי|אוקי|טוב|כן|נו|וואלה|יאללה|אה|תראה|תראי)\s*[,:.–—-]+\s*)+/u,
};
/** Sentences of despair are not kept. */
const hopeless: Signs = {
  en: / (?:don't (?:really )?want to do anything|have nothing|got nothing|nothing left|worthless|hopeless|pointless|no point|hate myself|no future|give up|useless|loser|failure) /u,
  he: / (?:לא רוצה לעשות כלום|[ושכ]?אין לי כלום|לא נשאר לי|אין טעם|אין תקווה|חסר תקווה|חסרת תקווה|שונא את עצמי|שונאת את עצמי|לא שווה כלום|כישלון|אפס|הכל אבוד|הכול אבוד) /u,
};
/** Keeps the sentences of a message that show something of the person; no question, no courtesy, no step. */
export function keepInsights(state: ChatState, reading: Reading): void {
  const { language } = reading;
  const isAsked = state.insightAskedAt === state.turn - 1;
  for (const sentence of sentencesOf(reading.text, language)) {
    const isStep = reading.intent === 'commitment' && sentence.text === reading.sentence;
    const text = wholeText(sentence.text, language, isStep);
    const rank = text === null ? 0 : rankOf(normalised(text), language, state.stage, isAsked);
    if (text !== null && rank > 0 && (rank >= ranks.turn || !isWishOfStep(text, language)))
      state.insights.push({ language, text, rank });
  }
  state.insights = state.insights
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, keptMax)
    .toSorted((one, other) => state.insights.indexOf(one) - state.insights.indexOf(other));
}

/** “I want to call her” names a step, and says no more than it. */
function isWishOfStep(text: string, language: Language): boolean {
  const step = commitmentIn(text, language, true);
  return step !== null && text.replace(step, '').trim().split(/\s+/u).length <= leadWordsMax;
}

/** The sentence of a message in which the person sees or decides something; null where none does. */
export function turnIn({ text, language }: Reading, stage: Stage): string | null {
  const turns = sentencesOf(text, language).flatMap((sentence) => {
    const own = wholeText(sentence.text, language, false);
    return own !== null && rankOf(normalised(own), language, stage) >= ranks.turn ? [own] : [];
  });
  return turns.at(-1) ?? null;
}

/** Whether the person has said more than what happened and how it feels. */
export function hasInsight({ insights, language }: ChatState): boolean {
  return insights.some((one) => one.language === language && one.rank >= ranks.thought);
}

/**
 * The insight that the person takes from the chat, in their words: the sentence of most rank, the latest of equals. A
 * feeling said before anything was looked at is a complaint, and none; in Doing it is better than nothing.
 */
export function insightIn({ insights, language, stage }: ChatState, step: string): string | null {
  const taken = normalised(step);
  const rankMin = stage === 'DG' ? ranks.own / 2 : ranks.feeling;
  const [best] = insights
    .filter((one) => one.language === language && one.rank > rankMin)
    .filter(({ text }) => {
      const said = normalised(text);
      return !said.includes(taken) && !taken.includes(said);
    })
    .toReversed()
    .toSorted((one, other) => other.rank - one.rank);
  return best?.text ?? null;
}

/** A sentence as it is quoted; null where it can’t be. */
function wholeText(sentence: string, language: Language, isStep: boolean): string | null {
  const plain = sentence.trim().replaceAll('’', "'");
  const head = plain.replace(stepAtEnd[language], '');
  if (sentence.includes('?') || (isStep && head === plain)) return null;
  if (head === plain && commitmentIn(plain, language, false) !== null) return null;
  const text = sentence.trim().slice(0, head.length);
  const short = text.split(/\s+/u).length <= wordsMax ? text : clauseIn(text, language);
  const bare = short?.replace(/[\s.,!…:;–—-]+$/u, '').replace(opening[language], '') ?? '';
  if (hopeless[language].test(normalised(bare))) return null;
  if (/["“”״\n\p{Extended_Pictographic}]/u.test(bare)) return null;
  return bare === '' || rejected.some((one) => one.test(bare)) ? null : bare;
}

/** The clause of a long sentence that says most. */
function clauseIn(text: string, language: Language): string | null {
  const clauses = clausesOf(text, language).map((clause) => ({
    text: clause.text,
    rank: rankOf(clause.normal, language, 'PS'),
  }));
  const [best] = clauses.toReversed().toSorted((one, other) => other.rank - one.rank);
  return best && best.rank > ranks.own ? best.text : null;
}

function rankOf(normal: string, language: Language, stage: Stage, isAsked = false): number {
  const count = normal.trim().split(' ').length;
  const countMin = isAsked ? wordsMin[language] - 1 : wordsMin[language];
  if (count < countMin || toGuide[language].test(normal)) return 0;
  if (isAsked) return ranks.asked;
  const isLooking = looking.includes(stage) ? 1 / 2 : 0;
  const isDenial = / (?:not|isn't|לא) /u.test(normal) && denials[language].test(normal);
  if (turns[language].test(normal)) return (isDenial ? ranks.feeling : ranks.turn) + isLooking;
  if (!own[language].test(normal)) return 0;
  if (thoughts[language].test(normal)) return ranks.thought + isLooking;
  if (meanings[language].test(normal)) return ranks.meaning + isLooking;
  const isFelt = feelingsIn(normal, language).length > 0;
  // An event is a story, but not in a stage for looking at it.
  return isFelt ? ranks.feeling + isLooking : isLooking && ranks.own;
}
