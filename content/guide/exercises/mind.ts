import type { Exercise } from './exercise.ts';

/** A fear of something to come. */
const worry: Exercise = {
  key: 'worry',
  name: ['take the worry apart', 'לפרק את הדאגה'],
  offers: [
    [
      'We could take the worry apart: four short questions, and then you see what of it is in your hands. Shall we try it, or just keep writing?',
      'אפשר לפרק את הדאגה: ארבע שאלות קצרות, ואז רואים מה ממנה בידיים שלך. לנסות, או פשוט להמשיך בכתיבה?',
    ],
    [
      'Shall we look at what this worry is made of? I would ask four things, one by one. Writing on is as good.',
      'לבדוק ממה הדאגה הזאת עשויה? ארבע שאלות, אחת אחת. וגם המשך הכתיבה טוב לא פחות.',
    ],
    [
      'If you like, we look at the worry piece by piece, and at which of it you can do something about. Or shall it stay with writing?',
      'אם בא לך, אפשר להסתכל על הדאגה חלק אחרי חלק, ועל מה ממנה אפשר להשפיע. או פשוט להמשיך כמו קודם?',
    ],
  ],
  pick: ['Take the worry apart', 'לפרק את הדאגה'],
  picked: {
    en: / (?:worry|apart|fear|anxiety) /u,
    he: / (?:לפרק|הדאגה|דאגה|הפחד|נפרק) /u,
  },
  signs: {
    en: / (?:what if|worr(?:y|ied|ying|ies)|anxious|anxiety|(?:i'm|im|i am|so|really|still) (?:scared|afraid|terrified)|scared (?:of|that|to)|afraid (?:of|that)|terrified|nervous|panick?\S*|stress(?:ed|ing) about|freak(?:ed|ing)? out|can't sleep because|lie awake|going to (?:fail|fall apart|lose)|fear\S*|can't sleep|cannot sleep|(?:exam|test|presentation|interview|surgery|operation|biopsy|results) (?:is |are )?(?:tomorrow|at|on|in|next)|going to go wrong|gonna fail|mess (?:it|this) up) /u,
    he: / (?:מה אם|ומה אם|דואג|דואגת|דאגה|דאגות|חרד|חרדה|חרדות|מפחד|מפחדת|פוחד|פוחדת|מפחיד אותי|לחוץ|לחוצה|לחץ מ\S+|פאניקה|חושש|חוששת|מבוהל|מבוהלת|לא ישן בגלל|לא ישנה בגלל|מה יקרה אם|בטוח שאני אכשל|בטוחה שאני אכשל|מפוחד|מפוחדת|בלחץ|בסטרס|סטרס|בחרדה|בחרדות|חרדתי|חרדתית|הפחד|יש לי פחד|חשש|מפחיד לי|מלחיץ אותי|מדאיג אותי|אוכל סרטים|אוכלת סרטים|סרטים בראש|לא (?:ישן|ישנה|נרדם|נרדמת) (?:מרוב|בגלל|בלילה|בלילות)|לא (?:מצליח|מצליחה) (?:להירדם|לישון|להירגע)|אם אני (?:אכשל|אפול)|שאני אכשל|בפאניקה|מתה מפחד|מת מפחד) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:calm down|stop worrying)|worry less) (?:\S+ ){0,6}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:ש?תעזור|ש?תעזרי|תעזרו|לעזור|עזור|עזרי) לי (?:להירגע|להפסיק לדאוג)) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'worst',
      isSupposed: true,
      label: ['The worry', 'הדאגה'],
      asks: [
        [
          'What exactly happens in that worry? One sentence, as it runs through your head.',
          'מה בדיוק קורה בדאגה הזאת? משפט אחד, כמו שהיא רצה בראש.',
        ],
      ],
      help: [
        'Finish the sentence: “in the end it will turn out that …”.',
        'אפשר להשלים את המשפט: ״בסוף יתברר ש…״.',
      ],
    },
    {
      key: 'quieter',
      label: ['When it is loud, and when less', 'מתי זה חזק, ומתי פחות'],
      asks: [
        [
          'That is a hard one to carry: {a}. When is it loudest, and when a little quieter?',
          'לא קל לשאת דבר כזה: {a}. מתי זה הכי חזק, ומתי זה קצת נרגע?',
        ],
        [
          'That is a hard one to carry. When is it loudest, and when a little quieter?',
          'לא קל לשאת דבר כזה. מתי זה הכי חזק, ומתי זה קצת נרגע?',
        ],
      ],
      help: [
        'An hour, a place, somebody near: loud in bed at night, quieter while cooking.',
        'שעה, מקום, מישהו בסביבה: חזק בלילה במיטה, פחות תוך כדי בישול.',
      ],
    },
    {
      key: 'certain',
      label: ['What is certain, and what the worry adds', 'מה ידוע, ומה הדאגה מוסיפה'],
      asks: [
        [
          'And what of the picture do you know for certain, and what does the worry add?',
          'ומה מהתמונה הזאת ידוע בוודאות, ומה הדאגה מוסיפה?',
        ],
      ],
      help: [
        'Certain: a date, what somebody said. Added: whatever comes after “and then …”.',
        'ידוע: תאריך, מה שמישהו אמר. תוספת: כל מה שבא אחרי ״ואז…״.',
      ],
    },
    {
      key: 'beside',
      label: ['Beside me in this', 'לצידי בזה'],
      asks: [
        [
          'And who could be beside you in this, already now?',
          'ומי יכול להיות לצידך בזה, כבר עכשיו?',
        ],
      ],
      help: [
        'Somebody who needn’t solve anything: to call, to walk with, to sit there.',
        'מישהו שלא חייב לפתור כלום: לטלפן, ללכת ביחד, סתם לשבת.',
      ],
    },
  ],
  ends: [
    [
      'And what of all this is in your hands this week, even something small?',
      'ומה מכל זה כבר בידיים שלך השבוע, אפילו משהו קטן?',
    ],
  ],
  step: null,
};

