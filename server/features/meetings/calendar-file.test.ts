import ICAL from 'ical.js';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { BodyIn } from '#contract/endpoint.ts';
import { connect } from '../../testing/people-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
type New = BodyIn<typeof api.meetings.create>;
const weekly: New = {
  title: 'A walk',
  starts_at: '2030-03-18T07:00:00Z',
  ends_at: '2030-03-18T08:30:00Z',
  timezone: 'Asia/Jerusalem',
  recurrence: 'FREQ=WEEKLY;COUNT=5',
};
const make = async (person: Person, fields: Partial<New> = {}) =>
  (await person.call(api.meetings.create, { body: { ...weekly, ...fields } })).body.meeting;

/** Reads a file as calendars do: its zones first, then its events with their exceptions. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const all = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const whole = all.filter((event) => !event.isRecurrenceException());
  for (const event of whole)
    for (const other of all)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
  return { calendar, whole };
}

function timesOf(event: ICAL.Event): [string, string][] {
  if (!event.isRecurring()) return [[event.startDate.toJSDate().toISOString(), event.summary]];
  const found: [string, string][] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, item } = event.getOccurrenceDetails(next);
    found.push([startDate.toJSDate().toISOString(), item.summary]);
  }
  return found;
}

test('another parser finds the same occurrences, across a change of clocks and with exceptions', async () => {
  const ana = await one.person();
  const { id } = await make(ana);
  const named = { scope: 'this', occurrence: '2030-04-01T06:00:00.000Z' } as const;
  const moved = { starts_at: '2030-04-02T06:00:00Z', ends_at: '2030-04-02T07:00:00Z' };
  await ana.call(api.meetings.update, {
    params: { id },
    body: { ...named, ...moved, title: 'A swim' },
  });
  const cancelled = { ...named, occurrence: '2030-04-08T06:00:00.000Z' };
  await ana.call(api.meetings.remove, { params: { id }, body: cancelled });
  const file = await ana.call(api.meetings.calendar, { params: { id } });
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const { whole } = eventsIn(file.text);
  expect(whole).toHaveLength(1);
  const query = { from: '2030-01-01T00:00:00Z', to: '2030-12-01T00:00:00Z' };
  const { items } = (await ana.call(api.meetings.list, { query })).body;
  expect(whole.flatMap(timesOf)).toEqual(items.map((item) => [item.starts_at, item.title]));
  expect(items.map(({ title }) => title)).toEqual(['A walk', 'A walk', 'A swim', 'A walk']);
  expect(whole[0]?.sequence).toBe(2);
});

test('nothing that people write becomes a line of its own, and lines are short', async () => {
  const ana = await one.person();
  await ana.call(api.account.updateProfile, { body: { user: { display_name: 'A"na:x;y,z' } } });
  const bad = 'הערה \\ ; ,\r\nEND:VEVENT\nATTACH:http://evil.test\r\n\u2028X-EVIL:1 '.repeat(20);
  const { id } = await make(ana, {
    title: 'One\r\nBEGIN:VALARM\nX-EVIL:1',
    note: bad,
    place: 'Here\nX-EVIL:2',
    recurrence: null,
  });
  const { text } = await ana.call(api.meetings.calendar, { params: { id } });
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  const { calendar, whole } = eventsIn(text);
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
  const [event] = whole;
  expect(event?.component.getAllSubcomponents()).toEqual([]);
  expect(event?.component.getAllProperties().map(({ name }) => name)).not.toContain('x-evil');
  expect(event?.description).toBe(bad.replaceAll('\r\n', '\n'));
  expect(text).not.toContain('@example.org');
});

test('a feed is read with its key until it is renewed or ended, and has what its owner sees', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  await connect(ana, ben);
  expect((await ben.call(api.meetings.feedAddress)).body).toEqual({ url: null });
  const { id } = await make(ana, { participants: [ben.username] });
  await make(ben, { title: 'Own', recurrence: null });
  await make(ana, { title: 'Not Ben’s' });
  const keyOf = (url: string) => ({ query: { key: new URL(url).searchParams.get('key') ?? '' } });
  const first = keyOf((await ben.call(api.meetings.renewFeed)).body.url);
  const summaries = async () =>
    eventsIn((await one.call(api.meetings.feed, first)).text).whole.map(({ summary }) => summary);
  expect((await summaries()).toSorted()).toEqual(['A walk', 'Own']);
  await ben.call(api.meetings.answer, { params: { id }, body: { rsvp: 'no' } });
  expect(await summaries()).toEqual(['Own']);
  const next = keyOf((await ben.call(api.meetings.renewFeed)).body.url);
  expect((await one.call(api.meetings.feed, first)).code).toBe('meeting.feed_not_found');
  expect((await one.call(api.meetings.feed, next)).status).toBe(200);
  await ben.call(api.meetings.endFeed);
  expect((await one.call(api.meetings.feed, next)).code).toBe('meeting.feed_not_found');
});

test('an invitation comes by mail, with the meeting for the calendar', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const mailing = await world({ SMTP_URL: smtp.url });
  const [ana, ben] = [await mailing.person(), await mailing.person({ language: 'he' })];
  await connect(ana, ben);
  await mailing.app.platform.database.pool.query('update users set email_verified_at = now()');
  const { id } = await make(ana, { participants: [ben.username] });
  const invitations = () => smtp.mails.filter(({ subject }) => subject.includes('A walk'));
  await expect.poll(() => invitations().length, { timeout: 20_000 }).toBe(1);
  const [mail] = invitations();
  expect(mail?.to).toEqual([ben.user.email]);
  expect(mail?.text).toContain(`/action-hub/my-meetings?meeting=${id}`);
  const [file] = mail?.attachments ?? [];
  const content = file?.content.toString() ?? '';
  expect(content).toContain('METHOD:REQUEST');
  expect(eventsIn(content).whole.flatMap(timesOf)).toHaveLength(5);

  const cancel = (body: BodyIn<typeof api.meetings.remove>) =>
    ana.call(api.meetings.remove, { params: { id }, body });
  const cancellations = () => smtp.mails.filter(({ subject }) => subject.includes('ביטול'));
  await cancel({ scope: 'this', occurrence: '2030-04-01T06:00:00.000Z' });
  await expect.poll(() => cancellations().length, { timeout: 20_000 }).toBe(1);
  const fileOf = (at: number) => cancellations()[at]?.attachments[0]?.content.toString() ?? '';
  expect(fileOf(0)).toContain('METHOD:CANCEL');
  const uid = eventsIn(content).whole[0]?.uid;
  const [date] = new ICAL.Component(ICAL.parse(fileOf(0))).getAllSubcomponents('vevent');
  expect(date && new ICAL.Event(date)).toMatchObject({ uid, sequence: 1 });
  expect(date?.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(String(date?.getFirstPropertyValue('recurrence-id'))).toContain('2030-04-01T09:00:00');

  // A later date that was changed alone goes with those that are cancelled.
  const alone = { scope: 'this', occurrence: '2030-04-15T06:00:00.000Z' } as const;
  await ana.call(api.meetings.update, { params: { id }, body: { ...alone, title: 'Last one' } });
  await cancel({ scope: 'following', occurrence: '2030-04-08T06:00:00.000Z' });
  await expect.poll(() => cancellations().length, { timeout: 20_000 }).toBe(2);
  expect(fileOf(1)).toContain('METHOD:REQUEST');
  expect(eventsIn(fileOf(1)).whole.flatMap(timesOf)).toHaveLength(2);
  expect(fileOf(1)).not.toContain('Last one');

  await cancel({ scope: 'all' });
  await expect.poll(() => cancellations().length, { timeout: 20_000 }).toBe(3);
  const [whole] = eventsIn(fileOf(2)).whole;
  expect(whole).toMatchObject({ uid, sequence: 4 });
  expect(whole?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
}, 40_000);
