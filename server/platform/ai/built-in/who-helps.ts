import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';

type Signs = Record<Language, RegExp>;

/** “Who do people call?”, “I need somebody who knows about this”, “what do I do about the bailiff?” */
const asksWhom: Signs = {
  en: / (?:who (?:do|does|can|could|should|would) (?:people|one|i|we|you|someone|anyone) (?:\S+ )?(?:call|ring|ask|talk to|speak to|turn to|go to|phone)|(?:someone|somebody|anyone|anybody) who knows (?:about )?(?:this|that|it|such)|(?:don't|dont) know who to (?:call|ask|talk to|turn to)|what (?:do|can|should|would) (?:i|you|we|people|one) (?:actually )?do (?:about|with) (?:the|a|this|my) (?:bailiffs?|debts?|letters?|loans?|dementia))(?= |$)/u,
  he: / (?:(?:למי|אל מי|עם מי) (?:אפשר |צריך |אני |כדאי )*(?:פונים|לפנות|פונה|להתקשר|מתקשרים|לדבר|מדברים)|מישהו שמבין ב(?:זה|דברים)|מי (?:יכול|יכולה) לעזור (?:לי )?(?:עם|ב)|מה עושים עם (?:ה)?(?:חוב|חובות|הוצאה לפועל|עיקול|מכתב|מכתבים))(?= |$)/u,
};
/** The matter of the chat, and those who know it. */
const matters: [pool: string, of: Signs][] = [
  [
    'who_debt',
    {
      en: / (?:debts?|in debt|bailiffs?|loan|loans|overdraft|arrears|repayments|creditors?|collectors?|owe (?:the bank|money)|final notice) /u,
      he: / [ובלהמש]{0,3}(?:חוב|חובות|הוצאה לפועל|עיקול|הלוואה|הלוואות|מינוס|עיקולים) /u,
    },
  ],
  [
    'who_care',
    {
      en: / (?:dementia|alzheimer's|carer|looking after (?:my|him|her)|look after my (?:mum|mom|dad|mother|father)|care home) /u,
      he: / [ובלהמש]{0,3}(?:דמנציה|אלצהיימר|סיעודי|סיעודית|מטפל באמא|מטפלת באמא|מטפל באבא|מטפלת באבא|מטפלת סיעודית) /u,
    },
  ],
];

/** Names those who know a matter of the chat, where the guide itself knows nothing of it. */
export function answerWhoHelps(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { normal, language } = reading;
  if (!asksWhom[language].test(normal)) return null;
  const said = [normal, ...state.written.map(normalised)];
  const found = matters.find(([, of]) => said.some((one) => of[language].test(one)));
  const answer = found ? sayLine(moment, found[0]) : null;
  return answer && draft(moment, 'answer:ask_fact', joined(moment, answer));
}
