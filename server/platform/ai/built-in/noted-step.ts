import type { Language } from '#contract/shapes.ts';
import { withoutDateWords } from './dates.ts';
import { dueIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { askDay, propose } from './step.ts';

type Signs = Record<Language, RegExp>;

const titleWordsMax = 16;
const titleLengthMin = 3;
const namedTurnsMax = 3;
/** “Note it: call Sara tonight”, “the step is to talk to him on Sunday”. */
const noted: Signs = {
  en: /(?:^|[^\p{L}])(?:(?:just |please |pls )*(?:note|write|put|save|keep|jot)(?: (?:it|this|that|me))?(?: down)?(?: as)?\s*[:–—-]|the (?:step|action|title|plan) (?:is|should be|would be)(?: just)?[:,]?)\s*(?:to )?(?<step>\S.{2,})$/iu,
  he: /(?:^|[^\p{L}])(?:(?:לרשום|תרשום|תרשמי|רשום|רשמי|תכתוב|תכתבי|לשמור|תשמור|תשמרי|שמור|שמרי)(?: לי| את זה| את הצעד| דווקא)*\s*[:–—-]|ה(?:צעד|כותרת|משימה)(?: שלי)?(?: הוא| היא| זה)\s*:?)\s*(?<step>\S.{2,})$/u,
};
/** Words that the person puts into quotation marks while a step is open. */
const quoted = /(?<![\p{L}\p{N}])['"“״‘](?<words>[^'"“”״’]{3,80})['"”״’](?![\p{L}\p{N}])/u;
const takesOut: Signs = {
  en: /(?:without|drop|remove|leave out|not|minus)(?: the)?(?: words?| part)? *$/iu,
  he: /(?:בלי|להוריד|תוריד|תורידי|למחוק|לא)(?: את)?(?: המילה| המילים)? *$/u,
};
/** “…, but ok, note it”: what follows the step. */
const after: Signs = {
  en: /[,.;]?\s+(?:but|and)?\s*(?:ok(?:ay)?,?\s+)?(?:please )?note it(?: please)?\.?$/iu,
  he: /[,.;]?\s+(?:אבל|ו)?\s*(?:אוקיי,?\s+)?תרשו?מ?י?ם? את זה\.?$/u,
};

/** The person says in their own words what is to be noted, or how the offered step should read. */
export function answerNotedStep(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language } = reading;
  if (state.closed) {
    const kept = keptInstead[language].exec(reading.text)?.groups?.['words'];
    if (kept !== undefined) return offerInsight(moment, kept.trim());
  }
  const title = notedTitle(moment) ?? correctedTitle(moment);
  if (title === null) return null;
  if (state.closed)
    return keepsInsight[language].test(reading.text) ? offerInsight(moment, title) : null;
  const { offer, possibleStep } = state;
  const named = dueIn(moment);
  const isOpen = offer?.kind === 'action' || offer?.kind === 'date';
  const isNamed = possibleStep !== null && state.turn - possibleStep.turn <= namedTurnsMax;
  // “Note: the evenings are hard” is something to remember.
  if (named === null && !isOpen && !isNamed) return null;
  const day = named ?? (offer?.kind === 'action' ? offer.dueOn : null);
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** “That’s not what I’d keep. I’d keep ‘sit down and eat’.” */
const keptInstead: Signs = {
  en: /\b(?:i'd|i’d|i would|would rather|rather|instead|please) keep[:,]? ['"“‘](?<words>[^'"”’]{3,120})['"”’]/iu,
  he: /(?:הייתי |מעדיף |מעדיפה |עדיף )?(?:שומר|שומרת|לשמור|תשמור|תשמרי)(?: את)?[:,]? ['"“״](?<words>[^'"”״]{3,120})['"”״]/u,
};

function notedTitle({ reading }: Moment): string | null {
  const { language, text } = reading;
  const [line = ''] = text.split('\n');
  const said = noted[language].exec(line)?.groups?.['step'];
  return said === undefined ? null : bare(said.replace(after[language], ''), language);
}

/** “Yes, but just ‘write one honest email’”, “yes, without ‘honestly’”. */
function correctedTitle({ reading, state }: Moment): string | null {
  const { offer } = state;
  const match = quoted.exec(reading.text);
  const words = match?.groups?.['words']?.trim();
  if ((offer?.kind !== 'action' && offer?.kind !== 'date') || !match || !words) return null;
  const before = reading.text.slice(0, match.index);
  if (!takesOut[reading.language].test(before)) return bare(words, reading.language);
  const rest = offer.title.replace(words, '').replaceAll(/\s+/gu, ' ').trim();
  return rest === offer.title ? null : bare(rest, reading.language);
}

/** Without quotation marks, day and full stop; null where nothing is left, or too much. */
function bare(text: string, language: Language): string | null {
  const plain = text.replaceAll(/['"“”״‘’]/gu, '').trim();
  const title = withoutDateWords(plain, language)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,.:;–—-]+|[\s,.:;–—-]+$/gu, '');
  const isTitle = title.length >= titleLengthMin && title.split(' ').length <= titleWordsMax;
  return isTitle && !title.includes('?') ? title : null;
}

/** “No, keep rather: …”, after the end. */
const keepsInsight: Signs = {
  en: /\b(?:keep|save)\b/iu,
  he: /(?:לשמור|תשמור|תשמרי|שמור|שמרי)/u,
};

function offerInsight(moment: Moment, text: string): Draft {
  const said = joined(moment, sayLine(moment, 'insight_instead', 'beside_step'));
  return draft(moment, 'insight_instead', said, {
    proposals: [{ kind: 'insight', payload: { text } }],
  });
}
