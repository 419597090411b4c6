import type { Exercise } from './exercise.ts';

/** The mood of the chat shows the use, and no words do. */
const none = { en: /(?!)/u, he: /(?!)/u };

/** Somebody has died: lines to keep, from which nothing follows. */
const keepsake: Exercise = {
  key: 'keepsake',
  mood: 'grief',
  name: ['put a few lines here, to keep', 'לכתוב כאן כמה שורות לשמור'],
  offers: [
    [
      'If you like, a few lines could stand here, to keep: four quiet questions, and nothing has to follow from them. Or you simply write on.',
      'אם בא לך, אפשר לכתוב כאן כמה שורות לשמור: ארבע שאלות שקטות, ושום דבר לא חייב לבוא אחריהן. ואפשר פשוט להמשיך לכתוב.',
    ],
    [
      'There is no hurry. If it would do you good, I ask four quiet things, and your lines stay here. Or go on just as you are.',
      'אין מה למהר. אם זה יעשה לך טוב, אפשר לענות על ארבע שאלות שקטות, והשורות שלך יישארו כאן. ואפשר גם להמשיך בדיוק ככה.',
    ],
    [
      'Some people like to write a few lines, for nobody but themselves. I could ask four things for it, slowly. Or we leave it, and you write as it comes.',
      'יש אנשים שטוב להם לכתוב כמה שורות, רק לעצמם. אפשר לעשות את זה כאן לאט, בארבע שאלות. ואפשר לוותר, ולכתוב מה שעולה.',
    ],
  ],
  pick: ['A few lines to keep', 'כמה שורות לשמור'],
  picked: {
    en: / (?:lines|to keep|letter) /u,
    he: / (?:שורות|לשמור|מכתב) /u,
  },
  signs: none,
  wanted: none,
  parts: [
    {
      key: 'small',
      label: ['What I don’t want to forget', 'מה שחשוב לי לא לשכוח'],
      asks: [
        [
          'What is one small thing about {p} that you don’t want to forget?',
          'איזה דבר קטן של {p} חשוב לך לא לשכוח?',
        ],
        [
          'What is one small thing that you don’t want to forget?',
          'איזה דבר קטן חשוב לך לא לשכוח?',
        ],
      ],
      help: [
        'The way a door was closed, a smell, a word that nobody else says.',
        'איך הדלת הייתה נסגרת, ריח, מילה שאף אחד אחר לא אומר.',
      ],
      isAboutPerson: true,
      isSupposed: true,
    },
    {
      key: 'days',
      label: ['One sentence about these days', 'משפט אחד על הימים האלה'],
      asks: [
        [
          '{a}. That stays here. If you could still say one sentence about these days, to the one who is gone, how would it go?',
          '{a}. זה נשאר כאן. לו אפשר היה לומר עוד משפט אחד, על הימים האלה, איך הוא היה נשמע?',
        ],
        [
          'That stays here. If you could still say one sentence about these days, to the one who is gone, how would it go?',
          'זה נשאר כאן. לו אפשר היה לומר עוד משפט אחד, על הימים האלה, איך הוא היה נשמע?',
        ],
      ],
      help: [
        'It may be plain: “the kitchen is quiet”, “you’d laugh at us”.',
        'גם משהו פשוט: ״שקט במטבח״, ״חסר לנו הצחוק שלך״.',
      ],
      isSpoken: true,
    },
    {
      key: 'open',
      label: ['Left unsaid', 'מה שלא נאמר'],
      asks: [
        [
          'And is something left that was not said: a thank you, a sorry, a question?',
          'ונשאר משהו שלא נאמר: תודה, סליחה, שאלה?',
        ],
      ],
      help: [
        'Only if there is something. “Thank you for the lifts” is enough, and so is nothing.',
        'רק אם יש משהו. ״תודה על הנסיעות״ מספיק, וגם כלום זה בסדר.',
      ],
      isSpoken: true,
    },
    {
      key: 'stays',
      label: ['What stays with me', 'מה שנשאר איתי'],
      asks: [
        [
          'Thank you for writing that here; it needn’t be smaller than it is. And what stays with you: a saying, a habit, a way to do something?',
          'תודה שזה נכתב כאן; אין צורך להקטין את זה. ומה נשאר איתך: משפט, הרגל, דרך לעשות משהו?',
        ],
      ],
      help: [
        'A recipe, a tune, how you fold a towel. It may be small.',
        'מתכון, מנגינה, איך מקפלים מגבת. אפשר משהו קטן.',
      ],
      isSupposed: true,
    },
  ],
  ends: [
    [
      'It is yours, and it stays here. There is nothing to do with it. I’m still here.',
      'זה שלך, וזה נשאר כאן. לא צריך לעשות עם זה כלום. אני עדיין כאן.',
    ],
  ],
  step: null,
};

