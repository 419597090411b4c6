import type { Language } from '#contract/shapes.ts';
import { englishClause } from './english-words.ts';
import { hebrewClause } from './hebrew-words.ts';
import { quoted } from './quotes.ts';

/** An obstacle between a person and their step, in their words. */
export interface Obstacle {
  /** Stands whole after “if”; null where it can’t without showing a gender. */
  clause: string | null;
  /** As they wrote it, in quotation marks. */
  quote: string;
  /** Their own habit, or want of time or courage: it stands in the way of any step. */
  isOwn: boolean;
}

const wordsMax = 14;
/** People come to their point at the end. */
const readLengthMax = 2_000;
/** The rest of a clause; it ends where the next one begins. */
const rest = String.raw`(?:(?!\s(?:and|but|so|because|then|i'll|i will|i'd|i would|I'll|I will|I'd|I would|I don't know)\s)[^,.?!;:\n–—"“”()])*`;
const beforeMe = String.raw`(?:(?! (?:[Ii]|i'm|I'm|it's|he's|she's|they're|there's|you|then|and|but|so) )[^,.?!;:\n–—"“”()])*`;
const others = String.raw`he|she|it|they|we|people|everyone|everybody|nobody|no one|someone|somebody|(?:my|our|the|his|her|their) [a-z]+(?: [a-z]+)??|[A-Z][a-z]+`;
const turnsBad = String.raw`(?:push|press(?:es|ure)|insist|beg|argue|shout|yell|laugh|cr[iy]|refuse|get|ignore|hang|leave|interrupt|fail|rain|freeze|panic|start|blame|say(?:s)? no|(?:doesn't|don't|won't|can't|isn't|aren't|not|never) (?!\w+'s )[a-z]|walk|forget|lose|mock|close|cancel|hate|judge)`;
const habits = String.raw`(?:put|postpon|delay|cancel|freez|chicken|back (?:out|down)|backing|giv(?:e|ing) (?:up|in)|panic|avoid|forget|run(?:ning)? away|shut(?:ting)? down|go(?:ing)? (?:quiet|blank|silent)|cry|los(?:e|ing)|mak(?:e|ing) excuses|find(?:ing)? excuses|fall(?:ing)? asleep|procrastinat|get(?:ting)? (?:distracted|stuck|scared)|quit|hid(?:e|ing)|stop|hesitat|cav(?:e|ing))`;

type Rule = [pattern: RegExp, clause: (words: string, quote: string) => string | null];

