import type { Stage } from '#contract/shapes.ts';
import { answersToAsked } from './asked.ts';
import { knownQuestions } from './known-questions.ts';
import type { Line } from './script.ts';
import { warmths } from './warmth.ts';

type Text = [en: string, he: string];

/** A question that holds the person's words in its slots, for the stages that it fits. */
export interface QuestionLine extends Line {
  stages: Stage[];
}

function lines(name: string, texts: Text[]): Line[] {
  return texts.map(([en, he], place) => ({
    id: `${name}.${place + 1}`,
    en,
    he,
    asks: en.includes('?'),
    slots: [...en.matchAll(/\{(\w+)\}/gu)].map(([, slot = '']) => slot),
  }));
}

function questions(name: string, byStage: Record<Stage, Text[]>): QuestionLine[] {
  return (Object.keys(byStage) as Stage[]).flatMap((stage) =>
    lines(`${name}.${stage}`, byStage[stage]).map((line) => ({ ...line, stages: [stage] })),
  );
}

/**
 * The slots of replies, each of the person's words: `c` a clause turned to them, `q` a clause as they wrote it, `p`
 * somebody, `t` something, `v` something to do, `f` a feeling, `w` a word for a gesture. Every line is whole and
 * neutral in gender with any words in its slots.
 */
