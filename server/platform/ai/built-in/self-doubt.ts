import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { readingOf } from './reading.ts';
import { reflection } from './reflections.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

/** “Silly, isn’t it?”, “that’s a bit sad, no?”: said of oneself, with a question that asks for no fact. */
const doubtsSelf: Signs = {
  en: / (?<word>silly|stupid|daft|weird|childish|dumb|ridiculous|strange|odd|pathetic|mad|crazy|sad)(?:,)? (?:isn't it|isnt it|aren't i|right|huh|innit|no|i know|don't you think|really) $| isn't (?:that|it) (?<glad>something|great|good|nice|lovely|cool|amazing) $/u,
  he: / (?:זה |קצת |די |ממש )*(?<word>טיפשי|מטופש|ילדותי|מוזר|פתטי|הזוי|דפוק|מגוחך|עצוב|עלוב|קרינג'|משהו|יפה|מגניב|נחמד) (?:לא|נכון|הא|אה) $/u,
};
const sad = /^(?:sad|עצוב|עלוב)$/u;
const glad = /^(?:something|great|good|nice|lovely|cool|amazing|משהו|יפה|טוב|מגניב|נחמד)$/u;
const poolOf = (word: string) => {
  if (glad.test(word)) return 'doubt_glad';
  return sad.test(word) ? 'doubt_sad' : 'doubt_silly';
};

/** A doubt about oneself at the end of a message is met, and the message goes on from what stands before it. */
export function answerSelfDoubt(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, text } = reading;
  const sentences = sentencesOf(text, language);
  const last = sentences.at(-1);
  if (!last?.text.includes('?') || isMourning(state) || state.quietFor > 0) return null;
  const found = doubtsSelf[language].exec(last.normal)?.groups;
  if (!found) return null;
  const met = sayLine(moment, poolOf(found['glad'] ?? found['word'] ?? ''), 'doubt_silly');
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
