import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'step habits', at: '2026-11-27T12:00:00Z' });
const stepIn = (language: Language, ...texts: string[]) =>
  lastReplyTo(language, texts).proposals.flatMap((one) =>
    one.kind === 'action' ? [one.payload] : [],
  )[0];

const asked = { en: 'so what do I do?', he: 'מה עושים עם זה?' };

describe('habits, which come again and again', () => {
  test.each([
    ['en', 'my boss asks on friday evenings, and i say yes before I think'],
    ['en', 'he phones on Friday and I tell him it’s fine before I think'],
    ['en', 'my neighbour rings on Sunday mornings and I bring her the paper'],
    ['en', 'whenever I open the document I go and tidy the kitchen'],
    ['en', 'usually on Sunday I call my mother and she cries'],
    ['en', 'I meet him every second Tuesday and I tell him nothing'],
    ['en', 'most Saturdays I take the kids to swimming and then I clean'],
    ['en', 'tonight I sit here again and write to nobody'],
    ['en', 'these days I go to bed at nine and call no one'],
    ['en', 'each time he asks me on Thursday I write him a list'],
    ['en', 'after work I sit in the car for half an hour before I go up'],
    ['en', 'today I sit at my desk and look at the wall'],
    ['en', 'I send him money on the first and by Friday it’s gone'],
    ['en', 'on Saturday I clean, on Sunday I wash the sheets'],
    ['he', 'אחרי העבודה אני הולכת לסדר את המטבח'],
    ['he', 'בשבת אני מנקה, ביום ראשון אני מכבסת, זה סוף השבוע שלי'],
    ['he', 'כל פעם שאני פותחת את הקובץ אני הולכת לסדר את המטבח'],
    ['he', 'תמיד כשהוא חוזר אני הולכת לסדר את החדר'],
    ['he', 'בימי שישי אני הולכת לנקות אצל אמא'],
    ['he', 'בערבים אני יושבת באוטו ומדברת עם עצמי, גם היום'],
    ['he', 'עכשיו אני אוכל קוטג׳ מול החדשות'],
    ['he', 'היום אני אוכל צהריים לבד במשרד'],
    ['he', 'היום אני יושבת מול המסך ולא כותבת מילה'],
    ['he', 'עכשיו אני נוסעת לעבודה באוטובוס ושומעת מוזיקה'],
    ['he', 'הבוס מבקש ביום חמישי ואני אומר לו כן לפני שאני חושב'],
  ] as const)('%s: is no step, in no stage: %s', (language, text) => {
    expect(stepIn(language, 'x', text)).toBeUndefined();
    expect(stepIn(language, 'x', asked[language], text)).toBeUndefined();
  });

  test.each([
    ['en', 'she asks every Friday, so tomorrow I’ll tell her no', 'tell her no'],
    ['en', 'I’ll call my mum every Sunday', 'call my mum every Sunday'],
    ['en', 'tomorrow I go to the gym', 'go to the gym'],
    ['en', 'On Sunday I call her', 'call her'],
    ['en', 'on Sunday evening I call her', 'call her in the evening'],
    ['en', 'tomorrow after work I call him', 'call him after work'],
    ['he', 'מחר אחרי העבודה אני מתקשרת אליו', 'מתקשרת אליו אחרי העבודה'],
    ['he', 'כל ערב אצא להליכה של רבע שעה', 'אצא להליכה של רבע שעה'],
    ['he', 'אני הולכת אליה מחר', 'הולכת אליה'],
    ['he', 'מחר אני אוכל איתה צהריים', 'אוכל איתה צהריים'],
    ['he', 'היום אני מתקשרת לבנק', 'מתקשרת לבנק'],
    ['he', 'היא תמיד מבקשת בשישי, אז מחר אגיד לה לא', 'אגיד לה לא'],
  ] as const)('%s: stays a step where it is willed, or has its own day: %s', (...given) => {
    const [language, text, title] = given;
    expect(stepIn(language, 'x', text)?.title).toContain(title);
  });
});
