import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { poolsOf, repliesTo } = guidedChat({ seed: 'asked', at: '2026-11-20T12:00:00Z' });

test.each([
  ['en', 'how do i say sorry to a six year old', 'way_apologise'],
  ['he', 'איך מבקשים סליחה מילד בן שש', 'way_apologise'],
  ['en', 'how do i give hard feedback to someone on my team', 'way_feedback'],
  ['he', 'איך נותנים משוב קשה לעובד', 'way_feedback'],
  ['en', "it'd help if you tell me what to do when he gets defensive", 'then_calm'],
  ['en', 'what do I do when he gets defensive?', 'then_calm'],
  ['he', 'יעזור אם תגיד לי מה לעשות כשהוא מתגונן', 'then_calm'],
  ['he', 'מה עושים כשהיא כועסת?', 'then_calm'],
] as const)('%s: a way by what is to be done: %s', (language, text, pool) => {
  expect(poolsOf(language, [text])).toContain(pool);
});

test.each([
  ['en', 'can i drink wine with my pills', 'who_health'],
  ['he', 'אפשר לשתות יין עם הכדורים?', 'who_health'],
  ['en', 'can you get a sabbatical after 5 years', 'who_work'],
  ['he', 'מגיע לי שבתון אחרי כמה שנים', 'who_work'],
  ['he', 'כמה ימי מחלה מגיעים לי?', 'who_work'],
  ['en', 'how much pension do i get', 'who_money'],
  ['he', 'כמה מס משלמים על זה?', 'who_money'],
] as const)('%s: who can know a fact is named, and nothing asked: %s', (language, text, pool) => {
  expect(poolsOf(language, [text])).toContain(pool);
  expect(repliesTo(language, [text])[0]?.text).not.toContain('?');
});

test.each([
  ['en', 'should I take a sabbatical?'],
  ['en', 'how much longer can I fight with him about the mortgage?'],
  ['he', 'אני רב עם אשתי על המשכנתא, כמה שנים עוד אוכל ככה?'],
  ['en', 'my mum takes a lot of pills and I worry'],
  ['he', 'אני רוצה לצאת לשבתון'],
  ['he', 'אמא שלי לוקחת הרבה כדורים ואני דואגת'],
] as const)('%s: a wish and a worry ask for no fact: %s', (language, text) => {
  expect(poolsOf(language, [text]).join(' ')).not.toMatch(/who_/u);
});

test.each([
  ['en', 'i already finished mine. its the others. do i just write their parts or what'],
  ['he', 'כבר סיימתי את החלק שלי. אני פשוט כותב את החלקים שלהם או מה'],
] as const)('%s: the question at the end is the matter: %s', (language, text) => {
  const reply = repliesTo(language, ['My group does not work', text]).at(-1);
  expect(reply?.text).not.toMatch(/finished yours|סיימת/u);
});
