import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { drafts } from './drafts.ts';
import { outbox } from './outbox.ts';

interface Sent {
  message: string | undefined;
  clientId: string;
}

let chat = '';
let sent: Sent[] = [];
/** The server's answers to the messages, one after the other; later ones succeed. */
let answers: (() => Response | Promise<Response>)[] = [];

const refusal =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json(
      { error: { code, message: `refused: ${code}`, request_id: 'r' } },
      { status, headers },
    );

const accepted = (clientId: string) => {
  const message = { id: randomUUID(), chat_id: chat, client_id: clientId, status: 'sent' };
  return Response.json({ message, answer: null });
};

const said = () => sent.map(({ message }) => message);
const waiting = () => outbox.entriesOf(chat).map(({ text, state }) => [text, state]);

beforeEach(() => {
  vi.useFakeTimers();
  chat = randomUUID();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!/\/send(_user)?$/u.test(url)) return Response.json({});
    const given = JSON.parse(body as string) as { message?: string; client_id: string };
    sent.push({ message: given.message, clientId: given.client_id });
    return (answers.shift() ?? (() => accepted(given.client_id)))();
  });
});

afterEach(() => {
  outbox.forgetAll();
  drafts.forgetAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('messages to people', () => {
  test('go out one at a time in the order in which they were written, and are gone once they are there', async () => {
    const first = Promise.withResolvers<Response>();
    answers = [() => first.promise];
    outbox.addToPeople(chat, 'one');
    outbox.addToPeople(chat, 'two');
    await settled();
    expect(said()).toEqual(['one']);
    expect(waiting()).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
    first.resolve(accepted(sent[0]?.clientId ?? ''));
    await settled();
    expect(said()).toEqual(['one', 'two']);
    expect(waiting()).toEqual([]);
  });

  test('are tried again with the same client id when the server was away', async () => {
    answers = [refusal(503, 'server.unavailable')];
    outbox.addToPeople(chat, 'one');
    outbox.addToPeople(chat, 'two');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(said()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toEqual(['one', 'one', 'two']);
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId);
  });

  test('wait as long as the server asks for', async () => {
    answers = [refusal(429, 'request.too_many', { 'retry-after': '9' })];
    outbox.addToPeople(chat, 'one');
    await vi.advanceTimersByTimeAsync(8_900);
    expect(said()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toEqual(['one', 'one']);
  });

  test('that are refused for good stay with the reason, hold nothing up, and can be sent again', async () => {
    answers = [refusal(404, 'chat.not_found')];
    outbox.addToPeople(chat, 'one');
    outbox.addToPeople(chat, 'two');
    await settled();
    expect(waiting()).toEqual([['one', 'failed']]);
    const [failed] = outbox.entriesOf(chat);
    expect(failed?.reasonText).toBe('refused: chat.not_found');
    expect(said()).toEqual(['one', 'two']);
    outbox.retry(failed?.clientId ?? '');
    await settled();
    expect(said()).toEqual(['one', 'two', 'one']);
    expect(waiting()).toEqual([]);
  });

  test('that were taken back while they waited are not sent', async () => {
    answers = [refusal(503, 'server.unavailable')];
    outbox.addToPeople(chat, 'one');
    outbox.addToPeople(chat, 'two');
    await settled();
    outbox.remove(outbox.entriesOf(chat)[1]?.clientId ?? '');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(said()).toEqual(['one', 'one']);
  });

  test('that the live stream brought before the answer came are not sent again', async () => {
    answers = [refusal(503, 'server.unavailable')];
    outbox.addToPeople(chat, 'one');
    await settled();
    const message = { client_id: sent[0]?.clientId, chat_id: chat, status: 'sent' } as Message;
    outbox.noteMessage(message);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(said()).toEqual(['one']);
    expect(waiting()).toEqual([]);
  });
});

describe('messages to the guide', () => {
  test('are held until their person consents, with all that follow', async () => {
    answers = [refusal(409, 'guide.consent_required')];
    outbox.add(chat, 'one');
    outbox.add(chat, 'two');
    await settled();
    expect(waiting()).toEqual([
      ['one', 'held'],
      ['two', 'waiting'],
    ]);
    outbox.release(chat);
    await settled();
    expect(said()).toEqual(['one', 'one', 'two']);
    expect(waiting()).toEqual([]);
  });

  test('that were held are put back before what has been written since', async () => {
    answers = [refusal(409, 'guide.consent_required')];
    outbox.add(chat, 'one');
    await settled();
    drafts.write(chat, 'since');
    outbox.takeBack(chat);
    await settled();
    expect(drafts.textOf(chat)).toBe('one\nsince');
    expect(waiting()).toEqual([]);
  });

  test('beyond the limit of the plan are put back to be written another day', async () => {
    answers = [refusal(402, 'plan.limit_reached')];
    outbox.add(chat, 'one');
    await settled();
    expect(drafts.textOf(chat)).toBe('one');
    expect(waiting()).toEqual([]);
  });

  test('are sent as they were edited while they waited', async () => {
    const first = Promise.withResolvers<Response>();
    answers = [() => first.promise];
    outbox.add(chat, 'one');
    outbox.add(chat, 'two');
    await settled();
    const [going, next] = outbox.entriesOf(chat);
    outbox.edit(going?.clientId ?? '', 'too late');
    outbox.edit(next?.clientId ?? '', 'two in other words');
    first.resolve(accepted(going?.clientId ?? ''));
    await settled();
    expect(said()).toEqual(['one', 'two in other words']);
  });
});

test('a message that was removed while it waited no longer keeps drafts of other devices away', async () => {
  const answer = Promise.withResolvers<Response>();
  answers = [refusal(503, 'server.unavailable'), () => answer.promise];
  await drafts.open(chat, '');
  outbox.addToPeople(chat, 'one');
  drafts.sent(chat);
  drafts.write(chat, 'mine');
  await vi.advanceTimersByTimeAsync(1_000);
  drafts.adopt(chat, 'theirs');
  expect(drafts.textOf(chat)).toBe('mine');
  outbox.remove(outbox.entriesOf(chat)[0]?.clientId ?? '');
  await settled();
  drafts.adopt(chat, 'mine');
  drafts.adopt(chat, 'theirs');
  expect(drafts.textOf(chat)).toBe('theirs');
});
