import ICAL from 'ical.js';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect } from '../../testing/people-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, password, world } from '../../testing/world.ts';
import { deleteDue } from './delete-due.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const proof = { kind: 'password', password } as const;

/** Ana, whose account is closed, organised meetings with the others; all have verified addresses. */
async function closedOrganiser(settings: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const one = await world({ SMTP_URL: smtp.url, ...settings });
  const [ana, ben] = [await one.person(), await one.person()];
  const [eve, dan] = [await one.person({ language: 'he' }), await one.person()];
  for (const other of [ben, eve, dan]) await connect(ana, other);
  const { pool } = one.app.platform.database;
  await pool.query('update users set email_verified_at = now()');
  const meet = async (title: string, at: number, recurrence: string | null, ...guests: Person[]) =>
    (
      await ana.call(api.meetings.create, {
        body: {
          title,
          starts_at: days(at).toISOString(),
          ends_at: days(at + 0.04).toISOString(),
          timezone: 'UTC',
          recurrence,
          participants: guests.map(({ username }) => username),
        },
      })
    ).body.meeting;
  const walk = await meet('A walk', 3, 'FREQ=WEEKLY', ben, eve, dan);
  await meet('Before the end', 2, null, ben);
  await meet('Alone', 30, null);
  await dan.call(api.meetings.answer, { params: { id: walk.id }, body: { rsvp: 'no' } });
  const invited = () => smtp.mails.filter(({ attachments }) => attachments.length > 0);
  await expect.poll(() => invited().length, { timeout: 30_000 }).toBe(4);
  const request = invited().find(({ subject }) => subject.includes('A walk'));
  await ana.call(api.rights.deleteAccount, { body: { proof } });
  const later = (count: number) => ({ ...one.app.platform, now: () => days(count) });
  const sent = () => invited().slice(4);
  return { one, smtp, ana, ben, eve, dan, pool, later, sent, request, walk };
}

const propertyOf = (mail: { attachments: { content: Buffer }[] } | undefined, name: string) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content.toString() ?? ''));
  const [event] = calendar.getAllSubcomponents('vevent');
  return String((event ?? calendar).getFirstPropertyValue(name));
};

test('while their organiser can come back, meetings stay in calendars, without a name', async () => {
  const { ana, ben, walk } = await closedOrganiser();
  const file = await ben.call(api.meetings.calendar, { params: { id: walk.id } });
  expect(file.status).toBe(200);
  expect(file.text).toContain('SUMMARY:A walk');
  expect(file.text).not.toContain(ana.user.display_name);
});

test('meetings of a deleted organiser leave the calendars of those who may still come, once, and nothing of them is stored', async () => {
  const { ana, ben, eve, dan, pool, later, sent, request } = await closedOrganiser();
  const open = await ben.live({ [ben.user.id]: 0 });
  await Promise.all([deleteDue(later(8)), deleteDue(later(8))]);
  await deleteDue(later(9));
  const byPerson = Map.groupBy(sent(), ({ to }) => to[0]);
  expect(new Set(byPerson.keys())).toEqual(new Set([ben.user.email, eve.user.email]));
  for (const mails of byPerson.values()) {
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(mails[0]?.attachments[0]?.content.toString()).toContain('METHOD:CANCEL');
    expect(propertyOf(mails[0], 'status')).toBe('CANCELLED');
    for (const name of ['uid', 'organizer'])
      expect(propertyOf(mails[0], name)).toBe(propertyOf(request, name));
    expect(Number(propertyOf(mails[0], 'sequence'))).toBeGreaterThan(
      Number(propertyOf(request, 'sequence')),
    );
    expect(`${mails[0]?.text}${mails[0]?.attachments[0]?.content.toString()}`).not.toContain(
      ana.username,
    );
  }
  expect(byPerson.get(ben.user.email)?.[0]?.subject).toBe('A meeting is cancelled: A walk');
  expect(byPerson.get(eve.user.email)?.[0]?.subject).toContain('ביטול פגישה');
  const noticesOf = async (person: Person) =>
    (await person.call(api.notifications.list)).body.items
      .filter(({ kind }) => kind === 'meeting_invite')
      .map(({ title, actor, link }) => ({ title, actor, link }));
  expect(await noticesOf(ben)).toEqual([
    {
      title: 'A meeting is cancelled: its organiser’s account was deleted',
      actor: null,
      link: '/action-hub/my-meetings',
    },
  ]);
  expect(await noticesOf(dan)).toEqual([]);
  await open.until(() => open.events.some(({ type }) => type === 'meeting.changed'));
  open.close();
  const query = { from: days(0).toISOString(), to: days(60).toISOString() };
  expect((await ben.call(api.meetings.list, { query })).body.items).toEqual([]);
  const { rows } = await pool.query<{ line: string }>(
    `select j::text as line from jobs.job j where j::text like any($1)`,
    [['%A walk%', `%${ana.user.id}%`]],
  );
  expect(rows).toEqual([]);
});

test('while the mail server takes nothing the meetings stay, for a day at most', async () => {
  const { ben, later, sent, smtp, pool, ana } = await closedOrganiser();
  await pool.query('update users set email_verified_at = null where id = $1', [ana.user.id]);
  const meetings = async () => (await pool.query('select 1 from meetings')).rows.length;
  smtp.failNext(1_000);
  await deleteDue(later(7.5));
  expect(await meetings()).toBeGreaterThan(0);
  await deleteDue(later(8.5));
  expect([await meetings(), sent().length]).toEqual([0, 0]);
  expect((await ben.call(api.notifications.list)).body.items.length).toBeGreaterThan(0);
});
