import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { titleOfIdea } from './own-idea.ts';
import { isQuotable, quoted } from './quotes.ts';
import { sentencesOf } from './sentences.ts';

/** “What would you do, say sorry to her?”, “מה דעתך, להתקשר לעירייה?”: a question that names a way itself. */
const asksWithWay: Record<Language, RegExp> = {
  en: /^(?:(?:so|and|but|ok|well),? )*(?:what (?:would|should|do|can) (?:you|i|u) (?:do|think|say)(?: about (?:it|that|this))?|what do you think|any ideas),\s+(?:just |maybe )*(?<act>(?:say|tell|ask|call|ring|text|write|message|e?mail|go|leave|stay|wait|quit|apologi[sz]e|ignore|talk|speak|move|book|send|offer|invite|stop|start|let)\b[^?,;]{2,60})\?/iu,
  he: /^(?:(?:אז|אבל|נו|טוב),? )*(?:מה (?:דעתך|לעשות|כדאי(?: לי)?|היית (?:עושה|אומרת?)|(?:אתה|את) (?:חושבת?|אומרת?))(?: על זה)?|לדעתך),\s+(?:פשוט |אולי )*(?<act>ל(?!א |י )[א-ת]{3,}(?: [^?,;]{2,60})?)\?/u,
};
/** “… or not”, “… or wait”: two ways are weighed elsewhere. */
const either = / (?:or|או) /u;

/** The way that is named in a question of what to do is the person’s own, and what speaks for it is asked. */
export function answerOptionAsked(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language, text } = reading;
  if (state.quietFor > 0 || isMourning(state)) return null;
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
