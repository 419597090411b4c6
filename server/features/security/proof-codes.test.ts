import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { addressWorld, ask, wish } from '../../testing/address-world.ts';
import { world } from '../../testing/world.ts';

describe('a mailed code', () => {
  async function withoutPassword() {
    const given = await addressWorld();
    await given.app.app.platform.database.pool.query(
      'update users set password_hash = null where id = $1',
      [given.ana.user.id],
    );
    const code = async (count = 1) => {
      expect((await given.ana.call(api.proof.mailCode)).body).toEqual({ ok: true });
      const mail = await given.mailTo('ana@example.org', /^Your code/u, count);
      return /\b\d{8}\b/u.exec(mail.text)?.[0] ?? '';
    };
    return { ...given, code };
  }

  test('is the proof of somebody without a password, and works once', async () => {
    const { ana, code, mailTo } = await withoutPassword();
    expect((await ana.call(api.proof.kinds)).body.kinds).toEqual(['mail']);
    const given = await code();
    const mailed = { kind: 'mail', code: ` ${given.slice(0, 4)} ${given.slice(4)}` };
    expect((await ask(ana, 'new@example.org', mailed)).status).toBe(200);
    await mailTo('new@example.org', wish);
    const again = await ask(ana, 'other@example.org', mailed);
    expect(again.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
  });

  test('is the newest one, of this person, for ten minutes', async () => {
    const { app, ana, verified, code } = await withoutPassword();
    const [first, second] = [await code(1), await code(2)];
    const old = await ask(ana, 'new@example.org', { kind: 'mail', code: first });
    expect(old.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    const ben = await verified('ben');
    const { pool } = app.app.platform.database;
    await pool.query('update users set password_hash = null where id = $1', [ben.user.id]);
    const foreign = await ask(ben, 'new@example.org', { kind: 'mail', code: second });
    expect(foreign.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    await pool.query(`update mail_tokens set expires_at = expires_at - interval '10 minutes'`);
    const late = await ask(ana, 'new@example.org', { kind: 'mail', code: second });
    expect(late.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
  });

  test('is mailed to nobody who has a password, and stored in no table', async () => {
    const { app, ana, code, smtp, verified } = await withoutPassword();
    const given = await code();
    const ben = await verified('ben');
    expect((await ben.call(api.proof.mailCode)).code).toBe('proof.mail_not_accepted');
    await ana.call(api.proof.mailCode);
    await expect
      .poll(() => smtp.mails.filter(({ subject }) => subject.startsWith('Your code')).length)
      .toBe(2);
    expect(
      smtp.mails.some(
        ({ to, subject }) => to.includes('ben@example.org') && subject.startsWith('Your code'),
      ),
    ).toBe(false);
    const { rows } = await app.app.platform.database.pool.query<{ text: string }>(
      'select mail_tokens::text as text from mail_tokens',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(given);
  });
});

test('a code that can’t be sent is refused, with the reason', async () => {
  const mailed = await addressWorld();
  const { pool } = mailed.app.app.platform.database;
  const withoutPassword = async (id: string, on = pool) =>
    on.query('update users set password_hash = null where id = $1', [id]);
  const ben = await mailed.app.person();
  await withoutPassword(ben.user.id);
  const unverified = await ben.call(api.proof.mailCode);
  expect([unverified.status, unverified.code]).toEqual([409, 'proof.address_unverified']);
  await withoutPassword(mailed.ana.user.id);
  for (let n = 1; n <= 5; n++) expect((await mailed.ana.call(api.proof.mailCode)).status).toBe(200);
  const sixth = await mailed.ana.call(api.proof.mailCode);
  expect([sixth.status, sixth.code, sixth.headers['retry-after']]).toEqual([
    429,
    'request.too_many',
    '3600',
  ]);

  const silent = await world();
  const cleo = await silent.person();
  const { pool: other } = silent.app.platform.database;
  await withoutPassword(cleo.user.id, other);
  await other.query('update users set email_verified_at = now()');
  const off = await cleo.call(api.proof.mailCode);
  expect([off.status, off.code]).toEqual([503, 'proof.mail_not_configured']);
});
