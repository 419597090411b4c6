import type { Exercise } from './exercise.ts';

/** A fear of something to come. */
const worry: Exercise = {
  key: 'worry',
  name: ['take the worry apart', 'לפרק את הדאגה'],
  offer: [
    'We could take the worry apart: four short questions, and then you see what of it is in your hands. Shall we, or would you rather go on writing?',
    'אפשר לפרק את הדאגה: ארבע שאלות קצרות, ואז רואים מה ממנה בידיים שלך. מתאים, או שעדיף פשוט להמשיך לכתוב?',
  ],
  pick: ['Take the worry apart', 'לפרק את הדאגה'],
  picked: {
    en: / (?:worry|apart|fear|anxiety) /u,
    he: / (?:לפרק|הדאגה|דאגה|הפחד|נפרק) /u,
  },
  signs: {
    en: / (?:what if|worr(?:y|ied|ying|ies)|anxious|anxiety|scared|afraid|terrified|nervous|panick?\S*|stress(?:ed|ing) about|freak(?:ed|ing)? out|can't sleep because|lie awake|going to (?:fail|fall apart|lose)|fear\S*) /u,
    he: / (?:מה אם|ומה אם|דואג|דואגת|דאגה|דאגות|חרד|חרדה|חרדות|מפחד|מפחדת|פוחד|פוחדת|מפחיד אותי|לחוץ|לחוצה|לחץ מ\S+|פאניקה|חושש|חוששת|מבוהל|מבוהלת|לא ישן בגלל|לא ישנה בגלל|מה יקרה אם|בטוח שאני אכשל|בטוחה שאני אכשל) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:calm down|stop worrying)|worry less) (?:\S+ ){0,6}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:תעזור|תעזרי|לעזור) לי (?:להירגע|להפסיק לדאוג)) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'worst',
      label: ['The worry', 'הדאגה'],
      asks: [
        [
          'What exactly could happen? One sentence, as bad as it looks in your head.',
          'מה בדיוק עלול לקרות? משפט אחד, גרוע כמו שזה נראה בראש.',
        ],
      ],
      help: [
        'Finish the sentence: “in the end it will turn out that …”.',
        'אפשר להשלים את המשפט: ״בסוף יתברר ש…״.',
      ],
    },
    {
      key: 'likely',
      label: ['How likely, from 0 to 10', 'כמה זה סביר, מ־0 עד 10'],
      asks: [
        [
          'That is the worry: {a}. From 0 to 10, how likely is it really?',
          'זו הדאגה: {a}. מ־0 עד 10, כמה זה באמת סביר?',
        ],
        ['From 0 to 10, how likely is it really?', 'מ־0 עד 10, כמה זה באמת סביר?'],
      ],
      help: [
        '0 is never, 10 is certain. The first number that comes will do.',
        '0 זה לעולם לא, 10 זה בטוח. מספיק המספר הראשון שעולה.',
      ],
      isScale: true,
    },
    {
      key: 'against',
      label: ['What speaks against it', 'מה מדבר נגד זה'],
      asks: [
        [
          '{n} of 10, then. What speaks against it, so that it isn’t a 10?',
          'אז {n} מתוך 10. מה מדבר נגד זה, כך שזה לא 10?',
        ],
        ['What speaks against it, even a little?', 'מה מדבר נגד זה, אפילו קצת?'],
      ],
      help: [
        'Something that went well before, somebody who would notice, a fact that the worry leaves out.',
        'משהו שכבר הצליח פעם, מישהו שישים לב, עובדה שהדאגה משמיטה.',
      ],
    },
    {
      key: 'then',
      label: ['If it happens after all', 'ואם זה בכל זאת יקרה'],
      asks: [
        [
          'Against it stands this: {a}. And if it happened after all, what would you do first?',
          'נגד זה עומד {a}. ואם זה בכל זאת יקרה, מה עושים קודם?',
        ],
        [
          'And if it happened after all, what would you do first?',
          'ואם זה בכל זאת יקרה, מה עושים קודם?',
        ],
      ],
      help: [
        'The first hour only: whom would you call, where would you go?',
        'רק השעה הראשונה: אל מי מתקשרים, ולאן הולכים?',
      ],
    },
  ],
  ends: [
    [
      'So there would be a way. What of it is in your hands this week, something small?',
      'אז תהיה דרך. מה מזה בידיים שלך השבוע, משהו קטן?',
    ],
  ],
  step: null,
};

