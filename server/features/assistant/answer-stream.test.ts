import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent, ServerFrame } from '#contract/live.ts';
import {
  answersUsed,
  endedAnswer,
  eventually,
  guidedWorld,
  say,
  shownMessages,
  textOfDeltas,
} from '../../testing/guided-world.ts';
import { framesOf, streamed } from '../../testing/streamed.ts';

const counted = { kind: 'count', count: 40, delayMs: 8 } as const;
const countedText = Array.from({ length: 40 }, (_, at) => `word${at + 1} `).join('');

const isOfMessages = (
  frame: ServerFrame,
): frame is Extract<LiveEvent, { type: 'message.created' | 'message.updated' }> =>
  frame.type === 'message.created' || frame.type === 'message.updated';

describe('deltas', () => {
  test('joined they are the stored text, the same for every listener, also for one who comes in the middle', async () => {
    const { consenting } = await guidedWorld(counted);
    const ana = await consenting();
    const { id, ...chat } = await ana.chat();
    expect(chat.generating).toBe(false);
    const tabs = await Promise.all([ana.live({ [id]: 0 }), ana.live({ [id]: 0 })]);
    const sent = await say(ana, id, 'Count');
    await tabs[0]?.until(
      () => textOfDeltas(tabs[0]?.frames ?? [], sent.answer?.id ?? '').length > 60,
    );
    tabs.push(await ana.live({ [id]: 0 }));
    const page = await shownMessages(ana, id);
    expect(countedText.startsWith(page[1]?.text ?? '-')).toBe(true);
    const answer = await sent.ended();
    expect(answer).toMatchObject({ status: 'sent', text: countedText });
    for (const tab of tabs) {
      await tab.until(() => tab.events.some((event) => event.type === 'message.updated'));
      expect(textOfDeltas(tab.frames, answer.id)).toBe(countedText);
      tab.close();
    }
  });

  test('a fetched running answer and later frames of the socket have no gap between them', async () => {
    const { consenting } = await guidedWorld(counted);
    const ana = await consenting();
    const { id } = await ana.chat();
    const sent = await say(ana, id, 'Count');
    await eventually(async () => ((await shownMessages(ana, id))[1]?.text.length ?? 0) > 40);
    const late = await ana.live({ [id]: 0 });
    await late.until(() => textOfDeltas(late.frames, sent.answer?.id ?? '').length > 80);
    expect((await sent.ended()).text).toBe(countedText);
    late.close();
  });
});

describe('an answer streamed in the response', () => {
  test('has the same frames as the socket, the same headers as every answer, and ends with it', async () => {
    const { one, consenting } = await guidedWorld(counted);
    const url = await one.url();
    const ana = await consenting();
    const { id } = await ana.chat();
    const live = await ana.live({ [id]: 0 });
    const response = await streamed(url, ana, id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const frames = await framesOf(response);
    await live.until(() => live.events.some((event) => event.type === 'message.updated'));
    expect(frames.filter(isOfMessages)).toEqual(live.frames.filter(isOfMessages));
    const answer = frames.findLast(isOfMessages)?.message;
    expect(answer).toMatchObject({ status: 'sent', text: countedText });
    expect(textOfDeltas(frames, answer?.id ?? '')).toBe(countedText);
    expect(textOfDeltas(live.frames, answer?.id ?? '')).toBe(countedText);
    live.close();
  });

  test('going away ends the response, never the answer', async () => {
    const { one, consenting } = await guidedWorld(counted);
    const ana = await consenting();
    const { id } = await ana.chat();
    const response = await streamed(await one.url(), ana, id);
    const frames = await framesOf(response, (heard) =>
      heard.some(({ type }) => type === 'message.delta'),
    );
    const answerId = frames.filter(isOfMessages).at(-1)?.message.id ?? '';
    expect(await endedAnswer(ana, id, answerId)).toMatchObject({
      status: 'sent',
      text: countedText,
    });
  });

  test('a refusal is an ordinary answer', async () => {
    const { one } = await guidedWorld(counted);
    const ana = await one.person();
    const { id } = await ana.chat();
    const response = await streamed(await one.url(), ana, id);
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/u);
    expect(await response.json()).toMatchObject({ error: { code: 'guide.consent_required' } });
  });
});

describe('stopping', () => {
  test('closes the connection to the provider within a second and keeps what has arrived', async () => {
    const { model, consenting } = await guidedWorld({ kind: 'count', count: 10_000, delayMs: 10 });
    const ana = await consenting();
    const { id } = await ana.chat();
    const live = await ana.live({ [id]: 0 });
    const sent = await say(ana, id, 'Count');
    await live.until(() => textOfDeltas(live.frames, sent.answer?.id ?? '').length > 60);
    const begun = performance.now();
    const stopped = await ana.call(api.messages.stop, { params: { id: sent.answer?.id ?? '' } });
    expect(stopped.body.answer).toMatchObject({ status: 'stopped', error: null });
    await eventually(() => model.openAnswers === 0, 1_000);
    expect(performance.now() - begun).toBeLessThan(1_000);
    await live.until(() => live.events.some((event) => event.type === 'message.updated'));
    expect(textOfDeltas(live.frames, sent.answer?.id ?? '')).toBe(stopped.body.answer.text);
    expect(stopped.body.answer.text).toMatch(/^word1 word2 /u);
    expect((await shownMessages(ana, id))[1]?.text).toBe(stopped.body.answer.text);
    live.close();

    const again = await ana.call(api.messages.stop, { params: { id: sent.answer?.id ?? '' } });
    expect([again.status, again.code]).toEqual([409, 'message.not_running']);
  });

  test('before the first word costs nothing, and the person can go on at once', async () => {
    const { model, consenting } = await guidedWorld({ kind: 'stall-first' });
    const ana = await consenting();
    const { id } = await ana.chat();
    const sent = await say(ana, id, 'Wait');
    await eventually(() => model.openAnswers === 1);
    const stopped = await ana.call(api.messages.stop, { params: { id: sent.answer?.id ?? '' } });
    expect(stopped.body.answer).toMatchObject({ status: 'stopped', text: '' });
    expect(await answersUsed(ana)).toBe(0);
    model.mode = counted;
    expect((await (await say(ana, id, 'Count')).ended()).text).toBe(countedText);
  });

  test('the end of the program keeps the text, says why, and lets go of the provider', async () => {
    const { one, model, consenting } = await guidedWorld({
      kind: 'count',
      count: 10_000,
      delayMs: 10,
    });
    const ana = await consenting();
    const { id } = await ana.chat();
    const sent = await say(ana, id, 'Count');
    await eventually(async () => ((await shownMessages(ana, id))[1]?.text.length ?? 0) > 60);
    await one.restart();
    expect(model.openAnswers).toBe(0);
    const [, answer] = await shownMessages(ana, id);
    expect(answer).toMatchObject({
      id: sent.answer?.id,
      status: 'interrupted',
      error: 'answer.server_stopped',
    });
    expect(answer?.text).toMatch(/^word1 word2 /u);
    expect(await answersUsed(ana)).toBe(0);
  });
});
