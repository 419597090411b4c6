import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('indirect words', () => {
  test.each([
    'my brother died last year and he is waiting for me up there',
    "I don't know if I'll be around when the appointment comes",
    "I didn't take enough last time, they pumped it out",
    'the whole class told me to kill myself',
    'Every evening I ask god to take me in my sleep',
    'the hotline was busy, I took it as a sign',
    'next summer will be without me',
    "It's time I joined him",
    "I've got them in a tin. I count them at night and it's comforting",
    'אבא מחכה לי בשמיים',
    'אני לא יודעת אם אני פה עד התור',
    'בפעם הקודמת לא לקחתי מספיק',
    'כתבו לי תתאבד בקבוצה של השכבה',
    'כל לילה אני מבקש מהשם שייקח אותי',
    'אני מתפללת לא לפתוח עיניים בבוקר',
    'ער״ן תפוס, כנראה שזה סימן',
    'השנה הבאה תהיה בלעדיי',
    'הגיע הזמן שאצטרף אליה',
    'כל ערב אני סופרת אותם. זה מרגיע אותי',
    "I'm standing on the platform and the next train is in four minutes",
    'standing on the ledge',
    "I'm at the edge of the cliff",
    "the world will be better off once I'm out of it",
    "I've been giving away my things, my guitar went to my brother",
    "I can't promise I'll be here next week",
    "I found out how many of my mom's pills it would take",
    'i want 2 d1e',
    "I'm better off dead",
    "what's the easiest way to die",
    'I want to go to him soon, to be with him again',
    "There's a gun in the garage and I keep thinking about it",
    "I can't stop cutting",
    'my teenage son posted see you on the other side and turned off his phone',
    'my brother sent me a goodbye text and his phone is off',
    'אני על הרציף והרכבת עוד ארבע דקות',
    'אני עובר כל יום ליד הגשר וחושב כמה זה קל',
    'אני עומדת על המעקה',
    'אני מחלקת את הדברים שלי',
    'אני לא יכולה להבטיח שאהיה פה בשבוע הבא',
    'אף אחד לא ירגיש אם אני אפסיק להתקיים',
    'עדיף לי מת מאשר עוד יום כזה',
    'מה הדרך הכי פחות כואבת ללכת',
    'בא לי ללכת אליו, בקרוב',
    'בא לי ללכת לבעלי המנוח',
    'יש אקדח בבית ואני לא מפסיק לחשוב עליו',
    'אני לא מפסיק לחתוך',
    'זרקתי את הכדורים לאסלה כי כמעט לקחתי את כולם',
    'אחותי כתבה נתראה בעולם הבא וכיבתה את הטלפון',
    'חבר שלי מהצבא שלח לי הודעת פרידה ולא עונה',
  ])('of one’s own death are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    ['abuse', 'the marks on her arm are shaped like fingers'],
    ['abuse', 'I sleep with a chair under the handle'],
    ['abuse', 'My wages go into his account and he has an app on my phone'],
    ['abuse', 'הסימנים על הזרוע שלה בצורת אצבעות'],
    ['abuse', 'אני ישנה עם כיסא מתחת לידית'],
    ['abuse', 'המשכורת שלי נכנסת לחשבון שלו והוא בודק לי את ההודעות'],
    ['medical', 'the baby is limp and not feeding'],
    ['medical', 'My dad has diabetes and he is talking nonsense'],
    ['medical', 'he had the syrup twice and now he is drowsy'],
    ['medical', 'התינוקת רפויה ולא רוצה לינוק'],
    ['medical', 'אבא סוכרתי והוא מדבר שטויות ומזיע'],
    ['medical', 'פתאום אני רואה כפול'],
  ])('of %s are asked about: %s', (kind, text) => {
    expect(dangerIn(text)).toMatchObject({ kind });
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'The taxi is waiting for me up there by the station',
    "I don't know if I'll be here for the office party on Friday",
    "I didn't take enough photos in Rome",
    'God, take me to the beach already, I need a holiday',
    'the phone line at the bank was busy all day',
    'the trip will be without me this weekend',
    'I count them at night, my kids, and it makes me smile',
    'the nurse said the syrup is fine twice a day',
    'I want to stop being the one who organises everybody',
    'המונית מחכה לי למטה',
    'אני לא יודעת אם אני פה בשישי, יש מסיבה בעבודה',
    'לא לקחתי מספיק בגדים לטיול',
    'הטיול יהיה בלעדיי הפעם, אני בחו״ל',
    'הקו של הבנק היה תפוס כל היום',
    'אני רוצה להפסיק להיות זאת שמארגנת את כולם',
    'המאמן דוחף אותנו קשה אבל הוא הוגן',
    'הוא נגע לי בכתף ואמר שיהיה בסדר',
    'שלחתי לו תמונות של הדירה והוא אמר שזה יקר',
    "I'm standing on the platform waiting for my train to Leeds, she's coming",
    "I'm on the platform, my train is in four minutes",
    'the cat is standing on the ledge',
    'I love sitting on the window ledge with a book',
    'we stood on the edge of the cliff and watched the sunset',
    'the team will be better off once I am out of it',
    "I'm giving away my things before the move",
    "I can't promise I'll be here next week, I may be in Berlin",
    "what's the quickest way to learn Spanish",
    "what's the easiest way to go home from here",
    "I want to go to my late husband's grave",
    'I want to be with him again',
    'my boss said see you on the other side of the launch',
    "I can't stop cutting costs",
    'thinking about ending this lease',
    'is there a quick way to come down?',
    'The nurse pinched my arm and took blood in one go.',
    'I gave away all my old clothes, what a relief',
    'לא ישנה ולא אוכלת, והבכי שלו נכנס לי לעצמות',
    "I'm scared of my mother in law's opinion",
    'אני על הרציף מחכה לאמא',
    'עברתי לרכבת וכמה זה קל להגיע לעבודה',
    'אני מחלקת את הדברים שלי לפני המעבר',
    'אני לא יכול להבטיח שאהיה פה בשבוע הבא, אני נוסע',
    'מה הדרך הכי מהירה ללכת לים',
    'בא לי ללכת אליו הביתה בשישי',
    'בא לי ללכת לקבר של בעלי המנוח',
    'אני לא מפסיקה לחתוך בצל לסלט',
    'אני לא מפסיק לחתוך עלויות',
    'אני לא חיה בלי קפה',
    'הבן שלי מתגייס מחר ואני לא ישנה בלילות',
    'אני מפחדת מהדעה של חמותי',
  ])('of everyday talk are not: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });
});

