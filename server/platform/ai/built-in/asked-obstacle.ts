import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { englishClause } from './english-words.ts';
import { hebrewClause } from './hebrew-words.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { type Obstacle, obstacleIn } from './obstacles.ts';
import { knownStep } from './own-answers.ts';
import { notesFirst } from './consent.ts';
import { asksWhatIf, isOwnPlan } from './own-plan.ts';
import { quoted } from './quotes.ts';
import { kindOfStep } from './step-kinds.ts';
import { bareTitle } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const answerWordsMax = 40;
/** An answer with an act of the person in it is a plan already. */
const saysThen: Signs = {
  en: / (?:then|i'll|i will|i'd|i would|i can|i could|i try|i just|instead|anyway|in that case|next day|day after|later) /u,
  he: / (?:ואז|אז|במקום|בכל זאת|בכל מקרה|למחרת|אחר כך|א[א-ת]{3,}|אפשר) /u,
};
/** The words before an obstacle, as it is named after a question for it. */
const lead: Signs = {
  en: /^(?:(?:and|but|or|so|also|what|well|um|hm+|maybe|probably|possibly|only|just|i guess|i think|honestly|what (?:would|could|might) get in the way is|it (?:would|could|might) be|(?:the (?:only )?thing (?:would|could|might) be|that|if|if it's|when)),?\s+)+/iu,
  he: /^(?:(?:אולי|כנראה|רק|נראה לי|מה שיכול להפריע זה|מה שיפריע זה|ו?(?:אבל|או|אז|מה|אם)(?= )|ש(?=\p{L})),?\s*)+/u,
};
/** “What would get in the way is my kid not sleeping”, after a step was noted. */
const names: Signs = {
  en: / (?:(?:would|could|might|may|will) (?:get in the way|stop me|keep me from|come up|go wrong)|(?:the )?(?:only )?(?:problem|obstacle|catch|risk) is) /u,
  he: / (?:מה ש(?:יכול|עלול) להפריע|מה שיפריע|הבעיה היא|המכשול) /u,
};
const clauseOf = { en: englishClause, he: hebrewClause };
const turns = new Set(['dont_know', 'decline', 'unclear']);

/** The question for what could get in the way, where the guide can’t say it of this step. */
export function askForObstacle(moment: Moment): Said | null {
  const said = sayLine(moment, 'obstacle_ask');
  moment.state.asksObstacle = said !== null;
  return said;
}

/**
 * The plan for an obstacle in the person’s words, or one of the guide’s own: it is taken where it was asked for, and unasked
 * beside a step that is kept or offered.
 */
export function answerAskedObstacle(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, normal, words } = reading;
  const { offer, asksObstacle } = state;
  const isOffered = offer?.kind === 'action' || offer?.kind === 'date';
  const isBeside = state.closed || isOffered;
  const isPlan = isBeside && isOwnPlan(reading);
  const isTaken = offer?.kind === 'action' && notesFirst(reading);
  const isWhatIf = isBeside && !isTaken && asksWhatIf(reading);
  const isNamed = state.closed && names[language].test(normal);
  if (!asksObstacle && !isNamed && !isPlan && !isWhatIf) return null;
  state.asksObstacle = false;
  const isAnswer = !/^(?:ask|about)_/u.test(reading.intent) && !courtesies.has(reading.intent);
  const isLong = words.length > answerWordsMax || words.length === 0;
  if (isPlan || (asksObstacle && isAnswer && !isLong && saysThen[language].test(normal))) {
    const whole = reading.text.trim().replace(/[.!…\s]+$/u, '');
    const slots = { ...moment.slots, q: quoted(whole, language) };
    const said = isQuotable(whole) ? sayLine({ ...moment, slots }, 'obstacle_plan') : null;
    return besideStep(moment, said ?? sayLine(moment, 'beside_step'));
  }
  if (isWhatIf) return besideStep(moment, ifThenWith(moment, obstacleOf(moment)));
  if (turns.has(reading.intent)) {
    const kind = kindOfStep(bareTitle(state.step?.title ?? ''), language);
    return besideStep(moment, sayLine(moment, `if_then_${kind}`, 'if_then_any'));
  }
  return isAnswer && !isLong ? besideStep(moment, ifThenWith(moment, obstacleOf(moment))) : null;
}

/** Nothing is asked after it; a step that is only offered stays open. */
function besideStep(moment: Moment, said: Said | null): Draft {
  const { state } = moment;
  const { offer } = state;
  if (state.closed)
    return draft(moment, 'obstacle', joined(moment, said, sayLine(moment, 'close_end')));
  state.hasIfThen = said !== null;
  const open = offer?.kind === 'action' ? knownStep(moment) : null;
  return draft(moment, 'obstacle', joined(moment, said, open), { offer });
}

const courtesies = new Set(['thanks', 'goodbye', 'greeting', 'agreement', 'emoji', 'insult']);

function isQuotable(text: string): boolean {
  return text.length <= 160 && !/["“”״\n<>{}[\]`|\\@*]|https?:|\d{5,}/u.test(text);
}

/** “He gets loud” as it stands after “if”; null where it is no whole clause. */
function obstacleOf({ reading }: Moment): Obstacle | null {
  const { text, language } = reading;
  const named = obstacleIn(text, language);
  if (named?.clause) return named;
  const own = text
    .trim()
    .replace(/[.!?…\s]+$/u, '')
    .replace(lead[language], '');
  const clause = /[.?!,;:]/u.test(own) ? null : clauseOf[language](own);
  return clause === null ? null : { clause, quote: quoted(own, language), isOwn: true };
}

/** “If …, then …” of a named obstacle; where it is no whole clause, what then counts. */
export function ifThenWith(moment: Moment, obstacle: Obstacle | null): Said | null {
  const { state } = moment;
  const { offer, step } = state;
  const isOffered = offer?.kind === 'action' || offer?.kind === 'date';
  const kind = kindOfStep((isOffered ? offer.title : step?.title) ?? '', state.language);
  const way = sayLine(moment, `then_${kind}`, 'then_any');
  if (!way) return null;
  const slots = {
    o: obstacle?.clause ?? undefined,
    q: obstacle?.quote,
    n: way.text.charAt(0).toLowerCase() + way.text.slice(1),
  };
  const pool = obstacle?.clause ? 'if_named' : 'if_quoted';
  const said = sayLine({ ...moment, slots }, obstacle === null ? 'if_bare' : pool);
  return said && { ...said, lines: [...said.lines, ...way.lines] };
}
