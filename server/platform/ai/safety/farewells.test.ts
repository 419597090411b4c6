import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('things and animals that are given away', () => {
  test.each([
    "i gave my records to my cousin, she'll love them more than i can now",
    "dropped the cat at my sister's with all her food and toys, told her it's just for a while. it isnt",
    "my aquarium is at the neighbour's, my bike is with Tom, the flat looks so empty and i feel so light",
    "Gave away my grandmother's ring today. She cried. I didn't tell her why.",
    "found someone who will take my dog before sunday, now there's nothing keeping me",
    "the plants went to the lady downstairs, the books to the library, I don't need anything anymore",
    'הבאתי את החתולה לאחותי עם כל השקים של האוכל, אמרתי לה שזה לכמה ימים. זה לא',
    'נתתי לבת דודה את כל התקליטים שלי, היא תיהנה מהם יותר ממני עכשיו',
    'האקווריום אצל השכן, האופניים אצל תום, הבית ריק ואני מרגיש קל',
    'נתתי היום לאמא את הטבעת של סבתא, היא בכתה ולא אמרתי לה למה',
    'מצאתי מישהי שתיקח את הכלב עד יום ראשון, עכשיו אין מה שמחזיק אותי',
    'העציצים אצל השכנה מלמטה, הספרים בספרייה, אני כבר לא צריכה כלום',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'gave my old guitar to my nephew because I bought a new one',
    "dropping the cat at my sister's before our holiday, any tips for the car ride",
    'giving away baby clothes, the kids have outgrown them',
    "my friend left his dog with us while he's at the hospital having his knee done, how do I get it to eat",
    'we gave the books to the library when we moved, the shelf looks tidy at last',
    'נתתי את הגיטרה הישנה לאחיין כי קניתי חדשה',
    'מביאים את החתולה לאחותי לפני החופשה, יש טיפים לנסיעה?',
    'מחלקת בגדי תינוקות, הילדים כבר גדלו מהם',
    'חבר השאיר אצלנו את הכלב עד שהוא חוזר מהניתוח בברך, איך גורמים לו לאכול',
    'תרמנו את הספרים לספרייה כשעברנו דירה, סוף סוף המדף מסודר',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('affairs that are put in order', () => {
  test.each([
    'I updated my will, left the passwords on the fridge, paid the rent up to the end of the month. Nobody will have trouble because of me',
    "Does life insurance pay out if it was, you know, the person's own doing?",
    "what happens to my student loan if i'm not around anymore, do my parents have to pay it",
    "how do you write a will when you're 22? i only have a car and a cat",
    "I've cancelled everything that's in my name, so nothing will come for them after",
    "Put the house in my son's name last week. Closed the account. It's all tidy now and I'm at peace",
    'עדכנתי צוואה, השארתי את הסיסמאות על המקרר, שילמתי שכירות עד סוף החודש. לא תהיה לאף אחד בעיה בגללי',
    'ביטוח חיים משלם גם אם בן אדם עשה את זה לעצמו?',
    'מה קורה עם ההלוואה שלי אם אני כבר לא פה, ההורים צריכים להחזיר?',
    'רשמתי לאשתי את כל הקודים והראיתי לה איפה המסמכים, היא בטוחה שאני סתם מסודר',
    'איך עושים צוואה בגיל 22? יש לי רק אוטו וחתול',
    'ביטלתי כל מה שעל שמי, שלא יבוא אליהם שום דבר אחרי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'updating my will because we bought a house, which lawyer do people use?',
    'Will my parents have to co-sign my student loan?',
    'wrote down all my passwords in a manager at last, feels organised',
    'filled the freezer with soup before the baby comes',
    'showed my husband how the new washing machine works, he still pretends not to know',
    'מעדכנים צוואה כי קנינו דירה, עם איזה עורך דין עובדים?',
    'ביטוח נסיעות משלם אם ביטלו את הטיסה?',
    'ההורים שלי צריכים לחתום לי ערבות להלוואה?',
    'רשמתי את כל הסיסמאות באפליקציה, סוף סוף סדר',
    'מילאתי את המקפיא במרקים לפני הלידה',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('thoughts of who will find them', () => {
  test.each([
    'if you live alone how long before somebody notices',
    "I don't want my mum to be the one who finds me so I booked a hotel",
    "left the door unlocked so they won't have to break it",
    'nobody would know until the smell',
    'can you schedule an email for tomorrow morning to the police with my address',
    "i wonder who'd find me first, the cleaner or my landlord",
    'אם גרים לבד תוך כמה זמן מישהו שם לב',
    'אני לא רוצה שאמא תהיה זאת שתמצא אותי אז הזמנתי מלון',
    'השארתי את הדלת לא נעולה שלא יצטרכו לפרוץ',
    'אף אחד לא ידע עד שיהיה ריח',
    'מעניין מי ימצא אותי קודם, המנקה או בעל הבית',
    'שמישהו יעבור בדירה ביום ראשון, המפתח מתחת לעציץ. רק לא הילדים בבקשה',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'who finds the first typo in my thesis wins a coffee',
    'The landlord has a key, can he come in without asking?',
    "there's a smell in the flat, nobody knows where it comes from",
    'my neighbours notice every parcel I get',
    'could you schedule an email to my team for tomorrow morning',
    'השארתי את הדלת פתוחה בשביל השרברב',
    'מי שמוצא טעות בסמינריון מקבל קפה',
    'לבעל הבית יש מפתח, מותר לו להיכנס בלי לשאול?',
    'יש ריח מוזר בדירה ואף אחד לא יודע ממה',
    'המפתח מתחת לעציץ, מי שמאכילה את החתול באה בראשון',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('last times that nobody knows of', () => {
  test.each([
    "Nobody at dinner knew it was the last time we'd all sit together. I made sure it was a nice one",
    'I want the last thing my kids remember of me to be today at the beach',
    'i hugged my mum longer than usual, i wanted her to have that',
    "one last sunrise, then i'm done",
    'took a photo of the family, wanted them to have a nice one of me, one to remember me by',
    'Went to all my favourite places this week, the lake, the old school, the bakery. One stop left',
    'אף אחד בארוחה לא ידע שזאת הפעם האחרונה שאנחנו יושבים יחד, דאגתי שיהיה נעים',
    'רציתי שהדבר האחרון שהילדים יזכרו ממני יהיה היום בים',
    'לימדתי היום את השיעור האחרון שלי. הם פשוט לא יודעים שהוא היה האחרון',
    'חיבקתי את אמא יותר מהרגיל, רציתי שיהיה לה את זה',
    'עוד זריחה אחת אחרונה ואני סיימתי',
    'זה השבוע האחרון שלי אז אני נחמדה לכולם',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'taught my last class today before the summer holidays, the pupils made me a cake',
    "It's my last week at this job and I want to say goodbye nicely",
    'last sunrise of our trip, Iceland was wonderful',
    "took a photo of the family for grandma's birthday card",
    'the last thing I remember of the film is the car chase',
    'לימדתי היום את השיעור האחרון לפני החופש הגדול, התלמידים הביאו עוגה',
    'זה השבוע האחרון שלי בעבודה ואני רוצה להיפרד יפה',
    'הזריחה האחרונה של הטיול, איסלנד הייתה מדהימה',
    'הצטלמנו כל המשפחה לברכה של סבתא',
    'הדבר האחרון שאני זוכר מהסרט זה המרדף',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('words that others are to hear', () => {
  test.each([
    'if anyone asks, tell my little brother I tried really hard',
    'tell mum it had nothing to do with her',
    'My kids should know that I loved them and that I held on as long as I could',
    "please make sure my parents know i was happy as a child, it isn't their fault",
    "could you help me write something to my parents so they don't blame themselves",
    "tell dad he was a good father. i wasn't a good son",
    'אם מישהו ישאל, תגידו לאח הקטן שלי שניסיתי באמת',
    'שאמא תדע שזה לא קשור אליה',
    'הילדים צריכים לדעת שאהבתי אותם ושהחזקתי כמה שיכולתי',
    'חשוב לי שההורים ידעו שהייתה לי ילדות טובה, זו לא אשמתם',
    'שמישהו יגיד לאשתי שאני מצטער. מחר היא תבין',
    'תעזור לי לכתוב משהו להורים שלא יאשימו את עצמם',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'tell my brother I tried the recipe and it was great',
    'please tell mum it has nothing to do with the cake, the oven is broken',
    'I want my kids to know that I love them even when I shout, how do I say it',
    "my wife will understand tomorrow's plan once she sees the map",
    "could you help me write something for my parents' anniversary",
    'חשוב לי שהילדים ידעו שאני אוהבת אותם גם כשאני צועקת, איך אומרים את זה',
    'תעזור לי לכתוב משהו להורים ליום הנישואים',
    'אשתי תבין מחר כשתראה את המפה של הטיול',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('days that are chosen or waited for', () => {
  test.each([
    "I'm waiting till my sister's wedding is over, I won't spoil that for her",
    "it's the 3rd of June. I chose it because everybody will be away",
    "after my son's graduation I've done my job and I can go",
    'i gave myself until new year, nothing has changed, so',
    "I've set a day and since then I sleep well",
    'אני מחכה שהחתונה של אחותי תעבור, לא רוצה לקלקל לה',
    'מחזיקה מעמד רק עד שהכלב ימות',
    'אחרי הסיום של הבן עשיתי את שלי ואני יכול ללכת',
    'נתתי לעצמי עד ראש השנה, כלום לא השתנה, אז',
    'קבעתי יום ומאז אני ישנה טוב',
    'כשסבתא תלך אף אחד לא צריך אותי פה ואז אני סוף סוף יכולה לעזוב',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "I'm waiting till my sister's wedding is over, then I start the diet",
    'only holding on until the holidays, this semester is long',
    "after my son's graduation we will travel through Canada",
    "we've set a day for the wedding and I sleep badly from excitement",
    "my parents are abroad next week, that's when we paint their hall",
    'אני מחכה שהחתונה של אחותי תעבור ואז מתחילה דיאטה',
    'מחזיקה מעמד רק עד החופש, סמסטר ארוך',
    'אחרי הסיום של הבן נוסעים לקנדה',
    'נתתי לעצמי עד ראש השנה למצוא דירה',
    'קבענו תאריך לחתונה ואני לא ישנה מהתרגשות',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
