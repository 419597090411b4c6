import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { endedAnswer, eventually, guidedWorld } from '../../testing/guided-world.ts';
import { groupOf, messagesOf, pairOf, peopleWorld, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import type { Person } from '../../testing/world.ts';

const unclear = 'I want to disappear';
const answerOf = (person: Person, id: string, answer: 'yes' | 'no') =>
  person.call(api.care.answer, { params: { id }, body: { answer } });
const newest = async (person: Person, id: string) => (await messagesOf(person, id)).at(-1);

async function asked(text = unclear) {
  const world = await peopleWorld();
  const { owner, group } = world;
  const sent = await sayTo(owner, group.id, text);
  return { ...world, id: group.id, messageId: sent.message.id, sent };
}

describe('unclear words among people', () => {
  test('bring a question to the writer, and Yes brings help', async () => {
    const { owner, id, messageId, sent } = await asked();
    expect(sent.message.care?.asks).toBe(true);
    const answered = await answerOf(owner, messageId, 'yes');
    expect(answered.body.message.care).toMatchObject({ asks: false });
    expect(answered.body.message.care?.text).toMatch(/\d{3}|findahelpline/u);
    expect((await newest(owner, id))?.care).toEqual(answered.body.message.care);
  });

  test('are left alone after No, in this chat', async () => {
    const { owner, member, id, messageId } = await asked();
    const answered = await answerOf(owner, messageId, 'no');
    expect(answered.body).toMatchObject({ answer: null, message: { care: null } });
    expect((await newest(owner, id))?.care).toBeNull();
    expect((await sayTo(owner, id, unclear)).message.care).toBeNull();
    expect((await sayTo(owner, id, 'I want to kill myself')).message.care).not.toBeNull();
    const pair = await pairOf(owner, member);
    expect((await sayTo(owner, pair.id, unclear)).message.care?.asks).toBe(true);
    expect((await sayTo(member, id, unclear)).message.care?.asks).toBe(true);
  });

  test('stay asked about while the writer talks to others, whose No means something else', async () => {
    const { owner, id, messageId } = await asked();
    for (const text of ['No, at five', 'yes', 'See you there'])
      expect((await sayTo(owner, id, text)).message.care).toBeNull();
    const answered = await answerOf(owner, messageId, 'no');
    expect(answered.status).toBe(200);
    expect((await sayTo(owner, id, unclear)).message.care).toBeNull();
  });

  test('keep their answer when they are edited, and lose the question with their words', async () => {
    const { owner, id, messageId } = await asked();
    const edit = (text: string, of = messageId) =>
      owner.call(api.messages.edit, { params: { id: of }, body: { text } });
    await answerOf(owner, messageId, 'no');
    expect((await edit(`${unclear}, I said`)).body.message.care).toBeNull();
    const { message } = await sayTo(owner, id, 'I want to kill myself');
    const types = await verifyLive(owner, [id], () => edit('See you at five', message.id));
    expect(types).toContain('message.cared');
    expect((await newest(owner, id))?.care).toBeNull();
  });

  test('are answered once, by their writer, where they are asked about', async () => {
    const { owner, member, id, messageId } = await asked();
    expect((await answerOf(member, messageId, 'no')).code).toBe('message.not_allowed');
    await answerOf(owner, messageId, 'no');
    expect((await answerOf(owner, messageId, 'yes')).code).toBe('message.not_allowed');
    const { message } = await sayTo(owner, id, 'I want to kill myself');
    expect((await answerOf(owner, message.id, 'no')).code).toBe('message.not_allowed');
    const alone = await owner.chat();
    const sent = await owner.call(api.messages.send, {
      params: { id: alone.id },
      body: { message: unclear, client_id: crypto.randomUUID() },
    });
    expect((await answerOf(owner, sent.body.message.id, 'no')).code).toBe('message.not_allowed');
  });

  test.for(['yes', 'no'] as const)(
    'show every device of the writer the same: %s',
    async (answer) => {
      const { owner, id, messageId } = await asked();
      const types = await verifyLive(owner, [id], () => answerOf(owner, messageId, answer));
      expect(types).toContain('message.cared');
    },
  );
});

test('in care a mention of the guide brings the writer the next line, and nobody else anything', async () => {
  const { owner, member, group } = await peopleWorld();
  const { message: first } = await sayTo(owner, group.id, 'I want to kill myself');
  const { message } = await sayTo(owner, group.id, '@guide what now?');
  expect(message.care?.text).toBeTruthy();
  expect(message.care?.text).not.toBe(first.care?.text);
  const seen = await messagesOf(member, group.id);
  expect(seen.map(({ care }) => care).filter(Boolean)).toEqual([]);
});

test('nobody else learns that a message was asked about, or what was answered', async () => {
  const { owner, member, group } = await peopleWorld();
  const { id } = group;
  const socket = await member.live();
  onTestFinished(() => socket.close());
  for (const [text, answer] of [
    [unclear, 'yes'],
    [`${unclear} soon`, 'no'],
    ['I want to kill myself', null],
  ] as const) {
    const { message } = await sayTo(owner, id, text);
    if (answer) await answerOf(owner, message.id, answer);
  }
  await sayTo(owner, id, 'The last word');
  await eventually(() => JSON.stringify(socket.frames).includes('The last word'));
  const shown = await messagesOf(member, id);
  expect(shown.map(({ care }) => care).filter(Boolean)).toEqual([]);
  const own = (await messagesOf(owner, id)).flatMap(({ care }) => care?.text ?? []);
  expect(own.length).toBeGreaterThan(1);
  const found = await member.call(api.search.find, { query: { query: 'listen' } });
  const copy = await member.call(api.copies.download, {
    params: { id },
    query: { format: 'json' },
  });
  const seen = [JSON.stringify(socket.frames), JSON.stringify(shown), found.text, copy.text];
  for (const text of seen) {
    expect(text).not.toContain('message.cared');
    for (const care of own) expect(text).not.toContain(care.slice(0, 40));
  }
});

describe('the guide among people', () => {
  test('answers after No what it was asked', async () => {
    const { consenting, asked: requests } = await guidedWorld({ kind: 'tokens' });
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await groupOf(ana, ben);
    const sent = await sayTo(ana, id, `@guide ${unclear}`);
    expect(sent.answer).toBeNull();
    // The model gave no verdict.
    await expect.poll(async () => (await newest(ana, id))?.care?.asks).toBe(true);
    const { body } = await answerOf(ana, sent.message.id, 'no');
    expect(body.answer).toMatchObject({ kind: 'guide', parent_id: sent.message.id });
    expect((await endedAnswer(ben, id, body.answer?.id ?? '')).status).toBe('sent');
    expect(JSON.stringify(requests()[0]?.body)).toContain(unclear);
  });

  test('answers the next question of any member in the chat, and receives nothing of the danger', async () => {
    const { consenting, asked: requests } = await guidedWorld({ kind: 'tokens' });
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await groupOf(ana, ben);
    await sayTo(ana, id, 'I bought rope and I want to kill myself');
    for (const person of [ana, ben]) {
      const { answer, message } = await sayTo(person, id, '@guide what could we cook?');
      expect(message.care !== null).toBe(person === ana);
      await endedAnswer(ben, id, answer?.id ?? '');
    }
    expect(requests()).toHaveLength(2);
    for (const { body } of requests()) {
      expect(JSON.stringify(body)).toContain('what could we cook?');
      expect(JSON.stringify(body)).not.toMatch(/bought rope|spoke of danger/u);
    }
  });
});
