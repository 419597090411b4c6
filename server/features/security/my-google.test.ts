import { describe, expect, test } from 'vitest';
import type { SignInAnswer } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { withSecondStep } from '../../testing/factors.ts';
import { googleWorld } from '../../testing/google-world.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { type Person, password } from '../../testing/world.ts';

const byPassword = { kind: 'password' as const, password };
type Given = Awaited<ReturnType<typeof googleWorld>>;
type Caller = Pick<Person, 'call'>;

const entered = (answer: object) => signedIn(answer as SignInAnswer);

async function proved(given: Given, person: Caller, change?: (url: URL) => void) {
  const { cookie, body } = await given.walked(await person.call(api.google.beginProof), change);
  return person.call(api.google.prove, { body, headers: { cookie } });
}

/** Somebody who has Google alone. */
async function googleOnly(given: Given): Promise<Caller & { userId: string }> {
  const { user, token } = entered((await given.enrolled('d1', 'dana@example.org')).body);
  return {
    userId: user.id,
    call: (endpoint, asked = {}) =>
      given.app.call(endpoint, {
        ...asked,
        headers: { authorization: `Bearer ${token}`, ...asked.headers },
      }),
  };
}

const subjectsOf = ({ smtp }: Given, about: RegExp) =>
  smtp.mails.filter(({ subject }) => about.test(subject)).length;

