import { asksThen, tellsApart, waysByVerb, writesText } from '#content/guide/asked.ts';
import type { Intent } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { asksOfExercise } from './asks-exercise.ts';
import { dilemmaIn } from './dilemma.ts';
import { draft } from './draft.ts';
import { englishClause } from './english-words.ts';
import { answerGivenSentence } from './given-sentence.ts';
import { isMourning, isStaying } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { pointOf } from './point.ts';
import { isQuotable, quoted, withoutLead } from './quotes.ts';
import { namesOnly } from './real-questions.ts';

/** “So how do I get five minutes without a cigarette”, and what is to be done. */
const asksHow = {
  en: /^(?:(?:so|and|but|ok|then|well|the question is),? )*(?:any (?:ideas?|tips?|advice) (?:on |about |for )?)?how (?:i (?:could|can|should|might)|(?:do|can|could|should|would|will|shall|might) (?:i|we|people|others)|(?:am i|are we) (?:supposed|meant) to|(?:do|can) (?:i|we) (?:even|ever)) (?:even |ever |possibly |actually )?(?<done>\p{L}.*)$/iu,
  he: /^(?:(?:אז|אבל|טוב|השאלה היא) )*ו?(?<done>איך (?:אני|אנחנו|אפשר|בכלל|\p{L}{2,}ים|ל\p{L}{3,})(?:\s.*)?)$/u,
};
/** The guide, its cards and stages, and the app are no matter of a life. */
export const ofApp = {
  en: / (?:you|your|this app|the app|app|card|cards|stage|step|chat|account|password|zavit|delete|message you|log|button|use this|spell|pronounce|translate|upload|model|ai|server|provider|install|expand|focus|in (?:english|hebrew|french|spanish|german|arabic|russian)) /u,
  he: / (?:אתה|את (?=\p{L}+ת )|לך|אותך|קוראים|באנגלית|בעברית|בערבית|ברוסית|בצרפתית|האפליקציה|באפליקציה|אפליקציה|קלף|קלפים|שלב|השלב|מרחב|הצעד|צ'אט|סיסמה|סיסמא|החשבון שלי|זביט|מוחקים|כותבים פה|משתמשים|מתחילים פה|מתרגמים|מודל|שרת|מחברים|מתקינים|מיקוד) /u,
};
/** “After that” says something only in its place. */
const pointing =
  / (?:after|with|about|through) (?:that|this|it|all (?:of )?(?:that|this))(?: now| then)?$/iu;
const kinds = new Set<Intent>([
  'ask_advice',
  'ask_fact',
  'about_guide',
  'about_memory',
  'story',
  'wish',
  'feeling',
  'fear',
  'obligation',
  'ask_summary',
]);
const wordsMin = 2;
const wordsMax = 16;

/** A question about the person’s own life is held as theirs: an exception or a small try is asked about. */
export function answerOwnHow(moment: Moment): Draft | null {
  if (asksOfExercise(moment.state, moment.reading)) return null;
  return answerGivenSentence(moment) ?? answerHow(moment);
}

function answerHow(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, text } = reading;
  if (!kinds.has(reading.intent) || isStaying(state) || state.quietFor > 0) return null;
  if (dilemmaIn(text, language) !== null) return null;
  const question = ownHowIn(text, language);
  if (question === null) return null;
  const inSlots = { ...moment, slots: { ...moment.slots, v: question } };
  const more = wayOf(moment, text);
  if (!more) return null;
  state.asked = { kind: 'plain' };
  const held = sayLine(inSlots, 'how_held');
  return draft(moment, `answer:${reading.intent}`, joined(moment, held, more));
}

/** The question as a sentence of the guide holds it: “get five minutes”, or quoted in Hebrew. */
function ownHowIn(text: string, language: Moment['reading']['language']): string | null {
  const sentences = pointOf(text, language).split(/(?<=[.!?…])\s+|\n/u);
  for (const sentence of sentences.toReversed()) {
    const own = withoutLead(sentence, language);
    const done = asksHow[language].exec(own)?.groups?.['done'];
    const count = done?.split(' ').length ?? 0;
    if (done === undefined || count > wordsMax || !isQuotable(done)) continue;
    const normal = normalised(sentence);
    if (asksThen[language].test(normal)) return null;
    if (ofApp[language].test(normal) || namesOnly(sentence, normal, language)) continue;
    if (language === 'he') return count < wordsMin ? null : quoted(done, language);
    const plain = done.replace(pointing, '');
    const turned = englishClause(`I ${plain}`) ?? englishClause(`I can ${plain}`);
    return turned?.replace(/^you (?:can )?/u, '') ?? null;
  }
  return null;
}

/** A modest way of doing it, by its verb where one is known. */
export function wayOf(moment: Moment, text: string): Said | null {
  const { language } = moment.reading;
  if (isMourning(moment.state)) return wayInGrief(moment);
  const normal = wayWords(text, language);
  const pools = waysByVerb
    .filter(([, signs]) => signs[language].test(normal))
    .map(([pool]) => pool);
  return sayLine(moment, ...pools, 'way', 'how_tried');
}

/** Beside a death, what is asked of words to others gets a few, and all else time. */
export function wayInGrief(moment: Moment): Said | null {
  const { normal, language } = moment.reading;
  const pools = speaks[language].test(normal) ? ['grief_talk'] : [];
  return sayLine(moment, ...pools, 'grief_advice', 'grief_decision');
}
const speaks = {
  en: / (?:tell|telling|talk|talking|say|saying|speak|write|explain) /u,
  he: / (?:לספר|מספרים|מספר|מספרת|לדבר|מדברים|לומר|אומרים|להגיד|מגידים|לכתוב|להסביר|מסבירים) /u,
};

/** The act that is asked about, from the last “how” on; the request before it names another. */
function wayWords(text: string, language: Language): string {
  const normal = normalised(text);
  const own = normal.slice(Math.max(0, normal.lastIndexOf(hows[language])));
  return own
    .replaceAll(tellsApart[language], said.know[language])
    .replaceAll(writesText[language], said.start[language]);
}
const said = {
  know: { en: ' know ', he: ' לדעת ' },
  start: { en: ' start ', he: ' להתחיל ' },
};
const hows = { en: ' how ', he: ' איך ' };
