import type { Language, Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { normalised } from './normalise.ts';
import { stageNamePatterns } from './patterns.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

const names = {
  en: '(?<name>pause|expand|focus|doing)',
  he: '(?:(?:ה|ב|ל|בה)?שלב (?:של )?)?[הבל]{0,2}(?<name>עצירה|מרחב|מיקוד|מעשה|עשייה)',
};
export const asksMeaning: Signs = {
  en: new RegExp(
    `^ (?:\\S+ ){0,7}(?:what|whats|what's|explain)(?: (?:do you mean by|is|does|means|mean|this|that|the|a|an|even|exactly|actually|stage|of)){0,6} ${names.en}(?: (?:stage|thing|part|is|means?|for|about|anyway|exactly|supposed|to be|even|here|again))* $`,
    'u',
  ),
  he: new RegExp(
    ` (?:מה (?:זה|זו|זאת|היא|הוא|הכוונה|אומר|אומרת|פירוש|המשמעות של|עושים|הקטע של|הקטע עם)|מהו|מהי|איזה|תסביר לי|תסבירי לי|להסביר לי)(?: (?:לי|זה|בכלל|בדיוק|אומר|אומרת))* ?${names.he}(?: (?:הזה|הזאת|זה|בכלל|בדיוק|אומר|אומרת|כאן|פה|ש\\p{L}+|עליו))* $`,
    'u',
  ),
};
export const asksThat: Signs = {
  en: /^ (?:(?:ok|wait|sorry|hm+|um+|but) )*(?:what's|whats|what is|what does) (?:that|this|it)(?: mean| stage)? $/u,
  he: /^ (?:(?:רגע|סליחה|אבל|טוב) )*(?:מה זה|מה זאת אומרת|מה זה אומר|מה השלב הזה) $/u,
};
const assent = {
  en: "(?:(?:yes|yeah|ok|okay|sure|fine|alright|why not|go on|go ahead|go for it|let's|lets|do it|try|please|i'm in|im in|then|so|but|and|it|go) ?)+",
  he: '(?:(?:כן|סבבה|טוב|בסדר|אוקיי|יאללה|בוא|בואי|בואו|אפשר|למה לא|קדימה|ננסה|נלך|על זה|אז|אבל|ו|זורם|זורמת) ?)+',
};
/** A yes beside not knowing to what. */
export const unknownTaken: Signs = {
  en: new RegExp(
    `^ (?:${assent.en})?(?:(?:i )?(?:have )?(?:no idea|not sure|don't know|dont know|dunno|no clue)(?: really)? what (?:that|it|this) (?:is|means)(?: exactly)?(?: but| so| and)? ${assent.en}|${assent.en}whatever (?:that|it|this) (?:is|means|may be)) ?$`,
    'u',
  ),
  he: new RegExp(
    `^ (?:${assent.he})?(?:(?:אני )?(?:לא (?:יודע|יודעת|הבנתי|מבין|מבינה|בטוח|בטוחה)|אין לי מושג)(?: בדיוק| ממש)? מה (?:זה|זאת)(?: אומר| בדיוק| בכלל)?,? (?:אבל |אז )?${assent.he}|${assent.he}מה שזה לא יהיה) ?$`,
    'u',
  ),
};
export const disagrees: Signs = {
  en: /^ (?:(?:but|hey|no|wait|sorry|excuse me) )*(?:i (?:didn't|didnt|did not|never|haven't) (?:(?:agree|agreed|consent|consented|say yes|said yes)(?: (?:to|that|this|it|any|of|move|moving|go|going|change|switch|leave|anything|the|a|stages?|on|anywhere|expand|focus|doing|yet))*|(?:ask|asked|want|wanted) (?:you )?(?:to )?(?:move|be moved|go|change|switch|leave)(?: (?:to|on|stages?|the|anywhere|expand|focus|doing|yet))*)|(?:why|who said) (?:did|have|are) (?:you|we) (?:move|moved|moving|change|changed|changing|switch|switched|skip|jump)(?: (?:me|us|on|the|stages?|to|ahead|expand|focus|doing))*) $/u,
  he: /^ (?:(?:אבל|היי|לא|רגע|סליחה) )*(?:(?:אני )?(?:לא (?:הסכמתי|אמרתי כן|נתתי הסכמה)|אף פעם לא הסכמתי)(?: (?:ל\p{L}+|שנעבור|שתעבור|שתעברי|עדיין|לשום|שום|מקום|לזה|בכלל|אל|שלב|מרחב|מיקוד|מעשה|הלאה))*|לא (?:ביקשתי|רציתי) (?:לעבור|שנעבור|להתקדם|שתעבור|שתעברי)(?: \S+){0,3}|למה (?:עברת|עברנו|העברת|קפצת|קפצנו|דילגת|החלפת|עברתם)(?: (?:אותי|שלב|ל?שלב|ל\p{L}+|הלאה))*) $/u,
};
const lead = {
  en: "(?:(?:ok|okay|yes|yeah|sure|please|well|so|and|no|now|actually|fine|alright|then|let us|lets|let's|can we|could we|shall we|we can|you can|i can|i want to|i'd like to|i would like to|i'm ready to|im ready to|time to) )*",
  he: '(?:(?:טוב|יאללה|אפשר|בוא|בואי|בואו|אז|כן|אוקיי|סבבה|קדימה|נו|אני|רוצה|רוצים|בבקשה|עכשיו|כבר|אולי|מוכן|מוכנה|הגיע|הזמן|בא|לי|ואפשר) )*',
};
const tail = {
  en: '(?: (?:stage|now|please|pls|plz|then|already|instead))*',
  he: '(?: (?:עכשיו|בבקשה|כבר|אז|קצת|ביחד|במקום))*',
};
/** The stage by its name, in a sentence or in a part of one. */
const wants: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:go|move|switch|jump|skip|continue|get|come)(?: on| over)? to (?:the )?|i (?:meant|said|want|wanted|asked for|choose|chose) (?:the )?(?:stage )?)${names.en}${tail.en} $|^ ${lead.en}(?:the )?(?<only>pause|expand|focus|doing)(?: stage)? (?:now|please|pls|plz)${tail.en} $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:לעבור|נעבור|להמשיך|נמשיך|ללכת|נלך|להיכנס|נכנס|להתקדם|נתקדם|תעבור|תעברי) (?:אל )?(?=\\S*(?:ל|עצירה|מרחב|מיקוד|מעשה|עשייה|שלב))|(?:התכוונתי|אמרתי|ביקשתי|רציתי|רוצה) (?:את |על |אל )?)${names.he}${tail.he} $|^ ${lead.he}(?<only>מרחב|מיקוד|מעשה|עצירה) (?:בבקשה|עכשיו)${tail.he} $`,
    'u',
  ),
};
const looks: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:look|see) (?:wider|around|further|(?:at )?(?:\\S+ ){0,5}from (?:(?:the|an|some|all|a few|more) )?other (?:sides?|angles?))|widen (?:it|the view))${tail.en} $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:להסתכל|נסתכל|תסתכל|תסתכלי)(?: על \\S+(?: \\S+)?)? (?:רחב|רחב יותר|מצדדים (?:אחרים|נוספים)|מזוויות (?:אחרות|נוספות))${tail.he} $`,
    'u',
  ),
};
/** “Next stage please”, “I’m ready for the next step”. */
const goesOn: Signs = {
  en: /^ (?:(?:ok|okay|yes|so|well|please|alright|yeah|i think|now) )*(?:(?:the )?next stage|(?:(?:i'm|im|i am|i feel|we're|we are) )?ready (?:for|to (?:go|move)(?: on)? to) (?:the |our )?next (?:step|stage|part)|(?:i want|i'd like|i would like|let's|can we|could we)(?: to)? (?:go|move)(?: on)? to the next (?:step|part))(?: please| pls| plz| now| then)* $/u,
  he: /^ (?:(?:אוקיי|טוב|כן|אז|יאללה|סבבה|נראה לי|ש?אני|עכשיו|כבר) )*(?:(?:ל|אל ה)?שלב הבא|(?:מוכן|מוכנה|מוכנים|בשל|בשלה) (?:לעבור )?ל(?:שלב|צעד) הבא|(?:רוצה )?(?:לעבור|נעבור|להתקדם) לצעד הבא)(?: בבקשה| עכשיו)* $/u,
};

