import type { Language, Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { nextCardType } from './chat-state.ts';
import { refusesCard } from './card-refusal.ts';
import { agreesTo } from './consent.ts';
import { deal } from './deal.ts';
import { draft } from './draft.ts';
import { answerChosenManner } from './friction.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { cardTypeNamed, type Reading, readingOf, stageNamed } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { enterStage } from './stage-offers.ts';

/** Commands: cards, stages by name, going on, back and staying. */
export function answerCommand(moment: Moment): Draft | null {
  return (
    answerOtherLanguage(moment) ??
    answerChosenManner(moment) ??
    answerAskMe(moment) ??
    answerCardDeclined(moment) ??
    answerCardRequest(moment) ??
    answerNamedStage(moment) ??
    answerMoveOn(moment) ??
    answerBack(moment) ??
    answerStay(moment)
  );
}

function answerOtherLanguage(moment: Moment): Draft | null {
  if (moment.reading.script !== null) return null;
  return draft(moment, 'other_language', joined(moment, sayLine(moment, 'other_language')));
}

/** At the beginning of a message: “people ask me questions all day” is a story. */
const asksForQuestions = {
  en: /^ (?:(?:please|pls|just|ok|okay|yes|no|hey|so|but|can you|could you) )*(?:ask me (?:things|something|a question|questions|again|more|anything)|you can ask|keep asking|go on asking) /u,
  he: /^ (?:\S+ ){0,6}(?:(?:תשאל|תשאלי|שאל|שאלי|לשאול|תמשיך לשאול|תמשיכי לשאול)(?: אותי)?(?: שאלה| משהו| שאלות| כבר| עוד)+|(?:אתה יכול|את יכולה|אפשר) לשאול) (?:\S+ ){0,4}$/u,
};
const asksForNone = {
  en: / (?:not|don't|dont|never|stop|no more) (?:\S+ )?(?:ask|asking) /u,
  he: / (?:לא|אל|בלי|תפסיק|תפסיקי|די) (?:ל|ת)?שאלי? /u,
};

/** A person who was left in peace may want questions again. */
function answerAskMe(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, normal } = reading;
  if (isMourning(state) || !asksForQuestions[language].test(normal)) return null;
  if (asksForNone[language].test(normal)) return null;
  state.quietFor = 0;
  state.griefFor = 0;
  const said = sayLine(moment, 'asks_again');
  return draft(moment, 'asks_again', joined(moment, said, ask(moment, { recalls: true })));
}

function answerCardDeclined(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isRefused = refusesCard(reading);
  if (!isRefused && (state.offer?.kind !== 'card' || reading.intent !== 'decline')) return null;
  const isStill = isMourning(state) || state.quietFor > 0;
  const said = joined(
    moment,
    sayLine(moment, ...(isRefused ? ['no_card'] : []), 'declined'),
    isStill ? sayLine(moment, 'stay_with') : ask(moment, { recalls: true }),
  );
  return draft(moment, 'card_declined', said);
}

const shows = {
  en: / (?:show|see|draw|open|surprise) /u,
  he: / (?:תראה|תראי|לראות|נראה|תשלוף|תשלפי|תפתח|תפתחי) /u,
};

function answerCardRequest(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const type = cardTypeNamed(reading);
  const { offer } = state;
  const isShort = reading.words.length <= 4;
  const takesOffer =
    offer?.kind === 'card' &&
    (agreesTo(reading) ||
      (reading.words.length <= 6 && shows[reading.language].test(reading.normal)) ||
      (isShort && type !== null));
  const wantsAnother = offer?.kind === 'dealt' && reading.says('card_again');
  if (!reading.says('card') && !asksAtEnd(reading) && !takesOffer && !wantsAnother) return null;
  return deal(moment, type ?? nextCardType(state));
}

/** “I don’t know what you mean. Can I just get another card”: the last sentence asks. */
function asksAtEnd({ text, language }: Reading): boolean {
  const sentences = sentencesOf(text, language);
  const last = sentences.at(-1);
  return sentences.length > 1 && last !== undefined && readingOf(last.text, language).says('card');
}

function answerNamedStage(moment: Moment): Draft | null {
  const stage =
    moment.reading.topic === null ? (stageNamed(moment.reading) ?? nextByMeaning(moment)) : null;
  return stage === null ? null : enterStage(moment, 'stage_named', stage);
}

/** The next stage in other words than its name: “let’s look at it from the other side”. */
function nextByMeaning({ state, reading }: Moment): Stage | null {
  const { next } = script.policy.stages[state.stage];
  const way = next && ways[next]?.[reading.language];
  if (!way || state.closed) return null;
  return sentencesOf(reading.text, reading.language).some(({ normal }) => way.test(normal))
    ? next
    : null;
}
const ways: Partial<Record<Stage, Record<Language, RegExp>>> = {
  ED: {
    en: /^ (?:(?:yes|yeah|ok|okay|actually|sure|please|well|so|and|fine|let's|lets|can we|could we|i want to|i'd like to|we can) )*(?:(?:look|see)(?: at)? (?:it|this) from (?:(?:the|an|some|all) )?other (?:side|sides|angle|angles|end)|look wider|widen (?:it|the view)|another angle) $/u,
    he: /^ (?:(?:טוב|יאללה|אפשר|בוא|בואי|בואו|אז|כן|אוקיי|סבבה|קדימה|נו|אני רוצה|בבקשה) )*(?:להרחיב|נרחיב|תרחיב|תרחיבי|(?:להסתכל|נסתכל|תסתכל|תסתכלי)(?: על זה)? (?:מצד אחר|מצדדים אחרים|מזווית אחרת|רחב יותר|רחב))(?: (?:את המבט|את זה|בבקשה|עכשיו|קצת))* $/u,
  },
  FC: {
    en: /^ (?:(?:yes|yeah|ok|okay|actually|sure|please|well|so|fine|let's|lets|can we|could we|i want to|i'd like to) )*(?:narrow it down|find the core|pick one)(?: now| please)* $/u,
    he: /^ (?:(?:טוב|יאללה|אפשר|בוא|בואי|בואו|אז|כן|אוקיי|סבבה|קדימה|נו|אני רוצה) )*(?:למקד|להתמקד|נתמקד|נמקד|תמקד|תמקדי|לצמצם|נצמצם)(?: (?:את זה|בבקשה|עכשיו|קצת))* $/u,
  },
};

function answerMoveOn(moment: Moment): Draft | null {
  if (!moment.reading.says('move_on') || moment.state.closed) return null;
  const { next } = script.policy.stages[moment.state.stage];
  return next ? enterStage(moment, 'move_on', next) : null;
}

function answerBack(moment: Moment): Draft | null {
  return moment.reading.says('back') ? enterStage(moment, 'back', 'PS') : null;
}

function answerStay(moment: Moment): Draft | null {
  if (!moment.reading.says('stay')) return null;
  moment.state.offeredAt = moment.state.turn;
  return draft(moment, 'stay', joined(moment, sayLine(moment, 'stage_declined', 'stay_with')));
}
