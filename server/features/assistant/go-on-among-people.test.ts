import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  shownMessages,
  textOfDeltas,
} from '../../testing/guided-world.ts';
import { groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';

const cutMidway = {
  kind: 'cut',
  tokens: ['Two ', 'sides: ', 'one ', 'and '],
  atByte: 700,
} as const;
const whole = { kind: 'tokens', tokens: ['the other.'] } as const;

const goOn = (by: Person, id: string) => by.call(api.messages.continue, { params: { id } });
const retry = (by: Person, id: string) => by.call(api.messages.regenerate, { params: { id } });

const saidIn = async (person: Person, id: string) =>
  (await shownMessages(person, id)).flatMap(({ kind, text }) => (kind === 'system' ? [] : [text]));

/** A group of two in which ben asked and the answer was cut. */
async function cutInGroup() {
  const guided = await guidedWorld(cutMidway);
  const [ana, ben] = [await guided.consenting(), await guided.consenting()];
  const { id } = await groupOf(ana, ben);
  const { answer: begun } = await sayTo(ben, id, '@guide tell us');
  const answer = await endedAnswer(ben, id, begun?.id ?? '');
  expect(answer).toMatchObject({ status: 'interrupted', error: 'answer.cut' });
  expect(answer.text).toMatch(/^Two /u);
  guided.model.mode = whole;
  return { ...guided, ana, ben, id, answer };
}

describe('an interrupted answer among people', () => {
  test('is continued by the person who asked: its text stays, everybody sees it grow, and it counts once', async () => {
    const { ana, ben, id, answer, asked } = await cutInGroup();
    const used = await answersUsed(ben);
    const { version } = (await ana.call(api.messages.list, { params: { id } })).body;
    const live = await ana.live({ [id]: version });
    const types = await verifyLive(ana, [id], async () => {
      const { status, body } = await goOn(ben, answer.id);
      expect([status, body.answer]).toMatchObject([
        200,
        { id: answer.id, status: 'streaming', error: null, text: answer.text },
      ]);
      expect(await endedAnswer(ben, id, answer.id)).toMatchObject({
        status: 'sent',
        text: `${answer.text}the other.`,
      });
    });
    expect(types.filter((type) => type === 'message.updated')).toHaveLength(2);
    await live.until(() => live.frames.some(({ type }) => type === 'message.delta'));
    const added = live.frames.flatMap((frame) =>
      frame.type === 'message.delta' ? [[frame.offset, frame.text]] : [],
    );
    expect(added).toEqual([[answer.text.length, 'the other.']]);
    live.close();
    expect(JSON.stringify(asked().at(-1)?.body.messages)).toContain(answer.text.trim());
    expect(await saidIn(ana, id)).toEqual(['@guide tell us', `${answer.text}the other.`]);
    expect(await answersUsed(ben)).toBe(used + 1);
    expect(await answersUsed(ana)).toBe(0);
  });

  test('is written again in its place when the person who asked tries again', async () => {
    const { ana, ben, id, answer } = await cutInGroup();
    await sayTo(ana, id, 'Meanwhile');
    await verifyLive(ana, [id], async () => {
      expect((await retry(ben, answer.id)).body.answer).toMatchObject({ id: answer.id, text: '' });
      await endedAnswer(ben, id, answer.id);
    });
    expect(await saidIn(ana, id)).toEqual(['@guide tell us', 'the other.', 'Meanwhile']);
  });

  test('goes on while another answer is being written', async () => {
    const { ana, ben, id, answer, model } = await cutInGroup();
    model.mode = { kind: 'stall-first' };
    const other = (await sayTo(ana, id, '@guide and me?')).answer;
    model.mode = whole;
    expect((await goOn(ben, answer.id)).status).toBe(200);
    expect((await endedAnswer(ben, id, answer.id)).status).toBe('sent');
    await ana.call(api.messages.stop, { params: { id: other?.id ?? '' } });
  });

  test('is refused to others in the group, hidden from outsiders, and needs what a new answer needs', async () => {
    const { one, ana, ben, id, answer } = await cutInGroup();
    const outsider = await one.person();
    const consent = (provider_consent: boolean) =>
      ben.call(api.account.updateProfile, { body: { user: { settings: { provider_consent } } } });
    for (const again of [goOn, retry]) {
      expect(await again(ana, answer.id)).toMatchObject({
        status: 409,
        code: 'message.not_allowed',
      });
      expect(await again(outsider, answer.id)).toMatchObject({
        status: 404,
        code: 'message.not_found',
      });
    }
    await consent(false);
    expect((await retry(ben, answer.id)).code).toBe('guide.consent_required');
    await consent(true);
    await ana.call(api.chat.guide, { params: { id }, body: { guide_mode: 'off' } });
    expect((await goOn(ben, answer.id)).code).toBe('message.not_allowed');
    await ana.call(api.chat.guide, { params: { id }, body: { guide_mode: 'mention' } });
    await retry(ben, answer.id);
    await endedAnswer(ben, id, answer.id);
    expect((await retry(ben, answer.id)).code).toBe('message.not_allowed');
  });

  test('is withheld from somebody who blocks the person who asked', async () => {
    const { consenting, model } = await guidedWorld(cutMidway);
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await pairOf(ana, ben);
    const begun = (await sayTo(ben, id, '@guide tell us')).answer;
    const answer = await endedAnswer(ben, id, begun?.id ?? '');
    await ana.call(api.people.block, { params: { username: ben.username } });
    model.mode = whole;
    const types = await verifyLive(ana, [id], async () => {
      expect((await goOn(ana, answer.id)).code).toBe('chat.blocked');
      expect((await retry(ben, answer.id)).status).toBe(200);
      expect(await endedAnswer(ben, id, answer.id)).toMatchObject({ text: 'the other.' });
    });
    expect(types).not.toContain('message.updated');
    expect((await messagesOf(ana, id)).map(({ text }) => text)).toEqual(['@guide tell us']);
    expect(await goOn(ana, answer.id)).toMatchObject({ status: 404 });
  });
});

test('the built-in guide’s text is stored before half a second of it was shown', async () => {
  const { app, person } = await world();
  const ana = await person();
  const { id } = await groupOf(ana, await person());
  const live = await ana.live({ [id]: 0 });
  const answer = (await sayTo(ana, id, '@guide we can not agree on the house')).answer;
  const stored = async () => {
    const { rows } = await app.platform.database.pool.query<{ text: string }>(
      'select text from messages where id = $1',
      [answer?.id],
    );
    return rows[0]?.text ?? '';
  };
  let first = '';
  await expect.poll(async () => (first = await stored()), { interval: 15 }).not.toBe('');
  // A word is shown every 28 ms, or later on a slow machine.
  expect(first.split(/\s+/u).length).toBeLessThan(18);
  await live.until(() => textOfDeltas(live.frames, answer?.id ?? '').startsWith(first));
  live.close();
});