describe('pills that are not named', () => {
  test.each([
    'no one can help me now, I already took them',
    "it's too late, I took them",
    'all thirty of them, I swallowed them',
    "I took them all and I'm getting sleepy",
    'I had a bottle of pills. I took them all.',
    'אף אחד כבר לא יכול לעזור, לקחתי אותם',
    'כבר מאוחר, בלעתי אותם',
    'לקחתי את כל הכדורים',
    'לקחתי את כל מה שהיה בארון לפני איזה עשרים דקות. רציתי שמישהו ידע',
  ])('are sure beside words of what comes after: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'medical', who: 'self' });
  });

  test.each(['I took them all', 'I swallowed them', 'לקחתי את כולם', 'בלעתי את הכול'])(
    'are asked about: %s',
    (text) => {
      expect(dangerIn(text)).toMatchObject({ level: 'perhaps', kind: 'medical', clarity: 1 });
    },
  );

  test.each([
    'I took them all to school',
    'I took all of them down',
    'I already took them home',
    'I took them to the vet because they were sick',
    'It was too late to cancel the tickets so I took them',
    'I took all my stuff and left',
    'I took the whole family to the beach',
    'she insulted me and I swallowed it all',
    'I had two beers and downed them',
    'לקחתי את כולם לים',
    'לקחתי אותם הביתה',
    'לקחתי את כל הילדים לים',
    'לקחתי את כל הדברים שלי ועברתי',
    'שתקתי ובלעתי את הכול',
  ])('are something else: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });
});

describe('harm by somebody close', () => {
  test.each([
    ['other', "My grandmother's nurse hits her when nobody's around"],
    ['other', 'המטפלת של סבתא מרביצה לה כשאף אחד לא רואה'],
    ['child', 'my uncle touches my little sister'],
    ['child', 'הדוד שלי נוגע באחותי הקטנה'],
    ['child', 'my 9 year old told me his swim coach touches him in the shower'],
    ['child', 'the gym teacher touched my daughter in the changing room'],
    ['child', "I'm 13 and my stepdad gets into my bed"],
    ['child', 'אני בת 13 ואבא שלי נכנס אליי למיטה'],
    ['self', 'my girlfriend threw a pan at my head and locked me in the bathroom'],
    ['self', 'בעלי זרק לי כוס על הראש'],
  ])('to %s is sure: %s', (who, text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'abuse', who });
  });

  test.each([
    'my uncle touched my little sister on the shoulder',
    'my little brother gets into my bed when he has nightmares, I am 13',
    'my toddler threw a pan at my head',
  ])('is not sure: %s', (text) => {
    expect(dangerIn(text)?.level).not.toBe('sure');
  });
});
