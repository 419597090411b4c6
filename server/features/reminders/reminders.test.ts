import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { type Person, type World, sharedWorld, world } from '../../testing/world.ts';
import type { Platform } from '../../platform/platform.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { remindPeople as remindAll } from './remind-people.ts';

const one = sharedWorld();
const hourMs = 60 * 60_000;
const remindPeople = (platform: Platform) => remindAll(platform, async () => null);

const reminded = async (who: Person) =>
  (await who.call(api.notifications.list)).body.items.filter(
    ({ kind }) => kind === 'action_reminder',
  );

async function actionAt(who: Person, title: string, fromNowMs = hourMs) {
  const remind_at = new Date(Date.now() + fromNowMs).toISOString();
  return (await who.call(api.actions.create, { body: { title, remind_at } })).body.action;
}

/** Lets time pass for everything that is to come. */
async function letPass({ app }: World, ms: number): Promise<void> {
  await app.platform.database.pool.query(
    `update reminders set due_at = due_at - $1 * interval '1 millisecond'`,
    [ms],
  );
}

describe('a reminder of an action', () => {
  test('comes when it is due, once, and leads to the action', async () => {
    const ana = await one.person();
    const action = await actionAt(ana, 'Write to *Lina*');
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toEqual([]);
    await letPass(one, hourMs + 1_000);
    await remindPeople(one.app.platform);
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toMatchObject([
      {
        title: 'Reminder',
        text: 'Write to *Lina*',
        link: `/action-hub/my-actions?action=${action.id}`,
      },
    ]);
    await ana.call(api.actions.remove, { params: { id: action.id } });
    expect(await reminded(ana)).toEqual([]);
  });

  test('that was due while the server was down comes once, and says that it is late', async () => {
    const ana = await one.person();
    await actionAt(ana, 'Yesterday’s step');
    await letPass(one, 25 * hourMs);
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toMatchObject([{ title: 'A late reminder' }]);
  });

  test('that has come is not repeated when its action changes otherwise', async () => {
    const ana = await one.person();
    const { id } = await actionAt(ana, 'Once', -30_000);
    await remindPeople(one.app.platform);
    for (const body of [{ note: 'Done soon' }, { state: 'done' }, { state: 'open' }] as const)
      await ana.call(api.actions.update, { params: { id }, body });
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toHaveLength(1);
  });

  test('does not come for what is done, deleted or put off', async () => {
    const ana = await one.person();
    const change = (id: string, body: object) =>
      ana.call(api.actions.update, { params: { id }, body });
    await change((await actionAt(ana, 'Done')).id, { state: 'done' });
    await change((await actionAt(ana, 'Not any more')).id, { remind_at: null });
    const later = new Date(Date.now() + 3 * hourMs).toISOString();
    await change((await actionAt(ana, 'Later')).id, { remind_at: later });
    const gone = await actionAt(ana, 'Deleted');
    await ana.call(api.actions.remove, { params: { id: gone.id } });
    await letPass(one, hourMs + 1_000);
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toEqual([]);
    await letPass(one, 2 * hourMs);
    await remindPeople(one.app.platform);
    expect((await reminded(ana)).map(({ text }) => text)).toEqual(['Later']);
  });

  test('is mailed to a verified address, unless its owner does not want that', async () => {
    const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
    const { pool } = one.app.platform.database;
    await pool.query('update users set email_verified_at = now() where id = any($1)', [
      [ana.user.id, ben.user.id],
    ]);
    const notifications = { action_reminder: { in_app: true, push: true, mail: false } };
    await ben.call(api.account.updateProfile, { body: { user: { settings: { notifications } } } });
    for (const who of [ana, ben, eve]) await actionAt(who, `Plant a tree ${who.username}`);
    await letPass(one, hourMs + 1_000);
    await remindPeople(one.app.platform);
    const folder = path.join(one.app.platform.config.DATA_DIR, 'outbox');
    const mailsAbout = async (people: Person[]) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.map((name) => readFile(path.join(folder, name), 'utf8')),
      );
      return people.map(
        ({ username }) => mails.filter((mail) => mail.includes(`Plant a tree ${username}`)).length,
      );
    };
    await expect.poll(() => mailsAbout([ana, ben, eve]), { timeout: 20_000 }).toEqual([1, 0, 0]);
  }, 40_000);

  test('waits until the quiet hours of its owner end', async () => {
    const ana = await one.person();
    const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
    const quiet_hours = { from: clock(Date.now() - hourMs), to: clock(Date.now() + hourMs) };
    await ana.call(api.account.updateProfile, {
      body: { user: { timezone: 'UTC', settings: { quiet_hours } } },
    });
    await actionAt(ana, 'Not now');
    await letPass(one, hourMs + 1_000);
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toEqual([]);
    await ana.call(api.account.updateProfile, {
      body: { user: { settings: { quiet_hours: null } } },
    });
    await letPass(one, 2 * hourMs);
    await remindPeople(one.app.platform);
    expect(await reminded(ana)).toHaveLength(1);
  });

  test('comes exactly once from two nodes that look at the same time, of 366 that are due at once', async () => {
    const here = await world();
    const { DATABASE_URL = '', DATA_DIR } = here.app.platform.config;
    const there = await world({ DATABASE_URL, DATA_DIR });
    const ana = await here.person();
    const trials = 366;
    await here.app.platform.database.pool.query(
      `with made as (
         insert into actions (id, user_id, title, position)
         select gen_random_uuid(), $1, 'Step ' || n, 'a0' from generate_series(1, $2::int) n
         returning id)
       insert into reminders (id, user_id, kind, action_id, due_at)
       select gen_random_uuid(), $1, 'action', id, now() - interval '1 second' from made`,
      [ana.user.id, trials],
    );
    await Promise.all([remindPeople(here.app.platform), remindPeople(there.app.platform)]);
    const { rows } = await here.app.platform.database.pool.query<{ count: number; apart: number }>(
      `select count(*)::int as count, count(distinct action_id)::int as apart
       from notifications where user_id = $1 and kind = 'action_reminder'`,
      [ana.user.id],
    );
    expect(rows).toEqual([{ count: trials, apart: trials }]);
  });
});

describe('quiet hours', () => {
  const until = (from: string, to: string, zone: string, at: string) =>
    quietUntil({ from, to }, zone, new Date(at))?.toISOString() ?? null;

  test('end on the same day, or on the next one', () => {
    expect(until('12:00', '14:00', 'UTC', '2026-11-23T13:00:00Z')).toBe('2026-11-23T14:00:00.000Z');
    expect(until('12:00', '14:00', 'UTC', '2026-11-23T14:00:00Z')).toBeNull();
    expect(until('22:00', '07:00', 'UTC', '2026-11-23T23:00:00Z')).toBe('2026-11-24T07:00:00.000Z');
    expect(until('22:00', '07:00', 'UTC', '2026-11-23T06:59:00Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(until('22:00', '07:00', 'UTC', '2026-11-23T12:00:00Z')).toBeNull();
    expect(until('07:00', '07:00', 'UTC', '2026-11-23T07:00:00Z')).toBeNull();
  });

  test('are those of the person’s clock, also on the night on which it changes', () => {
    const zone = 'Asia/Jerusalem';
    expect(until('22:00', '07:00', zone, '2026-11-23T21:00:00Z')).toBe('2026-11-24T05:00:00.000Z');
    expect(until('22:00', '07:00', zone, '2026-03-26T22:00:00Z')).toBe('2026-03-27T04:00:00.000Z');
  });
});
