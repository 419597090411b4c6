import {
  asksIdea,
  asksIfSilly,
  asksMind,
  asksSense,
  asksWay,
  asksUnmarked,
  asksWeighing,
  fields,
} from '#content/guide/asked.ts';
import type { Language } from '#contract/shapes.ts';
import { asksOfExercise } from './asks-exercise.ts';
import { agreesTo } from './consent.ts';
import { sidesOf } from './dilemma-sides.ts';
import { draft } from './draft.ts';
import { type JudgedKind, judgedAnswer, judgedKind, reportsQuestion } from './judged.ts';
import { isMourning } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { askOfMatter } from './own-answers.ts';
import { ofApp, wayOf } from './own-questions.ts';
import { ask, isGeneral } from './questions.ts';
import { readingOf } from './reading.ts';
import { isEchoed, namesOnly } from './real-questions.ts';
import { sentencesOf } from './sentences.ts';
import { speaksToGuide } from './to-guide.ts';

type Kind = 'mind' | 'weighing' | 'way' | 'sense' | 'silly';

/** Its signs are strict: a known question that is only alike does not come before it. */
interface Judged {
  judged: JudgedKind;
}

/** Topics whose questions these are, too; any other known question has an answer of its own. */
const sameTopics = new Set([
  'other_minds',
  'advise',
  'begin_talk',
  'sounds_ok',
  'who_right',
  'summary',
  'how_know',
]);
const topicsOf: Partial<Record<Kind, ReadonlySet<string>>> = {
  mind: new Set(['your_view', 'likes_me', 'judges_me']),
  sense: new Set(['normal', 'understood_me']),
  silly: new Set(['normal', 'judges_me']),
  way: new Set(['what_now', 'not_thought']),
};
const isOf = (kind: Kind, topic: string | null) =>
  topic === null || sameTopics.has(topic) || topicsOf[kind]?.has(topic) === true;
const wordsMax = 22;

/** A question about one’s own life is answered first: with what can be said honestly, and a way to go on. */
export function answerAsked(moment: Moment): Draft | null {
  const { reading, state, protest } = moment;
  const { topic, intent } = reading;
  if (asksOfExercise(state, reading)) return null;
  if (protest?.isAlone || state.closed || intent === 'commitment') return null;
  // “Yes. Is that a cop-out?” is a yes to the step first.
  if (state.offer?.kind === 'action' && saysYesFirst(reading)) return null;
  const fact = factAsked(moment);
  if (fact) return answered(moment, fact);
  const idea = ideaAsked(moment);
  if (idea) return answered(moment, idea);
  const kind = kindAsked(moment);
  if (kind === null) return null;
  if (typeof kind === 'object') return answered(moment, judgedAnswer(moment, kind.judged));
  if (!isOf(kind, topic)) return null;
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  if (isStill && kind === 'weighing' && !isMourning(state)) return null;
  if (isStill && kind === 'way' && !talks[reading.language].test(reading.normal)) return null;
  if (state.joyFor > 0 && kind !== 'mind') return null;
  return answered(moment, answers[kind](moment));
}

/** “Can I drink wine with my pills?”: it can’t be known here, and who knows it is named. */
function factAsked(moment: Moment): Said | null {
  const { language, text, topic } = moment.reading;
  if (topic === 'legal') return null;
  const asked = sentencesOf(text, language).findLast(
    ({ asks, normal }) => asks || asksUnmarked[language].test(normal),
  );
  if (!asked || asked.wordCount > wordsMax) return null;
  const { normal } = asked;
  const field = fields.find(
    ([, of, asks]) => of[language].test(normal) && asks[language].test(normal),
  );
  return field ? sayLine(moment, field[0]) : null;
}

