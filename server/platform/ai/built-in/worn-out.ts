import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

const wordsMax = 16;
/** Harm that the person says they don’t mean; the question of safety was asked before the guide reads this. */
const deniesHarm = {
  en: /(?<! (?:he|she|they|it)(?: would| will| did)?) (?:not|don't|dont|never|wouldn't|won't|no|isn't|aren't) (?:\S+ ){0,4}(?:suicid\p{L}*|(?:(?:hurt|hurting) (?:\S+ )?(?:myself|anyone|anybody|the baby)|(?:harm|harming|kill|killing|anything to) (?:\S+ )?(?:myself|her|him|them|anyone|anybody|the baby))|end (?:it|my life)|(?:want|wanting|going|trying) to die) /u,
  he: /(?<! (?:הוא|היא|הם|הן|זה|אבא|אמא)) (?:לא|בלי|אין) (?:\S+ ){0,4}(?:אובדנ\p{L}*|מתאבד\p{L}*|להתאבד|(?:לפגוע|לעשות) (?:ב|ל)?(?:עצמי|בעצמי|לעצמי|בי|באף אחד|בתינוק\p{L}*|משהו לעצמי)|לעצמי משהו|למות) /u,
};
/** Somebody who has nothing left; “empty” or “broken” of a thing is none. */
const spent = {
  en: / (?:(?:i'm|im|i am|i feel|i just feel|feeling) (?:(?:just|so|all|completely|totally|only|really) )*(?:broken|empty|numb|hollow|(?:done|finished)(?= $)|falling apart|at the end of my (?:rope|strength|tether)|at breaking point)|(?:i )?(?:can't|cant|cannot) (?:go on|take (?:it|this|any more|anymore)|do this)(?: any ?more)?(?= $)|i have nothing left|nothing left in me|had enough of (?:it all|everything)|tired of (?:it all|everything)) /u,
  he: / (?:נשבר לי (?:מהכל|מהכול|מכל\p{L}*|לגמרי|הלב מהכל)|(?:פשוט |אני |סתם )*(?:נשברתי|נשבר|נשברת|גמור|גמורה|ריק|ריקה|מרוקן|מרוקנת|(?<!(?:על|של|את|עם|אין|יש|איזה|מין|כל|לקורס|בלי) )קורס|קורסת|מתפרק|מתפרקת|מפורק|מפורקת)|אין לי (?:כוח|כח) (?:יותר|לכלום|לשום דבר|להמשיך)|לא נשאר (?:בי|לי) (?:כלום|כוח|כח)|אני לא (?:יכול|יכולה|עומד|עומדת) (?:יותר|בזה יותר)) $/u,
};
const aboutMe = {
  en: spent.en,
  he: / (?:לי|אני|בי|פשוט|סתם|עצמי) /u,
};

/** Somebody at their end is not quoted or asked a question of the stock: the guide stays, and points to people. */
export function answerWornOut(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, normal } = reading;
  if (reading.words.length > wordsMax || state.joyFor > 0 || state.closed) return null;
  if (reading.intent === 'commitment' || (/^(?:ask|about)_/u.test(reading.intent) && reading.asks))
    return null;
  if (deniesHarm[language].test(normal)) {
    const said = sayLine(moment, 'harm_denied', 'worn_out');
    return said && draft(moment, 'worn_out', joined(moment, said));
  }
  if (!spent[language].test(normal) || !aboutMe[language].test(normal)) return null;
  const said = sayLine(moment, 'worn_out');
  if (!said) return null;
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  const more = isStill
    ? sayLine(moment, 'stay_with')
    : sayLine(moment, 'worn_out_ask', 'stay_with');
  return draft(moment, 'worn_out', joined(moment, said, more));
}