const texts: Record<string, Text[]> = {
  // Exercises.
  exercise_two: [
    [
      'Two things that we could do with this: {a}, or {b}. Or you simply go on writing. What would you like?',
      'אפשר לעשות עם זה אחד משני דברים: {a}, או {b}. ואפשר פשוט להמשיך לכתוב. מה מתאים לך?',
    ],
    [
      'From here we can {a}, or {b}, with a few short questions. Or you simply write on. Which would you like?',
      'מכאן אפשר {a}, או {b}, בכמה שאלות קצרות. ואפשר פשוט להמשיך לכתוב. מה נראה לך?',
    ],
    [
      'We could {a}, with a few short questions, or {b}. Or you write on as before. What do you feel like?',
      'אפשר {a}, בכמה שאלות קצרות, או {b}. ואפשר להמשיך לכתוב כמו קודם. מה בא לך?',
    ],
    [
      'If you like, we can {a}, or {b}. Simply writing on is fine, too. What would be good now?',
      'אם בא לך, אפשר {a}, או {b}. וגם פשוט להמשיך לכתוב זה טוב. מה יתאים עכשיו?',
    ],
  ],
  // Both ways of a choice, before the offer to look at them.
  exercise_ways: [
    ['So it is {a}, or {b}.', 'אז או {a}, או {b}.'],
    ['{a}, or {b}: that is a real choice.', '{a}, או {b}: זו באמת התלבטות.'],
  ],
  exercise_warm: [
    ['No wonder that it is on your mind.', 'לא פלא שזה מעסיק אותך.'],
    ['No wonder it takes up so much room.', 'מובן שזה תופס הרבה מקום.'],
  ],
  exercise_wanted: [
    [
      'What is right only you can know. The questions may help you see it.',
      'מה נכון, אפשר לדעת רק מבפנים. השאלות אולי יעזרו לראות את זה.',
    ],
    ['We take it one question at a time.', 'נלך על זה שאלה אחר שאלה.'],
  ],
  exercise_words: [
    [
      'The words have to come from you, and the questions from me.',
      'המילים צריכות לבוא ממך, והשאלות ממני.',
    ],
    ['We put them together from what you know.', 'נרכיב את המילים ממה שכבר ידוע לך.'],
  ],
  exercise_how: [
    [
      'I ask a few short questions, one at a time, and at the end your answers stand together. You can leave one out, or stop, at any time. Which shall it be?',
      'כמה שאלות קצרות, אחת בכל פעם, ובסוף רואים את כל התשובות שלך יחד. אפשר לדלג על שאלה או לעצור בכל רגע. אז מה מתאים?',
    ],
    [
      'Short questions, one leading to the next: at the end your own words stand there, sorted. Stopping is always possible. Shall we?',
      'שאלות קצרות שמובילות זו לזו: בסוף המילים שלך מסודרות כאן. תמיד אפשר לעצור. מתאים?',
    ],
  ],
  // The person takes their own words back.
  exercise_anew: [
    [
      'Then once more. How would it sound if it were a bit more you?',
      'אז עוד פעם. איך זה יישמע אם זה יהיה קצת יותר שלך?',
    ],
    [
      'That was a first try. How would you say it to somebody you trust?',
      'זה היה ניסיון ראשון. איך זה יישמע מול מישהו קרוב?',
    ],
  ],
  exercise_mistake: [
    ['My mistake.', 'טעות שלי.'],
    ['Sorry, I mixed that up.', 'סליחה, התבלבלתי.'],
    ['Right, I had that wrong.', 'נכון, זו הייתה טעות שלי.'],
  ],
  // Before a text that was said word for word already.
  said_again: [
    ['So, once more.', 'אז שוב.'],
    ['Back to this:', 'בחזרה לזה:'],
    ['Once again:', 'ועוד פעם:'],
  ],
  exercise_begins: [
    ['Good, one step at a time.', 'טוב, צעד אחר צעד.'],
    ['All right, let’s begin.', 'בסדר, מתחילים.'],
  ],
  exercise_declined: [
    ['Then we simply go on.', 'אז פשוט ממשיכים.'],
    ['All right, without it.', 'בסדר, בלי זה.'],
  ],
  exercise_quiet: [
    [
      'Then simply write on. I’m here, and I won’t ask.',
      'אז פשוט להמשיך לכתוב. אני כאן, בלי שאלות.',
    ],
    ['Good, write on as it comes.', 'טוב, אפשר להמשיך איך שזה בא.'],
  ],
  exercise_wrong: [
    [
      'Then these are not the right questions, sorry. What would help more?',
      'אז אלה לא השאלות הנכונות, סליחה. מה יעזור יותר?',
    ],
    [
      'Sorry, I held on to my questions there. What do you need instead?',
      'סליחה, נתפסתי לשאלות שלי. מה נחוץ לך במקום?',
    ],
  ],
  exercise_sounds: [
    [
      'How it sounds to others I can’t hear; read aloud, it may answer you itself.',
      'איך זה נשמע לאחרים אין לי איך לדעת; בקריאה בקול זה אולי יתברר לבד.',
    ],
    [
      'Say it aloud once, and you will hear it better than I can.',
      'כדאי לומר את זה פעם אחת בקול: ככה הכי קל לשמוע אם זה מתאים.',
    ],
  ],
  exercise_first: [
    [
      '{q}. And what would be the very first thing to do for it?',
      '{q}. ומה הדבר הראשון שצריך לעשות בשביל זה?',
    ],
    ['{q}. How would that begin?', '{q}. ואיך זה מתחיל?'],
  ],
  exercise_later: [
    ['Your question stays open for now.', 'השאלה שלך נשארת פתוחה בינתיים.'],
    ['That I can’t answer, sorry.', 'על זה אין לי תשובה, סליחה.'],
  ],
  exercise_else: [
    ['What would help more?', 'מה יעזור יותר?'],
    ['What do you need instead?', 'מה נחוץ לך במקום זה?'],
  ],
  exercise_arrived: [
    ['Then that is your answer already.', 'אז התשובה שלך כבר כאן.'],
    ['There it is.', 'אז זה כבר שם.'],
  ],
  exercise_skip: [
    ['Then that one stays open.', 'אז זה נשאר פתוח.'],
    ['We leave that one out.', 'על זו מדלגים.'],
    ['On to the next, then.', 'אז לשאלה הבאה.'],
    ['That one needs no answer.', 'לא חייבים לענות על זה.'],
  ],
  exercise_left: [
    [
      'We stop there, and what you wrote stays yours. Write on as you like.',
      'עוצרים כאן, ומה שכתבת נשאר שלך. אפשר להמשיך לכתוב איך שנוח.',
    ],
    [
      'Then without these questions. What is on your mind now?',
      'אז בלי השאלות האלה. מה עולה עכשיו?',
    ],
  ],
  exercise_result: [
    ['This is what you wrote:', 'זה מה שכתבת:'],
    ['Here it stands, in your own words:', 'כך זה כתוב, במילים שלך:'],
  ],
  exercise_empty: [
    [
      'Then these questions were not the right ones. Write on as you like.',
      'אז אלה לא היו השאלות הנכונות. אפשר להמשיך לכתוב איך שנוח.',
    ],
    ['Those questions didn’t fit. What would?', 'השאלות האלה לא התאימו. מה כן?'],
  ],
  exercise_enough: [
    [
      'Then it may stand as it is. You can come back to it.',
      'אז אפשר להשאיר את זה ככה. תמיד אפשר לחזור לזה.',
    ],
    ['That is enough for one time.', 'להיום זה מספיק.'],
  ],
  // After “it is heavier”, without danger.
  heavier: [
    [
      'Then we stay there for a moment. What is the heaviest part of it?',
      'אז נישאר שם רגע. מה החלק הכי כבד בזה?',
    ],
    ['Then slowly. What weighs most in it?', 'אז לאט. מה הכי מכביד כאן?'],
  ],
  // Reflections.
  reflect_feeling: [
    ['{c}. That sounds like {f}.', '{c}. נשמע שיש כאן {f}.'],
    ['{c}. I hear {f} in it.', '{c}. אפשר לשמוע בזה {f}.'],
    ['{c}. No wonder there is {f}.', '{c}. לא פלא שיש {f}.'],
  ],
  name_feeling: [
    ['That sounds like {f}.', 'נשמע שיש כאן {f}.'],
    ['I hear {f} in that.', 'אפשר לשמוע בזה {f}.'],
    ['I read {f} between the words.', 'בין המילים יש {f}.'],
  ],
  reflect_hurt: [
    ['{c}. That hurts.', '{c}. זה פוגע.'],
    ['{c}. No wonder that it hurts.', '{c}. לא פלא שנפגעת.'],
    ['{c}, and it hurts.', '{c}, וזה כואב.'],
  ],
  name_hurt: [
    ['I hear that it hurts.', 'נשמע שזה פגע.'],
    ['There is a hurt in this.', 'יש בזה פגיעה.'],
  ],
  reflect_wish: [
    ['You want to {v}.', 'חשוב לך {v}.'],
    ['So you would like to {v}.', 'אז חשוב לך {v}.'],
    ['You would like to {v}. That is plain enough.', '{v}: זה מה שחשוב לך.'],
  ],
  reflect_duty: [
    ['You have to {v}.', 'אז צריך {v}.'],
    ['It falls to you to {v}.', 'זה נופל על הכתפיים שלך: {v}.'],
  ],
  reflect_trouble: [
    ['It is hard to {v}.', 'קשה {v}.'],
    ['To {v}: that is where it gets stuck.', '{v}: שם זה נתקע.'],
    ['To {v} is the part that doesn’t come easily.', '{v}: זה החלק שלא בא בקלות.'],
  ],
  reflect_fear: [
    ['It is frightening to {v}.', 'מפחיד {v}.'],
    ['To {v}: that is where the fear is.', '{v}: שם נמצא הפחד.'],
  ],
  reflect_loss: [
    ['I’m sorry. {c}.', 'צר לי. {c}.'],
    ['{c}. I’m sorry.', '{c}. צר לי.'],
    ['{c}. That is a lot to live with.', '{c}. לא פשוט לחיות עם זה.'],
    ['{c}. I won’t hurry past that.', '{c}. לא אמהר לעבור הלאה.'],
    ['{c}. It is good that you say it.', '{c}. טוב שזה נאמר.'],
  ],
  loss_bare: [
    ['I’m sorry.', 'צר לי.'],
    ['I hear how much is missing.', 'מורגש כמה זה חסר.'],
    ['I’m here.', 'אני כאן.'],
  ],
  reflect_joy: [
    ['{c}. What good news.', '{c}. איזו בשורה טובה.'],
    ['{c}. How good to read.', '{c}. משמח לקרוא.'],
    ['{c}. I’m glad with you.', '{c}. איזו שמחה.'],
    ['{c}. That deserves a moment.', '{c}. שווה להתעכב על זה רגע.'],
  ],
  reflect_joy_quote: [
    ['{q}: what good news.', '{q}: איזו בשורה טובה.'],
    ['{q}: how good to read that.', '{q}: משמח לקרוא.'],
    ['{q}. Then let it be joy for a while.', '{q}. אז שתהיה כאן שמחה לרגע.'],
  ],
  joy_still: [
    ['I’m glad to hear it, and I ask nothing.', 'משמח לשמוע, ובלי שאלות.'],
    ['Let it last.', 'שיימשך.'],
    ['There is room for more of that.', 'יש מקום לעוד מזה.'],
    ['Tell more, if there is more.', 'אפשר לספר עוד, אם יש.'],
    ['That deserves to be told twice.', 'את זה שווה לספר פעמיים.'],
    ['A good thing to have written down.', 'טוב שזה כתוב כאן.'],
    ['Nothing needs to be added to that.', 'לא צריך להוסיף על זה כלום.'],
  ],
  // After news of one’s own that people congratulate on.
  reflect_congrats: [
    ['{c}. Congratulations.', '{c}. מזל טוב.'],
    ['{c}: congratulations.', '{c}: מזל טוב.'],
  ],
  congrats_quote: [
    ['{q}. Congratulations.', '{q}. מזל טוב.'],
    ['{q}: congratulations.', '{q}: מזל טוב.'],
  ],
  // A memory of somebody who died.
  grief_memory: [
    ['That is a picture to keep.', 'זו תמונה ששווה לשמור.'],
    ['Such a small thing, and so much in it.', 'דבר קטן כזה, וכמה יש בו.'],
    ['Good that it is written down now.', 'טוב שזה כתוב עכשיו.'],
    ['In that it goes on being here.', 'ככה זה ממשיך להיות כאן.'],
  ],
  // “It was silly not to write it down.”
  grief_regret: [
    ['Nobody could know then what would be missed now.', 'אז אי אפשר היה לדעת מה יחסר עכשיו.'],
    ['One only knows such things afterwards.', 'דברים כאלה יודעים רק אחר כך.'],
  ],
  // The way that a question names itself: “what would you do, say sorry to her?”
  option_own: [
    [
      '{q}: that idea is yours already. What speaks for it?',
      '{q}: הרעיון הזה כבר שלך. מה מדבר בעדו?',
    ],
    [
      'I can’t choose it for you, but you have named a way: {q}. How does it sit with you, read like this?',
      'הבחירה לא שלי, אבל דרך אחת כבר נכתבה כאן: {q}. מה קורה כשקוראים את זה ככה?',
    ],
  ],
  play: [
    [
      'A game, then: find five things around you of one colour. The third one gets a life story in two sentences. How does it begin?',
      'אז משחק: למצוא מסביב חמישה דברים באותו צבע. השלישי מקבל סיפור חיים בשני משפטים. איך הוא מתחיל?',
    ],
    [
      'Three words, no more: a place, an animal, a mistake. Which three, and what happens?',
      'שלוש מילים בלבד: מקום, חיה, טעות. אילו שלוש, ומה קורה?',
    ],
    [
      'A headline game: today, told by a newspaper that has nothing else to report. What is on the front page?',
      'משחק כותרות: היום הזה, בעיתון שאין לו על מה לדווח. מה בעמוד הראשון?',
    ],
    [
      'Look at the last thing you touched. It has opinions about you. What is its first complaint?',
      'להסתכל על הדבר האחרון שנגעת בו. יש לו דעות עליך. מה התלונה הראשונה שלו?',
    ],
  ],
  who_debt: [
    [
      'That is for people who do it every day: free debt advice, of a charity or of the town, speaks to those who want the money, and a letter with a date is the first thing to show them. Who near you has been through it?',
      'זה תחום של מי שעוסק בו יום יום: ייעוץ חינם לחובות, של עמותה או של הרשות המקומית, מדבר גם עם מי שדורש את הכסף, והמכתב עם התאריך הוא הדבר הראשון להראות. מי בסביבה כבר עבר את זה?',
    ],
    [
      'Debt advice costs nothing in many places, a charity or the citizens’ office, and a date on a letter is a reason to ask this week. Where could you begin?',
      'ייעוץ לחובות ניתן בהרבה מקומות בחינם, בעמותה או במרכז לאזרח, ותאריך על מכתב הוא סיבה לפנות עוד השבוע. מאיפה אפשר להתחיל?',
    ],
  ],
  who_care: [
    [
      'The family doctor, the town’s welfare office and the associations for carers know who can take over for some hours. Whom of them could you ask first?',
      'אצל רופאת או רופא המשפחה, במחלקת הרווחה ובעמותות למטפלים בבני משפחה יודעים מי יכול להחליף לכמה שעות. לאן מהם אפשר לפנות קודם?',
    ],
  ],
  // Words of death or harm that were meant otherwise.
  meant_otherwise: [
    [
      'Strong words for something strong. What is behind them?',
      'מילים חזקות למשהו חזק. מה עומד מאחוריהן?',
    ],
    [
      'I take it as you mean it. What brought you to that sentence?',
      'זה מובן כמו שהתכוונת. מה הביא למשפט הזה?',
    ],
    ['Then it is about something else. What happened?', 'אז זה על משהו אחר. מה קרה?'],
    ['Something must have gone very far. What was it?', 'משהו כנראה הרחיק לכת. מה זה היה?'],
  ],
  who_price: [
    [
      'What it is worth to people, only they can say. What do two others near you take for it, and whom could you ask?',
      'כמה זה שווה לאנשים, רק הם יכולים לומר. כמה לוקחים על זה שני אחרים באזור, ואת מי אפשר לשאול?',
    ],
    [
      'That I can’t know. Three people who would pay for it know more than I do: who could they be?',
      'את זה אין לי מאיפה לדעת. שלושה אנשים שהיו משלמים על זה יודעים יותר ממני: מי הם יכולים להיות?',
    ],
  ],
  // A farewell with something heavy behind it.
  leave_open: [
    [
      'It needn’t be settled tonight. What you wrote stays here, and so do I, at any hour.',
      'לא חייבים לפתור את זה הלילה. מה שכתבת נשאר כאן, וגם אני, בכל שעה.',
    ],
    [
      'Then we leave it there for now. It can be picked up here in the middle of it, too.',
      'אז נשאיר את זה כאן בינתיים. אפשר לחזור לזה גם באמצע, מתי שצריך.',
    ],
  ],
  joy_allowed: [
    [
      'Yes. Joy needs no permit, and it takes nothing from anybody.',
      'כן. לשמחה לא צריך רשות, והיא לא לוקחת כלום מאף אחד.',
    ],
    ['Yes, as it is, all of it.', 'כן, כמו שהיא, כולה.'],
  ],
  joy_past: [
    ['And now there is this. What has become lighter?', 'ועכשיו יש את זה. מה נהיה קל יותר?'],
    ['All of that lies behind it now. Who knew how it was?', 'כל זה כבר מאחור. מי ידע איך זה היה?'],
  ],
  joy_bare: [
    ['What good news.', 'איזו בשורה טובה.'],
    ['How good to read.', 'משמח לקרוא.'],
    ['Then let it be joy for a while.', 'אז שתהיה כאן שמחה לרגע.'],
  ],
  // Answers without a question: the guide stays.
  stay_with: [
    ['Nothing has to come of it now.', 'זה לא חייב להוביל לשום דבר עכשיו.'],
    ['I’m listening, for as long as it takes.', 'אני כאן להקשיב, כמה זמן שצריך.'],
    ['There is nothing to solve in that.', 'אין כאן מה לפתור.'],
    ['We can stay with that.', 'אפשר להישאר עם זה.'],
    ['Go on whenever you like, or leave it here.', 'אפשר להמשיך מתי שנוח, ואפשר להשאיר כאן.'],
    ['I won’t steer. The next word is yours.', 'אין לאן למהר. המילה הבאה שלך.'],
    ['There is room for all of it.', 'יש כאן מקום לכל זה.'],
    ['There is no hurry.', 'יש זמן.'],
    ['We don’t have to do anything with it yet.', 'לא חייבים לעשות עם זה משהו עכשיו.'],
    ['If you feel like telling more, I’m here for that.', 'אם יהיה חשק לספר עוד, אני כאן.'],
  ],
  tell_of: [
    ['If you like, tell me something about {p}.', 'אם מתאים, אפשר לספר לי משהו על {p}.'],
    [
      'A memory of {p} would be welcome here, whenever it comes.',
      'גם לזיכרון על {p} יש כאן מקום, מתי שיבוא.',
    ],
  ],
  go_on: [
    ['Tell me more about that, if you like.', 'אפשר לספר על זה עוד, אם מתאים.'],
    ['Go on from wherever you like.', 'אפשר להמשיך מאיפה שנוח.'],
    ['I’m here for what comes next.', 'אני כאן גם להמשך.'],
    ['I’m listening.', 'אני כאן, בהקשבה.'],
    ['Say more of it, whichever part comes first.', 'אפשר לספר עוד, מאיזה חלק שעולה ראשון.'],
    ['Write on, it needn’t be in order.', 'אפשר להמשיך לכתוב, לא חייבים לפי הסדר.'],
    [
      'There may be more behind that, and there is room for it.',
      'אולי יש מאחורי זה עוד, ויש לזה כאן מקום.',
    ],
    ['I’ll follow wherever it goes.', 'נמשיך לאן שזה הולך.'],
    ['Whatever belongs to it can stand here.', 'כל מה ששייך לזה יכול להיכתב כאן.'],
  ],
  // A question of the person about their own life.
  how_held: [
    ['How to {v}: that is the question.', 'זו השאלה: {v}.'],
    ['So the question is how to {v}.', 'אז השאלה היא {v}.'],
    ['How to {v}. That is worth a moment.', '{v}. על זה שווה להתעכב.'],
  ],
  how_tried: [
    ['When has a little of that worked already?', 'מתי זה כבר הצליח, אפילו קצת?'],
    ['What could a small first try look like?', 'איך יכול להיראות ניסיון ראשון קטן?'],
    ['What have you tried so far that helped a bit?', 'איזה ניסיון עד עכשיו קצת עזר?'],
    ['What makes it easier on a good day?', 'מה מקל על זה ביום טוב?'],
    ['Who do you know who manages it, and how?', 'מי בסביבה מצליח בזה, ואיך?'],
  ],
  // Refusals, insults, boredom.
  refused: [
    ['All right, we leave it.', 'בסדר, נניח לזה.'],
    ['Then not that. You choose what we speak of.', 'אז לא זה. הנושא לבחירתך.'],
    ['Of course. That stays closed.', 'כמובן. זה נשאר סגור.'],
    ['Understood. No questions for a while.', 'ברור. בלי שאלות לזמן מה.'],
    ['That’s fine. I’m here without questions, too.', 'זה בסדר. אני כאן גם בלי שאלות.'],
    ['Then we don’t. Write whatever comes, or nothing.', 'אז לא. אפשר לכתוב מה שבא, או כלום.'],
  ],
  blame_guide: [
    [
      'Nothing. You wrote what you wanted to say, and I answered past it. That is my mistake.',
      'שום דבר. הדברים היו ברורים, והתשובה שלי החטיאה אותם. הטעות אצלי.',
    ],
    [
      'The mistake is mine: I took your words by rules, and the rules took them wrongly.',
      'הטעות שלי: קראתי את הדברים לפי כללים, והכללים קראו לא נכון.',
    ],
  ],
  insulted: [
    [
      'That missed you, and that is on me. Shall I ask differently, or only listen?',
      'לא קלעתי, וזה עליי. לשאול אחרת, או רק להקשיב?',
    ],
    [
      'Fair. I answer by rules, and they failed you here. Shall I ask in another way, or only listen for a while?',
      'בצדק. התשובות שלי באות מכללים, וכאן הם לא עזרו. לשאול אחרת, או רק להקשיב קצת?',
    ],
    [
      'I didn’t get it right, and you had the patience to say so. Would another question be better, or shall I only listen?',
      'לא דייקתי, וטוב שזה נאמר. שאלה אחרת, או רק הקשבה?',
    ],
    [
      'You are right to be annoyed with me. Shall I ask something else, or just listen?',
      'יש סיבה לכעוס עליי. לשאול משהו אחר, או רק להקשיב?',
    ],
    [
      'I hear that. The fault is mine, not yours. Another way of asking, or no questions, and I listen?',
      'שמעתי. האחריות שלי. לשאול בדרך אחרת, או להקשיב בלי שאלות?',
    ],
  ],
  // Somebody at the end of their strength.
  harm_denied: [
    [
      'Thank you for saying that so clearly. It sounds like a lot all the same, and it needn’t be carried alone: somebody near you or a family doctor may hear it just as it stands here.',
      'תודה על המילים הברורות. ועדיין זה נשמע כבד מאוד, ולא צריך לשאת את זה לבד: אדם קרוב, או רופא או רופאת משפחה, יכולים לשמוע את זה בדיוק כמו שזה כתוב כאן.',
    ],
    [
      'I believe that. The tiredness is real, too, and it counts. Who could take something off you this week?',
      'מקובל עליי. גם העייפות אמיתית, והיא נחשבת. מי יכול להוריד ממך משהו השבוע?',
    ],
  ],
  worn_out: [
    ['That sounds like too much for one person.', 'זה נשמע יותר מדי לאדם אחד.'],
    ['That is heavy, and it is good that it is said.', 'זה כבד, וטוב שזה נאמר.'],
    [
      'Then nothing has to be managed here. I’m listening.',
      'כאן לא צריך להחזיק שום דבר. אני כאן להקשיב.',
    ],
  ],
  worn_out_ask: [
    ['Who is with you in this?', 'מי איתך בזה?'],
    ['What would give you an hour of rest?', 'מה היה נותן לך שעה של מנוחה?'],
    ['Since when has it been so much?', 'ממתי זה כל כך הרבה?'],
  ],
  insulted_heard: [
    ['You are right, I passed over that.', 'נכון, פספסתי את זה.'],
    ['That was there, and I missed it.', 'זה היה כתוב, ופספסתי.'],
    ['You said it, and I didn’t take it up. Now I do.', 'זה כבר נאמר, ולא הקשבתי. עכשיו כן.'],
  ],
  // Protests about the last line of the guide: admitted in a few words, before the person’s own matter.
  protest_link: [
    ['That didn’t fit, sorry.', 'זה באמת לא התאים, סליחה.'],
    ['Fair, that was beside the point.', 'נכון, זה לא היה קשור.'],
    ['You’re right, that came from nowhere.', 'נכון, זה הגיע משום מקום.'],
    ['That was off, I admit.', 'זה לא היה במקום, נכון.'],
    ['No, that had no place here.', 'באמת לא היה לזה מקום כאן.'],
    ['I went astray there.', 'סטיתי מהעניין.'],
    ['That question was the wrong one.', 'זו הייתה השאלה הלא נכונה.'],
    ['Granted, that missed.', 'מודה, זה לא קלע.'],
  ],
  protest_amiss: [
    ['That came out wrong of me.', 'זה יצא ממני לא נכון.'],
    ['I got that wrong, sorry.', 'טעיתי בזה, סליחה.'],
    ['I take that line back.', 'המשפט ההוא נמחק מצדי.'],
    ['My mistake, not yours.', 'הטעות שלי, לא שלך.'],
    ['Sorry, I heard something that nobody said.', 'סליחה, שמעתי משהו שלא נאמר.'],
    ['Right, that isn’t how it is.', 'נכון, זה לא כך.'],
    ['I put words there that weren’t yours.', 'שמתי שם מילים לא שלך.'],
    ['That line was wrong.', 'המשפט ההוא היה שגוי.'],
  ],
  protest_said: [
    ['Right, {o} is already said.', 'נכון, {o} כבר נאמר.'],
    ['Yes, you did say {o}.', 'כן, {o}, זה כבר נאמר.'],
    ['True, {o} was there already.', 'נכון, {o} כבר היה כאן.'],
    ['{o}: said, and heard now.', '{o}: נאמר, ועכשיו גם נשמע.'],
    ['Right: {o}. I should have kept that.', 'נכון: {o}. היה עליי לזכור.'],
    ['You said {o}, and I missed it.', 'נאמר {o}, ופספסתי.'],
    ['Yes: {o}. Sorry that I missed it.', 'כן: {o}. סליחה שלא שמתי לב.'],
  ],
  // A word or two quoted alone would say nothing.
  protest_said_bare: [
    ['Right, you said so already.', 'נכון, זה כבר נאמר כאן.'],
    ['Yes, that I had from you before.', 'כן, את זה כבר סיפרת.'],
    ['True, I asked past it.', 'נכון, השאלה שלי הייתה מיותרת.'],
    ['You did answer that, sorry.', 'על זה כבר ענית, סליחה.'],
  ],
  protest_unclear: [
    ['That was badly put.', 'זה לא היה ברור מצדי.'],
    ['I didn’t make that clear.', 'ניסחתי את זה לא טוב.'],
    ['Let’s leave that question.', 'נעזוב את השאלה שלי.'],
    ['My question was muddled.', 'השאלה שלי יצאה מבולבלת.'],
    ['My question made little sense.', 'השאלה שלי לא הייתה מובנת.'],
    ['Forget how I put it.', 'אפשר לשכוח את הניסוח שלי.'],
    ['I asked in a crooked way.', 'שאלתי בצורה עקומה.'],
    ['I put that badly, I’m sorry.', 'סליחה, זה לא נאמר טוב מצדי.'],
  ],
  protest_topic: [
    ['True, not {o}.', 'נכון, לא {o}.'],
    ['You’re right, this isn’t about {o}.', 'נכון, לא על {o} מדובר כאן.'],
  ],
  protest_early: [
    ['True, we have only begun.', 'נכון, רק התחלנו.'],
    ['Then we go on.', 'אז ממשיכים.'],
  ],
  protest_hurt: [
    ['Sorry, that came out harshly.', 'סליחה, זה יצא קשה מדי.'],
    ['I’m sorry that it sounded like that.', 'חבל שזה נשמע ככה, סליחה.'],
  ],
  protest_misread: [
    ['I misread that, sorry.', 'קראתי את זה לא נכון, סליחה.'],
    ['Then I took it wrongly.', 'אז הבנתי את זה לא נכון.'],
  ],
  // After “may I say something?”
  leave: [
    ['Of course.', 'בטח.'],
    ['Yes, gladly.', 'כן, בשמחה.'],
    ['Sure.', 'כמובן.'],
  ],
  leave_alone: [
    ['Of course. I’m listening.', 'בטח. אני כאן.'],
    ['Yes, gladly. Go on.', 'כן, בשמחה. אפשר להתחיל מכל מקום.'],
    ['Sure, go ahead. There is time.', 'כמובן. יש זמן.'],
    ['Please do.', 'כן, בבקשה.'],
  ],
  // After “first I want to …”.
  first_ask: [
    ['Where does it get stuck?', 'איפה זה נתקע?'],
    ['What have you tried so far?', 'מה כבר ניסית?'],
    ['What would a good way look like, for you?', 'איך זה היה נראה, אם זה היה הולך טוב?'],
  ],
  protest_first: [
    ['All right, that first.', 'בסדר, קודם זה.'],
    ['Good, first that.', 'טוב, אז קודם זה.'],
  ],
  protest_back: [
    [
      'Back to what you said: {c}. What matters most to you in it?',
      'חוזרים למה שסיפרת: {c}. מה הכי חשוב לך בזה?',
    ],
    ['You were speaking of this: {c}. What did I miss there?', 'דיברת על זה: {c}. מה פספסתי שם?'],
    ['So, back to you: {c}. What is that like for you?', 'אז בחזרה אליך: {c}. איך זה בשבילך?'],
    [
      'Then from your last words: {c}. What would help there?',
      'אז מהמילים האחרונות שלך: {c}. מה היה עוזר כאן?',
    ],
    [
      'What you said still stands: {c}. Where would you like to go on?',
      'מה שאמרת עדיין עומד: {c}. מאיפה להמשיך?',
    ],
    [
      'Let me begin again from this: {c}. What is it that matters there?',
      'נתחיל מחדש מכאן: {c}. מה העיקר בזה?',
    ],
    ['Your own words again: {c}. What would you add?', 'שוב המילים שלך: {c}. מה היה כדאי להוסיף?'],
  ],
  protest_back_still: [
    ['Back to what you said: {c}.', 'חוזרים למה שסיפרת: {c}.'],
    ['So, back to you: {c}.', 'אז בחזרה אליך: {c}.'],
    ['Your words were these: {c}.', 'אלה היו המילים שלך: {c}.'],
    ['I return to what you said: {c}.', 'בחזרה למה שאמרת: {c}.'],
  ],
  protest_ask: [
    ['What matters most to you in that?', 'מה הכי חשוב לך בזה?'],
    ['Which part of it stays with you?', 'מה מזה נשאר איתך?'],
    ['What did I miss in that?', 'מה פספסתי בזה?'],
    ['What would help most with that?', 'מה הכי היה עוזר עם זה?'],
    ['And where does that leave you now?', 'ואיפה זה משאיר אותך עכשיו?'],
    ['What would you add to it?', 'מה עוד חשוב להוסיף?'],
    ['How does that sit with you now?', 'מה התחושה שלך עם זה עכשיו?'],
  ],
  protest_words: [
    [
      'Then to {o}. What is the one thing that should be said there?',
      'אז אל {o}. מה הדבר האחד שחשוב שייאמר שם?',
    ],
    ['Back to {o}, then. How might it begin?', 'אז בחזרה אל {o}. איך זה יכול להתחיל?'],
    [
      'So, {o}. What would you want to have said when it is done?',
      'אז {o}. מה חשוב שכבר יהיה כתוב או אמור בסוף?',
    ],
  ],
  protest_about: [
    [
      'So it is about {o}. What matters most to you in it right now?',
      'אז {o}. מה הכי חשוב לך שם עכשיו?',
    ],
    [
      'Then to {o}. Which part of it is on your mind most?',
      'אז חוזרים אל {o}. איזה חלק מזה הכי מעסיק אותך?',
    ],
    [
      'It is about {o}, then. What is it like for you at the moment?',
      'אז הנושא הוא {o}. איך זה בשבילך בימים האלה?',
    ],
  ],
  not_me: [
    ['Good, then it wasn’t about me.', 'אה, אז זה לא היה עליי.'],
    ['Then I took it wrongly. Thank you for saying so.', 'אז לא הבנתי נכון. טוב שאמרת.'],
  ],
  // Corrections: something that the guide took wrongly.
  topic_dropped: [
    ['All right, no more about {o}.', 'בסדר, לא עוד על {o}.'],
    ['Then I leave {o} out of it.', 'אז בלי {o}.'],
    ['Understood: this is not about {o}.', 'הבנתי, זה לא על {o}.'],
  ],
  topic_open: [
    ['What is it about, then?', 'על מה זה כן?'],
    ['What should I have asked about?', 'על מה היה כדאי לשאול?'],
    ['Where is it really, for you?', 'אז מה העיקר, בשבילך?'],
  ],
  not_lost: [
    ['Then I misread that, and I’m glad of it.', 'אז לא הבנתי נכון, וטוב שכך.'],
    ['Good: nobody is lost, and I took it too far.', 'טוב לדעת. הבנתי את זה לא נכון.'],
  ],
  feeling_denied: [
    ['Not {o}, then. Which word is nearer?', 'בסדר, לא {o}. איזו מילה קרובה יותר?'],
    ['Then I leave {o} out of it. What would you call it?', 'אז בלי {o}. באיזו מילה לקרוא לזה?'],
    ['No {o}; I take your word for it.', 'אם זה לא {o}, אז לא.'],
  ],
  feeling_instead: [
    ['{f}, then, and not {o}.', 'אז {f}, ולא {o}.'],
    ['So it is {f}. I leave {o} out of it.', 'אז זה {f}, בלי {o}.'],
  ],
  asks_late: [
    ['You are right, I have only listened.', 'נכון, עד עכשיו רק הקשבתי.'],
    ['True, I kept back. Then a question now.', 'נכון, היה כאן יותר מדי שקט ממני.'],
  ],
  health_doctor: [
    [
      'Yes, going is never wrong: that is what they are there for, and nobody there will find it too small.',
      'כן. לפנות זה אף פעם לא מוגזם: בשביל זה הם שם, ואף אחד שם לא יחשוב שזה סתם.',
    ],
    ['I would not wait with that. Asking costs little.', 'עדיף לא לחכות עם זה. לשאול לא עולה כסף.'],
  ],
  health_medicine: [
    [
      'What to take a doctor or a pharmacist knows; it is quickly asked, and a guess of mine could do harm. Here we can look at what happens around it.',
      'מה לקחת, את זה יודעים רופאים ורוקחים, וזו שאלה של רגע. ניחוש שלי יכול להזיק. כאן אפשר לדבר על כל מה שמסביב.',
    ],
    [
      'That one belongs to a pharmacist or a doctor, not to me.',
      'את זה כדאי לשאול בבית מרקחת או במרפאה, לא אותי.',
    ],
  ],
  health_diagnosis: [
    [
      'What it is called I can’t say; somebody who is trained in it can. What you describe is reason enough to ask them.',
      'אין לי איך לתת לזה שם; זה תפקיד של אנשי מקצוע. מה שכתבת הוא סיבה מספיק טובה לפנות אליהם.',
    ],
    [
      'I give no names to such things. They deserve a look by somebody who knows them.',
      'לתת לזה שם זה לא התפקיד שלי. מגיע לזה מבט של אנשי מקצוע.',
    ],
  ],
  joy_mixed: [
    [
      'Glad and a little frightened often come together. What are you looking forward to most?',
      'שמחה וקצת פחד באים הרבה פעמים יחד. מה הכי מלהיב אותך בזה?',
    ],
    [
      'That belongs to something new. What in it draws you most?',
      'ככה זה עם דברים חדשים. מה הכי מושך אותך בזה?',
    ],
  ],
  bored_go: [
    ['Good. It can be told here afterwards.', 'מעולה. אפשר לספר כאן אחר כך איך היה.'],
    ['Off you go, then. I’m here later, too.', 'קדימה. אני כאן גם אחר כך.'],
  ],
  bored_first: [
    [
      'Bored because there is nothing to do, or because you feel like nothing? A card can be drawn, too.',
      'משעמם כי אין מה לעשות, או כי לא בא לך לעשות כלום? אפשר גם לשלוף קלף.',
    ],
    [
      'What would today have to bring, to be a little less dull? A card can be drawn, too.',
      'מה צריך לקרות היום כדי שיהיה קצת פחות משעמם? ואפשר גם לשלוף קלף.',
    ],
  ],
  bored_ideas: [
    [
      'Three that need nobody else: mend something small, learn one trick from a video, make something with your hands. Which is the least dull of them?',
      'שלושה דברים שלא צריך בשבילם אף אחד: לתקן משהו קטן, ללמוד טריק אחד מסרטון, להכין משהו בידיים. מה מהם הכי פחות משעמם?',
    ],
    [
      'What have you always meant to try that could be tried today, even badly?',
      'מה תמיד רצית לנסות, ואפשר לנסות היום, גם אם זה ייצא עקום?',
    ],
    [
      'When did an afternoon last go by quickly, and with what?',
      'מתי בפעם האחרונה אחר הצהריים עבר מהר, ומה היה שם?',
    ],
    [
      'Something for the hands, the ears or the legs: which of the three is it today?',
      'משהו לידיים, לאוזניים או לרגליים: מה מהשלושה מתאים היום?',
    ],
  ],
  doubt_silly: [
    ['It doesn’t sound silly from here.', 'מכאן זה לא נשמע טיפשי.'],
    ['There is nothing odd in it, as it reads here.', 'אין בזה שום דבר מוזר.'],
    ['No. It reads like something that matters to you.', 'לא. נשמע שזה משהו שחשוב לך.'],
  ],
  doubt_glad: [
    ['It is, yes.', 'כן, ממש.'],
    ['That is something indeed.', 'זה באמת משהו.'],
  ],
  doubt_sad: [
    ['A little, perhaps. It may be more than that, too.', 'אולי קצת. ואולי יש בזה גם עוד משהו.'],
    ['It may be. Not all that is small is sad.', 'אולי. ואולי לא רק עצוב.'],
  ],
  bored: [
    ['Then this isn’t it. A card, or another question?', 'אז זה לא זה. קלף, או שאלה אחרת?'],
    [
      'Boring is honest. Shall we draw a card, or shall I ask in another way?',
      'משעמם, וטוב שזה נאמר. לשלוף קלף, או לשאול אחרת?',
    ],
    [
      'I’ve been dull, then. Would a card help, or a different question?',
      'יצא משעמם, אם כך. אולי קלף, או שאלה אחרת לגמרי?',
    ],
  ],
  other_way: [
    ['Differently, then.', 'אז אחרת.'],
    ['Another way round.', 'מכיוון אחר.'],
  ],
  only_listen: [
    ['I’m only listening now.', 'מעכשיו רק הקשבה.'],
    ['Good. I won’t ask. Write as it comes.', 'טוב. בלי שאלות. אפשר לכתוב איך שבא.'],
  ],
  // Direct questions.
  remember_note: [
    [
      'I can keep that for our next chats, if you say so. Shall I?',
      'אפשר לשמור את זה גם לשיחות הבאות. לשמור?',
    ],
    [
      'That can be among what Zavit remembers, in your words. Keep it?',
      'זה יכול להיות בין הדברים שזווית זוכרת, במילים שלך. לשמור?',
    ],
    [
      'It is written below as I would remember it. Does it stay?',
      'למטה כתוב איך זה ייזכר. להשאיר?',
    ],
    [
      'Here it is as a note, for you to decide on. Keep it for later chats?',
      'הנה זה כפתק, וההחלטה שלך. לשמור לשיחות הבאות?',
    ],
  ],
  remember_goal: [
    [
      'A goal like this is worth finding again. Shall I remember it for our next chats?',
      'למטרה כזאת כדאי לחזור. לזכור אותה גם לשיחות הבאות?',
    ],
    [
      'I can keep this goal in mind beyond this chat, if you want. Shall I?',
      'אפשר לזכור את המטרה הזאת גם אחרי השיחה. לזכור?',
    ],
  ],
  remember_kept: [
    [
      'It is remembered. Your profile shows it, under “What Zavit remembers”; you can change or delete it there.',
      'זה נשמר. אפשר לראות, לשנות ולמחוק את זה בפרופיל, תחת ״מה זווית זוכרת״.',
    ],
    [
      'Kept, for our next chats. You can take it back in your profile at any time.',
      'נשמר לשיחות הבאות. אפשר לבטל בפרופיל בכל רגע.',
    ],
    [
      'Then it stays with me. It stands in your profile, in your words.',
      'אז זה נשאר איתי. זה כתוב בפרופיל, במילים שלך.',
    ],
    ['Noted, beyond this chat too.', 'נרשם, גם מעבר לשיחה הזאת.'],
  ],
  remember_left: [
    ['Then it stays in this chat alone.', 'אז זה נשאר בשיחה הזאת בלבד.'],
    ['Good. Nothing of it is kept.', 'בסדר. שום דבר מזה לא נשמר.'],
    ['It is left where it is, in this chat.', 'זה נשאר כאן, בשיחה.'],
    ['Not kept, then.', 'לא נשמר, אם כך.'],
  ],
  remember_off: [
    [
      'In this chat it stays in front of me. Across chats I keep nothing here; memory can be turned on in your profile, under “What Zavit remembers”, for chats with me alone.',
      'בשיחה הזאת זה נשאר לנגד עיניי. בין שיחות לא נשמר כאן דבר; אפשר להפעיל זיכרון בפרופיל, תחת ״מה זווית זוכרת״, לשיחות איתי לבד.',
    ],
    [
      'I have it here, for as long as this chat. Beyond it I remember nothing, unless memory is on in your profile.',
      'זה כאן איתי, כל עוד השיחה הזאת נמשכת. מעבר לה לא נשמר דבר, אלא אם הזיכרון מופעל בפרופיל.',
    ],
  ],
  memory_listed: [
    ['This is what Zavit keeps for you, because you agreed to it:', 'זה מה שזווית זוכרת, בהסכמתך:'],
  ],
  memory_empty: [
    [
      'Nothing is noted yet. In this chat I work from everything you wrote here; what you ask me to remember would stand in your profile, under “What Zavit remembers”.',
      'עוד לא נרשם שום פתק. בשיחה הזאת לנגד עיניי כל מה שנכתב בה; מה שיש בקשה לזכור יופיע בפרופיל, תחת ״מה זווית זוכרת״.',
    ],
    [
      'So far no note is kept about you, only this chat is before me. Memory is on: “remember that …” makes a first one.',
      'עד עכשיו לא נשמר שום פתק, ורק השיחה הזאת לפניי. הזיכרון מופעל: ״לזכור ש…״ מתחיל את הראשון.',
    ],
    [
      'The list is empty still: nothing has been noted beyond this chat.',
      'הרשימה עוד ריקה: שום דבר לא נרשם מעבר לשיחה הזאת.',
    ],
  ],
  memory_none: [
    [
      'In this chat I work from everything you wrote here. Beyond it I know nothing: no notes are kept about you. That can be turned on in your profile, under “What Zavit remembers”.',
      'בשיחה הזאת לנגד עיניי כל מה שנכתב בה. מעבר לה אין לי דבר: לא נשמר שום פתק. אפשר לשנות את זה בפרופיל, תחת ״מה זווית זוכרת״.',
    ],
    [
      'I remember this chat, and nothing from others unless you let Zavit keep it. Your profile shows all that is kept.',
      'השיחה הזאת זכורה לי, ומאחרות שום דבר, אלא אם אישרת לשמור. בפרופיל רואים את כל מה שנשמר.',
    ],
    [
      'When you come back, this chat is still here with all its lines. A new chat begins empty, unless you allow notes in your profile.',
      'כשחוזרים, השיחה הזאת עדיין כאן עם כל השורות. שיחה חדשה מתחילה ריקה, אלא אם הפתקים הופעלו בפרופיל.',
    ],
    [
      'My memory is what stands above. Notes across chats exist only if you switch them on.',
      'הזיכרון שלי הוא מה שכתוב למעלה. פתקים בין שיחות יש רק אם מפעילים אותם.',
    ],
  ],
  privacy: [
    [
      'What you write is stored on the server that runs this app, so that you can read it again. I’m built in: nothing of it goes to an AI provider. You can delete this chat at any time.',
      'מה שנכתב נשמר בשרת שמפעיל את האפליקציה, כדי שאפשר יהיה לקרוא שוב. אני מלווה מובנה: שום דבר לא נשלח לספק בינה מלאכותית. אפשר למחוק את השיחה בכל רגע.',
    ],
    [
      'This chat is yours alone in the app; I pass nothing on to anybody. Whoever runs the server keeps the data, and the privacy policy says how. On a shared device, sign out when you leave.',
      'השיחה הזאת שלך בלבד באפליקציה, ודבר לא עובר ממני לאיש. מי שמפעיל את השרת שומר את הנתונים, ומדיניות הפרטיות אומרת איך. במכשיר משותף כדאי לצאת מהחשבון בסוף.',
    ],
    [
      'I don’t report and I don’t forward. Your words are saved so that you find them again, and you can delete them or all your data from the profile.',
      'אין כאן דיווח ואין העברה הלאה. המילים נשמרות כדי שאפשר יהיה למצוא אותן, ואפשר למחוק אותן או את כל הנתונים מהפרופיל.',
    ],
    [
      'No model and no person reads this while I answer. It is kept on this app’s server until you delete it.',
      'שום מודל ושום אדם לא קוראים את זה כשאני עונה. זה נשמר בשרת של האפליקציה עד שמוחקים.',
    ],
  ],
  about_guide: [
    [
      'I’m the built-in guide of this app: no person, and no AI model either. I read your words by rules, say back what I understood, and ask.',
      'אני המלווה המובנה של האפליקציה: לא אדם, וגם לא מודל בינה מלאכותית. המילים שלך נקראות לפי כללים: קודם נאמר כאן מה הבנתי, ואחר כך באה שאלה.',
    ],
    [
      'A program that works by rules. I can listen to your words, ask about them, draw cards, go through four stages with you, and note a step with its date. I can’t see or hear you.',
      'תוכנה שפועלת לפי כללים. אפשר לקבל ממני הקשבה למילים, שאלות, קלפים, דרך של ארבעה שלבים, וצעד עם תאריך. אין לי איך לראות או לשמוע אותך.',
    ],
    [
      'No one is typing here. I’m built in, without an AI model: I pick out what you speak of and make my questions of it. I have no feelings and no opinions to hide.',
      'אין כאן מישהו שמקליד. אני מלווה מובנה, בלי מודל: המילים שלך הן החומר שממנו נבנות השאלות. אין לי רגשות ואין לי דעות להסתיר.',
    ],
    [
      'I’m a part of Zavit, made of rules in two languages, not a person and not a model. What I’m good for: thinking aloud with somebody who keeps your words.',
      'אני חלק מהאפליקציה, כללים בשתי שפות, לא אדם ולא מודל. בשביל מה זה טוב: לחשוב בקול, במקום ששומר על המילים.',
    ],
    [
      'Built in, no person, no AI model: the answer stays the same however it is asked. Whoever runs this server can connect a model.',
      'מלווה מובנה, לא אדם ולא מודל בינה מלאכותית: התשובה זהה בכל ניסוח. מי שמפעיל את השרת יכול לחבר מודל.',
    ],
  ],
  about_connect: [
    [
      'Whoever runs this server can: with a key and AI_PROVIDER in its settings, or with a local model such as Ollama and AI_PROVIDER=auto. The page docs/models.md describes it.',
      'מי שמפעיל את השרת יכול: עם מפתח ו־AI_PROVIDER בהגדרות, או עם מודל מקומי כמו Ollama ו־AI_PROVIDER=auto. הדף docs/models.md מתאר את זה.',
    ],
    [
      'It takes two settings on the server: AI_PROVIDER and the key of that provider. A local Ollama is found with AI_PROVIDER=auto. More stands in docs/models.md.',
      'צריך שתי הגדרות בשרת: AI_PROVIDER והמפתח של הספק. ‏Ollama מקומי נמצא עם AI_PROVIDER=auto. עוד כתוב ב־docs/models.md.',
    ],
  ],
  no_advice: [
    [
      'No advice, then. Write what there is; I read it, and that is all.',
      'אז בלי עצות. אפשר לכתוב מה שיש; אני כאן רק כדי להקשיב.',
    ],
    [
      'Agreed, nothing to fix here. I listen; go on as you like.',
      'מקובל, אין כאן מה לתקן. אני בהקשבה, ואפשר להמשיך איך שנוח.',
    ],
  ],
  about_task: [
    [
      'That I can’t make: I’m built in and work with your words alone. With a connected model the guide could. Something lighter from here would be a card.',
      'את זה אין לי איך לחבר: אני מלווה מובנה ועובד עם המילים שלך בלבד. עם מודל מחובר זה אפשרי. משהו קליל יותר מכאן: קלף.',
    ],
    [
      'I’d spoil it: I make nothing up, I only pick out what you write. A card is the most playful thing I have.',
      'זה היה יוצא רע: אין לי המצאות, רק מה שכתבת. הדבר הכי משחקי כאן הוא קלף.',
    ],
  ],
  day_named: [
    ['That is {date}.', 'זה {date}.'],
    ['{date}, counted from today.', '{date}, בספירה מהיום.'],
  ],
  which_stage: [
    ['We are in {a}.', 'אנחנו בשלב {a}.'],
    ['This is {a}; the bar above shows all four.', 'זה שלב {a}; בשורה שלמעלה מופיעים כל הארבעה.'],
  ],
  reword_ask: [
    ['Yes. How should it read, in your words?', 'כן. איך זה צריך להיכתב, במילים שלך?'],
    ['Of course. Write it as it should stand.', 'בוודאי. אפשר לכתוב כאן את הנוסח הנכון.'],
  ],
  request: [
    [
      'That is beyond me: I work with your words alone. With a connected model the guide could.',
      'את זה אין לי איך לעשות: כאן יש רק המילים שלך. עם מודל מחובר זה אפשרי.',
    ],
    [
      'I can’t do that from here, and I won’t pretend. What I have: listening, a question, a card.',
      'זה מעבר לי, ולא אעמיד פנים. מה שיש כאן: הקשבה, שאלה, קלף.',
    ],
    [
      'This takes more than rules, and rules are all that I am.',
      'בשביל זה צריך יותר מכללים, וכללים הם כל מה שיש כאן.',
    ],
  ],
  first_said: [
    ['It began with {q}.', 'זה התחיל כך: {q}.'],
    ['Your first line here was {q}.', 'השורה הראשונה שלך כאן הייתה {q}.'],
  ],
  first_said_none: [
    ['This is the first line, so it begins here.', 'זו השורה הראשונה, אז ההתחלה כאן.'],
  ],
  last_said: [
    ['Just before, you wrote {q}.', 'ממש לפני זה כתבת {q}.'],
    ['The line before this one: {q}.', 'השורה שלפני זו: {q}.'],
  ],
  last_said_none: [['There is nothing before this line.', 'לפני השורה הזאת אין כלום.']],
  mentioned: [
    ['From you I have this: {q}.', 'ממך יש לי כאן את זה: {q}.'],
    ['You wrote {q}.', 'כתבת {q}.'],
    ['Yes, it stands above: {q}.', 'כן, זה כתוב למעלה: {q}.'],
    ['In your words: {q}.', 'במילים שלך: {q}.'],
    ['Further up it says {q}.', 'למעלה כתוב {q}.'],
  ],
  mentioned_nameless: [
    ['About this I have from you: {q}.', 'על זה יש לי ממך: {q}.'],
    ['Here is what you wrote of that: {q}.', 'זה מה שכתבת על זה: {q}.'],
  ],
  mentioned_none: [
    [
      'In what I still have of this chat I find nothing about it. The search reads all of it, and your other chats.',
      'במה שנשאר אצלי מהשיחה לא נמצא על זה דבר. החיפוש קורא את כולה, וגם שיחות אחרות.',
    ],
    ['Not in this chat, as far as I see.', 'לא בשיחה הזאת, עד כמה שרואים.'],
    ['I find nothing of that in this chat.', 'על זה לא נמצא דבר בשיחה הזאת.'],
  ],
  my_name: [
    [
      'Here you are called {a}; the profile changes it.',
      'כאן השם שלך הוא {a}; בפרופיל אפשר לשנות אותו.',
    ],
    ['{a}, so it says in your profile.', '{a}, כך כתוב בפרופיל שלך.'],
  ],
  since_when: [
    [
      'Since {date} by your clock; this is line {count} of yours.',
      'מאז {date} לפי השעון אצלך; זו שורה מספר {count} שלך.',
    ],
    [
      'It began at {date}, and this is your line number {count}.',
      'זה התחיל בשעה {date}, וזו השורה מספר {count} שלך.',
    ],
  ],
  emergency: [
    [
      'If somebody is in danger now, call {count}. These lines have people who listen:',
      'אם מישהו בסכנה עכשיו, מתקשרים אל {count}. בקווים האלה עונים אנשים:',
    ],
    [
      'People answer here; in danger, {count} first:',
      'כאן עונים אנשים; במקרה של סכנה, קודם {count}:',
    ],
  ],
  step_known: [
    ['Your step is: {action}, {date}.', 'הצעד שלך: {action}, {date}.'],
    ['This is kept: {action}, {date}.', 'זה מה שנשמר: {action}, {date}.'],
  ],
  step_to_keep: [
    [
      'Yes, a day is kept here with a step beside it. In one line, what would you like to do then?',
      'כן, יום נשמר כאן עם צעד לידו. בשורה אחת, מה יקרה אז?',
    ],
    [
      'With pleasure, as soon as it has words. What is it that belongs to that day?',
      'בשמחה, ברגע שיש לזה מילים. מה שייך ליום הזה?',
    ],
  ],
  step_none: [
    [
      'In this chat no step is kept yet. Earlier ones stand in the action hub.',
      'בשיחה הזאת עוד לא נשמר צעד. צעדים קודמים נמצאים במרכז הפעולה.',
    ],
    [
      'None has come of this chat so far. What you kept elsewhere is in the action hub.',
      'עד עכשיו לא יצא צעד מהשיחה הזאת. מה שנשמר בשיחות אחרות נמצא במרכז הפעולה.',
    ],
  ],
  about_how: [
    [
      'I look for what you speak of: somebody, something, a wish, a fear, a choice. I say it back and ask one thing about it. When it seems time for another stage I offer it; you decide.',
      'קודם בא חיפוש: על מה מדובר כאן, אדם, דבר, רצון, פחד או בחירה. אחר כך זה נאמר שוב, ובאה על זה שאלה אחת. כשנראה שהגיע הזמן לשלב אחר תבוא הצעה, וההחלטה שלך.',
    ],
    [
      'By rules, in plain sight: your words in, one reflection and at most one question out. Pause names it, Expand turns it around, Focus chooses, Doing makes a step of it.',
      'לפי כללים גלויים: המילים שלך, שיקוף אחד, ולכל היותר שאלה אחת. בעצירה נותנים שם, במרחב מסתכלים מסביב, במיקוד בוחרים, ובמעשה יוצא צעד.',
    ],
    [
      'I can listen, ask, draw a card (“card”), move on (“next”), and keep a step with a date. What you mean by things is for you to say.',
      'אפשר לקבל ממני הקשבה, שאלות, קלף (״קלף״), מעבר הלאה (״הלאה״), וצעד עם תאריך. את המשמעות של הדברים רק לך לקבוע.',
    ],
  ],
  fact_first: [
    [
      'That is beyond me: I’m built in and work by rules, without an AI model and without a look at the world. Whoever runs this app can connect an AI model; then such questions get answers here.',
      'זה מעבר לי: אני מלווה מובנה שפועל לפי כללים, בלי בינה מלאכותית ובלי גישה לעולם שבחוץ. מי שמפעיל את האפליקציה יכול לחבר בינה מלאכותית, ואז תהיה כאן תשובה לשאלות כאלה.',
    ],
  ],
  fact_unknown: [
    ['I can’t answer that one properly, and I won’t guess.', 'אין לי תשובה טובה לזה, ולא אנחש.'],
    [
      'I have no facts, I’m afraid. With a model connected I could answer that.',
      'אין לי ידע על העולם, לצערי. עם מודל מחובר הייתה כאן תשובה.',
    ],
    ['That one is beyond me, too.', 'גם זה מעבר לי.'],
    ['I can’t look that up either.', 'גם את זה אין לי איך לבדוק.'],
    [
      'My rules don’t reach that far; I would only be guessing.',
      'הכללים שלי לא מגיעים לשם; זה יהיה רק ניחוש.',
    ],
    ['I have no answer to that one.', 'לשאלה הזאת אין לי תשובה.'],
  ],
  about_advising: [
    [
      'Not as my own: I know too little of your life. Asked about one particular thing, I name a possibility and its price; the choice stays with you.',
      'לא עצה משלי: החיים שלך מוכרים לי רק מעט. על שאלה אחת מסוימת יש לי אפשרות אחת והמחיר שלה; הבחירה נשארת אצלך.',
    ],
    [
      'Of a small kind: one way that others take, with what it costs. More than that would be a guess.',
      'במידה קטנה: דרך אחת שאנשים בוחרים בה, ומה היא עולה. יותר מזה יהיה ניחוש.',
    ],
  ],
  about_writing: [
    [
      'I can’t write it for you, and yours will be the better words. Put the first sentence here as you would say it, and we look at it together.',
      'לכתוב במקומך אין לי איך, והמילים שלך יהיו טובות יותר. אפשר לכתוב כאן את המשפט הראשון כמו שהיה נאמר בקול, ונסתכל עליו יחד.',
    ],
    [
      'Writing is beyond my rules. What I can do is keep your lines: whom is it for, and what must not be missing in it?',
      'לנסח זה מעבר לכללים שלי. אפשר לשמור כאן שורות שלך: למי זה, ומה אסור שיחסר בזה?',
    ],
  ],
  tips: [
    [
      'Tips take knowledge of the world, and I work with your words alone. Yours may be nearer: what has helped already, even once?',
      'בשביל טיפים צריך ידע על העולם, ואצלי יש רק המילים שלך. אולי התשובה קרובה: מה כבר עזר, אפילו פעם אחת?',
    ],
    [
      'A list would be copied from nowhere, so I give none. A search finds many; here we can look at what gets in the way.',
      'רשימה ממני תהיה בלי שום בסיס, ולכן אין. בחיפוש יש הרבה; כאן אפשר להסתכל על מה שמפריע.',
    ],
  ],
  you_decide: [
    [
      'That I can’t take from you. I can make it smaller: write the part of it that is nearest, and we begin there.',
      'את זה לא אוכל לקחת ממך. אפשר להקטין: לכתוב את החלק הקרוב ביותר, ומשם מתחילים.',
    ],
    [
      'Then chance may: a card decides nothing, but it gives a beginning. Write “card”, or the first thing that comes.',
      'אז שהמקרה יבחר: קלף לא מחליט דבר, אבל נותן התחלה. אפשר לכתוב ״קלף״, או את הדבר הראשון שעולה.',
    ],
  ],
  time_known: [
    ['By your clock it is {date}.', 'השעה אצלך {date}.'],
    ['It is {date} now.', 'עכשיו {date}.'],
  ],
  day_of_step: [
    ['That is {date}.', 'זה {date}.'],
    ['The day I have for it is {date}.', 'היום שרשום אצלי לזה: {date}.'],
  ],
  topic_named: [
    ['Of course. {p}, then.', 'בוודאי. אז {p}.'],
    ['Yes, let it be about {p}.', 'כן, שזה יהיה על {p}.'],
  ],
  topic_bare: [
    ['Of course. Begin where you like.', 'בוודאי. אפשר להתחיל מאיפה שנוח.'],
    ['Yes. That has room here.', 'כן. יש לזה כאן מקום.'],
  ],
  asked_head: [['These were your questions so far:', 'אלה השאלות שלך עד עכשיו:']],
  asked_none: [
    ['You have asked nothing before this.', 'לפני זה עוד לא הייתה כאן שאלה שלך.'],
    ['This is your first question here.', 'זו השאלה הראשונה שלך כאן.'],
  ],
  step_open: [
    [
      'Nothing is noted yet. What I offered is {action}, on {date}; a yes notes it.',
      'עוד לא נרשם דבר. מה שהוצע: {action}, {date}. עם ״כן״ זה יירשם.',
    ],
  ],
  // Words of the guide that somebody may ask about.
  meaning_angle: [
    [
      'An angle is a side from which one can look: yours today, yours in a year, or that of somebody else in the story.',
      'זווית היא צד שממנו אפשר להסתכל: שלך היום, שלך בעוד שנה, או של מישהו אחר בסיפור. וזה גם שם האפליקציה.',
    ],
  ],
  meaning_step: [
    [
      'A step is one thing that you do yourself, small enough for a day that you choose.',
      'צעד הוא דבר אחד שעושים בעצמנו, קטן מספיק ליום אחד שבוחרים.',
    ],
  ],
  meaning_card: [
    [
      'A card is a picture, a word or a question. It means nothing by itself; what you see in it is the point.',
      'קלף הוא תמונה, מילה או שאלה. אין לו משמעות משל עצמו; העיקר הוא מה שרואים בו.',
    ],
  ],
  meaning_price: [
    [
      'By the price of a way I mean what one gives up or has to bear by taking it.',
      'המחיר של דרך הוא מה שמוותרים עליו או צריכים לשאת כשבוחרים בה.',
    ],
  ],
  meaning_core: [
    [
      'The core is the one part that would still matter if all the rest were settled.',
      'העיקר הוא החלק האחד שיישאר חשוב גם אם כל השאר יסתדר.',
    ],
  ],
  meaning_word: [
    [
      'By {w} I mean nothing special, only the word as people use it. If the question doesn’t fit, pass it over.',
      'אין ב־{w} שום כוונה מיוחדת, רק המילה כמו שאומרים אותה. אם השאלה לא מתאימה, אפשר לדלג.',
    ],
  ],
  explained_side: [
    [
      'I meant a side to look from: yours a year from now, that of somebody in the story, or of a stranger who only watches.',
      'הכוונה לצד שממנו מסתכלים: שלך בעוד שנה, של מישהו מהסיפור, או של זר שרק צופה.',
    ],
  ],
  explained_wider: [
    [
      'I meant what stands around it: who else is in it, what came before, and how it might look to others.',
      'הכוונה למה שמסביב: מי עוד שייך לזה, מה היה לפני כן, ואיך זה נראה לאחרים.',
    ],
  ],
  explained_core: [
    [
      'I meant the one thing in it that you would mind most to lose, whatever happens with the rest.',
      'הכוונה לדבר האחד שהכי היה חבל לאבד כאן, ולא משנה מה יקרה עם השאר.',
    ],
  ],
  explained_where: [
    [
      'I meant how it is just now in a few parts of life: sleep, work, people, time of your own. Some numbers show where it weighs.',
      'הכוונה למצב עכשיו בכמה חלקים של החיים: שינה, עבודה, אנשים, זמן פנוי. כמה מספרים מראים איפה זה מכביד.',
    ],
  ],
  explained_step: [
    [
      'I meant one small thing that you could do yourself this week, like a call, a note or ten minutes of something.',
      'הכוונה לדבר קטן אחד שאפשר לעשות השבוע: שיחה, פתק, או עשר דקות של משהו.',
    ],
  ],
  explained_offer: [
    ['Shall we try it, or leave it?', 'לנסות, או להניח לזה?'],
    ['Do you want to try that, or shall we stay here?', 'לנסות את זה, או להישאר כאן?'],
  ],
  explained_open: [
    ['What comes up with that, or shall we leave it?', 'מה עולה מזה, או שעדיף להניח לזה?'],
    ['Does that fit, or shall we drop the question?', 'זה מתאים, או שנוותר על השאלה?'],
  ],
  question_open: [
    [
      'Nobody answers that from outside. What is your own guess, if you let yourself have one?',
      'על זה אי אפשר לענות מבחוץ. ומה הניחוש שלך, אם מותר לנחש?',
    ],
    [
      'That I can’t know. Which answer would make it easier?',
      'את זה אין לי איך לדעת. עם איזו תשובה היה קל יותר?',
    ],
    [
      'I don’t know. You are nearer to it than I am: what do you see from there?',
      'אין לי איך לדעת את זה. מהצד שלך רואים יותר: מה נראה משם?',
    ],
    ['I can’t know that. What do you think so far?', 'אין לי איך לדעת. מה נראה לך עד עכשיו?'],
    ['I don’t know. What would you do if you knew?', 'זה לא ידוע לי. מה היית עושה, לו ידעת?'],
    [
      'That I can’t say. Which part of it can be known, and from whom?',
      'את זה אין לי איך לומר. איזה חלק מזה אפשר לדעת, וממי?',
    ],
    [
      'I can’t know that. What would it change for you to know?',
      'אין לי תשובה לזה. מה היה משתנה אצלך עם תשובה?',
    ],
    [
      'That can’t be seen from here. What speaks for it, and what against?',
      'את זה לא רואים מכאן. מה מדבר בעד, ומה נגד?',
    ],
  ],
  grief_decision: [
    ['Nothing of that has to be decided now.', 'שום דבר מזה לא צריך להיות מוכרע עכשיו.'],
    [
      'I have no “should” for that. It may take as long as it takes.',
      'אין לי על זה ״צריך״. זה יכול לקחת כמה זמן שייקח.',
    ],
    ['There is no right day for it, and none is late.', 'אין לזה יום נכון, ואין יום מאוחר מדי.'],
  ],
  grief_advice: [
    [
      'In grief, small steps that can be taken back are kinder than big decisions.',
      'בזמן אבל, צעדים קטנים שאפשר לחזור מהם טובים מהחלטות גדולות.',
    ],
    [
      'I know no right way through this. Something small is enough, and it may be done badly.',
      'אין דרך אחת נכונה בתוך זה. משהו קטן מספיק, ומותר שלא יצליח.',
    ],
    [
      'What can wait may wait. What can’t is easier with somebody beside you.',
      'מה שיכול לחכות, יכול לחכות. מה שלא, קל יותר כשיש מישהו לצד.',
    ],
  ],
  grief_allowed: [
    [
      'Yes, it is. Laughing and missing somebody live in the same house.',
      'כן. צחוק וגעגוע גרים באותו בית.',
    ],
    ['Yes. Nothing is taken from anybody by it.', 'כן. זה לא לוקח שום דבר מאף אחד.'],
  ],
  words_found: [
    ['{q} That is gentle and clear, and it is yours.', '{q} זה עדין וברור, וזה שלך.'],
    ['{q} Nothing needs to be added to it.', 'לא צריך להוסיף כלום על {q}.'],
    ['{q} It can be said just like that.', 'אפשר לומר בדיוק ככה: {q}'],
  ],
  grief_normal: [
    [
      'Many people do such things for a long time. It needs no permission, and it has no date by which it must end.',
      'הרבה אנשים עושים דברים כאלה, ולאורך זמן. לא צריך בשביל זה רשות, ואין תאריך שבו זה חייב להיגמר.',
    ],
    [
      'It is heard often from people who mourn. Nothing in it is wrong.',
      'שומעים את זה הרבה מאנשים שאיבדו מישהו. אין בזה שום דבר לא בסדר.',
    ],
    [
      'Grief has no usual form. What you write belongs to it.',
      'אין דרך אחת להתאבל. מה שכתבת הוא חלק מזה.',
    ],
  ],
  grief_talk: [
    [
      'No right words are needed. One true sentence is enough, and silence together may be enough, too.',
      'לא צריך מילים נכונות. משפט אחד אמיתי מספיק, וגם שתיקה ביחד.',
    ],
    [
      'Short and plain is kinder than careful: what happened, how it is for you, and that questions may come later.',
      'קצר ופשוט עדיף על זהיר: מה קרה, איך זה אצלך, ושאפשר לשאול גם אחר כך.',
    ],
  ],
  grief_question: [
    [
      'That nobody can say for certain now. How much it matters to you is plain in the asking.',
      'את זה כבר אי אפשר לדעת בוודאות. כמה זה חשוב לך, זה נשמע בשאלה.',
    ],
    [
      'I have no answer to that, and I won’t make one up. It may be asked here as often as it comes.',
      'אין לי על זה תשובה, ולא אמציא אחת. אפשר לשאול את זה כאן בכל פעם שזה עולה.',
    ],
    [
      'I don’t know. A question like this can only be carried, and not alone.',
      'זה לא ידוע לי. שאלה כזאת אפשר רק לשאת, ולא לבד.',
    ],
  ],
  grief_thanks: [
    ['I’m glad that you said it here.', 'טוב שזה נאמר כאן.'],
    ['Any time, also for the same words again.', 'בכל שעה, גם כדי לומר שוב את אותו הדבר.'],
    ['There is room for it here, whenever it comes.', 'יש לזה כאן מקום, מתי שזה עולה.'],
  ],
  day_known: [['Today is {date}.', 'היום {date}.']],
  advice: [
    [
      'I can’t know what is right for you, and I won’t pretend to. A question that helps some people: what would you say to a good friend who asked you this?',
      'מה נכון לך, זה לא ידוע לי, ולא אעמיד פנים. שאלה שעוזרת לפעמים: מה היה עונה על זה אדם שרוצה בטובתך?',
    ],
    [
      'Advice that fits you I don’t have. In your own words: what speaks for it, and what holds you back?',
      'עצה שמתאימה לך אין לי. במילים שלך: מה בעד, ומה עוצר?',
    ],
    [
      'That decision I leave with you, where it belongs. One thing can be said: it doesn’t have to be made today. The price of waiting is not knowing for a little longer.',
      'ההחלטה נשארת אצלך, שם מקומה. דבר אחד אפשר לומר: לא חייבים להחליט היום. מחיר ההמתנה: עוד קצת אי־ידיעה.',
    ],
    [
      'I know no better than you in this. What would change tomorrow if you did it, and what if you didn’t?',
      'אין לי דרך לדעת את זה טוב ממך. מה היה משתנה מחר אם זה ייעשה, ומה אם לא?',
    ],
    [
      'I can’t weigh that from outside. What good could come of it, and for whom?',
      'מבחוץ אין לי איך לשקול את זה. מה טוב יכול לצאת מזה, ולמי?',
    ],
    [
      'I can’t decide that for you. What makes you hesitate?',
      'את זה אין לי איך להכריע. מה מעורר בך היסוס?',
    ],
    [
      'That is yours to judge, and it can be tried in small. What would be the smallest try?',
      'זה שלך לשפוט, ואפשר לנסות בקטן. מה יהיה הניסיון הכי קטן?',
    ],
    [
      'I see too little from here for a yes or a no. What would have to be so, for it to be good?',
      'מכאן רואים מעט מדי בשביל כן או לא. מה צריך לקרות כדי שזה יהיה טוב?',
    ],
    [
      'A yes or no from me would be empty. If it went well, what would you notice first?',
      'כן או לא ממני יהיו ריקים. אם זה ילך טוב, מה יורגש ראשון?',
    ],
  ],
  advice_joy: [
    [
      'I have no vote in it, and it sounds like a glad idea. What do you see when you imagine it?',
      'אין לי קול בזה, וזה נשמע כמו רעיון שמח. מה עולה לך בדמיון?',
    ],
    [
      'From me there comes no “no” to that. How would it be?',
      'ממני לא יבוא לזה ״לא״. איך זה יהיה?',
    ],
    [
      'That is for you to enjoy deciding. Which way makes you smile?',
      'ההחלטה הזאת היא שלך, וגם ההנאה שבה. מה מעלה חיוך?',
    ],
  ],
  // After “is that weird?”
  reassured: [
    ['You’re hardly the only one with that.', 'זה קורה להרבה אנשים, לא רק לך.'],
    ['More people know this than say so.', 'יותר אנשים מכירים את זה ממה שנדמה.'],
    ['It sounds human to me.', 'זה נשמע לי אנושי.'],
    ['Many people wonder about just that.', 'הרבה אנשים שואלים את עצמם בדיוק את זה.'],
    ['That is nothing to be ashamed of.', 'אין בזה שום בושה.'],
    ['It is a common thing to feel.', 'הרבה מרגישים כך.'],
    ['Not odd to me at all.', 'בעיניי זה בכלל לא מוזר.'],
    ['It makes sense to me that you ask.', 'הגיוני בעיניי שהשאלה עולה.'],
  ],
  // “Is it silly?”, asked of something of one’s own.
  // A question beside a yes to the step.
  question_waits: [
    [
      'Your question isn’t mine to settle, and it can be the next thing here.',
      'על השאלה שלך אין לי תשובה, ואפשר להמשיך איתה כאן.',
    ],
    [
      'And your question stays open here, for as long as you like.',
      'והשאלה שלך נשארת פתוחה כאן, כמה שצריך.',
    ],
  ],
  not_silly: [
    ['It doesn’t look like that from here.', 'מכאן זה לא נראה ככה.'],
    ['Not to me.', 'בעיניי לא.'],
    ['It is more common than it feels.', 'זה נפוץ יותר ממה שנדמה.'],
    ['There is room for that, as it is.', 'יש לזה מקום, כמו שזה.'],
    ['I’d call it human.', 'אנושי, אם כבר.'],
    ['Nothing in what you wrote says so.', 'שום דבר במה שכתבת לא אומר את זה.'],
    ['From here it looks like something that matters to you.', 'מכאן זה נראה כמו משהו שחשוב לך.'],
    ['I can’t see anything silly in it.', 'לא רואים בזה כאן שום דבר טיפשי.'],
  ],
  // “Am I a bad mother?”: asked of oneself.
  judged_self: [
    [
      'Whoever asks that has looked at the other side already.',
      'עצם השאלה אומרת שגם הצד השני חשוב לך.',
    ],
    [
      'That can’t be judged from outside. That you ask says something, too.',
      'לשפוט את זה מבחוץ אי אפשר. וזה שהשאלה עולה אומר גם משהו.',
    ],
    ['One hard moment says little about a whole person.', 'רגע קשה אחד אומר מעט על אדם שלם.'],
    ['Somebody to whom it made no difference would not ask.', 'כשלא אכפת, שאלה כזאת לא עולה.'],
    [
      'What one did in a bad hour is not all that one is.',
      'מה שקורה בשעה רעה הוא לא כל מי שאנחנו.',
    ],
    [
      'Both can be true: it went wrong, and it matters to you.',
      'שני הדברים יכולים להיות נכונים: זה יצא רע, וזה חשוב לך.',
    ],
    [
      'A verdict would help little here. That it troubles you is a beginning.',
      'פסק דין לא יעזור כאן. שזה מטריד אותך, זו כבר התחלה.',
    ],
    ['Seen from without it is smaller than from within.', 'מבחוץ זה נראה קטן יותר מאשר מבפנים.'],
  ],
  reassured_ask: [
    ['What is it like when it happens?', 'איך זה בשבילך כשזה קורה?'],
    ['What makes it feel odd to you?', 'מה בזה לא רגיל בעיניך?'],
    ['What does it give you?', 'מה זה נותן לך?'],
    ['When do you notice it most?', 'מתי זה הכי מורגש?'],
    ['What would you like to do with it?', 'מה היית רוצה לעשות עם זה?'],
    ['Since when has it been so?', 'ממתי זה ככה?'],
    ['What belongs to it as well?', 'מה עוד קשור לזה?'],
    ['Who else knows this of you?', 'מי עוד יודע על זה?'],
  ],
  judgement: [
    [
      'What is normal is hard to say from here. But nothing in what you wrote sounds out of proportion to what happened.',
      'מה נורמלי, קשה לומר מכאן. אבל שום דבר במה שכתבת לא נשמע מוגזם לעומת מה שקרה.',
    ],
    [
      'Nobody can settle that from outside, and I least of all. It makes sense that you ask.',
      'את זה אי אפשר לקבוע מבחוץ, ובוודאי לא אצלי. הגיוני שהשאלה עולה.',
    ],
    [
      'I can’t tell what is usual. But what people feel mostly has its reasons, and you may feel it.',
      'מה מקובל, אין לי איך לדעת. אבל לרגש יש בדרך כלל סיבות, ומותר לו להיות כאן.',
    ],
  ],
  blame: [
    [
      'From here I can’t judge that, and “wrong” may be too large a word. {c}: that happened. What you make of it is another matter.',
      'מכאן אי אפשר לשפוט, ואולי ״לא בסדר״ זה ביטוי גדול מדי. {c}: זה קרה. מה עושים עם זה, זה כבר עניין אחר.',
    ],
    [
      'Whose fault it is can’t be read from your words. Things like this mostly come of many small ones, and you needn’t carry all of it.',
      'מי אשם, את זה אי אפשר לקרוא מהמילים. דברים כאלה קורים בדרך כלל מהרבה סיבות קטנות, ולא צריך לשאת את כולן.',
    ],
    [
      'I find no verdict in what you wrote, only somebody who takes it seriously. A mistake and a guilt are not the same.',
      'אין פסק דין במה שנכתב כאן, רק רצינות גדולה. טעות ואשמה אינן אותו דבר.',
    ],
    [
      'I can’t acquit or convict. I only notice that you ask; those who don’t care don’t.',
      'אין לי סמכות לזכות או להרשיע. רק דבר אחד נראה לי: שאלה כזאת שואלים כשאכפת.',
    ],
  ],
  meaning: [
    [
      'I put that badly. What is the part of this that matters to you? Any answer will do, also half of one.',
      'ניסחתי את זה לא טוב. מה החלק שחשוב לך בזה? כל תשובה טובה, גם חצי.',
    ],
    [
      'I meant it simply. How is it for you right now? If the question doesn’t fit, skip it.',
      'הכוונה הייתה פשוטה. איך זה בשבילך עכשיו? אם השאלה לא מתאימה, אפשר לדלג.',
    ],
    [
      'In other words, then. If you had to tell it in one sentence, what would it be?',
      'אז במילים אחרות. לו היה צריך לומר את זה במשפט אחד, מה היה המשפט?',
    ],
    [
      'Let me say it more plainly. What would you like to be different?',
      'אז בפשטות יותר. מה היית רוצה שיהיה אחרת?',
    ],
  ],
  meaning_stay: [
    [
      'Only this: nothing has to be done about it here and now. I put it badly.',
      'רק זה: לא צריך לעשות עם זה משהו כאן ועכשיו. לא ניסחתי טוב.',
    ],
  ],
  what_now_small: [
    ['Now one small piece of it would be enough.', 'עכשיו מספיקה חתיכה אחת קטנה מזה.'],
    ['Then to something that can be done.', 'אז אל משהו שאפשר לעשות.'],
    ['From here it goes on in small.', 'מכאן ממשיכים בקטן.'],
  ],
  // Somebody wants to do something: the guide makes it small, about what they spoke of.
  step_help_aim: [
    [
      'Then let’s make it small. You spoke of wanting to {v}: what would be ten minutes of that, and on which day?',
      'אז נעשה את זה קטן. עלה כאן רצון {v}: מה אפשר לעשות מזה בעשר דקות, ובאיזה יום?',
    ],
    [
      'One small thing, then. If you want to {v}, what comes first, and when?',
      'אז דבר קטן אחד. כדי {v}, מה בא קודם, ומתי?',
    ],
  ],
  step_help_person: [
    [
      'Then one small thing about {p}. What could you say, ask or leave out, and on which day?',
      'אז דבר קטן אחד בעניין של {p}. מה אפשר לומר, לשאול או לא לעשות, ובאיזה יום?',
    ],
  ],
  step_help_thing: [
    [
      'Then one small thing about {t}. What could be done in ten minutes, and on which day?',
      'אז דבר קטן אחד בעניין של {t}. מה אפשר לעשות בעשר דקות, ובאיזה יום?',
    ],
  ],
  step_help: [
    [
      'Then let’s find one. Which part of this could you change by a little this week, and on which day?',
      'אז נמצא אחד. איזה חלק מזה אפשר לשנות קצת השבוע, ובאיזה יום?',
    ],
    [
      'Something small, then: what could you do about it within ten minutes, and when?',
      'אז משהו קטן: מה אפשר לעשות עם זה בעשר דקות, ומתי?',
    ],
    [
      'Name one thing that is yours to do, however small. What is it, and on which day?',
      'דבר אחד שתלוי בך, גם אם הוא קטן: מה הוא, ובאיזה יום?',
    ],
  ],
  right_unknown: [
    [
      'What is right I can’t know, but we can find something to try.',
      'מה נכון, את זה אין לי איך לדעת, אבל אפשר למצוא משהו לנסות.',
    ],
    [
      'I have no answer for you, but a beginning can be found.',
      'תשובה אין לי, אבל אפשר למצוא התחלה.',
    ],
  ],
  what_now_here: [
    [
      'From here: tell more, look at it from another side (“next”), or make a small step of it. Which suits you?',
      'מכאן אפשר לספר עוד, להסתכל מצד אחר (״הלאה״), או לבחור צעד קטן. מה מתאים?',
    ],
  ],
  meaning_person: [
    [
      'More plainly, then. How are things between you and {p}, and how would you like them to be?',
      'אז בפשטות יותר. איך הדברים בינך לבין {p}, ואיך היית רוצה שיהיו?',
    ],
  ],
  meaning_thing: [
    [
      'More plainly, then. What is it about {t} that matters to you?',
      'אז בפשטות יותר. מה חשוב לך בעניין {t}?',
    ],
  ],
  meaning_aim: [
    ['More plainly, then. What would help you to {v}?', 'אז בפשטות יותר. מה היה עוזר לך {v}?'],
  ],
  summary_head: [
    ['So far, in your words:', 'עד כאן, במילים שלך:'],
    ['This is what you have told me:', 'זה מה שסיפרת:'],
    ['What stands on the page until now:', 'מה שכתוב כאן עד עכשיו:'],
  ],
  summary_none: [
    [
      'There is not much on the page yet. We can begin with one line about today.',
      'עוד אין כאן הרבה. אפשר להתחיל בשורה אחת על היום.',
    ],
  ],
  // Short answers.
  agreed: [
    ['All right.', 'בסדר.'],
    ['Good.', 'טוב.'],
    ['Then on from there.', 'אז ממשיכים משם.'],
  ],
  declined: [
    ['No, then.', 'אז לא.'],
    ['Not that, then.', 'אז לא זה.'],
    ['A no is an answer, too.', 'גם לא זו תשובה.'],
    ['All right, no.', 'בסדר, לא.'],
  ],
  gesture: [
    ['I read that as {w}.', 'זה נקרא אצלי כך: {w}.'],
    ['{w}, without words.', '{w}, בלי מילים.'],
    ['That says {w}.', 'זה אומר {w}.'],
    ['I see {w}.', 'רואים כאן: {w}.'],
    ['{w}: that comes across.', '{w}: זה עובר גם ככה.'],
  ],
  gesture_sad: [
    ['{w}, without words. It must hurt.', '{w}, בלי מילים. כנראה כואב.'],
    [
      'I read {w} there. That is hard, and it may be here.',
      'נקרא אצלי: {w}. זה קשה, ויש לזה כאן מקום.',
    ],
    ['That says {w}. I’m sorry that it is so.', 'זה אומר {w}. צר לי שזה ככה.'],
  ],
  gesture_love: [
    ['That says love. Thank you.', 'זה אומר אהבה. תודה.'],
    ['A heart, gladly read. I’m here for what comes next.', 'לב, ונקרא בשמחה. אני כאן גם להמשך.'],
    ['Warmly received. Go on whenever you like.', 'התקבל בחום. אפשר להמשיך מתי שנוח.'],
  ],
  gesture_thanks: [
    ['That says thanks. Gladly.', 'זה אומר תודה. בשמחה.'],
    ['You’re welcome. Go on whenever you like.', 'על לא דבר. אפשר להמשיך מתי שנוח.'],
    ['Any time. I’m here.', 'תמיד בשמחה. אני כאן.'],
  ],
  // Stages: offered in plain words, as the button names the stage, and entered only after a yes.
  offer_ED: [
    ['Shall we look at it from another side for a moment?', 'להסתכל על זה רגע גם מצד אחר?'],
    [
      'We could take a wider look at this for a while. Would that suit you now?',
      'אפשר להסתכל על זה רגע במבט רחב יותר. מתאים עכשיו?',
    ],
    [
      'There may be more to see in this. Shall we look at it once as a good friend would?',
      'אולי יש כאן עוד מה לראות. מה דעתך להסתכל על זה רגע כמו חבר טוב או חברה טובה?',
    ],
    [
      'Shall we look at a few other views of it, with nothing to choose yet?',
      'לעבור רגע על עוד כמה דרכים לראות את זה, בלי לבחור עדיין?',
    ],
  ],
  offer_FC: [
    [
      'Out of all this, shall we look for the one thing that matters most?',
      'מתוך כל מה שעלה, לחפש מה הכי חשוב?',
    ],
    [
      'There is enough here to choose from. Shall we pick what counts?',
      'יש כאן כבר ממה לבחור. לבחור מה הכי קובע?',
    ],
    [
      'You have seen it from several sides. Shall we narrow it down to one?',
      'הסתכלת על זה מכמה צדדים. לצמצם לדבר אחד?',
    ],
    ['Shall we find the heart of it now?', 'לחפש עכשיו את העיקר?'],
  ],
  offer_DG: [
    [
      'That sounds chosen. Shall we make one small step of it, with a day?',
      'זה נשמע כמו בחירה. להפוך אותה לצעד אחד קטן, עם יום?',
    ],
    [
      'What matters to you is clear by now. Shall we look for something small to do about it?',
      'ברור כבר מה חשוב לך כאן. לחפש משהו קטן לעשות עם זה?',
    ],
    ['Shall we see what could be done about it this week?', 'לראות מה אפשר לעשות עם זה עוד השבוע?'],
    ['Shall we turn it into something that you can do?', 'להפוך את זה למשהו שאפשר לעשות?'],
  ],
  offer_PS: [
    [
      'That is a new matter. Shall we first only say what is there, without solving it?',
      'זה עניין חדש. להתחיל רק בלומר מה יש, בלי לפתור?',
    ],
    ['Shall we take this one from the beginning, slowly?', 'לקחת את זה מההתחלה, לאט?'],
  ],
  entered_PS: [
    ['Pause, then. One breath first.', 'אז עצירה. קודם נשימה אחת.'],
    ['Back to Pause.', 'חוזרים אל עצירה.'],
  ],
  entered_ED: [
    [
      'Good. If a good friend had heard all this: what would they say first?',
      'טוב. אדם קרוב ששמע את כל זה: מה הוא היה אומר קודם?',
    ],
    [
      'Good. Seen from a year on: what will have mattered in this?',
      'טוב. במבט מעוד שנה: מה יהיה חשוב בזה?',
    ],
    [
      'Good. Who sees this quite differently, and what would they say?',
      'טוב. מי רואה את זה אחרת לגמרי, ומה היו אומרים שם?',
    ],
  ],
  entered_FC: [
    ['Focus, then.', 'אז מיקוד.'],
    ['Good. Now we look for the core.', 'טוב. עכשיו מחפשים את העיקר.'],
    ['From many things to one.', 'מהרבה דברים אל אחד.'],
  ],
  entered_DG: [
    ['Doing, then.', 'אז מעשה.'],
    ['Good. Something small, with a day.', 'טוב. משהו קטן, עם יום.'],
    ['Now it may become real.', 'עכשיו זה יכול להיות ממשי.'],
  ],
  insight_heard: [
    ['{q}. You said that very clearly.', '{q}. זה נאמר בבהירות.'],
    ['{q}. That sentence seems to matter.', '{q}. נראה שהמשפט הזה חשוב.'],
    ['{q}. I’d like to stop there for a moment.', '{q}. כאן כדאי לעצור לרגע.'],
    ['{q}. That is worth keeping.', '{q}. את זה שווה לשמור.'],
  ],
  insight_follow: [
    ['What follows from it, for you?', 'מה נובע מזה, בשבילך?'],
    ['What changes, if that is so?', 'מה משתנה, אם זה כך?'],
    ['How is it to see that written down?', 'איך זה לראות את זה כתוב?'],
    ['What would be the next thing, then?', 'ומה אז הדבר הבא?'],
  ],
  insight_ask: [
    [
      'Before the step, one sentence of yours: what do you see now that you didn’t at the beginning?',
      'לפני הצעד, משפט אחד שלך: מה נראה עכשיו אחרת מאשר בהתחלה?',
    ],
    [
      'First, in one sentence: what is this really about for you?',
      'קודם, במשפט אחד: על מה זה באמת, בשבילך?',
    ],
    [
      'And before the step: what of all this would you like to keep, in your words?',
      'ולפני הצעד: מה מכל מה שנאמר כאן שווה לשמור, במילים שלך?',
    ],
  ],
  no_card: [
    ['No cards, then.', 'אז בלי קלפים.'],
    ['The cards stay in the deck.', 'הקלפים נשארים בחפיסה.'],
  ],
  your_view: [
    [
      'I can’t decide that for you. You said: {c}. Which way does that pull?',
      'את זה אין לי איך להכריע. מה שכתבת הוא: {c}. לאן הנטייה שלך?',
    ],
    [
      'I can’t know that. You said: {c}. What would make it easier to decide?',
      'את זה אין לי מאיפה לדעת. מה שכתבת הוא: {c}. מה היה עוזר להחליט?',
    ],
    [
      'What I think of it would help little. What I hear from you is this: {c}. What do you think of it yourself?',
      'מה שנראה לי לא יעזור הרבה. ממך נשמע כאן: {c}. ומה נראה לך?',
    ],
  ],
  your_view_sides: [
    [
      'I can’t decide that for you. {a}, or {b}: which would be easier to live with in a week?',
      'את זה אין לי איך להכריע. {a}, או {b}: עם מה יהיה קל יותר בעוד שבוע?',
    ],
    [
      'That is not mine to settle. {a}, or {b}: what speaks for the first, and what for the second?',
      'זה לא שלי להכריע. {a}, או {b}: מה מושך לראשון, ומה לשני?',
    ],
    [
      'I can’t know that. If it were {a} and not {b}, what would you miss?',
      'אין לי איך לדעת. נניח שהבחירה היא {a}, ולא {b}: מה היה חסר?',
    ],
  ],
  your_view_bare: [
    [
      'What is right for you I can’t know. What do you lean to yourself just now?',
      'מה נכון כאן, אין לי איך לדעת. לאן הנטייה שלך כרגע?',
    ],
    [
      'I would only be guessing, and it is your life. What speaks for it, and what against?',
      'זה יהיה ניחוש, והחיים הם שלך. מה מושך לכאן, ומה לשם?',
    ],
  ],
  // The record of the chat.
  record_both: [
    [
      'Kept is your step: {action}, {date}. Beside it: {q}.',
      'שמור כאן הצעד: {action}, {date}. ולידו: {q}.',
    ],
  ],
  record_sentence: [['This sentence is kept: {q}.', 'שמור כאן המשפט: {q}.']],
  record_none: [
    [
      'Nothing is kept of this chat yet. A step or a sentence is kept when you say so.',
      'עוד לא נשמר דבר מהשיחה הזאת. צעד או משפט נשמרים רק אחרי ״כן״ שלך.',
    ],
    ['So far nothing of this chat is kept.', 'עד עכשיו לא נשמר כאן דבר.'],
  ],
  understood_me_back: [
    [
      'This is what I have from you: {c}. What in it did I pass by?',
      'זה מה שיש כאן ממך: {c}. מה מזה התפספס?',
    ],
    [
      'I have this: {c}. Which part of it deserved more than I gave it?',
      'מה שנקלט כאן: {c}. איזה חלק ראוי ליותר ממה שקיבל?',
    ],
  ],
  understood_me: [
    [
      'I read every word, but by rules, and they may have passed by what you meant. Would you say in one line what I missed, or shall I only listen?',
      'כל מילה נקראת כאן, אבל לפי כללים, וייתכן שהעיקר התפספס. לומר בשורה אחת מה חסר, או שפשוט אקשיב?',
    ],
    [
      'Perhaps not well enough, and that would be on me. Shall I ask about it differently, or only listen for a while?',
      'אולי לא מספיק טוב, וזה עליי. לשאול על זה אחרת, או רק להקשיב קצת?',
    ],
  ],
  stage_means_PS: [
    [
      'Pause is the beginning: you say what is there, without solving it.',
      'עצירה היא ההתחלה: אומרים מה יש, בלי לפתור.',
    ],
  ],
  stage_means_ED: [
    [
      'Expand means looking at the same thing from more sides, without choosing yet.',
      'מרחב הוא שלב שבו מסתכלים על אותו דבר מעוד צדדים, ועוד לא בוחרים.',
    ],
  ],
  stage_means_FC: [
    [
      'Focus means choosing what matters most out of all that was said.',
      'מיקוד הוא שלב שבו בוחרים מה הכי חשוב מכל מה שנאמר.',
    ],
  ],
  stage_means_DG: [
    [
      'Doing means making one small step of it, with a day.',
      'מעשה הוא שלב שבו קובעים צעד קטן אחד, עם יום.',
    ],
  ],
  stage_begins: [['It begins only with your yes.', 'זה מתחיל רק אחרי ״כן״.']],
  stage_means_again: [
    [
      'A stage is only a way of looking at what you bring. You can stay where you are.',
      'שלב הוא רק דרך להסתכל על מה שעולה כאן. אפשר גם להישאר במקום.',
    ],
  ],
  stage_undone: [
    [
      'Then that move was mine alone, and I take it back. We are in {a} again.',
      'אז המעבר הזה היה רק שלי, והוא מבוטל. חזרנו לשלב {a}.',
    ],
    [
      'No stage changes without your agreement. {a} is where we are again.',
      'בלי הסכמה אין מעבר. אנחנו שוב בשלב {a}.',
    ],
  ],
  stage_declined: [
    ['Not yet, then. We stay.', 'אז עוד לא. נשארים.'],
    ['We stay here as long as you like.', 'נשארים כאן כמה שצריך.'],
    ['All right. There is no schedule.', 'בסדר. אין כאן לוח זמנים.'],
  ],
  // Steps and the end.
  step_propose: [
    ['That is a step: {action}, on {date}. Shall I note it?', 'זה צעד: {action}, {date}. לרשום?'],
    ['{action}, on {date}. Shall I keep that for you?', '{action}, {date}. לשמור את זה?'],
    [
      'I have it as {action}, on {date}. Note it like that?',
      'אז הצעד הוא {action}, {date}. לרשום כך?',
    ],
  ],
  step_moved: [
    [
      '{action}, on {date} instead? With a yes I note that; the earlier one can be removed in the action hub.',
      '{action}, {date} במקום? עם ״כן״ זה יירשם; את הקודם אפשר להסיר במרכז הפעולה.',
    ],
  ],
  // A step at work: `a` is the free day that it falls on, `b` the next working day.
  step_workday: [
    [
      '{action}: that would be a {a}. {b}, or {a} all the same?',
      '{action}: זה יוצא {a}. {b}, או בכל זאת {a}?',
    ],
    [
      'One thing about {action}: it falls on a {a}. Shall it be {b}, or {a} all the same?',
      'רק דבר אחד לגבי {action}: זה נופל על {a}. מה עדיף, {b} או בכל זאת {a}?',
    ],
  ],
  step_when: [
    ['{action}: on which day?', '{action}: באיזה יום?'],
    ['{action}. When would be a good day for it?', '{action}. איזה יום מתאים לזה?'],
    ['A step, then: {action}. For which day?', 'אז צעד: {action}. לאיזה יום לקבוע?'],
  ],
  step_noted: [
    ['Noted: {action}, on {date}.', 'נרשם: {action}, {date}.'],
    ['It is noted: {action}, on {date}.', 'זה רשום: {action}, {date}.'],
  ],
  step_stands: [
    ['It stands noted: {action}, on {date}.', 'זה כבר רשום: {action}, {date}.'],
    ['That is in the list already: {action}, on {date}.', 'זה כבר ברשימה: {action}, {date}.'],
    ['It is kept as it stands: {action}, on {date}.', 'זה שמור: {action}, {date}.'],
  ],
  step_held: [
    ['Good: {action}, on {date}.', 'טוב: {action}, {date}.'],
    ['{action}, on {date}, then.', 'אז {action}, {date}.'],
  ],
  // An idea of the person's own, after its words.
  idea_heard: [
    ['{q}. That is an idea of yours.', '{q}. זה רעיון משלך.'],
    ['An idea: {q}.', 'רעיון: {q}.'],
    ['{q}: an idea worth a look.', '{q}: רעיון ששווה מבט.'],
    ['{q}. So there is an idea.', '{q}. אז יש רעיון.'],
    ['{q}. That would be one way.', '{q}. זו דרך אפשרית.'],
  ],
  idea_first: [
    ['What would come first?', 'מה בא קודם?'],
    ['What would it begin with?', 'ממה זה יתחיל?'],
    ['What would a small version of it look like?', 'איך זה היה נראה בקטן?'],
  ],
  idea_ask: [
    ['What speaks for it, and what holds you back?', 'מה מושך לשם, ומה עוצר?'],
    ['What would be different after it?', 'מה יהיה אחרת אחרי זה?'],
    ['How would it feel to have done it?', 'איזו הרגשה תהיה אחרי זה?'],
    ['What would it take?', 'מה צריך בשביל זה?'],
    ['What could come of it?', 'מה יכול לצאת מזה?'],
    ['How does it sit with you, now that it is written down?', 'איך זה נראה עכשיו, כשזה כתוב?'],
    ['How possible does it feel right now?', 'כמה זה נראה אפשרי כרגע?'],
    ['What would make it a little easier?', 'מה יכול להקל על זה קצת?'],
  ],
  idea_when: [
    ['When might that be?', 'מתי זה יכול להיות?'],
    ['When could there be a moment for it?', 'מתי יכול להיות לזה רגע?'],
  ],
  idea_doubted: [
    [
      'There is an idea, and something against it. Which of the two is stronger right now?',
      'יש כאן רעיון, ויש משהו שעומד מולו. מה חזק יותר כרגע?',
    ],
    [
      'There is the idea, and what holds you back. What would the idea need, to hold?',
      'יש הרעיון, ויש מה שעוצר. מה צריך כדי שהרעיון יחזיק?',
    ],
  ],
  step_waits: [
    [
      'It can wait. Without a yes nothing is noted, and the day can be another one.',
      'זה יכול לחכות. בלי ״כן״ לא נרשם דבר, וגם את היום אפשר לשנות.',
    ],
  ],
  step_what: [
    ['What shall I note, and for which day?', 'מה לרשום, ולאיזה יום?'],
    ['Noting it, yes: which step, and which day?', 'לרשום, כן: איזה צעד, ובאיזה יום?'],
  ],
  step_wording: [
    ['Which of it shall I note? One line in your words.', 'מה מזה לרשום? שורה אחת, במילים שלך.'],
    [
      'How should the step read? Your words go into the list.',
      'איך לנסח את הצעד? לרשימה ייכנסו המילים שלך.',
    ],
    ['What shall I write down? One line is enough.', 'מה לכתוב? מספיקה שורה אחת.'],
  ],
  step_declined: [
    ['Then it isn’t noted. It may stay a thought.', 'אז לא נרשם. זה יכול להישאר מחשבה.'],
    ['All right, no note.', 'בסדר, בלי לרשום.'],
    ['Not written down. It is still yours.', 'לא נרשם. וזה עדיין שלך.'],
  ],
  close_insight: [
    ['What I keep of it, in your words: {q}.', 'מה שנשאר מכאן, במילים שלך: {q}.'],
    ['In your words, this is what it was about: {q}.', 'במילים שלך, על זה דובר כאן: {q}.'],
  ],
  close_alone: [
    [
      'If something from this talk is worth keeping too, write it in one sentence, and I note it.',
      'אם יש מהשיחה הזאת גם משפט ששווה לשמור, אפשר לכתוב אותו, והוא יירשם.',
    ],
    [
      'A sentence of this talk that you want to remember can be written here, too.',
      'משפט מהשיחה ששווה לזכור אפשר לכתוב כאן.',
    ],
  ],
  grief_ask_death: [
    ['What do you miss most on an ordinary day?', 'מה הכי חסר ביום רגיל?'],
    ['What would you like to keep in memory?', 'מה חשוב לך לזכור?'],
    ['Is there an hour of the day when it comes most?', 'יש שעה ביום שבה זה מגיע יותר?'],
    ['Who else misses them?', 'מי עוד מתגעגע?'],
    ['What do others not see of it?', 'מה אחרים לא רואים מזה?'],
  ],
  grief_ask: [
    ['How are you with it today?', 'איך זה היום?'],
    ['When is it heaviest, and when a little less?', 'מתי זה הכי כבד, ומתי קצת פחות?'],
    ['What helps a little, if anything does?', 'מה עוזר קצת, אם בכלל?'],
    ['Is there somebody with whom you can speak about it?', 'יש מישהו שאפשר לדבר איתו על זה?'],
  ],
  insight_kept: [
    ['{q}. Here it is, to keep.', '{q}. הנה זה, לשמירה.'],
    ['To keep, in your words: {q}.', 'לשמירה, במילים שלך: {q}.'],
  ],
  insight_instead: [
    ['Beside the step, then: {q}.', 'אז ליד הצעד: {q}.'],
    ['This is the sentence beside the step: {q}.', 'זה המשפט שליד הצעד: {q}.'],
  ],
  insight_again: [
    ['{q}: that one belongs beside the step.', '{q}: המשפט הזה שייך לצעד.'],
    ['Your sentence for the step: {q}.', 'המשפט שלך לצעד: {q}.'],
  ],
  insight_perhaps: [
    [
      '{q}. That can stand beside the step, if it belongs there.',
      '{q}. אם זה קשור לצעד, אפשר לשמור את זה לידו.',
    ],
  ],
  asks_again: [
    ['Then I ask.', 'אז שאלה.'],
    ['Gladly.', 'בשמחה.'],
  ],
  beside_step: [
    ['I hear you. The step stays in the list.', 'שמעתי. הצעד נשאר ברשימה.'],
    ['The step stays as it is.', 'הצעד נשאר כפי שהוא.'],
    ['All right. Nothing changes about the step.', 'בסדר. בצעד עצמו לא נגעתי.'],
  ],
  close_step: [
    ['Your step: {action}, on {date}.', 'הצעד שלך: {action}, {date}.'],
    ['The step is {action}, on {date}.', 'הצעד הוא {action}, {date}.'],
  ],
  // The obstacle in the person’s words: `o` stands whole after “if”, `q` is quoted, `n` is one of the ways below.
  obstacle_ask: [
    [
      'What could get in the way of it, and what would you do then?',
      'מה עלול להפריע, ומה אפשר לעשות אז?',
    ],
    [
      'One last thing: what might stop you, and what then?',
      'דבר אחרון: מה יכול לעצור את זה, ומה אז?',
    ],
  ],
  obstacle_plan: [
    ['{q}. That stands beside the step.', '{q}. זה נרשם ליד הצעד.'],
    ['Then that is the plan for it: {q}.', 'אז זאת התוכנית למקרה כזה: {q}.'],
  ],
  then_ask: [
    ['So if {o}: what could you do in that very moment?', 'אז אם {o}: מה אפשר לעשות באותו רגע?'],
    ['Say {o}. What would help right then?', 'נניח שזה המצב: {o}. מה יעזור בדיוק אז?'],
  ],
  then_ask_quoted: [
    [
      'So if it comes to this, {q}: what could you do in that very moment?',
      'אז אם זה יגיע לזה, {q}: מה אפשר לעשות באותו רגע?',
    ],
  ],
  if_own: [
    ['If {o}, then this: {q}.', 'אם {o}, אז: {q}.'],
    ['So the plan is: if {o}, then {q}.', 'אז התוכנית היא: אם {o}, אז {q}.'],
  ],
  if_bare: [
    ['If it comes to that, then {n}.', 'אם זה יקרה, אז {n}.'],
    ['And when that happens, then {n}.', 'וכשזה קורה, אז {n}.'],
  ],
  if_named: [
    ['If {o}, then {n}.', 'אם {o}, אז {n}.'],
    ['And if {o}, then {n}.', 'ואם {o}, אז {n}.'],
  ],
  if_quoted: [
    ['If it goes as you wrote, {q}, then {n}.', 'אם זה יהיה כמו שכתבת, {q}, אז {n}.'],
    ['If it comes to this, {q}, then {n}.', 'אם זה יגיע לזה, {q}, אז {n}.'],
  ],
  // The plan of a step for which no obstacle was named, by its kind.
  plan_calling: [
    [
      'If nobody picks up, then a short message that you will ring again counts.',
      'אם לא עונים, אז גם הודעה קצרה שאפשר לדבר אחר כך נחשבת.',
    ],
    [
      'If the number is hard to press, then three breaths come first.',
      'אם קשה ללחוץ על המספר, אז קודם שלוש נשימות.',
    ],
  ],
  plan_message: [
    [
      'If the words don’t come, then two lines are enough.',
      'אם המילים לא באות, אז שתי שורות מספיקות.',
    ],
    [
      'If it grows too long, then the shortest version is the one to send.',
      'אם זה יוצא ארוך מדי, אז הגרסה הקצרה ביותר היא שנשלחת.',
    ],
  ],
  plan_writing: [
    [
      'If the page stays empty, then the first line alone is enough.',
      'אם הדף נשאר ריק, אז השורה הראשונה לבדה מספיקה.',
    ],
    [
      'If it doesn’t feel finished, then it may stay a draft until the morning.',
      'אם זה עוד לא גמור, אז זה יכול להישאר טיוטה עד הבוקר.',
    ],
  ],
  plan_conversation: [
    [
      'If the moment is a bad one, then the first sentence is enough, and the rest can wait.',
      'אם הרגע לא מתאים, אז המשפט הראשון מספיק, והשאר יכול לחכות.',
    ],
    [
      'If it gets heated, then it is fine to stop and to come back to it.',
      'אם השיחה מתלהטת, אז אפשר לעצור ולחזור לזה.',
    ],
  ],
  plan_company: [
    [
      'If the day doesn’t suit everybody, then another one is as good, as long as it has a date.',
      'אם היום לא מסתדר, אז גם יום אחר, קבוע מראש, טוב באותה מידה.',
    ],
    [
      'If time is short, then a quarter of an hour together counts.',
      'אם הזמן קצר, אז גם רבע שעה ביחד נחשבת.',
    ],
  ],
  plan_body: [
    [
      'If the day gets too full, then a shorter version of it counts.',
      'אם היום מתמלא, אז גם גרסה קצרה נחשבת.',
    ],
    [
      'If it doesn’t work out that day, then the next one is as good.',
      'אם זה לא מסתדר באותו יום, אז היום שאחריו טוב באותה מידה.',
    ],
  ],
  plan_once: [
    [
      'If you hesitate, then ten breaths come first, and it after them.',
      'אם יש היסוס, אז קודם עשר נשימות, ואחריהן הדבר עצמו.',
    ],
    [
      'If it is too much that day, then the next day is soon enough.',
      'אם זה יותר מדי לאותו יום, אז אפשר גם למחרת.',
    ],
  ],
  plan_any: [
    ['If the day gets too full, then half of it counts.', 'אם היום מתמלא, אז גם חצי נחשב.'],
    [
      'If it doesn’t work out that day, then the next day is soon enough.',
      'אם זה לא מסתדר באותו יום, אז אפשר גם למחרת.',
    ],
  ],
  then_calling: [
    ['a short message that you will ring again counts', 'גם הודעה קצרה שאפשר לדבר אחר כך נחשבת'],
    ['three breaths come first, and the number after them', 'קודם שלוש נשימות, ואחריהן המספר'],
    ['one ring counts, and the next day has another', 'גם צלצול אחד נחשב, ולמחרת יש עוד אחד'],
  ],
  then_writing: [
    ['the first line alone is enough', 'השורה הראשונה לבדה מספיקה'],
    ['it may stay a draft until the morning', 'זה יכול להישאר טיוטה עד הבוקר'],
    ['three sentences count, unsent', 'גם שלושה משפטים נחשבים, בלי לשלוח'],
  ],
  then_message: [
    ['the shortest version is the one to send', 'הגרסה הקצרה ביותר היא שנשלחת'],
    ['it may be two lines and no more', 'זה יכול להיות שתי שורות ולא יותר'],
  ],
  then_company: [
    ['a quarter of an hour together counts', 'גם רבע שעה ביחד נחשבת'],
    ['another day with a name is as good', 'גם יום אחר, קבוע מראש, טוב באותה מידה'],
  ],
  then_once: [
    ['ten breaths come first, and it after them', 'קודם עשר נשימות, ואחריהן הדבר עצמו'],
    ['the next day is soon enough', 'אפשר גם למחרת'],
  ],
  then_conversation: [
    ['the first sentence is enough, and the rest can wait', 'המשפט הראשון מספיק, והשאר יכול לחכות'],
    ['a pause is part of it, and another day is, too', 'גם הפסקה היא חלק מזה, וגם יום אחר'],
    ['it is fine to stop and to come back to it', 'אפשר לעצור ולחזור לזה'],
  ],
  then_body: [
    ['five minutes of it count', 'גם חמש דקות נחשבות'],
    ['the slowest version of it is the right one', 'הגרסה האיטית ביותר היא הנכונה'],
    ['getting ready for it is enough that day', 'באותו יום מספיק להתארגן לזה'],
  ],
  then_any: [
    ['half of it counts', 'גם חצי נחשב'],
    ['the first five minutes of it count', 'גם חמש הדקות הראשונות נחשבות'],
    ['the next day is soon enough', 'אפשר גם למחרת'],
  ],
  // The last step, once the person says what became of it.
  last_step_joy: [
    ['It is done: how good. I mark it as done.', 'זה נעשה, איזה יופי. זה מסומן עכשיו כבוצע.'],
    ['Done. That makes me glad; it is marked so.', 'נעשה. משמח לקרוא, וזה מסומן כך.'],
    ['You did it. It goes to what is done.', 'זה קרה באמת. זה עובר אל מה שכבר בוצע.'],
  ],
  last_step_how: [
    ['What was it like?', 'איך זה היה?'],
    ['What did it change, even a little?', 'מה זה שינה, אפילו קצת?'],
    ['What surprised you in it?', 'מה הפתיע בזה?'],
  ],
  last_step_half: [
    ['Half of it is more than nothing.', 'חצי זה הרבה יותר מכלום.'],
    ['A part of it is behind you, and that counts.', 'חלק מזה כבר נעשה, וזה נחשב.'],
    ['Begun is the hardest part.', 'להתחיל זה החלק הקשה ביותר.'],
  ],
  last_step_later: [
    ['Not yet, then. There is no blame in that.', 'אז עוד לא. אין בזה שום אשמה.'],
    ['That happens. A day has its own plans.', 'קורה. לימים יש תוכניות משלהם.'],
    ['All right, it hasn’t come to it. Nothing is lost.', 'בסדר, זה לא יצא. שום דבר לא אבד.'],
  ],
  last_step_ways: [
    [
      'It can stay as it is, become smaller, or be let go. Which of these?',
      'אפשר להשאיר את זה כך, להקטין, או לשחרר. מה מתאים?',
    ],
    ['Keep it, make it smaller, or let it go?', 'להשאיר, להקטין או לשחרר?'],
    [
      'Shall it stay, become a smaller step, or may it go?',
      'שזה יישאר, שיהיה צעד קטן יותר, או שאפשר לשחרר?',
    ],
  ],
  last_step_kept: [
    ['Then it stays as it is.', 'אז זה נשאר כמו שהוא.'],
    ['It stays where it is, without hurry.', 'זה נשאר במקומו, בלי למהר.'],
  ],
  last_step_smaller: [
    ['What would be a ten-minute piece of it?', 'מה מתוך זה אפשר לעשות בעשר דקות?'],
    ['What is the smallest part that would still count?', 'מה החלק הקטן ביותר שעדיין ייחשב?'],
  ],
  last_step_gone: [
    ['Then it goes. Nothing is owed.', 'אז זה משתחרר. אין כאן שום חוב.'],
    ['It is let go, and out of the list.', 'זה שוחרר, וכבר לא ברשימה.'],
  ],
  close_end: [
    ['Go well.', 'בהצלחה.'],
    ['That is enough for now.', 'זה מספיק לעכשיו.'],
    ['That’s all it needs for today.', 'להיום זה כל מה שצריך.'],
  ],
  after_close: [
    ['You’re welcome. The step has its day.', 'בשמחה. לצעד כבר יש יום.'],
    ['Go well. The step is waiting where you put it.', 'שיהיה טוב. הצעד מחכה במקומו.'],
    ['Good. Until next time.', 'טוב. עד הפעם הבאה.'],
  ],
  part: [
    [
      'Go well. What you wrote stays here, whenever you want to come back to it.',
      'שיהיה טוב. מה שכתבת נשאר כאן, מתי שיבוא החשק לחזור לזה.',
    ],
    ['Take care. We can go on from here any time.', 'שיהיה בטוב. אפשר להמשיך מכאן בכל רגע.'],
    ['Until next time. It keeps here.', 'להתראות. זה נשמר כאן.'],
  ],
  part_night: [
    [
      'Good night. It is written down here now, and it can wait.',
      'לילה טוב. זה כתוב כאן עכשיו, וזה יכול לחכות.',
    ],
    ['Sleep well. What you wrote stays here.', 'שינה טובה. מה שכתבת נשאר כאן.'],
  ],
  part_step: [
    ['Go well. It stands noted: {action}, {date}.', 'בהצלחה. זה רשום כאן: {action}, {date}.'],
    ['Go well with it. {action} is noted for {date}.', 'שילך טוב. {action} רשום כאן: {date}.'],
  ],
  part_step_night: [
    [
      'Good night. The step is noted, and the rest can wait.',
      'לילה טוב. הצעד רשום, והשאר יכול לחכות.',
    ],
    ['Sleep well. The step is noted for {date}.', 'שינה טובה. הצעד רשום כאן: {date}.'],
  ],
  step_done: [
    ['Done already. That counts.', 'זה כבר נעשה. וזה נחשב.'],
    ['So you did it. Good to read.', 'אז זה כבר קרה. משמח לקרוא.'],
    ['It is done, then.', 'אז זה מאחוריך.'],
  ],
  step_done_ask: [
    ['How is it now?', 'ואיך זה עכשיו?'],
    ['What is different now that it is done?', 'מה שונה עכשיו, אחרי שזה נעשה?'],
  ],
  rest: [
    ['That can stand like this for now.', 'אפשר להשאיר את זה ככה בינתיים.'],
    [
      'It is good that this has been said. I’m here when you want to go on.',
      'טוב שזה נאמר. אני כאן כשיבוא החשק להמשיך.',
    ],
    [
      'You’re welcome. We can go on or leave it here, as you like.',
      'בשמחה. אפשר להמשיך, ואפשר להשאיר את זה כאן.',
    ],
  ],
};

