import { expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, password, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();

/** Lets somebody have agreed to an older version, or to none. */
async function agreedBefore(person: Person, version: string | null): Promise<void> {
  await one.app.platform.database.pool.query('update users set terms_version = $1 where id = $2', [
    version,
    person.user.id,
  ]);
}

const agree = (person: Person, version: string | undefined) =>
  person.call(api.account.agreeToTerms, { payload: JSON.stringify({ version }) });
const dueOf = async (person: Person) => (await person.call(api.account.profile)).body.terms_due;

test('the version that sign-up asks for is that of the texts, and the operator is who is configured', async () => {
  const named = await world({ OPERATOR_NAME: 'Quay Ltd', OPERATOR_EMAIL: 'quay@example.org' });
  const shown = (await named.call(api.config.show)).body;
  expect(shown.terms_version).toBe(termsVersion);
  expect(shown.operator).toEqual({ name: 'Quay Ltd', email: 'quay@example.org' });
  expect((await one.call(api.config.show)).body.operator).toEqual({ name: null, email: null });
});

test('signing up records the version, so that nothing is due', async () => {
  expect(await dueOf(await one.person())).toBeNull();
});

test('agreeing records the version once, on every device, and for nobody else', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  await agreedBefore(ana, '2026-01-01');
  await agreedBefore(ben, null);
  expect([await dueOf(ana), await dueOf(ben)]).toEqual([termsVersion, termsVersion]);
  expect(await verifyLive(ana, [], () => agree(ana, termsVersion))).toEqual(['profile.changed']);
  expect(await dueOf(ana)).toBeNull();
  expect(await verifyLive(ana, [], () => agree(ana, termsVersion))).toEqual([]);
  expect(await dueOf(ben)).toBe(termsVersion);
});

const otherVersions = [undefined, '', '2026-01-01', '2099-01-01', 'soon', '1\0', 'x'.repeat(21)];
const problemOf = (version: string | undefined) =>
  version ? 'field.terms_outdated' : 'field.terms_required';

test('an account that a program opened without an agreement is asked for it', async () => {
  const user = { username: 'tom', email: 'tom@example.org', password };
  const { status, body } = await one.call(api.account.register, { body: { user } });
  expect([status, body.user.terms_due]).toEqual([200, termsVersion]);
});

test.each(otherVersions.slice(1))('nobody signs up with the version %j', async (terms_version) => {
  const user = { username: 'tess', email: 'tess@example.org', password, terms_version };
  const refused = await one.call(api.account.register, { payload: JSON.stringify({ user }) });
  const fields = { 'user.terms_version': problemOf(terms_version) };
  expect([refused.status, refused.error.fields]).toEqual([422, fields]);
  const { pool } = one.app.platform.database;
  expect((await pool.query("select 1 from users where username = 'tess'")).rowCount).toBe(0);
});

test.each(otherVersions)('nobody agrees to the version %j', async (version) => {
  const ana = await one.person();
  await agreedBefore(ana, null);
  const refused = await agree(ana, version);
  expect([refused.status, refused.error.fields]).toEqual([422, { version: problemOf(version) }]);
  expect(await dueOf(ana)).toBe(termsVersion);
});
