import { expect, test } from 'vitest';
import { careAfter } from '../../platform/ai/safety/care.ts';
import { explains, heardLines, storedCare } from './care.ts';

/** Messages of one person in order, each with what care made of it. */
function chat(...texts: string[]) {
  let before: Parameters<typeof careAfter>[0] = null;
  return texts.map((text) => {
    const care = storedCare(careAfter(before, text, { language: 'en', timezone: 'Europe/London' }));
    before = care?.state ?? before;
    return { text, care };
  });
}
const heard = (...texts: string[]) => heardLines(chat(...texts)).map(({ text }) => text);

const threat = 'I will kill my brother tonight, I have a knife';
const explained = 'It’s an expression, nobody is going to be hurt. He never calls our mother';

test('words that were taken for danger are read once they are explained', () => {
  expect(explains(chat(threat, explained).at(-1)?.care ?? null)).toBe(true);
  expect(heard(threat, explained, 'She is eighty')).toEqual([threat, explained, 'She is eighty']);
});

test('words of danger that nobody explained are not', () => {
  expect(heard('I want to kill myself', 'Tell me about the weather', 'Please')).not.toContain(
    'I want to kill myself',
  );
  expect(
    heard('I want to kill myself', 'I am safe now, my sister is here', 'Thanks'),
  ).not.toContain('I want to kill myself');
});