/** Nothing is right, and nobody knows what. */
const stock: Exercise = {
  key: 'stock',
  name: ['find out where it sits', 'לבדוק איפה זה יושב'],
  offer: [
    'We could find out where it sits: four short questions with numbers in them. Shall we, or would you rather go on writing?',
    'אפשר לבדוק איפה זה יושב: ארבע שאלות קצרות, עם מספרים. מתאים, או שעדיף פשוט להמשיך לכתוב?',
  ],
  pick: ['Find out where it sits', 'לבדוק איפה זה יושב'],
  picked: {
    en: / (?:find out|where|numbers|sits|check) /u,
    he: / (?:לבדוק|נבדוק|איפה|מספרים) /u,
  },
  signs: {
    en: / (?:don't (?:even )?know (?:what's wrong|what is wrong|what i want|what's going on|why i|what to do with (?:myself|my life)|who i am)|(?:feel|feeling|i'm|im) (?:\S+ )?(?:lost|empty|flat|numb|meh|off|blah)|tired of everything|nothing (?:interests|excites|makes sense|is fun)|something(?:'s| is) (?:off|missing|wrong)|what's the point|going through the motions|on autopilot|in a rut) /u,
    he: / (?:לא (?:יודע|יודעת) (?:מה (?:יש לי|אני רוצה|עובר עליי|עובר עלי|לעשות עם עצמי|לא בסדר|קורה לי)|מי אני|למה אני)|אבוד|אבודה|ריקנות|ריק לי|אדיש|אדישה|כלום לא (?:מעניין|משמח|כיף)|משהו (?:חסר|לא בסדר|לא יושב)|על אוטומט|עייף מהכול|עייפה מהכול|עייף מהכל|עייפה מהכל|מה הטעם|נמאס לי מהכול|נמאס לי מהכל) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,5}(?:help me (?:to )?(?:figure out|find out|understand) what(?:'s| is)? (?:wrong|going on|i want)) (?:\S+ ){0,6}$/u,
    he: /^ (?:\S+ ){0,4}(?:(?:תעזור|תעזרי|לעזור) לי להבין מה (?:יש לי|אני רוצה|עובר עליי|קורה לי)) (?:\S+ ){0,6}$/u,
  },
  parts: [
    {
      key: 'areas',
      label: ['From 0 to 10', 'מ־0 עד 10'],
      asks: [
        [
          'How are these just now, from 0 to 10: sleep, work or studies, people, time for yourself?',
          'איך כל אחד מאלה עכשיו, מ־0 עד 10: שינה, עבודה או לימודים, אנשים, זמן לעצמך?',
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
      label: ['What is in the lowest', 'מה יש בנמוך ביותר'],
      asks: [
        [
          'The lowest is {n}. What is in that number?',
          'הנמוך ביותר הוא {n}. מה יש בתוך המספר הזה?',
        ],
        ['Which of them is lowest, and what is in it?', 'מה מהם הכי נמוך, ומה יש בזה?'],
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
          'אז זה מה שיש שם: {a}. מתי זה היה גבוה יותר, ומה היה אז אחרת?',
        ],
        [
          'When was it higher, and what was different then?',
          'מתי זה היה גבוה יותר, ומה היה אז אחרת?',
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
          'אז זה היה אחרת: {a}. מה היה מעלה את זה עכשיו בנקודה אחת, רק אחת?',
        ],
        [
          'What would make it one point higher now, only one?',
          'מה היה מעלה את זה עכשיו בנקודה אחת, רק אחת?',
        ],
      ],
      help: [
        'Not well again, only a little less low: an evening, a walk, a call, a no.',
        'לא לגמרי טוב, רק קצת פחות נמוך: ערב, הליכה, שיחה, ״לא״ אחד.',
      ],
    },
  ],
  ends: [
    ['Which small piece of that would fit into this week?', 'איזה חלק קטן מזה נכנס בשבוע הזה?'],
  ],
  step: null,
};

export const exercisesOfMind: Exercise[] = [worry, stock];
