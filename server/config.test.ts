import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { settings } from '../scripts/settings.ts';
import { ConfigError, configSchema, readConfig } from './config.ts';
import { runToEnd } from './testing/process.ts';

const root = path.resolve(import.meta.dirname, '..');

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-config-'));
  folders.push(folder);
  return folder;
}

/** The startup error for an environment; null if the program would start. */
function refusal(environment: Record<string, string>): string | null {
  try {
    readConfig({ DATA_DIR: dataFolder(), ...environment });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

const wrong: Record<string, readonly string[]> = {
  PORT: ['-1', '65536', 'http', '3000.5', '1e9', '0x'],
  PUBLIC_URL: ['zavit.example', 'ftp://zavit.example', 'data:,x', '//x'],
  API_URL: ['api', 'ws://api.example'],
  METRICS_TOKEN: ['short'],
  LOG_LEVEL: ['loud', 'INFO'],
  RATE_LIMITS: ['no', '0'],
  PRODUCT_NAME: ['x'.repeat(41)],
  OPERATOR_NAME: ['x'.repeat(201)],
  OPERATOR_EMAIL: ['somebody', 'a@b'],
  COMMUNITY_LINKS: [
    'Forum',
    '|https://a.example',
    'Forum|http://a.example',
    'Forum|javascript:alert(1)',
    'Forum|https://',
    'Forum|https://somebody:secret@a.example',
    'Forum|https://a.example,Other',
    `${'x'.repeat(61)}|https://a.example`,
    'A|https://a.example,'.repeat(13),
  ],
  SIGNUP: ['yes', 'Open'],
  DEFAULT_PLAN: ['gold', 'FREE'],
  DATABASE_URL: ['mysql://x', 'localhost:5432', '/var/lib/pg'],
  DATABASE_POOL: ['0', '1', '1000', 'many'],
  REDIS_URL: ['localhost:6379', 'http://x'],
  SMTP_URL: ['mail.example', 'http://x'],
  AI_PROVIDER: ['gpt', 'OpenAI'],
  AI_BASE_URL: ['localhost', 'file:///x'],
  AI_PROVIDER_NAME: ['x'.repeat(61)],
  AI_VISION: ['yes', 'Auto'],
  AI_CONTEXT_TOKENS: ['4095', '-1', 'much'],
  AI_FIRST_BYTE_TIMEOUT_MS: ['0', 'soon', '-5'],
  AI_IDLE_TIMEOUT_MS: ['0', '1.5'],
  AI_TOTAL_TIMEOUT_MS: ['10', 'x'],
};

describe('a wrong setting', () => {
  test.each(
    Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])),
  )('%s=%s is refused in one sentence that names it', (name, value) => {
    const said = refusal({ [name]: value });
    expect(said).toMatch(new RegExp(`^${name} [^\\n]{5,160}\\.$`, 'u'));
    expect(said).not.toMatch(/ZodError|undefined|[{}]/u);
  });

  test.each([
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL'],
  ])('%j says that %s is missing', (environment, missing) => {
    expect(refusal(environment)).toMatch(new RegExp(`^${missing} is missing[^\\n]+\\.$`, 'u'));
  });

  test('AI_PROVIDER=auto needs no more, and takes no address', () => {
    expect(refusal({ AI_PROVIDER: 'auto' })).toBeNull();
    expect(refusal({ AI_PROVIDER: 'auto', AI_TRANSCRIPTION_MODEL: 'w' })).toBeNull();
    expect(refusal({ AI_PROVIDER: 'auto', AI_BASE_URL: 'http://localhost:9/v1' })).toMatch(
      /^AI_BASE_URL can’t be used with AI_PROVIDER=auto: .+\.$/u,
    );
  });

  test.concurrent('a database that is not there stops the start', async () => {
    const { code, output } = await runToEnd('scripts/start.js', {
      DATA_DIR: dataFolder(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
    });
    expect(code).toBe(1);
    expect(output).not.toMatch(/\n\s+at |node:internal/u);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  test.concurrent.each([
    ['PORT', { PORT: 'http' }],
    ['DEFAULT_PLAN', { DEFAULT_PLAN: 'gold' }],
    ['AI_MODEL', { AI_PROVIDER: 'openai' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATA_DIR', { DATA_DIR: path.join(import.meta.filename, 'data') }],
  ])('%s stops the start with that sentence, status 1 and no stack', async (name, environment) => {
    const { code, output } = await runToEnd('scripts/start.js', {
      DATA_DIR: dataFolder(),
      ...environment,
    });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(new RegExp(`^${name} `, 'u'));
    expect(output).not.toMatch(/\n\s+at |node:internal|\.ts:\d/u);
  });

  test('an empty setting is an absent one', () => {
    expect(refusal(Object.fromEntries(Object.keys(wrong).map((name) => [name, '  '])))).toBeNull();
  });
});

test('places where people meet are read in their order, in either language', () => {
  const written = ' Forum | https://a.example/x?y=1 , קהילה|https://b.example, ';
  const config = readConfig({ DATA_DIR: dataFolder(), COMMUNITY_LINKS: written });
  expect(config.COMMUNITY_LINKS).toEqual([
    { name: 'Forum', url: 'https://a.example/x?y=1' },
    { name: 'קהילה', url: 'https://b.example' },
  ]);
});

test.each([
  [{}, 30_000],
  [{ AI_PROVIDER: 'auto' }, 300_000],
  [{ AI_BASE_URL: 'http://localhost:8000/v1' }, 300_000],
  [{ AI_BASE_URL: 'http://127.0.0.1:8000/v1' }, 300_000],
  [{ AI_BASE_URL: 'http://[::1]:8000/v1' }, 300_000],
  [{ AI_BASE_URL: 'http://gpu-box/v1', AI_FIRST_BYTE_TIMEOUT_MS: '5000' }, 5_000],
  [{ AI_PROVIDER: 'auto', AI_FIRST_BYTE_TIMEOUT_MS: '5000' }, 5_000],
])('a model of %j gets time for its first token', (environment, timeoutMs) => {
  const config = readConfig({ DATA_DIR: dataFolder(), ...environment });
  expect(config.AI_FIRST_BYTE_TIMEOUT_MS).toBe(timeoutMs);
});

test.each([
  'gpu-box:11434',
  'gpu-box.local',
  'gpu-box.local.',
  'llm.lan',
  'llm.corp.internal',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.20:8080',
  '100.100.1.1',
  '[fd12:3456::7]',
  '[fe80::1]',
  '[::ffff:192.168.1.20]',
])('a model at %s is of a network of its own, and gets time for its first token', (host) => {
  const config = readConfig({ DATA_DIR: dataFolder(), AI_BASE_URL: `http://${host}/v1` });
  expect(config.AI_FIRST_BYTE_TIMEOUT_MS).toBe(300_000);
});

test.each([
  'localhost.example',
  'local.example',
  'llm.notlan',
  '172.32.0.9',
  '192.169.1.1',
  '8.8.8.8',
  '[2001:4860:4860::8888]',
])('a model at %s is on the public internet', (host) => {
  const config = readConfig({ DATA_DIR: dataFolder(), AI_BASE_URL: `https://${host}/v1` });
  expect(config.AI_FIRST_BYTE_TIMEOUT_MS).toBe(30_000);
});

describe('the secrets', () => {
  test('are made once, for their owner alone, and stay', () => {
    const folder = dataFolder();
    const first = readConfig({ DATA_DIR: folder });
    for (const name of ['token', 'csrf', 'refresh', 'push']) {
      const file = path.join(folder, 'secrets', name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    }
    expect(readConfig({ DATA_DIR: folder }).secrets).toEqual(first.secrets);
    const values = Object.values(first.secrets).map((secret) =>
      Buffer.from(secret).toString('hex'),
    );
    expect(new Set(values).size).toBe(5);
    for (const value of values) expect(value).toHaveLength(64);
    expect(readConfig({ DATA_DIR: dataFolder() }).secrets).not.toEqual(first.secrets);
  });

  test.each(['', 'short', 'x'.repeat(200)])(
    'that are damaged (%j) stop the start, and are not replaced',
    (damaged) => {
      const folder = dataFolder();
      readConfig({ DATA_DIR: folder });
      const file = path.join(folder, 'secrets', 'token');
      chmodSync(file, 0o600);
      writeFileSync(file, damaged);
      expect(refusal({ DATA_DIR: folder })).toMatch(/^The secret .+ is damaged: .+\.$/u);
      expect(readFileSync(file, 'utf8')).toBe(damaged);
    },
  );
});

describe('the examples', () => {
  test('name every setting, and say its default', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    const table = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
    for (const { name, meaning, default: value } of settings()) {
      expect(example).toContain(`# ${meaning}\n#${name}=${value ?? ''}\n`);
      expect(table).toContain(`| \`${name}\` |`);
    }
    const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(configSchema.shape));
  });

  test('as they stand change nothing', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    const environment = Object.fromEntries(
      [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gmu)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const folder = dataFolder();
    expect(readConfig({ ...environment, DATA_DIR: folder })).toEqual(
      readConfig({ DATA_DIR: folder }),
    );
  });
});
