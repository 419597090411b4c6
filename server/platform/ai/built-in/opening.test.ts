import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'opening', at: '2026-11-27T09:00:00Z' });

test.each([
  [
    'en',
    'My son is 15 and hasn’t been to school in five weeks. I have tried everything. I don’t know what to do anymore.',
    'Your son is 15',
  ],
  [
    'en',
    'Bit of an odd one. My best mate has stopped replying to me. The last message was seven weeks ago.',
    'stopped replying to you',
  ],
  ['he', 'הבוס שלי כל יום זורק עליי עוד פרויקט ולא מקשיב. נמאס לי', 'זורק על'],
  ['he', 'אני לא יודעת מאיפה להתחיל. בעלי חוזר בתשע והכול עליי. פשוט הכול', 'חוזר בתשע'],
] as const)('%s: a first message is heard from its matter: %s', (language, text, matter) => {
  expect(lastReplyTo(language, [text]).text.toLowerCase()).toContain(matter.toLowerCase());
});
