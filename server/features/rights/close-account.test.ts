import { describe, expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { eventually } from '../../testing/guided-world.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { connect, groupOf, messagesOf, pairOf, sayTo, showTo } from '../../testing/people-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, type World, password, sharedWorld, world } from '../../testing/world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { change } from '../../platform/change.ts';
import { closed } from './close-account.ts';
import { standingJob } from './announce-standing.ts';
import { deleteDue, remindOfDeletion } from './delete-due.ts';

const one = sharedWorld();
const proof = { kind: 'password', password } as const;
const dayMs = 86_400_000;

const close = (person: Person) => person.call(api.rights.deleteAccount, { body: { proof } });
const login = (app: World, username: string, given = password) =>
  app.call(api.account.login, { body: { user: { username, password: given } } });

async function restoreTicket(app: World, username: string): Promise<string> {
  const answer = (await login(app, username)).body;
  if (!('deletion' in answer)) throw new Error('the account is not closed');
  return answer.deletion.ticket;
}

function later(app: World, days: number) {
  const moment = Date.now() + days * dayMs;
  return { ...app.app.platform, now: () => new Date(moment) };
}

describe('a closed account', () => {
  test('needs a proof, and nothing happens without one', async () => {
    const ana = await one.person();
    const wrong = await ana.call(api.rights.deleteAccount, {
      body: { proof: { kind: 'password', password: 'not the password' } },
    });
    expect([wrong.status, wrong.error.fields]).toEqual([
      422,
      { 'proof.password': 'field.password_wrong' },
    ]);
    expect((await ana.call(api.account.profile)).status).toBe(200);
  });

  test('ends all sessions and cookies at once, and the sockets with them', async () => {
    const ana = await one.person();
    const elsewhere = (await login(one, ana.username)).body;
    const live = await ana.live();
    const closed = await close(ana);
    const days = (Date.parse(closed.body.due_at) - Date.now()) / dayMs;
    expect(days).toBeCloseTo(7, 2);
    const cleared = closed.cookies.filter(({ value }) => value === '').map(({ name }) => name);
    expect(cleared).toEqual(expect.arrayContaining(['refresh_token', 'media_token']));
    expect((await ana.call(api.account.profile)).code).toBe('auth.token_revoked');
    const token = 'token' in elsewhere ? elsewhere.token : '';
    const other = await one.call(api.account.profile, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(other.code).toBe('auth.token_revoked');
    await expect.poll(() => live.closeCode).toBe(4409);
  });

  test('offers its restoring to who signs in, and nothing else', async () => {
    const ana = await one.person();
    await close(ana);
    const answer = await login(one, ana.username);
    expect(Object.keys(answer.body)).toEqual(['deletion']);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('refresh_token');
    expect((await login(one, ana.username, 'not the password')).code).toBe(
      'account.credentials_wrong',
    );
    const { ticket } = (answer.body as { deletion: { ticket: string } }).deletion;
    const asToken = await one.call(api.account.profile, {
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(asToken.code).toBe('auth.token_invalid');
  });

  test('is restored with everything in it by the ticket, once', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    await connect(ana, ben);
    const { id } = await groupOf(ana, ben);
    await sayTo(ana, id, 'still here');
    await close(ana);
    const ticket = await restoreTicket(one, ana.username);
    const restored = await one.call(api.rights.restore, { body: { ticket } });
    ana.token = restored.body.token;
    expect(restored.body.user.username).toBe(ana.username);
    expect(restored.cookies.map(({ name }) => name)).toContain('refresh_token');
    expect((await ana.call(api.chat.info, { params: { id } })).body.members).toHaveLength(2);
    expect((await messagesOf(ben, id)).find(({ text }) => text === 'still here')?.author).toEqual(
      expect.objectContaining({ username: ana.username }),
    );
    const again = await one.call(api.rights.restore, { body: { ticket } });
    expect(again.code).toBe('account.ticket_invalid');
    await deleteDue(later(one, 30));
    expect((await ana.call(api.account.profile)).status).toBe(200);
  });

  test('can’t be restored by a ticket of an earlier closing, a forged one, or after seven days', async () => {
    const ana = await one.person();
    await close(ana);
    const first = await restoreTicket(one, ana.username);
    ana.token = (await one.call(api.rights.restore, { body: { ticket: first } })).body.token;
    await close(ana);
    for (const ticket of [first, ana.token, 'x'])
      expect((await one.call(api.rights.restore, { body: { ticket } })).code).toBe(
        'account.ticket_invalid',
      );
    await one.app.platform.database.pool.query(
      `update users set deleted_at = deleted_at - interval '8 days' where id = $1`,
      [ana.user.id],
    );
    expect((await login(one, ana.username)).code).toBe('account.credentials_wrong');
  });

  test('keeps its username and its address, so that nobody takes its place meanwhile', async () => {
    const ana = await one.person();
    await close(ana);
    const taken = await one.call(api.account.register, {
      body: {
        user: {
          username: ana.username,
          email: 'other@example.org',
          password,
          terms_version: termsVersion,
        },
      },
    });
    expect(taken.code).toBe('account.username_taken');
  });
});

describe('for others somebody with a closed account is gone at once', () => {
  async function gone() {
    const [ana, ben] = [await one.person(), await one.person()];
    await connect(ana, ben);
    const { id: pairId } = await pairOf(ana, ben);
    const { id: groupId } = await groupOf(ben, ana);
    await sayTo(ana, pairId, 'between us');
    await sayTo(ana, groupId, 'to all');
    const live = await ben.live({ [pairId]: 0, [groupId]: 0, [ben.user.id]: 0 });
    await close(ana);
    return { ana, ben, pairId, groupId, live };
  }

  test('in chats, lists and messages', async () => {
    const { ana, ben, pairId, groupId } = await gone();
    const info = (await ben.call(api.chat.info, { params: { id: groupId } })).body;
    expect(info.members.map(({ user }) => user.id)).toEqual([ben.user.id]);
    const list = await ben.call(api.chat.list);
    expect(list.text).not.toContain(ana.username);
    expect(list.text).toContain('between us');
    for (const id of [pairId, groupId]) {
      const said = (await messagesOf(ben, id)).find(({ kind }) => kind === 'user');
      expect(said?.author).toMatchObject({ id: '', username: '', display_name: '' });
    }
  });

  test('a chat of two is closed for writing, and says why', async () => {
    const { ben, pairId } = await gone();
    const info = (await ben.call(api.chat.info, { params: { id: pairId } })).body;
    expect(info.closed_by).toBe('gone');
    const refused = await ben.call(api.messages.sendUser, {
      params: { id: pairId },
      body: { message: 'hello?', client_id: crypto.randomUUID() },
    });
    expect([refused.status, refused.code]).toEqual([409, 'chat.person_gone']);
  });

  test('among connections, in search, in notifications and by name', async () => {
    const { ana, ben } = await gone();
    expect((await ben.call(api.connections.list)).body.items).toEqual([]);
    expect((await ben.call(api.notifications.list)).text).not.toContain(ana.username);
    const shown = await ben.call(api.people.show, { params: { username: ana.username } });
    expect(shown.code).toBe('person.not_found');
    const found = await ben.call(api.search.find, { query: { query: ana.username } });
    expect(found.body.results.map(({ kind }) => kind)).not.toContain('person');
    expect(found.body.results.filter(({ kind }) => kind === 'chat')).toEqual([]);
  });

  test('in open pages too, and back there after a restore', async () => {
    const { ana, ben, pairId, groupId, live } = await gone();
    const member = (chatId: string) =>
      live.frames.filter(
        (frame) =>
          frame.type === 'chat.member' && frame.chat_id === chatId && frame.user.id === ana.user.id,
      );
    await live.until(() => member(pairId).length > 0 && member(groupId).length > 0);
    expect(member(pairId).at(-1)).toMatchObject({ member: null, gone: true });
    await live.until(() =>
      live.frames.some((frame) => frame.type === 'connection.changed' && !frame.connection),
    );
    const before = member(groupId).length;
    const ticket = await restoreTicket(one, ana.username);
    await one.call(api.rights.restore, { body: { ticket } });
    await live.until(() => member(groupId).length > before);
    expect(member(groupId).at(-1)).toMatchObject({ member: { state: 'active' } });
    await eventually(async () => (await ben.call(api.connections.list)).body.items.length === 1);
  });
});

test('lists that others have loaded lose the name at the closing, and get it back at a restore', async () => {
  const app = await world();
  const [ana, ben] = [await app.person(), await app.person()];
  await connect(ana, ben);
  const { id: pairId } = await pairOf(ana, ben);
  const { id: groupId } = await groupOf(ben, ana);
  await sayTo(ana, pairId, 'between us');
  await sayTo(ana, groupId, `for @${ben.username}`);
  const { jobs } = app.app.platform;
  const isOver = async () =>
    eventually(async () => (await jobs.counts()).every(({ name }) => name !== standingJob));
  const unread = async () => (await ben.call(api.notifications.list)).body.unread;
  await ana.call(api.chat.create, {
    body: { chat: { chat_type: 'GP', title: 'Choir', participants: [ben.username] } },
  });
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();
  const live = await ben.live({ [ben.user.id]: ben.user.version });
  const heard = () => live.events.filter((event) => event.type === 'notification.seen').at(-1);
  const types = await verifyLive(ben, [pairId, groupId], async () => {
    await close(ana);
    await isOver();
  });
  expect(types).toContain('notification.seen');
  await live.until(() => heard() !== undefined);
  // An empty list of ids has the devices ask again for what is shown.
  expect(heard()).toMatchObject({ ids: [], unread: await unread() });
  expect(await unread()).toBeLessThan(before);
  expect((await ben.call(api.notifications.list)).text).not.toContain(ana.username);

  const ticket = await restoreTicket(app, ana.username);
  await verifyLive(ben, [pairId, groupId], async () => {
    await app.call(api.rights.restore, { body: { ticket } });
    await isOver();
  });
  await live.until(() => heard()?.unread === before);
});

test('messages that others have loaded lose the name at the closing and the rest at the deletion; a restore brings the name back', async () => {
  const app = await world();
  const [ana, ben] = [await app.person(), await app.person()];
  const { id } = await groupOf(ben, ana);
  const { message } = await sayTo(ana, id, `for @${ben.username}`);
  await showTo(ana, id);
  await sayTo(ben, id, `Hello @${ana.username}`, message.id);
  await ben.call(api.pins.pin, { params: { id: message.id } });
  const { id: leftId } = await groupOf(ben, ana);
  await sayTo(ana, leftId, 'before leaving');
  await ana.call(api.members.remove, { params: { id: leftId, username: ana.username } });
  const { jobs } = app.app.platform;
  const rereadAfter = async (action: () => Promise<unknown>) => {
    const types = await verifyLive(ben, [id, leftId], async () => {
      await action();
      await eventually(async () => (await jobs.counts()).every(({ name }) => name !== standingJob));
    });
    return types.filter((type) => type === 'chat.reread').length;
  };
  expect(await rereadAfter(() => close(ana))).toBe(2);
  const ticket = await restoreTicket(app, ana.username);
  const restored = () => app.call(api.rights.restore, { body: { ticket } });
  expect(await rereadAfter(async () => (ana.token = (await restored()).body.token))).toBe(2);
  const said = (await messagesOf(ben, id)).find((one) => one.id === message.id);
  expect(said?.author).toMatchObject({ username: ana.username });
  expect(await rereadAfter(() => close(ana))).toBe(2);
  expect(await rereadAfter(() => deleteDue(later(app, 8)))).toBe(2);
});

test('mails come when it is closed, a day before the end, and at the end, each once', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url });
  const noa = await app.person({ email: 'noa@example.org', language: 'he' });
  const token = linkToken(await smtp.mailTo('noa@example.org'));
  await app.call(api.account.verifyEmail, { body: { token } });
  await close(noa);
  const subjects = () =>
    smtp.mails.slice(1).map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/gu, ''));
  await expect.poll(subjects, { timeout: 20_000 }).toEqual(['החשבון שלך יימחק · זווית']);
  await remindOfDeletion(later(app, 5));
  await remindOfDeletion(later(app, 6.1));
  await remindOfDeletion(later(app, 6.2));
  await deleteDue(later(app, 6.2));
  await expect.poll(() => subjects().length, { timeout: 20_000 }).toBe(2);
  await deleteDue(later(app, 7.1));
  await deleteDue(later(app, 7.2));
  await expect
    .poll(subjects, { timeout: 20_000 })
    .toEqual([
      'החשבון שלך יימחק · זווית',
      'היום האחרון של החשבון שלך · זווית',
      'החשבון שלך נמחק · זווית',
    ]);
  expect((await login(app, noa.username)).code).toBe('account.credentials_wrong');
});

