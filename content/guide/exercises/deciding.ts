import type { Exercise } from './exercise.ts';

/** A choice between two ways. */
const ways: Exercise = {
  key: 'ways',
  name: ['lay both ways side by side', 'לשים את שתי הדרכים זו ליד זו'],
  offers: [
    [
      'We could lay both ways side by side: a few short questions, and then you see them together. Shall we, or would you rather go on writing?',
      'אפשר לשים את שתי הדרכים זו ליד זו: כמה שאלות קצרות, ובסוף רואים אותן יחד. מתאים, או שעדיף פשוט להמשיך לכתוב?',
    ],
    [
      'Shall we put the two ways next to each other? It takes a few questions, and at the end both stand here. Or simply write on.',
      'רוצה לראות את שתי הדרכים זו מול זו? זה כמה שאלות, ובסוף שתיהן כתובות כאן. ואפשר גם פשוט להמשיך לכתוב.',
    ],
    [
      'Both ways could stand here next to each other, after a few questions. Does that sound useful, or would you rather write on?',
      'אפשר לכתוב כאן את שתי הדרכים אחת ליד השנייה, בעזרת כמה שאלות. יכול לעזור, או שעדיף להמשיך לכתוב?',
    ],
  ],
  pick: ['Both ways side by side', 'שתי הדרכים זו ליד זו'],
  picked: {
    en: / (?:both|ways|side by side|decide|choose|compare|choice|decision|options) /u,
    he: / (?:שתי|הדרכים|זו ליד זו|להחליט|לבחור|להשוות|החלטה|הבחירה|אפשרויות) /u,
  },
  signs: {
    en: / (?:can't decide|cannot decide|can't make up my mind|torn between|undecided|(?:don't know|dont know|not sure|want to know) (?:which|(?:whether|if) (?:i should|to|i can|i want to))|should i (?:\S+ ){1,8}or|decide (?:whether|if|between)|go back and forth|on the fence|dilemma|choose between|whether to|whether i should|deciding|(?:two|both|three) (?:job )?(?:offers|options|ways|choices)|which one to|on the one hand|if i stay (?:\S+ ){1,12}if i (?:go|leave)|stay or (?:go|leave)|(?:he|she) asked me to (?:move|marry)) /u,
    he: / (?:לא (?:מצליח|מצליחה|יכול|יכולה) להחליט|[ושבה]{0,2}(?:מתלבט|מתלבטת|מתלבטים|התלבטות|דילמה)|קרוע בין|קרועה בין|לא (?:יודע|יודעת|בטוח|בטוחה) (?:במה לבחור|(?:אם|האם) (?:אני (?:רוצה|צריך|צריכה) )?(?:ל\p{L}{3,}|כדאי(?: לי)?))|להחליט (?:אם|בין|האם)|לבחור בין|מצד שני|להישאר או|ללכת או|לעזוב או|לא (?:מחליט|מחליטה)|מחליט אחרת|מחליטה אחרת|לא (?:סגור|סגורה) (?:על עצמי|אם ל\S+)|לא (?:יודע|יודעת) (?:מה לבחור|מה עדיף|לאן ללכת|לאיזה כיוון)|מתחבט|מתחבטת|מתלבטות|להתלבט|מה עדיף|על הגדר|שתי (?:ה)?(?:אפשרויות|הצעות|דרכים)|מצד אחד) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:decide|choose|make (?:a|this|the) decision|weigh)|(?:make|do|write) (?:a |the )?pros and cons(?: list)?|compare (?:them|both|the two|the options)|(?:want|need) to (?:figure out|work out) (?:whether|if) (?:to|i should)) (?:\S+ ){0,8}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:ש?תעזור|ש?תעזרי|תעזרו|לעזור|עזור|עזרי) לי (?:להחליט|לבחור)|עזרה (?:להחליט|בהחלטה)|(?:בעד ונגד|יתרונות וחסרונות)|להשוות בין(?: \S+)?) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'named',
      label: ['The two ways', 'שתי הדרכים'],
      asks: [
        [
          'Which two ways are there? A few words for each will do.',
          'מהן שתי הדרכים? מספיקות כמה מילים לכל אחת.',
        ],
      ],
      help: [
        'For example: “stay in the flat, or move in with my sister”.',
        'למשל: ״להישאר בדירה, או לעבור אל אחותי״.',
      ],
      isOfWays: true,
    },
    {
      key: 'first',
      isSupposed: true,
      label: ['The first, some time later', 'הראשונה, אחרי קצת זמן'],
      asks: [
        [
          'Imagine it went this way, {x}, and some time has passed. What is good there?',
          'נניח שהבחירה הייתה {x}, ועבר קצת זמן. מה טוב שם?',
        ],
        [
          'Imagine you took the first one, and some time has passed. What is good there?',
          'נניח שנבחרה הדרך הראשונה, ועבר קצת זמן. מה טוב שם?',
        ],
      ],
      help: [
        'Small things count: the way in the morning, who is near, what you no longer have to do.',
        'גם דברים קטנים נחשבים: הדרך בבוקר, מי קרוב, מה כבר לא צריך לעשות.',
      ],
    },
    {
      key: 'second',
      isSupposed: true,
      label: ['The other, some time later', 'השנייה, אחרי קצת זמן'],
      asks: [
        [
          'That is one picture: {a}. And the other way, {y}, some time later: what is good there?',
          'זו תמונה אחת: {a}. ואם הבחירה הייתה {y}, וגם כאן עבר קצת זמן: מה טוב שם?',
        ],
        [
          'And the other way, {y}, some time later: what is good there?',
          'ואם הבחירה הייתה {y}, וגם כאן עבר קצת זמן: מה טוב שם?',
        ],
        [
          'That is one picture: {a}. And the other way, some time later: what is good there?',
          'זו תמונה אחת: {a}. ובדרך השנייה, גם שם אחרי קצת זמן: מה טוב?',
        ],
        [
          'And the other way, some time later: what is good there?',
          'ובדרך השנייה, גם שם אחרי קצת זמן: מה טוב?',
        ],
      ],
      help: [
        'Also if it feels less likely: one thing that would be good about it.',
        'גם אם זה נראה פחות סביר: דבר אחד שיכול להיות טוב בזה.',
      ],
    },
    {
      key: 'lost',
      label: ['Hardest to give up', 'על מה הכי קשה לוותר'],
      asks: [
        [
          'And that is the other: {a}. Whichever it is, what would be hardest to give up?',
          'וזו השנייה: {a}. לא משנה לאן זה ילך: על מה יהיה הכי קשה לוותר?',
        ],
        [
          'Whichever it is, what would be hardest to give up?',
          'לא משנה לאן זה ילך: על מה יהיה הכי קשה לוותר?',
        ],
      ],
      help: [
        'It often stands in what you already wrote: a person, a place, a habit, some freedom.',
        'לרוב זה כבר כתוב כאן: אדם, מקום, הרגל, קצת חופש.',
      ],
    },
    {
      key: 'tonight',
      label: ['If it had to be settled tonight', 'אם היה צריך להכריע הערב'],
      asks: [
        [
          'Hardest to give up: {a}. If it had to be settled tonight, which way would it go?',
          '{a}. אם היה צריך להכריע הערב, לאן זה היה הולך?',
        ],
        [
          'If it had to be settled tonight, which way would it go?',
          'אם היה צריך להכריע הערב, לאן זה היה הולך?',
        ],
      ],
      help: [
        'Toss a coin in your mind: which side do you hope for while it is in the air?',
        'אפשר להטיל מטבע בדמיון: כשהוא עוד באוויר, מה בא לך שייצא?',
      ],
    },
  ],
  ends: [
    [
      'What is the next small step from here, something to do or to find out?',
      'מה הצעד הקטן הבא מכאן, משהו לעשות או משהו לברר?',
    ],
  ],
  step: null,
};

