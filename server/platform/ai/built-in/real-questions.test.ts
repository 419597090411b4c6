import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'asked', at: '2026-11-27T09:00:00Z' });
const first = {
  en: 'My flatmate and I are getting on badly lately',
  he: 'אני והשותף שלי לא מסתדרים בזמן האחרון',
};
const statements = {
  en: [
    'its fine. thats kind of the problem?',
    'been with my boyfriend for two years and its fine. thats kind of the problem?',
    'if I had the emails that show I sent him the file. which I do actually',
    'what side, his side?',
    "nobody told him to, thats not what I said. what's on my mind is whether I did something",
    'the teacher maybe? idk',
    'we talk about the stress then? I have to speak in front of 40 people',
    'what would what look like?? the loan?',
    'the question is what we do tomorrow morning',
    'he shows me his phone and asks who wrote it',
    'she writes me long emails at night',
    "I make dinner, he gives me the look, that's it",
    'at 16 I was already working',
    'when I was his age I had a job',
    'how I feed her, what she wears, when she sleeps. she comments on everything',
    'because he never asks me how I am?',
    'like, on Sundays mostly?',
    "maybe it's my fault, maybe not",
    'I should have set a date with him',
    "if there was a date I wouldn't have to chase him",
    'he asked me if I could write his report',
    "that he'll leave, I guess?",
    "what he said was that I'm too slow",
    'what hurts is that he knew',
    'how it ended is still strange to me',
    "who knows, maybe he's right",
    "I don't know why I even go there",
    'why he does it is beyond me',
    'I told him to show me the numbers',
    'give me a break, he said',
    'my boss says AI will do my job soon',
    'they want me to train the new model at work',
    'the server at the restaurant knew my name',
    'my privacy means nothing to my mother',
    "I can't remember when we last laughed",
    "he doesn't remember my birthday",
    'the app at work tracks every break',
    'she asked what I want, and I had nothing',
    'probably the money? or the time. both',
    'me, I think?',
    'half an hour at most?',
    'two years? three? since he moved in',
    'my sister, her name is Dana?',
    "that I'm not good enough?",
    'I have to decide by Friday whether to take it',
    'he wants to know where the money went',
    'and then what, another ten years of this?',
    'like always?',
    'you know how it is with mothers',
    'what I want is for somebody to ask me',
    "do the dishes, walk the dog, that's my evening",
    "tell him? I can't even look at him",
    'I feel like he only calls when he needs something?',
    'why would I tell her, she never listens',
    'I write the plan and he takes the credit',
    "it cost 300 and it doesn't even work",
    "it's 5 degrees in the office and nobody cares",
    'I translate for my grandmother at the doctor',
    'who am I to complain',
    "I write in my diary that I'm fine",
    'he gave me two weeks to decide, and I said nothing',
    'she is 45 and still afraid of her mother',
    'my dad makes a plan for every weekend',
    'what I cook, how I drive, where I park. she has a word for all of it',
    "let's say he's right, it still hurts",
    'because of the money, I guess?',
    'whose idea it was nobody remembers',
    'to my sister? never',
    'on my birthday? no call, nothing',
    'I asked him whether he was lying and he laughed',
    'only at night?',
    'a bit of both?',
    "it's about money, isn't it?",
    "which one of us is right doesn't matter",
    'would be nice if he called',
    "I don't earn much, you know?",
  ],
  he: [
    'זה בגלל הכסף, לא?',
    'למה דווקא אני',
    'מי עושה דבר כזה',
    'מי משנינו צודק זה לא משנה',
    'כמה זמן לוקח לי להירדם זה מגוחך',
    'בגיל שלו? אני כבר הייתי בצבא',
    'בגיל הזה? כדורגל וחברים',
    'בגיל הזה? כדורגל וחברים. ואבא שלי אף פעם לא שאל אותי כלום',
    'השאלה מה עושים מחר בבוקר',
    'זה כבר עבר. עזוב. השאלה מה עושים מחר בבוקר',
    'בדיעבד הייתי צריכה לסגור איתו תאריך. פשוט היה לו דחוף ולא רציתי לעשות מזה עניין',
    'אני אומרת. אם היה תאריך לא הייתי צריכה לרדוף אחריו עכשיו',
    'להבין את מה? שהשכנים מבקשים כי זה חינם',
    'חמותי מתערבת בכל דבר. איך אני מאכילה את הילדה, מה היא לובשת, מתי היא הולכת לישון. נמאס לי',
    'אוקיי... אז אפשר לדבר על הלחץ? אני צריכה לדבר מול 40 איש והקול שלי רועד',
    'זה בסדר. זאת בערך הבעיה?',
    'אולי המורה? לא יודעת',
    'אם היו לי המיילים שמראים ששלחתי לו. ויש לי בעצם',
    'הוא בן 14, בגילו כבר עבדתי',
    'בגיל 16 כבר עבדתי',
    'היא כותבת לי מיילים ארוכים בלילה',
    'מה שכואב זה שהוא ידע',
    'מה שאני רוצה זה שמישהו ישאל אותי',
    'איך שזה נגמר עדיין מוזר לי',
    'מי יודע, אולי הוא צודק',
    'אני לא יודעת למה אני בכלל הולכת לשם',
    'הבוס שלי אומר שהבינה המלאכותית תחליף אותי',
    'המלצר במסעדה הכיר אותי בשם',
    'הפרטיות שלי לא שווה כלום אצל אמא',
    'אני לא זוכרת מתי צחקנו',
    'הוא לא זוכר את יום ההולדת שלי',
    'היא שאלה מה אני רוצה ולא היה לי מה להגיד',
    'כנראה הכסף? או הזמן. שניהם',
    'אני, נראה לי?',
    'חצי שעה מקסימום?',
    'שנתיים? שלוש? מאז שהוא עבר',
    'שאני לא מספיק טובה?',
    'כי הוא אף פעם לא שואל מה איתי?',
    'בימי ראשון בעיקר?',
    'אני צריך להחליט עד שישי אם לקחת את זה',
    'הוא רוצה לדעת לאן הלך הכסף',
    'ומה אז, עוד עשר שנים כאלה?',
    'להגיד לו? אני לא מצליחה אפילו להסתכל עליו',
    'אני כותבת את התוכנית והוא לוקח קרדיט',
    'זה עלה 300 שקל ולא עובד',
    'חמש מעלות במשרד ולאף אחד לא אכפת',
    'אני מתרגמת לסבתא אצל הרופא',
    'מי אני שאתלונן',
    'הוא שאל אותי אם אני יכולה לכתוב לו את הדוח',
    'אמרתי לו שיראה לי את המספרים',
    'השאלה היא אם להישאר',
    'למה שאגיד לה, היא לא מקשיבה',
    'כאילו תמיד?',
    'כלים, כלב, כביסה, זה הערב שלי',
    'אולי זו אשמתי ואולי לא',
    'שהוא יעזוב, אולי?',
    'האפליקציה בעבודה סופרת כל הפסקה',
    'אני בת 45 ועדיין פוחדת ממנה',
    'איזה שקט היה כשהוא נסע',
    'כמה שניסיתי, זה לא עזר',
    'מה לא עשיתי בשבילו',
    'לפעמים אני שואלת את עצמי אם זה שווה',
    'הייתי צריך לדבר איתו לפני שנה',
    'הוא נותן לי הרגשה שאני לא קיים',
    'תראה לי אדם אחד שלא היה כועס',
    'אני כותב ביומן שהכול בסדר',
    'הוא נתן לי שבועיים להחליט ושתקתי',
    'אבא שלי מכין תוכנית לכל סוף שבוע',
    'מה אני מבשלת, איך אני נוהגת, איפה אני חונה. יש לה מה להגיד על הכול',
    'בגלל הכסף, נראה לי?',
    'לאחותי? אף פעם',
    'ביום ההולדת שלי? אפילו לא התקשר',
    'של מי היה הרעיון אף אחד לא זוכר',
    'שאלתי אותו אם הוא משקר והוא צחק',
    'אני בן 16 ועובד אחרי הלימודים',
    'היא מראה לי תמונות ומבקשת שאכתוב לה',
  ],
};
const questions = {
  en: [
    'he says I never listen. is he right?',
    'who wrote Hamlet?',
    "what's the capital of France",
    'what time is it?',
    'will it rain tomorrow?',
    'how much does a passport cost?',
    'can you translate this to French?',
    'write me a poem',
    'are you a real person?',
    'who reads what I write here?',
    'do you remember what I said yesterday?',
    'how old do I have to be to use this?',
    'is it normal to cry every day?',
    'what should I do?',
    'should I call him?',
    'is it my fault?',
    "so it's my fault?",
    'what do you mean by angle?',
    'do you think he loves me?',
    'any tips for sleeping?',
    'how do I stop smoking?',
    'good idea?',
    'can we talk about my job?',
    'what did we note?',
    'are you on my side?',
    'he is angry, should I say sorry?',
    'my boss is rude. what would you do?',
    'tell me a joke',
    'is this free?',
    'how do I tell her?',
    'do you have feelings?',
    'am I being childish?',
    'how many people live in Tel Aviv?',
    "he's wrong, right?",
    'does that make sense?',
    'why does he do that?',
    'is it too late to apologise?',
    'give me five tips for work',
  ],
  he: [
    'מי כתב את המלט?',
    'מה בירת צרפת',
    'מה השעה?',
    'ירד מחר גשם?',
    'כמה עולה דרכון?',
    'אתה יכול לתרגם לי משהו?',
    'תכתוב לי שיר',
    'אתה אדם אמיתי?',
    'מי קורא את מה שאני כותב פה?',
    'אתה זוכר מה אמרתי אתמול?',
    'בן כמה צריך להיות כדי להשתמש באפליקציה?',
    'זה נורמלי לבכות כל יום?',
    'מה לעשות?',
    'כדאי לי להתקשר אליו?',
    'זו אשמתי?',
    'אז אני אשם?',
    'מה הכוונה בזווית?',
    'אתה חושב שהוא אוהב אותי?',
    'אתה חושב שלקחת לו את הטלפון זה נכון?',
    'יש לך טיפים לשינה?',
    'איך מפסיקים לעשן?',
    'רעיון טוב?',
    'אפשר לדבר על העבודה שלי?',
    'מה רשמנו?',
    'אני רוצה לדעת מה קורה עם המידע שלי',
    'אתה בצד שלי?',
    'הוא כועס, כדאי להתנצל?',
    'הבוס שלי גס. מה אתה היית עושה?',
    'ספר לי בדיחה',
    'זה בחינם?',
    'איך אני אומר לה?',
    'יש לך רגשות?',
    'בעצם אולי זה ילדותי לרצות את זה?',
    'כמה אנשים גרים בתל אביב?',
    'הוא טועה, נכון?',
    'זה הגיוני?',
    'למה הוא עושה את זה?',
    'מאוחר מדי להתנצל?',
    'אני מגזימה?',
  ],
};
const isAnswered = (language: 'en' | 'he', text: string) =>
  lastReplyTo(language, [first[language], text]).rule.startsWith('answer:');

