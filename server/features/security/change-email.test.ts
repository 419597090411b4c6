import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import {
  addressWorld,
  answer,
  ask,
  asked,
  changed,
  confirmBoth,
  follow,
  login,
  proof,
  undo,
  undone,
  wish,
} from '../../testing/address-world.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { password } from '../../testing/world.ts';
import { moveDueAddresses } from './change-email.ts';

describe('a new address', () => {
  test('takes effect when both mails are answered; the one before gets a way back', async () => {
    const { app, ana, mailTo } = await addressWorld();
    expect((await ask(ana, 'new@example.org')).body).toEqual({ ok: true });
    const link = await mailTo('new@example.org', wish);
    expect(link.text).toContain('http://zavit.test/verify?token=');
    const present = await mailTo('ana@example.org', asked);
    expect(present.text).toContain('http://zavit.test/confirm-email?token=');
    expect(present.text).toContain('new@example.org');
    expect((await answer(app, linkToken(present), true)).body).toEqual({ state: 'waiting' });
    expect((await answer(app, linkToken(present), true)).code).toBe('account.verify_token_invalid');
    expect((await ana.call(api.account.profile)).body.email).toBe('ana@example.org');
    expect((await follow(app, linkToken(link))).body).toEqual({
      email: 'new@example.org',
      takes_effect_at: null,
    });
    const after = (await ana.call(api.account.profile)).body;
    expect([after.email, after.email_verified]).toEqual(['new@example.org', true]);
    expect((await login(app, 'ana@example.org')).status).toBe(401);
    expect(signedIn((await login(app, 'new@example.org')).body).user.id).toBe(ana.user.id);

    const back = await mailTo('ana@example.org', changed);
    expect(back.text).toContain('http://zavit.test/undo-email?token=');
    const live = await ana.live();
    expect((await undo(app, linkToken(back))).body).toEqual({ email: 'ana@example.org' });
    expect(await live.closed()).toBe(4409);
    expect((await ana.call(api.account.profile)).code).toBe('auth.token_revoked');
    expect((await login(app, 'ana@example.org')).status).toBe(401);
    const token = linkToken(await mailTo('ana@example.org', undone));
    const chosen = 'another quiet password';
    await app.call(api.account.confirmPassword, { body: { token, password: chosen } });
    const again = signedIn((await login(app, 'ana@example.org', chosen)).body);
    expect(again.user).toMatchObject({ id: ana.user.id, email_verified: true });
    expect((await undo(app, linkToken(back))).code).toBe('account.verify_token_invalid');
  });

  test('needs a proof', async () => {
    const { ana, mailsTo } = await addressWorld();
    const refused = await ask(ana, 'new@example.org', { ...proof, password: 'not the password' });
    expect(refused.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    const unknown = await ask(ana, 'new@example.org', { kind: 'mail', code: '12345678' });
    expect(unknown.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    expect((await ask(ana, 'not an address')).error.fields).toEqual({
      email: 'field.email_invalid',
    });
    expect(mailsTo('new@example.org', wish)).toEqual([]);
  });

  test('that somebody has is answered alike, and its owner gets a notice', async () => {
    const { app, ana, verified, mailTo, mailsTo } = await addressWorld();
    await verified('ben');
    const [free, taken] = [await ask(ana, 'free@example.org'), await ask(ana, 'BEN@example.org')];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const names = (answer: typeof free) => Object.keys(answer.headers).toSorted();
    expect(names(taken)).toEqual(names(free));
    const notice = await mailTo('ben@example.org', /was chosen for another account/u);
    expect(notice.text).not.toContain('token=');
    expect(mailsTo('ben@example.org', wish)).toEqual([]);
    expect(signedIn((await login(app, 'ben@example.org')).body).user.username).toBe('ben');
  });

  test('that somebody claimed meanwhile is not taken from them', async () => {
    const { app, ana, verified, mailTo } = await addressWorld();
    await ask(ana, 'cleo@example.org');
    const link = await mailTo('cleo@example.org', wish);
    await verified('cleo');
    expect((await follow(app, linkToken(link))).code).toBe('account.verify_token_invalid');
    const after = (await ana.call(api.account.profile)).body;
    expect([after.email, after.email_verified]).toEqual(['ana@example.org', true]);
  });

  test('is the last one that was asked for, once, within a day', async () => {
    const { app, ana, mailTo } = await addressWorld();
    await ask(ana, 'first@example.org');
    const first = linkToken(await mailTo('first@example.org', wish));
    await ask(ana, 'second@example.org');
    const second = linkToken(await mailTo('second@example.org', wish));
    expect((await follow(app, first)).code).toBe('account.verify_token_invalid');
    const answers = await Promise.all([follow(app, second), follow(app, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    await ask(ana, 'third@example.org');
    const third = linkToken(await mailTo('third@example.org', wish));
    await app.app.platform.database.pool.query(
      `update mail_tokens set expires_at = expires_at - interval '1 day'`,
    );
    expect((await follow(app, third)).code).toBe('account.verify_token_invalid');
  });

  test('of somebody whose present one is not verified takes effect by its own mail', async () => {
    const { app, mailTo, mailsTo } = await addressWorld();
    const ben = await app.person({ email: 'ben@example.org' });
    await ask(ben, 'new@example.org');
    const link = linkToken(await mailTo('new@example.org', wish));
    expect((await follow(app, link)).body.takes_effect_at).toBeNull();
    expect((await ben.call(api.account.profile)).body.email).toBe('new@example.org');
    expect(mailsTo('ben@example.org', asked)).toEqual([]);
  });

  test('that waits is given up with a new password', async () => {
    const { app, ana, mailTo } = await addressWorld();
    await ask(ana, 'new@example.org');
    const link = linkToken(await mailTo('new@example.org', wish));
    await ana.call(api.security.changePassword, {
      body: { current: password, password: 'another quiet password' },
    });
    expect((await follow(app, link)).code).toBe('account.verify_token_invalid');
  });
});

test('the way back of the first owner outlives what an intruder does with the account', async () => {
  const given = await addressWorld();
  const { app, ana, mailTo } = given;
  await ask(ana, 'thief@example.org');
  await confirmBoth(given, 'ana@example.org', 'thief@example.org');
  const mine = linkToken(await mailTo('ana@example.org', changed));
  await ask(ana, 'thief2@example.org');
  await confirmBoth(given, 'thief@example.org', 'thief2@example.org');
  const theirs = linkToken(await mailTo('thief@example.org', changed));
  await app.call(api.account.restorePassword, { body: { email: 'thief2@example.org' } });
  const restore = linkToken(await mailTo('thief2@example.org', /^Restore/u));
  expect((await undo(app, mine)).body).toEqual({ email: 'ana@example.org' });
  expect((await undo(app, theirs)).code).toBe('account.verify_token_invalid');
  const late = await app.call(api.account.confirmPassword, {
    body: { token: restore, password: 'a quiet thief in town' },
  });
  expect(late.code).toBe('account.restore_token_invalid');
});

test('five wishes an hour are mailed, and the answer stays the same', async () => {
  const { ana, mailsTo, smtp } = await addressWorld();
  for (let n = 1; n <= 7; n++) {
    expect((await ask(ana, 'new@example.org')).body).toEqual({ ok: true });
    await expect.poll(() => mailsTo('new@example.org', wish).length).toBe(Math.min(n, 5));
  }
  expect(smtp.mails.filter(({ to }) => to.includes('new@example.org'))).toHaveLength(5);
});

describe('a new address that waits for the present one', () => {
  /** Asked for and confirmed at the new address. */
  async function confirmed() {
    const given = await addressWorld();
    const { app, ana, mailTo } = given;
    await ask(ana, 'new@example.org');
    const link = linkToken(await mailTo('new@example.org', wish));
    const { takes_effect_at: due } = (await follow(app, link)).body;
    const present = linkToken(await mailTo('ana@example.org', asked));
    const { platform } = app.app;
    const daysPass = async (days: number) => {
      await platform.database.pool.query(
        `update address_changes set confirmed_at = confirmed_at - interval '${days} days'`,
      );
      await moveDueAddresses(platform);
    };
    const emailNow = async () => (await ana.call(api.account.profile)).body.email;
    return { ...given, due, present, daysPass, emailNow };
  }
  const waitingOf = async ({ ana }: Pick<Awaited<ReturnType<typeof addressWorld>>, 'ana'>) =>
    (await ana.call(api.security.waitingEmail)).body.waiting;

  test('is shown to its person, and takes effect when the present one agrees', async () => {
    const given = await confirmed();
    expect(await waitingOf(given)).toEqual({
      email: 'new@example.org',
      confirmed: true,
      agreed: false,
      takes_effect_at: given.due,
    });
    expect(await given.emailNow()).toBe('ana@example.org');
    expect((await answer(given.app, given.present, true)).body).toEqual({ state: 'changed' });
    expect(await given.emailNow()).toBe('new@example.org');
    expect(await waitingOf(given)).toBeNull();
    await given.mailTo('ana@example.org', changed);
  });

  test('takes effect by itself after seven days without an answer, and can be undone', async () => {
    const { app, due, present, daysPass, emailNow, mailTo } = await confirmed();
    expect(Date.parse(due ?? '') - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    await daysPass(6.9);
    expect(await emailNow()).toBe('ana@example.org');
    await daysPass(0.2);
    expect(await emailNow()).toBe('new@example.org');
    expect((await answer(app, present, false)).code).toBe('account.verify_token_invalid');
    const back = linkToken(await mailTo('ana@example.org', changed));
    expect((await undo(app, back)).body).toEqual({ email: 'ana@example.org' });
  });

  test('is refused by the present one: nothing changes, and everybody else is out', async () => {
    const { app, ana, present, daysPass, mailTo } = await confirmed();
    expect((await answer(app, present, false)).body).toEqual({ state: 'refused' });
    expect((await ana.call(api.account.profile)).code).toBe('auth.token_revoked');
    expect((await login(app, 'ana')).status).toBe(401);
    await daysPass(8);
    const token = linkToken(await mailTo('ana@example.org', /keeps this address$/u));
    const chosen = 'another quiet password';
    await app.call(api.account.confirmPassword, { body: { token, password: chosen } });
    const { user } = signedIn((await login(app, 'ana@example.org', chosen)).body);
    expect(user.email).toBe('ana@example.org');
  });

  test('can be given up by its person, and its links then change nothing', async () => {
    const given = await confirmed();
    expect((await given.ana.call(api.security.giveUpEmail)).body).toEqual({ ok: true });
    expect(await waitingOf(given)).toBeNull();
    await given.daysPass(8);
    expect((await answer(given.app, given.present, true)).status).toBe(422);
    expect(await given.emailNow()).toBe('ana@example.org');
  });

  test('can still be refused by an earlier mail, which agrees to no later wish', async () => {
    const { app, ana, present, mailTo, emailNow } = await confirmed();
    await ask(ana, 'thief@example.org');
    await mailTo('thief@example.org', wish);
    expect((await answer(app, present, true)).code).toBe('account.verify_token_invalid');
    expect(await emailNow()).toBe('ana@example.org');
    await ana.call(api.security.giveUpEmail);
    expect((await answer(app, present, false)).body).toEqual({ state: 'refused' });
  });

  test('is given up where somebody claimed it meanwhile', async () => {
    const given = await confirmed();
    await given.app.app.platform.database.pool.query(
      `update users set email = 'new@example.org' where id = $1`,
      [(await given.verified('ben')).user.id],
    );
    await given.daysPass(8);
    expect(await given.emailNow()).toBe('ana@example.org');
    expect(await waitingOf(given)).toBeNull();
  });
});
