import type { Language } from '#contract/shapes.ts';
import { commitmentIn } from './commitment.ts';
import { dayIn, dueIn } from './direct-answers.ts';
import { keep } from './ending.ts';
import { type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { isDayAlone } from './day-alone.ts';
import { normalised } from './normalise.ts';
import { askDay, askWording, propose } from './offered-step.ts';
import { readingOf } from './reading.ts';
import { isThin, isTitle } from './step-title.ts';
import { undated } from './undated.ts';

type Signs = Record<Language, RegExp>;

const saidTurnsMax = 5;
/** “I said what I’m gonna do”, “like I said”. */
const says: Signs = {
  en: /^ (?:(?:but|and|so|ok|well|look|hello|hey|um|lol|ugh|no|like) )*(?:as |like )?i(?:'ve| have)? (?:just |already |literally |clearly )*(?:said|told (?:you|u)|wrote|explained)(?: (?:to )?(?:you|u))?(?: (?:what (?:i'm|im|i am|i'll|ill|i will|i would|i)(?: \S+){0,4}|it|that|this|so|my (?:step|plan)|(?:that )?(?:i have|i've got|i got) (?:a|my) (?:step|plan)))?(?: (?:already|before|twice|just now|a minute ago|above))* $/u,
  he: /^ (?:(?:אבל|נו|אז|הרי|די|טוב|כבר) )*(?:אמרתי|כתבתי|הסברתי)(?: (?:לך|כבר|הרי|בדיוק|עכשיו|פעמיים))*(?: (?:מה (?:אעשה|אני (?:הולך|הולכת|מתכוון|מתכוונת|מתכננת|מתכנן) לעשות|אני (?:עושה|אעשה)|הצעד|התוכנית|התכנית)|את זה|ש(?:כבר )?יש לי (?:כבר )?(?:צעד|תוכנית|תכנית)))?(?: (?:לך|כבר|הרי|קודם|פעמיים))* $/u,
};
/** “Is that a plan or not?” */
const asksWhether: Signs = {
  en: /^ (?:(?:so|and|but|well|ok|now) )*(?:is|isn't|isnt|was|wasn't|does) (?:that|this|it|what i said) (?:not )?(?:(?:count|good) (?:as|for) )?(?:a |an |my |the )?(?:(?:real|actual|proper|good) )?(?:plan|step|action)(?: (?:or|not|what|no|enough|then))* $/u,
  he: /^ (?:(?:אז|נו|אבל|ו) )*(?:האם )?(?:זה|זאת|זו) (?:לא )?(?:צעד|תוכנית|תכנית|מעשה)(?: (?:או|לא|שלא|מה|בסוף))* $/u,
};

/** “I asked you nothing” */
const denies: Signs = {
  en: /^ (?:(?:but|no|hey) )*i (?:didn't|didnt|did not|haven't) ask(?:ed)?(?: you)?(?: (?:anything|that|about that))? $/u,
  he: /^ (?:(?:אבל|נו|די) )*לא שאלתי(?: (?:אותך|כלום|שום דבר|את זה))* $/u,
};
const hours: Signs = {
  en: /(?<!\p{L})at (?:\d{1,2}(?::\d{2})?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?!\p{L})/iu,
  he: /(?<!\p{L})ב(?:שעה )?-?(?:\d{1,2}(?::\d{2})?|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)(?![\p{L}\d])/u,
};

/** The person has said their step already: it is taken up with the day that they add, and is no story. */
export function answerSaidBefore(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language } = reading;
  const parts = reading.text.split(/[.,;:!?\n–—]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isPart = (part: string, signs: Signs) => signs[language].test(normalised(part));
  const isOf = (signs: Signs) => parts.some((part) => isPart(part, signs));
  const isAsked = isOf(asksWhether);
  const isSaid = isOf(says);
  if ((!isAsked && !isSaid) || state.griefFor > 0 || state.closed) return null;
  const { offer } = state;
  const said = saidStep(moment);
  const isMore = parts.some(
    (part) =>
      !isPart(part, says) &&
      !isPart(part, asksWhether) &&
      !isPart(part, denies) &&
      !isDayAlone(readingOf(part, language), 0) &&
      !isOfStep(part, said, language),
  );
  const hour = said === null ? null : hourIn(reading.text, said, language);
  const title = hour === null ? said : `${said} ${hour}`;
  const day = dayIn(moment) ?? dueIn(moment);
  // “I said it” alone may mean anything that was said.
  const isMeant = title !== null || day !== null || isAsked;
  if (isMore || !isMeant) return null;
  if (offer?.kind !== 'action') {
    const regret = isSaid ? sayLine(moment, 'insulted_heard') : null;
    return withRegret(regret, nextOf(moment, title, day));
  }
  // Whether it is a plan is asked, and no yes to it.
  if (day === null && isAsked) return propose(moment, 'propose', offer.title, offer.dueOn);
  if (hour !== null && title !== null) return propose(moment, 'propose', title, day ?? offer.dueOn);
  return day === null || day === offer.dueOn
    ? keep(moment, offer.title, offer.dueOn)
    : propose(moment, 'redate', offer.title, day);
}

/** “Tomorrow at ten, the manager”: a day, an hour, and words of the step. */
function isOfStep(part: string, step: string | null, language: Language): boolean {
  if (step === null) return false;
  const named = new Set(wordsIn(step, language).flat());
  const left = wordsIn(undated(part, language).replace(hours[language], ' '), language);
  return left.every((forms) => forms.some((form) => named.has(form)));
}

/** The hour that the person adds to the step. */
function hourIn(text: string, step: string, language: Language): string | null {
  const hour = hours[language].exec(text)?.[0].trim() ?? null;
  return hour === null || hours[language].test(step) ? null : hour;
}

/** Words that carry a meaning, in Hebrew also without a joined particle. */
function wordsIn(text: string, language: Language): string[][] {
  const words = normalised(text).trim().split(' ').filter(Boolean);
  return language === 'en'
    ? words.filter((word) => !joining.test(word)).map((word) => [word])
    : words.filter((word) => word.length > 2).map((word) => [word, word.replace(particle, '')]);
}
const joining = /^(?:the|an?|my|with|to|and|on|at|i'll|i)$/u;
const particle = /^[והלבמ](?=\p{L}{3})/u;

function nextOf(moment: Moment, title: string | null, day: string | null): Draft {
  if (title === null) return askWording(moment, day);
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

function withRegret(regret: Said | null, next: Draft): Draft {
  if (!regret) return next;
  return {
    ...next,
    text: `${regret.text} ${next.text}`,
    lines: [...regret.lines, ...next.lines],
  };
}

/** The step that is offered, or else the one in the last messages. */
function saidStep({ state }: Moment): string | null {
  const { offer, possibleStep, language } = state;
  if (offer?.kind === 'action' || offer?.kind === 'date') return offer.title;
  if (possibleStep && state.turn - possibleStep.turn <= saidTurnsMax) return possibleStep.title;
  return state.said
    .slice(-saidTurnsMax)
    .map((text) => commitmentIn(text, language, true))
    .reduce((newest, title) => (isStep(title, language) ? title : newest), null);
}

function isStep(title: string | null, language: Language): boolean {
  return title !== null && isTitle(title, language) && !isThin(title, language);
}
