import type { Language } from '#contract/shapes.ts';
import { drawn, seedOf } from './random.ts';

/** Typical sentences of such a chat, built from parts: `{part}` is drawn from the list of that name. */
type Grammar = Record<string, string[]>;

const english: Grammar = {
  content: [
    '{time} {person} {told} me that {claim}',
    'I keep thinking about {matter}, mostly {when}',
    '{matter} feels {feel} since {event}',
    'I want to {wish}, but {obstacle}',
    'When {person} {does}, I {react}',
    '{person} never asks about {matter}, and I {react}',
    'The {place} is {quality} now, and {matter} has no room there',
    'I am {feel} about {matter} and I cannot say why',
    'It started when {event}, and {obstacle}',
    'Part of me would {wish} tomorrow, another part {hesitates}',
    'I {react} whenever {matter} comes up at the table',
    'There is a {thing} in the {place} that reminds me of {event}',
    'Maybe {claim}. I {react}',
    '{person} would say that {claim}',
    'I used to {wish} every week, then {event}',
  ],
  late: [
    'What matters most to me is that {person} and I can talk about {matter}',
    'I realise that {matter} is not the problem, {obstacle}',
    'I choose to {wish}, even if {obstacle}',
    'The main thing is {matter}, the rest can wait in the {place}',
  ],
  commitment: ['I will {step} {day}', "I'll {step} {day}", "I'm going to {step} {day}"],
  seen: [
    'I see {person} walking away from the {place} with a {thing}',
    'It looks {quality}, like the {place} where {event}',
    'The light in it reminds me of {matter}',
  ],
  unsure: ["I don't know", 'not sure', 'hard to say'],
  card: ['give me a card please', 'another card', 'can I have a picture card?'],
  thanks: ['thank you', 'thanks, that helped'],
  agree: ['yes', 'ok', 'sure'],
  refuse: ['not yet', 'no', 'not now'],
  time: [
    'Yesterday',
    'Last Sunday',
    'This spring',
    'After dinner',
    'On the phone',
    'Two years ago',
  ],
  person: [
    'my mother',
    'my brother',
    'my manager',
    'Dana',
    'my oldest friend',
    'the landlord',
    'my daughter',
    'our neighbour',
  ],
  told: ['told', 'reminded', 'showed'],
  claim: [
    'the garden was never mine',
    'I work too much',
    'nobody needs another choir',
    'the flat is too small for three',
    'I was the calm one',
    'moving north would solve it',
    'the savings are nearly gone',
  ],
  matter: [
    'the novel in my drawer',
    'our Friday dinners',
    'the exam in spring',
    'the rent',
    'that letter',
    'my knees',
    'the choir',
    'the old bakery',
    'the silence between us',
    'the promotion',
  ],
  when: [
    'at night',
    'on the train',
    'while cooking',
    'before I fall asleep',
    'between two meetings',
  ],
  feel: [
    'heavy',
    'strange',
    'sad',
    'hopeful',
    'tired',
    'proud',
    'confused',
    'calm',
    'jealous',
    'restless',
  ],
  event: [
    'we sold the house',
    'my father retired',
    'the twins left home',
    'the course ended',
    'I changed teams',
    'the dog came to us',
    'my sister moved abroad',
  ],
  wish: [
    'paint again',
    'learn to swim properly',
    'call my cousin',
    'write every morning',
    'cook for friends',
    'leave the committee',
    'walk along the river',
  ],
  obstacle: [
    'the evenings are full',
    'something in me waits for permission',
    'there is always one more bill',
    'I promised to stay',
    'my back hurts after an hour',
    'nobody asked me to',
  ],
  does: [
    'talks about money',
    'laughs at the wrong moment',
    'closes the kitchen door',
    'praises my sister',
    'looks at the clock',
  ],
  react: [
    'go quiet',
    'start cleaning',
    'count the days',
    'change the subject',
    'make a joke',
    'look out of the window',
  ],
  hesitates: [
    'is waiting for a sign',
    'counts the costs',
    'remembers the last attempt',
    'hides behind the laundry',
  ],
  place: ['kitchen', 'office', 'small room', 'car', 'garden', 'stairwell'],
  quality: ['brighter', 'full of boxes', 'colder', 'much too quiet', 'nearly empty'],
  thing: ['yellow coat', 'piano', 'wooden spoon', 'photograph', 'broken lamp'],
  step: [
    'call my cousin',
    'write one page of the novel',
    'ask the landlord about the lease',
    'clear the small table',
    'send the letter to Dana',
    'book a swimming lesson',
  ],
  day: ['tomorrow', 'on Tuesday', 'this weekend', 'on Thursday', 'next week'],
};

