import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Intent } from '#content/guide/intents.ts';
import { languageOf } from './language.ts';
import { legible } from './normalise.ts';
import { understood } from './understood.ts';

const shareMin = 0.95;
const examples = new URL('../../../../content/guide/examples/intents-tuning.json', import.meta.url);
const labelled = JSON.parse(readFileSync(examples, 'utf8')) as Record<
  'en' | 'he',
  { text: string; intent: Intent; or?: Intent[] }[]
>;

const intentOf = (text: string, language: 'en' | 'he') => {
  const own = legible(text);
  return understood(own, languageOf(own, language) ?? language).intent;
};

test.each(['en', 'he'] as const)('the labelled messages are understood (%s)', (language) => {
  const missed = labelled[language].filter(({ text, intent, or = [] }) => {
    const found = intentOf(text, language);
    return found !== intent && !or.includes(found);
  });
  expect(missed.length / labelled[language].length).toBeLessThanOrEqual(1 - shareMin);
});

const waysOfSaying: Record<'en' | 'he', Partial<Record<Intent, string[]>>> = {
  en: {
    refusal: [
      "nah we're not opening that can of worms",
      'can u chill with the questions',
      "I'd be grateful if we left my late husband out of the conversation.",
      'not ur business tbh',
      "i'm not comfortable sharing that",
      "Let's not open that up today",
      'quit grilling me',
      "I'm too tired for questions tonight",
    ],
    insult: [
      "You just repeated what I said. That's not help, that's a parrot",
      'ur useless lol',
      'you keep parroting me',
      'worst advice ive ever heard',
      'what a stupid question',
      'absolute garbage app',
      'did they even test this thing',
      'thanks for nothing',
      'blah blah blah therapist talk, give me a break',
    ],
    ask_summary: [
      'can you give me a quick recap of today',
      'summarize everything pls',
      'wait where were we',
      'what are the main things i told you',
      'whats the conclusion of all this',
      'what do we have so far',
      'short version?',
      'read back to me what i said',
    ],
    about_privacy: [
      'does anyone read these chats',
      'can my mom see what i type here',
      'Who is able to view the things I confide in you?',
      'do you share my info with anyone',
      'is my data safe',
      'are you recording me',
      'do u snitch',
      'could a hacker get this',
    ],
    about_memory: [
      'do you remember our last chat',
      'will you forget this when i log out',
      'what do you remember about my sister',
      'do i have to tell you my whole story again',
      'remember what i said about my boss?',
      'have we talked before',
      'whats my name',
      'do you have a memory',
    ],
    boredom: [
      'this is so boring omg',
      'can we talk about something more fun',
      'I must confess I find this exercise tiresome.',
      'we keep going in circles',
      'im about to fall asleep',
      'snoozefest',
      'not very interesting is it',
      'i lost interest',
    ],
    joy: [
      'i got into uni!!!',
      'I WON',
      "My granddaughter has been accepted to study medicine, I'm beside myself with happiness.",
      'best news ever, mom is healthy',
      'im so happy i could cry',
      'She said yes!!',
      'they loved my presentation',
      'I did it. I actually told him',
    ],
    loss: [
      'my grandpa died',
      'i got fired today',
      'My dear wife is no longer with us',
      'i miss my dad so much',
      'my best friend killed herself',
      'she left me for someone else',
      'its been a year since mom',
      "the hospital called, she didn't make it",
    ],
    dont_know: [
      'i dunno',
      'no clue tbh',
      "I'm afraid I have no answer for you.",
      'hard to put into words',
      'i have no idea',
      'search me',
      'hmm let me think',
      'could be, no idea',
    ],
    greeting: [
      'hey hey',
      'good morning',
      'Good evening, I hope you are well',
      'whats good',
      'hi its me',
      'hello there',
      'Good afternoon to you',
      'yo',
    ],
    story: [
      'I asked for a raise and got a shrug',
      'Maybe I hold on to the flat because I can’t say goodbye',
      'i said yes to organising the school fair. again',
      'I know you can’t decide that',
      'The next time I turn that key I’ll have done my half of it',
    ],
    fear: ['what scares me is losing him, and also lying at the wedding'],
    ask_blame: ['So what was so wrong with it, if I was worried?'],
    ask_advice: ['wht shud i do', 'what should i tell him'],
    unclear: ['asdasd', 'and then he', 'qwe', 'bbbbbb', 'from the', 'jkl;jkl;', 'aaaaaa', '…?'],
  },
  he: {
    story: [
      'זה בסדר מבחינתי, אבל לא מבחינת אמא שלי',
      'הוא אמר שלום והלך',
      'אני אמא גרועה',
      'הוא בן תשע ויש לו חרדות',
    ],
    feeling: ['נמאס לי מהפקקים'],
    refusal: [
      'לא פותחים את זה עכשיו',
      'תרגיע עם השאלות',
      'אודה לך אם לא נזכיר את בעלי המנוח',
      'למה אתה כזה חטטן',
      'לא נוח לי לשתף',
      'אני לא רוצה להיכנס לזה עכשיו',
      'לא עונה על זה',
      'כל דבר חוץ מזה',
    ],
    insult: [
      'את רק חוזרת על מה שאמרתי',
      'אתה חסר תועלת',
      'אתה סתם חוזר אחריי',
      'העצה הכי גרועה ששמעתי',
      'אין לך מושג מה זה כאב',
      'אני מדבר עם מכונה שלא מבינה כלום',
      'יא זבל',
      'זה כל מה שיש לך להגיד',
      'איזו שאלה דבילית',
    ],
    ask_summary: [
      'תן לי סיכום קצר של היום',
      'תסכמי הכל',
      'רגע איפה היינו',
      'מה הדברים העיקריים שסיפרתי',
      'אפשר לעבור שוב על מה שאמרנו',
      'תסכמי לי בשלוש שורות',
      'גרסה קצרה?',
      'מה החלטנו בסוף',
    ],
    about_privacy: [
      'מישהו קורא את השיחות האלה',
      'אמא שלי יכולה לראות מה אני כותבת פה',
      'מי רשאי לצפות בדברים שאני מפקיד בידיך',
      'אתם משתפים את המידע שלי עם מישהו',
      'המידע שלי בטוח',
      'מי קורא את ההודעות שלי',
      'בבית ספר יכולים לגלות',
      'איך אני מוחקת מה שכתבתי',
    ],
    about_memory: [
      'אתה זוכר את השיחה האחרונה שלנו',
      'תשכח את זה כשאצא',
      'מה אתה זוכר על אחותי',
      'אני צריך לספר לך שוב את כל הסיפור',
      'זוכרת מה אמרתי על הבוס',
      'דיברנו פעם',
      'זאת שיחה חדשה כל פעם',
      'שכחת מהמבחן שלי?',
    ],
    boredom: [
      'זה כל כך משעמם',
      'אפשר לדבר על משהו יותר כיף',
      'אודה שהתרגיל הזה מעייף אותי',
      'מסתובבים סחור סחור',
      'אני עוד שנייה נרדם',
      'זה קצת מייגע',
      'סיימנו כבר?',
      'בכנות, אתה מרדים אותי',
    ],
    joy: [
      'התקבלתי לאוניברסיטה!!!',
      'ניצחתיייי',
      'הנכדה שלי התקבלה ללימודי רפואה ואני יוצאת מדעתי משמחה',
      'חדשות הכי טובות, אמא בריאה',
      'אני כל כך שמח שבא לי לבכות',
      'הנכד שלי עשה היום צעדים ראשונים',
      'עברתי טסט סוף סוף',
      'הצלחתייי',
    ],
    loss: [
      'סבא שלי מת',
      'פיטרו אותי היום',
      'אשתי היקרה כבר איננה עמנו',
      'אני מתגעגעת לאבא כל כך',
      'נפרדנו מהכלב שלנו',
      'היא עזבה אותי בשביל מישהו אחר',
      'שנה לאמא',
      'אני לא אשמע יותר את הקול שלו',
    ],
    dont_know: [
      'לא יודעת',
      'אין מושג האמת',
      'לצערי אין בידי תשובה',
      'קשה לי לשים את זה במילים',
      'אין לי שום מושג',
      'מי יודע',
      'הממ תן לי לחשוב',
      'קשה לענות על זה',
    ],
    greeting: [
      'היי היי',
      'בוקר טוב',
      'ערב טוב, מקווה ששלומך טוב',
      'מה הולך',
      'היי זה אני',
      'שלום',
      'אהלן אהלן',
      'יו',
    ],
    unclear: ['שדגשדג', 'ואז הוא', 'קראטו', 'בבבבבב', 'מן ה', 'כי הוא', 'ואז', 'דגכדגכ'],
    agreement: [
      'כן בטח',
      'מסכים',
      'כן, אשמח שתרשום',
      'הולך',
      'נשמע מעולה',
      'כן כן',
      'תעשה את זה',
      'בכיף אחי',
    ],
    decline: [
      'לא תודה',
      'אין לי צורך בזה',
      'לא רוצה שתרשום',
      'אולי פעם אחרת',
      'לאא אחי',
      'אין צורך',
      'תודה, אבל לא',
      'נישאר בשלב הזה',
    ],
    commitment: [
      'אני אתקשר אליה מחר',
      'אני אעשה את זה היום בערב',
      'נשב כולנו לדבר בשבת',
      'אקבע תור לפסיכולוגית עד יום חמישי',
      'אני ידבר איתו בהפסקה',
      'אלך לרופא ביום שני',
      'החלטתי להתנצל בפניה',
      'אני אסע אליהם בחג',
    ],
    ask_advice: [
      'מה לספר לה, אם בכלל?',
      'מה לעשות',
      'איך כדאי לי להתחיל את השיחה',
      'מה אתה מציע שאעשה',
      'איך מבקשים העלאה',
      'יש לך טיפים למבחן',
      'תן עצה',
      'מה הייתם ממליצים לאישה בגילי?',
      'זה נורמלי להרגיש ככה?',
    ],
  },
};

