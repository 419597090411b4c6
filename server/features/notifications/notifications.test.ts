import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { NotificationFrame } from '#contract/live.ts';
import { change } from '../../platform/change.ts';
import { LiveClient } from '../../testing/live-client.ts';
import { type Person, type World, world } from '../../testing/world.ts';
import { forgetInvite } from './invites.ts';
import { seeUpTo } from './message-notices.ts';
import { type Notice, notify } from './notify.ts';

const listOf = async (person: Person) => (await person.call(api.notifications.list)).body;
const notifyAll = ({ app }: World, to: Person[], notice: Notice) =>
  change(app.platform, (unit) =>
    notify(
      unit,
      to.map(({ user }) => user.id),
      notice,
    ),
  );
/** Isolates around names are not what these tests are about. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '');

async function group(owner: Person, title: string, ...others: Person[]): Promise<string> {
  const { chat } = (
    await owner.call(api.chat.create, {
      body: { chat_type: 'GP', title, participants: others.map(({ username }) => username) },
    })
  ).body;
  for (const other of others) await other.call(api.members.accept, { params: { id: chat.id } });
  for (const other of others) await other.call(api.notifications.seeAll);
  return chat.id;
}

const aboutMessage = (
  kind: 'mention' | 'message' | 'reaction',
  actor: Person,
  chatId: string,
  text = 'A line',
): Notice => ({ kind, actorId: actor.user.id, chatId, seq: 50, params: { text, emoji: '🌱' } });

describe('notifying a person', () => {
  test('reaches every socket, also one that follows nothing, in the reader’s language', async () => {
    const one = await world();
    const [ana, ben] = [
      await one.person({ username: 'ana_writes' }),
      await one.person({ language: 'he' }),
    ];
    const listening = LiveClient.connect(await one.url(), ben.token);
    const following = await ben.live();
    const mine = await ana.live();
    await ana.call(api.connections.request, {
      body: { username: ben.username, note: 'From the choir' },
    });
    const toasts = (client: LiveClient) =>
      client.frames.filter((frame): frame is NotificationFrame => frame.type === 'notification');
    await listening.until(() => toasts(listening).length === 1);
    await following.until(() => toasts(following).length === 1);
    expect(listening.frames).toHaveLength(1);
    const [toast] = toasts(listening);
    expect(plain(toast?.title ?? '')).toBe('בקשת קשר מאת ana_writes');
    expect(toast).toMatchObject({ text: 'From the choir', link: '/connect' });
    expect(toasts(mine)).toEqual([]);

    const { items, unread } = await listOf(ben);
    expect(unread).toBe(1);
    expect(items).toMatchObject([
      {
        id: toast?.notification_id,
        kind: 'connection_request',
        title: toast?.title,
        actor: { username: 'ana_writes' },
        invite: 'pending',
        seen_at: null,
      },
    ]);
    await ben.call(api.account.updateProfile, { body: { user: { language: 'en' } } });
    expect(plain((await listOf(ben)).items[0]?.title ?? '')).toBe(
      'Connection request from ana_writes',
    );
    for (const client of [listening, following, mine]) client.close();
  });

  test('says nothing to the actor, to those who switched it off, and of somebody who is blocked', async () => {
    const one = await world();
    const [ana, ben, cleo, dan] = [
      await one.person(),
      await one.person(),
      await one.person(),
      await one.person(),
    ];
    await ben.call(api.account.updateProfile, {
      body: {
        user: {
          settings: { notifications: { mention: { in_app: false, push: true, mail: true } } },
        },
      },
    });
    const chatId = await group(ana, 'Spring', ben, cleo, dan);
    await cleo.call(api.people.block, { params: { username: ana.username } });
    await notifyAll(one, [ana, ben, cleo, dan], aboutMessage('mention', ana, chatId));
    const counts = await Promise.all([ana, ben, cleo, dan].map(listOf));
    expect(counts.map(({ unread }) => unread)).toEqual([0, 0, 0, 1]);
    await notifyAll(one, [ben], aboutMessage('reaction', ana, chatId));
    expect((await listOf(ben)).unread).toBe(1);
  });

  test('keeps to the chat’s level and silence; an invitation comes all the same', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const chatId = await group(ana, 'Spring', ben);
    const settle = (body: { notify?: 'all' | 'mentions' | 'none'; muted_until?: string | null }) =>
      ben.call(api.chat.settings, { params: { id: chatId }, body });
    const received = async () => {
      await ben.call(api.notifications.seeAll);
      for (const kind of ['mention', 'message', 'reaction'] as const)
        await notifyAll(one, [ben], aboutMessage(kind, ana, chatId));
      const { items } = await listOf(ben);
      return items.filter(({ seen_at: seenAt }) => !seenAt).map(({ kind }) => kind);
    };
    expect((await received()).toSorted()).toEqual(['mention', 'message', 'reaction']);
    await settle({ notify: 'mentions' });
    expect(await received()).toEqual(['mention']);
    await settle({ notify: 'none' });
    expect(await received()).toEqual([]);
    await settle({ notify: 'all', muted_until: '2999-01-01T00:00:00.000Z' });
    expect(await received()).toEqual([]);
    await settle({ muted_until: '2000-01-01T00:00:00.000Z' });
    expect(await received()).toHaveLength(3);
    await ben.call(api.notifications.seeAll);
    const invitation: Notice = { kind: 'chat_invite', actorId: ana.user.id, chatId };
    await settle({ notify: 'none' });
    await notifyAll(one, [ben], invitation);
    expect((await listOf(ben)).unread).toBe(1);
  });

  test('messages while away are one notification per chat that counts up, and one toast', async () => {
    const one = await world();
    const [ana, ben] = [await one.person({ username: 'ana_writes' }), await one.person()];
    const chatId = await group(ana, 'Spring', ben);
    const other = await group(ana, 'Autumn', ben);
    const live = await ben.live();
    for (const text of ['one', 'two', 'three'])
      await notifyAll(one, [ben], aboutMessage('message', ana, chatId, text));
    await notifyAll(one, [ben], aboutMessage('message', ana, other, 'elsewhere'));
    const { items, unread } = await listOf(ben);
    expect(unread).toBe(2);
    const unseen = items.filter(({ seen_at: seenAt }) => seenAt === null);
    expect(unseen.map(({ title, text }) => [plain(title), plain(text)])).toEqual([
      ['New message in “Autumn”', 'ana_writes: elsewhere'],
      ['3 new messages in “Spring”', 'ana_writes: three'],
    ]);
    await live.until(() => live.frames.filter(({ type }) => type === 'notification').length === 2);
    live.close();

    await ben.call(api.notifications.seeAll);
    await notifyAll(one, [ben], aboutMessage('message', ana, chatId, 'four'));
    expect((await listOf(ben)).unread).toBe(1);
    expect(plain((await listOf(ben)).items[0]?.title ?? '')).toBe('New message in “Spring”');
  });

  test('says nothing of what was read meanwhile', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const chatId = await group(ana, 'Spring', ben);
    await notifyAll(one, [ben], { ...aboutMessage('mention', ana, chatId), seq: 1 });
    expect((await listOf(ben)).unread).toBe(0);
  });
});

describe('seeing', () => {
  test('one, all, and those of a chat up to where it was read', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const chatId = await group(ana, 'Spring', ben);
    for (const seq of [50, 60])
      await notifyAll(one, [ben], { ...aboutMessage('mention', ana, chatId), seq });
    await notifyAll(one, [ben], { ...aboutMessage('reaction', ana, chatId), seq: 50 });
    const live = await ben.live();
    await change(one.app.platform, (unit) => seeUpTo(unit, ben.user.id, chatId, 55));
    const after = await listOf(ben);
    expect(after.unread).toBe(1);
    expect(after.items[0]?.link).toBe(`/chat/${chatId}?seq=60`);
    const id = after.items[0]?.id ?? '';
    const stranger = await ana.call(api.notifications.see, { params: { id } });
    expect([stranger.status, stranger.code]).toEqual([404, 'notification.not_found']);
    const seen = await ben.call(api.notifications.see, { params: { id } });
    expect(seen.body.notification.seen_at).not.toBeNull();
    expect((await listOf(ben)).unread).toBe(0);
    await notifyAll(one, [ben], aboutMessage('mention', ana, chatId));
    expect((await ben.call(api.notifications.seeAll)).body).toEqual({ unread: 0 });
    await ben.call(api.notifications.seeAll);
    const received = () => live.events.filter((event) => event.type === 'notification.seen');
    await live.until(() => received().length === 3);
    expect(received().map((event) => [event.ids?.length ?? null, event.unread])).toEqual([
      [2, 1],
      [1, 0],
      [null, 0],
    ]);
    live.close();
  });

  test('pages give every notification once, unseen first', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const chatId = await group(ana, 'Spring', ben);
    for (let turn = 0; turn < 25; turn++)
      await notifyAll(one, [ben], { ...aboutMessage('mention', ana, chatId), seq: 50 + turn });
    await change(one.app.platform, (unit) => seeUpTo(unit, ben.user.id, chatId, 64));
    const first = await listOf(ben);
    const second = (await ben.call(api.notifications.list, { query: { page: first.next ?? '' } }))
      .body;
    expect(second.next).toBeNull();
    const all = [...first.items, ...second.items];
    // With the invitation to the group.
    expect(new Set(all.map(({ id }) => id)).size).toBe(26);
    expect(all.findIndex(({ seen_at: seenAt }) => seenAt !== null)).toBe(10);
    const unseen = all.slice(0, 10).map(({ created_at: at }) => at);
    expect(unseen).toEqual(unseen.toSorted().toReversed());
    expect((await ben.call(api.notifications.list, { query: { page: 'W10=' } })).status).toBe(422);
  });
});

describe('deciding in place', () => {
  const decide = (person: Person, id: string, action: 'accept' | 'decline') =>
    person.call(api.notifications.decide, { body: { notification_id: id, action } });

  test('an invitation to a group', async () => {
    const one = await world();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { chat } = (
      await ana.call(api.chat.create, {
        body: {
          chat_type: 'GP',
          title: 'Spring',
          participants: [ben.username, cleo.username],
        },
      })
    ).body;
    const [invited] = (await listOf(ben)).items;
    expect(invited).toMatchObject({ kind: 'chat_invite', invite: 'pending' });
    expect(plain(invited?.text ?? '')).toBe('The group “Spring”');
    expect((await decide(ana, invited?.id ?? '', 'accept')).code).toBe('notification.not_found');
    const accepted = await decide(ben, invited?.id ?? '', 'accept');
    expect(accepted.body).toMatchObject({
      notification: { invite: 'accepted' },
      chat: { id: chat.id, state: 'active' },
      connection: null,
    });
    expect(accepted.body.notification.seen_at).not.toBeNull();
    const again = await decide(ben, invited?.id ?? '', 'accept');
    expect([again.status, again.body]).toMatchObject([200, { chat: { state: 'active' } }]);
    expect((await decide(ben, invited?.id ?? '', 'decline')).code).toBe('notification.not_allowed');

    const [other] = (await listOf(cleo)).items;
    expect((await decide(cleo, other?.id ?? '', 'decline')).body).toMatchObject({
      notification: { invite: 'declined' },
      chat: null,
    });
    expect((await cleo.call(api.chat.list)).body.items).toEqual([]);
  });

  test('a connection is in a group at once, and has nothing to decide', async () => {
    const one = await world();
    const [ana, ben] = [await one.person({ username: 'ana_adds' }), await one.person()];
    await ana.call(api.connections.request, { body: { username: ben.username } });
    await ben.call(api.connections.request, { body: { username: ana.username } });
    await ben.call(api.notifications.seeAll);
    await ana.call(api.chat.create, {
      body: { chat_type: 'GP', title: 'Spring', participants: [ben.username] },
    });
    const [added] = (await listOf(ben)).items;
    expect([plain(added?.title ?? ''), plain(added?.text ?? ''), added?.invite]).toEqual([
      'ana_adds added you to a group',
      'The group “Spring”',
      'accepted',
    ]);
    expect((await decide(ben, added?.id ?? '', 'decline')).code).toBe('notification.not_allowed');
  });

  test('a request to join, by the owner', async () => {
    const one = await world();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const chatId = await group(ana, 'Spring', await one.person());
    const { url } = (await ana.call(api.members.makeLink, { params: { id: chatId } })).body;
    const key = url.split('.').at(-1) ?? '';
    for (const person of [ben, cleo])
      await person.call(api.members.join, { params: { id: chatId }, body: { key } });
    const asked = (await listOf(ana)).items;
    const of = (person: Person) =>
      asked.find(({ actor, kind }) => kind === 'join_request' && actor?.id === person.user.id)
        ?.id ?? '';
    expect((await decide(ana, of(ben), 'accept')).body).toMatchObject({
      notification: { invite: 'accepted' },
      chat: { id: chatId },
    });
    expect((await decide(ana, of(cleo), 'decline')).body).toMatchObject({
      notification: { invite: 'declined' },
      chat: null,
    });
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([{ state: 'active' }]);
    expect((await cleo.call(api.chat.list)).body.items).toEqual([]);
  });

  test('a request to connect, unless it was decided elsewhere or taken back', async () => {
    const one = await world();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const ask = async (from: Person) =>
      (await from.call(api.connections.request, { body: { username: ben.username } })).body
        .connection?.id ?? '';
    await ask(ana);
    const [first] = (await listOf(ben)).items;
    expect((await decide(ben, first?.id ?? '', 'accept')).body).toMatchObject({
      notification: { invite: 'accepted' },
      connection: { state: 'accepted', user: { username: ana.username } },
      chat: null,
    });
    expect((await decide(ben, first?.id ?? '', 'accept')).body).toMatchObject({
      connection: { state: 'accepted' },
    });
    const second = await ask(cleo);
    const [pending] = (await listOf(ben)).items;
    await ben.call(api.connections.decide, { params: { id: second }, body: { action: 'decline' } });
    expect((await decide(ben, pending?.id ?? '', 'accept')).code).toBe('notification.not_allowed');

    const third = await ask(cleo);
    await cleo.call(api.connections.decide, { params: { id: third }, body: { action: 'cancel' } });
    expect((await listOf(ben)).items.filter(({ invite }) => invite === 'pending')).toEqual([]);
  });

  test('several people who ask to join one chat have separate notifications', async () => {
    const one = await world();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const chatId = await group(ana, 'Spring', await one.person());
    for (const person of [ben, cleo])
      await notifyAll(one, [ana], { kind: 'join_request', actorId: person.user.id, chatId });
    await change(one.app.platform, (unit) =>
      forgetInvite(unit, { userId: ana.user.id, chatId, actorId: ben.user.id }, 'accepted'),
    );
    const states = (await listOf(ana)).items.map(({ actor, invite }) => [actor?.id, invite]);
    expect(states).toContainEqual([ben.user.id, 'accepted']);
    expect(states).toContainEqual([cleo.user.id, 'pending']);
  });
});
