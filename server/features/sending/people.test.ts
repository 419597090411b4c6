import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect, messagesOf, pairOf, peopleWorld, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';

const openedBy = (one: Person, other: Person) =>
  one.call(api.chat.create, { body: { chat_type: 'US', participants: [other.username] } });

describe('a one-to-one chat', () => {
  test('is an invitation to somebody who is not a connection: title and inviter, no message', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const made = await ana.call(api.chat.create, {
      body: { chat_type: 'US', participants: [ben.username] },
    });
    const { id } = made.body.chat;
    const early = await ana.call(api.messages.sendUser, {
      params: { id },
      body: { message: 'hello' },
    });
    expect([early.status, early.code]).toEqual([409, 'chat.not_accepted_yet']);
    const listed = (await ben.call(api.chat.list)).body.items;
    expect(listed).toMatchObject([
      { id, state: 'invited', last_message: null, inviter: { username: ana.username } },
    ]);
    const read = await ben.call(api.messages.list, { params: { id } });
    expect([read.status, read.code]).toEqual([409, 'chat.not_joined']);
    await ben.call(api.members.accept, { params: { id } });
    await sayTo(ana, id, 'hello');
    expect((await messagesOf(ben, id)).map(({ text }) => text)).toEqual(['hello']);
  });

  test('is opened again, no matter who wants it, also when both want it at once', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const made = await Promise.all([openedBy(ana, ben), openedBy(ben, ana), openedBy(ana, ben)]);
    expect(new Set(made.map(({ body }) => body.chat.id)).size).toBe(1);
    const id = made[0].body.chat.id;
    await sayTo(ana, id, 'both of us wanted this');
    expect(await messagesOf(ben, id)).toHaveLength(1);
  });

  test('with a connection needs no invitation, and comes to their list with the first message', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    await connect(ana, ben);
    const made = await ana.call(api.chat.create, {
      body: { chat_type: 'US', participants: [ben.username] },
    });
    const { id } = made.body.chat;
    expect((await ben.call(api.chat.list)).body.items).toEqual([]);
    const types = await verifyLive(ben, [id], () => sayTo(ana, id, 'hello'));
    expect(types).toContain('chat.created');
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([{ id, unread: 1 }]);
  });

  test('that I deleted is hidden from me until somebody writes', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const { id } = await pairOf(ana, ben);
    await sayTo(ana, id, 'first');
    const removed = await ben.call(api.chat.remove, { params: { id } });
    expect(removed.body.outcome).toBe('hidden');
    expect((await ben.call(api.chat.list)).body.items).toEqual([]);
    await verifyLive(ben, [id], () => sayTo(ana, id, 'second'));
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([{ id, unread: 2 }]);
    expect((await ana.call(api.chat.list)).body.items).toHaveLength(1);
    await ben.call(api.chat.remove, { params: { id } });
    await verifyLive(ben, [id], () => sayTo(ben, id, 'third, from a screen still open'));
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([{ id, unread: 0 }]);
  });

  test('stays as it was for the one who is blocked, and takes no words of the one who blocks', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const { id } = await pairOf(ana, ben);
    await sayTo(ana, id, 'first');
    await ana.call(api.people.block, { params: { username: ben.username } });
    const written = (await sayTo(ben, id, 'why?')).message;
    expect(written).toMatchObject({ status: 'sent' });
    const own = await ana.call(api.messages.sendUser, {
      params: { id },
      body: { message: 'no' },
    });
    expect([own.status, own.code]).toEqual([409, 'chat.blocked']);
    expect((await ana.call(api.chat.info, { params: { id } })).body.closed_by).toBe('block');
    await ana.call(api.people.unblock, { params: { username: ben.username } });
    await sayTo(ben, id, 'thank you');
    expect((await messagesOf(ana, id)).map(({ text }) => text)).toEqual(['first', 'thank you']);
    expect(await messagesOf(ben, id)).toHaveLength(3);
  });

  test('that is opened by the invited person is accepted: the other one gets the event', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const { id } = (await openedBy(ana, ben)).body.chat;
    const opens = () => openedBy(ben, ana);
    expect(await verifyLive(ana, [id], opens)).toContain('chat.member');
    expect((await ben.call(api.notifications.list)).body.items).toMatchObject([
      { kind: 'chat_invite', invite: 'accepted' },
    ]);
  });

  test('that was declined is opened by either, and the other one gets the event', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const { id } = (await openedBy(ana, ben)).body.chat;
    const declines = () => ben.call(api.members.decline, { params: { id } });
    await declines();
    await openedBy(ana, ben);
    await declines();
    expect(await verifyLive(ana, [id], () => openedBy(ben, ana))).toContain('chat.member');
    const live = await ana.live({ [id]: 0 });
    const states = () =>
      live.events.flatMap((event) =>
        event.type === 'chat.member' ? [event.member?.state ?? null] : [],
      );
    await expect.poll(states).toEqual(['invited', null, 'invited', null, 'active']);
    live.close();
  });

  test('that is declined and asked for again stands among the notifications once', async () => {
    const { person } = await world();
    const [ana, ben] = [await person(), await person()];
    const { id } = (await openedBy(ana, ben)).body.chat;
    for (let asked = 0; asked < 2; asked++) {
      await ben.call(api.members.decline, { params: { id } });
      await openedBy(ana, ben);
    }
    expect((await ben.call(api.notifications.list)).body).toMatchObject({
      items: [{ kind: 'chat_invite', invite: 'pending' }],
      unread: 1,
    });
  });

  test('that is opened again invites nobody whom I blocked', async () => {
    const { person } = await world();
    const ana = await person();
    const ben = await person();
    const { id } = (await openedBy(ana, ben)).body.chat;
    await ana.call(api.people.block, { params: { username: ben.username } });
    expect((await openedBy(ana, ben)).body.chat.id).toBe(id);
    expect((await ben.call(api.chat.list)).body.items).toEqual([]);
    expect((await ben.call(api.notifications.list)).body.items).toEqual([]);
    expect((await ben.call(api.members.accept, { params: { id } })).status).toBe(404);
  });
});

