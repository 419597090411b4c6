import { expect, test } from 'vitest';
import { guideReply } from './guide.ts';

/** A Friday. */
const at = new Date('2026-11-27T17:00:00Z');
const story = { en: 'I lent my brother money', he: 'הלוויתי לאח שלי כסף' };
const plan = { en: 'I’ll call him today', he: 'אתקשר אליו היום' };
const title = { en: 'call him', he: 'אתקשר אליו' };

/** The reply to messages of which the third one follows a dismissed card. */
function replyTo(language: 'en' | 'he', ...texts: string[]) {
  return guideReply({
    seed: 'dismissed',
    turns: [story[language], plan[language], ...texts].map((text, place) => ({
      text,
      at,
      ...(place === 2 && { dismissed: true }),
    })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
}

test.each([
  ['en', 'I only wanted to change it to tomorrow', '2026-11-28'],
  ['en', 'Not today, his mother is here. Saturday when the kids are asleep', '2026-11-28'],
  ['en', 'Sunday', '2026-11-29'],
  ['he', 'רק רציתי לשנות את זה למחר, מוצ״ש', '2026-11-28'],
  [
    'he',
    'סופ"ש זה היום, כבר שישי בערב. לא היום, אמא שלו אצלנו. במוצ"ש כשהילדים ישנים',
    '2026-11-28',
  ],
  ['he', 'לא היום. במוצאי שבת', '2026-11-28'],
] as const)('%s: a dismissed step comes again with its new day: %s', (language, text, day) => {
  const { rule, proposals } = replyTo(language, text);
  expect(rule).toBe('redate');
  expect(proposals).toEqual([{ kind: 'action', payload: { title: title[language], due_on: day } }]);
});

test.each([
  ['en', 'She never calls on Saturday anyway'],
  ['en', 'I work on Saturday and it makes me tired'],
  ['en', 'I don’t want to call him at all'],
  ['en', 'He was here on Friday. He wouldn’t listen, not like last time'],
  ['en', 'I don’t think it works. On Sunday we see his parents'],
  ['en', 'Not today. On Sunday we see his parents'],
  ['en', 'tomorrow I’m busy'],
  ['he', 'זה לא יעזור. ביום ראשון אנחנו אצל ההורים שלו'],
  ['he', 'לא היום. ביום ראשון אנחנו אצל ההורים שלו'],
  ['he', 'בשבת אני עובדת וזה מעייף אותי'],
] as const)('%s: and stays away beside another day: %s', (language, text) => {
  expect(replyTo(language, text).rule).not.toBe('redate');
});

test('a later message gives it no day', () => {
  const later = ['I don’t want to call him at all', 'He is hard to talk to', 'Sunday'];
  expect(replyTo('en', ...later).proposals).toEqual([]);
});
