import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { tokensIn } from '../../platform/ai/tokens.ts';
import { formWith } from '../../testing/form.ts';
import {
  answersUsed,
  eventually,
  guidedWorld,
  landscape,
  rowCounts,
} from '../../testing/guided-world.ts';
import { connect, groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { wavOf } from '../../testing/wav.ts';
import { seedMessages } from '../../testing/seed-messages.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const ask = (person: Person, id: string, after?: number) =>
  person.call(api.catchUp.ask, {
    params: { id },
    ...(after === undefined ? {} : { body: { after } }),
  });

async function sendFile(person: Person, id: string, file: Parameters<typeof formWith>[0]) {
  await person.call(api.messages.sendUser, { params: { id }, ...formWith(file) });
}

describe('a catch-up without a provider', () => {
  const one = sharedWorld();

  test('contains facts: authors, counts, questions, mentions, links, pictures and recordings', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, cleo);
    await sayTo(ben, id, 'Shall we meet on Tuesday?');
    await sayTo(ben, id, `@${ana.username} the hut is free, see https://example.org/hut.`);
    await sayTo(cleo, id, 'מתי יוצאים?');
    await sendFile(cleo, id, { field: 'image', name: 'photo.jpg', bytes: await landscape() });
    await sendFile(ben, id, { field: 'audio', name: 'audio.wav', bytes: wavOf(400) });
    await sayTo(ben, id, 'I want to kill myself, what for?');
    const { body } = await ask(ana, id);
    expect(body).toMatchObject({ count: 6, summary: null, left_out: 0 });
    const { extract } = body;
    expect(extract.people.map(({ author, count }) => [author?.id, count])).toEqual([
      [ben.user.id, 4],
      [cleo.user.id, 2],
    ]);
    expect(extract.questions.map(({ text }) => text)).toEqual([
      'Shall we meet on Tuesday?',
      'מתי יוצאים?',
    ]);
    expect(extract.mentions).toMatchObject([{ author: { id: ben.user.id } }]);
    expect(extract.links.map(({ url }) => url)).toEqual(['https://example.org/hut']);
    expect([extract.pictures, extract.recordings]).toEqual([1, 1]);
    expect(await answersUsed(ana)).toBe(0);
  });

  test('changes nothing, and nobody learns of it', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    for (let count = 1; count <= 5; count++) await sayTo(ben, id, `line ${count}`);
    // Notifications of the lines may still be on their way.
    const stored = async () => {
      const { messages, side_answers: asides, usage } = await rowCounts(one);
      return { messages, asides, usage };
    };
    const before = await stored();
    expect(await verifyLive(ben, [id], () => ask(ana, id))).toEqual([]);
    expect(await stored()).toEqual(before);
    expect((await ana.call(api.chat.info, { params: { id } })).body.unread).toBe(5);
  });

  test('needs five messages: mine, notes, deleted ones and those of blocked people do not count', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, cleo);
    const ids: string[] = [];
    for (let count = 1; count <= 4; count++)
      ids.push((await sayTo(ben, id, `line ${count}`)).message.id);
    await sayTo(cleo, id, 'noise');
    await ana.call(api.people.block, { params: { username: cleo.username } });
    const early = await ask(ana, id);
    expect([early.status, early.code]).toEqual([409, 'catch_up.too_few']);
    ids.push((await sayTo(ben, id, 'line 5')).message.id);
    expect((await ask(ana, id)).body.count).toBe(5);
    await ben.call(api.messages.remove, { params: { id: ids[0] ?? '' }, body: { scope: 'all' } });
    expect((await ask(ana, id)).code).toBe('catch_up.too_few');
    await sayTo(ana, id, 'I have read it all');
    expect((await ask(ana, id)).code).toBe('catch_up.too_few');
    await sayTo(ben, id, 'line 6');
    expect((await ask(ana, id, 0)).body.count).toBe(5);
  });

  test('is for those who are in a chat of people', async () => {
    const [ana, ben, out] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    for (let count = 1; count <= 5; count++) await sayTo(ben, id, `line ${count}`);
    expect((await ask(out, id)).status).toBe(404);
    await ana.call(api.members.invite, { params: { id }, body: { usernames: [out.username] } });
    expect((await ask(out, id)).code).toBe('chat.not_joined');
    expect((await ask(ana, (await ana.chat()).id)).code).toBe('chat.wrong_type');
    await ana.call(api.members.remove, { params: { id, username: ben.username } });
    expect((await ask(ben, id)).status).toBe(404);
  });
});

