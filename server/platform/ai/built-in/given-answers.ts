import type { Line } from '#content/guide/script.ts';
import type { Language } from '#contract/shapes.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';

/** The last messages, with the one to answer. */
const recentMessages = 3;
const readLengthMax = 400;

interface Answerable {
  /** Answers that hold for long are looked for in more messages. */
  messages?: number;
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
      en: /(?:if one person were to know|whom (?:could|would) you (?:tell|like to tell)|who(?:m)? could you tell|who would be the hardest to tell|to whom could you tell)/iu,
      he: /(?:אילו רק אדם אחד ידע|אדם אחד (?:ש)?(?:ידע|יידע)|למי (?:אפשר|כדאי|היית רוצה|טוב|נוח|יהיה הכי קשה) (?:לספר|להגיד)|את מי כדאי לשתף)/u,
    },
    gives: {
      en: / (?:tell|telling|talk to|talking to|say to|ask|asking|told) (?:(?:my|the) )?(?:wife|husband|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|sister|brother|son|daughter|friend|boss|manager|him|her|them) /u,
      he: / (?:לספר|להגיד|לומר|לדבר|סיפרתי|אספר|אגיד|אדבר|אומר|אומרים|מדברים) (?:\S+ )?(?:לאשתי|לבעלי|לאמא|לאבא|לאחי|לאחותי|לאח|לאחות|לחבר|לחברה|לבוס|למנהל|למנהלת|לבת|לבן|לבתי|לבני|לו|לה|להם|איתו|איתה|איתם|עם \S+) /u,
    },
  },
  // Since when.
  {
    messages: 6,
    asks: {
      en: /(?:since when|when did (?:it|this|that) (?:all )?(?:begin|start)|when did you (?:first|begin|notice that)|how long (?:has it|have you))/iu,
      he: /(?:(?<!\p{L})ממתי(?!\p{L})|מתי זה התחיל|מתי השינוי הורגש|מתי שמת לב|כמה זמן זה כבר)/u,
    },
    gives: {
      en: / (?:ever since|since (?:then|last|he|she|they|we|the|my|his|her|our|\d{4}|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|christmas|easter|i (?:was|had|got|left|moved|started|lost|became|met))|(?:days?|weeks?|months?|years?) (?:ago|now)|for (?:the (?:last|past) )?(?:(?:about|almost|nearly|over) )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:days?|weeks?|months?|years?)|(?:started|began) (?:in|last|when|after|around)) /u,
      he: / (?:[ושכ]?מאז (?!ומתמיד)\S+|[ושמ]?לפני (?:\S+ )?(?:שבוע|שבועיים|שבועות|חודש|חודשיים|חודשים|שנה|שנתיים|שנים|ימים|יומיים)|(?:כבר|במשך) (?:\S+ )?(?:שבוע|שבועיים|שבועות|חודש|חודשיים|חודשים|שנה|שנתיים|שנים|ימים|יומיים)|(?:שבועות|חודשים|שנים) ש\S+|מתחילת \S+|(?:זה )?התחיל (?:ב|כש|אחרי|לפני)\S*) /u,
    },
  },
  // The fear.
  {
    asks: {
      en: /(?:what (?:(?:in|about) it )?(?:most )?(?:scares|frightens|worries) you|what in it is the most frightening|what are you most afraid of)/iu,
      he: /(?:מה (?:בזה )?(?:הכי )?(?:מפחיד|מדאיג)(?! את )|איזו תשובה הכי מפחידה)/u,
    },
    gives: {
      en: / (?:(?:scared|afraid|frightened|terrified|worried) (?:of|that|about|i|i'll|i'm|he|he's|she|she's|they|we|it|it'll)|(?:scares|frightens|terrifies|worries) me|scary (?:bit|part|thing)|i (?:got|was|felt) (?:so |really )?(?:scared|frightened)) /u,
      he: / (?:[ושכ]?(?:אני )?(?:מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|מודאג|מודאגת) (?:[שלמ]\S+|כי \S+)|[ושכ]?(?:נבהלתי|פחדתי|נלחצתי)|[ושה]?(?:מפחיד|מדאיג) אותי|הכי מפחיד) /u,
    },
  },
  // The hardest part.
  {
    asks: {
      en: /(?:(?:what|which)(?: [^\s?]+){0,7} (?:(?:is|be|was) (?:the )?(?:hardest|heaviest)|weighs most|pressing hardest|bothers you most|gets to you most|on your mind most|touches you most)|which detail|most on your mind)/iu,
      he: /(?:(?:מה|איזה|איזו)(?: [^\s?]+){0,6} (?:הכי (?:קשה|כבד|כבדה|מעסיק|מפריע|שוחק|תקוע|נוגע)|שוקל אצלך)|לאיזה פרט)/u,
    },
    gives: {
      en: / (?:(?:hardest|worst|heaviest|toughest|scariest) (?:bit|part|thing|of|is|was)|what (?:really |actually )?(?:gets|got|kills|killed|hurts|hurt|bothers|bothered|eats|annoys) (?:me|at)|(?:bit|thing|part) that (?:gets|got|hurts|hurt|kills|killed) me|then i remembered|keep (?:thinking about|coming back to|going back to)) |^ (?:(?:honestly|mostly|probably|definitely|just|it's|its) )*the (?:\S+ ){1,3}(?:bit|part|thing) |^ (?:honestly|mostly|probably|definitely) the \S+ /u,
      he: / (?:[ושז]?הכי (?:קשה|כבד|כואב|מציק|מעצבן|מבאס|גרוע|נורא)|מה ש(?:ממש |הכי |באמת )?(?:הרג|הורג|כואב|כאב|קשה|מציק|מפריע|מעצבן|שובר|שבר|מטריד)|החלק הקשה|הקטע הקשה|הכו?ל תקוע|ו?אז נזכרתי|לא (?:מפסיק|מפסיקה) לחשוב על) |^ (?:בעיקר|בכנות) ה\S+ /u,
    },
  },
  // The need.
  {
    asks: {
      en: /what do you (?:most )?need(?! to | in order)/iu,
      he: /מה (?:הכי )?נחוץ לך(?! כדי| לדעת| לברר)/u,
    },
    gives: {
      en: / (?:i(?:'d)? (?:just|really|only) need|i need (?!to )|(?:all|what) i (?:really |just )?need) ?/u,
      he: / (?:אני (?:באמת |ממש |כל כך )?(?:צריך|צריכה) (?!ל)|(?:רק|פשוט) (?:צריך|צריכה) |מה שאני (?:צריך|צריכה) |חסר לי |חסרה לי )/u,
    },
  },
  // A beginning that does not come.
  {
    asks: {
      en: /(?:feels most stuck|where does it get stuck)/iu,
      he: /(?:הכי תקוע|איפה זה נתקע)/u,
    },
    gives: {
      en: / (?:(?:can't|cant|cannot|(?:keep|just) not|haven't|havent|don't|dont) (?:\S+ )?(?:\S+ )?(?:\S+ )?(?:start|starting|started|begin|begun)|all of it is stuck) /u,
      he: / (?:לא (?:מצליח|מצליחה|יודע|יודעת) (?:(?:מאיפה|איך) )?להתחיל|(?:עוד )?לא התחלתי|הכו?ל תקוע) /u,
    },
  },
  // A file that is opened and closed again.
  {
    asks: { en: /after the file opens/iu, he: /אחרי שהקובץ נפתח/u },
    gives: {
      en: / open (?:the|my|it) ?(?:\S+ ){1,4}(?:close|shut|then|and) /u,
      he: / (?:פותח|פותחת) (?:את )?ה\S+ (?:ו?סוגר|ו?סוגרת|ואז) /u,
    },
  },
  // Work, or home.
  {
    asks: { en: /at work or at home/iu, he: /בעבודה או בבית/u },
    gives: {
      en: / (?:at home|both|(?:the )?(?:phone|calls?|emails?) from work) /u,
      he: / (?:בבית|גם וגם|בשניהם|[וה]*(?:טלפון|טלפונים|מיילים) מהעבודה) /u,
    },
  },
  // Somebody who knows, or helps.
  {
    asks: {
      en: /who (?:is with you in|knows that you carry|else knows)/iu,
      he: /מי (?:איתך בזה|עוד יודע)/u,
    },
    gives: {
      en: / (?:nobody (?:knows|helps)|no one (?:knows|helps)|(?:haven't|havent) told (?:anyone|anybody|a soul)|all (?:on my own|alone|by myself)|on my own|only (?:my )?\S+ knows) /u,
      he: / (?:אף אחד לא (?:יודע|עוזר)|לא סיפרתי לאף אחד|אין לי עם מי|לבד (?:איתם|איתו|איתה|עם|בזה)|רק \S+ (?:יודע|יודעת)) /u,
    },
  },
  // A wish, of somebody with no idea of it.
  {
    asks: {
      en: /what would you like to (?:happen|be different)/iu,
      he: /מה (?:היה טוב|היית רוצה) ש/u,
    },
    gives: {
      en: / (?:no (?:idea|clue)|(?:don't|dont|do not) know) what i (?:\S+ )?want /u,
      he: / (?:אין לי (?:שום )?מושג|לא (?:יודע|יודעת)) מה אני (?:\S+ )?רוצה /u,
    },
  },
  // The thing that is missed.
  {
    asks: {
      en: /what do you miss (?:the )?most/iu,
      he: /מה הכי חסר(?: לך)?\?/u,
    },
    gives: {
      en: / (?:we used to|i miss (?:the|his|her|our|how)|what i miss) /u,
      he: / (?:היינו (?:נוהגים|יושבים|הולכים|משחקים|מדברים|נפגשים|יוצאים)|חסרה? לי \S+|חסרים לי|חסרות לי|(?:מתגעגע|מתגעגעת) ל\S+) /u,
    },
  },
  // The event that brought it up.
  {
    asks: { en: /what brought (?:it|that|this) up/iu, he: /מה העלה (?:את זה|אותה)/u },
    gives: {
      en: / (?:today|this morning|yesterday|last night|tonight) (?:\S+ ){2}/u,
      he: / (?:היום|הבוקר|אתמול|אמש|הערב) (?:\S+ ){2}/u,
    },
  },
  // The occasion of a first message.
  {
    asks: {
      en: /(?:what made you write about it|so that it is on your mind today|what makes it come up now|what brings it up)/iu,
      he: /(?:מה הביא אותך לכתוב|שזה מעסיק אותך היום|מה גרם לזה לעלות עכשיו)/u,
    },
    gives: {
      en: / (?:today|yesterday|tonight|tomorrow|tmrw|tmr|(?:last|this|next) (?:night|week|month|weekend|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:on |by |until |till |this |next |every )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:\S+ )?(?:days|weeks|hours)|in an? (?:day|week|hour)|deadline|an? (?:exam|interview|wedding|funeral) (?:on|in|tomorrow|next)) /u,
      he: / [ובלמשהכ]{0,3}(?:היום|אתמול|אמש|הערב|הלילה|הבוקר|מחר|מחרתיים|השבוע|יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי)|ראשון הקרוב|שבת|סוף השבוע|שבוע (?:שעבר|הבא)|חודש (?:שעבר|הבא)|בעוד (?:יום|יומיים|שבוע|שבועיים|חודש)|עוד (?:יומיים|שבוע|שבועיים)) /u,
    },
  },
  // Words to oneself.
  {
    asks: {
      en: /what do you say to yourself/iu,
      he: /מה עובר לך בראש/u,
    },
    gives: {
      en: /^ that (?:i'm|im|i am|i'll|i) (?:\S+ )| i (?:tell myself|say to myself|keep thinking (?:that )?(?:i|i'm|im|i'll)) /u,
      he: /^ שאני \S+ | (?:אני )?(?:אומר|אומרת) לעצמי |[ו ]מחשבה ש\S+ /u,
    },
  },
];

/** A question after something that the last messages named. */
export function asksGiven(line: Line, { state, reading }: Moment): boolean {
  if (!line.asks) return false;
  const { language } = state;
  const after = answerable.filter(({ asks }) => asks[language].test(line[language]));
  if (after.length === 0) return false;
  const own = [...state.said.map(normalised), `${reading.normal.slice(0, readLengthMax)} `];
  return after.some(({ gives, messages = recentMessages }) =>
    own.slice(-messages).some((said) => gives[language].test(said)),
  );
}