/** Too much at once. */
const load: Exercise = {
  key: 'load',
  name: ['sort what is on you', 'לעשות סדר במה שעל הכתפיים'],
  offers: [
    [
      'We could sort what is on you: four short questions, and then it stands here in order. Would you like that, or rather write on as before?',
      'אפשר לעשות סדר במה שעל הכתפיים: ארבע שאלות קצרות, ואז הכול מסודר כאן מול העיניים. בא לך, או שממשיכים לכתוב כמו קודם?',
    ],
    [
      'Would it help to put all of it in some order? I would ask four things, and you see what can wait. Simply writing on is fine, too.',
      'יעזור לעשות בזה קצת סדר? ארבע שאלות ממני, ורואים מה יכול לחכות. גם פשוט לכתוב זה טוב.',
    ],
    [
      'If you like, we go through what is on you, one question at a time, and find out what can wait. Or would you rather write on?',
      'אם בא לך, אפשר לעבור על כל מה שעל הכתפיים, שאלה אחרי שאלה, ולמצוא מה יכול לחכות. או שעדיף להמשיך לכתוב?',
    ],
  ],
  pick: ['Sort what is on me', 'לעשות סדר'],
  picked: {
    en: / (?:sort|order|list|prioriti\S+|organi\S+) /u,
    he: / (?:סדר|לסדר|נסדר|רשימה|לתעדף) /u,
  },
  signs: {
    en: / (?:too much (?:at once|to do|on my plate|on me|going on|work|stuff)|so much (?:to do|going on|on my plate|work)|everything at once|overwhelm\S*|drowning|swamped|no time (?:for|to)|can't keep up|million things|juggl\S+|piling up|piles up|never ends|to do list|don't know where to (?:start|begin)|burn(?:ed|t|ing)? out|burnout|stretched|never stops|no break|running on (?:fumes|empty)|dropp?ing (?:everything|balls|the ball)|squeezed into|everyone (?:needs|wants) (?:something|me)|everything is on me|all (?:falls )?on me|i'm the one doing|do(?:ing)? everything|need more (?:hours|time)|full time job|forgot (?:\S+ ){1,3}again|exhausted|no time|not enough hours|two jobs|kids under) /u,
    he: / (?:יותר מדי (?:דברים|על הראש|בבת אחת|משימות|עבודה)|כל כך הרבה (?:דברים|משימות|עבודה)|הכול ביחד|הכל ביחד|הכול בבת אחת|הכל בבת אחת|מוצף|מוצפת|הצפה|טובע|טובעת|אני קורס|קורסת|עומס|עמוס|עמוסה|אין לי זמן|לא מספיק(?:ה)? (?:כלום|להגיע|לעשות|את הכו?ל|לנשום)|לא עומד בקצב|לא עומדת בקצב|נערם|נערמים|לא יודע מאיפה להתחיל|לא יודעת מאיפה להתחיל|שחוק|שחוקה|שחיקה|על הראש שלי|אלף דברים|מיליון דברים|יותר מידי (?:דברים|על הראש|בבת אחת|משימות|עבודה|לעשות)|יותר מדי לעשות|ככ הרבה (?:דברים|משימות|עבודה|על הראש)|כל כך הרבה על הראש|מלא (?:דברים|משימות|עבודה) (?:לעשות|על הראש)|הכו?ל (?:עליי|עלי|נופל עליי|נופל עלי|במקביל)|אין לי (?:אוויר|רגע|שנייה|שניה|זמן לנשום|זמן לכלום)|בעומס|תחת עומס|הראש מתפוצץ|על הקצה|לא רואה (?:את )?(?:ה)?סוף|בשחיקה|מגנגל(?:ת)?|לא (?:משתלט|משתלטת)) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:sort|organi[sz]e|prioriti[sz]e|get (?:it |this |everything )?in(?:to)? order)) (?:\S+ ){0,8}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:ש?תעזור|ש?תעזרי|תעזרו|לעזור|עזור|עזרי) לי (?:לעשות סדר|לסדר|לתעדף|לארגן)|לעשות סדר) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'all',
      label: ['On me now', 'על הכתפיים עכשיו'],
      asks: [
        [
          'What is on you right now? All of it, in a word or two each, with commas between.',
          'מה יושב לך עכשיו על הכתפיים? הכול, ממש בקיצור, עם פסיק בין דבר לדבר.',
        ],
      ],
      help: [
        'Big and small mixed: “tax form, mum’s doctor, the report, no clean shirts”.',
        'גדול וקטן ביחד: ״טפסים, הרופא של אמא, הדוח, אין חולצות נקיות״.',
      ],
      isList: true,
    },
    {
      key: 'waits',
      isWhole: true,
      label: ['Can wait', 'יכול לחכות'],
      asks: [
        [
          'That makes {n} things. Which of them could wait two weeks without much harm?',
          'יצאו {n} דברים. אילו מהם יכולים לחכות שבועיים בלי נזק גדול?',
        ],
        [
          'Which part of that could wait two weeks without much harm?',
          'מה מזה יכול לחכות שבועיים בלי נזק גדול?',
        ],
      ],
      help: [
        'Whatever nobody would ask about before the week after next.',
        'כל מה שאף אחד לא ישאל עליו בשבועיים הקרובים.',
      ],
    },
    {
      key: 'shared',
      label: ['Can be shared', 'אפשר להתחלק בזה'],
      asks: [
        [
          'So this can wait: {a}. And what of the rest could somebody else take, or help with?',
          'אז זה יכול לחכות: {a}. ומה מכל השאר אפשר להעביר למישהו, או לעשות עם קצת עזרה?',
        ],
        [
          'And what of the rest could somebody else take, or help with?',
          'ומה מכל השאר אפשר להעביר למישהו, או לעשות עם קצת עזרה?',
        ],
      ],
      help: [
        'Also if you would have to ask for it. Nothing at all is an answer, too.',
        'גם אם צריך לבקש. ו״כלום״ זו גם תשובה.',
      ],
    },
    {
      key: 'lightens',
      label: ['Makes the rest lighter', 'מקל על כל השאר'],
      asks: [
        [
          'Of what stays with you, which one would make the rest lighter once it is done?',
          'ומכל מה שנשאר אצלך: איזה דבר, ברגע שייגמר, יקל על כל השאר?',
        ],
      ],
      help: [
        'The one that you think of first in the morning, or in the shower.',
        'מה שעולה ראשון בבוקר, או במקלחת.',
      ],
    },
  ],
  ends: [
    [
      '{a}, then. What would be the first ten minutes of it?',
      'אז {a}. איך ייראו עשר הדקות הראשונות?',
    ],
    ['What would be the first ten minutes of that one?', 'איך ייראו עשר הדקות הראשונות?'],
  ],
  step: null,
};

