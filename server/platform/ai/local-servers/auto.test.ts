import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { dataFolder } from '#db/embedded/testing.ts';
import { borrowTestDatabase } from '#db/testing.ts';
import { eventually, landscape, say, show } from '../../../testing/guided-world.ts';
import { lmStudioDescriptions, ollamaDescriptions } from '../../../testing/model-descriptions.ts';
import { picturesIn } from '../../../testing/model-modes.ts';
import { type Descriptions, startModelServer } from '../../../testing/model-server.ts';
import { freePort } from '../../../testing/process.ts';
import { type World, world } from '../../../testing/world.ts';
import { findLocalServers } from './local-servers.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const agreed = { body: { user: { settings: { provider_consent: true } } } };

async function localServer(descriptions: Descriptions) {
  const model = await startModelServer({ descriptions });
  onTestFinished(() => model.close());
  return { model, address: model.url.replace('/v1', '') };
}

/** A program with AI_PROVIDER=auto beside an Ollama with these models. */
async function besideOllama(...models: Parameters<typeof ollamaDescriptions>[0]) {
  const { model, address } = await localServer(ollamaDescriptions(models));
  const one = await world(
    { AI_PROVIDER: 'auto' },
    { localServers: findLocalServers([{ name: 'Ollama', address }], { patient: true }) },
  );
  return { one, model };
}

const guideOf = async (one: World) => (await one.call(api.config.show)).body.guide;

test('AI_PROVIDER=auto lets a model server of this machine answer, as any other provider', async () => {
  const { one, model } = await besideOllama({ name: 'gemma3:4b', vision: true });
  expect(await guideOf(one)).toMatchObject({
    built_in: false,
    provider: 'Ollama',
    model: 'gemma3:4b',
    translation: true,
    transcription: false,
  });
  const ana = await one.person();
  const { id } = await ana.chat();
  const refused = await ana.call(api.messages.send, {
    params: { id },
    body: { message: 'Hello', client_id: randomUUID() },
  });
  expect(refused.error).toMatchObject({
    code: 'guide.consent_required',
    provider: 'Ollama',
  });
  expect(model.requests).toEqual([]);
  await ana.call(api.account.updateProfile, agreed);
  const answer = await (await say(ana, id, 'Hello')).ended();
  expect([answer.status, answer.text]).toEqual(['sent', expect.stringContaining('Look at it')]);
  expect(model.requests[0]?.body.model).toBe('gemma3:4b');
});

test('a picture goes to a local model that sees, and not to one that does not', async () => {
  const seeing = await besideOllama({ name: 'gemma3:4b', vision: true });
  const blind = await besideOllama({ name: 'llama3.2:latest' });
  for (const [{ one, model }, pictures] of [
    [seeing, 1],
    [blind, 0],
  ] as const) {
    await eventually(async () => (await guideOf(one)).vision === pictures > 0);
    const ana = await one.person();
    await ana.call(api.account.updateProfile, agreed);
    expect((await (await show(ana, await landscape())).ended()).status).toBe('sent');
    const asked = model.requests.filter(({ body }) => body.stream === true);
    expect(asked.map((one) => picturesIn(one).length)).toEqual([pictures]);
  }
});

test('a model server that disappears leaves its sentence, and answers when it is back', async () => {
  const { one, model } = await besideOllama({ name: 'gemma3:4b' });
  const ana = await one.person();
  await ana.call(api.account.updateProfile, agreed);
  const { id } = await ana.chat();
  await model.refuse();
  const failed = await (await say(ana, id, 'Are you there?')).ended();
  expect([failed.status, failed.error]).toEqual(['failed', 'answer.provider_failed']);
  expect((await guideOf(one)).provider).toBe('Ollama');
  await model.accept();
  expect((await (await say(ana, id, 'And now?')).ended()).status).toBe('sent');
});

test('without a model server AI_PROVIDER=auto leaves the built-in guide, and nothing is sent', async () => {
  const one = await world({ AI_PROVIDER: 'auto' });
  expect(await guideOf(one)).toMatchObject({ built_in: true, provider: null, vision: false });
  const ana = await one.person();
  expect((await (await say(ana, (await ana.chat()).id, 'Hello')).ended()).status).toBe('sent');
});

/** Output of the program until it is ready and has named who answers; it then ends. */
async function startOutput(
  addresses: { name: string; address: string }[],
  environment: Record<string, string> = {},
): Promise<string> {
  const { dataDir, remove } = dataFolder();
  const database = await borrowTestDatabase(inject('testCluster'));
  onTestFinished(async () => {
    await database.giveBack();
    await remove();
  });
  const begin = `import('./server/main.ts').then(({ start }) => start({ modelAddresses: ${JSON.stringify(addresses)} }))`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', begin], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  let output = '';
  const ended = once(child, 'close');
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  await eventually(() => /is ready: [^\n]+\n\n(?:.+\n)+\n/u.test(output), 60_000);
  child.kill('SIGTERM');
  await ended;
  return output;
}

test('the start names a model server and the line that uses it, and sends it no words', async () => {
  const { model, address } = await localServer(lmStudioDescriptions([{ name: 'qwen3-8b' }]));
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const output = await startOutput([
    { name: 'Ollama', address: `http://127.0.0.1:${port}` },
    { name: 'LM Studio', address },
  ]);
  expect(output).toMatch(
    /is ready: .+\n\n {2}LM Studio runs on this machine \(qwen3-8b\)\. .+\n {4}AI_PROVIDER=auto npm start\n\n/u,
  );
  expect(model.requests).toEqual([]);
});

test('the start with AI_PROVIDER=auto says who answers', async () => {
  const { address } = await localServer(ollamaDescriptions([{ name: 'gemma3:4b' }]));
  const [found, missing] = await Promise.all([
    startOutput([{ name: 'Ollama', address }], { AI_PROVIDER: 'auto' }),
    startOutput([], { AI_PROVIDER: 'auto' }),
  ]);
  expect(found).toContain('  Ollama answers as the guide (gemma3:4b).\n');
  expect(missing).toMatch(/No Ollama, .+ so the built-in guide does\./u);
});
