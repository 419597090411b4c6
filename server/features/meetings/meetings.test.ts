import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { BodyIn } from '#contract/endpoint.ts';
import { connect, groupOf, messagesOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

type New = BodyIn<typeof api.meetings.create>;

const one = sharedWorld();
const zone = 'Europe/Berlin';
/** Mondays at nine, across the change of clocks on 31 March 2030. */
const weekly: New = {
  title: 'A walk',
  starts_at: '2030-03-18T08:00:00Z',
  ends_at: '2030-03-18T09:00:00Z',
  timezone: zone,
  recurrence: 'FREQ=WEEKLY;COUNT=4',
};

const make = (person: Person, fields: Partial<New> = {}) =>
  person.call(api.meetings.create, { body: { ...weekly, ...fields } });
const made = async (person: Person, fields: Partial<New> = {}) =>
  (await make(person, fields)).body.meeting;

async function listed(person: Person, from = '2030-01-01', to = '2030-12-31') {
  const query = { from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` };
  return (await person.call(api.meetings.list, { query })).body.items;
}
const starts = async (person: Person) =>
  (await listed(person)).map(({ starts_at: at }) => at.slice(0, 16));

async function friends() {
  const [ana, ben] = [await one.person(), await one.person()];
  await connect(ana, ben);
  return { ana, ben };
}

const change = (person: Person, id: string, body: BodyIn<typeof api.meetings.update>) =>
  person.call(api.meetings.update, { params: { id }, body });
const answer = (person: Person, id: string, rsvp: 'yes' | 'maybe' | 'no') =>
  person.call(api.meetings.answer, { params: { id }, body: { rsvp } });

const second = '2030-03-25T08:00:00.000Z';
const third = '2030-04-01T07:00:00.000Z';

describe('a meeting that recurs', () => {
  test('keeps its wall clock when the clocks change', async () => {
    const ana = await one.person();
    await made(ana);
    expect(await starts(ana)).toEqual([
      '2030-03-18T08:00',
      '2030-03-25T08:00',
      '2030-04-01T07:00',
      '2030-04-08T07:00',
    ]);
  });

  test('changes at one occurrence alone', async () => {
    const ana = await one.person();
    const { id } = await made(ana);
    const moved = { starts_at: '2030-03-26T10:00:00Z', ends_at: '2030-03-26T12:00:00Z' };
    const named = { scope: 'this', occurrence: second } as const;
    const { body } = await change(ana, id, { ...named, ...moved, title: 'By bike' });
    expect(body.meeting).toMatchObject({ changed: true, occurrence: second, title: 'By bike' });
    expect(await starts(ana)).toContain('2030-03-26T10:00');
    expect(await starts(ana)).toHaveLength(4);
    await ana.call(api.meetings.remove, { params: { id }, body: { ...named, occurrence: third } });
    expect(await starts(ana)).toEqual(['2030-03-18T08:00', '2030-03-26T10:00', '2030-04-08T07:00']);
    const gone = await change(ana, id, { scope: 'this', occurrence: third, title: 'x' });
    expect(gone.code).toBe('meeting.occurrence_not_found');
    const shared = await change(ana, id, { ...named, recurrence: 'FREQ=DAILY' });
    expect(shared.error.fields).toEqual({ recurrence: 'field.invalid' });
  });

  test('is divided by a change of what follows, with its people, answers and exceptions', async () => {
    const { ana, ben } = await friends();
    const { id } = await made(ana, { participants: [ben.username] });
    await answer(ben, id, 'maybe');
    const last = '2030-04-08T07:00:00.000Z';
    await change(ana, id, { scope: 'this', occurrence: last, title: 'The last one' });
    const named = { scope: 'following', occurrence: third } as const;
    const { body } = await change(ana, id, { ...named, title: 'A run' });
    expect(body.meeting.id).not.toBe(id);
    expect(body.meeting.participants.map(({ rsvp }) => rsvp)).toEqual(['yes', 'maybe']);
    expect((await listed(ben)).map(({ title }) => title)).toEqual([
      'A walk',
      'A walk',
      'A run',
      'The last one',
    ]);
    const later = { starts_at: '2030-04-01T09:00:00Z', ends_at: '2030-04-01T10:00:00Z' };
    await change(ana, body.meeting.id, { ...named, ...later });
    expect(await starts(ben)).toEqual([
      '2030-03-18T08:00',
      '2030-03-25T08:00',
      '2030-04-01T09:00',
      '2030-04-08T09:00',
    ]);
  });

  test('moves as a whole along with one of its occurrences, and exceptions stay where they fit', async () => {
    const ana = await one.person();
    const { id } = await made(ana, { recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4' });
    await change(ana, id, { scope: 'this', occurrence: second, title: 'Kept' });
    await change(ana, id, {
      scope: 'all',
      occurrence: second,
      starts_at: '2030-03-26T09:30:00Z',
      ends_at: '2030-03-26T11:00:00Z',
    });
    const now = await listed(ana);
    expect(now.map(({ starts_at: at, title }) => [at.slice(0, 16), title])).toEqual([
      ['2030-03-19T09:30', 'A walk'],
      ['2030-03-21T09:30', 'A walk'],
      ['2030-03-26T09:30', 'Kept'],
      ['2030-03-28T09:30', 'A walk'],
    ]);
    await change(ana, id, { recurrence: 'FREQ=DAILY;COUNT=2' });
    expect((await listed(ana)).map(({ changed }) => changed)).toEqual([false, false]);
    await change(ana, id, { recurrence: null });
    expect(await listed(ana)).toMatchObject([{ occurrence: null, recurrence: null }]);
  });

  test('ends where its organiser cancels what follows, and is gone when all is', async () => {
    const ana = await one.person();
    const { id } = await made(ana);
    const remove = (body: BodyIn<typeof api.meetings.remove>) =>
      ana.call(api.meetings.remove, { params: { id }, body });
    await remove({ scope: 'following', occurrence: third });
    expect(await starts(ana)).toHaveLength(2);
    await remove({ scope: 'all' });
    expect(await starts(ana)).toEqual([]);
    expect((await ana.call(api.meetings.get, { params: { id } })).code).toBe('meeting.not_found');
  });

  test('shows at most 1,000 occurrences, and says so', async () => {
    const ana = await one.person();
    const daily = { recurrence: 'FREQ=DAILY', starts_at: '2030-01-01T08:00:00Z' };
    for (const _ of [1, 2, 3]) await made(ana, { ...daily, ends_at: '2030-01-01T09:00:00Z' });
    const query = { from: '2035-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' };
    const { body } = await ana.call(api.meetings.list, { query });
    expect([body.items.length, body.truncated]).toEqual([1_000, true]);
    const sorted = body.items.map(({ starts_at: at }) => at);
    expect(sorted).toEqual(sorted.toSorted());
  });

  test('may have 10,000 occurrences, or none where one looks', async () => {
    const ana = await one.person();
    const { id } = await made(ana, { recurrence: 'FREQ=DAILY;COUNT=10000' });
    expect(await listed(ana, '2057-07-01', '2057-12-31')).toHaveLength(33);
    const last = await ana.call(api.meetings.get, { params: { id } });
    expect(last.status).toBe(200);
    await made(ana, { recurrence: 'FREQ=YEARLY;INTERVAL=100;COUNT=10000' });
    expect(await listed(ana, '2060-01-01', '2060-12-31')).toEqual([]);
  });
});

describe('bad input', () => {
  test.each<[Partial<New>, Record<string, string>]>([
    [{ ends_at: weekly.starts_at }, { ends_at: 'field.ends_before_start' }],
    [{ ends_at: '2030-04-18T08:00:00Z' }, { ends_at: 'field.meeting_too_long' }],
    [{ timezone: 'Mars/Olympus' }, { timezone: 'field.timezone_invalid' }],
    [{ timezone: '+03:00' }, { timezone: 'field.timezone_invalid' }],
    [{ timezone: 'asia/jerusalem' }, { timezone: 'field.timezone_invalid' }],
    [{ starts_at: '1066-10-14T08:00:00Z' }, { starts_at: 'field.invalid' }],
    [{ starts_at: '9999-12-31T08:00:00Z' }, { starts_at: 'field.invalid' }],
    [{ title: ' ' }, { title: 'field.required' }],
    ...[
      'FREQ=SECONDLY',
      'FREQ=WEEKLY;COUNT=0',
      'FREQ=WEEKLY;COUNT=10001',
      'FREQ=WEEKLY;COUNT=2;UNTIL=20310101',
      'FREQ=WEEKLY;UNTIL=20310231',
      'FREQ=WEEKLY;BYDAY=2MO',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=WEEKLY;BYHOUR=1,2,3',
      'FREQ=WEEKLY;FREQ=DAILY',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;UNTIL=20200101T000000Z',
      'FREQ=MONTHLY;BYSETPOS=1',
    ].map((recurrence): [Partial<New>, Record<string, string>] => [
      { recurrence },
      { recurrence: 'field.recurrence_invalid' },
    ]),
  ])('%j is refused', async (fields, refused) => {
    const ana = await one.person();
    expect((await make(ana, fields)).error.fields).toMatchObject(refused);
    expect(await listed(ana)).toEqual([]);
  });

  test('an old meeting and a title in two directions are kept as they are', async () => {
    const ana = await one.person();
    const title = 'הליכה with Ben \u2067(שלום)\u2069';
    const old = { starts_at: '1900-02-01T08:00:00Z', ends_at: '1900-02-01T09:00:00Z' };
    const meeting = await made(ana, { ...old, title, recurrence: null });
    expect(meeting).toMatchObject({ starts_at: '1900-02-01T08:00:00.000Z' });
    expect(meeting.title).toContain('הליכה with Ben');
  });

  test('a repeated id gives the meeting that is there', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const id = randomUUID();
    await made(ana, { id });
    await made(ana, { id });
    expect(await starts(ana)).toHaveLength(4);
    expect((await make(eve, { id })).error.fields).toEqual({ id: 'field.invalid' });
  });
});

describe('people', () => {
  test('are connections; others, and the person who blocked the organiser, are not found', async () => {
    const { ana, ben } = await friends();
    const eve = await one.person();
    const invited = (username: string) => make(ana, { participants: [username] });
    expect((await invited(eve.username)).code).toBe('person.not_found');
    expect((await invited('nobody-here')).code).toBe('person.not_found');
    await ben.call(api.people.block, { params: { username: ana.username } });
    expect((await invited(ben.username)).code).toBe('person.not_found');
  });

  test('are notified, answer, and are asked again at a new time', async () => {
    const { ana, ben } = await friends();
    const { id } = await made(ana, { participants: [ben.username] });
    const [notice] = (await ben.call(api.notifications.list)).body.items;
    expect(notice).toMatchObject({
      kind: 'meeting_invite',
      link: `/action-hub/my-meetings?meeting=${id}`,
      actor: { id: ana.user.id },
    });
    expect(notice?.text).toContain('18 March');
    expect((await answer(ben, id, 'yes')).body.meeting.participants).toMatchObject([
      { user: { id: ana.user.id }, rsvp: 'yes' },
      { user: { id: ben.user.id }, rsvp: 'yes' },
    ]);
    expect((await change(ben, id, { title: 'Mine' })).code).toBe('meeting.not_allowed');
    await change(ana, id, { title: 'Slow walk' });
    expect((await listed(ben))[0]?.participants[1]?.rsvp).toBe('yes');
    await change(ana, id, { starts_at: '2030-03-18T10:00:00Z', ends_at: '2030-03-18T11:00:00Z' });
    expect((await listed(ben))[0]?.participants[1]?.rsvp).toBe('pending');
    await answer(ben, id, 'no');
    expect(await listed(ben)).toEqual([]);
    expect((await listed(ana))[0]?.participants[1]?.rsvp).toBe('no');
  });

  test('answer at the same time, while the meeting changes, and every answer counts', async () => {
    const ana = await one.person();
    const others = [await one.person(), await one.person(), await one.person()];
    for (const other of others) await connect(ana, other);
    const { id } = await made(ana, { participants: others.map(({ username }) => username) });
    await Promise.all([
      ...others.map((other) => answer(other, id, 'yes')),
      change(ana, id, { title: 'New words' }),
    ]);
    const [first] = await listed(ana);
    expect(first?.title).toBe('New words');
    expect(first?.participants.map(({ rsvp }) => rsvp)).toEqual(['yes', 'yes', 'yes', 'yes']);
  });

  test('receive every change, also people who are removed, and nobody else does', async () => {
    const { ana, ben } = await friends();
    const eve = await one.person();
    const { id } = await made(ana, { participants: [ben.username] });
    const changed = (person: Person, act: () => Promise<unknown>) =>
      verifyLive(person, [], act).then((types) => types.includes('meeting.changed'));
    expect(await changed(ana, () => answer(ben, id, 'yes'))).toBe(true);
    expect(await changed(ben, () => change(ana, id, { participants: [] }))).toBe(true);
    expect(await listed(ben)).toEqual([]);
    expect((await ben.call(api.meetings.get, { params: { id } })).code).toBe('meeting.not_found');
    expect(await changed(eve, () => change(ana, id, { title: 'x' }))).toBe(false);
    expect(await changed(ben, () => change(ana, id, { title: 'y' }))).toBe(false);
  });

  test('are notified when it is cancelled or they are removed, but not after a “no”', async () => {
    const { ana, ben } = await friends();
    const eve = await one.person();
    await connect(ana, eve);
    const off = 'cancelled a meeting with you';
    const notices = async (person: Person) =>
      (await person.call(api.notifications.list)).body.items
        .filter(({ kind }) => kind === 'meeting_invite')
        .map(({ title, link }) => `${title.split(' ').slice(1).join(' ')}: ${link}`);
    const { id } = await made(ana, { participants: [ben.username, eve.username] });
    await answer(eve, id, 'no');
    await ana.call(api.meetings.remove, { params: { id }, body: { scope: 'all' } });
    expect(await notices(ben)).toEqual([`${off}: /action-hub/my-meetings`]);
    expect(await notices(eve)).toEqual([]);
    const other = await made(ana, { participants: [ben.username, eve.username] });
    await change(ana, other.id, { participants: [eve.username] });
    expect((await notices(ben))[0]).toContain(off);
    expect((await notices(eve)).join(' ')).not.toContain(off);
    const past = { starts_at: '2020-03-18T08:00:00Z', ends_at: '2020-03-18T09:00:00Z' };
    const over = await made(ana, { ...past, recurrence: null, participants: [eve.username] });
    await ana.call(api.meetings.remove, { params: { id: over.id }, body: { scope: 'all' } });
    expect((await notices(eve)).join(' ')).not.toContain(off);
  });

  test('see no meeting of an organiser whom they block; others keep it', async () => {
    const { ana, ben } = await friends();
    const { id } = await made(ana, { participants: [ben.username] });
    await ben.call(api.people.block, { params: { username: ana.username } });
    expect(await listed(ben)).toEqual([]);
    expect((await answer(ben, id, 'yes')).code).toBe('meeting.not_found');
    expect(await listed(ana)).toHaveLength(4);
    expect((await listed(ana))[0]?.participants).toHaveLength(2);
  });

  test('see no past meeting of an organiser whom they block on the timeline or among outcomes', async () => {
    const { ana, ben } = await friends();
    const { id: chatId } = await groupOf(ana, ben);
    const past = { starts_at: '2020-03-18T08:00:00Z', ends_at: '2020-03-18T09:00:00Z' };
    await made(ana, { ...past, recurrence: null, chat_id: chatId });
    const seen = async (person: Person) => [
      (await person.call(api.timeline.list, { query: { kinds: 'meeting' } })).body.items.length,
      (await person.call(api.outcomes.list, { params: { id: chatId } })).body.items.length,
    ];
    expect(await seen(ben)).toEqual([1, 1]);
    await ben.call(api.people.block, { params: { username: ana.username } });
    expect(await seen(ben)).toEqual([0, 0]);
    expect(await seen(ana)).toEqual([1, 1]);
  });
});

describe('a meeting in a chat', () => {
  test('leaves a line that its members receive live', async () => {
    const { ana, ben } = await friends();
    const { id: chatId } = await groupOf(ana, ben);
    const types = await verifyLive(ben, [chatId], () => make(ana, { chat_id: chatId }));
    expect(types).toEqual(expect.arrayContaining(['message.created', 'meeting.changed']));
    const [{ id } = { id: '' }] = await listed(ben);
    await verifyLive(ben, [chatId], () => change(ana, id, { title: 'A long walk' }));
    await verifyLive(ana, [chatId], () => answer(ben, id, 'no'));
    await verifyLive(ben, [chatId], () =>
      ben.call(api.people.block, { params: { username: ana.username } }),
    );
  });

  test('invites its members, who keep it when they leave, without the chat', async () => {
    const { ana, ben } = await friends();
    const { id: chatId } = await groupOf(ana, ben);
    const outsider = await one.person();
    expect((await make(outsider, { chat_id: chatId })).code).toBe('chat.not_found');
    const { id } = await made(ana, { chat_id: chatId });
    expect((await listed(ben))[0]).toMatchObject({ id, chat_id: chatId });
    const lines = (await messagesOf(ben, chatId)).filter(({ kind }) => kind === 'system');
    expect(lines.at(-1)?.system).toMatchObject({
      what: 'meeting',
      title: 'A walk',
      meeting_id: id,
    });
    await ben.call(api.chat.remove, { params: { id: chatId } });
    expect((await listed(ben))[0]).toMatchObject({ id, chat_id: null });
  });
});