describe('a Google account', () => {
  test('is linked with a proof, signs in, and is unlinked with a proof', async () => {
    const given = await googleWorld();
    const dana = await given.verified('dana');
    expect((await dana.call(api.google.mine)).body).toEqual({ since: null, only_way: false });
    const none = await dana.call(api.google.remove, { body: { proof: byPassword } });
    expect(none.code).toBe('google.not_linked');
    const wrong = { ...byPassword, password: 'not the password' };
    const refused = await dana.call(api.google.beginLink, { body: { proof: wrong } });
    expect(refused.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    expect((await given.link(dana, 'd1')).body).toEqual({ ok: true });
    expect((await dana.call(api.google.mine)).body).toEqual({
      since: expect.any(String),
      only_way: false,
    });
    const back = await given.send(await given.back('d1'));
    expect(entered(back.body).user.id).toBe(dana.user.id);
    await expect.poll(() => subjectsOf(given, /^Google now opens/u)).toBe(1);

    const unproved = await dana.call(api.google.remove, { body: { proof: wrong } });
    expect(unproved.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    const removed = await dana.call(api.google.remove, { body: { proof: byPassword } });
    expect(removed.body).toEqual({ ok: true });
    expect((await given.send(await given.back('d1'))).code).toBe('google.address_unverified');
    await expect.poll(() => subjectsOf(given, /^Google no longer opens/u)).toBe(1);
  });

  test('of somebody else is not linked', async () => {
    const given = await googleWorld();
    const [dana, eve] = [await given.verified('dana'), await given.verified('eve')];
    await given.link(dana, 'd1');
    expect((await given.link(eve, 'd1')).code).toBe('google.taken');
    expect((await eve.call(api.google.mine)).body.since).toBeNull();
  });

  test('is linked in the session that began, by a way that was begun for it', async () => {
    const given = await googleWorld();
    const [dana, eve] = [await given.verified('dana'), await given.verified('eve')];
    given.google.person = { subject: 'e1' };
    const begun = await eve.call(api.google.beginLink, { body: { proof: byPassword } });
    const { cookie, body } = await given.walked(begun);
    const foreign = await dana.call(api.google.add, { body, headers: { cookie } });
    expect(foreign.code).toBe('google.failed');
    // A way of signing in needs no proof, and links nothing.
    const signIn = await given.back('e1');
    const jump = await eve.call(api.google.add, {
      body: { auth_code: signIn.code, state: signIn.state },
      headers: { cookie: signIn.cookie },
    });
    expect(jump.code).toBe('google.failed');
    for (const person of [dana, eve])
      expect((await person.call(api.google.mine)).body.since).toBeNull();
  });

  test('that is the only way in stays, until there is another', async () => {
    const given = await googleWorld();
    const dana = await googleOnly(given);
    expect((await dana.call(api.google.mine)).body.only_way).toBe(true);
    const { token } = (await proved(given, dana)).body;
    const proof = { kind: 'google' as const, token };
    const refused = await dana.call(api.google.remove, { body: { proof } });
    expect([refused.status, refused.code]).toEqual([409, 'google.only_way']);
    await given.app.app.platform.database.pool.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values (gen_random_uuid(), $1, 'a key', 'a key', 0, '[]', 'phone', now())`,
      [dana.userId],
    );
    // The refusal came before the proof, which is still unused.
    expect((await dana.call(api.google.remove, { body: { proof } })).body).toEqual({ ok: true });
    expect((await dana.call(api.google.mine)).body.since).toBeNull();
  });
});

describe('a proof by Google', () => {
  const ask = (person: Caller, token: string) =>
    person.call(api.twoFactor.setUp, { body: { proof: { kind: 'google', token } } });

  test('is accepted once, from this session', async () => {
    const given = await googleWorld();
    const dana = await googleOnly(given);
    expect((await dana.call(api.proof.kinds)).body.kinds).toEqual(['google', 'mail']);
    const begun = await dana.call(api.google.beginProof);
    expect(Object.fromEntries(new URL(begun.body.url).searchParams)).toMatchObject({
      max_age: '0',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^\d+\.[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{43}$/u),
    });
    const { token } = (await proved(given, dana)).body;
    const elsewhere = await given.send(await given.back('d1'));
    const other = `Bearer ${entered(elsewhere.body).token}`;
    const foreign = await given.app.call(api.twoFactor.setUp, {
      body: { proof: { kind: 'google', token } },
      headers: { authorization: other },
    });
    expect(foreign.error.fields).toEqual({ 'proof.token': 'field.google_wrong' });
    expect((await ask(dana, token)).status).toBe(200);
    expect((await ask(dana, token)).error.fields).toEqual({ 'proof.token': 'field.google_wrong' });
  });

  test('is refused where Google only knew the person from before', async () => {
    const given = await googleWorld();
    const dana = await googleOnly(given);
    given.google.person = { subject: 'd1', authenticatedAgo: 120 };
    expect((await proved(given, dana)).code).toBe('google.not_fresh');
    // Somebody with the device can take the question out of the address, but not add the answer.
    given.google.person = { subject: 'd1' };
    const silent = await proved(given, dana, ({ searchParams }) => {
      searchParams.delete('max_age');
      searchParams.delete('claims');
    });
    expect(silent.code).toBe('google.not_fresh');
  });

  test('is refused by another Google account, and by a way of signing in', async () => {
    const given = await googleWorld();
    const dana = await googleOnly(given);
    given.google.person = { subject: 'eve' };
    expect((await proved(given, dana)).code).toBe('google.other_account');
    const { cookie, code, state } = await given.back('d1');
    const jump = await dana.call(api.google.prove, {
      body: { auth_code: code, state },
      headers: { cookie },
    });
    expect(jump.code).toBe('google.failed');
    const { cookie: mine, body } = await given.walked(await dana.call(api.google.beginProof));
    const entry = await given.app.call(api.google.signIn, { body, headers: { cookie: mine } });
    expect(entry.code).toBe('google.failed');
  });

  test('stands beside the password, and is not enough with a second step', async () => {
    const given = await googleWorld();
    const dana = await given.verified('dana');
    await given.link(dana, 'd1');
    expect((await dana.call(api.proof.kinds)).body.kinds).toEqual(['password', 'google']);
    const { token } = (await proved(given, dana)).body;
    await withSecondStep(dana);
    expect((await dana.call(api.proof.kinds)).body.kinds).toEqual(['code']);
    const weak = await dana.call(api.twoFactor.disable, {
      body: { proof: { kind: 'google', token } },
    });
    expect(weak.error.fields).toEqual({ 'proof.token': 'field.google_wrong' });
  });

  test('that is too old is of no use', async () => {
    const given = await googleWorld();
    const dana = await googleOnly(given);
    const { token } = (await proved(given, dana)).body;
    const { platform } = given.app.app;
    platform.now = () => new Date(Date.now() + 5 * 60_000 + 1_000);
    expect((await ask(dana, token)).error.fields).toEqual({ 'proof.token': 'field.google_wrong' });
  });
});
