import { expect, test } from 'vitest';
import { newBucket } from '../../testing/bucket.ts';
import { world } from '../../testing/world.ts';
import { createDemoWorld } from './demo-world.ts';

test('a demo world that can not be finished ends nothing', async () => {
  const bucket = await newBucket();
  const one = await world({ ...bucket.settings });
  await bucket.stop();
  await createDemoWorld(one.app.server, one.app.platform);
  const { rows } = await one.app.platform.database.pool.query('select count(*)::int from users');
  expect(rows).toEqual([{ count: 3 }]);
});
