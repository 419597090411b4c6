import type { Language } from '#contract/shapes.ts';
import { commitmentIn } from './commitment.ts';
import { asksToSave } from './consent.ts';
import { dayIn, dueIn } from './direct-answers.ts';
import { draft } from './draft.ts';
import { insightToKeep, isSeen, ownSentence } from './insight.ts';
import { instead } from './insight-words.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { stepOfLetter } from './letter.ts';
import { nominalStep } from './nominal-step.ts';
import { knownStep } from './own-answers.ts';
import { askDay, propose } from './offered-step.ts';
import { quoted as quotedWords } from './quotes.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { stepNamed } from './step.ts';
import { isThin, isTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const namedTurnsMax = 3;
/** “Note it: call Sara tonight”, “the step is to talk to him on Sunday”. */
const noted: Signs = {
  en: /(?:^|[^\p{L}])(?:(?:just |please |pls )*(?:note|write|put|save|keep|jot)(?: (?:it|this|that|me))?(?: down)?(?: as)?(?: (?:a|the|my|this) step)?\s*[:–—-]|(?:told|gave|said)(?: (?:u|you))? (?:my|the) step\s*[:.,–—-]|(?:the|my) (?:step|action|title|plan) (?:is|should be|would be)(?: just)?[:,]?|what (?:i|you) (?:want|wanted|asked|need)(?: (?:me|you))? to (?:note|write|put|save|keep|jot)(?: down)? is[:,]?)\s*(?:to )?(?<step>\S.{2,})$/iu,
  he: /(?:^|[^\p{L}])(?:(?:לרשום|תרשום|תרשמי|רשום|רשמי|תכתוב|תכתבי|לשמור|תשמור|תשמרי|שמור|שמרי)(?: לי| את זה| את הצעד| צעד| את הצעד הזה| דווקא)*\s*[:–—-]|ה(?:צעד|כותרת|משימה)(?: שלי)?(?: הוא| היא| זה| צריכה? להיות| תהיה| יהיה)\s*:?|מה ש(?:צריך|רציתי|ביקשתי|אני רוצה) (?:לרשום|לשמור|לכתוב|שיירשם|שתרשום|שתרשמי|שתשמור|שתשמרי)(?: זה| הוא)?\s*:)\s*(?<step>\S.{2,})$/u,
};
/** “The step is: …” says a step also without a day. */
const namesStep: Signs = {
  en: /(?:^|[^\p{L}])(?:(?:the|my) step (?:is|should be)|what (?:i|you) (?:want|wanted|asked|need)(?: (?:me|you))? to \p{L}+(?: down)? is)(?: just)?\s*(?::|,? to )/iu,
  he: /(?:^|[^\p{L}])(?:ה(?:צעד|משימה)(?: שלי)? (?:הוא|היא|זה)|מה ש(?:צריך|רציתי|ביקשתי|אני רוצה) \p{L}+(?: זה| הוא)?)\s*(?::|(?=ל\p{L}{3}))/u,
};
/** Words that the person puts into quotation marks while a step is open. */
const quoted = /(?<![\p{L}\p{N}])['"“״‘](?<words>[^'"“”״’]{3,80})['"”״’](?![\p{L}\p{N}])/u;
const takesOut: Signs = {
  en: /(?:without|drop|remove|(?:leave|take|cut)(?: out)?|not|minus)(?: the)?(?: words?| part| bit)? *$/iu,
  he: /(?:בלי|להוריד|תוריד|תורידי|למחוק|לא)(?: את)?(?: המילה| המילים)? *$/u,
};
/** “…, but ok, note it”: what follows the step. */
const after: Signs = {
  en: /[,.;]?\s+(?:but|and)?\s*(?:ok(?:ay)?,?\s+)?(?:please )?note it(?: please)?\.?$/iu,
  he: /[,.;]?\s+(?:אבל|ו)?\s*(?:אוקיי,?\s+)?תרשו?מ?י?ם? את זה\.?$/u,
};

/** “The step is to gather the receipts, not a free table”: what it is not. */
const notThat: Signs = {
  en: /,\s+(?:and )?not (?!to be\b)[^,;.!?]+[.!]*$/iu,
  he: /,\s+ו?לא (?!ל)[^,;.!?]+[.!]*$/u,
};

/** The person says in their own words what is to be noted, or how the offered step should read. */
export function answerNotedStep(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language } = reading;
  const again = saidAgain(moment);
  if (again) return again;
  if (asksWhetherNoted(reading)) {
    const said = knownStep(moment) ?? sayLine(moment, 'step_none');
    if (said) return draft(moment, 'answer:step', joined(moment, said), { offer: state.offer });
  }
  if (asksToRecall[language].test(reading.normal)) {
    const recalled = stepRecalled(moment);
    if (recalled) return recalled;
  }
  const beside = stepBesideRequest(moment);
  if (beside) return beside;
  if (decides[language].test(reading.text)) {
    const step = nominalStep(moment);
    if (step) return propose(moment, 'propose', step.title, step.dueOn);
  }
  if (state.closed) {
    const corrected = instead[language].exec(reading.text)?.groups?.['words'];
    const named = insightToKeep(reading) ?? corrected?.trim() ?? null;
    if (named !== null) return offerInsight(moment, named);
    const own = lateInsight(moment);
    if (own !== null) return offerInsight(moment, own, isSeen(own, language));
  }
  // “What do I do when he says again ‘deal with it’?”
  if (reading.text.trim().endsWith('?') && !namesStep[language].test(reading.text)) return null;
  const title = notedTitle(moment) ?? correctedTitle(moment);
  if (title === null || state.closed) return null;
  const { offer, possibleStep } = state;
  const named = dueIn(moment);
  const isOpen = offer?.kind === 'action' || offer?.kind === 'date';
  const isNamed = possibleStep !== null && state.turn - possibleStep.turn <= namedTurnsMax;
  // “Note: the evenings are hard” is something to remember.
  const isExplicit = namesStep[language].test(reading.text) && isTitle(title, language);
  if (named === null && !isOpen && !isNamed && !isExplicit) return null;
  // A time alone changes no day.
  const day = dayIn(moment) ?? (offer?.kind === 'action' ? offer.dueOn : named);
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** “Just remind me of what I said I’d do tomorrow”. */
const asksToRecall: Signs = {
  en: / remind me (?:of |about )?(?:again )?what (?:i|it was i|i just) (?:said|told you|wrote|decided|wanted|meant|planned|had|was going|am going|i'd)(?: (?:i'd|id|i would|i'll|i will|to|i was going to))* /u,
  he: / (?:תזכיר|תזכירי|להזכיר|שתזכיר|שתזכירי) לי (?:רק |שוב )?מה (?:אמרתי|החלטתי|כתבתי|רציתי|התכוונתי|תכננתי|אני עושה|אני אמור|אני אמורה) /u,
};

/** The step that stands, is offered or was said last. */
function stepRecalled(moment: Moment): Draft | null {
  const { state } = moment;
  const { offer, possibleStep } = state;
  const known = knownStep(moment);
  if (known) return draft(moment, 'answer:step', joined(moment, known), { offer: state.offer });
  const title =
    offer?.kind === 'action' || offer?.kind === 'date' ? offer.title : possibleStep?.title;
  if (title === undefined) return null;
  const day = dayIn(moment) ?? (offer?.kind === 'action' ? offer.dueOn : null);
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** “Can you note it? Call Lieve on Thursday”: the step stands beside the request. */
function stepBesideRequest(moment: Moment): Draft | null {
  const { language, text } = moment.reading;
  const parts = sentencesOf(text, language).map((one) => one.text);
  const others = parts.filter((part) => !asksToSave(readingOf(part, language)));
  if (others.length === parts.length) return null;
  const rest = others.filter((part) => !part.includes('?')).join(' ');
  if (parts.length < 2 || rest === '' || rest.length >= parts.join(' ').length) return null;
  const inRest = { ...moment, reading: readingOf(rest, language) };
  const title =
    inRest.reading.intent === 'commitment' ? stepNamed(inRest) : commitmentIn(rest, language, true);
  if (title === null || !isTitle(title, language) || isThin(title, language)) return null;
  const day = dayIn(inRest) ?? dueIn(inRest);
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** After an end with a step alone, the first thing that the person says of themselves stands beside it. */
function lateInsight(moment: Moment): string | null {
  const { state, reading } = moment;
  if (!state.awaitsInsight || !reading.isContent || dayIn(moment) !== null) return null;
  if (goesElsewhere[reading.language].test(reading.normal)) return null;
  const isStatement = reading.intent !== 'commitment' && !/^(?:ask|about)_/u.test(reading.intent);
  return isStatement ? ownSentence(reading) : null;
}

/** “There is one other thing”: no sentence to keep follows. */
const goesElsewhere: Signs = {
  en: / (?:(?:one|another|an?) (?:other|more|last)? ?(?:thing|question|worry)|something else|by the way|(?:don't|dont) (?:really )?know (?:what|how|if|whether)|worried|(?:says|said|thinks|thought) (?:that )?(?:i|i'll|i'm|it) ) /u,
  he: / (?:(?:עוד|יש) (?:דבר|משהו|שאלה)(?: אחד| אחת| אחר| אחרת)?|אגב|דרך אגב|(?:אני )?לא (?:יודע|יודעת) (?:מה|איך|אם|כמה)|מודאג|מודאגת|דואג|דואגת|(?:אומר|אומרת|אמר|אמרה|חושב|חושבת) ש\p{L}+) /u,
};

/** “You know what? Yes. The sea on Friday.” asks nothing. */
const decides: Signs = {
  en: /^\W*(?:you )?know what\s*[?!.,]/iu,
  he: /^[^\p{L}]*(?:את(?:ה)? )?יודעת? מה\s*[?!.,]/u,
};

const asksNoted: Signs = {
  en: /^ (?:(?:so|and|but|ok|wait|hey) )*(?:did|have|has|is|was) (?:you|u|it|that|this|my step|the step)(?: \S+)? (?:note|noted|write|written|save|saved|keep|kept|put|record|recorded)(?: (?:it|that|this|my|the|step|down|anywhere|somewhere|now|already|then))* $/u,
  he: /^ (?:(?:אז|רגע|נו) )*(?:(?:ה?צעד(?: שלי)?|זה|כבר) )*(?:רשמת|שמרת|כתבת|נרשם|נשמר)(?: (?:את|זה|הצעד|שלי|לי|כבר|איפשהו|ל\S+|ב\S+|או לא))* $/u,
};

/** “Did you get that down? Call Dad, Saturday, at the allotment”: the step is said once more behind the question. */
function saidAgain(moment: Moment): Draft | null {
  const { language, text } = moment.reading;
  const [first, ...others] = sentencesOf(text, language);
  if (!first || others.length === 0 || !asksIfDown[language].test(first.normal)) return null;
  const rest = others
    .map((one) => one.text)
    .join(' ')
    .trim();
  const day = dayIn({ ...moment, reading: readingOf(rest, language) });
  const title = titleIn(rest, language);
  if (day === null || title === null || !isTitle(title, language)) return null;
  return propose(moment, 'propose', title.replaceAll(/\s*,(?:\s*,)+\s*/gu, ', '), day);
}
const asksIfDown: Signs = {
  en: /^ (?:(?:so|and|but|ok|wait) )*(?:did|have) (?:you|u) (?:get|got|note|noted|write|written|put|take|taken) (?:that|it|this)(?: down)? $|^ (?:can|could|will) (?:you|u) (?:please )?(?:get|note|write|put|take|save) (?:that|it|this)(?: down)? $/u,
  he: /^ (?:(?:אז|רגע|נו|אבל) )*(?:רשמת|שמרת|כתבת|קלטת)(?: (?:את זה|את הצעד))? $|^ (?:אפשר|תוכל|תוכלי) (?:לרשום|לשמור|לכתוב)(?: (?:את זה|את הצעד))? $/u,
};

/** “Did you write it down?” */
function asksWhetherNoted({ normal, text, language }: Moment['reading']): boolean {
  const isAsked = language === 'en' || text.includes('?');
  return isAsked && asksNoted[language].test(normal);
}

function notedTitle({ reading }: Moment): string | null {
  const { language, text } = reading;
  const [line = ''] = text.split('\n');
  const said = noted[language].exec(line)?.groups?.['step'];
  if (said === undefined) return null;
  const own = said.replace(after[language], '').replace(notThat[language], '');
  return stepOfLetter(said, language) ?? titleIn(own, language);
}

/** “Yes, but just ‘write one honest email’”, “yes, without ‘honestly’”. */
function correctedTitle({ reading, state }: Moment): string | null {
  const { offer } = state;
  const match = quoted.exec(reading.text);
  const words = match?.groups?.['words']?.trim();
  if ((offer?.kind !== 'action' && offer?.kind !== 'date') || !match || !words) return null;
  const before = reading.text.slice(0, match.index);
  const isLast = !/\p{L}{2}/u.test(reading.text.slice(match.index + match[0].length));
  if (!takesOut[reading.language].test(before))
    return isLast ? titleIn(words, reading.language) : null;
  const rest = offer.title.replace(words, '').replaceAll(/\s+/gu, ' ').trim();
  return rest === offer.title ? null : titleIn(rest, reading.language);
}

/** The sentence is said back as it will stand beside the step; one that may be no insight is left to the person. */
function offerInsight(moment: Moment, text: string, isSure = true): Draft {
  moment.state.awaitsInsight = false;
  moment.state.sentence = text;
  const q = quotedWords(text, moment.reading.language);
  const inSlots = { ...moment, slots: { ...moment.slots, q } };
  const said = joined(
    moment,
    sayLine(inSlots, isSure ? 'insight_instead' : 'insight_perhaps', 'insight_again'),
  );
  return draft(moment, 'insight_instead', said, {
    proposals: [{ kind: 'insight', payload: { text } }],
  });
}