describe('a catch-up with a provider', () => {
  async function scene(environment: Record<string, string> = {}) {
    const guided = await guidedWorld({ kind: 'tokens', tokens: ['They ', 'meet.'] }, environment);
    const [ana, ben] = [await guided.consenting(), await guided.consenting()];
    const silent = await guided.one.person();
    await connect(ana, silent);
    const { id } = await groupOf(ana, ben, silent);
    for (let count = 1; count <= 4; count++) await sayTo(ben, id, `plan ${count}`);
    await sayTo(silent, id, 'not for machines');
    return { ...guided, ana, ben, silent, id };
  }

  test('is summed up from those who agreed, says how much is left out, and counts', async () => {
    const { model, ana, ben, id } = await scene();
    await sayTo(ben, id, 'I want to kill myself');
    const { body } = await ask(ana, id);
    expect(body).toMatchObject({ summary: 'They meet.', left_out: 1, count: 6 });
    const sent = JSON.stringify(model.requests[0]?.body.messages);
    expect(sent).toContain('plan 4');
    expect(sent).not.toContain('not for machines');
    expect(sent).not.toContain('kill');
    expect(await answersUsed(ana)).toBe(1);
  });

  test('holds as many of the newest messages as the model does', async () => {
    const { one, model, ana, ben, id } = await scene({ AI_CONTEXT_TOKENS: '8000' });
    const words = 'נפגשים מחר בבוקר. '.repeat(110);
    const texts = Array.from({ length: 30 }, (_, at) => `${at}: ${words}`);
    await seedMessages(
      one,
      ben,
      id,
      texts.map((text) => ({ by: 'person' as const, text })),
    );
    expect((await ask(ana, id, 0)).body.summary).toBe('They meet.');
    const sent = (model.requests[0]?.body.messages ?? []).map(({ content }) => String(content));
    expect(tokensIn(sent.join('\n'))).toBeLessThan(6_400);
    expect(sent.join('\n')).toContain(texts.at(-1)?.slice(0, 100));
  });

  test('needs my consent, and without anybody else’s there are the facts alone', async () => {
    const { model, silent, ana, ben, id, one } = await scene();
    await sayTo(ben, id, 'plan 5');
    expect((await ask(silent, id, 0)).code).toBe('guide.consent_required');
    const pair = (await pairOf(ana, silent)).id;
    for (let count = 1; count <= 5; count++) await sayTo(silent, pair, `secret ${count}`);
    const { body } = await ask(ana, pair);
    expect(body).toMatchObject({ summary: null, left_out: 5, count: 5 });
    expect(model.requests).toHaveLength(0);
    expect(await answersUsed(ana)).toBe(0);
    expect(one.app.platform.guide.builtIn).toBe(false);
  });

  test('includes the text of a card only if its author agreed', async () => {
    const { model, ana, ben, silent, id } = await scene();
    await connect(ben, silent);
    const made = await silent.call(api.cards.create, {
      body: { card_type: 'word', text: 'canary' },
    });
    await ben.call(api.messages.sendUser, {
      params: { id },
      body: { client_id: randomUUID(), word_card: { id: made.body.card.id } },
    });
    expect((await ask(ana, id)).body).toMatchObject({ summary: 'They meet.', left_out: 2 });
    expect(JSON.stringify(model.requests)).not.toContain('canary');
    await silent.call(api.account.updateProfile, {
      body: { user: { settings: { provider_consent: true } } },
    });
    expect((await ask(ana, id)).body).toMatchObject({ left_out: 0 });
    expect(JSON.stringify(model.requests)).toContain('canary');
  });

  test('that fails costs nothing', async () => {
    const { model, ana, id } = await scene();
    model.mode = { kind: 'status', status: 500 };
    const failed = await ask(ana, id);
    expect([failed.status, failed.code]).toEqual([503, 'guide.writing_failed']);
    expect(await answersUsed(ana)).toBe(0);
  });

  test('is given up with the person who asked, and costs nothing then', async () => {
    const { one, model, ana, id } = await scene();
    model.mode = { kind: 'stall-first' };
    const left = new AbortController();
    const asking = fetch(`${await one.url()}/api/chat/${id}/catch_up`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}` },
      signal: left.signal,
    }).catch(() => 'left');
    await eventually(() => model.requests.length === 1);
    expect(await answersUsed(ana)).toBe(1);
    left.abort();
    expect(await asking).toBe('left');
    await eventually(async () => (await answersUsed(ana)) === 0);
  });
});
