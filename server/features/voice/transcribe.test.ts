import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { guidedWorld } from '../../testing/guided-world.ts';
import { connect, groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { wavOf } from '../../testing/wav.ts';
import { type Person, world } from '../../testing/world.ts';

async function spoken(person: Person, chatId: string, bytes = wavOf(800)): Promise<string> {
  const form = formWith({ field: 'audio', name: 'audio.wav', bytes });
  const sent = await person.call(api.messages.sendUser, { params: { id: chatId }, ...form });
  return sent.body.message.id;
}

const writtenOut = (person: Person, id: string) =>
  person.call(api.voice.transcribe, { params: { id } });

/** Two who agreed that what they say goes to the provider, and what one of them said. */
async function scene(environment: Record<string, string> = {}) {
  const { one, model, consenting, asked } = await guidedWorld(
    { kind: 'tokens' },
    { AI_TRANSCRIPTION_MODEL: 'whisper-1', AI_PROVIDER_NAME: 'Loopback', ...environment },
  );
  const [ana, ben] = [await consenting(), await consenting()];
  const { id } = await pairOf(ana, ben);
  return { one, model, asked, ana, ben, id, messageId: await spoken(ana, id) };
}

describe('a recording that is written out', () => {
  test('reaches all members of the chat, makes it searchable, and is requested once', async () => {
    const { model, one, ana, ben, id, messageId } = await scene();
    expect((await one.call(api.config.show)).body.guide.transcription).toBe(true);
    const types = await verifyLive(ana, [id], () => writtenOut(ben, messageId));
    expect(types).toContain('message.updated');
    const words = 'Three quiet mornings, שלושה בקרים שקטים.';
    expect((await messagesOf(ana, id)).at(-1)?.audio?.transcript).toBe(words);
    expect(model.recordings.map((recording) => recording.equals(wavOf(800)))).toEqual([true]);
    await Promise.all([writtenOut(ana, messageId), writtenOut(ben, messageId)]);
    expect(model.recordings).toHaveLength(1);

    const found = await ana.call(api.search.find, { query: { query: 'בקרים quiet' } });
    const [result] = found.body.results.filter(({ kind }) => kind === 'message');
    expect(result).toMatchObject({ message_id: messageId, search_message: words });
    expect(result?.matches).toHaveLength(2);
    const [listed] = (await ana.call(api.chat.list, { query: { query: 'mornings' } })).body.items;
    expect(listed?.id).toBe(id);
    await ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } });
    const gone = await ben.call(api.search.find, { query: { query: 'mornings' } });
    expect(gone.body.counts.message).toBe(0);
  });

  test('is asked for once by several who ask at the same time', async () => {
    const { model, ana, ben, messageId } = await scene();
    let open = () => {};
    const opens = new Promise<void>((resolve) => (open = resolve));
    model.transcripts = { kind: 'words', words: 'once', opens };
    const asking = [writtenOut(ana, messageId), writtenOut(ben, messageId)];
    await expect.poll(() => model.recordings.length).toBe(1);
    open();
    const answers = await Promise.all(asking);
    expect(answers.map(({ body }) => body.message.audio?.transcript)).toEqual(['once', 'once']);
    expect(model.recordings).toHaveLength(1);
  });

  test('may have no words, and never more or others than can be kept', async () => {
    const { model, ana, id, messageId } = await scene();
    model.transcripts = { kind: 'words', words: '  ' };
    expect((await writtenOut(ana, messageId)).body.message.audio?.transcript).toBe('');
    model.transcripts = { kind: 'words', words: `\0\ud800${'א'.repeat(20_000)}` };
    const second = await writtenOut(ana, await spoken(ana, id));
    expect(second.body.message.audio?.transcript).toHaveLength(16_000);
    expect(second.body.message.audio?.transcript?.isWellFormed()).toBe(true);
  });

  test('that speaks of danger is answered with care, to the one who spoke alone', async () => {
    const { model, ana, ben, id, messageId } = await scene();
    model.transcripts = { kind: 'words', words: 'I want to kill myself' };
    await writtenOut(ben, messageId);
    expect((await messagesOf(ana, id)).at(-1)?.care).not.toBeNull();
    expect((await messagesOf(ben, id)).at(-1)?.care).toBeNull();
  });

  test('that is unclear brings the question, and the answer of the one who spoke counts', async () => {
    const { model, ana, ben, id, messageId } = await scene();
    model.transcripts = { kind: 'words', words: 'I want to disappear' };
    const types = await verifyLive(ana, [id], () => writtenOut(ben, messageId));
    expect(types).toContain('message.cared');
    expect((await messagesOf(ana, id)).at(-1)?.care?.asks).toBe(true);
    const no = { params: { id: messageId }, body: { answer: 'no' } } as const;
    expect((await ben.call(api.care.answer, no)).code).toBe('message.not_allowed');
    expect((await ana.call(api.care.answer, no)).body.message.care).toBeNull();
    await writtenOut(ana, await spoken(ana, id));
    expect((await messagesOf(ana, id)).at(-1)?.care).toBeNull();
  });

  test('is what the guide reads of it', async () => {
    const { one, asked, ana, ben } = await scene();
    const { id } = await groupOf(ana, ben);
    const messageId = await spoken(ben, id);
    await writtenOut(ana, messageId);
    await sayTo(ana, id, '@guide what do you think?');
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    expect(JSON.stringify(asked().at(-1)?.body.messages)).toContain('Three quiet mornings');
    expect(one.app.platform.guide.provider).toBe('Loopback');
  });
});

