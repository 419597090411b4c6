import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

type Signs = Record<Language, RegExp>;

const asksMedicine: Signs = {
  en: / (?:should|could|can|may|do you think i should|shouldn't) (?:i|one|you) (?:just |maybe |also )?(?:take|try) (?:\S+ ){0,2}(?:melatonin|pills?|tablets?|magnesium|vitamins?|medication|medicine|antidepressants?|valium|sleeping) | (?:melatonin|sleeping pills?|antidepressants?) (?:for example|help|work) /u,
  he: / (?:לקחת|לנסות|כדאי) (?:\S+ ){0,3}(?:מלטונין|כדור|כדורים|תרופה|תרופות|ויטמין|ויטמינים|מגנזיום|ציפרלקס) | מלטונין (?:למשל|עוזר|יעזור) /u,
};
const asksDiagnosis: Signs = {
  en: / (?:is (?:it|this|that)|do i have|have i got|could (?:it|this) be|am i) (?:\S+ ){0,2}(?:ptsd|post ?traumatic|depress(?:ed|ion)|adhd|bipolar|ocd|autis(?:m|tic)|anxiety disorder|burnt? ?out|burnout|alcoholic|addict(?:ed)?) /u,
  he: / (?:זה|יש לי|אולי זה|אני) (?:\S+ ){0,2}(?:פוסט ?טראומה|פוסט טראומטי|דיכאון|הפרעת קשב|חרדה|הפרעת חרדה|שחיקה|אוטיזם|אלכוהוליסט|אלכוהוליסטית|מכור|מכורה) (?:מה ש)?/u,
};
const asksDoctor: Signs = {
  en: / should i (?:\S+ ){0,3}(?:see|go to|call|ring|talk to|ask|visit) (?:my |a |the |an )?(?:gp|doctor|dr|therapist|psychologist|counsellor|counselor|physio|dentist) /u,
  he: / (?:כדאי|צריך|צריכה|עדיף)(?: לי)? (?:ללכת|לפנות|להתקשר|לקבוע תור|לדבר) (?:\S+ )?(?:לרופא|לרופאה|עם רופא|לפסיכולוג|לפסיכולוגית|לטיפול|למטפל|למטפלת|אצל רופא) /u,
};

const ofHealth: [Signs, string][] = [
  [asksDoctor, 'health_doctor'],
  [asksMedicine, 'health_medicine'],
  [asksDiagnosis, 'health_diagnosis'],
];

/** Medicine and diagnoses are for those who are trained in them; to go there is never wrong. */
export function answerOfHealth(moment: Moment): Draft | null {
  const { reading } = moment;
  const { normal, language, text } = reading;
  if (!text.includes('?') && !reading.asks) return null;
  const [, pool] = ofHealth.find(([signs]) => signs[language].test(normal)) ?? [];
  const said = pool ? sayLine(moment, pool) : null;
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}