const english: Rule[] = [
  // “I’m afraid I’ll chicken out”, “worried that she’ll laugh at me”
  [
    new RegExp(
      String.raw`(?<![a-z])(?<quote>[Ii](?:'m| am|m)? (?:\w+ )?(?:afraid|scared|worried|terrified|anxious|nervous|fear|worry) (?:that )?(?<words>(?:[Ii]|${others})(?:'ll|'d| will| might| would| may| could)? (?:not )?[a-z]${rest}))`,
      'u',
    ),
    englishCondition,
  ],
  // “what if he says yes”, “if he shouts I freeze”; “ask if he wants to” names no obstacle.
  [
    new RegExp(
      String.raw`(?<=[Ww]hat )(?<quote>if (?<words>(?:[Ii]|${others}) ?[a-z]${beforeMe}))`,
      'u',
    ),
    presentCondition,
  ],
  [
    new RegExp(
      String.raw`(?<!(?:ask|asked|wonder|know|see|sure|check|doubt|care|tell \w+) )(?<![a-z])(?<quote>[Ii]f (?<words>(?![Ii] say no)(?:[Ii]|${others}) ${turnsBad}${beforeMe}))`,
      'u',
    ),
    presentCondition,
  ],
  // “What if she says I’m not worth it”: turned, it would be the guide that says so.
  [
    new RegExp(
      String.raw`(?<!(?:ask|asked|wonder|know|see|sure|check|doubt|care|tell \w+) if )(?<=(?:[Ii]f|afraid|scared|worried|terrified|nervous)(?: that)? )(?<quote>(?<words>(?:[Hh]e|[Ss]he|[Tt]hey|everyone|everybody|people|(?:my|the) [a-z]+|[A-Z][a-z]+)(?:'ll| will| might| may| would)? (?:just |only |still )?(?:says?|tells? me|thinks?|believes?|decides?|shouts?|writes?|finds? out)(?: that)? (?:[Ii]'?m|[Ii]|[Ii]'ve|my)(?= )[^,.?!;:\n–—"“”()]*))`,
      'u',
    ),
    () => null,
  ],
  // “I always put it off”, “I keep putting it off”
  [
    new RegExp(
      String.raw`(?<![a-z])(?<![Ii]f )(?<quote>[Ii] (?:always|usually|often|just|tend to|end up|keep) (?:just )?${habits}${rest})`,
      'u',
    ),
    (_, quote) => {
      const clause = quote.replace(/^I (?:always|usually|often|just|tend to) /iu, 'I ');
      return englishClause(clause) ?? shortTurned(clause);
    },
  ],
  // “I don’t have time in the morning”, “I’m too tired in the evening”
  [
    new RegExp(
      String.raw`(?<![a-z])(?<quote>[Ii] (?:(?:don't|dont|do not|never|hardly ever) have (?:the |any |enough |much )?(?:time|energy|courage|strength|money|patience|nerve|guts)(?! for (?:(?:these|this|your|such|more|all these|all this|any more) )*(?:kind of |sort of )?(?:question|talk|chat|exercise|game))|can't find (?:the )?(?:time|words|courage|right moment)|(?:am )?(?:always |usually )?too (?:tired|busy|scared|shy|exhausted|afraid|proud|lazy))(?![a-z])${rest}|[Ii](?:'m|m) (?:always |usually )?too (?:tired|busy|scared|shy|exhausted|afraid|proud|lazy)(?![a-z])${rest})`,
      'u',
    ),
    (_, quote) =>
      englishClause(
        quote
          .replace(/ (?:never|hardly ever) have /u, " don't have ")
          .replace(/ (?:always|usually) too /u, ' too '),
      ),
  ],
];

const hebrewRest = String.raw`(?:(?! (?:אבל|כי|ואז|אז|ואני) )[^,.?!;:\n–—"“”״()])*`;
const hebrewBeforeMe = String.raw`(?:(?! (?:אבל|כי|ואז|אז|ואני|ולא|אני) )[^,.?!;:\n–—"“”״()])*`;
const hebrewOthers = String.raw`הוא|היא|הם|הן|זה|מישהו|מישהי|אף אחד|אף אחת|כולם|אמא|אבא|אחי|אחותי|אשתי|בעלי|ה\p{L}{2,}`;
const future = String.raw`(?:לא )?[ית]\p{L}{2,}`;
const hebrewPresses = String.raw`(?:לוחצת|לוחץ|לוחצים|מתעקשת?|מתעקשים|צועקת?|צועקים|בוכה|בוכים|כועסת?|כועסים|מסרבת?|נעלבת?|צוחקת?|צוחקים|מתחננת|מתחנן)(?!\p{L})`;
const hebrewTurnsBad = String.raw`(?:${hebrewPresses}|לא [ית]\p{L}{2,}|[ית](?:צעק|צחק|כעס|סרב|יעלב|תעלם|בכה|נתק|עזוב|תעצבן|קטע|פריע|לעג|תרגז|תפרץ|אשים|בטל|ברח|ברחו|צעקו|צחקו|כעסו)(?!\p{L})|[ית]גידו? לא|[ית]רד גשם)`;
const hebrewHabits =
  'דוחה|מבטל|מבטלת|קופא|קופאת|נלחץ|נלחצת|בורח|בורחת|נמנע|נמנעת|שוכח|שוכחת|מוותר|מוותרת|מתחרט|מתחרטת|נבהל|נבהלת|נאלם|נאלמת|שותק|שותקת|נתקע|נתקעת|נרדם|נרדמת|מתבלבל|מתבלבלת|מוצא תירוצים|מוצאת תירוצים|בוכה|מפסיק|מפסיקה|נסוג|נסוגה|מתקפל|מתקפלת';

