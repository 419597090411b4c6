import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { change } from '../../platform/change.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, type World, world } from '../../testing/world.ts';
import { mailDigests } from './mail-digests.ts';
import { type Notice, notify } from './notify.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A world whose mails are kept, and people with confirmed addresses. */
async function mailed() {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const one = await world({ SMTP_URL: smtp.url });
  const { pool } = one.app.platform.database;
  const person = async (options: Parameters<World['person']>[0] = {}) => {
    const made = await one.person(options);
    await pool.query('update users set email_verified_at = now() where id = $1', [made.user.id]);
    return made;
  };
  const after = (ms: number, from = Date.now()) =>
    mailDigests({ ...one.app.platform, now: () => new Date(from + ms) });
  const digestsTo = ({ user }: Person) =>
    smtp.mails.filter(
      ({ to, subject }) => to[0] === user.email && /notification|התראה|התראות/u.test(subject),
    );
  /** Mails waiting or on their way; digests are written into the queue with the change. */
  const queued = async ({ user }: Person) => {
    const { rows } = await pool.query<{ lines: string }>(
      `select data -> 'words' ->> 'lines' as lines from jobs.job
       where name = 'send_letter' and data ->> 'kind' = 'digest' and data ->> 'userId' = $1
       order by created_on`,
      [user.id],
    );
    return rows.map(({ lines }) => lines.replaceAll(/[\u2068\u2069]/gu, ''));
  };
  const notifyOne = (to: Person, notice: Notice) =>
    change(one.app.platform, (unit) => notify(unit, to.user.id, notice));
  return { one, smtp, person, after, digestsTo, queued, notifyOne };
}

const choose = (person: Person, settings: object) =>
  person.call(api.account.updateProfile, { body: { user: { settings } } });
const request = (from: Person, to: Person) =>
  from.call(api.connections.request, { body: { username: to.username } });
const outcome: Notice = {
  kind: 'report_outcome',
  actorId: null,
  params: { outcome: 'image_removed' },
};

describe('an unseen notification', () => {
  test('is mailed once, together with others, with the ways to end it, and no words of messages', async () => {
    const { one, person, after, digestsTo, queued, notifyOne } = await mailed();
    const [ana, ben] = [await person({ username: 'ana_writes' }), await person()];
    await request(ana, ben);
    const body = { chat_type: 'GP' as const, title: 'Spring', participants: [ben.username] };
    const { id } = (await ana.call(api.chat.create, { body })).body.chat;
    await ben.call(api.members.accept, { params: { id } });
    await notifyOne(ben, {
      kind: 'mention',
      actorId: ana.user.id,
      chatId: id,
      seq: 50,
      params: { text: 'SECRET-WORDS' },
    });
    await after(minuteMs);
    expect(await queued(ben)).toEqual([]);
    await after(3 * minuteMs);
    await after(2 * hourMs);
    expect(await queued(ben)).toEqual([
      '• ana_writes mentioned you in “Spring”\n• Connection request from ana_writes',
    ]);
    expect(await queued(ana)).toEqual([]);
    await expect.poll(() => digestsTo(ben).length, { timeout: 20_000 }).toBe(1);
    const [mail] = digestsTo(ben);
    expect(mail?.subject).toBe('2 new notifications at Zavit');
    expect(mail?.raw).not.toContain('SECRET-WORDS');
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] =
      /^<http:\/\/zavit\.test\/api\/unsubscribe\/(.+)>$/u.exec(
        mail?.headers['list-unsubscribe'] ?? '',
      ) ?? [];
    expect(mail?.text).toContain(`http://zavit.test/unsubscribe?token=${token}`);
    expect(mail?.html).toContain(`href="http://zavit.test/unsubscribe?token=${token}"`);
    const ended = await one.call(api.unsubscribe.end, { params: { token } });
    expect(ended.body).toEqual({ scope: 'digest', on: false });
  }, 40_000);

  test('waits an hour where nobody waits for an answer, and what is seen meanwhile is not mailed', async () => {
    const { person, after, queued, notifyOne } = await mailed();
    const ben = await person({ language: 'he' });
    await choose(ben, {
      notifications: { report_outcome: { in_app: true, push: true, mail: true } },
    });
    await notifyOne(ben, outcome);
    await after(59 * minuteMs);
    expect(await queued(ben)).toEqual([]);
    await ben.call(api.notifications.seeAll);
    await after(2 * hourMs);
    expect(await queued(ben)).toEqual([]);
    await notifyOne(ben, outcome);
    await after(61 * minuteMs);
    expect(await queued(ben)).toEqual(['• הדיווח שלך נבדק']);
  });

  test('is mailed only as chosen: by kind, or not at all, and never to an unconfirmed address', async () => {
    const { one, person, after, queued, notifyOne } = await mailed();
    const [ana, ben, cleo, dan] = [
      await person(),
      await person(),
      await person(),
      await one.person(),
    ];
    await choose(ben, {
      notifications: { connection_request: { in_app: true, push: true, mail: false } },
    });
    await choose(cleo, { mail_digest: false });
    for (const other of [ben, cleo, dan]) await request(ana, other);
    // Results of reports are mailed to those who chose it.
    await notifyOne(ana, outcome);
    await after(2 * hourMs);
    for (const one of [ana, ben, cleo, dan]) expect(await queued(one)).toEqual([]);
    await choose(ben, {
      notifications: { connection_request: { in_app: true, push: true, mail: true } },
    });
    await after(2 * hourMs);
    expect(await queued(ben)).toHaveLength(1);
  });

  test('of long ago is not mailed any more, nor what somebody did who is blocked', async () => {
    const { person, after, queued } = await mailed();
    const [ana, ben] = [await person(), await person()];
    await request(ana, ben);
    await after(4 * dayMs);
    expect(await queued(ben)).toEqual([]);
    await ben.call(api.people.block, { params: { username: ana.username } });
    await after(hourMs);
    expect(await queued(ben)).toEqual([]);
  });

  test('is counted where the lines end', async () => {
    const { person, after, queued, notifyOne, smtp } = await mailed();
    const ben = await person();
    await choose(ben, {
      notifications: { report_outcome: { in_app: true, push: true, mail: true } },
    });
    for (let at = 0; at < 12; at += 1) await notifyOne(ben, outcome);
    await after(2 * hourMs);
    expect((await queued(ben))[0]?.split('\n')).toHaveLength(10);
    const digest = () => smtp.mails.find(({ text }) => text.includes('and 2 more'));
    await expect.poll(digest, { timeout: 20_000 }).toBeDefined();
    expect(digest()?.subject).toBe('12 new notifications at Zavit');
  }, 40_000);
});

