import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { isQuotable, quoted } from './quotes.ts';
import { offerToKeep } from './step-orders.ts';

type Signs = Record<Language, RegExp>;

const wordsMin = 3;
/** Words in quotation marks, after somebody who might say them: the person. */
const sayable: Signs = {
  en: /(?:\bi (?:could|would|might|can|will|'d|'ll)(?: \p{L}+){0,3} (?:say|tell|write|answer)|\bi'(?:d|ll) (?:say|tell|write|answer)|\bmy sentence|\bthe sentence|\bto (?:her|him|them))[^"“]{0,30}["“](?<words>[^"“”]{8,200})["”]/iu,
  he: /(?:אפשר|אולי|אני|הייתי|המשפט|לה|לו|להם)[^"״“]{0,30}(?:אומר|אומרת|לומר|להגיד|אגיד|אכתוב|אענה|המשפט|היה|הוא|לה|לו|להם)[^"״“]{0,20}(?<!ה)["״“](?<words>[^"״“”]{8,200})["״”](?! של)/u,
};
const keeps: Signs = {
  en: / (?:(?:keep|save|note|write down|hold on to) (?:it|that|this|them|my sentence|the sentence|those words)|found (?:my|the) (?:sentence|words)|(?:my|the) sentence (?:was|is)) /u,
  he: / (?:(?:לשמור|תשמור|תשמרי|לרשום|תרשום|תרשמי) (?:לי )?(?:את )?(?:זה|המשפט|המילים)|מצאתי (?:את )?(?:המשפט|המילים)|המשפט (?:היה|הוא|שלי)) /u,
};

/** Beside a death the words that somebody finds for another are heard, and kept as they are when that is asked. */
export function answerFoundWords(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, normal, text } = reading;
  if (!isMourning(state)) return null;
  const now = foundIn(text, language);
  if (keeps[language].test(normal)) {
    const found = now ?? state.written.flatMap((one) => foundIn(one, language) ?? []).at(-1);
    return found === undefined ? null : offerToKeep(moment, found);
  }
  if (now === null) return null;
  const inSlots = { ...moment, slots: { ...moment.slots, q: quoted(now, language) } };
  const said = sayLine(inSlots, 'words_found');
  return said && draft(moment, 'grief', joined(moment, said));
}

function foundIn(text: string, language: Language): string | null {
  const words = sayable[language].exec(text.replaceAll('’', "'"))?.groups?.['words']?.trim();
  const isWhole = words !== undefined && words.split(/\s+/u).length >= wordsMin;
  return isWhole && isQuotable(words) ? words : null;
}
