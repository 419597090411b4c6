import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { endedAnswer, guidedWorld, say } from '../../testing/guided-world.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';

const small = { AI_CONTEXT_TOKENS: '8000' };
const long = `It began so. ${'Then this and that came, and we spoke. '.repeat(407)}What now?`;

test('an answer to a message that the model could not hold says so, and the next one does not', async () => {
  const { one, consenting, asked } = await guidedWorld(
    { kind: 'tokens', tokens: ['An answer.'] },
    small,
  );
  const ana = await consenting();
  const { id } = await ana.chat();
  const answer = await (await say(ana, id, long)).ended();
  expect(answer).toMatchObject({ status: 'sent', shortened: true });
  const read = String(asked()[0]?.body.messages.at(-1)?.content);
  expect(read).toMatch(/It began so\..*\[… \d+ characters left out …\].*What now\?$/su);
  expect(read.length).toBeGreaterThan(6_500);
  const again = await ana.call(api.messages.regenerate, { params: { id: answer.id } });
  expect(await endedAnswer(ana, id, again.body.answer.id)).toMatchObject({ shortened: true });
  expect(await (await say(ana, id, 'And in short?')).ended()).not.toHaveProperty('shortened');
  expect(one.app.platform.guide.builtIn).toBe(false);
});

test('every reader of a group learns it, too', async () => {
  const { consenting } = await guidedWorld({ kind: 'tokens', tokens: ['An answer.'] }, small);
  const [ana, ben] = [await consenting(), await consenting()];
  const { id } = await groupOf(ana, ben);
  await sayTo(ana, id, `@guide ${long}`);
  const answerOf = async () =>
    (await ben.call(api.messages.list, { params: { id } })).body.items.find(
      ({ kind }) => kind === 'guide',
    );
  await expect.poll(answerOf).toMatchObject({ status: 'sent', shortened: true });
});