/** The stage that a sentence or a part of it asks for; null where none does. */
export function stageWanted(text: string, language: Language, now: Stage): Stage | null {
  for (const { text: sentence, asks, normal } of sentencesOf(text, language)) {
    if (looks[language].test(normal) && now !== 'DG') return 'ED';
    if (asks && !wants[language].test(normal)) continue;
    for (const part of sentence.split(/[,;:–—]/u).map(normalised)) {
      const named = stageIn(wants[language], part);
      if (named) return named;
      if (looks[language].test(part) && now === 'PS') return 'ED';
      if (goesOn[language].test(part)) return script.policy.stages[now].next ?? null;
    }
  }
  return null;
}

/** A title made of the way to a stage is no step. */
export function saysStage(title: string, language: Language): boolean {
  const normal = normalised(title);
  return (
    wants[language].test(normal) ||
    looks[language].test(normal) ||
    (['PS', 'ED', 'FC', 'DG'] as const).some((stage) =>
      stageNamePatterns[stage][language].some((one) => one.test(normal)),
    )
  );
}

const stages: Record<string, Stage> = {
  pause: 'PS',
  expand: 'ED',
  focus: 'FC',
  doing: 'DG',
  עצירה: 'PS',
  מרחב: 'ED',
  מיקוד: 'FC',
  מעשה: 'DG',
  עשייה: 'DG',
};

export function stageIn(sign: RegExp, normal: string): Stage | null {
  const { name, only } = sign.exec(normal)?.groups ?? {};
  return stages[name ?? only ?? ''] ?? null;
}
