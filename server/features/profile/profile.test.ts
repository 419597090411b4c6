import { describe, expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { User } from '#contract/account.ts';
import { applyToUser } from '#contract/account.live.ts';
import { api } from '#contract/index.ts';
import { type Person, type World, world } from '../../testing/world.ts';

function update(person: Person, user: Record<string, unknown>) {
  return person.call(api.account.updateProfile, { payload: JSON.stringify({ user }) });
}

describe('changing one’s account', () => {
  test('changes what was sent and nothing else', async () => {
    const app = await world();
    const person = await app.person();
    const before = (await person.call(api.account.profile)).body;
    const changes = {
      display_name: 'נעה 🦊',
      bio: 'A line.\nAnother.',
      about_me: 'I walk a lot.',
      language: 'he',
      timezone: 'Asia/Jerusalem',
      theme: 'dark',
      text_size: 150,
    };
    expect((await update(person, changes)).status).toBe(200);
    const after = (await person.call(api.account.profile)).body;
    expect({ ...after, usage: [] }).toEqual({
      ...before,
      ...changes,
      usage: [],
      version: before.version + 1,
    });
    expect((await update(person, {})).status).toBe(200);
    expect((await person.call(api.account.updateProfile, { payload: '{}' })).status).toBe(200);
  });

  test('is answered in the new language from the next call on', async () => {
    const app = await world();
    const person = await app.person();
    await person.call(api.account.profile);
    await update(person, { language: 'he' });
    expect((await update(person, { theme: 'sepia' })).error.message).toBe(
      'כדאי לעבור שוב על חלק מהשדות.',
    );
  });

  test('keeps the choices that were made before, kind by kind', async () => {
    const app = await world();
    const person = await app.person();
    const quiet = { from: '22:00', to: '07:00' };
    const channels = { in_app: true, push: false, mail: false };
    await update(person, {
      settings: { enter_sends: false, quiet_hours: quiet, notifications: { message: channels } },
    });
    await update(person, { settings: { less_motion: true, notifications: { mention: channels } } });
    const { settings } = (await person.call(api.account.profile)).body;
    expect(settings).toMatchObject({
      enter_sends: false,
      less_motion: true,
      quiet_hours: quiet,
      presence: true,
    });
    expect(settings.notifications).toEqual({ message: channels, mention: channels });
    await update(person, { settings: { quiet_hours: null } });
    expect((await person.call(api.account.profile)).body.settings.quiet_hours).toBeNull();
  });

  test('reaches the person’s other devices, which then hold what a fresh fetch says', async () => {
    const app = await world();
    const person = await app.person();
    const held = (await person.call(api.account.profile)).body;
    const live = await person.live({ [person.user.id]: held.version });
    const stranger = await app.person();
    const strange = await stranger.live();
    await update(person, { bio: 'one', settings: { presence: false } });
    await update(person, { display_name: 'Two' });
    await live.until(() => live.events.length === 2);
    const state = live.events.reduce<User>(applyToUser, held);
    expect(state).toEqual((await person.call(api.account.profile)).body);
    expect(strange.events).toEqual([]);
  });

  test('two changes at the same time both hold', async () => {
    const app = await world();
    const person = await app.person();
    await Promise.all([
      update(person, { settings: { presence: false } }),
      update(person, { settings: { typing_sent: false } }),
      update(person, { bio: 'x' }),
    ]);
    const { bio, settings } = (await person.call(api.account.profile)).body;
    expect([bio, settings.presence, settings.typing_sent]).toEqual(['x', false, false]);
  });

  type Hostile = [string, Record<string, unknown>, string, string];
  const hostile: Hostile[] = [
    ['NUL', { bio: 'a\0' }, 'user.bio', 'field.text_invalid'],
    ['half a character', { about_me: '\uDC00' }, 'user.about_me', 'field.text_invalid'],
    ['a long bio', { bio: 'x'.repeat(301) }, 'user.bio', 'field.too_long'],
    ['a long note', { about_me: 'x'.repeat(4_001) }, 'user.about_me', 'field.too_long'],
    [
      'a name of nothing',
      { display_name: ' \u200B\u2066 ' },
      'user.display_name',
      'field.required',
    ],
    ['a reserved username', { username: 'admin' }, 'user.username', 'field.username_reserved'],
    ['a time zone that is none', { timezone: 'UTC\0' }, 'user.timezone', 'field.timezone_invalid'],
    ['a text size between', { text_size: 110 }, 'user.text_size', 'field.invalid'],
    ['an address', { email: 'x@example.org' }, 'user', 'field.unknown'],
    ['a plan', { plan_id: 'pro' }, 'user', 'field.unknown'],
    ['a date', { created_at: '2020-01-01T00:00:00Z' }, 'user', 'field.unknown'],
    ['a setting that is none', { settings: { admin: true } }, 'user.settings', 'field.unknown'],
    [
      'an hour that is none',
      { settings: { quiet_hours: { from: '25:00', to: '07:00' } } },
      'user.settings.quiet_hours.from',
      'field.invalid',
    ],
    [
      'quiet hours of no length',
      { settings: { quiet_hours: { from: '22:00', to: '22:00' } } },
      'user.settings.quiet_hours.to',
      'field.times_equal',
    ],
    ...(['in_app', 'push', 'mail'] as const).map((channel): Hostile => {
      const security = { in_app: true, push: true, mail: true, [channel]: false };
      const settings = { notifications: { security } };
      const field = 'user.settings.notifications.security';
      return [`no security by ${channel}`, { settings }, field, 'field.always_on'];
    }),
  ];

  test('hostile fields are refused and change nothing', async () => {
    const app = await world();
    const person = await app.person();
    const before = (await person.call(api.account.profile)).body;
    for (const [name, user, field, problem] of hostile) {
      const answer = await update(person, { bio: 'half', ...user });
      expect.soft([answer.status, answer.error.fields], name).toEqual([422, { [field]: problem }]);
    }
    expect(
      (await update(person, { bio: 'half', avatar_url: 'https://evil.example/x.png' })).status,
    ).toBe(422);
    expect((await person.call(api.account.profile)).body).toEqual(before);
  });
});

describe('changing one’s username', () => {
  async function renamed(): Promise<{ app: World; noa: Person; dan: Person }> {
    const app = await world();
    const noa = await app.person({ username: 'noa.levi' });
    const dan = await app.person({ username: 'dan.levi' });
    expect((await update(noa, { username: 'noa.bar' })).body.username).toBe('noa.bar');
    return { app, noa, dan };
  }

  test('keeps the old name for its owner for ninety days', async () => {
    const { app, noa, dan } = await renamed();
    const taken = await update(dan, { username: 'noa_1evi' });
    expect([taken.status, taken.code]).toEqual([422, 'account.username_taken']);
    expect((await dan.call(api.account.profile)).body.username).toBe('dan.levi');
    const person = {
      email: 'x@example.org',
      password: 'a long quiet password',
      terms_version: termsVersion,
    };
    const register = (username: string) =>
      app.call(api.account.register, { body: { user: { ...person, username } } });
    expect((await register('NOA-LEVI')).code).toBe('account.username_taken');
    expect((await update(noa, { username: 'noa.levi' })).body.username).toBe('noa.levi');
    expect((await register('noa_bar')).code).toBe('account.username_taken');
    await app.app.platform.database.pool.query(
      `update held_usernames set held_until = held_until - interval '90 days'`,
    );
    expect((await register('noa_bar')).status).toBe(200);
  });

  test('to somebody else’s is refused, to another spelling of one’s own is not', async () => {
    const { noa } = await renamed();
    expect((await update(noa, { username: 'DAN.1evi' })).code).toBe('account.username_taken');
    expect((await update(noa, { username: 'Noa_Bar' })).body.username).toBe('Noa_Bar');
  });

  test('a name that is given up and asked for at the same time stays its owner’s', async () => {
    const app = await world();
    for (let round = 1; round <= 10; round++) {
      const letters = `round${'abcdefghij'[round - 1]}`;
      const noa = await app.person({ username: `old-${letters}` });
      const dan = await app.person({ username: `dan-${letters}` });
      const [, asked] = await Promise.all([
        update(noa, { username: `new-${letters}` }),
        update(dan, { username: `old-${letters}` }),
      ]);
      expect(asked.code).toBe('account.username_taken');
    }
  });
});
