import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { settingsDefaults } from '#contract/account.ts';
import { type Person, world } from '../../testing/world.ts';

async function versionAfter(person: Person, user: Record<string, unknown>): Promise<number> {
  const answer = await person.call(api.account.updateProfile, {
    payload: JSON.stringify({ user }),
  });
  expect(answer.status, answer.text).toBe(200);
  return (await person.call(api.account.profile)).body.version;
}

test('an update without a change emits nothing', async () => {
  const one = await world();
  const ana = await one.person();
  await versionAfter(ana, {
    bio: 'A line',
    settings: { enter_sends: false, quiet_hours: { from: '22:00', to: '07:00' } },
  });
  const before = (await ana.call(api.account.profile)).body;
  const { username, display_name, bio, about_me, language, timezone, theme, text_size } = before;
  const same = [
    {},
    { settings: {} },
    { settings: { notifications: {} } },
    { username, display_name, bio, about_me, language, timezone, theme, text_size },
    { display_name: ` ${display_name} ` },
    { settings: before.settings },
    { settings: { quiet_hours: { to: '07:00', from: '22:00' } } },
    { avatar_url: null },
  ];
  const live = await ana.live({ [ana.user.id]: before.version });
  for (const user of same)
    expect.soft(await versionAfter(ana, user), JSON.stringify(user)).toBe(before.version);
  expect((await ana.call(api.account.profile)).body).toEqual(before);

  expect(await versionAfter(ana, { bio: 'Another' })).toBe(before.version + 1);
  expect(await versionAfter(ana, { settings: { enter_sends: true } })).toBe(before.version + 2);
  expect(await versionAfter(ana, { username: username.toUpperCase() })).toBe(before.version + 3);
  await live.until(() => live.events.length >= 3);
  expect(live.events.map(({ version }) => version)).toEqual(
    [1, 2, 3].map((more) => before.version + more),
  );
  live.close();
});

test('a choice equal to the default is kept, and emits nothing', async () => {
  const one = await world();
  const ana = await one.person();
  const { version } = (await ana.call(api.account.profile)).body;
  expect(await versionAfter(ana, { settings: { presence: settingsDefaults.presence } })).toBe(
    version,
  );
  const { rows } = await one.app.platform.database.pool.query<{ settings: unknown }>(
    'select settings from users where id = $1',
    [ana.user.id],
  );
  expect(rows[0]?.settings).toEqual({ presence: settingsDefaults.presence });
});
