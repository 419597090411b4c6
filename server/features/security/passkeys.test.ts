import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { firstStep, withPasskey, withSecondStep } from '../../testing/factors.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { type Person, password, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
const proof = { kind: 'password' as const, password };
const invalid = 'passkey.invalid';

const questionFor = async (person: Person) =>
  (await person.call(api.passkeys.question, { body: { proof } })).body.options;
const add = (person: Person, passkey: ReturnType<ReturnType<typeof newAuthenticator>['make']>) =>
  person.call(api.passkeys.add, { body: { name: 'My phone', passkey } });

const signInQuestion = async (app = one) =>
  (await app.call(api.passkeys.signInQuestion)).body.options;
const signIn = (passkey: ReturnType<ReturnType<typeof newAuthenticator>['answer']>, app = one) =>
  app.call(api.passkeys.signIn, { body: { passkey } });

describe('a new passkey', () => {
  test('takes a proof, is listed by its name, and signs in without a password', async () => {
    const ana = await one.person();
    const bad = { ...proof, password: 'not the password' };
    const refused = await ana.call(api.passkeys.question, { body: { proof: bad } });
    expect(refused.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    const { device, passkey } = await withPasskey(ana);
    expect(passkey).toMatchObject({ name: 'My phone', last_used_at: null });
    const done = await signIn(device.answer(await signInQuestion()));
    expect(signedIn(done.body).user.id).toBe(ana.user.id);
    expect(done.cookies.map(({ name }) => name)).toContain('refresh_token');
    const [listed] = (await ana.call(api.passkeys.list)).body.items;
    expect([listed?.id, typeof listed?.last_used_at]).toEqual([passkey.id, 'string']);
  });

  test('asks the device for a check of the person, and for a key that is found without a name', async () => {
    const ana = await one.person();
    const { device } = await withPasskey(ana);
    expect(await questionFor(ana)).toMatchObject({
      rp: { id: 'zavit.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: device.id }],
    });
    expect(await signInQuestion()).toMatchObject({
      rpId: 'zavit.test',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://zavit.test:81' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a check of the person', { verified: false }],
    ['to no question of ours', { challenge: Buffer.from('1.2.3').toString('base64url') }],
  ])('is refused with an answer %s', async (_name, odd) => {
    const ana = await one.person();
    const made = newAuthenticator().make(await questionFor(ana), odd);
    expect((await add(ana, made)).code).toBe(invalid);
    expect((await ana.call(api.passkeys.list)).body.items).toEqual([]);
  });

  test('answers a question of this session and of this kind, once', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const question = await questionFor(ana);
    const device = newAuthenticator();
    expect((await add(eve, device.make(question))).code).toBe(invalid);
    expect((await add(ana, device.make(await signInQuestion()))).code).toBe(invalid);
    expect((await add(ana, device.make(question))).status).toBe(200);
    expect((await add(ana, newAuthenticator().make(question))).code).toBe(invalid);
    expect((await add(eve, device.make(await questionFor(eve)))).code).toBe(invalid);
  });

  test('is one of at most twenty', async () => {
    const ana = await one.person();
    const spare = await questionFor(ana);
    for (let n = 1; n <= 20; n++) await withPasskey(ana);
    const full = await ana.call(api.passkeys.question, { body: { proof } });
    expect(full.code).toBe('passkey.too_many');
    expect((await add(ana, newAuthenticator().make(spare))).code).toBe('passkey.too_many');
  });
});

describe('signing in by passkey', () => {
  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a check of the person', { verified: false }],
  ])('is refused with an answer %s', async (_name, odd) => {
    const { device } = await withPasskey(await one.person());
    expect((await signIn(device.answer(await signInQuestion(), odd))).code).toBe(invalid);
  });

  test('takes each answer once, also where it comes five times at once', async () => {
    const { device } = await withPasskey(await one.person());
    const answer = device.answer(await signInQuestion());
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(answer)).code).toBe(invalid);
  });

  test('refuses a device whose counter goes back: it is a copy', async () => {
    const { device } = await withPasskey(await one.person());
    expect((await signIn(device.answer(await signInQuestion(), { counter: 9 }))).status).toBe(200);
    for (const counter of [9, 3])
      expect((await signIn(device.answer(await signInQuestion(), { counter }))).code).toBe(invalid);
    expect((await signIn(device.answer(await signInQuestion(), { counter: 10 }))).status).toBe(200);
  });

  test('refuses another key under a known name, and a key that nobody added', async () => {
    const { device } = await withPasskey(await one.person());
    const other = newAuthenticator();
    const question = await signInQuestion();
    expect((await signIn(other.answer(question))).code).toBe(invalid);
    const forged = { ...other.answer(question), id: device.id };
    expect((await signIn(forged)).code).toBe(invalid);
  });

  test('is refused to a foreign page', async () => {
    const { device } = await withPasskey(await one.person());
    const foreign = await one.call(api.passkeys.signIn, {
      body: { passkey: device.answer(await signInQuestion()) },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.code).toBe('csrf.invalid');
  });

  test('is over after five minutes', async () => {
    const app = await world();
    const { device } = await withPasskey(await app.person());
    const answer = device.answer(await signInQuestion(app));
    app.app.platform.now = () => new Date(Date.now() + 5 * 60_000 + 1_000);
    expect((await signIn(answer, app)).code).toBe(invalid);
  });
});

