import { expect, test } from 'vitest';
import { handOver, payingWorld } from '../../testing/paying-world.ts';

const people = 40;
/** Every write of a message’s transaction goes to one of them. */
const tables = ['subscriptions', 'webhook_events', 'users', 'notifications', 'events'];

test('a message that breaks off at any write has its effect once, when it comes again', async () => {
  const { one, stripe, subscribe, takeEvents, plan } = await payingWorld();
  const { pool } = one.app.platform.database;
  await pool.query(`
    create table breaking (is_on boolean); insert into breaking values (false);
    create function break_off() returns trigger language plpgsql as $$
      begin
        if (select is_on from breaking) and random() < 0.2 then raise 'broken off'; end if;
        return new;
      end $$;
    ${tables.map((table) => `create trigger break_off before insert or update on ${table} for each row execute function break_off();`).join('\n')}`);
  const statuses: number[] = [];
  for (let person = 0; person < people; person++) {
    const ana = await one.person();
    await subscribe(ana);
    const event = takeEvents().find(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('no event');
    await pool.query('update breaking set is_on = true');
    for (let status = 0; status !== 200; statuses.push(status))
      status = await handOver(one, stripe, event);
    await pool.query('update breaking set is_on = false');
    expect(await handOver(one, stripe, event)).toBe(200);
    expect((await plan(ana)).id).toBe('plus');
    const { rows } = await pool.query<{ notices: number; profiles: number }>(
      `select (select count(*)::int from notifications where user_id = $1) as notices,
         (select count(*)::int from events where stream_id = $1 and event ->> 'type' = 'profile.changed') as profiles`,
      [ana.user.id],
    );
    expect(rows).toEqual([{ notices: 1, profiles: 1 }]);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
}, 120_000);