export const replies: Record<string, Line[]> = Object.fromEntries(
  [
    ...Object.entries(texts),
    ...Object.entries(answersToAsked),
    ...warmths.map(({ key, texts: pool }) => [`warm_${key}`, pool] as const),
    ...Object.entries(knownQuestions)
      .filter(([, { answers }]) => answers.length > 0)
      .map(([topic, { answers }]) => [topic, answers] as const),
  ].map(([name, pool]) => [name, lines(name, pool)]),
);

/** Questions by the kind of the person's words that they use. */
export const questionLines = {
  person: questions('about_person', {
    PS: [
      ['What have you not said to {p} yet?', 'מה עוד לא נאמר בינך לבין {p}?'],
      ['What do you wish {p} had understood?', 'מה היית רוצה שיהיה ברור גם אצל {p}?'],
      ['What would you like {p} to know about this?', 'מה חשוב לך לומר על זה מול {p}?'],
      ['What is hardest with {p} just now?', 'מה הכי קשה לך עכשיו מול {p}?'],
    ],
    ED: [
      ['If {p} told this story, how would it begin?', 'איך הסיפור הזה היה נשמע מהצד של {p}?'],
      [
        'How does this look from the side of {p}, as far as you know?',
        'איך זה נראה, לדעתך, מהצד של {p}?',
      ],
      ['What might {p} be afraid of here?', 'מה אולי מפחיד את {p} בכל זה?'],
      ['What would surprise {p} about what you wrote?', 'מה היה מפתיע את {p} במה שכתבת?'],
      [
        'What would it be like with {p} a year from now, if nothing changed?',
        'איך זה יהיה עם {p} בעוד שנה, אם שום דבר לא ישתנה?',
      ],
      ['When was it different between you and {p}?', 'מתי זה היה אחרת בינך לבין {p}?'],
      [
        'What would you like to be different between you and {p}?',
        'מה היית רוצה שיהיה אחרת בינך לבין {p}?',
      ],
    ],
    FC: [
      ['What matters most to you with {p}?', 'מה הכי חשוב לך עם {p}?'],
      [
        'What do you need from {p}, and what can you do without?',
        'מה נחוץ לך בקשר עם {p}, ועל מה אפשר לוותר?',
      ],
      [
        'If only one thing could change between you and {p}, which would it be?',
        'לו רק דבר אחד היה משתנה בינך לבין {p}, מה הוא היה?',
      ],
      [
        'Which part of this is yours, and which belongs to {p}?',
        'מה כאן תלוי בך, ומה נשאר אצל {p}?',
      ],
    ],
    DG: [
      ['What could be your first sentence to {p}?', 'מה יכול להיות המשפט הראשון שלך מול {p}?'],
      [
        'What small thing could you do with {p} this week?',
        'איזה דבר קטן אפשר לעשות השבוע עם {p}?',
      ],
      ['On which day would there be a quiet moment with {p}?', 'באיזה יום יש רגע שקט עם {p}?'],
    ],
  }),
  thing: questions('about_thing', {
    PS: [
      ['What is it about {t} that gets to you most?', 'מה הכי מעסיק אותך בעניין {t}?'],
      ['When you think of {t}, what comes first?', 'כשעולה המחשבה על {t}, מה בא קודם?'],
      ['How long has it been like this with {t}?', 'ממתי זה ככה עם {t}?'],
      ['What would you like to happen with {t}?', 'מה היית רוצה שיקרה עם {t}?'],
      [
        'What would be different if it were easier with {t}?',
        'מה היה אחרת, אילו היה קל יותר עם {t}?',
      ],
    ],
    ED: [
      ['What else is going on around {t}?', 'מה עוד קורה סביב {t}?'],
      ['If {t} could speak, what would you hear?', 'לו אפשר היה לשמוע את {t}, מה היה נאמר?'],
      ['Who sees {t} quite differently from you?', 'מי רואה את {t} אחרת לגמרי?'],
      ['What would be left without {t}?', 'מה היה נשאר בלי {t}?'],
      ['When was it easier with {t}?', 'מתי היה קל יותר עם {t}?'],
    ],
    FC: [
      ['And if {t} isn’t the heart of it, what is?', 'ואם {t} זה לא העיקר, מה העיקר?'],
      ['What would be good enough with {t}?', 'מה יהיה מספיק טוב עם {t}?'],
      ['What about {t} is up to you?', 'מה בעניין {t} תלוי בך?'],
    ],
    DG: [
      [
        'What is the smallest thing you could do about {t}?',
        'מה הדבר הקטן ביותר שאפשר לעשות עם {t}?',
      ],
      ['What would have to happen first with {t}?', 'מה צריך לקרות קודם עם {t}?'],
      ['Who could help you with {t}?', 'מי יכול לעזור לך עם {t}?'],
    ],
  }),
  wish: questions('wish', {
    PS: [
      ['What stands in the way?', 'מה עומד בדרך?'],
      ['What would it give you to {v}?', 'מה ישתנה אצלך אם יצא לך {v}?'],
      ['What would have to happen for you to {v}?', 'מה צריך לקרות כדי שאפשר יהיה {v}?'],
      ['What would be the first sign of it?', 'מה יהיה הסימן הראשון לזה?'],
    ],
    ED: [
      ['What would change first, if you could {v}?', 'מה הדבר הראשון שישתנה, אם יתאפשר לך {v}?'],
      ['Who would be the first to notice?', 'מי ישים לב לזה ראשון?'],
      [
        'How would you notice, on an ordinary morning, that it has come?',
        'איך אפשר יהיה לשים לב, בבוקר רגיל, שזה הגיע?',
      ],
    ],
    FC: [
      ['What matters most to you in that wish?', 'מה הכי חשוב לך ברצון הזה?'],
      ['What would be worth giving up for it?', 'על מה כדאי לוותר בשביל זה?'],
    ],
    DG: [
      ['What would be a ten-minute piece of that?', 'מה אפשר לעשות מזה בעשר דקות?'],
      ['What is the first thing you need for it?', 'מה הדבר הראשון שנחוץ בשביל זה?'],
    ],
  }),
  fear: questions('fear', {
    PS: [
      ['What exactly do you see when you imagine it?', 'מה עולה לך בדמיון?'],
      ['When is that fear loudest?', 'מתי הפחד הזה הכי חזק?'],
      ['What in it is the most frightening?', 'מה בזה הכי מפחיד?'],
      ['Who knows that you carry this?', 'מי עוד יודע שהפחד הזה איתך?'],
    ],
    ED: [
      [
        'And if it went better than you fear, what would you see?',
        'ואם זה ילך טוב יותר ממה שהפחד מספר, מה אפשר יהיה לראות?',
      ],
      ['What would still be yours, even then?', 'מה יישאר שלך גם אז?'],
      [
        'Which part of it is known, and which is a picture?',
        'איזה חלק בזה ידוע, ואיזה חלק הוא תמונה?',
      ],
      ['What is the fear looking after?', 'על מה שומר הפחד הזה?'],
    ],
    FC: [
      ['Which part of it can you influence?', 'על איזה חלק מזה יש לך השפעה?'],
      ['What do you not want to lose in any case?', 'מה חשוב לך לא לאבד בשום מקרה?'],
    ],
    DG: [
      ['What would make it one size smaller this week?', 'מה יכול להקטין את זה השבוע, אפילו קצת?'],
      ['Whom could you tell?', 'למי אפשר לספר?'],
    ],
  }),
  feeling: questions('feeling', {
    PS: [
      ['When did it begin?', 'מתי זה התחיל?'],
      ['Where does it come from, do you think?', 'ממה זה בא, לדעתך?'],
      ['When is it strongest?', 'מתי זה הכי חזק?'],
      ['When does it ease a little?', 'מתי זה קצת פחות?'],
      ['What would ease it, even a little?', 'מה היה מקל, אפילו מעט?'],
    ],
    ED: [
      ['What may be behind it?', 'מה אולי עומד מאחורי זה?'],
      ['When did you last feel something like it?', 'מתי היה לאחרונה משהו דומה?'],
      ['What else do you feel with it?', 'ומה עוד מרגישים יחד עם זה?'],
    ],
    FC: [
      ['What would do you good in this?', 'מה היה עושה לך טוב בתוך זה?'],
      ['What matters most while it is there?', 'מה הכי חשוב כל עוד זה כאן?'],
    ],
    DG: [
      ['What small kindness would suit it today?', 'איזה דבר קטן וטוב יתאים לזה היום?'],
      ['What helped the last time?', 'מה עזר בפעם הקודמת?'],
    ],
  }),
  joy: questions('joy', {
    PS: [
      ['How does it feel, now that it is said?', 'מה עולה עכשיו, כשזה נאמר?'],
      ['Who was the first to hear it?', 'למי סיפרת קודם כול?'],
      ['What is the best part of it?', 'מה הכי טוב בזה?'],
      ['Which moment of it would you keep as a picture?', 'איזה רגע מזה שווה תמונה?'],
      ['Whom would you like to celebrate it with?', 'עם מי היית רוצה לחגוג את זה?'],
      ['What made it possible?', 'מה איפשר את זה?'],
    ],
    ED: [
      ['What did it take to get here?', 'מה הביא עד לכאן?'],
      ['What does it make possible?', 'מה זה מאפשר?'],
    ],
    FC: [
      ['What of it would you like to remember?', 'מה מזה חשוב לזכור?'],
      ['What does it show about what matters to you?', 'מה זה מגלה על מה שחשוב לך?'],
    ],
    DG: [['How would you like to mark it?', 'איך היית רוצה לציין את זה?']],
  }),
  // The person’s clause is part of the question: `c` is something that happened.
  woven_past: questions('woven_past', {
    PS: [
      ['What went through you when {c}?', 'מה עבר עליך כש{c}?'],
      ['What was it like for you when {c}?', 'איך זה היה בשבילך כש{c}?'],
    ],
    ED: [
      ['What else was going on around you when {c}?', 'מה עוד קרה מסביב כש{c}?'],
      ['What may have been behind it that {c}?', 'מה לדעתך עמד מאחורי זה ש{c}?'],
      ['Who would tell it quite differently, how {c}?', 'איך מישהו אחר היה מספר על הרגע שבו {c}?'],
    ],
    FC: [
      ['What did you need when {c}?', 'מה היה עוזר לך כש{c}?'],
      ['What does it show about what matters to you that {c}?', 'מה זה ש{c} אומר על מה שחשוב לך?'],
      ['What matters most to you since {c}?', 'מה הכי חשוב לך מאז ש{c}?'],
    ],
    DG: [
      ['After {c}, what could be a first thing to do?', 'אחרי ש{c}, מה אפשר לעשות קודם כול?'],
      ['Whom could you tell that {c}?', 'למי אפשר לספר ש{c}?'],
    ],
  }),
  // `c` is so, or goes on.
  woven_now: questions('woven_now', {
    PS: [
      ['What is it like for you that {c}?', 'איך זה בשבילך ש{c}?'],
      ['What does it mean for you that {c}?', 'מה זה אומר בשבילך, ש{c}?'],
    ],
    ED: [
      ['What may be behind it that {c}?', 'מה לדעתך עומד מאחורי זה ש{c}?'],
      [
        'How would somebody who’s fond of you see it that {c}?',
        'איך מישהו שאוהב אותך היה רואה את זה ש{c}?',
      ],
      ['Who would see it quite differently that {c}?', 'מי היה רואה אחרת לגמרי את זה ש{c}?'],
    ],
    FC: [
      ['Given that {c}, what matters most to you?', 'מה הכי חשוב לך בזה ש{c}?'],
      ['What is yours to change in it, that {c}?', 'מה תלוי בך בזה ש{c}?'],
    ],
    DG: [
      ['Given that {c}, what could you do this week?', 'מה אפשר לעשות השבוע עם זה ש{c}?'],
      ['Who could help you with it, that {c}?', 'מי יכול לעזור לך עם זה ש{c}?'],
    ],
  }),
  // `c` is hard: it denies something, or names a feeling about others.
  woven_hard: questions('woven_hard', {
    PS: [
      ['What does it do to you that {c}?', 'מה זה עושה לך, ש{c}?'],
      ['How do you get along with it that {c}?', 'איך חיים עם זה ש{c}?'],
      ['What is hardest for you about it, that {c}?', 'מה הכי קשה לך בזה ש{c}?'],
      ['What would you need, seeing that {c}?', 'מה יכול לעזור לך עם זה ש{c}?'],
    ],
    ED: [
      ['When was it different, and not so that {c}?', 'מתי זה היה אחרת, ולא כך ש{c}?'],
      ['What do you tell yourself about it that {c}?', 'מה רץ לך בראש על זה ש{c}?'],
    ],
    FC: [
      [
        'What would you like to be different about it, that {c}?',
        'מה היית רוצה שיהיה אחרת בזה ש{c}?',
      ],
    ],
    DG: [['What would make it a little lighter that {c}?', 'מה היה מקל עליך קצת עם זה ש{c}?']],
  }),
  // `c` names a feeling or a state.
  woven_feeling: questions('woven_feeling', {
    PS: [
      ['When do you notice most that {c}?', 'מתי הכי מורגש ש{c}?'],
      ['Where does it come from, do you think, that {c}?', 'מאיפה זה בא, לדעתך, ש{c}?'],
      ['What would you need, now that {c}?', 'מה היה עוזר לך עכשיו, כש{c}?'],
    ],
    ED: [['What else is there, beside that {c}?', 'ומה עוד יש שם, חוץ מזה ש{c}?']],
    FC: [['Given that {c}, what would do you good?', 'מה עושה לך טוב כש{c}?']],
    DG: [
      [
        'What small kindness would suit you, given that {c}?',
        'איזה דבר קטן יעשה לך טוב היום, כש{c}?',
      ],
    ],
  }),
  // After the first message, where nothing nearer is known.
  opening: questions('opening', {
    PS: [
      ['What about it is on your mind most?', 'מה בזה הכי מעסיק אותך?'],
      ['Which part of it would be good to talk about first?', 'על איזה חלק מזה כדאי לדבר קודם?'],
      ['How did it come to this?', 'איך זה התחיל?'],
      ['What in it is hardest for you?', 'מה בזה הכי קשה לך?'],
    ],
    ED: [],
    FC: [],
    DG: [],
  }),
  // Something that happened.
  event: questions('event', {
    PS: [
      ['And what happened then?', 'ומה קרה אז?'],
      ['What did you do after that?', 'מה עשית אחרי זה?'],
      ['What do you remember most clearly of it?', 'מה הכי זכור לך מזה?'],
    ],
    ED: [
      ['Who else was part of it?', 'מי עוד היה חלק מזה?'],
      ['What would you have needed then?', 'מה היה עוזר לך אז?'],
    ],
    FC: [],
    DG: [],
  }),
  // Something that comes again and again.
  habit: questions('habit', {
    PS: [
      ['What happens just before that?', 'מה קורה רגע לפני?'],
      ['And when is it different?', 'ומתי זה אחרת?'],
      ['How does it go on from there?', 'ואיך זה ממשיך משם?'],
    ],
    ED: [['What would be there, if that were not?', 'מה היה בא במקום זה?']],
    FC: [],
    DG: [],
  }),
  // Something that has lasted for long.
  lasting: questions('lasting', {
    PS: [
      ['And how is it now, after all that time?', 'ואיך זה עכשיו, אחרי כל הזמן הזה?'],
      ['What has changed since it began?', 'מה השתנה מאז ההתחלה?'],
      ['What was it like at the beginning?', 'איך זה היה בהתחלה?'],
    ],
    ED: [['Who saw how it was in the beginning?', 'מי ראה איך זה היה בהתחלה?']],
    FC: [],
    DG: [],
  }),
  said: questions('said', {
    PS: [
      ['Which part of that stays with you most?', 'מה מזה הכי נשאר איתך?'],
      ['What is that like for you?', 'איך זה בשבילך?'],
      ['What matters to you about that?', 'מה חשוב לך בזה?'],
      ['What would you like to happen next?', 'ומה היית רוצה שיקרה הלאה?'],
      ['And how are you with it now?', 'ואיך לך עם זה עכשיו?'],
      ['What should be understood about it first?', 'מה הכי חשוב לך שיובן כאן?'],
      ['What do you need there, if anything?', 'ומה יכול לעזור לך שם, אם בכלל?'],
    ],
    ED: [
      [
        'Imagine a friend sends you that very sentence. What do you write back?',
        'נניח שהמשפט הזה הגיע בהודעה מחבר או מחברה. מה התשובה שלך?',
      ],
      ['And what else is just as true?', 'ומה עוד נכון, באותה מידה?'],
      ['How would someone who’s fond of you see this?', 'איך כל זה נראה לאדם שאוהב אותך?'],
      ['What do you already know about it that may help?', 'מה כבר ידוע לך על זה, שיכול לעזור?'],
      ['How might this look a year from now?', 'ואיך זה אולי ייראה בעוד שנה?'],
      ['Who would see this quite differently, and how?', 'מי היה רואה את זה אחרת לגמרי, ואיך?'],
      [
        'What would you ask somebody who told you this?',
        'מה היית רוצה לשאול מישהו שמספר לך דבר כזה?',
      ],
      ['What does that give you, and what does it take?', 'מה זה נותן לך, ומה זה לוקח?'],
      ['What in that is new, and what’s familiar?', 'מה בזה חדש, ומה כבר מוכר?'],
    ],
    FC: [
      ['Which part of it matters most?', 'איזה חלק בזה הכי חשוב?'],
      ['What would “good enough” look like here?', 'איך נראה פה ״מספיק טוב״?'],
      ['What in this is yours to change, and what isn’t?', 'מה מזה בידיים שלך, ומה לא?'],
      ['Next to everything else, how big is that?', 'ליד כל השאר, כמה זה גדול?'],
      ['What in it do you want to keep?', 'מה מתוך זה חשוב לך לשמור?'],
      ['As you see it, what hangs on this?', 'ומה תלוי בזה, כמו שזה נראה מהמקום שלך?'],
      [
        'Which part of that is closed by now, and which is still open?',
        'מה בזה כבר סגור, ומה עדיין פתוח?',
      ],
      ['What would be good to know for certain here?', 'מה היה טוב לדעת פה בוודאות?'],
    ],
    DG: [
      [
        'What is one thing that you could do about it this week?',
        'איזה דבר אחד אפשר לעשות עם זה השבוע?',
      ],
      [
        'Which piece of this is small enough to touch today?',
        'איזו חתיכה מזה קטנה מספיק כדי לגעת בה היום?',
      ],
      ['What here is within your own reach, however small?', 'מה פה בהישג היד שלך, גם אם הוא קטן?'],
      [
        'If there’s a next move of yours in this, what’s the smallest it could be?',
        'אם יש פה צעד הבא שלך, מה הכי קטן שהוא יכול להיות?',
      ],
      [
        'If everything else stayed put and just one thing moved, which would it be?',
        'אם כל השאר נשאר במקום ורק דבר אחד זז, מה הוא?',
      ],
      ['Who could be part of it, and on which day?', 'מי יכול להיות חלק מזה, ובאיזה יום?'],
    ],
  }),
} satisfies Record<string, QuestionLine[]>;

