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
  ])('of everyday talk are not: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });
});