describe('messages among people', () => {
  test('a resend with the same client id stores nothing new', async () => {
    const { owner, group } = await peopleWorld();
    const { id } = group;
    const body = { message: 'once', client_id: randomUUID() };
    const send = () => owner.call(api.messages.sendUser, { params: { id }, body });
    const all = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(all.map(({ body: { message } }) => message.id)).size).toBe(1);
    expect((await messagesOf(owner, id)).filter(({ kind }) => kind === 'user')).toHaveLength(1);
    const other = { ...body, message: 'something else' };
    const refused = await owner.call(api.messages.sendUser, { params: { id }, body: other });
    expect([refused.status, refused.code]).toEqual([422, 'message.client_id_reused']);
    expect((await send()).body.message.text).toBe('once');
  });

  test('answer what was deleted meanwhile: it is quoted as removed', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const { message } = await sayTo(owner, id, 'Shall we meet?');
    const params = { id: message.id };
    await owner.call(api.messages.remove, { params, body: { scope: 'all' } });
    const answer = await sayTo(member, id, 'Yes, gladly', message.id);
    expect(answer.message.reply_to).toMatchObject({ id: message.id, text: '', deleted: true });
    expect((await messagesOf(owner, id)).at(-1)).toMatchObject({
      text: 'Yes, gladly',
      reply_to: { text: '', deleted: true },
    });
  });

  test('that were read a while ago move the read pointer only ahead', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const { message } = await sayTo(owner, id, 'one');
    const { message: newest } = await sayTo(owner, id, 'two');
    const read = async (body: { seq: number; ahead_only?: boolean }) =>
      (await member.call(api.chat.read, { params: { id }, body })).body;
    await read({ seq: newest.seq });
    expect(await read({ seq: message.seq, ahead_only: true })).toEqual({
      last_read_seq: newest.seq,
      unread: 0,
    });
    expect(await read({ seq: message.seq })).toEqual({ last_read_seq: message.seq, unread: 1 });
    expect(await read({ seq: newest.seq, ahead_only: true })).toMatchObject({ unread: 0 });
  });

  test('quote, react, mention, are edited and deleted; both copies follow', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const first = await sayTo(owner, id, 'Shall we meet?');
    for (const reader of [owner, member]) {
      const types = await verifyLive(reader, [id], async () => {
        const answer = await sayTo(member, id, `Yes, @${owner.username}!`, first.message.id);
        expect(answer.message).toMatchObject({
          mentions: [owner.user.id],
          reply_to: { id: first.message.id, text: 'Shall we meet?', deleted: false },
        });
        const reacted = { id: answer.message.id, emoji: '👍' };
        await owner.call(api.messages.addReaction, { params: reacted });
        await member.call(api.messages.addReaction, { params: reacted });
        await owner.call(api.messages.removeReaction, { params: reacted });
        await member.call(api.messages.edit, {
          params: { id: answer.message.id },
          body: { text: 'Yes, tomorrow' },
        });
        await owner.call(api.chat.read, { params: { id }, body: { seq: answer.message.seq } });
      });
      for (const type of ['message.created', 'message.reacted', 'message.updated', 'chat.seen'])
        expect(types).toContain(type);
      expect(types.includes('chat.read')).toBe(reader === owner);
    }
    await verifyLive(member, [id], () =>
      owner.call(api.messages.remove, {
        params: { id: first.message.id },
        body: { scope: 'all' },
      }),
    );
    const shown = await messagesOf(member, id);
    expect(shown.find((message) => message.id === first.message.id)).toMatchObject({ text: '' });
    expect(shown.at(-1)).toMatchObject({
      edited_at: expect.any(String),
      reply_to: { text: '', deleted: true },
      reactions: [{ emoji: '👍', count: 1, mine: true }],
    });
    await verifyLive(member, [id], () =>
      member.call(api.messages.remove, {
        params: { id: shown.at(-1)?.id ?? '' },
        body: { scope: 'me' },
      }),
    );
    expect(await messagesOf(member, id)).toHaveLength(shown.length - 1);
    expect(await messagesOf(owner, id)).toHaveLength(shown.length);
    const lineOf = async (reader: Person) =>
      (await reader.call(api.chat.list)).body.items[0]?.last_message;
    expect(await lineOf(member)).toMatchObject({ text: '', deleted: true });
    expect(await lineOf(owner)).toMatchObject({ text: 'Yes, tomorrow', deleted: false });
  });

  test('of others are not mine to change; the owner may delete them', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const { message } = await sayTo(owner, id, 'mine');
    const edited = await member.call(api.messages.edit, {
      params: { id: message.id },
      body: { text: 'yours' },
    });
    expect([edited.status, edited.code]).toEqual([409, 'message.not_allowed']);
    const removed = await member.call(api.messages.remove, {
      params: { id: message.id },
      body: { scope: 'all' },
    });
    expect(removed.code).toBe('message.not_allowed');
    const theirs = await sayTo(member, id, 'theirs');
    const byOwner = await owner.call(api.messages.remove, {
      params: { id: theirs.message.id },
      body: { scope: 'all' },
    });
    expect(byOwner.status).toBe(200);
  });

  test('about danger bring a caring reply that the writer alone sees', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const sent = await sayTo(owner, id, '@guide I want to kill myself');
    expect(sent.message.care?.text).toMatch(/\d{3}/u);
    expect(sent.answer).toBeNull();
    expect((await messagesOf(owner, id)).at(-1)?.care).toEqual(sent.message.care);
    expect((await messagesOf(member, id)).at(-1)?.care).toBeNull();
  });
});