/** Something that is put off again and again. */
const start: Exercise = {
  key: 'start',
  name: ['find a way to begin', 'למצוא מאיפה להתחיל'],
  offers: [
    [
      'We could find a way to begin: three short questions, and then a piece that is small enough to start with. Is that something for now, or do you prefer to write on?',
      'אפשר למצוא מאיפה להתחיל: שלוש שאלות קצרות, ובסוף חלק אחד, קטן מספיק כדי להתחיל ממנו. זה מתאים עכשיו, או שנוח יותר לכתוב?',
    ],
    [
      'Shall we look for a first bit that is small enough? Three questions will do. Or write on, as you like.',
      'לחפש יחד התחלה קטנה מספיק? שלוש שאלות מספיקות לזה. ואפשר לכתוב כמו קודם.',
    ],
    [
      'If you like, I ask three things about it, and at the end there is a piece to start with. Or is it better to write on?',
      'אם בא לך, שלוש שאלות על זה, ובסוף יש חלק אחד שאפשר להתחיל ממנו. או שנוח יותר להמשיך לכתוב?',
    ],
  ],
  pick: ['Find a beginning', 'למצוא התחלה'],
  picked: {
    en: / (?:begin|beginning|start|starting) /u,
    he: / (?:להתחיל|התחלה|נתחיל|למצוא) /u,
  },
  signs: {
    en: / (?:keep (?:putting|opening|postponing|delaying|avoiding)|put(?:ting)? (?:it|this|that|everything) off|procrastinat\S+|can't (?:start|begin|get started|bring myself|get myself|seem to start)|(?:haven't|didn't|never) (?:even )?(?:start\S*|begun|began)|don't know how to (?:start|begin)|stuck (?:on|with|at|in)|i'm stuck|im stuck|no motivation|unmotivated|(?:can't|cannot) (?:concentrate|focus)|instead i (?:scroll|watch|clean)|not getting anywhere|not (?:going|moving) anywhere|avoid(?:ing)? (?:it|this)|writer's block|keep not (?:starting|doing|writing)|not starting it|open the (?:doc|laptop|file)|(?:on|watching) (?:youtube|tiktok|instagram|netflix) (?:for|instead)|can't make myself|last minute|deadline|overdue|due (?:since|on|in|tomorrow|thursday|friday|monday)) /u,
    he: / (?:(?:אני|שאני|ואני|כל הזמן|תמיד) דוחה|דוחה (?:את|כבר|שוב|ודוחה)|דחיתי|דוחים|דחיינות|לא (?:מצליח|מצליחה|יכול|יכולה) (?:להתחיל|לשבת|להתרכז|להתקדם)|לא התחלתי|לא (?:יודע|יודעת) איך להתחיל|תקוע|תקועה|נתקע|נתקעתי|אין לי (?:מוטיבציה|חשק)|לא זז|לא מתקדם|לא מתקדמת|נמנע|נמנעת|מתחמק|מתחמקת|פותח וסוגר|פותחת וסוגרת|בורח לטלפון|בורחת לטלפון|(?:מורח|מורחת) (?:את|זמן)|מושך את הזמן|מושכת את הזמן|ברגע האחרון|לרגע האחרון|לא (?:מתחיל|מתחילה)|לא (?:מצליח|מצליחה) (?:לקום|לגשת|לסיים|להניע|לכתוב|להזיז)|אין לי (?:כוח|כח) (?:להתחיל|לשבת)|לא בא לי (?:להתחיל|לשבת)|(?:מבזבז|מבזבזת) (?:זמן|את הזמן)|דחיינית?|מחסום כתיבה|לא (?:מתרכז|מתרכזת)|נתקעת|עובר(?:ת)? לאינסט\S+|בסוף מנקה) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:start|begin|get started)) (?:\S+ ){0,8}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:ש?תעזור|ש?תעזרי|תעזרו|לעזור|עזור|עזרי) לי להתחיל) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'thing',
      label: ['What is to be done', 'מה צריך לעשות'],
      asks: [
        [
          'What exactly needs doing, put so that you could tick it off?',
          'מה בדיוק צריך לעשות, ככה שאפשר יהיה לסמן על זה וי?',
        ],
      ],
      help: [
        'Not “the thesis”, but “two pages of chapter three”; not “money”, but “the letter from the bank”.',
        'לא ״התזה״, אלא ״שני עמודים בפרק שלוש״. לא ״כסף״, אלא ״המכתב מהבנק״.',
      ],
    },
    {
      key: 'before',
      label: ['Just before I put it off', 'רגע לפני שזה נדחה'],
      asks: [
        [
          'So it is this: {a}. What happens just before you put it off?',
          'אז זה הדבר: {a}. מה קורה בדרך כלל רגע לפני שזה נדחה?',
        ],
        ['What happens just before you put it off?', 'מה קורה בדרך כלל רגע לפני שזה נדחה?'],
      ],
      help: [
        'A thought, a feeling in the body, a sound from the phone: the last thing before it slips away.',
        'מחשבה, תחושה בגוף, צליל מהטלפון: הדבר האחרון לפני שזה בורח.',
      ],
    },
    {
      key: 'better',
      label: ['When it went better', 'מתי זה הלך טוב יותר'],
      asks: [
        [
          'So this comes just before: {a}. When did it go better, and what was different?',
          'אז זה מה שקורה רגע לפני: {a}. מתי זה כבר הלך טוב יותר, ומה היה אז שונה?',
        ],
        [
          'When did it go better, and what was different?',
          'מתי זה כבר הלך טוב יותר, ומה היה אז שונה?',
        ],
      ],
      help: [
        'With anything of the kind, also something small: where were you, at what hour, who was near?',
        'עם כל דבר מהסוג הזה, גם קטן: איפה זה היה, באיזו שעה, ומי היה בסביבה?',
      ],
    },
  ],
  ends: [
    [
      'Now that all of this stands here: which small piece could be done in ten minutes?',
      'ועכשיו, כשכל זה כתוב כאן: איזה חלק קטן אפשר לגמור בעשר דקות?',
    ],
  ],
  step: null,
};

export const exercisesOfDoing: Exercise[] = [ways, load, start];
