import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('marks that are covered up', () => {
  test.each([
    'which foundation covers a green bruise, I have a wedding tomorrow and he said sorry',
    "said I walked into the cupboard again. the girls at work don't believe it anymore",
    'wearing a scarf at 30 degrees, you can see his fingers',
    'he never hits my face so nobody can see',
    'I told the doctor I fell down the stairs, he was standing next to me',
    'He cried and brought flowers, he always does afterwards',
    'איזה איפור מכסה סימן ירוק, יש לי חתונה מחר והוא ביקש סליחה',
    'אמרתי שנתקעתי שוב בארון. הבנות בעבודה כבר לא מאמינות',
    'עם צעיף בשלושים מעלות, רואים את האצבעות שלו',
    'הוא אף פעם לא מרביץ בפנים שלא יראו',
    'אמרתי לרופא שנפלתי במדרגות, הוא עמד לידי',
    'הוא בכה והביא פרחים, ככה הוא תמיד אחרי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'which foundation covers dark circles, I have a wedding tomorrow',
    'he brought flowers because we have our anniversary',
    'wearing sunglasses in the office after the eye test',
    'I told the doctor I fell down the stairs on the ice',
    'איזה איפור מכסה עיגולים שחורים, יש לי חתונה מחר',
    'הוא הביא פרחים כי יש לנו יום נישואים',
    'משקפי שמש במשרד אחרי בדיקת עיניים',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('lives that are watched over', () => {
  test.each([
    'he checks the mileage when I come back from work',
    'she reads my messages in the evening and I have to explain each one',
    'he gives me exactly enough for bread and wants the receipt',
    "my husband's mother decides when I may leave the house",
    'he put an app on my phone so he always knows where I am',
    'he locks the fridge at night',
    'היא קוראת לי את ההודעות בערב ואני צריך להסביר כל אחת',
    'הוא נותן לי בדיוק ללחם ורוצה קבלה',
    'חמותי מחליטה מתי מותר לי לצאת מהבית',
    'אם האוכל מאחר אני ישנה במרפסת',
    'הוא נועל את המקרר בלילה',
    'הבוס לקח לי דרכון ואני ישנה במחסן',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'I check the mileage when I come back from work for my taxes',
    'he gives me exactly enough time for a coffee, my trainer is strict',
    'my boss kept my bike in the storeroom, so kind',
    'the kids may shower for three minutes, we save water',
    "my husband's mother visits when she wants and I need a boundary",
    "אני רושם קילומטראז' כשאני חוזר מהעבודה בשביל המס",
    'חמותי באה מתי שבא לה ואני צריכה גבול',
    'הילדים מתקלחים שלוש דקות, חוסכים מים',
    'הבוס שומר לי את האופניים במחסן, מותק',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('ways out that are prepared', () => {
  test.each([
    "packed a bag for me and the kids, it's at the neighbour's, I'm waiting until he's on night shift",
    "saving coins in the tampon box, the only place he doesn't look",
    "I know which stairs creak, we'll go when he sleeps",
    'when he has a bad day the children and I sleep in the car',
    'we can tell from the way the key turns what kind of evening it will be',
    'the kids run under the bed when his car pulls in',
    'ארזתי תיק לי ולילדים אצל השכנה, מחכה שהוא יהיה במשמרת לילה',
    'חוסכת מטבעות בקופסה, המקום היחיד שהוא לא מחפש',
    'אני יודעת איזה מדרגות חורקות, נצא כשהוא ישן',
    'לפי הסיבוב של המפתח אנחנו כבר יודעים איזה ערב יהיה',
    'הילדים בורחים מתחת למיטה כשהאוטו שלו נכנס',
    'אני יושב בחדר מדרגות עד שאני שומע אם הוא צועק',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "packed a bag for me and the kids, we're going camping",
    'saving coins in a box for our holiday',
    'the stairs creak and the baby wakes up, how do you fix that',
    'the kids run to the door when his car pulls in',
    'ארזתי תיק לי ולילדים, יוצאים לקמפינג',
    'חוסכת מטבעות בקופסה לחופשה',
    'המדרגות חורקות והתינוק מתעורר, איך מתקנים',
    'הילדים רצים לדלת כשהאוטו שלו נכנס',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('families that decide', () => {
  test.each([
    'my family booked me a ticket to Pakistan and nobody says when I come back',
    'they found out about my boyfriend, my brothers are coming tonight "to talk"',
    "my cousins said they'd kill me if I marry him, and where I'm from they do it",
    "I'm 16 and they've chosen a husband, the wedding is in July",
    'my uncle says there is only one way to clean our name',
    "my friend hasn't been seen since her parents found her messages, they say she's with relatives",
    'גילו שיש לי חבר, האחים שלי באים הערב "לדבר"',
    'בני הדודים אמרו שיהרגו אותי אם אתחתן איתו, ואצלנו עושים את זה',
    'אני בת 16 וכבר בחרו לי חתן, החתונה ביולי',
    'דוד שלי אומר שיש רק דרך אחת לנקות את השם שלנו',
    'חברה שלי לא נראתה מאז שההורים מצאו לה הודעות, אומרים שהיא אצל קרובים',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'my family booked me a ticket to Italy for my birthday',
    'they found out about my boyfriend and invited him for dinner',
    "my brothers are coming tonight to talk about dad's birthday",
    "I'm 26 and we've chosen a hall, the wedding is in July",
    'המשפחה הזמינה לי כרטיס לאיטליה ליום הולדת',
    'גילו שיש לי חבר והזמינו אותו לשישי',
    'האחים שלי באים הערב לדבר על יום ההולדת של אבא',
    'אני בת 26 ובחרנו אולם, החתונה ביולי',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
