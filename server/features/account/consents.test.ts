import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { guidedWorld, say } from '../../testing/guided-world.ts';
import { connect, groupOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';

const consentOf = async (person: Person) =>
  (await person.call(api.account.profile)).body.settings.provider_consent;
const historyOf = async (person: Person) =>
  (await person.call(api.account.consents)).body.items.map(({ provider, agreed }) => [
    provider,
    agreed,
  ]);

function choose(person: Person, agreed: boolean) {
  return person.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: agreed } } },
  });
}

const named = { AI_PROVIDER_NAME: 'Loopback' };

describe('consent to a provider', () => {
  test('that is taken back holds for the very next message, and given again for the one after', async () => {
    const { consenting, asked } = await guidedWorld({ kind: 'tokens' }, named);
    const ana = await consenting();
    const { id } = await ana.chat();
    await (await say(ana, id, 'With my consent')).ended();
    expect(asked()).toHaveLength(1);
    await choose(ana, false);
    expect(await consentOf(ana)).toBe(false);
    const refused = await ana.call(api.messages.send, {
      params: { id },
      body: { message: 'Without it', client_id: randomUUID() },
    });
    expect([refused.status, refused.code]).toEqual([409, 'guide.consent_required']);
    expect(asked()).toHaveLength(1);
    await choose(ana, true);
    await (await say(ana, id, 'Once more')).ended();
    expect(asked()).toHaveLength(2);
    expect(JSON.stringify(asked()[1]?.body)).not.toContain('Without it');
  });

  test('that is taken back takes what I wrote, and answers written from it, out of a group’s prompt', async () => {
    const { consenting, asked } = await guidedWorld(
      {
        kind: 'tokens',
        tokens: ({ body }) => [
          JSON.stringify(body.messages).includes('ben-canary') ? 'He said ben-canary' : 'Nothing.',
        ],
      },
      named,
    );
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await groupOf(ana, ben);
    await sayTo(ben, id, 'My ben-canary');
    const { answer } = await sayTo(ana, id, '@guide what did Ben say?');
    await expect
      .poll(async () => {
        const { items } = (await ana.call(api.messages.list, { params: { id } })).body;
        return items.find((message) => message.id === answer?.id)?.text;
      })
      .toContain('ben-canary');
    await choose(ben, false);
    await sayTo(ana, id, '@guide and now?');
    await expect.poll(() => asked().length).toBe(2);
    expect(JSON.stringify(asked()[0]?.body.messages)).toContain('ben-canary');
    expect(JSON.stringify(asked()[1]?.body.messages)).not.toContain('ben-canary');
    const theirs = await sayTo(ben, id, '@guide and me?');
    expect([theirs.answer, theirs.answer_refused]).toEqual([null, 'guide.consent_required']);
  });

  test('keeps its history for its owner alone, newest first, one line a change', async () => {
    const { one } = await guidedWorld({ kind: 'tokens' }, named);
    const [ana, ben] = [await one.person(), await one.person()];
    expect(await historyOf(ana)).toEqual([]);
    for (const agreed of [true, true, false, false, true]) await choose(ana, agreed);
    expect(await historyOf(ana)).toEqual([
      ['Loopback', true],
      ['Loopback', false],
      ['Loopback', true],
    ]);
    expect(await historyOf(ben)).toEqual([]);
    expect(await verifyLive(ana, [], () => choose(ana, false))).toEqual(['profile.changed']);
  });

  test('holds for the provider that was named, and for no other', async () => {
    const { one } = await guidedWorld({ kind: 'tokens' }, named);
    const ana = await one.person();
    await choose(ana, true);
    await one.app.platform.database.pool.query(
      `update users set consent_to = 'Another' where id = $1`,
      [ana.user.id],
    );
    expect(await consentOf(ana)).toBe(false);
    const { id } = await ana.chat();
    const body = { message: 'To whom?', client_id: randomUUID() };
    const refused = await ana.call(api.messages.send, { params: { id }, body });
    expect(refused.code).toBe('guide.consent_required');
    await choose(ana, true);
    expect(await historyOf(ana)).toEqual([
      ['Loopback', true],
      ['Another', false],
      ['Loopback', true],
    ]);
  });

  test('is nobody’s where the built-in guide answers', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    await connect(ana, ben);
    await choose(ana, true);
    expect([await consentOf(ana), await historyOf(ana)]).toEqual([false, []]);
  });
});