describe('the guide among people', () => {
  test('answers a mention once, for all, and only the asker or the owner stops it', async () => {
    const { owner, member, group, person } = await peopleWorld();
    const { id } = group;
    const other = await person();
    await owner.call(api.members.invite, {
      params: { id },
      body: { usernames: [other.username] },
    });
    await other.call(api.members.accept, { params: { id } });
    expect((await sayTo(member, id, 'no guide here')).answer).toBeNull();
    const { message, answer } = await sayTo(member, id, '@guide what would you ask us?');
    expect(answer).toMatchObject({ kind: 'guide', parent_id: message.id, seq: message.seq + 1 });
    const stop = { params: { id: answer?.id ?? '' } };
    const refused = await other.call(api.messages.stop, stop);
    expect(refused.code).toBe('message.not_allowed');
    await owner.call(api.messages.stop, stop);
    const shown = await messagesOf(other, id);
    expect(shown.filter(({ kind }) => kind === 'guide')).toHaveLength(1);
    expect(shown.at(-1)?.status).toMatch(/stopped|sent/u);
  });

  test('answers as its mode says', async () => {
    const { owner, member, group } = await peopleWorld();
    const { id } = group;
    const mode = (by: typeof owner, guide_mode: 'always' | 'off') =>
      by.call(api.chat.guide, { params: { id }, body: { guide_mode } });
    expect((await mode(member, 'off')).code).toBe('chat.not_allowed');
    await mode(owner, 'always');
    expect((await sayTo(member, id, 'We can not agree on the house')).answer).not.toBeNull();
    await mode(owner, 'off');
    expect((await sayTo(member, id, '@guide are you there?')).answer).toBeNull();
  });
});
