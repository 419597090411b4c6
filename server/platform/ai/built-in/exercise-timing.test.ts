import { describe, expect, test } from 'vitest';
import { exercises } from '#content/guide/exercises.ts';
import { languages } from '#contract/values.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { shortAnswer } from './exercises.ts';

const { lastReplyTo } = guidedChat({ seed: 'timing', at: '2026-11-27T20:00:00Z' });

describe('an offer', () => {
  test.each([
    [
      'en',
      ['my daughter is fifteen and her door is shut', 'we used to watch the football together'],
    ],
    ['en', ['my neighbour drags chairs at midnight', 'I drive a bus and I get up at five']],
    ['he', ['הבת שלי בת חמש עשרה והדלת שלה סגורה', 'פעם היינו רואים יחד כדורגל']],
    ['he', ['השכן גורר כיסאות בחצות', 'אני נהג אוטובוס וקם בחמש']],
  ] as const)('%s: waits while a story is told: %s', (language, texts) => {
    expect(lastReplyTo(language, texts).rule).not.toBe('offer_exercise');
    const more = { en: 'it has been like that since the summer', he: 'ככה זה מאז הקיץ' }[language];
    expect(lastReplyTo(language, [...texts, more]).rule).toBe('offer_exercise');
  });

  test.each([
    ['en', 'We lost a patient on the ward. There is too much to do at once'],
    ['en', 'There is too much on my plate and I feel like a terrible mother'],
    ['he', 'איבדנו מטופלת במחלקה. יש יותר מדי דברים בבת אחת'],
    ['he', 'יש עליי יותר מדי דברים ואני מרגישה אמא גרועה'],
  ] as const)('%s: comes a message after what is hardest: %s', (language, text) => {
    const first = { en: 'the weeks are long at the moment', he: 'השבועות ארוכים כרגע' }[language];
    const more = {
      en: 'and the to do list never ends, the reports, the rota',
      he: 'ויש עומס, הדוחות, הסידור',
    }[language];
    expect(lastReplyTo(language, [first, text]).rule).not.toBe('offer_exercise');
    expect(lastReplyTo(language, [first, text, more]).rule).toBe('offer_exercise');
  });

  test.each([
    ['en', ['I started in March', 'I don’t know whether to stay in Leeds or move to Hull']],
    ['he', ['התחלתי במרץ', 'לא יודעת אם להישאר בחיפה או לעבור לצפון']],
  ] as const)('%s: comes at once for a plain use: %s', (language, texts) => {
    expect(lastReplyTo(language, texts).rule).toBe('offer_exercise');
  });

  test.each(languages)('has several wordings, in %s', (language) => {
    const story = {
      en: ['my neighbour drags chairs', 'I drive a bus', 'it has been like that since summer'],
      he: ['השכן גורר כיסאות', 'אני נהג אוטובוס', 'ככה זה מאז הקיץ'],
    }[language];
    const said = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { lines } = guidedChat({ seed, at: '2026-11-27T20:00:00Z' }).lastReplyTo(
        language,
        story,
      );
      return lines.find((line) => /^exercise(?:_two|\.scene)\./u.test(line));
    });
    expect(new Set(said).size).toBeGreaterThan(1);
    for (const { offers } of exercises) expect(offers.length).toBeGreaterThan(1);
  });
});

describe('an answer in the next question', () => {
  const plain = { part: {} };
  test.each([
    [
      'en',
      'I was late because of the trains and the rain and the queue at the till. I felt small',
      'I felt small',
    ],
    [
      'en',
      'I want an agency chef for two weeks from Monday. If that happens then all of the rest shrinks',
      'I want an agency chef for two weeks from Monday',
    ],
    [
      'he',
      'איחרתי בגלל הרכבות ובגלל הגשם ובגלל התור הארוך בקופה בכניסה לבניין החדש. הרגשתי ממש קטן',
      'הרגשתי ממש קטן',
    ],
  ] as const)('%s: is its weightiest sentence: %s', (language, text, own) => {
    const quoted = shortAnswer({ ...plain, text }, language)?.replaceAll(/[“”״\u2068\u2069]/gu, '');
    expect(quoted).toBe(own);
  });

  test.each([
    [
      'en',
      'the birthday is next month so that can wait for a bit, and the rent is sorted too and the lad',
    ],
    [
      'en',
      'I said nothing for the whole of the long evening at their place and then I went home. But what if he noticed?',
    ],
    ['he', 'היום הולדת רק בחודש הבא אז זה יכול לחכות קצת והשכירות מסודרת וגם הבחור החדש במטבח'],
  ] as const)('%s: is none in a long sentence: %s', (language, text) => {
    expect(shortAnswer({ ...plain, text }, language)).toBeNull();
  });

  test('is whole or none where a part of it says another thing', () => {
    const text =
      'the birthday is not until next month, so that. rent is sorted. the lad but he will burn himself';
    expect(shortAnswer({ part: { isWhole: true }, text }, 'en')).toBeNull();
    expect(shortAnswer({ part: { isWhole: true }, text: 'the rent' }, 'en')).toContain('the rent');
  });
});
