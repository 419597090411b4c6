import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, messagesOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const called = (person: Person, name: string) =>
  person.call(api.account.updateProfile, { body: { user: { display_name: name } } });

/** A group in which the third is called Cleo Stone, and the second reads Hebrew. */
async function group() {
  const [ana, ben, cleo] = [
    await one.person(),
    await one.person({ language: 'he' }),
    await one.person(),
  ];
  await called(cleo, 'Cleo Stone');
  const { id } = await groupOf(ana, ben, cleo);
  const mentioned = [
    { id: cleo.user.id, username: cleo.user.username, display_name: 'Cleo Stone' },
  ];
  return { ana, ben, cleo, id, mentioned };
}

test('previews, quotes, search hits and catch-ups bring the names that they mention', async () => {
  const { ana, ben, cleo, id, mentioned } = await group();
  const words = `will @${cleo.user.username} come?`;
  const heard = await verifyLive(ben, [id], async () => {
    const { message: first } = await sayTo(ana, id, words);
    await sayTo(cleo, id, 'yes', first.id);
    await ana.call(api.messages.edit, { params: { id: first.id }, body: { text: words } });
    await sayTo(ana, id, words);
  });
  expect(heard).toContain('message.created');
  const items = await messagesOf(ben, id);
  expect(items.at(-1)?.mentioned).toEqual(mentioned);
  expect(items.at(-2)?.reply_to?.mentioned).toEqual(mentioned);
  const { body: chats } = await ben.call(api.chat.list);
  expect(chats.items.find((chat) => chat.id === id)?.last_message?.mentioned).toEqual(mentioned);
  const { body: found } = await ben.call(api.search.find, { query: { query: 'come' } });
  expect(found.results.find(({ kind }) => kind === 'message')?.mentioned).toEqual(mentioned);
  for (const line of ['one', 'two', 'three']) await sayTo(ana, id, line);
  const { body: caught } = await ben.call(api.catchUp.ask, { params: { id }, body: {} });
  expect(caught.extract.questions.at(-1)?.mentioned).toEqual(mentioned);
});

test('a notification names people and, in the language of its reader, the guide', async () => {
  const { ana, ben, cleo, id } = await group();
  await sayTo(ana, id, `@${ben.user.username} ask @${cleo.user.username} and @guide`);
  const textFor = async (person: Person) => {
    const { body } = await person.call(api.notifications.list);
    return body.items.find(({ kind }) => kind === 'mention')?.text;
  };
  await expect.poll(() => textFor(ben)).toContain('\u2068@המלווה\u2069');
  expect(await textFor(ben)).toContain('ask \u2068@Cleo Stone\u2069');
  expect(await textFor(cleo)).toContain('\u2068@Guide\u2069');
});

test('nothing of a message that was deleted says whom it mentioned', async () => {
  const { ana, ben, cleo, id } = await group();
  const { message: sent } = await sayTo(ana, id, `@${cleo.user.username}, come`);
  await sayTo(ben, id, 'yes', sent.id);
  await verifyLive(ben, [id], () =>
    ana.call(api.messages.remove, { params: { id: sent.id }, body: { scope: 'all' } }),
  );
  const items = await messagesOf(ben, id);
  expect(items.find((item) => item.id === sent.id)?.mentioned).toEqual([]);
  expect(items.at(-1)?.reply_to?.mentioned ?? []).toEqual([]);
});

test('a copy of the chat says names', async () => {
  const { ana, cleo, id } = await group();
  await sayTo(ana, id, `@${cleo.user.username} and @guide, come`);
  const copy = await ana.call(api.copies.download, {
    params: { id },
    query: { format: 'markdown' },
  });
  expect(String(copy.text)).toContain('\u2068@Cleo Stone\u2069 and \u2068@Guide\u2069, come');
});