const hebrew: Rule[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<quote>(?:אני )?(?:מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|דואג|דואגת|מפחיד אותי)(?: מזה)? ש(?<words>${hebrewRest}))`,
      'u',
    ),
    hebrewCondition,
  ],
  [
    new RegExp(
      String.raw`(?<=מה )(?<quote>אם (?<words>(?:${hebrewOthers}) ${future}${hebrewBeforeMe}))`,
      'u',
    ),
    hebrewCondition,
  ],
  [
    new RegExp(
      String.raw`(?<!(?:יודע|יודעת|לשאול|אשאל|בטוח|בטוחה|מעניין|לבדוק|לראות) )(?<!\p{L})(?<quote>אם (?<words>(?:${hebrewOthers}) ${hebrewTurnsBad}${hebrewBeforeMe}))`,
      'u',
    ),
    hebrewCondition,
  ],
  // The present tense of the person shows a gender.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<quote>(?:אני (?:תמיד|כל הזמן|כל פעם|שוב ושוב|בדרך כלל|בסוף)|(?:תמיד|כל פעם|בסוף) אני) (?:${hebrewHabits})(?!\p{L})${hebrewRest})`,
      'u',
    ),
    () => null,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<quote>(?:אף פעם )?אין לי (?:מספיק )?(?:זמן|כוח|כח|אומץ|סבלנות|אנרגיה|כסף|מילים)(?!\p{L}| ל(?:שאלות|שאלה|שיחה|צ'אט|דיבורים|תרגיל|תרגילים|משחקים|פסיכולוגיה))${hebrewRest})`,
      'u',
    ),
    (_, quote) => hebrewClause(quote),
  ],
];

const rules = { en: english, he: hebrew };
/** In Hebrew an obstacle that can’t be turned is quoted, if it is the person’s own: “מפחדת שנפסיק” may be somebody else’s. */
const ofSpeaker = /^(?:אני|(?:תמיד|כל פעם|בסוף) אני) /u;

const ownWay = {
  en: new RegExp(
    String.raw`^I (?:always|usually|often|just|tend to|end up|keep|don't|dont|do not|never|hardly|can't|too|am (?:always |usually )?too)(?![a-z])|^I'?m (?:always |usually )?too |(?:afraid|scared|worried|terrified|anxious|nervous|fear|worry) (?:that )?I(?:'ll| will| might| may|'d)? (?:just )?${habits}`,
    'iu',
  ),
  he: /^(?:אני (?:תמיד|כל|שוב|בדרך|בסוף)|תמיד|כל פעם|בסוף|אף פעם|אין לי)(?!\p{L})|(?<!\p{L})ש(?:אברח|אתחרט|אוותר|אדחה|אקפא|אשתוק|אבטל|אשכח|אתקע|איתקע|אבהל|איבהל|אתקפל)(?!\p{L})/u,
};

