import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;
type Text = [en: string, he: string];

const lead = {
  en: '(?:(?:so|and|but|or|ok|okay|well|hm+|um+|then|honestly|maybe|just|please|now|idk|i wonder) )*',
  he: '(?:(?:אז|נו|אבל|טוב|אוקיי|הממ?|אולי|בעצם|תגיד|תגידי|רגע|האם|רק) )*ו?',
};
const people = {
  en: String.raw`(?:he|she|they|he's|she's|they're|people|everyone|everybody|somebody|(?:my|his|her|their|the) \p{L}+)`,
  he: '(?:הוא|היא|הם|הן|אנשים|כולם|אמא|אבא|אחי|אחותי|בעלי|אשתי|הבן|הבת|הבוס|הבוסית|המנהל|המנהלת|החבר|החברה|הילדים|ההורים)',
};
const toMe = {
  en: '(?:me|us|my|mine)',
  he: '(?:אותי|עליי|עלי|לי|בי|ממני|אליי|אלי|איתי|בגללי|אותנו|עלינו|לנו)',
};

/** Questions after what goes on in somebody else. */
export const asksMind: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:what |why |how )?do (?:you|u) (?:think|reckon|suppose|believe)(?: that)? ${people.en} (?!should |could )|(?:will|does|do|did|is|are|was|would|could|has|have) (?:he|she|they|my \\p{L}+) (?:\\S+ ){0,6}?${toMe.en} |(?:why|what|how) (?:does|did|is|do|are|would|doesn't|didn't|won't|isn't|must|will) (?:he|she|they) )`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:מה |למה |איך )?(?:לדעתך|נראה לך ש?|אתה חושב ש?|את חושבת ש?) ?(?:ש)?${people.he} |${people.he} (?:\\S+ ){1,4}?${toMe.he} (?:\\S+ )?$|(?:למה|מה|איך) ${people.he} (?:\\S+ )*$)`,
    'u',
  ),
};

/** “Is that a good idea?”, “what about asking them?”, “should I?” */
export const asksWeighing: Signs = {
  en: new RegExp(
    `^ (?:.* )?(?:(?:is|was|would|isn't) (?:that|this|it) (?:be )?(?:\\S+ )?(?:a |the )?(?:good|bad|stupid|terrible|nice|silly|smart|right|wise|better) (?:idea|plan|thought|way|thing to \\p{L}+))(?: (?:\\S+ ){0,6})?$|^ ${lead.en}(?:a )?(?:good|bad|stupid) (?:idea|plan) $|^ ${lead.en}(?:what|how) about (?:the idea(?: of| to)? \\S+ |(?:just |maybe )*(?:if i \\S+ |(?:me )?(?!something|anything|everything|nothing|evening|morning|feeling)\\p{L}{2,}ing ))(?:\\S+ )*$|^ ${lead.en}(?:do (?:you|u) think )?(?:should|shall|ought) (?:i|we) |^ ${lead.en}(?:is|would) it (?:be )?(?:worth|better|wiser|smarter) (?:it|to|if|\\p{L}+ing) |^ ${lead.en}worth (?:it|a try|trying) $|^ ${lead.en}(?:do )?(?:you|u) think (?:that )?(?:\\S+ ){1,9}(?:is|was|would be) (?:\\S+ )?(?:right|wrong|ok|okay|fair|too much|too harsh|a mistake) $`,
    'u',
  ),
  he: new RegExp(
    `^ (?:.* )?(?:זה|זו|זאת) (?:\\S+ )?(?:רעיון|מחשבה|תוכנית) (?:\\S+ )?(?:טוב|טובה|רע|רעה|גרוע|גרועה|הגיוני|הגיונית|מטופש|טיפשי|נכון)(?: לדעתך| בעיניך)? $|^ ${lead.he}רעיון (?:טוב|רע) $|^ ${lead.he}(?:(?:אתה|את) (?:חושב|חושבת) |לדעתך |נראה לך )ש?(?:\\S+ ){1,9}(?:נכון|בסדר|מוגזם|הוגן|טעות|הגיוני) $|^ ${lead.he}מה עם (?:(?:ה?רעיון|פשוט|אולי|זה) )*[לש]\\p{L}{2,} |^ ${lead.he}(?:לדעתך )?(?:כדאי|עדיף|שווה|מוטב)(?: לי| לנו| לדעתך)* (?:ש|ל)\\p{L}+ |^ ${lead.he}(?:כדאי|עדיף|שווה)(?: לי| לדעתך| את זה)* $|^ ${lead.he}ל(?!אי|אן|\\p{L}+י |הם )\\p{L}{3,} (?!של)(?:\\S+ ){1,5}$`,
    'u',
  ),
};

