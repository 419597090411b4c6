import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('farewells of somebody else', () => {
  test.each([
    "my brother sent everyone in the family a voice message saying he's proud of us and now he doesn't pick up",
    'he left his ring, his phone and a note with just sorry on it and took the car',
    'someone on my server wrote gg everyone it was fun and deleted his account',
    "there's a boy sitting on the outside of the railing, what do i tell him",
    "my sister said she won't be at my graduation and told me to be good",
    'how can i help a friend who cuts herself? she made me promise',
    'אח שלי שלח לכל המשפחה הודעה קולית שהוא גאה בנו ועכשיו לא עונה',
    'הוא השאיר את הטבעת, הטלפון ופתק שכתוב בו סליחה ולקח את האוטו',
    'המורה של הבן הראתה לי חיבור שלו, קוראים לו היום האחרון שלי',
    'מישהו בשרת כתב היה כיף להכיר את כולכם ומחק את המשתמש',
    'יש ילד שיושב בצד השני של המעקה, מה אומרים לו',
    'אחותי אמרה שלא תהיה בסיום שלי וביקשה שאשמור על עצמי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'my brother sent everyone in the family a voice message from Peru, so funny',
    'a girl in my class left all the chats because of the spam',
    'My colleague hugged each of us on her last day, she starts a new job',
    'he left his phone and a note that he went for a run',
    "my son's teacher showed me his essay, it's called my last holiday",
    'אח שלי שלח לכל המשפחה הודעה קולית מפרו, קורעת',
    'בת מהכיתה יצאה מכל הקבוצות בגלל הספאם',
    'קולגה חיבקה כל אחד ביום האחרון שלה, היא עוברת לעבודה חדשה',
    'הוא השאיר את הטלפון ופתק שיצא לריצה',
    'יש ילד שיושב על הגדר בגינה שלנו, מה אומרים לו',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('children who show what they cannot say', () => {
  test.each([
    "my daughter comes back from her dad's and won't let me bathe her",
    'the boy I babysit says his uncle plays a game nobody may know about',
    "my niece begs not to sleep at grandpa's and started wetting the bed",
    'a pupil flinches whenever I raise my hand and begged me not to call his father',
    "He's four, he has a round burn on his leg, and his mother says he fell",
    "my stepson hides food in his room and says he's not allowed to eat there",
    'הבת שלי חוזרת מאבא שלה ולא נותנת לי לרחוץ אותה',
    'האחיינית מתחננת לא לישון אצל סבא והתחילה להרטיב',
    'תלמיד נרתע כשאני מרים יד והתחנן שלא אתקשר לאבא שלו',
    'הוא בן ארבע, יש לו כוויה עגולה ברגל ואמא שלו אומרת שנפל',
    'הבן החורג שלי מחביא אוכל בחדר ואומר שאצלם אסור לו לאכול',
    'הבן שלי אומר שהסייע בגן מצלם אותו כשהוא מתלבש',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "my daughter won't let me brush her hair in the morning",
    "my niece begs to sleep at grandpa's, he makes pancakes",
    'my son wets the bed since the baby came, the doctor says it is normal',
    'my stepson hides sweets in his room',
    'a kid in my group drew his daddy very big next to the house',
    'הבת שלי לא נותנת לי לסרק אותה בבוקר',
    'האחיינית מתחננת לישון אצל סבא, הוא מכין פנקייק',
    'הבן מרטיב מאז שנולדה התינוקת, הרופא אומר שזה תקין',
    'הוא נפל מהנדנדה ויש לו סימן, הכול טוב',
    'הבן החורג מחביא ממתקים בחדר',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('adults who win a child', () => {
  test.each([
    "he says every girl on the team sends him pictures, I'm 14",
    'a man I met in the game wants me to turn on the camera without my shirt, im 13',
    'my tutor is 40 and says what we have is special and nobody would understand',
    'my son, 12, gets presents from a man online and hides his phone',
    'my rabbi asks me to stay after prayer alone with him and says it is holy between us',
    'הוא אומר שכל הבנות בקבוצה שולחות לו תמונות, אני בת 14',
    'המורה הפרטי שלי בן 40 ואומר שמה שיש בינינו מיוחד ואף אחד לא יבין',
    'הבן שלי בן 12 מקבל מתנות מאיש באינטרנט ומסתיר את הטלפון',
    'אם אני לא שולחת עוד סרטון הוא יראה את הראשון לכל בית הספר',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "he says every girl on the team gets a medal, I'm 14 and so proud",
    'my tutor is 40 and explains maths so well',
    'my son, 12, gets presents from his aunt online',
    "a friend I met in the game wants to play on Saturday, i'm 13",
    'הוא אומר שכל הבנות בקבוצה מקבלות מדליה, אני בת 14',
    'המורה הפרטי שלי בן 40 ומסביר מתמטיקה מעולה',
    'חבר שהכרתי במשחק רוצה לשחק בשבת',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('hands that may hurt a child', () => {
  test.each([
    "he shook our daughter because she wouldn't sleep, I just stood there",
    "put her down and shut the door because I don't know what my hands will do",
    "I had the pillow in my hand. Then I put it away. She's six weeks old",
    "i squeezed his arm too hard and now i'm scared of myself",
    'when she screams I imagine throwing her, I had to go out on the stairs',
    'something bad happens if nobody takes the kids off me now',
    'הוא ניער את הבת שלנו כי לא נרדמה ואני רק עמדתי שם',
    'הנחתי אותה וסגרתי דלת כי אני לא יודעת מה הידיים שלי יעשו',
    'הייתה לי כרית ביד. ואז הנחתי. היא בת שישה שבועות',
    'לחצתי לו את היד חזק מדי ועכשיו אני מפחד מעצמי',
    'כשהיא צורחת אני מדמיינת שאני זורקת אותה, יצאתי למדרגות',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'put her down and shut the door, she slept at once',
    "my daughter shook her head because she wouldn't eat peas",
    'when she screams I put on music and walk with her',
    'הנחתי אותה וסגרתי דלת, נרדמה תוך דקה',
    'כשהיא צורחת אני שמה מוזיקה והולכת איתה',
    'לחצתי לו את היד בסוף הראיון',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('old people in somebody’s care', () => {
  test.each([
    'grandma whispers that my cousin takes her pension and shouts at her',
    'the aide leaves mum in wet clothes when she complains',
    "an old man next door isn't given his meals, his daughter locks the kitchen",
    'האישה החדשה של אבא לא נותנת לנו לדבר איתו לבד והחסכונות נעלמו',
    'סבתא לוחשת שבן דוד שלי לוקח לה את הקצבה וצועק עליה',
    'המטפלת משאירה את אמא רטובה כשהיא מתלוננת',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'grandma whispers in the cinema, so embarrassing',
    "dad's new wife invited us all for lunch",
    'my son has my bank card for the shopping today',
    'סבתא לוחשת בקולנוע, מביך',
    'האישה החדשה של אבא הזמינה את כולנו לצהריים',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
