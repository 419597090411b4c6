import type { Language } from '#contract/shapes.ts';
import { stepOfLetter } from './letter.ts';

/** Words that name a day, and give none to a step, are masked before a text is read; each mask keeps its length. */
type Words = Record<Language, RegExp>;

/** A day in a quoted letter is none of the step. */
const quotation = /(?<=^|[\s:,(])["“״][^"“”״]{12,300}["”״](?!\p{L})/gu;

export function withoutLetter(text: string, language: Language): string {
  return text.replaceAll(quotation, (words) =>
    stepOfLetter(words, language) === null ? words : '.'.repeat(words.length),
  );
}

/** “Not this week” names no day. */
const denied: Words = {
  en: /(?<!why )(?<![\p{L}\p{N}])not (?:today|tonight|tomorrow|this (?:week|weekend|month)|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?![\p{L}\p{N}])/giu,
  he: /(?<!למה )(?<![\p{L}\p{N}])לא (?:היום|מחר|מחרתיים|הערב|הלילה|השבוע|החודש|ב?שבת|בסופ["״]ש|בסוף השבוע|ב?יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי))(?![\p{L}\p{N}])/gu,
};

/** “Tomorrow’s Sunday, so the office is shut. Monday”: what day tomorrow is names none, where another day follows. */
const explained: Words = {
  en: /(?<!\p{L})(?:today|tomorrow)(?:'s|’s| is) (?:a )?(?:sun|mon|tues|wednes|thurs|fri|satur)day(?!\p{L})(?=.*(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|next week))|(?<!\p{L})(?:it's|it’s|its|it is) (?:only|already|still|just) (?:a )?(?:sun|mon|tues|wednes|thurs|fri|satur)day(?!\p{L})/gisu,
  he: /(?<!\p{L})(?<=(?:אני|אנחנו) [^.!?\n]{2,40})ו(?:היום|מחר) (?:כבר )?(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\p{L})|(?<!\p{L})(?:היום|מחר) (?:זה )?(?:כבר )?(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\p{L})(?=.*(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|שבוע הבא))/gsu,
};

/** “Tomorrow. Today I’m too angry”: what today is like names no day. */
const unfit: Words = {
  en: /(?<!\p{L})(?:today|tonight|tomorrow) (?:(?:i'm|i’m|i am|it's|it’s|it is|is) (?:just |still |far |way |a bit )*(?:too |not )|i (?:can't|can’t|cannot|couldn't|won't) )/giu,
  he: /(?<!\p{L})(?:היום|הערב|הלילה|מחר) (?:(?:אני|זה) (?:(?:עוד|פשוט|כבר|ממש|יותר) )*(?:\p{L}+ מדי|לא )|לא )/gu,
};

export function withoutDenied(text: string, language: Language): string {
  return text
    .replaceAll(unfit[language], (words) => '.'.repeat(words.length))
    .replaceAll(explained[language], (words) => '.'.repeat(words.length))
    .replaceAll(denied[language], (words) => '.'.repeat(words.length));
}

/** ״לשבת״ is Saturday, or to sit: beside whom or where, or what somebody wants. */
const sitting =
  /(?<=(?:רוצה|צריך|צריכה|יכול|יכולה|אוהב|אוהבת|פשוט) )לשבת|(?<![\p{L}])ולשבת|(?<![\p{L}])לשבת(?= (?:ליד\S*|אית\S+|עם|מול\S*|על|לבד|ביחד|יחד|קצת|בשקט|בסלון|במטבח|בבית|בגינה|במרפסת|רגע|ול\S+|ל[א-ת]{3,}(?=[\s.,!]|$)))/gu;

/** ״לקחת את הבוקר״: a part of the day as a thing, and “our Friday dinners”. */
const partAsThing = /(?<=(?:^|[^\p{L}])(?:את|של|כל|בלי|לגבי) )ה(?=(?:בוקר|ערב|לילה)(?!\p{L}))/gu;
const dayOfThings =
  /(?<=(?<!\p{L})(?:our|my|his|her|their|your|those|these) )(?:sun|mon|tues|wednes|thurs|fri|satur)day(?= (?!(?:night|morning|evening|afternoon)s)\p{L}{3,20}s(?!\p{L}))|(?<=(?<!\p{L})(?:a|an) )(?:sun|mon|tues|wednes|thurs|fri|satur)day(?= (?!(?:night|morning|evening|afternoon|lunch|dinner|call|walk|coffee)(?!\p{L}))\p{L}{3,20}(?: \p{L}{3,20}){0,2} (?:stand|stall|shop|market|class|club|course|group|school|job|shift|team|band|league|show))/giu;

/** “Every day after work”: when something is done again and again. */
const everyDay =
  /(?<!\p{L})(?:every|each|most|כל|בכל)(?: single)? (?:days?|evenings?|mornings?|nights?|יום|ערב|בוקר|לילה) (?:(?:after|before|אחרי|לפני|בדרך) \p{L}+|on (?:the|my) way)/giu;

/** “I feel sick about Monday”: the day as a thing. */
const dayAsWorry =
  /(?<=(?<!\p{L})(?:(?:sick|nervous|anxious|worried|scared|stressed|terrified|panicky) (?:about|of)|dread|dreading) )(?:sun|mon|tues|wednes|thurs|fri|satur)day(?!\p{L})/giu;
/** “עוד הערב שתבוא” is no evening that does something. */
const thisEvening = /(?<=(?<!\p{L})עוד הערב) ש(?=\p{L})/gu;

/** “Write to her tonight to come tomorrow”: the second day is that of the other. */
const dayOfOther =
  /(?<=(?<!\p{L})(?:today|tonight|this evening|right now) (?:and ask \p{L}+ |asking \p{L}+ )?(?:to|that|if|whether) (?:[\p{L}']+ ){1,4})(?:tomorrow|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?!\p{L})|(?<=(?<!\p{L})(?:היום|הערב|עכשיו) (?:ש|אם )\p{L}+ (?:\p{L}+ )?)(?:מחר|ביום \p{L}+|בשבת)(?!\p{L})/giu;

export function withoutNouns(text: string): string {
  return text
    .replaceAll(everyDay, (words) => 'x'.repeat(words.length))
    .replaceAll(sitting, (word) => `${word.slice(0, -1)}ט`)
    .replaceAll(partAsThing, 'ט')
    .replaceAll(dayOfThings, (day) => 'x'.repeat(day.length))
    .replaceAll(dayAsWorry, (day) => 'x'.repeat(day.length))
    .replaceAll(dayOfOther, (day) => 'x'.repeat(day.length))
    .replaceAll(thisEvening, ', ');
}