describe.each(['en', 'he'] as const)('the form of a question (%s)', (language) => {
  test('is none in an ordinary sentence', () => {
    expect(statements[language].filter((text) => isAnswered(language, text))).toEqual([]);
  });

  test('is answered where something is asked', () => {
    expect(questions[language].filter((text) => !isAnswered(language, text))).toEqual([]);
  });
});

describe('a question about the guide’s own words', () => {
  test.each([
    ['en', 'What would what look like?? the loan?'],
    ['en', 'Understand what? The neighbours only ask because it is free'],
    ['he', 'להבין את מה? שהשכנים מבקשים כי זה חינם'],
    ['he', 'על מה? אני רק רוצה שיהיה שקט'],
  ] as const)('%s: is admitted to be unclear: %s', (language, text) => {
    const { lines } = lastReplyTo(language, [first[language], text]);
    expect(lines[0]).toMatch(/^protest_unclear/u);
  });

  test.each([
    ['en', 'What step? I was just saying I’m stressed', /I’m stressed/u],
    ['he', 'איזה צעד? אני רק סיפרתי שאני בלחץ', /אני בלחץ/u],
  ] as const)('%s: is a protest where there was no such thing: %s', (language, text, rest) => {
    const reply = lastReplyTo(language, [first[language], text]);
    expect(reply.lines[0]).toMatch(/^protest_misread/u);
    expect(reply.text).toMatch(rest);
  });

  test.each([
    ['en', 'Does she even like me?', 'I asked if she likes me'],
    ['he', 'היא מחבבת אותי בכלל?', 'שאלתי אם היא מחבבת אותי'],
  ] as const)('%s: gets its answer when it comes again: %s', (language, asked, again) => {
    const { lines } = lastReplyTo(language, [first[language], asked, again]);
    expect(lines[0]).toMatch(/^protest_link/u);
    expect(lines[1]).toMatch(/^mind/u);
  });

  test.each([
    ['en', 'I asked if I could leave early'],
    ['he', 'שאלתי אם אפשר לצאת מוקדם'],
  ] as const)('%s: is a story where nothing was asked before: %s', (language, text) => {
    expect(lastReplyTo(language, [first[language], text]).rule).toMatch(
      /^(?:listen|offer_exercise)/u,
    );
  });

  test.each([
    ['en', 'Can we talk about the stress? I speak to forty people on Monday', /forty people/u],
    ['he', 'אוקיי... אז אפשר לדבר על הלחץ? אני צריכה לדבר מול 40 איש', /מול 40 איש/u],
  ] as const)('%s: gives way to what is said after it: %s', (language, text, heard) => {
    const reply = lastReplyTo(language, [first[language], text]);
    expect(reply.lines[0]).toMatch(/^leave/u);
    expect(reply.text).toMatch(heard);
  });
});

test.each([
  ['he', 'מה דעתך, להתפטר?'],
  ['he', 'מה דעתך, לוותר על זה?'],
  ['en', 'what do you think, quit?'],
] as const)('%s: asks for advice, before a comma, too: %s', (language, text) => {
  expect(lastReplyTo(language, [first[language], text]).rule).toBe('answer:ask_advice');
});