/** Nothing is right, and nobody knows what. */
const stock: Exercise = {
  key: 'stock',
  name: ['take stock with four numbers', 'לעשות בדיקת מצב בארבעה מספרים'],
  offers: [
    [
      'We could take stock: four short questions, the first one with numbers. Does that suit you, or shall it stay with writing?',
      'אפשר לעשות בדיקת מצב: ארבע שאלות קצרות, הראשונה עם מספרים. שנתחיל, או שנשארים עם הכתיבה?',
    ],
    [
      'Shall we see where things stand? A few numbers first, then three questions about them. You can also just write on.',
      'לראות רגע איפה הדברים עומדים? קודם כמה מספרים, ואז שלוש שאלות עליהם. ואפשר להניח לזה ולכתוב.',
    ],
    [
      'If you like, you give a few things a number, and we look at the lowest of them. Or do you prefer just writing?',
      'אם בא לך, אפשר לתת לכמה דברים מספר, ולהסתכל על הנמוך מביניהם. או להישאר עם הכתיבה?',
    ],
  ],
  pick: ['Take stock', 'בדיקת מצב'],
  picked: {
    en: / (?:stock|numbers|check) /u,
    he: / (?:בדיקה|בדיקת|לבדוק|נבדוק|מספרים) /u,
  },
  signs: {
    en: / (?:don't (?:even )?know (?:what's wrong|what is wrong|what i want|what's going on|why i|what to do with (?:myself|my life)|who i am)|(?:feel|feeling|i'm|im) (?:\S+ )?(?:lost|empty|flat|numb|meh|off|blah)|tired of everything|nothing (?:interests|excites|makes sense|is fun)|something(?:'s| is) (?:off|missing|wrong)|what's the point|going through the motions|on autopilot|in a rut|something feels off|nothing much is ahead|used to want things|can't be bothered|no idea what i want|don't know what's next|what next|every day (?:is|feels) the same|is this it) /u,
    he: / (?:לא (?:יודע|יודעת) (?:מה (?:יש לי|אני רוצה|עובר עליי|עובר עלי|לעשות עם עצמי|לא בסדר|קורה לי)|מי אני|למה אני)|אבוד|אבודה|ריקנות|ריק לי|אדיש|אדישה|כלום לא (?:מעניין|משמח|כיף)|משהו (?:חסר|לא בסדר|לא יושב)|על אוטומט|עייף מהכול|עייפה מהכול|עייף מהכל|עייפה מהכל|מה הטעם|נמאס לי מהכול|נמאס לי מהכל|לא (?:מרגיש|מרגישה) כלום|(?:מרגיש|מרגישה) (?:ריק|ריקה|אבוד|אבודה|כלום)|ריק מבפנים|ריקה מבפנים|ריק כזה|לא (?:מוצא|מוצאת) את עצמי|אין לי (?:כוח|כח|חשק) לכלום|לא בא לי (?:על )?כלום|בדאון|מבואס|מבואסת|הכו?ל (?:אפור|אותו דבר|סתמי)|מה הפואנטה|לא טוב לי|אין לי מושג מה אני רוצה|תקוע(?:ה)? בחיים|על טייס אוטומטי|טייס אוטומטי|שום דבר לא (?:מעניין|משמח|כיף)) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:figure out|find out|understand) what(?:'s| is)? (?:wrong|going on|i want)) (?:\S+ ){0,6}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:ש?תעזור|ש?תעזרי|תעזרו|לעזור|עזור|עזרי) לי להבין מה (?:יש לי|אני רוצה|עובר עליי|קורה לי)) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'areas',
      label: ['From 0 to 10', 'מ־0 עד 10'],
      asks: [
        [
          'From 0 to 10, how are these just now: sleep, work or studies, people, time for yourself?',
          'מ־0 עד 10, מה המצב עכשיו: שינה, עבודה או לימודים, אנשים, זמן לעצמך?',
        ],
      ],
      help: [
        'Four numbers in that order will do, as in “6, 3, 7, 2”. They needn’t be right.',
        'מספיקים ארבעה מספרים לפי הסדר, כמו ״6, 3, 7, 2״. הם לא חייבים להיות מדויקים.',
      ],
      isScale: true,
    },
    {
      key: 'inside',
      label: ['Behind the lowest number', 'מאחורי המספר הנמוך'],
      asks: [
        [
          'The lowest is {n}. What is behind that number?',
          'הכי נמוך כאן: {n}. מה מסתתר מאחורי המספר הזה?',
        ],
        ['Which of them is lowest, and what is behind it?', 'מה הכי נמוך כאן, ומה יש מאחורי זה?'],
      ],
      help: [
        'Whatever pulls it down: an hour, a person, something that doesn’t happen any more.',
        'כל מה שמושך אותו למטה: שעה, אדם, משהו שכבר לא קורה.',
      ],
    },
    {
      key: 'higher',
      label: ['When it was higher', 'מתי זה היה גבוה יותר'],
      asks: [
        [
          'So this is in it: {a}. When was it higher, and what was different then?',
          'אז זה מה שיש שם: {a}. מתי זה היה גבוה יותר, ומה היה אז שונה?',
        ],
        [
          'When was it higher, and what was different then?',
          'מתי זה היה גבוה יותר, ומה היה אז שונה?',
        ],
      ],
      help: [
        'It may be years ago, or last Tuesday for an hour.',
        'אולי לפני שנים, ואולי ביום שלישי האחרון, למשך שעה.',
      ],
    },
    {
      key: 'one_more',
      label: ['One point higher', 'נקודה אחת למעלה'],
      asks: [
        [
          'Then it was different: {a}. What would make it one point higher now, only one?',
          'אז פעם זה נראה ככה: {a}. מה יכול להעלות את זה עכשיו בנקודה אחת, רק אחת?',
        ],
        [
          'What would make it one point higher now, only one?',
          'מה יכול להעלות את זה עכשיו בנקודה אחת, רק אחת?',
        ],
      ],
      help: [
        'Not well again, only a little less low: an evening, a walk, a call, a no.',
        'לא לגמרי טוב, רק קצת פחות נמוך: ערב, הליכה, שיחה, ״לא״ אחד.',
      ],
    },
  ],
  ends: [
    [
      'Which small piece of that would fit into this week?',
      'איזה חלק קטן מזה יכול להיכנס לשבוע הזה?',
    ],
  ],
  step: null,
};