/** Gestures as words. */
export const gestureWords: {
  signs: string;
  en: string;
  he: string;
  valence: '+' | '-' | '0';
  /** Lines that meet it; others only name it. */
  pool?: 'gesture_sad' | 'gesture_love' | 'gesture_thanks';
  /** A word of courtesy that the gesture stands for. */
  means?: 'agreement' | 'dont_know';
}[] = [
  { signs: '😭😢🥺😿💧😥🥲🥹', en: 'tears', he: 'דמעות', valence: '-', pool: 'gesture_sad' },
  { signs: '🕯🪦', en: 'a candle', he: 'נר', valence: '-', pool: 'gesture_sad' },
  { signs: '🕊', en: 'a dove', he: 'יונה', valence: '-', pool: 'gesture_sad' },
  { signs: '💔', en: 'a broken heart', he: 'לב שבור', valence: '-', pool: 'gesture_sad' },
  { signs: '😡😠🤬👿💢😤', en: 'anger', he: 'כעס', valence: '-' },
  { signs: '😞😔😟🙁☹😣😖😩😫', en: 'heaviness', he: 'כובד', valence: '-', pool: 'gesture_sad' },
  { signs: '😨😰😱😬🙈', en: 'fright', he: 'בהלה', valence: '-' },
  { signs: '😴🥱😪😮‍💨', en: 'tiredness', he: 'עייפות', valence: '-' },
  { signs: '🤷', en: '“who knows”', he: '״מי יודע״', valence: '0', means: 'dont_know' },
  { signs: '🤔😐😑😶🫠🙃', en: 'doubt', he: 'ספק', valence: '0' },
  { signs: '😂🤣😆😅😹', en: 'laughter', he: 'צחוק', valence: '+' },
  { signs: '😀😃😄😁😊🙂☺😌😇🥰😍🤩🥳🎉🎊✨🌞', en: 'joy', he: 'שמחה', valence: '+' },
  {
    signs: '❤🧡💛💚💙💜🖤🤍🤎🩷🩵🩶💕💗💖💞💓💝❣🫶😘🫂',
    en: 'love',
    he: 'אהבה',
    valence: '+',
    pool: 'gesture_love',
  },
  { signs: '🙏🤲', en: 'thanks', he: 'תודה', valence: '+', pool: 'gesture_thanks' },
  { signs: '💪🔥👊', en: 'strength', he: 'כוח', valence: '+' },
  { signs: '👍👌🆗✅🫡', en: 'a yes', he: 'כן', valence: '+', means: 'agreement' },
  { signs: '👎❌🙅', en: 'a no', he: 'לא', valence: '-' },
];