describe('a passkey as the second step', () => {
  test('answers the ticket’s own question, by a key of that person', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const { device } = await withPasskey(ana);
    const { device: theirs } = await withPasskey(eve);
    await withSecondStep(ana);
    const { ticket, cookie } = await firstStep(one, ana.username);
    const asked = { headers: { cookie } };
    const question = (await one.call(api.twoFactor.passkeyQuestion, { ...asked, body: { ticket } }))
      .body.options!;
    expect(question).toMatchObject({ allowCredentials: [{ id: device.id }] });
    const second = (passkey: ReturnType<typeof device.answer>) =>
      one.call(api.twoFactor.signIn, { ...asked, body: { ticket, passkey } });
    expect((await second(theirs.answer(question))).code).toBe(invalid);
    expect((await second(device.answer(await signInQuestion()))).code).toBe(invalid);
    expect(signedIn((await second(device.answer(question))).body).user.id).toBe(ana.user.id);
    const foreign = await one.call(api.twoFactor.passkeyQuestion, { body: { ticket } });
    expect(foreign.code).toBe('account.ticket_invalid');
  });

  test('is not offered where there is none', async () => {
    const ana = await one.person();
    await withSecondStep(ana);
    const { ticket, cookie } = await firstStep(one, ana.username);
    const { body } = await one.call(api.twoFactor.passkeyQuestion, {
      body: { ticket },
      headers: { cookie },
    });
    expect(body).toEqual({ options: null });
  });
});

describe('a passkey as a proof', () => {
  test('deletes a passkey, in the session that asked', async () => {
    const ana = await one.person();
    const { device, passkey } = await withPasskey(ana);
    expect((await ana.call(api.proof.kinds)).body.kinds).toEqual(['password', 'passkey']);
    const { options } = (await ana.call(api.passkeys.proofQuestion)).body;
    const remove = (person: Pick<Person, 'call'>, id = passkey.id) =>
      person.call(api.passkeys.remove, {
        params: { id },
        body: { proof: { kind: 'passkey', passkey: device.answer(options) } },
      });
    const { token } = signedIn(
      (await one.call(api.account.login, { body: { user: { username: ana.username, password } } }))
        .body,
    );
    const elsewhere = await one.call(api.passkeys.remove, {
      params: { id: passkey.id },
      body: { proof: { kind: 'passkey', passkey: device.answer(options) } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(elsewhere.error.fields).toEqual({ 'proof.passkey': 'field.passkey_wrong' });
    expect((await remove(ana)).body).toEqual({ ok: true });
    expect((await signIn(device.answer(await signInQuestion()))).code).toBe(invalid);
  });

  test('of somebody else deletes nothing', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const { passkey } = await withPasskey(ana);
    for (const id of [passkey.id, randomUUID(), 'nonsense']) {
      const refused = await eve.call(api.passkeys.remove, { params: { id }, body: { proof } });
      expect([refused.status, refused.code], id).toEqual([404, 'passkey.not_found']);
    }
    expect((await ana.call(api.passkeys.list)).body.items).toHaveLength(1);
  });
});
