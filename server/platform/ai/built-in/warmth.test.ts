import { describe, expect, test } from 'vitest';
import { warmthsIn } from '#content/guide/warmth.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { normalised } from './normalise.ts';

const { lastReplyTo, poolsOf } = guidedChat({ seed: 'warmth', at: '2026-11-27T10:00:00Z' });
const keysIn = (language: 'en' | 'he', text: string) =>
  warmthsIn(normalised(text), language).map(({ key }) => key);

describe('something hard is met before it is asked about', () => {
  test.each([
    ['en', 'My boyfriend left me in June and his jumper is still here', 'warm_parted'],
    ['en', 'My colleague took the credit for the whole report', 'warm_slighted'],
    ['en', 'My father was diagnosed with dementia in spring and I drive there daily', 'warm_ill'],
    ['en', 'There was a patient I lost on Monday night', 'warm_lost'],
    ['he', 'יש תלמידה שאיבדנו בקיץ ואני רואה את הכיסא שלה', 'warm_lost'],
    ['en', 'I am so exhausted that I fall asleep on the bus', 'warm_worn'],
    ['en', 'I feel like a terrible mother when I shout at them', 'warm_shame'],
    ['he', 'בעלי עזב אותי ביוני והבית נשאר כמו שהיה', 'warm_parted'],
    ['he', 'המנהלת השפילה אותי מול כולם בישיבה', 'warm_slighted'],
    ['he', 'אמא אובחנה עם דמנציה באביב ואני נוסעת אליה כל יום', 'warm_ill'],
    ['he', 'אני גמורה מהשבוע הזה ויש עוד יומיים', 'warm_worn'],
    ['he', 'חשוב לי שמישהו יגיד לי שזה בסדר', 'warm_unseen'],
  ] as const)('%s: %s', (language, text, pool) => {
    expect(poolsOf(language, [text])).toContain(pool);
  });

  test.each([
    ['en', 'He is exhausted after his shifts'],
    ['en', 'I lost my patience with a client'],
    ['he', 'איבדתי את הסבלנות עם תלמיד'],
    ['en', 'I am not lonely at all'],
    ['en', 'My neighbours broke up their old shed'],
    ['en', 'I think she feels ashamed of him'],
    ['he', 'הוא גמור אחרי המשמרות'],
    ['he', 'אני לא בודדה בכלל'],
    ['he', 'אני גר לבד בדירה של שלושה חדרים'],
    ['he', 'היא מתביישת בבית הספר'],
  ] as const)('nothing of the person’s own: %s: %s', (language, text) => {
    expect(keysIn(language, text)).toEqual([]);
  });

  test('not in two replies in a row, and not beside good news', () => {
    const hard = 'I am so exhausted that I fall asleep on the bus';
    const more = 'I feel so lonely in that flat in the evenings';
    expect(poolsOf('en', [hard, more]).join(' ')).not.toContain('warm_');
    expect(
      poolsOf('en', ['I got the job!! I cried on the phone, so happy']).join(' '),
    ).not.toContain('warm_');
  });

  test('the sentence that is hard is the one that is said back', () => {
    const { text } = lastReplyTo('en', [
      'We met on Tuesday in the big room upstairs. My boss took the credit for my whole report. Then there was cake.',
    ]);
    expect(text).toContain('took the credit');
  });
});