describe('a recording is not written out', () => {
  test('without transcription', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const refused = await writtenOut(ana, await spoken(ana, id));
    expect([refused.status, refused.code]).toEqual([503, 'voice.not_configured']);
    expect((await one.call(api.config.show)).body.guide.transcription).toBe(false);
  });

  test('before the one who spoke agrees, no matter who asks', async () => {
    const { one, model, ana } = await scene();
    const silent = await one.person();
    await connect(ana, silent);
    const { id } = await pairOf(ana, silent);
    const messageId = await spoken(silent, id);
    const byOther = await writtenOut(ana, messageId);
    expect([byOther.status, byOther.code]).toEqual([409, 'voice.consent_missing']);
    expect(byOther.error).toMatchObject({ provider: 'Loopback' });
    expect((await writtenOut(silent, messageId)).code).toBe('guide.consent_required');
    expect(model.recordings).toHaveLength(0);
    await silent.call(api.account.updateProfile, {
      body: { user: { settings: { provider_consent: true } } },
    });
    expect((await writtenOut(ana, messageId)).status).toBe(200);
  });

  test('for those who are not in the chat, nor where there is none', async () => {
    const { one, model, ana, ben, id, messageId } = await scene();
    const stranger = await one.person();
    expect((await writtenOut(stranger, messageId)).code).toBe('message.not_found');
    const words = await sayTo(ana, id, 'only words');
    expect((await writtenOut(ana, words.message.id)).code).toBe('message.not_allowed');
    await ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } });
    expect((await writtenOut(ben, messageId)).code).toBe('message.not_allowed');
    expect(model.recordings).toHaveLength(0);
  });

  test('when it is deleted meanwhile', async () => {
    const { model, ana, ben, id, messageId } = await scene();
    let open = () => {};
    const opens = new Promise<void>((resolve) => (open = resolve));
    model.transcripts = { kind: 'words', words: 'too late', opens };
    const asking = writtenOut(ben, messageId);
    await expect.poll(() => model.recordings.length).toBe(1);
    await ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } });
    open();
    expect((await asking).body.message).toMatchObject({ audio: null, text: '' });
    const found = await ana.call(api.search.find, { query: { query: '"too late"', chat_id: id } });
    expect(found.body.results).toEqual([]);
  });

  test.each([
    ['refuses the key', { kind: 'status', status: 401 }],
    ['breaks', { kind: 'status', status: 500 }],
    ['answers nonsense', { kind: 'malformed' }],
    ['breaks off', { kind: 'cut' }],
    ['says nothing', { kind: 'stall' }],
  ] as const)('while the provider %s, and may be asked for again', async (_name, fault) => {
    const { model, ana, id, messageId } = await scene({ AI_TOTAL_TIMEOUT_MS: '1500' });
    model.transcripts = fault;
    const refused = await writtenOut(ana, messageId);
    expect([refused.status, refused.code]).toEqual([503, 'voice.transcription_failed']);
    expect((await messagesOf(ana, id)).at(-1)?.audio?.transcript).toBeNull();
    model.transcripts = { kind: 'words', words: 'now' };
    expect((await writtenOut(ana, messageId)).body.message.audio?.transcript).toBe('now');
  });
});
