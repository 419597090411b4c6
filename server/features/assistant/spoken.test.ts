import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { plans } from '#contract/billing.ts';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { endedAnswer, guidedWorld, landscape, say, show } from '../../testing/guided-world.ts';
import { messagesOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { wavOf } from '../../testing/wav.ts';
import { type Person, world } from '../../testing/world.ts';

const heard = 'Three quiet mornings, שלושה בקרים שקטים.';

function speak(person: Person, id: string, clientId = randomUUID(), bytes = wavOf(800)) {
  const form = formWith({ field: 'audio', name: 'audio.wav', bytes }, { client_id: clientId });
  return person.call(api.messages.send, { params: { id }, ...form });
}

async function chatOf(person: Person): Promise<string> {
  return (await person.call(api.chat.create, { body: { chat_type: 'AI' } })).body.chat.id;
}

/** A provider that hears, somebody who agreed to it, and their chat with the guide. */
async function scene(environment: Record<string, string> = {}) {
  const guided = await guidedWorld(
    { kind: 'tokens' },
    { AI_TRANSCRIPTION_MODEL: 'whisper-1', AI_PROVIDER_NAME: 'Loopback', ...environment },
  );
  const ana = await guided.consenting();
  return { ...guided, ana, id: await chatOf(ana) };
}

describe('a recording for the guide', () => {
  test('is written out, kept with its recording, answered, found, and live as fetched', async () => {
    const { one, ana, id, model, asked } = await scene();
    await ana.call(api.chat.draft, { params: { id }, body: { text: 'half a thought' } });
    await verifyLive(ana, [id], async () => {
      const sent = await speak(ana, id);
      expect(sent.body.message).toMatchObject({ text: heard, audio: { duration_ms: 800 } });
      await endedAnswer(ana, id, sent.body.answer?.id ?? '');
    });
    expect(model.recordings.map((bytes) => bytes.equals(wavOf(800)))).toEqual([true]);
    expect(JSON.stringify(asked().at(-1)?.body.messages)).toContain('Three quiet mornings');
    const [stored] = await messagesOf(ana, id);
    expect(stored).toMatchObject({ text: heard, audio: { duration_ms: 800 } });
    const found = await ana.call(api.search.find, { query: { query: 'בקרים quiet' } });
    expect(found.body.counts.message).toBe(1);
    const [listed] = (await ana.call(api.chat.list)).body.items;
    // The draft stays.
    expect(listed?.draft).toBe('half a thought');
    expect(listed?.title).not.toBe('');
    // The words are there: nobody writes them out once more.
    await ana.call(api.voice.transcribe, { params: { id: stored?.id ?? '' } });
    expect(model.recordings).toHaveLength(1);
    const url = stored?.audio?.url ?? '';
    const cookie = `media_token=${ana.cookies['media_token']}`;
    const played = await one.app.server.inject({ url, headers: { cookie } });
    expect(played.rawPayload.equals(wavOf(800))).toBe(true);
  });

  test('is edited as words, in a version without the sound', async () => {
    const { ana, id } = await scene();
    const sent = await speak(ana, id);
    await endedAnswer(ana, id, sent.body.answer?.id ?? '');
    const edited = await ana.call(api.messages.edit, {
      params: { id: sent.body.message.id },
      body: { text: 'Two loud evenings' },
    });
    expect(edited.body.message).toMatchObject({
      text: 'Two loud evenings',
      audio: null,
      version: { index: 2, count: 2 },
    });
  });

  test('that speaks of danger is answered with care', async () => {
    const { ana, id, model, asked } = await scene();
    model.transcripts = { kind: 'words', words: 'I want to kill myself' };
    const sent = await speak(ana, id);
    await endedAnswer(ana, id, sent.body.answer?.id ?? '');
    expect(asked()).toHaveLength(0);
  });

  test('about a picture goes the same way', async () => {
    const { ana, model } = await scene({ AI_VISION: 'on' });
    const begun = await show(ana, await landscape());
    await begun.ended();
    const form = formWith(
      { field: 'audio', name: 'audio.wav', bytes: wavOf(500) },
      { client_id: randomUUID(), chat_id: begun.chat.id },
    );
    const sent = await ana.call(api.analysis.send, form);
    expect(sent.body.message).toMatchObject({ text: heard, audio: { duration_ms: 500 } });
    expect(model.recordings).toHaveLength(1);
  });

  test('is written out once, however often it is sent with the same client id', async () => {
    const { ana, id, model } = await scene();
    let open = () => {};
    const opens = new Promise<void>((resolve) => (open = resolve));
    model.transcripts = { kind: 'words', words: 'once', opens };
    const clientId = randomUUID();
    const sending = [speak(ana, id, clientId), speak(ana, id, clientId)];
    await expect.poll(() => model.recordings.length).toBe(1);
    open();
    const sent = [...(await Promise.all(sending)), await speak(ana, id, clientId)];
    expect(sent.map(({ status, body }) => [status, body.message.text])).toEqual(
      Array.from({ length: 3 }, () => [200, 'once']),
    );
    expect(new Set(sent.map(({ body }) => body.message.id)).size).toBe(1);
    expect(model.recordings).toHaveLength(1);
  });
});

describe('refusals of recordings for the guide', () => {
  test('without transcription', async () => {
    const one = await world();
    const ana = await one.person();
    const refused = await speak(ana, await chatOf(ana));
    expect([refused.status, refused.code]).toEqual([503, 'voice.not_configured']);
  });

  test('before it is paid for: without consent, beyond the plan, during an answer, by a stranger', async () => {
    const { one, ana, id, model, consenting } = await scene({ DEFAULT_PLAN: 'free' });
    const silent = await one.person();
    const unasked = await speak(silent, await chatOf(silent));
    expect([unasked.code, unasked.error]).toMatchObject([
      'guide.consent_required',
      { provider: 'Loopback' },
    ]);
    expect((await speak(silent, id)).code).toBe('chat.not_found');
    const ben = await consenting();
    await one.app.platform.database.pool.query(
      'insert into usage (user_id, limit_id, day, used) values ($1, $2, $3, $4)',
      [ben.user.id, 'answers', new Date().toISOString().slice(0, 10), plans.free.limits.answers],
    );
    expect((await speak(ben, await chatOf(ben))).code).toBe('plan.limit_reached');
    model.mode = { kind: 'stall-first' };
    await say(ana, id, 'hello');
    expect((await speak(ana, id)).code).toBe('message.being_answered');
    expect(model.recordings).toHaveLength(0);
  });

  test('when no words are heard, nothing is kept, and the next try is heard again', async () => {
    const { ana, id, model } = await scene();
    model.transcripts = { kind: 'words', words: ' \n' };
    const clientId = randomUUID();
    const refused = await speak(ana, id, clientId);
    expect([refused.status, refused.code]).toEqual([422, 'voice.no_words']);
    expect(await messagesOf(ana, id)).toEqual([]);
    model.transcripts = { kind: 'words', words: 'now' };
    expect((await speak(ana, id, clientId)).status).toBe(200);
  });

  test.each([
    ['breaks', { kind: 'status', status: 500 }],
    ['answers nonsense', { kind: 'malformed' }],
    ['breaks off', { kind: 'cut' }],
    ['says nothing', { kind: 'stall' }],
  ] as const)('while the provider %s, and may be sent again', async (_name, fault) => {
    const { ana, id, model } = await scene({ AI_TOTAL_TIMEOUT_MS: '1500' });
    const clientId = randomUUID();
    model.transcripts = fault;
    const refused = await speak(ana, id, clientId);
    expect([refused.status, refused.code]).toEqual([503, 'voice.transcription_failed']);
    model.transcripts = { kind: 'words', words: 'now' };
    expect((await speak(ana, id, clientId)).body.message.text).toBe('now');
  });
});
