import type { Language } from '#contract/shapes.ts';

type Text = [en: string, he: string];

interface Warmth {
  key: string;
  /** Of the person’s own: normalised words, with a space at both ends. */
  signs: Record<Language, RegExp>;
  /** A sentence about what was written, before the reply. */
  texts: Text[];
}

/** Small words between somebody and a feeling: with “not” or another person among them, it is not theirs. */
const own = {
  en: String.raw`(?:(?:so|just|really|very|completely|totally|still|always|all|a bit|kind of|feeling|been|getting|utterly|absolutely|now|like|literally|constantly) ){0,3}`,
  he: String.raw`(?:(?:כל כך|ממש|כבר|פשוט|גם|נורא|קצת|מאוד|תמיד|מרגישה|מרגיש|עוד רגע|עדיין|סתם) ){0,3}`,
};

/** Hard things that people write of themselves, the hardest first, and a sentence that meets each. */
export const warmths: Warmth[] = [
  {
    // Somebody in one’s care: of one’s own dead the guide speaks in another way.
    key: 'lost',
    signs: {
      en: / (?:(?:a|my|the|our) (?:patient|resident|client|pupil|student|baby on the ward) (?:that |who )?(?:i|we) (?:just |have )?lost|(?:i|we)(?:'ve| have)? (?:just |have )?lost (?:a|my|our|another) (?:patient|resident|client|pupil|student)|(?:a|my|our|the) (?:patient|resident|pupil|student|client) (?:of mine )?(?:just )?(?:died|passed away)) /u,
      he: / (?:(?:איבדתי|איבדנו) (?:\S+ )?(?:מטופל|מטופלת|חולה|תלמיד|תלמידה|חניך|חניכה|דייר|דיירת)|(?:מטופל|מטופלת|חולה|תלמיד|תלמידה|חניך|חניכה) (?:שלי |שלנו )?(?:ש)?(?:מת|מתה|נפטר|נפטרה|איבדתי|איבדנו)) /u,
    },
    texts: [
      ['I’m sorry.', 'צר לי.'],
      ['I’m sorry. That stays with one.', 'צר לי. דבר כזה נשאר.'],
    ],
  },
  {
    key: 'parted',
    signs: {
      en: / (?:(?:we|me and \S+|\S+ and i) (?:(?:just|finally) )?(?:broke up|split up|separated|are getting divorced)|(?:he|she|they|my (?:boyfriend|girlfriend|partner|husband|wife|ex|fianc\S+))(?: \S+){0,4} (?:left me|dumped me|broke up with me|cheated on me|left (?:\S+ ){1,3}ago|wants a divorce|is leaving me)|^ (?:he|she) (?:left|moved out)(?: (?:me|us))? (?:on|last|yesterday|this|two|three|a|after|today|in) ) /u,
      he: / (?:ו?נפרדנו|התגרשנו|אנחנו מתגרשים|(?:הוא|היא|בעלי|אשתי|החבר שלי|החברה שלי|האקס|האקסית|בן הזוג|בת הזוג)(?: \S+){0,4} (?:עזב אותי|עזבה אותי|נפרד ממני|נפרדה ממני|בגד בי|בגדה בי|זרק אותי|זרקה אותי|עזב את הבית|עזבה את הבית)) /u,
    },
    texts: [
      ['I’m sorry. That hurts.', 'צר לי. זה כואב.'],
      ['That is a hard thing to go through.', 'לא קל לעבור דבר כזה.'],
    ],
  },
  {
    key: 'ill',
    signs: {
      en: / (?:(?:mum|mom|mother|dad|father|wife|husband|brother|sister|son|daughter|grandma|grandpa|best friend|partner|he|she)(?: \S+){0,4} (?:diagnosed|dementia|alzheimer's|alzheimers|cancer|a stroke|in hospital|chemo)) /u,
      he: / (?:(?:אמא|אבא|אשתי|בעלי|אחי|אחותי|הבן|הבת|סבא|סבתא|הוא|היא)(?: \S+){0,4} (?:אובחן|אובחנה|דמנציה|אלצהיימר|סרטן|אירוע מוחי|מאושפז|מאושפזת|בבית חולים|כימותרפיה)) /u,
    },
    texts: [
      ['That is a lot to live with.', 'זה הרבה לחיות איתו.'],
      ['I’m sorry that it is so.', 'צר לי שזה ככה.'],
    ],
  },
  {
    key: 'shame',
    signs: {
      en: new RegExp(
        String.raw` (?:i(?:'m| am|m| feel| felt| must be)? ${own.en}(?:ashamed|a (?:bad|terrible|horrible|rubbish|awful) (?:mother|mum|mom|father|dad|parent|friend|person|daughter|son|wife|husband)|a failure|disgusted with myself)|(?:hate|hating) myself for) `,
        'u',
      ),
      he: new RegExp(
        String.raw` (?:(?:ש?אני|מרגיש|מרגישה) ${own.he}(?:אמא גרועה|אבא גרוע|חבר גרוע|חברה גרועה|אישה גרועה|בן אדם גרוע|כישלון|מתבייש|מתביישת)|(?:שונא|שונאת) את עצמי על) `,
        'u',
      ),
    },
    texts: [
      ['That is a heavy thing to think of oneself.', 'זו מחשבה כבדה על עצמך.'],
      [
        'Such a thought weighs more when one is alone with it.',
        'מחשבה כזאת שוקלת יותר כשנשארים איתה לבד.',
      ],
    ],
  },
  {
    key: 'reproach',
    signs: {
      en: / (?:(?:stupid|silly|idiot|daft) (?:me|old me|that i am)|(?:could|want to) kick myself|(?:angry|cross|mad|furious) (?:at|with) myself|(?:can't|cant|never) forgive myself|(?:not|hardly) proud of (?:it|that|myself|this|what i)|felt like (?:a|an|such a) (?:right |total |complete |real )?(?:git|idiot|monster|fool|failure|fraud)|(?:shouldn't|should not) have (?:shouted|said|snapped|yelled|hit|left)) /u,
      he: / (?:(?:טיפש|טיפשה|מטומטם|מטומטמת|אידיוט|אידיוטית|סתומה|סתום) שכמותי|(?:כועס|כועסת) על עצמי|לא (?:סולח|סולחת) לעצמי|לא (?:גאה|גאים) ב(?:זה|עצמי|מה ש\p{L}+)|הרגשתי (?:כמו )?(?:אידיוט|אידיוטית|מטומטם|מטומטמת|כישלון|מפלצת)|לא הייתי (?:צריך|צריכה) ל(?:צעוק|הגיד|ומר|התפרץ|עזוב)) /u,
    },
    texts: [
      ['One only knows better afterwards.', 'בדיעבד תמיד יודעים יותר.'],
      ['Somebody who didn’t care would not think about it.', 'למי שלא אכפת, זה לא מציק.'],
    ],
  },
  {
    key: 'slighted',
    signs: {
      en: / (?:humiliated|humiliating|made (?:a fool|fun) of me|in front of (?:everyone|everybody|the (?:whole|entire) \p{L}+|all my \p{L}+)|took (?:the |all the |all )?credit|as if it (?:was|were) (?:his|hers|theirs)|(?:didn't|didnt|never) even (?:mention|thank|ask|look at|invite|greet) (?:me|us)|(?:nobody|no one) (?:even )?(?:blinked|thanked me|asked me|invited me)|talked over me|laughed at me|excluded me|left me out) /u,
      he: / (?:השפיל\p{L}* אותי|הושפלתי|משפיל|מול כולם|לקח\p{L}* (?:את כל )?ה?קרדיט|כאילו זה של(?:ו|ה|הם)|(?:אפילו )?לא (?:הזכיר|הזכירה|הזכירו|הזמין|הזמינה|הזמינו) אותי|לא אמר\p{L}* לי תודה|צחק\p{L}* עליי|התעלמ\p{L}* ממני) /u,
    },
    texts: [
      ['That stings.', 'זה צורב.'],
      ['No wonder that this stays with you.', 'לא פלא שזה נשאר איתך.'],
    ],
  },
  {
    key: 'worn',
    signs: {
      en: new RegExp(
        String.raw` (?:i(?:'m| am|m| feel| was|'ve been)? ${own.en}(?:exhausted|worn out|shattered|knackered|drained|burnt out|burned out|at (?:the end of my rope|breaking point|my wits' end))|i(?:'m| am|m) (?:so |just |really |very )?tired $|(?:and|so) (?:i'm |im |i am )?(?:so )?tired $|i can't (?:cope|keep up|keep this up|do (?:it|this) any ?more)|running on empty) `,
        'u',
      ),
      he: new RegExp(
        String.raw` (?:(?:אני|ואני) ${own.he}(?:גמור|גמורה|מותש|מותשת|שחוק|שחוקה|מרוסק|מרוסקת|סחוט|סחוטה|קורס|קורסת|לא נושם|לא נושמת)|(?:כבר )?אין לי (?:כבר )?(?:כוח|אוויר)|(?:אני )?(?:כל כך|ממש|נורא) (?:עייף|עייפה)|לא עומד\p{L}* בזה יותר) `,
        'u',
      ),
    },
    texts: [
      ['That is a lot to carry.', 'זה הרבה לשאת.'],
      ['No wonder that there is little strength left.', 'לא פלא שנשאר מעט כוח.'],
      ['Anybody would be worn out by that.', 'מדבר כזה כל אחד היה מתעייף.'],
    ],
  },
  {
    key: 'alone',
    signs: {
      en: new RegExp(
        String.raw` (?:i(?:'m| am|m| feel| felt| sit| was)? ${own.en}(?:alone|lonely|all by myself)(?! (?:with (?:it|this) )?(?:time|for))|i (?:still )?(?:don't|dont) (?:really )?(?:know|have) (?:anyone|anybody|a soul)(?: here)?|(?:nobody|no one) (?:ever )?(?:writes|calls|texts|rings|asks|messages|rang|called|wrote)) `,
        'u',
      ),
      he: new RegExp(
        String.raw` (?:(?:אני|ואני|שאני) ${own.he}(?:לבד|בודד|בודדה)(?! עם זה| בדירה| בחדר)|אין לי (?:כאן |פה |כבר )?(?:אף אחד|חברים|עם מי)|אף אחד לא (?:מתקשר|כותב|שואל|מזמין)|לא מכיר\p{L}* (?:כאן|פה) אף אחד) `,
        'u',
      ),
    },
    texts: [
      ['That sounds lonely.', 'זה נשמע בודד.'],
      ['That is a lonely place to be.', 'זה מקום בודד להיות בו.'],
    ],
  },
  {
    key: 'unseen',
    signs: {
      en: / (?:(?:want|need|wish|like|wanted|needed) (?:someone|somebody|anyone|him|her|them|people) (?:to |would |could )?(?:just |finally |really )?(?:tell me|say (?:it|that|i'm|i am|sorry|thank)|see (?:me|it|that)|notice|thank me|ask me|listen|understand)|(?:nobody|no one) (?:ever )?(?:notices|sees|says (?:it|thank|well)|thanks me|tells me)) /u,
      he: / (?:(?:רוצה|חשוב לי|צריך|צריכה|הלוואי|חסר לי|נחוץ לי|בא לי) ש?(?:מישהו|מישהי|הוא|היא|הם|מישהו אחד) (?:רק |פשוט |כבר |גם )?(?:יגיד|תגיד|יגידו|ישאל|תשאל|יראה|תראה|יבין|תבין|יקשיב|תקשיב|ישים לב)|שמישהו (?:רק |פשוט )?(?:יגיד|ישאל|יראה|יבין|יקשיב)|אף אחד לא (?:רואה|שם לב|מודה|אומר לי|אומר תודה)) /u,
    },
    texts: [
      ['It is only human to long for that.', 'אנושי לגמרי לרצות את זה.'],
      ['To go without that is hard.', 'קשה כשזה חסר.'],
    ],
  },
  {
    key: 'secret',
    signs: {
      en: / (?:(?:my (?:wife|husband|partner|girlfriend|boyfriend|parents|mum|mom|dad|family)|she|he|nobody|no one) (?:doesn't|doesnt|don't|dont|has no idea|have no idea|knows?)(?: (?:know|about|that|i))* (?:about it|i've|that i|i|this|it)|i(?:'ve| have) been (?:lying|hiding)|i (?:haven't|havent) told (?:anyone|anybody|a soul|him|her|them)|i (?:lied|hid it|keep it (?:a )?secret)) /u,
      he: / (?:(?:אשתי|בעלי|ההורים|אמא|אבא|המשפחה|הוא|היא|אף אחד) (?:בכלל )?לא (?:יודע|יודעת|יודעים)|אני (?:מסתיר|מסתירה|משקר|משקרת)|ו?מסתיר\p{L}*|(?:עוד )?לא סיפרתי ל(?:אף אחד|ו|ה|הם)|שיקרתי) /u,
    },
    texts: [
      ['That is a lot to keep to oneself.', 'לא פשוט להחזיק דבר כזה לבד.'],
      ['It takes something to write that down.', 'לא קל לכתוב את זה.'],
    ],
  },
  {
    key: 'tears',
    signs: {
      en: / (?:i (?:just )?(?:cried|was crying|started crying|burst into tears|keep crying|was in tears)|i(?:'m| am|m) (?:just )?(?:crying|in tears)|cried (?:in|on|all|the whole)) /u,
      he: / (?:ו?בכיתי|אני בוכה|התחלתי לבכות|פרצתי בבכי|ו?עם דמעות) /u,
    },
    texts: [
      ['That goes deep.', 'זה נוגע עמוק.'],
      ['Tears know what they are for.', 'לדמעות יש סיבה.'],
    ],
  },
  {
    key: 'afraid',
    signs: {
      en: new RegExp(
        String.raw` (?:i(?:'m| am|m| get| was| feel)? ${own.en}(?:terrified|panicking|in a panic|dreading|scared to death|so scared|really scared)|my stomach (?:drops|dropped|turns|turned)|i (?:can't|cant|haven't|havent been able to) (?:sleep|eat)|feel sick (?:every|when|just|at)) `,
        'u',
      ),
      he: new RegExp(
        String.raw` (?:(?:אני|ואני) ${own.he}(?:בפאניקה|מבועת|מבועתת|רועד|רועדת|בחרדה|בחרדות)|הבטן (?:שלי )?(?:מתהפכת|התהפכה|בלגן)|לא (?:ישן|ישנה|מצליח לישון|מצליחה לישון|מצליח לאכול|מצליחה לאכול)|לא נותן לי לישון) `,
        'u',
      ),
    },
    texts: [
      ['That is hard on body and mind.', 'זה לא קל, לא לגוף ולא לראש.'],
      ['No wonder that it won’t let go of you.', 'לא פלא שזה לא מרפה.'],
    ],
  },
  {
    key: 'angry',
    signs: {
      en: new RegExp(
        String.raw` (?:i(?:'m| am|m| was| feel)? ${own.en}(?:furious|livid|fuming|raging|so angry|about to explode|seething|stewing)|i(?:'ve| have) had enough|drives me (?:mad|crazy|up the wall|nuts)) `,
        'u',
      ),
      he: new RegExp(
        String.raw` (?:(?:אני|ואני) ${own.he}(?:מתפוצץ|מתפוצצת|רותח|רותחת|משתגע|משתגעת)(?! (?:מ(?:שמחה|אושר|צחוק|סקרנות|התרגשות)|אבל אפשר|על))|נמאס לי|מוציא\p{L}* אותי מהכלים|מעצבן אותי|זה מעליב|מעליב) `,
        'u',
      ),
    },
    texts: [
      ['No wonder that this makes you angry.', 'מובן שזה מכעיס.'],
      ['That would get to most people.', 'את רוב האנשים זה היה מוציא מהכלים.'],
    ],
  },
];

/** The kinds of warmth in a normalised text, the hardest first. */
export function warmthsIn(normal: string, language: Language): Warmth[] {
  return warmths.filter(({ signs }) => signs[language].test(normal));
}
