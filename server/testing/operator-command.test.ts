import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { dataFolder } from '#db/embedded/testing.ts';
import { callOver, runToEnd, startProgram } from './process.ts';
import { password } from './world.ts';

test('an operator invites and verifies beside a running program', async () => {
  const { dataDir, remove } = dataFolder();
  onTestFinished(remove);
  const settings = { DATA_DIR: path.resolve(dataDir), SIGNUP: 'invite' };
  const program = await startProgram(settings);
  const command = (...args: string[]) => runToEnd('scripts/start.js', settings, args);

  const invited = await command('--invite', '1');
  const code = /code=([\w-]{43})/u.exec(invited.output)?.[1] ?? '';
  const user = { username: 'Ana', email: 'ana@example.org', password };
  const joined = await callOver(program.url, '', api.account.register, {
    body: { user: { ...user, invite: code } },
  });
  expect(joined?.user.email_verified).toBe(false);

  expect((await command('--user', 'ana', '--verify')).output).toContain(
    'The address of Ana is verified.',
  );
  const mine = await callOver(program.url, joined?.token ?? '', api.account.profile);
  expect(mine?.email_verified).toBe(true);

  expect((await command('--user', 'Ana', '--reset-two-factor')).output).toContain(
    'Ana signs in without a second step already.',
  );

  for (const [args, sentence] of [
    [['--user', 'nobody', '--verify'], 'Nobody here is called nobody.'],
    [['--user', 'ana'], 'add --verify'],
    [['--invite', 'many'], '--invite takes a number of accounts'],
  ] as const) {
    const refused = await command(...args);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(sentence);
  }
});
