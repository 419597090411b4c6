import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { api } from '#contract/index.ts';
import type { ServerFrame } from '#contract/live.ts';
import { formWith } from './form.ts';
import type { ModelMode, ModelRequest } from './model-modes.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { type Person, type World, world } from './world.ts';

const patienceMs = 30_000;
const lookEveryMs = 15;

/** Settings with which a silent model is soon given up; on a busy machine one that is not silent may be, too. */
export const impatient = { AI_FIRST_BYTE_TIMEOUT_MS: '400', AI_IDLE_TIMEOUT_MS: '400' };

export interface GuidedWorld {
  one: World;
  model: ModelServer;
  /** Somebody who agreed that what they write goes to the provider. */
  consenting(): Promise<Person>;
  /** Requests to the model as the guide; requests for titles are separate. */
  asked(): ModelRequest[];
}

/** A program whose guide is a model behind a real HTTP connection. */
export async function guidedWorld(
  mode: ModelMode,
  environment: Record<string, string> = {},
): Promise<GuidedWorld> {
  const model = await startModelServer({ mode });
  onTestFinished(() => model.close());
  const one = await world({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a-key-for-the-model',
    AI_VISION: 'off',
    ...environment,
  });
  return {
    one,
    model,
    async consenting() {
      const person = await one.person();
      await person.call(api.account.updateProfile, {
        body: { user: { settings: { provider_consent: true } } },
      });
      return person;
    },
    asked: () => model.requests.filter(({ body }) => body.stream === true),
  };
}

/** Sends a line to the guide; `ended` waits for the answer. */
export async function say(person: Person, chatId: string, message: string) {
  const sent = await person.call(api.messages.send, {
    params: { id: chatId },
    body: { message, client_id: randomUUID() },
  });
  return { ...sent.body, ended: () => endedAnswer(person, chatId, sent.body.answer?.id ?? '') };
}

/** Shows the guide a picture, in a new chat unless `chat_id` names one; `ended` waits for the answer. */
export async function show(person: Person, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = formWith(
    { field: 'image', name: 'photo.jpg', bytes },
    { client_id: randomUUID(), ...fields },
  );
  const sent = await person.call(api.analysis.send, form);
  return {
    ...sent.body,
    ended: () => endedAnswer(person, sent.body.chat.id, sent.body.answer?.id ?? ''),
  };
}

/** A wide picture, teal with a cream part, that is mostly dark. */
export function landscape(width = 600, height = 400): Promise<Buffer> {
  const part = {
    create: { width: width / 4, height, channels: 3 as const, background: '#f7e6c8' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#0b3f42' } })
    .composite([{ input: part, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The answer once nobody writes it any more. @throws when it does not end in time */
export async function endedAnswer(
  person: Person,
  chatId: string,
  answerId: string,
): Promise<Message> {
  for (const begun = Date.now(); Date.now() - begun < patienceMs;) {
    const answer = (await shownMessages(person, chatId)).find(({ id }) => id === answerId);
    if (answer && answer.status !== 'streaming') return answer;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error('the answer did not end');
}

export async function shownMessages(person: Person, chatId: string): Promise<Message[]> {
  return (await person.call(api.messages.list, { params: { id: chatId }, query: { limit: '100' } }))
    .body.items;
}

/** Answers of today, as the person sees them. */
export function answersUsed(person: Person): Promise<number> {
  return usedToday(person, 'answers');
}

export async function usedToday(person: Person, wanted: 'answers' | 'analyses'): Promise<number> {
  const { usage } = (await person.call(api.account.profile)).body;
  return usage.find(({ limit }) => limit === wanted)?.used ?? 0;
}

/** @throws when the condition does not come true in time */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  withinMs = patienceMs,
): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < withinMs;) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error('waited in vain');
}

/** How many rows each table holds. */
export async function rowCounts({ app }: World): Promise<Record<string, number>> {
  const { pool } = app.platform.database;
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counted = tables.rows.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`,
  );
  const { rows } = await pool.query<{ name: string; count: number }>(counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/**
 * The text of an answer from its deltas.
 * @throws if a piece is missing
 */
export function textOfDeltas(frames: readonly ServerFrame[], messageId: string): string {
  let text = '';
  for (const frame of frames) {
    if (frame.type !== 'message.delta' || frame.message_id !== messageId) continue;
    if (frame.offset > text.length) throw new Error(`a piece before ${frame.offset} is missing`);
    const known = text.slice(frame.offset);
    if (!known.startsWith(frame.text) && !frame.text.startsWith(known))
      throw new Error('a repeated piece differs');
    text = known.length > frame.text.length ? text : text.slice(0, frame.offset) + frame.text;
  }
  return text;
}
