import type { Exercise } from '#content/guide/exercises/exercise.ts';
import type { Language } from '#contract/shapes.ts';
import { exerciseOf, hasSomebody } from './exercises.ts';
import { heardInJoy, isPastFear } from './joy.ts';
import type { Moment } from './moment.ts';
import { waysTold } from './named-ways.ts';
import { ideaIn } from './own-idea.ts';
import { type Reading, readingOf } from './reading.ts';

type Signs = Record<Language, RegExp>;

/** A menu is cold after tears, where nothing is felt, and where somebody has just been left. */
const tender: Signs = {
  en: /^ (?:he|she) (?:left|moved out) (?:on|last|yesterday|this|two|three|a|after|today) | (?:cry|cries|cried|crying|tears|sobb\S+|felt nothing|feel nothing|numb|broke up|split up|breaking up|(?:dumped|left) me|(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:has |just |suddenly )*(?:left|moved out)(?! (?:the|his|her|a|work|school|early|for work))|wants a divorce|getting divorced|(?:i'm|i am|im) not (?:really |all |quite )?(?:here|there)|don't (?:recogni[sz]e|know) myself) /u,
  he: / (?:בוכה|בוכים|בכיתי|בכינו|לבכות|דמעות|לא (?:הרגשתי|מרגיש|מרגישה) כלום|קהה|נפרדנו|נפרדתי|(?:נפרד|נפרדה) ממני|(?:עזב|עזבה|זרק|זרקה) אותי|(?:רוצה|רוצים) להתגרש|(?:אני|שאני) לא (?:ממש |באמת )?(?:פה|כאן|נמצא|נמצאת)|לא מזהה את עצמי) /u,
};
export function isTender({ normal, language }: Reading): boolean {
  return tender[language].test(normal);
}

/** “Charger in the kitchen maybe”: a thing to do is named already. */
const ownIdeas: Signs = {
  en: /(?:^|[.?!,]\s*)(?!not |i'm |i am )(?:\S+ ){1,6}(?:maybe|perhaps)\s*(?:[.!,]|$)/iu,
  he: /(?:^|[.?!,]\s*)(?!לא |אני )(?:\S+ ){1,6}אולי\s*(?:[.!,]|$)/u,
};
const ideaLengthMax = 1_000;
export function holdsOwnIdea({ text, language }: Reading): boolean {
  return (
    (text.length <= ideaLengthMax && ownIdeas[language].test(text)) ||
    ideaIn(text, language) !== null
  );
}

/** Words for somebody may be glad ones. */
const troubles = ['ways', 'load', 'worry', 'start', 'stock'];

/** The chat began with good news, and nothing has weighed on it since. */
export function isGladChat({ state, reading }: Moment): boolean {
  const [first, ...later] = state.said;
  if (first === undefined) return false;
  const began = heardInJoy(state, readingOf(first, reading.language));
  if (began.intent !== 'joy') return false;
  const since = [...later.map((text) => readingOf(text, reading.language)), reading];
  return !since.some(weighs);
}
function weighs({ normal, language, feelings, intent }: Reading): boolean {
  if (aLittle[language].test(normal) || isPastFear(normal, language)) return false;
  const isDark = feelings.some(({ feeling }) => feeling.valence === '-');
  const isTrouble = troubles.some((key) => exerciseOf(key)?.signs[language].test(normal));
  return intent === 'fear' || isDark || isTrouble;
}

/** “A bit scared”, beside good news. */
const aLittle: Signs = {
  en: / (?:a )?(?:bit|little|slightly) (?:scared|nervous|afraid|anxious|worried|sad) /u,
  he: / (?:קצת|טיפה|מעט) (?:מפחד|מפחדת|פוחד|פוחדת|לחוץ|לחוצה|חוששת|חושש|עצוב|עצובה) /u,
};

const wantsToSay: Signs = {
  en: / (?:(?:want|need|have|ought|would like|i'd like|meaning|trying) to (?:finally |really |just )?(?:tell|talk to|speak to|say (?:\S+ ){1,4}to|confront|apologi[sz]e to|come clean) ?(?!someone |somebody |anyone |you |a (?:therapist|counsellor|doctor) )|(?:don't|dont) know (?:how|what) to (?:tell|say to|ask|talk to|answer)|no idea (?:how|what) to (?:tell|say|ask)) /u,
  he: / (?:(?:רוצה|צריך|צריכה|חייב|חייבת|מנסה) (?:סוף סוף |כבר )?(?:לדבר עם|לומר ל|להגיד ל|לספר ל|להתנצל בפני|לבקש מ)(?!מישהו|מישהי|פסיכולוג|ך )\S*|(?:לא (?:יודע|יודעת)|אין לי מושג) (?:איך|מה) (?:להגיד|לומר|לספר|לבקש|לענות)(?: ל\S+| מ\S+)) /u,
};

/** The exercise for which the first message already says enough: two ways by name, or words for somebody. */
export function plainUse(moment: Moment): Exercise | null {
  const { text, language, normal } = moment.reading;
  if (waysTold(text, language)) return exerciseOf('ways');
  return wantsToSay[language].test(normal) && hasSomebody(moment) ? exerciseOf('talk') : null;
}
