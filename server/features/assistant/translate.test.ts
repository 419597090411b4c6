import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { answersUsed, eventually, guidedWorld } from '../../testing/guided-world.ts';
import { connect, groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { type Person, world } from '../../testing/world.ts';
import { reapAsides } from './side-answers.ts';

const translate = (person: Person, id: string, language: 'en' | 'he' = 'he') =>
  person.call(api.translations.translate, { params: { id }, body: { language } });

async function scene(
  mode: Parameters<typeof guidedWorld>[0] = { kind: 'tokens', tokens: ['בוקר ', 'טוב'] },
) {
  const guided = await guidedWorld(mode, { AI_PROVIDER_NAME: 'Loopback' });
  const [ana, ben] = [await guided.consenting(), await guided.consenting()];
  const { id } = await pairOf(ana, ben);
  const { message } = await sayTo(ben, id, 'Good morning');
  return { ...guided, ana, ben, id, messageId: message.id };
}

describe('a message in another language', () => {
  test('is written by the provider once, for the person who asks, and counts once', async () => {
    const { one, model, ana, ben, messageId } = await scene();
    expect((await one.call(api.config.show)).body.guide.translation).toBe(true);
    expect((await translate(ana, messageId)).body).toEqual({ language: 'he', text: 'בוקר טוב' });
    expect((await translate(ben, messageId)).body.text).toBe('בוקר טוב');
    expect(model.requests).toHaveLength(1);
    const [asked] = model.requests;
    expect(asked?.body.messages.at(-1)).toMatchObject({ role: 'user' });
    expect(JSON.stringify(asked?.body.messages)).toContain('Good morning');
    expect([await answersUsed(ana), await answersUsed(ben)]).toEqual([1, 0]);
    await translate(ben, messageId, 'en');
    expect(model.requests).toHaveLength(2);
  });

  test('is forgotten with an edit, and not kept of what was edited meanwhile', async () => {
    const { model, ana, ben, messageId } = await scene();
    await translate(ana, messageId);
    await ben.call(api.messages.edit, { params: { id: messageId }, body: { text: 'Good night' } });
    let open = () => {};
    const opens = new Promise<void>((resolve) => (open = resolve));
    model.mode = { kind: 'tokens', tokens: ['לילה טוב'], opens };
    const asking = translate(ana, messageId);
    await eventually(() => model.requests.length === 2);
    await ben.call(api.messages.edit, { params: { id: messageId }, body: { text: 'Good day' } });
    open();
    expect((await asking).body.text).toBe('לילה טוב');
    model.mode = { kind: 'tokens', tokens: ['יום טוב'] };
    expect((await translate(ana, messageId)).body.text).toBe('יום טוב');
  });

  test('is for those who see the message', async () => {
    const { one, ana, ben, messageId, consenting } = await scene();
    const outsider = await consenting();
    expect((await translate(outsider, messageId)).status).toBe(404);
    expect((await translate(outsider, randomUUID())).status).toBe(404);
    const group = (await groupOf(ana, ben)).id;
    const invited = await consenting();
    await ana.call(api.members.invite, {
      params: { id: group },
      body: { usernames: [invited.username] },
    });
    const { message } = await sayTo(ana, group, 'inside');
    expect((await translate(invited, message.id)).code).toBe('chat.not_joined');
    await ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'me' } });
    expect((await translate(ana, messageId)).status).toBe(404);
    await ben.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } });
    expect((await translate(ben, messageId)).code).toBe('message.not_allowed');
    expect(one.app.platform.guide.provider).toBe('Loopback');
  });

  test('needs the consent of the person who asks and of the person who wrote it', async () => {
    const { one, model, ana, messageId, ben } = await scene();
    const silent = await one.person();
    await connect(ana, silent);
    const pair = (await pairOf(ana, silent)).id;
    const theirs = (await sayTo(silent, pair, 'just between us')).message.id;
    const mine = (await sayTo(ana, pair, 'as you like')).message.id;
    const byMe = await translate(ana, theirs);
    expect([byMe.status, byMe.code]).toEqual([409, 'message.words_of_another']);
    expect(byMe.error).toMatchObject({ provider: 'Loopback' });
    expect((await translate(silent, mine)).code).toBe('guide.consent_required');
    expect(model.requests).toHaveLength(0);
    await translate(ana, mine);
    expect((await translate(silent, mine)).status).toBe(200);
    expect((await translate(ben, messageId)).status).toBe(200);
  });

  test.each([
    ['a provider that fails', { kind: 'status', status: 500 }],
    ['a provider that says nothing', { kind: 'empty' }],
    ['a provider that breaks off', { kind: 'cut', atByte: 20 }],
  ] as const)('costs nothing with %s', async (_name, mode) => {
    const { model, ana, messageId } = await scene(mode);
    const failed = await translate(ana, messageId);
    expect([failed.status, failed.code]).toEqual([503, 'guide.writing_failed']);
    expect(await answersUsed(ana)).toBe(0);
    model.mode = { kind: 'tokens' };
    expect((await translate(ana, messageId)).status).toBe(200);
    expect(await answersUsed(ana)).toBe(1);
  });

  test('is bounded by the plan, and what a dead process reserved is given back', async () => {
    const { one, ana, messageId } = await scene();
    const { pool } = one.app.platform.database;
    const day = new Date().toISOString().slice(0, 10);
    await pool.query(
      `insert into usage (user_id, limit_id, day, used, reserved) values ($1, 'answers', $2, 1999, 1)`,
      [ana.user.id, day],
    );
    await pool.query(
      `insert into side_answers (id, user_id, usage_day, started_at) values ($1, $2, $3, now() - interval '1 hour')`,
      [randomUUID(), ana.user.id, day],
    );
    expect((await translate(ana, messageId)).code).toBe('plan.limit_reached');
    await reapAsides(one.app.platform);
    expect(await answersUsed(ana)).toBe(1_999);
    expect((await translate(ana, messageId)).status).toBe(200);
    expect((await translate(ana, messageId, 'en')).code).toBe('plan.limit_reached');
  });

  test('is not to be had without a provider', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { message } = await sayTo(ben, id, 'Good morning');
    const refused = await translate(ana, message.id);
    expect([refused.status, refused.code]).toEqual([503, 'translation.not_configured']);
    expect((await one.call(api.config.show)).body.guide.translation).toBe(false);
  });
});
