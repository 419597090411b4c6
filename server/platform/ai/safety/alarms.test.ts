import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('signs of a stroke', () => {
  test.each([
    'I can only read the left half of the page since this morning',
    "mum puts her shoes in the fridge and can't lift her right arm, yesterday she was fine",
    "the letters run away while i type and my hand feels like someone else's",
    'Grandpa keeps saying the wrong words since lunch and laughs about it',
    "my husband's smile is crooked since he woke up",
    "I can't find the names of things all of a sudden and my face tingles",
    'אני רואה רק את החצי השמאלי של הדף מהבוקר',
    'אמא שמה נעליים במקרר ולא מרימה יד ימין, אתמול הייתה צלולה',
    'האותיות בורחות לי כשאני מקליד והיד כאילו לא שלי',
    'סבא אומר מילים לא נכונות מאז הצהריים וצוחק על זה',
    'החיוך של בעלי עקום מאז שקם',
    'פתאום אני לא מוצאת שמות של דברים והפנים נרדמו לי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'I can only read half of the page before the baby wakes',
    'mum puts her keys in the fridge since always, we laugh about it',
    'Grandpa keeps saying the wrong names, he has eleven grandchildren',
    "my husband's smile is crooked and I love it",
    'אני מספיקה לקרוא רק חצי דף עד שהתינוק מתעורר',
    'סבא מתבלבל בשמות, יש לו אחד עשר נכדים',
    'החיוך של בעלי עקום ואני אוהבת את זה',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('bodies in danger', () => {
  test.each([
    "I'm diabetic and I think I injected twice, shaking all over",
    "baby hasn't moved in my belly since yesterday, 33 weeks",
    "my son was in the hot car for half an hour and he's floppy",
    "he ate half a pack of my antidepressants, he's two",
    'all of us have a headache since we turned on the heater and the dog is wobbly',
    "day eight without food, 42 kilos, everything goes black on the stairs and I'm proud",
    'אני סוכרתית ונראה לי שהזרקתי פעמיים, רועדת כולי',
    'התינוק לא זז לי בבטן מאתמול, שבוע 33',
    'הבן שלי היה באוטו חם חצי שעה והוא רפוי',
    'הוא אכל חצי חפיסה של נוגדי דיכאון שלי, בן שנתיים',
    'לכולנו כאב ראש מאז שהדלקנו את התנור והכלב מתנדנד',
    'יום שמיני בלי אוכל, 42 קילו, נהיה לי שחור בעיניים במדרגות ואני גאה',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "baby hasn't moved to solid food yet, eight months",
    "day eight without sugar, I'm proud",
    'stopped drinking coffee three days ago, tired and grumpy',
    "he ate half a pack of my cookies, he's two",
    "haven't slept for five hours straight since the birth, any tips",
    'אני סוכרתית וצריכה מזרק חדש',
    'יום שמיני בלי סוכר ואני גאה',
    'הפסקתי לשתות קפה לפני שלושה ימים, עייף ועצבני',
    'הוא אכל חצי חפיסה של עוגיות, בן שנתיים',
    'לא ישנתי חמש שעות ברצף מאז הלידה, טיפים?',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