test('an operator closes an account as its person can; an answer to the mail goes to the operator', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url, OPERATOR_EMAIL: 'operator@example.org' });
  const noa = await app.person({ email: 'noa@example.org', language: 'he' });
  const token = linkToken(await smtp.mailTo('noa@example.org'));
  await app.call(api.account.verifyEmail, { body: { token } });
  const due = await change(app.app.platform, (unit) => closed(unit, noa.user.id, 'operator'));
  expect(((due?.getTime() ?? 0) - Date.now()) / dayMs).toBeCloseTo(7, 2);
  expect(
    await change(app.app.platform, (unit) => closed(unit, noa.user.id, 'operator')),
  ).toBeNull();
  expect((await noa.call(api.account.profile)).code).toBe('auth.token_revoked');
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(2);
  const { text, headers } = smtp.mails[1] ?? { text: '', headers: {} };
  expect(text).toContain('סגרה את החשבון');
  expect(text).toContain('אפשר להשיב להודעה הזאת');
  expect(headers).toMatchObject({ 'reply-to': 'operator@example.org' });
  const ticket = await restoreTicket(app, noa.username);
  expect((await app.call(api.rights.restore, { body: { ticket } })).status).toBe(200);
});

test('a mail server that takes nothing delays the end for a day at most', async () => {
  const app = await world({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const ana = await app.person();
  const { pool } = app.app.platform.database;
  await pool.query('update users set email_verified_at = now() where id = $1', [ana.user.id]);
  await close(ana);
  const isThere = async () =>
    (await pool.query('select 1 from users where id = $1', [ana.user.id])).rows.length === 1;
  await deleteDue(later(app, 7.5));
  expect(await isThere()).toBe(true);
  await deleteDue(later(app, 8.1));
  expect(await isThere()).toBe(false);
});