const hebrew: Grammar = {
  content: [
    '{time} {person} {told} לי ש{claim}',
    'המחשבות שלי חוזרות אל {matter}, בעיקר {when}',
    '{matter} מרגיש לי {feel} מאז ש{event}',
    'אני רוצה {wish}, אבל {obstacle}',
    'כש{person} {does}, אני {react}',
    '{person} אף פעם לא שואל על {matter}, ואני {react}',
    'ה{place} {quality} עכשיו, ואין שם מקום בשביל {matter}',
    'יש לי תחושה של {feeling} סביב {matter} וקשה להסביר למה',
    'זה התחיל כש{event}, ו{obstacle}',
    'חלק ממני היה שמח {wish} כבר מחר, וחלק אחר {hesitates}',
    'אני {react} בכל פעם ש{matter} עולה ליד השולחן',
    'יש {thing} ב{place} שמזכיר לי איך {event}',
    'אולי {claim}. אני {react}',
    '{person} בטח יגיד ש{claim}',
    'פעם הייתי מצליח {wish} כל שבוע, ואז {event}',
  ],
  late: [
    'מה שחשוב לי זה ש{person} ואני נוכל לדבר על {matter}',
    'פתאום אני רואה ש{matter} הוא לא הבעיה, {obstacle}',
    'בחרתי {wish}, גם אם {obstacle}',
    'העיקר הוא {matter}, כל השאר יחכה ב{place}',
  ],
  commitment: ['אני {future} {day}', '{future} {day}', 'החלטתי {step} {day}'],
  seen: [
    'אני רואה את {person} הולך מה{place} עם {thing}',
    'זה נראה {quality}, כמו ה{place} שבו {event}',
    'האור בתמונה מזכיר לי את {matter}',
  ],
  unsure: ['לא יודעת', 'לא בטוח', 'אין לי מושג'],
  card: ['אפשר קלף?', 'עוד קלף', 'אפשר קלף תמונה בבקשה'],
  thanks: ['תודה', 'תודה רבה, זה עזר'],
  agree: ['כן', 'בסדר', 'מתאים'],
  refuse: ['עוד לא', 'לא', 'לא עכשיו'],
  time: ['אתמול', 'בשבת שעברה', 'בקיץ הזה', 'אחרי הארוחה', 'בטלפון', 'לפני שנתיים'],
  person: [
    'אמא שלי',
    'אח שלי',
    'המנהל',
    'דנה',
    'החבר הכי ותיק שלי',
    'בעל הבית',
    'הבן הגדול',
    'השכן ממול',
  ],
  told: ['אמר', 'הזכיר', 'הראה'],
  claim: [
    'הגינה אף פעם לא הייתה שלי',
    'העבודה תופסת יותר מדי',
    'אף אחד לא צריך עוד מקהלה',
    'הדירה קטנה לשלושה',
    'תמיד הייתי הרגוע בבית',
    'מעבר לצפון יפתור הכול',
    'החסכונות כמעט נגמרו',
  ],
  matter: [
    'הרומן שבמגירה',
    'ארוחות שישי שלנו',
    'המבחן באביב',
    'שכר הדירה',
    'המכתב ההוא',
    'הברכיים שלי',
    'המקהלה',
    'המאפייה הישנה',
    'השקט בינינו',
    'הקידום בעבודה',
  ],
  when: ['בלילה', 'ברכבת', 'תוך כדי בישול', 'רגע לפני השינה', 'בין שתי ישיבות'],
  feel: ['כבד', 'מוזר', 'עצוב', 'מעודד', 'מעייף', 'מבולבל', 'רגוע', 'חסר מנוחה'],
  feeling: ['עצב', 'תקווה', 'עייפות', 'גאווה', 'בלבול', 'רוגע', 'קנאה', 'געגוע'],
  event: [
    'מכרנו את הבית',
    'אבא יצא לפנסיה',
    'התאומים עזבו',
    'הקורס נגמר',
    'עברתי צוות',
    'הכלב הגיע אלינו',
    'אחותי עברה לברלין',
  ],
  wish: [
    'לצייר שוב',
    'ללמוד לשחות כמו שצריך',
    'להתקשר לבת דודה',
    'לכתוב כל בוקר',
    'לבשל לחברים',
    'לעזוב את הוועד',
    'ללכת לאורך הנחל',
  ],
  obstacle: [
    'הערבים מלאים',
    'משהו בי מחכה לאישור',
    'תמיד יש עוד חשבון',
    'הבטחתי להישאר',
    'הגב כואב אחרי שעה',
    'איש לא ביקש ממני',
  ],
  does: ['מדבר על כסף', 'צוחק ברגע הלא נכון', 'סוגר את דלת המטבח', 'משבח את אחותי', 'מסתכל בשעון'],
  react: ['משתתק', 'מתחיל לנקות', 'סופר את הימים', 'מחליף נושא', 'זורק בדיחה', 'מסתכל בחלון'],
  hesitates: ['מחכה לסימן', 'סופר את העלויות', 'זוכר את הפעם האחרונה', 'מסתתר מאחורי הכביסה'],
  place: ['מטבח', 'משרד', 'חדר הקטן', 'אוטו', 'גינה', 'חדר המדרגות'],
  quality: ['מואר יותר', 'מלא ארגזים', 'קר יותר', 'שקט מדי', 'כמעט ריק'],
  thing: ['מעיל צהוב', 'פסנתר', 'כף עץ', 'תצלום', 'מנורה שבורה'],
  future: [
    'אתקשר לבת דודה',
    'אכתוב עמוד אחד מהרומן',
    'אשאל את בעל הבית על החוזה',
    'אסדר את השולחן הקטן',
    'אשלח את המכתב לדנה',
    'אקבע שיעור שחייה',
  ],
  step: [
    'להתקשר לבת דודה',
    'לכתוב עמוד אחד מהרומן',
    'לשאול את בעל הבית על החוזה',
    'לסדר את השולחן הקטן',
    'לשלוח את המכתב לדנה',
  ],
  day: ['מחר', 'ביום שלישי', 'בסוף השבוע', 'ביום חמישי', 'בשבוע הבא'],
};

/** A person who writes one sentence after another; the same seed gives the same sentences. */
export interface Speaker {
  says(kind: string): string;
  /** A number from 0 up to 1. */
  chance(): number;
}

export function speaker(seed: string, language: Language): Speaker {
  const grammar = language === 'en' ? english : hebrew;
  let state = seedOf(seed);
  const said = new Set<string>();
  const chance = () => {
    const draw = drawn(state);
    state = draw.state;
    return draw.value;
  };
  const one = (part: string): string => {
    const options = grammar[part];
    if (!options) throw new Error(`the grammar has no ${part}`);
    return options[Math.floor(chance() * options.length)] ?? '';
  };
  const sentence = (kind: string): string => {
    let text = one(kind);
    while (text.includes('{')) text = text.replace(/\{(\w+)\}/u, (_, part: string) => one(part));
    return language === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };
  return {
    chance,
    says(kind) {
      let text = sentence(kind);
      for (let attempt = 0; said.has(text) && attempt < 20; attempt++) text = sentence(kind);
      said.add(text);
      return text;
    },
  };
}
