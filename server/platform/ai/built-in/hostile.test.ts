import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');
/** Only a catastrophically slow expression exceeds this; bench/ measures the speed. */
const replyTimeMsMax = 500;
const messageLength = 16_000;

function reply(texts: string[], seed = 'hostile') {
  return guideReply({
    seed,
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: '', language: 'en', timezone: 'UTC' },
    introduces: false,
  });
}

/** Other load of the machine is not counted. */
const spentMs = (before: NodeJS.CpuUsage) => process.cpuUsage(before).user / 1_000;

describe('hostile messages', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   \n\t '],
    ['NUL', 'my \0 mother \0 called'],
    ['lone surrogates', 'my \ud800 mother \udfff called me yesterday'],
    ['emoji only', '😀😀👩‍👩‍👧‍👦🏳️‍🌈'],
    ['controls of direction', 'my mother \u202e called \u2066 me \u2069 \u200f yesterday'],
    ['markup', '<b>my mother</b> called [me](javascript:alert(1)) `yesterday` **again**'],
    ['placeholders', 'my {q} is {topic} and {undefined} for {action}'],
    ['replacement patterns', "my $& mother $1 said $` and $' again"],
    ['marks without end', `my mo${'\u0301'.repeat(5_000)}ther called me yesterday`],
    ['names of object members', 'constructor __proto__ toString hasOwnProperty valueOf'],
  ])('%s get a clean answer', (_, text) => {
    for (const texts of [[text], ['My brother sold the boat', text], [text, text, text]]) {
      const answer = reply(texts);
      expect(answer.text.trim()).not.toBe('');
      expect(answer.text.isWellFormed()).toBe(true);
      expect(answer.text).not.toMatch(/[\0\u202a-\u202e\u200e\u200f<>{}]|undefined/u);
      expect(answer.text.split('\u2068').length).toBe(answer.text.split('\u2069').length);
    }
  });

  test('insults, numbers and addresses are not quoted', () => {
    const answers = [
      'my card number is 4580123412341234 okay',
      'write to me at dana@example.com please',
      'he is a fucking idiot at work',
    ]
      .flatMap((text) => ['a', 'b', 'c', 'd', 'e'].map((seed) => reply([text], seed).text))
      .join('\n');
    expect(answers).not.toMatch(/4580|@|fuck/u);
  });

  test('mentioned people are not quoted', () => {
    const seeds = Array.from({ length: 30 }, (_, at) => `mention ${at}`);
    const texts = ['I told @omri.bd that I am tired of @omri.bd', 'and @omri.bd again'];
    const answers = seeds.map((seed) => reply(texts, seed).text).join('\n');
    expect(answers).not.toMatch(/omri/iu);
  });

  test.each([
    ['one letter', 'a'],
    ['one Hebrew letter', 'א'],
    ['a quote', '״'],
    ['an apostrophe', "'"],
    ['spaced letters', 'ל '],
    ['a word with a space', 'I '],
    ['connectors', 'but '],
    ['commas', 'a,'],
    ['choices', 'to stay or '],
    ['Hebrew choices', 'ללכת או '],
    ['between', 'between a and '],
    ['promises', 'I will '],
    ['dates', 'tomorrow '],
    ['danger', 'i want to '],
    ['pills', 'לקחתי הרבה '],
    ['controls', 'yes ok '],
    ['line ends', 'my mother\n'],
    ['links', 'https:'],
    ['digits', '1'],
    ['emoji', '😀'],
  ])('16,000 characters of %s are answered quickly', (_, piece) => {
    const text = piece.repeat(Math.ceil(messageLength / piece.length)).slice(0, messageLength);
    reply([text], 'warm');
    const times = ['one', 'two', 'three'].map((seed) => {
      const before = process.cpuUsage();
      reply([text], seed);
      return spentMs(before);
    });
    expect(Math.min(...times)).toBeLessThan(replyTimeMsMax);
  });

  test('100 kB of one character are answered quickly', () => {
    // The first time compiles what every later message uses.
    const times = ['first', 'second'].map((seed) => {
      const before = process.cpuUsage();
      for (const piece of ['a', 'ש', ' ', '?', '😀'])
        expect(reply([piece.repeat(100_000)], seed).text).not.toBe('');
      return spentMs(before);
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });

  test('a chat of 500 messages is not replayed for each answer', () => {
    const texts = Array.from(
      { length: 500 },
      (_, index) => `On evening ${index} my brother and I talked about the boat`,
    );
    reply(texts.slice(0, 499), 'long');
    const times = ['and laughed', 'and sang', 'and slept'].map((end) => {
      const before = process.cpuUsage();
      reply([...texts.slice(0, 499), `We sat in the boat ${end}`], 'long');
      return spentMs(before);
    });
    expect(Math.min(...times)).toBeLessThan(replyTimeMsMax);
  });
});
