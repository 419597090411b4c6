import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { wayInGrief } from './own-questions.ts';
import { ask } from './questions.ts';
import { readingOf } from './reading.ts';
import { reflection } from './reflections.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

/** “Silly, isn’t it?”, “that’s a bit sad, no?”: said of oneself, with a question that asks for no fact. */
const doubtsSelf: Signs = {
  en: / (?<word>silly|stupid|daft|weird|childish|dumb|ridiculous|strange|odd|pathetic|mad|crazy|sad)(?:,)? (?:isn't it|isnt it|aren't i|right|huh|innit|no|i know|don't you think|really) $/u,
  he: / (?:זה |קצת |די |ממש )*(?<word>טיפשי|מטופש|ילדותי|מוזר|פתטי|הזוי|דפוק|מגוחך|עצוב|עלוב|קרינג') (?:לא|נכון|הא|אה) $/u,
};
const sad = /^(?:sad|עצוב|עלוב)$/u;

/** A doubt about oneself at the end of a message is met, and the message goes on from what stands before it. */
export function answerSelfDoubt(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, text } = reading;
  const sentences = sentencesOf(text, language);
  const last = sentences.at(-1);
  if (!last?.text.includes('?') || isMourning(state) || state.quietFor > 0) return null;
  const found = doubtsSelf[language].exec(last.normal)?.groups;
  if (!found) return null;
  const isSad = sad.test(found['word'] ?? '');
  const met = sayLine(moment, isSad ? 'doubt_sad' : 'doubt_silly', 'doubt_silly');
  if (!met) return null;
  const before = sentences.slice(0, -1).map((one) => one.text);
  if (before.length === 0) return draft(moment, 'answer:ask_advice', joined(moment, met));
  const inRest = { ...moment, reading: readingOf(before.join(' '), language) };
  const question = ask(inRest);
  const echo = question.lines.some((line) => /^(?:follow|woven)/u.test(line))
    ? null
    : reflection(moment);
  return draft(moment, 'answer:ask_advice', joined(moment, met, echo, question));
}

const wondersIfNormal: Signs = {
  en: / (?:(?:is|was|isn't) (?:it|that|this) (?:\S+ )?(?:normal|usual|common|strange|odd|foolish|silly|mad)|(?:whether|if) (?:it|that|this)(?:'s| is| was) (?:\S+ )?(?:normal|usual|common|strange|odd|foolish|silly)|(?:do|does) (?:other |most |many )?(?:people|others|everyone|everybody|anyone else) (?:\S+ )?(?:do|feel|have|get|think|go through) |am i (?:going )?(?:mad|crazy|normal)) ?/u,
  he: / (?:(?:זה|האם זה) (?:\S+ )?(?:נורמלי|מקובל|מוזר|הגיוני|טיפשי)|(?:עוד|גם) (?:אנשים|אחרים)|(?:אנשים|אחרים) (?:אחרים )?(?:עושים|מרגישים|עוברים)|(?:אני )?(?:משתגע|משתגעת|השתגעתי|נורמלי|נורמלית)) /u,
};
const asksHowToSay: Signs = {
  en: / how (?:do|can|could|should|would|might) i (?:\S+ )?(?:tell|say|talk|speak|explain|write) /u,
  he: / איך (?:אני )?(?:\S+ )?(?:אומרים|אומר|אומרת|מספרים|מספר|מספרת|לומר|להגיד|לספר|לדבר|מדברים|מסבירים|להסביר) /u,
};

/** Beside a death “is that normal?” and “how do I tell her?” have answers. */
export function answerInGrief(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language } = reading;
  if (!isMourning(state) || state.quietFor > 0) return null;
  if (asksHowToSay[language].test(normal)) {
    const way = wayInGrief(moment);
    return way && draft(moment, 'answer:ask_advice', joined(moment, way));
  }
  if (!wondersIfNormal[language].test(normal)) return null;
  const said = sayLine(moment, 'grief_normal');
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}

const bored: Signs = {
  en: / (?:bored|boring|boredom|nothing (?:else )?(?:to do|on)|nothing to do) /u,
  he: / (?:משעמם|משעמם לי|שעמום|משתעמם|משתעממת|אין לי מה לעשות|אין מה לעשות) /u,
};
const wantsIdea: Signs = {
  en: / (?:what (?:can|could|should|do) (?:i|we|one|you) (?:\S+ )?do|(?:give|got|have|any) (?:me |us )?(?:an |some |any )?(?:ideas?|suggestions?)|suggest (?:something|me)|something to do|what (?:else )?is there to do) /u,
  he: / (?:(?<! אין לי )מה (?:אפשר|אני יכול|אני יכולה|כדאי|עושים|לעשות|יש)(?: \S+)?(?: לעשות)?|(?:יש לך|תן לי|תני לי|איזה|תציע|תציעי)(?: לי)? (?:רעיון|רעיונות|משהו)|רעיון מה) /u,
};

/** Somebody who is bored and asks what to do gets a few things to choose from. */
export function answerBoredIdea(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language } = reading;
  if (!wantsIdea[language].test(normal) || state.griefFor > 0 || state.step) return null;
  const isBored = [normal, ...state.said.map(normalised)].some((one) => bored[language].test(one));
  const said = isBored ? sayLine(moment, 'bored_ideas') : null;
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}
