import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('threats that name no act', () => {
  test.each([
    "on monday they'll all know my name",
    "he took everything from me, now it's my turn. friday",
    "some people won't live to see the weekend, i've made peace with prison",
    "I've been waiting behind his office two evenings now. He always leaves by the back door",
    "whoever did that to my sister won't have hands for much longer",
    'I know which nurse it was and which road she drives home',
    'ביום שני כולם יידעו איך קוראים לי, תפתחו חדשות',
    'הוא לקח לי הכול, עכשיו תורי. ביום שישי',
    'כדאי לה לא להגיע מחר לעבודה, לטובתה. לא צוחקת',
    'יש אנשים שלא יגיעו לסוף השבוע, כבר השלמתי עם הכלא',
    'אני מחכה מאחורי המשרד שלו כבר שני ערבים. הוא תמיד יוצא מהדלת האחורית',
    'מי שעשה את זה לאחותי לא יהיו לו ידיים עוד הרבה זמן',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "now it's my turn to cook, friday is pasta day",
    "I'm bringing a cake to school tomorrow",
    'they laughed at my joke and on Thursday I do the second show',
    'I like to put something in her tea, honey mostly',
    "I've been waiting behind his office for the parcel",
    'ביום שני כולם יידעו איך קוראים לי, אני המורה החדשה',
    'עכשיו תורי לבשל, ביום שישי עושים פסטה',
    'כדאי לה לא להגיע מחר לעבודה, יש לה חום',
    'מביא מחר עוגה לבית ספר',
    'אני אוהב לשים לה משהו בתה, בעיקר דבש',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('people who are waited for', () => {
  test.each([
    'the same car with its lights off is under my window, fourth evening',
    "my ex has a restraining order and he's in the street right now, the kids are asleep",
    "somebody leaves dead mice at my door, today a note with my daughter's name",
    "Got a picture of my kids' school in the post, nothing else in the envelope",
    "he said if I don't drop the case something will happen to my sister",
    'they told me if I go to the police my brother disappears',
    'אותו אוטו עם אורות כבויים מתחת לחלון שלי, ערב רביעי',
    'לאקס שלי יש צו הרחקה והוא עכשיו ברחוב, הילדים ישנים',
    'מישהו משאיר לי עכברים מתים ליד הדלת, היום היה פתק עם השם של הבת שלי',
    'קיבלתי בדואר תמונה של בית הספר של הילדים, בלי כלום',
    'הוא אמר שאם אני לא מושכת את התביעה יקרה משהו לאחותי',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "somebody leaves cookies at my door, today a note with my daughter's name, so cute",
    "got a picture of my kids' school play in the post",
    'the lights are off in the street again',
    'האורות כבויים שוב ברחוב',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