/** Something that weighs, without a plainer use: from how it is to how it could be. */
const better: Exercise = {
  key: 'better',
  name: ['look at what would be better', 'לבדוק מה יכול להיות טוב יותר'],
  offers: [
    [
      'We could look at what would make it a little better: four short questions, and a small step at the end. Do we begin, or do you simply write on?',
      'אפשר לבדוק מה היה משפר את זה קצת: ארבע שאלות קצרות, ובסוף צעד קטן. מתחילים, או שממשיכים לכתוב?',
    ],
    [
      'Shall we go from how it is to how it could be? Four questions, one after the other. Writing on is just as good.',
      'מה דעתך לעבור ממה שיש עכשיו למה שיכול להיות? ארבע שאלות, אחת אחרי השנייה. ואפשר גם פשוט להמשיך לכתוב.',
    ],
    [
      'If you like, we leave the trouble for a moment and look at what you would have in its place. Or do you go on as before?',
      'אם בא לך, עוזבים לרגע את מה שקשה ומסתכלים על מה שיכול לבוא במקום. או שממשיכים כמו קודם?',
    ],
  ],
  pick: ['What would be better', 'מה יכול להיות טוב יותר'],
  picked: {
    en: / (?:better|instead|how it could be) /u,
    he: / (?:טוב יותר|יותר טוב|במקום זה) /u,
  },
  signs: {
    en: / (?:(?:want|need) (?:it|this|things|something|my life) to (?:be (?:better|different|easier|other)|get (?:better|easier)|change)|something (?:has|needs) to change|(?:every|each) (?:single )?(?:day|evening|night|week) the same|same (?:thing|story|fight) (?:every|again)|(?:can't|cannot|cant) stop (?:\p{L}+ing)|bad habit|get out of (?:it|this)) /u,
    he: / (?:רוצה ש(?:זה|משהו|הדברים) (?:ישתנה|ישתפר|יהיה אחרת|ישתנו)|משהו (?:חייב|צריך) להשתנות|כל (?:יום|ערב|לילה) אותו (?:דבר|הדבר)|שוב אותו (?:דבר|הדבר|סיפור)|לא (?:מפסיק|מפסיקה|מצליח להפסיק|מצליחה להפסיק) ל\p{L}+|הרגל רע|לצאת מזה) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,8}(?:how (?:do|can|could|should) (?:i|we) (?:get out of (?:this|it)|make (?:this|it|things) (?:better|easier)|change (?:this|it)|stop (?:this|it|doing (?:this|it)))|how (?:i|to) (?:can )?get out of (?:this|it)|what (?:can|could) i do to (?:change|stop) (?:it|this)) (?:\S+ ){0,8}$/u,
    he: /^ (?:\S+ ){0,8}(?:איך (?:אני )?(?:יוצאים|יוצא|יוצאת|אפשר לצאת|לצאת|משנים|משנה|לשנות|מפסיקים|מפסיק|מפסיקה) (?:מזה|את זה|עם זה)|מה (?:אפשר|אני יכול|אני יכולה) לעשות כדי לשנות את זה) (?:\S+ ){0,8}$/u,
  },
  parts: [
    {
      key: 'instead',
      label: ['What I would have instead', 'מה יבוא במקום'],
      asks: [
        [
          'What would you have instead, if it were up to you alone?',
          'אם זה היה תלוי רק בך, מה היה במקום זה?',
        ],
      ],
      help: [
        'Small is fine: an evening without it, one sentence that is said, a morning that begins differently.',
        'גם משהו קטן זה טוב: ערב אחד בלי זה, משפט אחד שנאמר, בוקר שמתחיל אחרת.',
      ],
      isSupposed: true,
    },
    {
      key: 'sign',
      label: ['The first sign of it', 'הסימן הראשון'],
      asks: [
        [
          'So this: {a}. If it had begun by tomorrow, what would you notice first?',
          'אז זה מה שיהיה שם: {a}. אם זה יתחיל כבר מחר, מה יהיה הסימן הראשון?',
        ],
        [
          'If it had begun by tomorrow, what would you notice first?',
          'אם זה יתחיל כבר מחר, מה יהיה הסימן הראשון?',
        ],
      ],
      help: [
        'Something small that could be seen or heard: who says good morning, what isn’t on the table.',
        'משהו קטן שאפשר לראות או לשמוע: מי אומר בוקר טוב, מה לא נמצא על השולחן.',
      ],
      isSupposed: true,
    },
    {
      key: 'once',
      label: ['When it was a little like that', 'מתי זה כבר היה קצת ככה'],
      asks: [
        [
          'When was it already a little like that, even briefly, and what was different then?',
          'מתי זה כבר היה קצת ככה, אפילו לרגע, ומה היה שונה אז?',
        ],
      ],
      help: [
        'It may be an hour last week, or years ago, or something that others do.',
        'אולי שעה אחת בשבוע שעבר, אולי לפני שנים, ואולי משהו שרואים אצל אחרים.',
      ],
    },
    {
      key: 'again',
      label: ['What I could do again', 'מה אפשר לעשות שוב'],
      asks: [
        [
          'From that time, {a}: what of it could you do again?',
          'אז היה ככה: {a}. מה מזה אפשר לעשות שוב?',
        ],
        ['And what of that could you do again?', 'ומה מזה אפשר לעשות שוב?'],
      ],
      help: [
        'One small thing: the place, the hour, somebody who was there, what you left out.',
        'דבר קטן אחד: המקום, השעה, מישהו שהיה שם.',
      ],
    },
  ],
  ends: [
    [
      'Which small piece of it could you try, and on which day?',
      'איזה חלק קטן מזה אפשר לנסות, ובאיזה יום?',
    ],
  ],
  step: null,
};

export const exercisesOfMind: Exercise[] = [worry, stock, better];