/** Good news: the moment itself, and what led to it. */
const savour: Exercise = {
  key: 'savour',
  mood: 'joy',
  name: ['keep this moment', 'לשמור את הרגע הזה'],
  offers: [
    [
      'Shall we keep this moment, before the week runs over it? Four short questions, and it stands here to read again. Or you simply write on.',
      'לשמור את הרגע הזה, לפני שהשבוע עובר עליו? ארבע שאלות קצרות, והוא כתוב כאן לקריאה חוזרת. ואפשר פשוט להמשיך לכתוב.',
    ],
    [
      'This is worth keeping. I could ask four short things, so that you can read it again on a grey day. Or just go on and enjoy it.',
      'את זה שווה לשמור. אפשר בארבע שאלות קצרות, כדי שיהיה מה לקרוא ביום אפור. ואפשר פשוט להמשיך ליהנות מזה.',
    ],
    [
      'If you like, we hold on to it for a moment: four questions, and your words stay here. To simply go on telling is as good.',
      'אם בא לך, נתעכב על זה רגע: ארבע שאלות, והמילים שלך נשארות כאן. וגם להמשיך לכתוב זה מצוין.',
    ],
  ],
  pick: ['Keep this moment', 'לשמור את הרגע'],
  picked: {
    en: / (?:keep (?:this|the|it)|moment) /u,
    he: / (?:לשמור את|לשמור|הרגע) /u,
  },
  signs: none,
  wanted: none,
  parts: [
    {
      key: 'picture',
      label: ['The moment', 'הרגע'],
      asks: [
        [
          'Which second of it would you like to have as a photo, and what is to be seen in it?',
          'איזו שנייה מזה היית רוצה בתמונה, ומה רואים בה?',
        ],
      ],
      help: [
        'The second when the message came, a face, what stood on the table.',
        'השנייה שבה הגיעה ההודעה, פנים של מישהו, מה היה על השולחן.',
      ],
      isSupposed: true,
    },
    {
      key: 'before',
      label: ['What came before it', 'מה היה לפני'],
      asks: [
        [
          '{a}: that picture stays. What had to happen before it, that hardly anybody has seen?',
          '{a}: התמונה הזאת נשארת. מה היה צריך לקרות לפני זה, שכמעט אף אחד לא ראה?',
        ],
        [
          'That picture stays. What had to happen before it, that hardly anybody has seen?',
          'התמונה הזאת נשארת. מה היה צריך לקרות לפני זה, שכמעט אף אחד לא ראה?',
        ],
      ],
      help: [
        'An evening of work, a try that failed, somebody who said the right thing.',
        'ערב של עבודה, ניסיון שלא הצליח, מישהו שאמר את הדבר הנכון.',
      ],
    },
    {
      key: 'says',
      label: ['What that shows', 'מה זה מגלה'],
      asks: [
        [
          'So before it there was this: {a}. What does that say of you, if a good friend had to put it into words?',
          'אז לפני זה היה ככה: {a}. מה חבר קרוב או חברה קרובה היו אומרים על זה?',
        ],
        [
          'And what does it say of you, if a good friend had to put it into words?',
          'ומה חבר קרוב או חברה קרובה היו אומרים על זה?',
        ],
      ],
      help: [
        'One word will do: stubborn, patient, brave, there when it counts.',
        'מספיקה מילה אחת: עקשנות, סבלנות, אומץ, נוכחות כשצריך.',
      ],
      isSupposed: true,
    },
    {
      key: 'share',
      label: ['Who is glad with me', 'מי שמח איתי'],
      asks: [
        [
          'Who would be glad with you, and what would you say to them first?',
          'מי ישמח איתך, ומה המשפט הראשון שיישמע שם?',
        ],
      ],
      help: [
        'One name is enough, also somebody whom you haven’t spoken to for a while.',
        'מספיק שם אחד, גם מישהו מפעם.',
      ],
      isSupposed: true,
    },
  ],
  ends: [
    [
      'How would you like to celebrate it, even in a small way, and on which day?',
      'איך בא לך לחגוג את זה, גם בקטן, ובאיזה יום?',
    ],
  ],
  step: null,
};