/** “How do I begin?”, “any idea how to talk to him?” */
export const asksWay: Signs = {
  en: new RegExp(
    `^ (?:.{0,60} )?how (?:(?:do|can|could|should|would|will|shall) (?:i|we|people|others|one|anyone|anybody|somebody)|am i (?:supposed|meant) to|to|(?:do|does|can) you(?= (?:even |ever |actually )?(?:make|stop|start|begin|get|forgive|live|let|say|tell|deal|cope|learn|trust|move|find|ask|sleep|talk|refuse|choose|end|leave|quit) )) (?:\\S+ ){1,14}$|^ ${lead.en}what (?:do|should|can|could|would) i (?:even |actually |ever )?(?:say|write|reply|answer)(?: (?:\\S+ ){0,5})?$`,
    'u',
  ),
  he: new RegExp(
    `^ (?:.{0,60} )?איך (?:(?:אני|אנחנו|אפשר|בכלל|כדאי|צריך) (?:\\S+ ){1,14}|(?:\\p{L}{2,}ים|ל\\p{L}{3,}) (?:\\S+ ){0,14})$|^ ${lead.he}מה (?:אומרים|כותבים|עונים|(?:אני )?(?:אומר|אומרת|אגיד|אכתוב|אענה)|להגיד|לומר|לכתוב|לענות)(?: (?:\\S+ ){0,5})?$`,
    'u',
  ),
};

/** “Does that make sense?”, “am I being silly?” */
export const asksSense: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:does|did|do) (?:that|this|it|any of (?:that|this|it)|what i(?:'m| am)? say(?:ing)?) (?:even |really )?make (?:any |some )?sense(?: to you| at all)?|makes sense|(?:do )?(?:you|u|ya) know what i mean|am i making (?:any )?sense) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:זה |זאת )?(?:נשמע )?(?:לך )?(?:הגיוני|מובן|ברור)(?: לך| בעיניך| בכלל| מה שאני \\p{L}+)?|(?:מובן|מבין|מבינה|ברור|יודע|יודעת) (?:לך )?(?:למה|מה) אני (?:מתכוון|מתכוונת)|אני (?:מדבר|מדברת) (?:הגיוני|בהיגיון)) $`,
    'u',
  ),
};

/** “Am I being silly?” */
export const asksIfSilly: Signs = {
  en: new RegExp(
    `^ ${lead.en}am i (?:(?:being|just|too|so|a bit) )*(?:silly|stupid|crazy|weird|dramatic|overreacting|paranoid|childish|ridiculous|sensitive|imagining (?:it|things))(?: here| about (?:it|this)| (?:to|for) (?:\\S+ ){0,7}\\S+)? $|^ ${lead.en}(?:is (?:it|that)|(?:it|that)(?:'s| is)) (?:(?:just|too|so|a bit|kind of|really) )*(?:silly|childish|ridiculous|pathetic|petty|immature|babyish)(?: of me)?(?: (?:to|that) (?:\\S+ ){0,7}\\S+)? $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}אני (?:סתם |קצת |פשוט )*(?:מגזים|מגזימה|משוגע|משוגעת|מוזר|מוזרה|טיפש|טיפשה|דרמטי|דרמטית|פרנואיד|פרנואידית|רגיש מדי|רגישה מדי|ילדותי|ילדותית)(?: (?:ש|ל)\\p{L}+(?: \\S+){0,6})? $|^ ${lead.he}(?:זה|זאת|זו) (?:סתם |קצת |פשוט |ממש )*(?:ילדותי|טיפשי|מגוחך|קטנוני|פתטי|מטופש)(?: (?:מצדי|מצידי))?(?: (?:ש|ל)\\p{L}+(?: \\S+){0,6})? $`,
    'u',
  ),
};

