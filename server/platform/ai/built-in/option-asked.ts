import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { answerOpenStep } from './open-step.ts';
import { titleOfIdea } from './own-idea.ts';
import { isQuotable, quoted } from './quotes.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** “What would you do, say sorry to her?”, “מה דעתך, להתקשר לעירייה?”: a question that names a way itself. */
const asksWithWay: Record<Language, RegExp> = {
  en: /^(?:(?:so|and|but|ok|well),? )*(?:what (?:would|should|do|can) (?:you|i|u) (?:do|think|say)(?: about (?:it|that|this))?|what do you think|any ideas),\s+(?:just |maybe )*(?<act>(?:say|tell|ask|call|ring|text|write|message|e?mail|go|leave|stay|wait|quit|apologi[sz]e|ignore|talk|speak|move|book|send|offer|invite|stop|start|let)\b[^?,;]{2,60})\?/iu,
  he: /^(?:(?:אז|אבל|נו|טוב),? )*(?:מה (?:דעתך|לעשות|כדאי(?: לי)?|היית (?:עושה|אומרת?)|(?:אתה|את) (?:חושבת?|אומרת?))(?: על זה)?|לדעתך),\s+(?:פשוט |אולי )*(?<act>ל(?!א |י )[א-ת]{3,}(?: [^?,;]{2,60})?)\?/u,
};
/** “… or not”, “… or wait”: two ways are weighed elsewhere. */
const either = / (?:or|או) /u;
/** “Phone or text?”: two ways in a few words. */
const asksWhich: Record<Language, RegExp> = {
  en: /^(?:(?:yes|yeah|but|so|ok|and|well|hm+|(?:which|what)(?:'s| is) better|you didn't (?:say|answer))[,:.]? )*(?:by |in |over |on )?(?<a>(?!(?:is|are|am|do|does|did|should|shall|can|could|would|will|was|were|have|has|what|why|how|who|when|where|which|if|true|right|yes|no|you|i|he|she|it|they|we|that|this|not)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}),? or (?<b>(?!(?:is|are|not|what|no|something|whatever|wrong|false|am|do|should|maybe)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3})\?/iu,
  he: /^(?:(?:כן|אבל|אז|נו|טוב|בסדר|רגע|מה (?:עדיף|יותר טוב|כדאי)|לדעתך|לא ענית)[,:.]? )*(?<a>(?!(?:מה|למה|איך|האם|מי|מתי|איפה|כמה|כן|לא|יש|זה|אתה|את|אני|הוא|היא|הם|אנחנו|נכון|אם|גם)(?!\p{L}))[\p{L}"״'׳-]+(?: [\p{L}"״'׳-]+){0,3}),? או (?<b>(?!(?:לא|מה|משהו|שלא|אולי|כן|שזה|זה|ש?אני)(?!\p{L}))[\p{L}"״'׳-]+(?: [\p{L}"״'׳-]+){0,3})\?/u,
};
/** “What do you think?” beside it. */
const asksView: Record<Language, RegExp> = {
  en: /^(?:so |and )?what (?:do|would) you (?:think|say|choose|pick)(?: is better)?\?*$/iu,
  he: /^(?:ו?מה (?:דעתך|את(?:ה)? (?:חושבת?|אומרת?)|עדיף|כדאי)[^?]{0,30}|לדעתך)\?*$/u,
};

/** The way that is named in a question of what to do is the person’s own, and what speaks for it is asked. */
export function answerOptionAsked(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, text } = reading;
  if (state.quietFor > 0 || isMourning(state)) return null;
  const which = answerWhich(moment);
  if (which) return which;
  const asked = sentencesOf(text, language).at(-1)?.text.trim().replaceAll('’', "'") ?? '';
  const act = asksWithWay[language].exec(asked)?.groups?.['act']?.trim();
  if (act === undefined || either.test(` ${act} `) || !isQuotable(act)) return null;
  const q = quoted(act, language);
  const said = sayLine({ ...moment, slots: { ...moment.slots, q } }, 'option_own');
  if (!said) return null;
  const title = titleOfIdea({ act, clause: act, sentence: asked, isDoubted: false }, language);
  state.idea = { act, title, turn: state.turn, dueOn: null };
  state.asked = { kind: 'plain' };
  return draft(moment, 'answer:ask_advice', joined(moment, said));
}

/** “Tomorrow. But by phone or by text, what do you think?”: what stands before the question is heard, too. */
function answerWhich(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language } = reading;
  const said = sentencesOf(reading.text.replace(viewBehind, '?'), language);
  const place = said.findLastIndex(({ text }) => asksWhich[language].test(plainOf(text)));
  const isLast = said.slice(place + 1).every(({ text }) => asksView[language].test(plainOf(text)));
  const { a, b } = asksWhich[language].exec(plainOf(said[place]?.text ?? ''))?.groups ?? {};
  if (a === undefined || b === undefined || !isLast || !isQuotable(a) || !isQuotable(b))
    return null;
  const slots = { ...moment.slots, a: quoted(a, language), b: quoted(b, language) };
  const line = sayLine({ ...moment, slots }, 'your_view_sides');
  if (!line) return null;
  const { offer } = state;
  const isStep = offer?.kind === 'action' || offer?.kind === 'date';
  const before = said.slice(0, place).map(({ text }) => text);
  const step =
    isStep && before.length > 0
      ? answerOpenStep({ ...moment, reading: readingOf(before.join(' '), language) })
      : null;
  if (step?.rule === 'date' || step?.rule === 'redate')
    return { ...step, text: `${line.text}\n\n${step.text}`, lines: [...line.lines, ...step.lines] };
  state.asked = { kind: 'plain' };
  return draft(moment, 'answer:ask_advice', joined(moment, line), isStep ? { offer } : {});
}

/** “Phone or text, what do you think?” */
const viewBehind = /,\s+(?:what do you think|מה דעתך|מה את(?:ה)? (?:חושבת?|אומרת?))\?$/iu;

function plainOf(text: string): string {
  return text.trim().replaceAll('’', "'");
}
