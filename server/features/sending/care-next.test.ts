import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { eventually } from '../../testing/guided-world.ts';
import { messagesOf, pairOf, peopleWorld, sayTo } from '../../testing/people-world.ts';
import type { Person } from '../../testing/world.ts';

const danger = 'I want to kill myself';

/** A group in which one person has written of danger. */
async function inCare(words = danger) {
  const scene = await peopleWorld();
  const { owner, group } = scene;
  const { message } = await sayTo(owner, group.id, words);
  return { ...scene, id: group.id, first: message.care?.text ?? '' };
}
const caresOf = async (person: Person, id: string) =>
  (await messagesOf(person, id)).flatMap(({ care }) => care?.text ?? []);
const answersIn = async (person: Person, id: string) =>
  (await messagesOf(person, id)).filter(({ kind }) => kind === 'guide');

describe('the guide is asked by name in care', () => {
  test.each([
    'nobody picked up',
    'I called, they put me on hold',
    'what should I do?',
    'I’m scared',
    'my sister',
    'should I go to the hospital?',
    'you misread me, I was talking about the game',
  ])('words about the care have their line alone: %s', async (words) => {
    const { owner, member, id, first } = await inCare();
    const sent = await sayTo(owner, id, `@guide ${words}`);
    expect(sent.answer).toBeNull();
    expect(sent.message.care?.text).toBeTruthy();
    expect(sent.message.care?.text).not.toBe(first);
    expect(await caresOf(owner, id)).toEqual([first, sent.message.care?.text]);
    expect(await caresOf(member, id)).toEqual([]);
    expect(await answersIn(member, id)).toEqual([]);
  });

  test.each(['אף אחד לא ענה', 'אני מפחדת', 'מה לעשות?'])(
    'words about the care have their line alone: %s',
    async (words) => {
      const { owner, member, id, first } = await inCare('אני רוצה להתאבד');
      const sent = await sayTo(owner, id, `@המלווה ${words}`);
      expect(sent.answer).toBeNull();
      expect(await caresOf(owner, id)).toEqual([first, sent.message.care?.text]);
      expect(await answersIn(member, id)).toEqual([]);
    },
  );

  test.each(['what could we cook?', 'tell us about the museum in Haifa'])(
    'another subject is answered to all, and the line beside it is the writer’s: %s',
    async (words) => {
      const { owner, member, id, first } = await inCare();
      const sent = await sayTo(owner, id, `@guide ${words}`);
      expect(sent.answer).toMatchObject({ kind: 'guide', parent_id: sent.message.id });
      expect(await answersIn(member, id)).toHaveLength(1);
      expect(sent.message.care?.text).toBeTruthy();
      expect(await caresOf(owner, id)).toEqual([first, sent.message.care?.text]);
      expect(await caresOf(member, id)).toEqual([]);
    },
  );

  test('the words of others are answered as ever', async () => {
    const { owner, member, id, first } = await inCare();
    const sent = await sayTo(member, id, '@guide nobody picked up');
    expect(sent.answer).not.toBeNull();
    expect(sent.message.care).toBeNull();
    expect(await caresOf(owner, id)).toEqual([first]);
  });

  test('a line goes with its words when they are edited', async () => {
    const { owner, id, first } = await inCare();
    const { message } = await sayTo(owner, id, '@guide what could we cook?');
    const socket = await owner.live();
    onTestFinished(() => socket.close());
    const edit = (text: string) =>
      owner.call(api.messages.edit, { params: { id: message.id }, body: { text } });
    expect((await edit('@guide what could we bake?')).body.message.care).toEqual(message.care);
    expect((await edit('See you at five')).body.message.care).toBeNull();
    expect(await caresOf(owner, id)).toEqual([first]);
    await eventually(() =>
      socket.events.some((event) => event.type === 'message.cared' && event.care === null),
    );
  });
});

describe('without a mention, in care', () => {
  test.each([
    [danger, 'nobody picked up'],
    [danger, 'I called'],
    ['אני רוצה להתאבד', 'אף אחד לא ענה'],
  ])('%s: a call brings the next line to the writer: %s', async (words, call) => {
    const { owner, member, id, first } = await inCare(words);
    const { message } = await sayTo(owner, id, call);
    expect(message.care?.text).toBeTruthy();
    expect(await caresOf(owner, id)).toEqual([first, message.care?.text]);
    expect(await caresOf(member, id)).toEqual([]);
    expect((await sayTo(member, id, call)).message.care).toBeNull();
  });

  test('brings each call another line, in a pair, too', async () => {
    const { owner, member } = await peopleWorld();
    const { id } = await pairOf(owner, member);
    for (const text of [danger, 'nobody picked up', 'still nobody is answering'])
      await sayTo(owner, id, text);
    expect(new Set(await caresOf(owner, id)).size).toBe(3);
  });

  test('other words stay silent', async () => {
    const { owner, id, first } = await inCare();
    for (const text of [
      'See you tonight',
      'what should I do?',
      'ok',
      'my sister',
      'I am scared of it',
    ])
      expect((await sayTo(owner, id, text)).message.care).toBeNull();
    expect(await caresOf(owner, id)).toEqual([first]);
  });
});

test('a guide that answers every message answers no words about the care', async () => {
  const { owner, member, id } = await inCare();
  await owner.call(api.chat.guide, { params: { id }, body: { guide_mode: 'always' } });
  for (const text of ['nobody picked up', 'what should I do?']) {
    const sent = await sayTo(owner, id, text);
    expect(sent.message.care?.text).toBeTruthy();
    expect(sent.answer).toBeNull();
  }
  const other = await sayTo(owner, id, 'The museum in Haifa was closed on Monday');
  expect(other.message.care).toBeNull();
  expect(other.answer).not.toBeNull();
  expect(await answersIn(member, id)).toHaveLength(1);
});

test('the question whether care is still needed keeps its place, and a call goes on with care', async () => {
  const { owner, id } = await inCare('My brother is beating me right now, he broke my arm');
  const said: (boolean | undefined)[] = [];
  for (const text of ['what could we cook for the party?', 'which film could we watch there?'])
    said.push((await sayTo(owner, id, `@guide ${text}`)).message.care?.asks);
  expect(said.at(-1)).toBe(true);
  expect((await messagesOf(owner, id)).some(({ care }) => care?.asks)).toBe(true);
  const sent = await sayTo(owner, id, '@guide nobody picked up');
  expect(sent.answer).toBeNull();
  expect(sent.message.care?.asks).toBe(false);
});
