import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('plans that are not made', () => {
  test.each([
    "no need to plan for spring, i don't intend to see it",
    "what's the point of the savings plan, I'm not going to need any of it where I'll be",
    "I left the page for next year blank because there won't be one for me",
    "don't put me down for the reunion, i won't exist by then lol",
    'why would i see the dentist, im not keeping the teeth much longer',
    "They asked where I see myself in five years. I nearly laughed, I don't see myself in five weeks",
    'אין צורך לתכנן את האביב, אני לא מתכוון לראות אותו',
    'בשביל מה תוכנית חיסכון, אני לא אצטרך כלום איפה שאהיה',
    'השארתי את העמוד של שנה הבאה ריק כי לא תהיה לי כזאת',
    'אל תרשמו אותי למפגש המחזור, אני כבר לא אהיה קיימת',
    'למה ללכת לרופא שיניים, הן לא יהיו בשימוש עוד הרבה זמן',
    'שאלו אותי איפה אני רואה את עצמי עוד חמש שנים. כמעט צחקתי, אני לא רואה את עצמי עוד חמישה שבועות',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'not buying a winter coat this year, we are moving to Thailand',
    "don't put me down for the reunion, I'll be at my cousin's wedding",
    'They asked where I see myself in five years and I blanked, how do I answer that in an interview',
    'skip the goals bit, I only want a routine for mornings',
    "I won't be here for the Monday call, dentist",
    'לא קונה מעיל השנה, עוברים לתאילנד',
    'בשביל מה תוכנית חיסכון אם הבנק לוקח עמלות',
    'אל תרשמו אותי למפגש המחזור, אני בחתונה של בת דודה',
    'שאלו אותי בראיון איפה אני רואה את עצמי עוד חמש שנים, מה עונים',
    'עזוב מטרות, אני רק רוצה שגרת בוקר',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('the dead who are visited soon', () => {
  test.each([
    "my boys from the unit are up there keeping me a seat, i'm on my way",
    "Dreamt mum called me from the garden and I said I'm coming, a couple more days",
    "It's nearly time to see Grandad again. I put on his tie",
    "it's been a year without him and I'm not doing a second. He knows I'm coming",
    "my twin went first, I should have gone with her, I'll fix that",
    'since my wife passed I only want one thing, to lie next to her',
    'החברים מהמחלקה שומרים לי מקום למעלה, אני בדרך',
    'חלמתי שאמא קוראת לי מהגינה ואמרתי לה שאני באה, עוד יומיים',
    'כבר כמעט הזמן לראות שוב את סבא. לבשתי את העניבה שלו',
    'שנה בלעדיו ואני לא עושה עוד אחת. הוא יודע שאני באה',
    'אחותי התאומה הלכה ראשונה, הייתי צריך ללכת איתה, אני אתקן את זה',
    'מאז שאשתי נפטרה אני רק רוצה לשכב לידה',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'going to see Grandad on Sunday, he turns ninety and I bought him a tie',
    'Dreamt mum called me from the garden, woke up smiling, I miss her',
    "It's been a year without him and I am learning to cook for one",
    "I'll be holding my baby by the end of the week, due date is Friday",
    'my husband is waiting for me in the car',
    'נוסעת לסבא בשבת, הוא בן תשעים וקניתי לו עניבה',
    'חלמתי שאמא ז״ל קוראת לי מהגינה, קמתי עם חיוך וגעגוע',
    'שנה בלעדיו ואני לומדת לבשל לאחת',
    'החברים מהמחלקה שומרים לי מקום במפגש',
    'אחותי התאומה עברה ראשונה לאוסלו ואני אחריה במאי',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('questions to God about leaving early', () => {
  test.each([
    'will God still take me if I come early',
    "is it really a sin if you can't bear it any longer? the imam didn't want to answer",
    'Do they bury people like that in the normal cemetery',
    'I asked the rabbi whether someone who goes on purpose still gets kaddish',
    "god made a mistake sending me here, i'm going to give it back",
    'does heaven let you in if you did it yourself',
    'אלוהים יקבל אותי אם אבוא לפני הזמן?',
    'זה באמת חטא אם כבר אי אפשר לסבול? הרב לא רצה לענות',
    'קוברים אנשים כאלה בבית קברות רגיל או מחוץ לגדר',
    'השם סולח למי שעוזב מוקדם?',
    'אלוהים טעה כששלח אותי לפה, אני מחזירה לו',
    'נותנים להיכנס לגן עדן למי שעשה את זה לעצמו?',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'is it really a sin to skip church for football',
    'will God forgive me for shouting at the kids, I feel guilty',
    'my rabbi answered my question about kaddish for my father',
    'do they bury pets in the normal cemetery',
    'זה באמת חטא לא ללכת לבית כנסת בשבת?',
    'השם יסלח לי שצעקתי על הילדים? אני מרגישה אשמה',
    'הרב ענה לי על הקדיש לאבא',
    'קוברים חיות בבית קברות רגיל?',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('people who will have it easier', () => {
  test.each([
    'they would cry for a month and then it would be easier for all of them',
    "without me my wife could marry someone normal, I'm only standing in the way",
    "I heard mum say how much I cost. I'll save them the trouble",
    'everybody could breathe if I stopped being here',
    "my kids need a mum who isn't like this. he'll find somebody better",
    'הם יבכו חודש ואז יהיה לכולם יותר קל',
    'ההורים יוכלו להשקיע באחותי את הכסף שהולך על הטיפולים שלי. אני עושה להם טובה',
    'בלעדיי אשתי תוכל להתחתן עם מישהו נורמלי, אני רק עומד לה בדרך',
    'הביטוח יסגור את כל החובות, ככה אני שווה יותר',
    'שמעתי את אמא אומרת כמה אני עולה. אני אחסוך להם את זה',
    'כולם יוכלו לנשום אם אפסיק להיות פה',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'one mouth less at dinner, my son is at camp',
    'my parents spend a lot on my clinic and I want to thank them',
    'mum said how much the camp costs and I can save for it',
    'without me my team won 3-0 lol',
    'everybody could breathe again when the exam was over',
    'פה אחד פחות בארוחה, הבן במחנה',
    'בלעדיי הקבוצה ניצחה חחח',
    'שמעתי כמה הקייטנה עולה ואני חוסך',
    'כולם יכלו לנשום כשהמבחן נגמר',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('days and nights that cannot be borne', () => {
  test.each([
    "i can't do another day of this",
    "can't face one more night",
    "I don't want there to be a tomorrow",
    'im done being a human',
    'I am finished with all of it, life included',
    "what if i just wasn't",
    'אני לא יכולה עוד יום כזה',
    'אין לי כוח לעוד לילה אחד',
    'אני לא רוצה שיהיה מחר',
    'נמאס לי להיות בן אדם',
    'סיימתי עם הכול, גם עם החיים',
    'ומה אם פשוט לא הייתי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "can't do another day of this heat",
    "can't face one more night shift",
    'im done being the nice one at work',
    'thinking about not staying for dessert',
    "I'm tired of waking up at five for the baby",
    'אני לא יכולה עוד יום עם החום הזה',
    'אין לי כוח לעוד משמרת לילה אחת',
    'נמאס לי להיות הנחמדה בעבודה',
    'חושבת לא להישאר לקינוח',
    'איך אני עובר את המצגת הערב',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('other names for death', () => {
  test.each([
    'time to log off for good',
    'ready to clock out permanently',
    'thinking of checking out early',
    'i want to delete myself',
    'might just unalive tbh',
    'my retirement plan is a rope haha',
    'הגיע הזמן להתנתק לתמיד',
    'מוכנה לסגור את הבאסטה סופית, את כולה',
    "חושב לעשות צ'ק אאוט מוקדם מהחיים",
    'בא לי למחוק את עצמי',
    'תוכנית הפנסיה שלי זה חבל חחח',
    'עוד מעט אני מנתק את השאלטר על עצמי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'time to log off for today',
    'clocked out at five, finally',
    'going to catch the bus on friday, what time does the 42 leave',
    'thinking of checking out early from the hotel',
    'my retirement plan is a boat',
    'הגיע הזמן להתנתק מהטלפון להיום',
    "לעשות צ'ק אאוט מוקדם מהמלון, כמה זה עולה",
    'תוכנית הפנסיה שלי זה סירה',
    'הורדתי את השאלטר כי קפץ החשמל',
    'תיקח את היציאה הבאה ושמאלה',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('accidents that are hoped for', () => {
  test.each([
    "if the plane went down i wouldn't mind",
    'i hope a car hits me on the way to work',
    "I don't look anymore when I cross, if it happens it happens",
    "wouldn't even brake if the truck came",
    'hoping the lump is the bad kind',
    'it would be nice to get something terminal so nobody could blame me',
    'אם המטוס היה נופל לא היה אכפת לי',
    'הלוואי שאיזה אוטו יפגע בי בדרך לעבודה',
    'אני כבר לא מסתכל כשאני חוצה, אם זה יקרה יקרה',
    'אפילו לא הייתי בולמת אם המשאית הייתה באה',
    'מקווה שהגוש הוא מהסוג הרע',
    'היה נחמד לחטוף משהו סופני ואז אף אחד לא יאשים אותי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'i hope the car starts on the way to work',
    'when we had turbulence I held my seat',
    'hoping the lump is nothing',
    'if I get sick before the holiday I will be so annoyed',
    'we hit a pothole on the way to work',
    'אם המטוס יאחר לא אכפת לי',
    'כשהיו כיסי אוויר החזקתי את המושב',
    'מקווה שהגוש הוא כלום',
    'אם אני אחלה לפני החופשה אני אתבאס',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('medicine and food that are refused', () => {
  test.each([
    'stopped dialysis appointments, told nobody',
    "dad throws his heart medicine in the bin and says he's lived enough",
    "grandma won't eat or drink, she says she has had her time",
    "the doctor found a lump and I've decided not to treat it. it suits me",
    "I haven't injected in two days, i just don't care if it goes wrong",
    "signed that I don't want the operation. Best signature of my life",
    'הפסקתי את הכדורים ללחץ דם בכוונה, שיקרה מה שיקרה',
    'הפסקתי ללכת לדיאליזה ולא סיפרתי לאף אחד',
    'אבא זורק את הכדורים של הלב לפח ואומר שחי מספיק',
    'סבתא לא אוכלת ולא שותה, אומרת שהיא עשתה את שלה',
    'מצאו לי גוש והחלטתי לא לטפל. זה מסתדר לי',
    'חתמתי שאני מסרב לניתוח. החתימה הכי יפה שלי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "I quit sugar on purpose, let's see what happens",
    'stopped the antibiotics because the course is finished',
    "grandma won't eat the soup, she says it has no salt",
    'dad forgot his heart medicine at our place, do I post it',
    "the doctor found a lump, it's harmless, and I'm relieved",
    'הפסקתי אנטיביוטיקה כי נגמר הטיפול',
    'סבתא לא אוכלת את המרק, אומרת שחסר מלח',
    'אבא שכח אצלנו את הכדורים של הלב, לשלוח לו?',
    'החלטתי לא לעשות את הניתוח בברך, פיזיותרפיה עוזרת',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