/** Ways by the verb of the question; the first that is named chooses. */
export const waysByVerb: [pool: string, signs: Signs][] = [
  [
    'way_sleep',
    { en: / (?:sleep|asleep) /u, he: / (?:לישון|להירדם|ישנים|נרדמים|ישן|ישנה|נרדם|נרדמת) /u },
  ],
  [
    'way_refuse',
    {
      en: / (?:say no|refuse|turn (?:\S+ )?down|decline) /u,
      he: / (?:לסרב|מסרבים|מסרב|מסרבת|(?:להגיד|לומר|אומרים|אומר|אומרת|מגידים) (?:\S+ )?לא) /u,
    },
  ],
  [
    'way_contact',
    {
      en: / (?:in touch|contact|reconnect|reach out|(?:make|find) (?:new )?friends|write to|message|text) /u,
      he: / (?:קשר|להתקשר|מתקשרים|מתקשר|מתקשרת|חברים|חברות|לפנות|פונים|לכתוב ל\p{L}+|כותבים ל\p{L}+) /u,
    },
  ],
  [
    'way_say',
    {
      en: / (?:say|tell|talk|talking|ask|explain|speak|answer|write|reply|conversation|apologise|apologize|bring it up|bring up) /u,
      he: / (?:להגיד|לומר|לספר|לדבר|לבקש|להסביר|לענות|לכתוב|אומרים|מספרים|מדברים|מבקשים|מסבירים|כותבים|עונים|שיחה|השיחה|אגיד|אכתוב|אענה|אומר|אומרת|מספר|מספרת|מדבר|מדברת|מבקש|מבקשת|מסביר|מסבירה|להתנצל|מתנצלים) /u,
    },
  ],
  [
    'way_stop',
    {
      en: / (?:stop|quit|let (?:it |this |that |him |her |them )?go|get over|give up|get rid|move on) /u,
      he: / (?:להפסיק|מפסיקים|מפסיק|מפסיקה|לשחרר|משחררים|משחרר|משחררת|להיגמל|לעזוב|לוותר|מוותרים|להתגבר|מתגברים) /u,
    },
  ],
  [
    'way_decide',
    {
      en: / (?:decide|choose|know|decision) /u,
      he: / (?:להחליט|מחליטים|מחליט|מחליטה|לבחור|בוחרים|לדעת|יודעים) /u,
    },
  ],
  [
    'way_learn',
    {
      en: / (?:learn|practise|practice|get better|improve|study) /u,
      he: / (?:ללמוד|לומדים|לומד|לומדת|להתאמן|מתאמנים|להשתפר|משתפרים) /u,
    },
  ],
  [
    'way_start',
    {
      en: / (?:start|begin|get going|get started) /u,
      he: / (?:להתחיל|מתחילים|מתחיל|מתחילה|לגשת) /u,
    },
  ],
];

const offered = (texts: Text[]): Text[] =>
  texts.map(([en, he]) => [`One way people use: ${en}`, `דרך אחת שאנשים נעזרים בה: ${he}`]);

