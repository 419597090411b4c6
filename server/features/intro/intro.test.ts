import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { world } from '../../testing/world.ts';

const unclear = { en: 'I want to disappear', he: 'אני רוצה להיעלם' } as const;

async function visitor(language: 'en' | 'he' = 'en') {
  const one = await world();
  return (...lines: string[]) =>
    one.call(api.intro.answer, { body: { lines, language, seed: 'one' } });
}

test.each(['en', 'he'] as const)(
  'unclear words of a visitor bring the question, and its answers lead on: %s',
  async (language) => {
    const ask = await visitor(language);
    const { body: question } = await ask(unclear[language]);
    expect(question.suggestions).toHaveLength(2);
    expect(question.remaining).toBe(limits.introAnswersMax);
    const [yes = '', no = ''] = question.suggestions;
    const { body: care } = await ask(unclear[language], yes);
    expect(care).toMatchObject({ suggestions: [], remaining: limits.introAnswersMax });
    expect(care.text).toMatch(/\d{3}/u);
    const { body: answer } = await ask(unclear[language], no);
    expect(answer).toMatchObject({ suggestions: [], remaining: limits.introAnswersMax - 1 });
    expect(answer.text).not.toBe(question.text);
  },
);

test('danger is answered also when the answers of the day are used up', async () => {
  const ask = await visitor();
  for (let count = 0; count < limits.introAnswersMax; count++) await ask('I baked bread');
  expect((await ask('I baked bread')).code).toBe('intro.limit_reached');
  const { body } = await ask('I want to kill myself');
  expect(body.text).toMatch(/\d{3}/u);
  expect(body.remaining).toBe(0);
});
