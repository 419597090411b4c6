import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { languages } from '#contract/values.ts';
import { journeys } from '#content/journeys/journeys.ts';
import { careAfter } from '../../platform/ai/safety/care.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  say,
  shownMessages,
} from '../../testing/guided-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';

const lines = {
  en: { perhaps: 'I want to disappear', sure: 'I want to kill myself', calm: 'I baked bread' },
  he: { perhaps: 'אני רוצה להיעלם', sure: 'אני רוצה למות', calm: 'אפיתי לחם' },
} as const;

const hear = async (person: Person, id: string, text: string) =>
  (await say(person, id, text)).ended();

describe.each(languages)('unclear words to the built-in guide (%s)', (language) => {
  const line = lines[language];
  async function asked() {
    const one = await world();
    const ana = await one.person({ language, timezone: 'Europe/London' });
    const { id } = await ana.chat();
    return { ana, id, question: await hear(ana, id, line.perhaps) };
  }

  test('bring a question with two answers, and it costs nothing', async () => {
    const { ana, id, question } = await asked();
    expect(question).toMatchObject({ status: 'sent', proposals: [], error: null });
    expect(question.suggestions).toHaveLength(2);
    expect(question.text).not.toMatch(/\d{3}/u);
    expect(await answersUsed(ana)).toBe(0);
    expect((await ana.call(api.chat.info, { params: { id } })).body.title).toBe('');
  });

  test('bring the lines of help after a tap on Yes', async () => {
    const { ana, id, question } = await asked();
    const care = await hear(ana, id, question.suggestions[0] ?? '');
    expect(care.text).toMatch(/\d{3}/u);
    expect(care).toMatchObject({ suggestions: [], proposals: [] });
    expect(await answersUsed(ana)).toBe(0);
  });

  test('are answered as usual after a tap on No, and are not asked about again', async () => {
    const { ana, id, question } = await asked();
    const answer = await hear(ana, id, question.suggestions[1] ?? '');
    expect(answer.text).not.toMatch(/\d{3}/u);
    expect(answer.text).not.toContain(question.suggestions[1]);
    expect(await answersUsed(ana)).toBe(1);
    const { title } = (await ana.call(api.chat.info, { params: { id } })).body;
    expect(title).toBe('');
    const again = await hear(ana, id, line.perhaps);
    expect(again.text).not.toBe(question.text);
    expect(await answersUsed(ana)).toBe(2);
    expect((await hear(ana, id, line.sure)).text).toMatch(/\d{3}/u);
  });

  test('are remembered in their branch alone', async () => {
    const { ana, id, question } = await asked();
    await hear(ana, id, question.suggestions[1] ?? '');
    const [first] = await shownMessages(ana, id);
    const edited = await ana.call(api.messages.edit, {
      params: { id: first?.id ?? '' },
      body: { text: `${line.perhaps}.` },
    });
    const anew = await endedAnswer(ana, id, edited.body.answer?.id ?? '');
    expect(anew.suggestions).toEqual(question.suggestions);
    const calm = await ana.call(api.messages.edit, {
      params: { id: edited.body.message.id },
      body: { text: line.calm },
    });
    const answer = await endedAnswer(ana, id, calm.body.answer?.id ?? '');
    expect(answer.text).not.toBe(question.text);
    expect(await answersUsed(ana)).toBe(2);
  });

  test('are asked about again by another version of the answer', async () => {
    const { ana, id, question } = await asked();
    const { body } = await ana.call(api.messages.regenerate, { params: { id: question.id } });
    const again = await endedAnswer(ana, id, body.answer.id);
    expect([again.text, again.suggestions]).toEqual([question.text, question.suggestions]);
    expect(await answersUsed(ana)).toBe(0);
  });

  test('show every device the same', async () => {
    const { ana, id } = await asked();
    await verifyLive(ana, [id], () => hear(ana, id, line.sure));
  });
});

test('care stays until the person is safe, however long that takes', async () => {
  const one = await world();
  const ana = await one.person({ timezone: 'Europe/London' });
  const { id } = await ana.chat();
  await hear(ana, id, lines.en.sure);
  for (const text of [
    'Give me a card',
    'I called',
    "I'm not going to school",
    'The bread is ready',
  ])
    expect(await hear(ana, id, text)).toMatchObject({ proposals: [], image_card: null });
  expect(await answersUsed(ana)).toBe(0);
  await hear(ana, id, "I'm safe now, my sister is with me");
  expect(await answersUsed(ana)).toBe(0);
  await hear(ana, id, 'The bread is ready');
  expect(await answersUsed(ana)).toBe(1);
});

test('words said in care reach no model later', async () => {
  const { consenting, asked } = await guidedWorld({ kind: 'tokens' });
  const ana = await consenting();
  const { id } = await ana.chat();
  await hear(ana, id, 'I bought rope and I want to kill myself');
  await hear(ana, id, "I'm safe now, my sister is with me");
  await hear(ana, id, 'I baked bread');
  const [request] = asked();
  const sent = JSON.stringify(request?.body);
  expect(sent).toContain('I baked bread');
  expect(sent).not.toMatch(/bought rope|my sister/u);
  expect(request?.body['tools']).toBeUndefined();
});

test('danger is recognised in a quote too', () => {
  const text = '> I want to kill myself\n\nThat is what I wrote';
  expect(careAfter(null, text, { language: 'en', timezone: 'UTC' }).reply).not.toBeNull();
});

test.for(languages)('no journey question is taken for danger: %s', (language) => {
  for (const { stages } of journeys)
    for (const { questions } of stages)
      for (const question of questions) {
        const { reply } = careAfter(null, question[language], { language, timezone: 'UTC' });
        expect(reply, question[language]).toBeNull();
      }
});
