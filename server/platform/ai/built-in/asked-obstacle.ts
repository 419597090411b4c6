import { wasGlad } from './chat-state.ts';
import type { Language } from '#contract/shapes.ts';
import { commitmentIn } from './commitment.ts';
import { dayIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { englishClause } from './english-words.ts';
import { hebrewClause } from './hebrew-words.ts';
import { toGuide } from './insight-words.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { type Obstacle, conditionIn, obstacleIn, reportsSpeaker } from './obstacles.ts';
import { knownStep } from './own-answers.ts';
import { notesFirst } from './consent.ts';
import { asksWhatIf, isOwnPlan } from './own-plan.ts';
import { quoted } from './quotes.ts';
import { sentencesOf } from './sentences.ts';
import { kindOfStep } from './step-kinds.ts';
import { saysAgain } from './step-restated.ts';

type Signs = Record<Language, RegExp>;

const answerWordsMax = 40;
/** An answer with an act of the person in it is a plan already. */
const saysThen: Signs = {
  en: / (?:then|i'll|i will|i'd|i would|i can|i could|i try|i just|instead|anyway|in that case|next day|day after|later) /u,
  he: / (?:ואז|אז|במקום|בכל זאת|בכל מקרה|למחרת|אחר כך|א(?!ות(?:י|ו|ה|ם|ן|נו) |ולי |נחנו |ית(?:י|ו|ה|ם|נו) |לי(?:י|ו|ה|הם|נו) |חרי |חות|נשים |ישה |שתי |צל|רוח|פילו )[א-ת]{3,}|אפשר) /u,
};
/** The words before an obstacle, as it is named after a question for it. */
const lead: Signs = {
  en: /^(?:(?:and|but|or|so|also|what|well|um|hm+|maybe|probably|possibly|only|just|i guess|i think|honestly|what (?:would|could|might) get in the way is|it (?:would|could|might) be|(?:the (?:only )?thing (?:would|could|might) be|that|if|if it's|when)),?\s+)+/iu,
  he: /^(?:(?:אולי|כנראה|רק|נראה לי|מה שיכול להפריע זה|מה שיפריע זה|ו?(?:אבל|או|אז|מה|אם)(?= )|ש(?=\p{L})),?\s*)+/u,
};
/** “What would get in the way is my kid not sleeping”, “but if she pushes I get weak”, “he’ll storm off probably”, after a step was noted. */
const names: Signs = {
  en: / (?:(?:would|could|might|may|will) (?:get in the way|stop me|keep me from|come up|go wrong)|(?:the )?(?:only )?(?:problem|obstacle|catch|risk) is) |^ (?:(?:but|only|except|though|yeah|yes) )+(?:if|when|once) |^ (?:(?:but|and|well) )*(?:he|she|they|my \p{L}+)(?:'ll| will) (?:(?:probably|just|only|definitely) )*(?:storm|walk (?:out|off|away)|leave|get (?:angry|mad|loud|upset|defensive)|shout|yell|scream|cry|laugh|ignore|refuse|forget|hang up|say no|not (?:listen|answer|come|talk|care|pick)) (?:\S+ ){0,4}$/u,
  he: / (?:מה ש(?:יכול|עלול) להפריע|מה שיפריע|הבעיה היא|המכשול) |^ (?:(?:אבל|רק|כן) )+(?:ש?אם |כש)|^ (?:אבל )?(?:הוא|היא|הם) (?:(?:בטח|כנראה|פשוט|רק) )*(?:לא [ית]\p{L}{2,}|[ית](?:צעק|צחק|כעס|סרב|יעלב|עזוב|ברח|שכח|תעצבן|נתק|קום וילך|לך)) (?:\S+ ){0,4}$/u,
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
  const { offer, asksObstacle, asksThen } = state;
  const isOffered = offer?.kind === 'action' || offer?.kind === 'date';
  const isBeside = state.closed || isOffered;
  state.asksThen = null;
  const ownThen = asksThen && answerThen(moment, asksThen);
  if (ownThen) return ownThen;
  const isPlan = isBeside && isOwnPlan(reading);
  const isTaken = offer?.kind === 'action' && notesFirst(reading);
  const isWhatIf = (isBeside || state.step !== null) && !isTaken && asksWhatIf(reading);
  const isNamed = state.closed && names[language].test(normal);
  const back = isBeside && !isTaken ? askedBack(moment) : null;
  if (back) return askForThen(moment, back);
  if (!asksObstacle && !isNamed && !isPlan && !isWhatIf) return null;
  state.asksObstacle = false;
  if (!isPlan && isOtherStep(moment)) return null;
  const isAnswer = !/^(?:ask|about)_/u.test(reading.intent) && !courtesies.has(reading.intent);
  const isLong = words.length > answerWordsMax || words.length === 0;
  if (isPlan || (asksObstacle && isAnswer && !isLong && saysThen[language].test(normal))) {
    const whole = reading.text.trim().replace(/[.!…\s]+$/u, '');
    const slots = { ...moment.slots, q: quoted(whole, language) };
    const said = isQuotable(whole) ? sayLine({ ...moment, slots }, 'obstacle_plan') : null;
    return besideStep(moment, said ?? sayLine(moment, 'beside_step'));
  }
  if (isWhatIf) return besideStep(moment, ifThenWith(moment, obstacleOf(moment)));
  if (asksObstacle && namesNone[language].test(normal))
    return besideStep(moment, readyPlan(moment));
  // A plan without a word of the person is none.
  if (turns.has(reading.intent)) return besideStep(moment, null);
  return isAnswer && !isLong ? besideStep(moment, ifThenWith(moment, obstacleOf(moment))) : null;
}

/** “Nothing”, and no more: what usually comes between is planned for. */
const namesNone: Signs = {
  en: /^ (?:(?:well|hm+|um+|no|nah|honestly|i think|i guess|probably|oh) )*(?:(?:nothing|not much|none)(?: (?:really|at all|i think|i guess|much|probably|honestly|comes to mind|i can think of|that i know|(?:will|would|can|could) (?:stop me|get in the way(?: of (?:it|that))?)))*|can't think of anything) $/u,
  he: /^ (?:(?:אה|לא|נראה לי|האמת|כנראה|אולי|שכבר) )*(?:(?:כלום|שום דבר|אין(?: שום)?(?: דבר)?)(?: (?:בעצם|מיוחד|כרגע|נראה לי|האמת|לא יעצור אותי|לא יפריע(?: לי)?|לא אמור להפריע))*) $/u,
};
/** One “if … then …” of what usually comes between with such a step. */
export function readyPlan(moment: Moment): Said | null {
  const { step, language } = moment.state;
  const kind = kindOfStep(step?.title ?? '', language);
  // Good news that is brought to somebody gets nobody heated.
  const isGlad = kind === 'conversation' && wasGlad(moment.state);
  return sayLine(moment, `plan_${isGlad ? 'company' : kind}`);
}

/** “I’ll call my sister on Friday”, or the same step once more: the question is passed by. */
function isOtherStep(moment: Moment): boolean {
  const { reading, state } = moment;
  if (reading.intent !== 'commitment') return false;
  return dayIn(moment) !== null || (state.step !== null && saysAgain(moment, state.step));
}

/** “And what do I do when my hand goes to the phone?”: the question holds the obstacle. */
const asksBack: Signs = {
  en: /^(?:[^.!?\n]{0,24}[,.!]\s+)?(?:(?:and|but|so|ok|okay|then),?\s+)*(?:what|how) (?:do|can|should|would|could|will) i (?:even |actually )?(?:do|deal with it|handle it|go on)(?: then)?,? (?:if|when|once) (?<clause>[^.!?\n]{4,90})\?/iu,
  he: /^(?:[^.!?\n]{0,24}[,.!]\s+)?(?:(?:אבל|אז|טוב|אוקיי),?\s+)*ו?(?:מה|איך) (?:אני )?(?:עושה|עושים|לעשות|אפשר לעשות|אעשה|מתמודד|מתמודדת|מתמודדים|להתמודד)(?: אז)? (?:כש|אם )(?<clause>[^.!?\n]{4,90})\?/u,
};

/** A clause without them shows nobody’s gender. */
const ofPersons =
  /(?<!\p{L})(?:אני|אנחנו|לי|שלי|אותי|עליי|עלי|איתי|ממני|אליי|אלי|בי|לנו|שלנו|איתנו|אתה|את|לך|שלך|\p{L}{2,12}תי)(?!\p{L})/u;

function askedBack({ reading }: Moment): Obstacle | null {
  const { text, language } = reading;
  const own = asksBack[language].exec(text.trim())?.groups?.['clause']?.trim();
  if (own === undefined || !isQuotable(own)) return null;
  const ofOthers = language === 'he' && !ofPersons.test(own) ? own : null;
  return { clause: clauseOf[language](own) ?? ofOthers, quote: quoted(own, language), isOwn: true };
}

function askForThen(moment: Moment, obstacle: Obstacle): Draft | null {
  const { state } = moment;
  const slots = { ...moment.slots, o: obstacle.clause ?? undefined, q: obstacle.quote };
  const pool = obstacle.clause === null ? 'then_ask_quoted' : 'then_ask';
  const said = sayLine({ ...moment, slots }, pool);
  if (!said) return null;
  state.asksObstacle = false;
  state.asksThen = obstacle;
  const { offer } = state;
  return draft(moment, 'obstacle', joined(moment, said), {
    offer: offer?.kind === 'action' ? offer : null,
  });
}

/** The answer to it makes an “if … then …” with the obstacle. */
function answerThen(moment: Moment, obstacle: Obstacle): Draft | null {
  const { reading } = moment;
  const { language, text, intent } = reading;
  if (/^(?:ask|about)_/u.test(intent) || courtesies.has(intent) || text.includes('?')) return null;
  if (toGuide[language].test(reading.normal)) return null;
  if (turns.has(intent) || knowsNone[language].test(reading.normal))
    return besideStep(moment, ifThenWith(moment, obstacle));
  const own = (sentencesOf(text, language).at(-1)?.text ?? '')
    .trim()
    .replace(/[.!…\s]+$/u, '')
    .replace(
      /^(?:(?:maybe|perhaps|probably|then|so|well|i guess|אולי|אז|כנראה|נראה לי),?\s+)+/iu,
      '',
    );
  if (own === '' || !isQuotable(own) || own.split(/\s+/u).length > thenWordsMax) return null;
  const isAct =
    commitmentIn(own, language, true) !== null || saysThen[language].test(normalised(own));
  const isNoun = own.split(/\s+/u).length <= nounWordsMax && !tells[language].test(normalised(own));
  if (!isAct && !isNoun) return null;
  const slots = { ...moment.slots, o: obstacle.clause ?? obstacle.quote, q: quoted(own, language) };
  const said = sayLine({ ...moment, slots }, 'if_own');
  return said && besideStep(moment, said);
}
const thenWordsMax = 20;
/** “The phone in another room”. */
const nounWordsMax = 6;
const tells: Signs = {
  en: / (?:i|i'm|im|he|she|they|it|it's|that|that's|this|you|we|is|are|was|would|hate|nothing|not|never) /u,
  he: / (?:אני|הוא|היא|הם|הן|זה|זאת|יש|אין|היה|לא|כלום|שום) /u,
};
const knowsNone: Signs = {
  en: / (?:(?:don't|dont|do not) know|no idea|no clue|nothing) /u,
  he: / (?:לא (?:יודע|יודעת)|אין לי מושג|שום דבר|כלום) /u,
};

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

/** “He’ll storm off probably”, “he always forgets”: how sure it is, and how often, stands in no “if”. */
const hedges: Signs = {
  en: /,?\s+(?:maybe|probably|perhaps|possibly|i guess|i suppose|i think|though|lol|haha|tbh|as always|as usual)$|(?<=^(?:he|she|it|they|we|i|my \p{L}+|the \p{L}+)) (?:always|usually|often|probably|sometimes|just)(?= )/giu,
  he: /,?\s+(?:אולי|כנראה|נראה לי|בטח|כרגיל|כמו תמיד|חח+)$|(?<=^(?:הוא|היא|הם|הן|זה|ה\p{L}+)) (?:תמיד|בטח|כנראה|אולי|לפעמים|בדרך כלל)(?= )/gu,
};
const barrierWordsMax = 4;

/** “He gets loud” as it stands after “if”; null where it is no whole clause. */
function obstacleOf({ reading }: Moment): Obstacle | null {
  const { text, language } = reading;
  const named = obstacleIn(text, language);
  if (named) return named;
  const isAsked = asksWhatIf(reading);
  const asked = isAsked ? text.slice(0, text.indexOf('?') + 1) : text;
  const own = (asked === '' ? text : asked)
    .trim()
    .replace(/[.!?…\s]+$/u, '')
    .replace(lead[language], '')
    .replaceAll(hedges[language], '');
  const clause = /[.?!,;:]/u.test(own) ? null : conditionIn(own, language);
  const obstacle = { clause, quote: quoted(own, language), isOwn: true };
  if (clause !== null) return obstacle;
  // “Rain maybe” is no clause, and names it.
  const isShort = own.split(/\s+/u).length <= barrierWordsMax;
  const isNamed = reportsSpeaker(own, language) || (!isAsked && isShort);
  return (isNamed || asked.endsWith('?')) && isQuotable(own) && own !== '' ? obstacle : null;
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
