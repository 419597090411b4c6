import type { Line } from '#content/guide/script.ts';
import type { Language } from '#contract/shapes.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';

/** The last messages, with the one to answer. */
const recentMessages = 3;
const readLengthMax = 400;

interface Answerable {
  asks: Record<Language, RegExp>;
  gives: Record<Language, RegExp>;
}

/** Questions after something that people name by themselves, and the words that name it. */
const answerable: Answerable[] = [
  // An hour or a time of the day.
  {
    asks: {
      en: /(?:at (?:which|what) (?:time|hour)|when is (?:it|that|this) (?:at its )?(?:the )?(?:hardest|heaviest|strongest|loudest|worst)|which (?:one )?hour|when in the (?:day|night|week)|what time of day|what hour)/iu,
      he: /(?:מתי (?:זה |היא |הוא )?הכי (?:קשה|כבד|כבדה|חזק|חזקה)|באיזו שעה|איזו שעה|באיזה שעה|מתי ביום|מתי בשבוע|באילו שעות|באיזה חלק של היום)/u,
    },
    gives: {
      en: / (?:(?:at|by|around|til|till|until|after|the) \d{1,2}(?: \d\d)?|\d{1,2} ?(?:am|pm|a m|p m)|\d{1,2}(?:am|pm) (?:thing|one)|o'?clock|oclock|(?:in the|every|sunday|monday|tuesday|wednesday|thursday|friday|saturday) (?:morning|evening|night|afternoon)s?|at night|at midnight|nights|evenings|mornings|after (?:work|dinner|supper|bedtime|lunch)|sundays|mondays|fridays|saturdays|weekends) /u,
      he: / (?:ב ?\d{1,2}(?: \d\d)?|בשעה \S+|\d{1,2} ב(?:בוקר|ערב|לילה|צהריים)|בבוקר|בבקרים|הבקרים|בערב|בערבים|הערבים|בלילה|בלילות|בצהריים|אחרי העבודה|סוף היום|בסוף (?:ה)?יום|בסופי שבוע|בשבתות|ערבי \S+|בימי \S+|חצות) /u,
    },
  },
  // Somebody who is to hear it.
  {
    asks: {
      en: /(?:if one person were to know|whom (?:could|would) you (?:tell|like to tell)|who(?:m)? could you tell|to whom could you tell)/iu,
      he: /(?:אילו רק אדם אחד ידע|אדם אחד (?:ש)?(?:ידע|יידע)|למי (?:אפשר|כדאי|היית רוצה|טוב|נוח) (?:לספר|להגיד)|את מי כדאי לשתף)/u,
    },
    gives: {
      en: / (?:tell|telling|talk to|talking to|say to|ask|asking|told) (?:(?:my|the) )?(?:wife|husband|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|sister|brother|son|daughter|friend|boss|manager|him|her|them) /u,
      he: / (?:לספר|להגיד|לומר|לדבר|סיפרתי|אספר|אגיד|אדבר|אומר|אומרים|מדברים) (?:\S+ )?(?:לאשתי|לבעלי|לאמא|לאבא|לאחי|לאחותי|לאח|לאחות|לחבר|לחברה|לבוס|למנהל|למנהלת|לבת|לבן|לבתי|לבני|לו|לה|להם|איתו|איתה|איתם|עם \S+) /u,
    },
  },
];

/** A question after an hour or somebody whom the last messages named. */
export function asksGiven(line: Line, { state, reading }: Moment): boolean {
  if (!line.asks) return false;
  const { language } = state;
  const after = answerable.filter(({ asks }) => asks[language].test(line[language]));
  if (after.length === 0) return false;
  const earlier = state.said.slice(1 - recentMessages).map(normalised);
  const recent = [...earlier, `${reading.normal.slice(0, readLengthMax)} `];
  return after.some(({ gives }) => recent.some((said) => gives[language].test(said)));
}
