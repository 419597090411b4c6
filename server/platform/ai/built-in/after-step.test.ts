import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'after a step', at: '2026-11-24T10:00:00Z' });
const noted = {
  en: ['My brother owes me money', 'I will text him tomorrow at nine', 'Yes, note it'],
  he: ['אח שלי חייב לי כסף', 'אכתוב לו מחר בתשע', 'כן, לרשום'],
};
const replyTo = (language: 'en' | 'he', text: string) =>
  lastReplyTo(language, [...noted[language], text]);

describe('after a step is noted', () => {
  test.each([
    ['en', 'I’ve just texted him. My hands are shaking'],
    ['en', 'He answered!'],
    ['en', 'It is done'],
    ['he', 'כתבתי לו עכשיו, הידיים רועדות'],
    ['he', 'הוא ענה!'],
    ['he', 'זה כבר נשלח'],
  ] as const)('it is heard that it is done: %s: %s', (language, text) => {
    expect(replyTo(language, text).rule).toBe('step_done');
  });

  test.each([
    ['en', 'I haven’t texted him yet'],
    ['en', 'I texted him and he said no'],
    ['en', 'I texted him years ago and he laughed'],
    ['en', 'He never answered my letters'],
    ['en', 'Maybe he answered somebody else'],
    ['he', 'עוד לא כתבתי לו'],
    ['he', 'כתבתי לו והוא אמר לא'],
    ['he', 'כתבתי לו פעם והוא צחק'],
    ['he', 'הוא אף פעם לא ענה לי'],
  ] as const)('it is not done: %s: %s', (language, text) => {
    expect(replyTo(language, text).rule).not.toBe('step_done');
  });

  test.each([
    ['en', 'Tomorrow he is at a funeral. Thursday, then.', '2026-11-26'],
    ['he', 'מחר יש לו הלוויה. אז ביום חמישי.', '2026-11-26'],
  ] as const)('it moves to another day: %s: %s', (language, text, day) => {
    const [proposal] = replyTo(language, text).proposals;
    expect(proposal?.payload).toMatchObject({ due_on: day });
  });

  test.each([
    ['en', 'but what if he does not answer'],
    ['en', 'ok, but what if he says no tho'],
    ['he', 'ומה אם הוא לא יענה'],
  ] as const)('what may get in its way is planned for: %s: %s', (language, text) => {
    expect(replyTo(language, text).rule).toBe('obstacle');
  });
});