/** Nothing to do: from what once held one to the next five minutes. */
const spark: Exercise = {
  key: 'spark',
  mood: 'boredom',
  name: ['find something for this hour', 'למצוא משהו לשעה הזאת'],
  offers: [
    [
      'Shall we find something for this hour? Three quick questions, no homework. Or you simply write on.',
      'לחפש משהו לשעה הזאת? שלוש שאלות מהירות, בלי שיעורי בית. ואפשר פשוט להמשיך לכתוב.',
    ],
    [
      'I could ask three quick things, and at the end you have something for the next five minutes. Or we just go on.',
      'אפשר שלוש שאלות מהירות, ובסוף יהיה משהו לחמש הדקות הבאות. ואפשר פשוט להמשיך.',
    ],
    [
      'If you like: three questions, from when you last forgot the time to something for now. Or go on grumbling, that’s fine, too.',
      'אם בא לך: שלוש שאלות, מהפעם האחרונה שהזמן עף ועד משהו לעכשיו. ואפשר גם להמשיך להתלונן, זה בסדר.',
    ],
  ],
  pick: ['Something for this hour', 'משהו לשעה הזאת'],
  picked: {
    en: / (?:something (?:to do|for)|this hour|three questions) /u,
    he: / (?:משהו ל|לשעה|שלוש שאלות) ?/u,
  },
  signs: none,
  wanted: none,
  parts: [
    {
      key: 'lost',
      label: ['When I forgot the time', 'מתי הזמן עף'],
      asks: [
        [
          'When did you last forget the time, and what were you doing?',
          'מתי בפעם האחרונה הזמן פשוט עף, ומה היה שם?',
        ],
      ],
      help: [
        'It may be silly or long ago: a game, a recipe, taking something apart, a stupid video that became ten.',
        'אפשר משהו טיפשי או מזמן: משחק, מתכון, לפרק משהו, סרטון שהפך לעשרה.',
      ],
    },
    {
      key: 'held',
      label: ['What held me', 'מה תפס אותי'],
      asks: [
        [
          '{a}. What about it held you: the hands, the riddle, the people, being outside?',
          '{a}. מה תפס אותך בזה: העבודה בידיים, החידה, האנשים, האוויר שבחוץ?',
        ],
        [
          'What about it held you: the hands, the riddle, the people, being outside?',
          'מה תפס אותך בזה: העבודה בידיים, החידה, האנשים, האוויר שבחוץ?',
        ],
      ],
      help: [
        'The first word will do: making, winning, laughing, quiet.',
        'מספיקה המילה הראשונה: ליצור, לנצח, לצחוק, שקט.',
      ],
    },
    {
      key: 'here',
      label: ['What of it is here', 'מה מזה נמצא כאן'],
      asks: [
        [
          'So it’s this: {a}. What with a bit of that is within reach, where you are now?',
          'אז זה העניין: {a}. מה נמצא עכשיו בהישג יד, שיש בו קצת מזה?',
        ],
        [
          'What with a bit of that is within reach, where you are now?',
          'מה נמצא עכשיו בהישג יד, שיש בו קצת מזה?',
        ],
      ],
      help: [
        'Look around: a drawer, a phone number, a shelf, the street.',
        'אפשר להסתכל מסביב: מגירה, מספר טלפון, מדף, הרחוב.',
      ],
    },
  ],
  ends: [
    [
      'What would the first five minutes of it be, and do they begin now or later today?',
      'מה יהיו חמש הדקות הראשונות, והן מתחילות עכשיו או בהמשך היום?',
    ],
  ],
  step: null,
};

export const exercisesOfMoods: Exercise[] = [keepsake, savour, spark];
