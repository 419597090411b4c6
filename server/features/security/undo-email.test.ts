import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { codeOf, firstStep, withPasskey, withSecondStep } from '../../testing/factors.ts';
import { googleWorld } from '../../testing/google-world.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { type Person, password } from '../../testing/world.ts';
import { moveDueAddresses } from './change-email.ts';

type Proof = Parameters<typeof moved>[2];
const byPassword = { kind: 'password' as const, password };
const chosen = 'another quiet password';

/** Dana, who has been here for some days, and somebody else in a session of hers. */
async function intruded(before: (dana: Person) => Promise<unknown> = async () => undefined) {
  const given = await googleWorld();
  const { app, smtp } = given;
  const dana = await given.verified('dana');
  await before(dana);
  const { pool } = app.app.platform.database;
  const daysLater = async () => {
    for (const table of ['passkeys', 'identities', 'authenticators', 'backup_codes'])
      await pool.query(`update ${table} set created_at = created_at - interval '3 days'`);
    await pool.query(`update users set two_factor_at = two_factor_at - interval '3 days'`);
  };
  await daysLater();
  const mailed = async (to: string, about: RegExp) => {
    const found = () => smtp.mails.find((one) => one.to.includes(to) && about.test(one.subject));
    await expect.poll(() => found()?.subject).toMatch(about);
    return linkToken(found()!);
  };
  const login = (username: string, given = password) =>
    app.call(api.account.login, { body: { user: { username, password: given } } });
  const undo = async () => {
    const token = await mailed('dana@example.org', /has another address$/u);
    return app.call(api.security.undoEmail, { body: { token } });
  };
  const choosePassword = async () => {
    const token = await mailed('dana@example.org', /has this address again$/u);
    return app.call(api.account.confirmPassword, { body: { token, password: chosen } });
  };
  return { ...given, dana, mailed, login, undo, choosePassword };
}

type Given = Awaited<ReturnType<typeof intruded>>;

/** Moves the account to the address of an intruder. */
async function moved(
  { app, mailed }: Given,
  eve: Pick<Person, 'call'>,
  proof: { kind: 'password'; password: string } | { kind: 'code'; code: string } = byPassword,
) {
  await eve.call(api.security.changeEmail, { body: { email: 'eve@example.org', proof } });
  const token = await mailed('eve@example.org', /^Confirm your new/u);
  expect((await app.call(api.account.verifyEmail, { body: { token } })).status).toBe(200);
  const { platform } = app.app;
  await platform.database.pool.query(
    `update address_changes set confirmed_at = confirmed_at - interval '7 days'`,
  );
  await moveDueAddresses(platform);
}

const byPasskey = async ({ app }: Given, { device }: Awaited<ReturnType<typeof withPasskey>>) => {
  const { options } = (await app.call(api.passkeys.signInQuestion)).body;
  return app.call(api.passkeys.signIn, { body: { passkey: device.answer(options) } });
};

describe('an intruder who moved an account to another address', () => {
  test('is out after the undo, with all that they added; what was there before stays', async () => {
    let mine: Awaited<ReturnType<typeof withPasskey>> | undefined;
    const given = await intruded(async (dana) => (mine = await withPasskey(dana)));
    const { dana: eve, login, send, back } = given;
    const prepared = await withPasskey(eve);
    await moved(given, eve);
    const added = await withPasskey(eve);
    await given.link(eve, 'eve');
    const { url } = (await eve.call(api.meetings.renewFeed)).body;
    const feed = { query: { key: new URL(url).searchParams.get('key') ?? '' } };
    expect((await given.app.call(api.meetings.feed, feed)).status).toBe(200);
    const body = { current: password, password: 'a quiet thief in town' };
    await eve.call(api.security.changePassword, { body });
    const proof = { kind: 'password' as const, password: body.password };
    const { secret } = (await eve.call(api.twoFactor.setUp, { body: { proof } })).body;
    await eve.call(api.twoFactor.enable, { body: { code: codeOf(secret, 0) } });

    expect((await given.undo()).body).toEqual({ email: 'dana@example.org' });
    expect((await eve.call(api.account.profile)).code).toBe('auth.token_revoked');
    expect((await given.app.call(api.meetings.feed, feed)).code).toBe('meeting.feed_not_found');
    for (const one of [password, body.password])
      expect((await login('dana', one)).code).toBe('account.credentials_wrong');
    for (const key of [prepared, added])
      expect((await byPasskey(given, key)).code).toBe('passkey.invalid');
    // Google opens nothing of it any more: somebody new is asked to sign up.
    const elsewhere = await send(await back('eve', 'eve@gmail.example'));
    expect(elsewhere.body).toHaveProperty('sign_up_required');

    expect((await given.choosePassword()).status).toBe(200);
    const dana = signedIn((await login('dana@example.org', chosen)).body).user;
    expect(dana).toMatchObject({ id: eve.user.id, two_factor: false, has_password: true });
    expect(signedIn((await byPasskey(given, mine!)).body).user.id).toBe(eve.user.id);
  });

  test('keeps no backup codes of a second step, which itself stays', async () => {
    let app = { secret: '', backupCodes: [''] };
    const given = await intruded(async (dana) => (app = await withSecondStep(dana)));
    const { dana: eve } = given;
    const [code = ''] = app.backupCodes;
    const proof: Proof = { kind: 'code', code };
    const renewed = await eve.call(api.twoFactor.renewBackupCodes, { body: { proof } });
    const [one = '', two = ''] = renewed.body.backup_codes;
    await moved(given, eve, { kind: 'code', code: one });
    expect((await given.undo()).status).toBe(200);
    await given.choosePassword();
    const { second } = await firstStep(given.app, 'dana', chosen);
    expect((await second(two)).error.fields).toEqual({ code: 'field.code_wrong' });
    expect(signedIn((await second(codeOf(app.secret))).body).user.two_factor).toBe(true);
  });

  test('can’t hold it by closing it: the owner undoes, and restores it', async () => {
    const given = await intruded();
    const { app, dana: eve, login } = given;
    await moved(given, eve);
    await eve.call(api.rights.deleteAccount, { body: { proof: byPassword } });
    const held = ticketIn((await login('dana')).body);
    expect((await given.undo()).status).toBe(200);
    const late = await app.call(api.rights.restore, { body: { ticket: held } });
    expect(late.code).toBe('account.ticket_invalid');
    await given.choosePassword();
    const ticket = ticketIn((await login('dana', chosen)).body);
    const restored = await app.call(api.rights.restore, { body: { ticket } });
    expect(restored.body.user).toMatchObject({ id: eve.user.id, email: 'dana@example.org' });
  });
});

function ticketIn(answer: object): string {
  if (!('deletion' in answer)) throw new Error('the account is not closed');
  return (answer.deletion as { ticket: string }).ticket;
}
