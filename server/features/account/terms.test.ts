import { expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, password, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
const older = '2026-11';
const oldDay = '2026-11-01';
const later = '2099-01-01';

async function registeredWith(username: string, terms_version?: string) {
  const user = { username, email: `${username}@example.org`, password, terms_version };
  return (await one.call(api.account.register, { body: { user } })).body.user.terms_due;
}

async function storedVersion(person: Person): Promise<string | null> {
  const { rows } = await one.app.platform.database.pool.query<{ terms_version: string | null }>(
    'select terms_version from users where id = $1',
    [person.user.id],
  );
  return rows[0]?.terms_version ?? null;
}

const agree = (person: Person, version: string) =>
  person.call(api.account.agreeToTerms, { body: { version } });

test('the version that sign-up asks for is that of the texts, and the operator is who is configured', async () => {
  const named = await world({ OPERATOR_NAME: 'Quay Ltd', OPERATOR_EMAIL: 'quay@example.org' });
  const shown = (await named.call(api.config.show)).body;
  expect(shown.terms_version).toBe(termsVersion);
  expect(shown.operator).toEqual({ name: 'Quay Ltd', email: 'quay@example.org' });
  expect((await one.call(api.config.show)).body.operator).toEqual({ name: null, email: null });
});

test('signing up records the version that was agreed to, and none that does not exist yet', async () => {
  expect(await registeredWith('tess', termsVersion)).toBeNull();
  expect(await registeredWith('theo', older)).toBe(termsVersion);
  expect(await registeredWith('toni', later)).toBe(termsVersion);
  expect(await registeredWith('tova')).toBe(termsVersion);
});

test('agreeing records the version once, on every device, and for nobody else', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  expect(await verifyLive(ana, [], () => agree(ana, termsVersion))).toEqual(['profile.changed']);
  const profile = (await ana.call(api.account.profile)).body;
  expect([profile.terms_due, await storedVersion(ana)]).toEqual([null, termsVersion]);
  expect(await verifyLive(ana, [], () => agree(ana, termsVersion))).toEqual([]);
  expect((await ben.call(api.account.profile)).body.terms_due).toBe(termsVersion);
});

test('an older version is recorded and leaves the present one due; no call goes back or ahead', async () => {
  const ana = await one.person();
  expect((await agree(ana, oldDay)).body.terms_due).toBe(termsVersion);
  expect(await storedVersion(ana)).toBe(oldDay);
  expect((await agree(ana, later)).body.terms_due).toBe(termsVersion);
  expect((await agree(ana, termsVersion)).body.terms_due).toBeNull();
  await agree(ana, oldDay);
  expect(await storedVersion(ana)).toBe(termsVersion);
  const refused = await ana.call(api.account.agreeToTerms, {
    payload: JSON.stringify({ version: 'soon' }),
  });
  expect([refused.status, refused.error.fields]).toMatchObject([422, {}]);
});
