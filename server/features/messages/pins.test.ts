import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import { applyToPins } from '#contract/pins.live.ts';
import { unconfirmed } from '#contract/values.ts';
import { exampleMessage } from '#web/testing/example-message.ts';
import { groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const pin = (person: Person, id: string) => person.call(api.pins.pin, { params: { id } });
const unpin = (person: Person, id: string) => person.call(api.pins.unpin, { params: { id } });
const pinned = async (person: Person, id: string) =>
  (await person.call(api.pins.list, { params: { id } })).body.items;

describe('a pinned message', () => {
  const one = sharedWorld();
  const said = async (person: Person, id: string, words: string) =>
    (await sayTo(person, id, words)).message.id;

  async function group() {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    return { ana, ben, cleo, id: (await groupOf(ana, ben, cleo)).id };
  }

  test('is pinned and unpinned by anybody in the chat, and all learn of it', async () => {
    const { ana, ben, cleo, id } = await group();
    const first = await said(ana, id, 'the first');
    const second = await said(ben, id, 'the second');
    expect(await verifyLive(ana, [id], () => pin(cleo, first))).toContain('message.updated');
    await verifyLive(ben, [id], () => pin(ana, second));
    expect((await pinned(ben, id)).map((message) => message.id)).toEqual([second, first]);
    expect((await messagesOf(ben, id)).filter((message) => message.pinned)).toHaveLength(2);
    await verifyLive(cleo, [id], () => unpin(ben, first));
    expect((await pinned(cleo, id)).map((message) => message.id)).toEqual([second]);
  });

  test('a list of them that learns of events says what a fresh one says', async () => {
    const { ana, ben, id } = await group();
    const ids = [await said(ana, id, 'a'), await said(ana, id, 'b'), await said(ana, id, 'c')];
    await pin(ana, ids[0] ?? '');
    const before = await pinned(ana, id);
    const { version } = (await ana.call(api.messages.list, { params: { id } })).body;
    const live = await ana.live({ [id]: version });
    await pin(ben, ids[1] ?? '');
    await pin(ben, ids[2] ?? '');
    await ana.call(api.messages.edit, { params: { id: ids[1] ?? '' }, body: { text: 'b now' } });
    await unpin(ana, ids[0] ?? '');
    await ana.call(api.messages.remove, { params: { id: ids[2] ?? '' }, body: { scope: 'all' } });
    await live.until(() => live.events.some(({ type }) => type === 'message.deleted'));
    const fresh = await pinned(ana, id);
    const heard = live.events.reduce((list, event) => applyToPins(list, event) ?? fresh, before);
    expect(heard).toEqual(fresh);
    expect(heard.map(({ text }) => text)).toEqual(['b now']);
    live.close();
  });

  test('that its reader reported or hid stays covered or hidden, whatever happens to it', async () => {
    const { ana, ben, id } = await group();
    const [reported, hidden] = [await said(ana, id, 'hateful'), await said(ana, id, 'boring')];
    await pin(ana, reported);
    await verifyLive(ben, [id], () =>
      ben.call(api.reports.message, { params: { id: reported }, body: { text: 'hateful' } }),
    );
    await ben.call(api.messages.remove, { params: { id: hidden }, body: { scope: 'me' } });
    await verifyLive(ben, [id], async () => {
      await pin(ana, hidden);
      await ana.call(api.messages.edit, { params: { id: reported }, body: { text: 'more hate' } });
    });
    expect((await pinned(ben, id)).map(({ text }) => text)).toEqual(['']);
  });

  test('that is not known yet is fetched, and my own pin is shown at once', () => {
    const message = exampleMessage({ id: 'm1', pinned: true });
    const event: LiveEvent = {
      type: 'message.updated',
      chat_id: message.chat_id,
      message,
      mentions_before: [],
      stream: message.chat_id,
      version: 2,
    };
    expect(applyToPins([], event)).toBeNull();
    expect(applyToPins([], { ...event, version: unconfirmed })).toEqual([message]);
  });

  test('is emitted once, however often it is pinned', async () => {
    const { ana, ben, id } = await group();
    const first = await said(ana, id, 'once');
    await pin(ana, first);
    expect(await verifyLive(ben, [id], () => pin(ben, first))).not.toContain('message.updated');
    expect((await unpin(ben, first)).body.message.pinned).toBe(false);
    expect((await unpin(ben, first)).status).toBe(200);
  });

  test('is unpinned when it is deleted, and not shown to the person who deleted it for themselves', async () => {
    const { ana, ben, id } = await group();
    const [kept, gone] = [await said(ana, id, 'kept'), await said(ana, id, 'gone')];
    await pin(ana, kept);
    await pin(ana, gone);
    await ben.call(api.messages.remove, { params: { id: kept }, body: { scope: 'me' } });
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.remove, { params: { id: gone }, body: { scope: 'all' } }),
    );
    expect(await pinned(ben, id)).toEqual([]);
    expect((await pinned(ana, id)).map((message) => message.id)).toEqual([kept]);
    const again = await pin(ana, gone);
    expect([again.status, again.code]).toEqual([409, 'message.not_allowed']);
  });

  test('is one of fifty at most, also when several pin at once', async () => {
    const { ana, ben, id } = await group();
    const ids: string[] = [];
    for (let count = 0; count < 52; count++) ids.push(await said(ana, id, `line ${count}`));
    for (const each of ids.slice(0, 49)) await pin(ana, each);
    const last = await Promise.all(ids.slice(49).map((each) => pin(ben, each)));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = last.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'message.too_many_pinned', max: 50 });
    expect(await pinned(ana, id)).toHaveLength(50);
  });

  test('is not there for those who are outside, were invited, or left; a block closes no pins', async () => {
    const { ana, ben, cleo, id } = await group();
    const [invited, stranger] = [await one.person(), await one.person()];
    await ana.call(api.members.invite, {
      params: { id },
      body: { usernames: [invited.username] },
    });
    const message = await said(ana, id, 'ours');
    await pin(ana, message);
    await cleo.call(api.members.remove, { params: { id, username: cleo.username } });
    for (const outsider of [stranger, cleo]) {
      expect((await pin(outsider, message)).status).toBe(404);
      expect((await unpin(outsider, message)).status).toBe(404);
      expect((await outsider.call(api.pins.list, { params: { id } })).status).toBe(404);
    }
    expect((await pin(invited, message)).code).toBe('chat.not_joined');
    expect((await invited.call(api.pins.list, { params: { id } })).code).toBe('chat.not_joined');

    const pair = await pairOf(ana, ben);
    const toBen = await said(ana, pair.id, 'to you');
    await ana.call(api.people.block, { params: { username: ben.username } });
    expect((await pin(ben, toBen)).status).toBe(200);
    expect((await pin(ana, toBen)).status).toBe(200);
  });

  test('in a chat with the guide is its owner’s, also an answer; a note of the chat is not pinned', async () => {
    const { ana, ben, id } = await group();
    const chat = await ana.chat();
    const sent = await ana.call(api.messages.send, {
      params: { id: chat.id },
      body: { message: 'hello', client_id: randomUUID() },
    });
    const { message, answer } = sent.body;
    expect((await pin(ana, answer?.id ?? '')).code).toBe('message.not_allowed');
    await ana.call(api.messages.stop, { params: { id: answer?.id ?? '' } });
    await expect.poll(async () => (await pin(ana, answer?.id ?? '')).status).toBe(200);
    await verifyLive(ana, [chat.id], () => pin(ana, message.id));
    expect((await pin(ben, message.id)).status).toBe(404);
    const [note] = (await messagesOf(ana, id)).filter(({ kind }) => kind === 'system');
    expect((await pin(ana, note?.id ?? '')).code).toBe('message.not_allowed');
  });
});
