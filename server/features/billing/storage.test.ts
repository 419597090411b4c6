import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { User } from '#contract/account.ts';
import { plans } from '#contract/billing.ts';
import { pairOf, showTo, speakTo } from '../../testing/people-world.ts';
import { world } from '../../testing/world.ts';

const storageIn = ({ usage }: Pick<User, 'usage'>) =>
  usage.find(({ limit }) => limit === 'storage');

test('a profile says how many bytes are kept, and every device hears when that changes', async () => {
  const one = await world({ DEFAULT_PLAN: 'free' });
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const { pool } = one.app.platform.database;
  const live = await ana.live({ [ana.user.id]: 0 });
  /** The storage use in the profile, in the table and in the last event. */
  const said = async () => {
    const { rows } = await pool.query<{ bytes: number }>(
      'select coalesce(sum(size_bytes), 0)::int as bytes from media where owner_id = $1',
      [ana.user.id],
    );
    const { body } = await ana.call(api.account.profile);
    const hasAll = () =>
      live.events.some(({ stream, version }) => stream === body.id && version >= body.version);
    await live.until(hasAll);
    const received = live.events.findLast((event) => event.type === 'usage.changed');
    expect(storageIn(body)).toEqual({
      limit: 'storage',
      used: rows[0]?.bytes,
      max: plans.free.limits.storage,
      resets_at: null,
    });
    expect(received && storageIn(received)).toEqual(storageIn(body));
    return rows[0]?.bytes ?? 0;
  };

  expect(storageIn(ana.user)?.used).toBe(0);
  const { image } = await showTo(ana, id);
  const picture = await said();
  expect(picture).toBeGreaterThan(0);
  const { message: spoken } = await speakTo(ana, id);
  const both = await said();
  expect(both).toBeGreaterThan(picture);
  await ana.call(api.reports.removeImage, { params: { id: image.id } });
  const recording = await said();
  expect(recording).toBe(both - picture);
  await ana.call(api.messages.remove, { params: { id: spoken.id }, body: { scope: 'all' } });
  expect(await said()).toBe(0);
  expect(storageIn((await ben.call(api.account.profile)).body)?.used).toBe(0);
});