/** The obstacle that a message names last; null where it names none. */
export function obstacleIn(text: string, language: Language): Obstacle | null {
  const plain = text.slice(-readLengthMax).replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
  let found: { at: number; obstacle: Obstacle } | null = null;
  for (const [pattern, clauseOf] of rules[language]) {
    const match = pattern.exec(plain);
    const { quote: said = '', words = '' } = match?.groups ?? {};
    if (!match || (found && match.index < found.at)) continue;
    const own = said.trim();
    if (own.split(' ').length > wordsMax || /[<>{}[\]`|\\@*]|https?:|\d{4,}/u.test(own)) continue;
    const isOfSpeaker = reportsSpeaker(words, language);
    const clause = isOfSpeaker ? null : clauseOf(words.trim(), own);
    if (clause === null && !isOfSpeaker && !ofSpeaker.test(own)) continue;
    const isOwn = ownWay[language].test(own);
    const quote = quoted(isOfSpeaker ? words.trim() : own, language);
    found = { at: match.index, obstacle: { clause, quote, isOwn } };
  }
  return found?.obstacle ?? null;
}

const reports: Record<Language, RegExp> = {
  en: /(?<![a-z'])(?:says?|tells? me|thinks?|believes?|decides?|shouts?|writes?|finds? out)(?: that)? (?:i'?m|i|i've|i'll|my) /iu,
  he: /(?<!\p{L})(?:תגיד|יגיד|יגידו|תאמר|יאמר|יאמרו|תחשוב|יחשוב|יחשבו|תכתוב|יכתוב|יכתבו|תצעק|יצעק|יצעקו|תגלה|יגלה|יגלו|תטען|יטען)(?: לי)? ש(?:\p{L}+ )*?(?:אני|לי|שלי|בי|אותי|ממני|עליי|עלי|איתי|בגללי)(?!\p{L})/u,
};
/** Words of others about the person are quoted: turned, the guide would say them itself. */
export function reportsSpeaker(own: string, language: Language): boolean {
  return reports[language].test(`${own.replaceAll('’', "'")} `);
}

/** A clause as it stands after “if”; null where it can’t. */
export function conditionIn(own: string, language: Language): string | null {
  if (reportsSpeaker(own, language)) return null;
  if (language === 'en') return englishCondition(own.replaceAll('’', "'"));
  const isShort = own.split(' ').length < 3 && ofOthersInHebrew.test(own);
  return isShort ? own : hebrewClause(own);
}
const ofOthersInHebrew = /^(?:הוא|היא|הם|הן|זה) (?!לא$)\p{L}{2,}$/u;

/** “I’ll chicken out” as “you chicken out”, “he’ll shout at me” as “he shouts at you”. */
function englishCondition(words: string): string | null {
  const will =
    /^(?<who>.+?)(?:'re| are|'s| is|re) (?<not>not )?(?:going to|gonna) (?<verb>[a-z]+)(?<rest>.*)$/iu.exec(
      words,
    )?.groups ??
    /^(?<who>.+?)(?:'ll|'d| will| might| would| may| could) (?<not>not )?(?<verb>[a-z]+)(?<rest>.*)$/iu.exec(
      words,
    )?.groups;
  const present = will
    ? `${will['who']} ${inPresent(will['who'] ?? '', will['verb'] ?? '', Boolean(will['not']))}${will['rest'] ?? ''}`
    : words;
  const turned = englishClause(present);
  return turned ?? shortTurned(present);
}

/** A clause of two words is too short to be said back alone, and long enough after “if”. */
function shortTurned(clause: string): string | null {
  const match = /^(?<who>i|he|she|it|they|we) (?<verb>[a-z]+)$/iu.exec(clause)?.groups;
  if (!match) return null;
  const who = (match['who'] ?? '').toLowerCase();
  return `${who === 'i' || who === 'we' ? 'you' : who} ${match['verb'] ?? ''}`;
}

function inPresent(who: string, verb: string, isNot: boolean): string {
  const isPlural = /^(?:i|we|they|people|(?:my|our|the|his|her|their) .*[^s]s)$/iu.test(who);
  if (isPlural) {
    if (verb === 'be') return `${/^i$/iu.test(who) ? 'am' : 'are'}${isNot ? ' not' : ''}`;
    return isNot ? `don't ${verb}` : verb;
  }
  if (verb === 'be') return isNot ? 'is not' : 'is';
  if (isNot) return `doesn't ${verb}`;
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** As it would be now; what was, or might have been, is no obstacle. */
function presentCondition(words: string): string | null {
  const isPast = /(?:^|\s)(?:had|were|was|would|could|did|didn't|hadn't)(?:\s|$)/u.test(words);
  return isPast ? null : englishCondition(words);
}

/** Acts of others; the future of the person would show a gender. */
function hebrewCondition(words: string): string | null {
  if (!new RegExp(`^(?:${hebrewOthers}) (?:${future}|${hebrewPresses})`, 'u').test(words))
    return null;
  return words.split(' ').length < 3 ? words : hebrewClause(words);
}