describe('quiet hours', () => {
  test('hold mails and toasts back by the clock of the person, and the list has them at once', async () => {
    const { one, person, after, queued, notifyOne } = await mailed();
    const [tokyo, paris] = [
      await person({ timezone: 'Asia/Tokyo' }),
      await person({ timezone: 'Europe/Paris' }),
    ];
    for (const somebody of [tokyo, paris])
      await choose(somebody, {
        quiet_hours: { from: '22:00', to: '07:00' },
        notifications: { report_outcome: { in_app: true, push: true, mail: true } },
      });
    // 23:30 in Tokyo, 15:30 in Paris.
    const evening = Date.parse('2026-01-15T14:30:00Z');
    for (const somebody of [tokyo, paris]) {
      await notifyOne(somebody, outcome);
      await one.app.platform.database.pool.query(
        `update notifications set created_at = $2 where user_id = $1`,
        [somebody.user.id, new Date(evening - 2 * hourMs)],
      );
    }
    await after(0, evening);
    expect([(await queued(tokyo)).length, (await queued(paris)).length]).toEqual([0, 1]);
    // One minute before, and at seven in Tokyo.
    await after(0, Date.parse('2026-01-15T21:59:00Z'));
    expect(await queued(tokyo)).toEqual([]);
    await after(0, Date.parse('2026-01-15T22:00:00Z'));
    expect(await queued(tokyo)).toHaveLength(1);
  });

  test('let no toast through, and the count follows on every device', async () => {
    const { one, person } = await mailed();
    const [ana, ben] = [await person(), await person({ timezone: 'UTC' })];
    const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
    const quiet_hours = { from: clock(Date.now() - hourMs), to: clock(Date.now() + hourMs) };
    await choose(ben, { quiet_hours });
    const live = await ben.live();
    await request(ana, ben);
    await live.until(() => live.frames.some(({ type }) => type === 'notification.seen'));
    expect(live.frames.filter(({ type }) => type === 'notification')).toEqual([]);
    expect(live.frames.find(({ type }) => type === 'notification.seen')).toMatchObject({
      ids: [],
      unread: 1,
    });
    expect((await ben.call(api.notifications.list)).body.unread).toBe(1);
    await choose(ben, { quiet_hours: null });
    await change(one.app.platform, (unit) => notify(unit, ben.user.id, outcome));
    await live.until(() => live.frames.some(({ type }) => type === 'notification'));
    live.close();
  });
});