/** Answers to questions about one’s own life. */
export const answersToAsked: Record<string, Text[]> = {
  mind: [
    [
      'I can’t see into anybody from here. What do you fear the answer is?',
      'לתוך אדם אחר לא רואים מכאן. מאיזו תשובה יש חשש?',
    ],
    [
      'That I can’t know; I only have what you wrote. Which answer would you wish for?',
      'את זה אין לי איך לדעת; יש כאן רק מה שנכתב. איזו תשובה היית רוצה לשמוע?',
    ],
    [
      'From outside, somebody else’s heart stays closed. What makes you ask just now?',
      'מבחוץ, הלב של מישהו אחר נשאר סגור. מה מעלה את השאלה דווקא עכשיו?',
    ],
    [
      'I don’t know, and a guess would only be mine. What have you seen or heard that points one way?',
      'זה לא ידוע לי, וניחוש יהיה רק שלי. מה ראית או שמעת, שמצביע לכיוון אחד?',
    ],
    [
      'Nobody can read that from here. How would it be for you if it were so?',
      'את זה אי אפשר לקרוא מכאן. ואם זה כך, איך זה יהיה בשבילך?',
    ],
    [
      'What goes on in another person I could only guess, so I don’t. What do you know for certain, and what is a picture?',
      'מה קורה אצל אדם אחר אפשר רק לנחש, אז בלי ניחושים. מה ידוע בוודאות, ומה רק תמונה בראש?',
    ],
    [
      'That lies with somebody else, and out of my sight. What would change for you if you knew?',
      'זה נמצא אצל מישהו אחר, רחוק מהעין שלי. מה היה משתנה אצלך, לו ידעת?',
    ],
    [
      'I can’t look in there. Which of their words, or silences, do you build on?',
      'לשם אין לי מבט. על איזו מילה שלהם, או שתיקה, נשענת המחשבה הזאת?',
    ],
  ],
  mind_ask: [
    [
      'I can’t see into them from here; only they can say. How would the question sound, in one sentence?',
      'מכאן לא רואים לתוך אדם אחר; רק משם יכולה לבוא תשובה. איך הייתה נשמעת השאלה, במשפט אחד?',
    ],
    [
      'Only the one it concerns can say. What would you lose by asking?',
      'רק מי שזה נוגע לו יכול לומר. מה אפשר להפסיד אם שואלים?',
    ],
  ],
  sense: [
    ['It makes sense to me.', 'בעיניי זה הגיוני.'],
    ['Yes, I can follow that.', 'כן, אפשר להבין את זה.'],
    ['It does, as far as I can see.', 'כן, כך זה נראה מכאן.'],
    ['Yes. One thing follows from the other there.', 'כן. דבר אחד נובע שם מהשני.'],
    ['It makes sense to me that you see it so.', 'הגיוני בעיניי שזה נראה לך כך.'],
    ['Yes, and you put it clearly.', 'כן, וזה נאמר ברור.'],
    ['Nothing about it sounds strange to me.', 'שום דבר בזה לא נשמע לי מוזר.'],
    ['I find it easy to understand.', 'קל לי להבין את זה.'],
  ],
  sense_ask: [
    ['What belongs to it as well?', 'מה עוד שייך לזה?'],
    ['How does it go on from there?', 'איך זה ממשיך משם?'],
    ['Which part of it is the clearest to you?', 'איזה חלק בזה הכי ברור לך?'],
    ['And what in it is still open for you?', 'ומה בזה עדיין פתוח אצלך?'],
    ['What follows from that, for you?', 'מה נובע מזה, בשבילך?'],
    ['Who else would understand it at once?', 'מי עוד היה מבין את זה מיד?'],
    ['What made you wonder about it?', 'מה עורר את השאלה?'],
    ['What would you like to do with it?', 'מה היית רוצה לעשות עם זה?'],
  ],
  way: offered([
    [
      'begin with something so small that it can be taken back. What would that be here?',
      'להתחיל במשהו קטן כל כך, שאפשר לחזור ממנו. מה זה יכול להיות כאן?',
    ],
    [
      'do it once without doing it well, and look at what happens. What would that version be?',
      'לעשות את זה פעם אחת בלי להקפיד, ולראות מה קורה. איך תיראה הגרסה הזאת?',
    ],
    [
      'do the first two minutes of it, and decide after them. What are the first two minutes?',
      'לעשות רק את שתי הדקות הראשונות, ואז להחליט. מה יש בשתי הדקות האלה?',
    ],
    [
      'ask somebody who has done it how they began. Who could that be?',
      'לשאול מישהו שכבר עשה את זה איך זה התחיל. מי זה יכול להיות?',
    ],
    [
      'write down three ways, and strike out two. Which one is left?',
      'לכתוב שלוש דרכים, ולמחוק שתיים. איזו נשארת?',
    ],
    [
      'change one thing only, for a week. Which one would it be?',
      'לשנות רק דבר אחד, לשבוע אחד. איזה דבר?',
    ],
    [
      'give it a fixed hour, with an end. When might that be?',
      'לקבוע לזה שעה, וגם סוף. מתי זה יכול להיות?',
    ],
    [
      'take one thing from the last time that it went a little better. What was different then?',
      'לקחת דבר אחד מהפעם האחרונה שבה זה הלך קצת יותר טוב. מה היה אז אחרת?',
    ],
    [
      'say it aloud to one person first. Who would hear it well?',
      'לומר את זה קודם בקול לאדם אחד. מי ידע להקשיב לזה?',
    ],
    [
      'leave one thing out instead of adding one. What could be left out?',
      'להוריד דבר אחד במקום להוסיף. על מה אפשר לוותר?',
    ],
  ]),
  way_say: offered([
    [
      'say first how it is for you, and only then what you want. How would that first sentence go?',
      'לומר קודם איך זה בשבילי, ורק אחר כך מה רוצים. איך יישמע המשפט הראשון?',
    ],
    [
      'write the first sentence, and nothing more for now. What is it?',
      'לכתוב את המשפט הראשון, ובינתיים לא יותר. מה הוא?',
    ],
    [
      'ask one question, and wait for the whole answer. Which question?',
      'לשאול שאלה אחת, ולחכות לכל התשובה. איזו שאלה?',
    ],
    [
      'name the wish before the complaint. What is the wish in it?',
      'לומר את המשאלה לפני התלונה. מה המשאלה כאן?',
    ],
    [
      'ask first whether now is a good moment. When would it be one?',
      'לשאול קודם אם זה רגע טוב. מתי הוא יהיה כזה?',
    ],
  ]),
  way_start: offered([
    [
      'lay out the evening before what the first minute needs. What would lie there?',
      'להכין ערב קודם את מה שהדקה הראשונה צריכה. מה יחכה שם?',
    ],
    [
      'begin in the middle, with the easiest piece. Which one is it?',
      'להתחיל מהאמצע, בחלק הכי קל. איזה חלק הוא?',
    ],
  ]),
  way_stop: offered([
    [
      'put something else in its place, for that same minute. What could it be?',
      'לשים משהו אחר במקום, לאותה דקה בדיוק. מה זה יכול להיות?',
    ],
    [
      'write it down once, in full, and close the page. What would stand there?',
      'לכתוב את זה פעם אחת, עד הסוף, ולסגור את הדף. מה יהיה כתוב שם?',
    ],
    [
      'give it ten minutes a day, and send it there whenever it comes. When would they be?',
      'לתת לזה עשר דקות ביום, ולשלוח את זה לשם בכל פעם שזה בא. מתי הן יהיו?',
    ],
  ]),
  way_decide: offered([
    [
      'live one day as if it were decided, and one day the other way. With which would you begin?',
      'לחיות יום אחד כאילו זה הוחלט, ויום אחד להפך. במה כדאי להתחיל?',
    ],
    [
      'name what each choice costs, and choose the price. Which price could you pay?',
      'לומר מה כל בחירה עולה, ולבחור את המחיר. איזה מחיר אפשרי לך?',
    ],
    [
      'set a day for the decision, and leave it alone until then. Which day?',
      'לקבוע יום להחלטה, ועד אז להניח לה. איזה יום?',
    ],
  ]),
  way_refuse: offered([
    [
      'say no in one sentence, without a reason, and one kind word after it. How would yours sound?',
      'לומר לא במשפט אחד, בלי סיבה, ואחריו מילה טובה. איך זה יישמע אצלך?',
    ],
    [
      'say “I’ll answer tomorrow”, and answer tomorrow. Where would that help?',
      'לומר ״אענה מחר״, ולענות מחר. איפה זה היה עוזר?',
    ],
    [
      'say what you can give instead, however little. What would that be?',
      'לומר מה כן אפשר לתת, גם אם זה מעט. מה זה יכול להיות?',
    ],
  ]),
  way_contact: offered([
    [
      'send one line that asks for nothing back. What could the line be?',
      'לשלוח שורה אחת שלא מבקשת דבר בחזרה. מה יהיה כתוב בה?',
    ],
    [
      'begin with something that both remember. What would that be?',
      'להתחיל במשהו ששני הצדדים זוכרים. מה זה יכול להיות?',
    ],
    [
      'say plainly that it has been long, and leave it at that. How would it read?',
      'לומר בפשטות שעבר הרבה זמן, ולהשאיר את זה כך. איך זה יישמע?',
    ],
  ]),
  way_sleep: offered([
    [
      'put what turns in the head on paper before bed, with one word for tomorrow. What would stand on top?',
      'להעלות על הנייר לפני השינה את מה שמסתובב בראש, עם מילה אחת למחר. מה יהיה למעלה?',
    ],
    [
      'get up for a quarter of an hour when sleep won’t come, with little light. What could fill it?',
      'לקום לרבע שעה כשהשינה לא באה, עם מעט אור. מה יכול למלא אותה?',
    ],
    [
      'keep the same hour for getting up, also after a bad night. Which hour would it be?',
      'לשמור על אותה שעת קימה, גם אחרי לילה רע. איזו שעה?',
    ],
  ]),
  way_learn: offered([
    [
      'ten minutes on most days rather than two hours once. Where would they fit?',
      'עשר דקות ברוב הימים במקום שעתיים בפעם אחת. איפה הן ייכנסו?',
    ],
    [
      'show it to somebody half done, after a week. Who could that be?',
      'להראות את זה למישהו אחרי שבוע, עוד באמצע. מי זה יכול להיות?',
    ],
    [
      'do one part slowly until it is dull, and only then the next. Which part comes first?',
      'לעשות חלק אחד לאט עד שהוא משעמם, ורק אז את הבא. איזה חלק קודם?',
    ],
  ]),
};