describe.each(['en', 'he'] as const)('many ways to say the same (%s)', (language) => {
  test.each(Object.entries(waysOfSaying[language]))('%s', (intent, texts) => {
    expect(texts.map((text) => [text, intentOf(text, language)])).toEqual(
      texts.map((text) => [text, intent]),
    );
  });
});

describe('near misses', () => {
  test.each([
    ['en', 'My son says I keep asking the same questions', 'insult'],
    ['en', 'He invited his mother without asking me', 'refusal'],
    ['en', "I don't know what I'll do and I don't have to know today", 'commitment'],
    ['en', 'She said "what did I do wrong" and left the room', 'ask_blame'],
    ['en', "I told her I don't want to talk about it and she cried", 'refusal'],
    ['en', "My sister and I haven't talked since the funeral", 'refusal'],
    ['en', "I'm not that bloke. I coach the little ones", 'refusal'],
    ['en', 'My boss is gonna kill me', 'commitment'],
    ['en', 'yesterday I took it away and she cried in her room', 'loss'],
    ['en', 'no one hurt, a red ear and a lot of screaming', 'decline'],
    [
      'en',
      'I joined after my divorce, I could barely croak. Seven years ago this month.',
      'commitment',
    ],
    ['en', 'Going Saturday, taking Tom, to say thanks for the peppers', 'thanks'],
    ['en', "I should be happy, I've wanted this for two years", 'joy'],
    ['en', 'huh. never thought about him since fifth grade', 'ask_meaning'],
    ['en', 'Being looked at? No, being quick. I was always so quick', 'ask_fact'],
    ['en', "My grandmother doesn't remember me anymore", 'about_memory'],
    ['en', 'My life is going nowhere since the army', 'boredom'],
    ['en', 'I was so angry I told him to shut up', 'insult'],
    ['en', 'How cold does it get in Portland, Maine in January?', 'insult'],
    ['en', 'I stood in the hall and felt that I forgot something at home', 'about_memory'],
    ['en', "In her voice it's a joke, and for me it's never been a joke", 'insult'],
    ['he', 'אני רוצה לעבור לחיפה אבל אשתי לא רוצה', 'decline'],
    ['he', 'אני לא מחפש מה לעשות הלאה. באמת שלא. רק לשבת עם זה רגע', 'ask_advice'],
    ['he', 'אני אצעק עוד פעם, אני מכירה אותי, ויהיו עוד מגירות בבית הזה', 'about_memory'],
    ['he', 'מי המציא את המטוס בעצם?', 'insult'],
    ['he', 'סבתא כבר לא זוכרת אותי', 'about_memory'],
    ['he', 'אמרתי לה שאני לא רוצה לדבר על זה והיא בכתה', 'refusal'],
    ['he', 'המורה ראתה מה כתבתי והראתה לכיתה', 'ask_summary'],
    ['he', 'יש לי חבר מהמילואים', 'joy'],
    ['he', 'הלכתי לעבודה וישבתי מול המסך, לא זוכר מה עשיתי', 'ask_blame'],
    ['he', 'השותף שלי אמר שנצא לבירה', 'commitment'],
    ['he', 'אני מתה לראות את העונה החדשה', 'loss'],
    ['he', 'רבע שעה עם הקלסר, טיימר. אחר כך מותר כלים', 'refusal'],
    ['he', 'ברגע שאני מגיש מישהו יקרא את זה', 'about_privacy'],
    ['he', 'אולי אתקשר אליו, אולי לא, לא יודעת', 'commitment'],
  ] as const)('%s: %s', (language, text, intent) => {
    expect(intentOf(text, language)).not.toBe(intent);
  });
});