/** “Just give me an idea”: one modest try, by the act that is named here or in the last messages. */
function ideaAsked(moment: Moment): Said | null {
  const { state, reading } = moment;
  const { language, normal, words, text } = reading;
  const wantsHelp =
    words.length <= helpWordsMax &&
    help.test(normal) &&
    !text.includes('?') &&
    speaksToGuide(normal, language);
  if ((!wantsHelp && !asksIdea[language].test(normal)) || words.length > wordsMax) return null;
  if (ofWorld.test(normal)) return null;
  if (isMourning(state) || state.griefFor > 0 || state.joyFor > 0) return null;
  const isNamed = names[language].test(normal);
  if (!isNamed && state.said.length === 0) return null;
  state.quietFor = 0;
  if (wantsHelp && !isNamed) return sayLine(moment, 'help_wanted');
  return wayOf(moment, isNamed ? text : state.said.slice(-2).join(' '));
}
/** “I thought you’d help me”. */
const helpWordsMax = 7;
const help = / (?:help|ש?תעזור|ש?תעזרי) /u;
const names = {
  en: / (?:how|what) (?:to|do|can|could|should|i|we|people) /u,
  he: / (?:איך|מה) \p{L}{2,} /u,
};
/** Ideas of the world, of which the guide has none. */
const ofWorld =
  / (?:cook|eat|wear|read|watch|buy|presents?|gifts?|recipes?|names?|לבשל|לאכול|ללבוש|לקרוא|לראות|לקנות|מתנה|מתכון|שם|שמות) /u;

function answered(moment: Moment, said: Said | null): Draft | null {
  const { state } = moment;
  if (!said) return null;
  state.asked = { kind: 'plain' };
  return draft(moment, 'answer:ask_advice', joined(moment, said), {
    offer: said.asks ? null : state.offer,
  });
}

/** Of what is hard after a death, a way is shown to say a word alone. */
const talks = {
  en: / (?:say|tell|talk|ask|explain|write|call|in touch|contact|sleep) /u,
  he: / (?:להגיד|לומר|לספר|לדבר|להסביר|לכתוב|להתקשר|קשר|אומרים|מספרים|מדברים|מסבירים|כותבים|לישון) /u,
};

/** The last question of the message counts. */
function kindAsked(moment: Moment): Kind | Judged | null {
  const { reading, state } = moment;
  const { language, text } = reading;
  const asked = sentencesOf(text, language).findLast(
    (sentence) =>
      sentence.asks ||
      sentence.text.includes('?') ||
      unmarkedWeighing.test(sentence.normal) ||
      reportsQuestion(sentence.normal, language),
  );
  if (!asked || asked.wordCount > wordsMax || ofTheApp(asked.normal, language)) return null;
  if (isEchoed(asked, text, language) || namesOnly(asked.text, asked.normal, language)) return null;
  const { normal } = asked;
  const isMarked = asked.text.includes('?');
  const judged = judgedKind(moment, asked);
  if (judged) return { judged };
  if (isMarked && asksIfSilly[language].test(normal)) return 'silly';
  if (isMarked && asksSense[language].test(normal)) return 'sense';
  if (asksMind[language].test(normal) && (isMarked || asksGuide.test(normal))) return 'mind';
  const isOpen = state.offer === null || state.offer.kind === 'stage';
  if (isOpen && (isMarked || unmarkedWeighing.test(normal)) && asksWeighing[language].test(normal))
    return 'weighing';
  return isOpen && asksWay[language].test(normal) ? 'way' : null;
}
const unmarkedWeighing = / (?:or what|או מה) $/u;
const asksGuide = / (?:do you think|לדעתך) /u;

/** “You” asks the guide for its view or means people, and is no sign of the app here. */
function ofTheApp(normal: string, language: Language): boolean {
  const own = normal.replace(
    / (?:do|does|can|did) you (?=\p{L})| (?:you|you'd|you'll) (?:could |can |would )?(?=(?:tell|show|help) me )| you (?:think|know|reckon) | (?:אתה|את) (?:חושב|חושבת|מבין|מבינה|אומר|אומרת) | לך /gu,
    ' ',
  );
  return ofApp[language].test(own);
}

