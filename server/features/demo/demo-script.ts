import type { Language } from '#contract/shapes.ts';

/** Everybody's password in the demo; the demo runs on loopback only. */
export const demoPassword = 'two chairs, one lamp';

export interface DemoPerson {
  username: string;
  displayName: string;
  language: Language;
  timezone: string;
  /** Printed beside the login. */
  about: string;
  bio: string;
  aboutMe: string;
  chats: { title?: string; lines: string[] }[];
  /** A folder with the chats that bear a title. */
  folder?: string;
  /** A picture that is looked at with the guide; it is the drawing of a card. */
  picture?: { card: string; alt: string; lines: string[] };
}

export const demoPeople: DemoPerson[] = [
  {
    username: 'maya',
    displayName: 'Maya Cohen',
    language: 'en',
    timezone: 'Europe/London',
    about: 'English',
    bio: 'Designer, early riser in training',
    aboutMe: 'I work in a small studio and I am thinking about a change.',
    folder: 'Work',
    picture: {
      card: 'two-chairs',
      alt: 'Two empty chairs face each other in a warm room.',
      lines: [
        'Noa hung this above her desk. What is it about two empty chairs?',
        'Which colours are in it?',
      ],
    },
    chats: [
      {
        title: 'Two offers, one spring',
        lines: [
          'I have been offered a new job and I can’t stop thinking about it at night.',
          'Mostly in my stomach. My team here is like family, but the work has become the same day over and over.',
          'My mother would say I should be grateful for both.',
          'In my first year here I learned something new every week. I miss that.',
        ],
      },
      {
        lines: [
          'I keep saying yes to things I have no time for',
          'Last week it was the school fair, and I was tired before it began.',
        ],
      },
    ],
  },
  {
    username: 'noa',
    displayName: 'נועה לוי',
    language: 'he',
    timezone: 'Asia/Jerusalem',
    about: 'עברית',
    bio: 'מורה לספרות, אוהבת ים בחורף',
    aboutMe: 'בשנת שבתון, ומנסה להחליט מה הלאה.',
    folder: 'משפחה',
    picture: {
      card: 'lighthouse',
      alt: 'מגדלור על צוק, ושתי אלומות אור מעל ים לילי.',
      lines: ['ציירתי את זה אחרי הלילה ההוא בחוף. מה אפשר לראות כאן?', 'אילו צבעים יש בה?'],
    },
    chats: [
      {
        title: 'אחרי הריב',
        lines: [
          'כבר שבועיים לא דיברתי עם אחותי אחרי הריב שלנו, ואני עייפה מזה',
          'הטלפון שלה. היא תמיד התקשרה בשבת בבוקר',
          'הבטן מתכווצת. אני כועסת, אבל אני גם מתגעגעת',
        ],
      },
      {
        lines: ['אני רוצה לכתוב יותר, אבל אף פעם אין לי זמן', 'בבוקר, לפני שכולם קמים. אז יש שקט'],
      },
    ],
  },
  {
    username: 'tom',
    displayName: 'Tom Reed',
    language: 'en',
    timezone: 'Europe/London',
    about: 'English',
    bio: 'Walks on Saturdays, whatever the weather',
    aboutMe: '',
    chats: [],
  },
];

/** People who talk with each other, by username. Who is connected needs no invitation. */
export interface DemoTalk {
  /** A name makes it a group. */
  title?: string;
  people: [string, ...string[]];
  lines: {
    by: string;
    text: string;
    answers?: number;
    reactions?: { by: string; emoji: string }[];
  }[];
}

export const demoConnections: [string, string][] = [
  ['maya', 'noa'],
  ['maya', 'tom'],
];

export const demoTalks: DemoTalk[] = [
  {
    people: ['maya', 'noa'],
    lines: [
      { by: 'noa', text: 'Maya! The photo you sent hangs above my desk now.' },
      { by: 'maya', text: 'The one with the **two chairs**? I still don’t know who sat there.' },
      {
        by: 'noa',
        text: 'אני חושבת שאף אחד. אולי הם חיכו לנו (PDF של התמונה ב-John)',
        reactions: [{ by: 'maya', emoji: '❤️' }],
      },
      { by: 'maya', text: 'Then let us go and sit down. Is Friday good?', answers: 2 },
    ],
  },
  {
    title: 'Saturday walks',
    people: ['maya', 'noa', 'tom'],
    lines: [
      { by: 'tom', text: 'Forecast says rain until ten, then nothing but light.' },
      {
        by: 'maya',
        text: 'So we start at ten. Who brings tea?',
        reactions: [
          { by: 'tom', emoji: '👍' },
          { by: 'noa', emoji: '👍' },
        ],
      },
      { by: 'noa', text: 'אני מביאה תה עם נענע, ו-@tom מביא כוסות', answers: 1 },
      { by: 'tom', text: '@guide what could we talk about on the way, besides the weather?' },
    ],
  },
];
