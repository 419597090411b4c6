import { expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const replyTo = (language: 'en' | 'he', text: string, seed: string) =>
  guideReply({
    seed,
    turns: [{ text, at: new Date('2026-11-20T12:00:00Z') }],
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  }).text;
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each([
  ['he', 'אני מרגישה פגועה כי הוא לא בא'],
  ['he', 'נעלבתי כשהיא לא הזמינה אותי'],
] as const)('%s: a hurt is no noun beside a clause: %s', (language, text) => {
  for (const seed of seeds)
    expect(replyTo(language, text, seed)).not.toMatch(/שיש פגיעה|שיש כאן פגיעה/u);
});
