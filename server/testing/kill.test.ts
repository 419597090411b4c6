import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Message } from '#contract/messages.ts';
import { api } from '#contract/index.ts';
import { textOfDeltas } from './guided-world.ts';
import { LiveClient } from './live-client.ts';
import { startModelServer } from './model-server.ts';
import { type Program, callOver, startProgram } from './process.ts';
import { password } from './world.ts';

const rounds = 6;
const reapedWithinMs = 30_000;

/** The person's outside view of one round. */
interface Round {
  chatId: string;
  answerId: string;
  line: string;
  /** The newest name that was acknowledged, and the one whose fate is unknown. */
  names: string[];
  /** The screen a second before the kill. */
  shownBefore: string;
  killedAt: number;
}

test('kill -9 in mid-answer: nothing acknowledged is lost or doubled, and the answer is kept as interrupted', async () => {
  const model = await startModelServer({ mode: { kind: 'count', count: 5_000, delayMs: 20 } });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-kill-'));
  onTestFinished(async () => {
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const environment = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://zavit.test',
    RATE_LIMITS: 'off',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: model.url,
  };
  let program = await startProgram(environment);
  const username = `k${randomUUID().slice(0, 8)}`;
  const registered = await callOver(program.url, '', api.account.register, {
    body: { user: { username, email: 'k@example.org', password, terms_version: termsVersion } },
  });
  const token = registered?.token ?? '';
  await callOver(program.url, token, api.account.updateProfile, {
    body: { user: { settings: { provider_consent: true } } },
  });

  const all: Round[] = [];
  for (let count = 0; count < rounds; count++) {
    all.push(await round(program, token, count));
    program = await startProgram(environment);
  }

  for (const { chatId, answerId, line, names, shownBefore, killedAt } of all) {
    const [message, answer, ...more] = await settled(program, token, chatId, answerId, killedAt);
    expect([message?.text, message?.seq, answer?.id, answer?.seq, more]).toEqual([
      line,
      1,
      answerId,
      2,
      [],
    ]);
    const opened = await callOver(program.url, token, api.chat.openTheme, {
      params: { id: chatId },
    });
    expect(names).toContain(opened?.title);
    expect(answer).toMatchObject({ status: 'interrupted', error: 'answer.server_stopped' });
    expect(
      answer?.text.startsWith(shownBefore),
      `${answer?.text.length} of ${shownBefore.length}`,
    ).toBe(true);
    expect(shownBefore.length).toBeGreaterThan(0);
  }

  model.mode = { kind: 'tokens', tokens: ['And the end.'] };
  for (const { chatId, answerId } of all) {
    await callOver(program.url, token, api.messages.continue, { params: { id: answerId } });
    const messages = await settled(program, token, chatId, answerId, Date.now());
    expect(messages.find(({ id }) => id === answerId)).toMatchObject({
      status: 'sent',
      error: null,
      text: expect.stringMatching(/^word1 .*And the end\.$/u) as string,
    });
  }
  const profile = await callOver(program.url, token, api.account.profile);
  expect(profile?.usage[0]).toMatchObject({ limit: 'answers', used: all.length });
}, 180_000);

async function round(program: Program, token: string, count: number): Promise<Round> {
  const created = await callOver(program.url, token, api.chat.create, {
    body: { chat: { chat_type: 'AI' } },
  });
  const chatId = created?.chat.id ?? '';
  const live = await LiveClient.open(program.url, token, { [chatId]: 0 });
  const line = `Round ${count}`;
  const sent = await callOver(program.url, token, api.messages.send, {
    params: { id: chatId },
    body: { message: line, client_id: randomUUID() },
  });
  const answerId = sent?.answer?.id ?? '';
  await live.until(() => textOfDeltas(live.frames, answerId).length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300 + count * 170));
  const shownBefore = textOfDeltas(live.frames, answerId);
  await new Promise((resolve) => setTimeout(resolve, 1_100));

  // Something is written at the very moment of the kill.
  let name = line;
  const killing = new Promise((resolve) => setTimeout(resolve, 40 + count * 15)).then(() =>
    program.kill(count % 2 === 0 ? 'everything' : 'node'),
  );
  const names: string[] = [];
  for (let tries = 0; ; tries++) {
    names.splice(0, names.length, name, `${line}, ${tries}`);
    const renamed = await callOver(program.url, token, api.chat.rename, {
      params: { id: chatId },
      body: { name: `${line}, ${tries}` },
    });
    if (!renamed) break;
    name = renamed.chat.title;
  }
  await killing;
  live.close();
  return { chatId, answerId, line, names, shownBefore, killedAt: Date.now() };
}

/** The chat’s messages once the answer is not being written any more. */
async function settled(
  program: Program,
  token: string,
  chatId: string,
  answerId: string,
  since: number,
): Promise<Message[]> {
  for (;;) {
    const page = await callOver(program.url, token, api.messages.list, { params: { id: chatId } });
    const answer = page?.items.find(({ id }) => id === answerId);
    if (page && answer && answer.status !== 'streaming') return page.items;
    if (Date.now() - since > reapedWithinMs + 2_000)
      throw new Error('an answer is still said to be written');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