const answers: Record<Kind, (moment: Moment) => Said | null> = {
  mind: (moment) => {
    const isNear = isMourning(moment.state) || moment.state.griefFor > 0;
    return isNear ? sayLine(moment, 'mind') : sayLine(moment, 'mind', 'mind_ask', 'other_minds');
  },
  weighing: (moment) => {
    if (isMourning(moment.state)) return sayLine(moment, 'grief_decision', 'stay_with');
    if (sidesOf(moment)) return null;
    if (asksVerdict.test(moment.reading.normal)) return sayLine(moment, 'judgement', 'advice_open');
    // “Do I just write it or what”: what stands before it is not what is weighed.
    const isOwn = moment.slots.c !== undefined && !moment.reading.text.includes('?');
    const isOnly = isOwn && unmarkedWeighing.test(moment.reading.normal);
    const idea = moment.slots.c === undefined || isOnly ? null : sayLine(moment, 'reflect');
    return joined(moment, idea, sayLine(moment, 'advice', 'advice_open', 'question_open'));
  },
  way: (moment) => wayOf(moment, moment.reading.text),
  sense: (moment) => agreed(moment, 'sense', 'reassured'),
  silly: selfJudged,
};

function saysYesFirst({ text, language }: Moment['reading']): boolean {
  const [first, ...others] = sentencesOf(text, language);
  if (!first || others.length === 0) return false;
  return agreesTo(readingOf(first.text, language));
}

/** A doubt about oneself is met first; what stands beside it in the message is asked about. */
function selfJudged(moment: Moment): Said | null {
  const { reading, state } = moment;
  const { text, language } = reading;
  const isOfPerson = ofPerson[language].test(reading.normal);
  const said = sayLine(moment, ...(isOfPerson ? ['judged_self'] : ['not_silly']), 'reassured');
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  if (isStill) return joined(moment, said, sayLine(moment, 'stay_with'));
  const rest = sentencesOf(text, language)
    .filter((one) => !one.text.includes('?') && one.wordCount >= restWordsMin)
    .map((one) => one.text)
    .join(' ');
  if (rest === '') return joined(moment, said, sayLine(moment, 'reassured_ask', 'sense_ask'));
  const opening = state.turn === 0 ? askOfMatter(moment) : null;
  const question = opening ?? ask({ ...moment, reading: readingOf(rest, language) });
  return joined(
    moment,
    said,
    (isGeneral(question) ? sayLine(moment, 'reassured_ask') : null) ?? question,
  );
}
const restWordsMin = 4;
/** Words for a person’s ways with others: no outsider may wave them away. */
const ofPerson = {
  en: / (?:selfish|mean|cruel|cold|unfair|ungrateful|horrible|overreact\w*|too far|too much|too harsh|over the top|a (?:bad|terrible|horrible|awful) \S+|(?:sort|kind) of) /u,
  he: / (?:אגואיסט|אגואיסטית|אגואיסטי|אנוכי|אנוכית|רע|רעה|גרוע|גרועה|נורא|נוראית|אכזרי|קר|קרה|מגזים|מגזימה|מוגזם|יותר מדי|איז[וה]) /u,
};

/** “Do you think what I said was fair?” leaves nothing to decide. */
const asksVerdict =
  / (?:(?:is|was) (?:\S+ )?(?:right|wrong|ok|okay|fair|too much|too harsh|a mistake)|(?:היה|הייתה) (?:נכון|בסדר|מוגזם|הוגן|טעות|הגיוני)) $/u;

function agreed(moment: Moment, ...pools: string[]): Said {
  const { griefFor, quietFor } = moment.state;
  const isStill = griefFor > 0 || quietFor > 0;
  const said = sayLine(moment, ...pools);
  if (isStill) return joined(moment, said, sayLine(moment, 'stay_with'));
  const opening = moment.state.turn === 0 ? askOfMatter(moment) : null;
  return joined(moment, said, opening ?? sayLine(moment, 'sense_ask', 'protest_ask'));
}
