import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { dataFolder } from '#db/embedded/testing.ts';
import { callOver, runToEnd, startProgram } from './process.ts';
import { password } from './world.ts';

/** Ten starts of the program, one after the other. */
const startsMaxMs = 240_000;

test(
  'an operator invites, verifies and deletes beside a running program',
  async () => {
    const { dataDir, remove } = dataFolder();
    onTestFinished(remove);
    const settings = { DATA_DIR: path.resolve(dataDir), SIGNUP: 'invite' };
    const program = await startProgram(settings);
    const command = (...args: string[]) => runToEnd('scripts/start.js', settings, args);

    const invited = await command('--invite', '1');
    const code = /code=([\w-]{43})/u.exec(invited.output)?.[1] ?? '';
    const user = {
      username: 'Ana',
      email: 'ana@example.org',
      password,
      terms_version: termsVersion,
    };
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

    const [, given = ''] = /moderate\/(\S+)/u.exec((await command('--reports')).output) ?? [];
    const list = await callOver(program.url, '', api.moderation.list, { params: { token: given } });
    expect(list).toEqual({ items: [], next: null, open: 0 });

    expect((await command('--user', 'Ana', '--delete')).output).toContain(
      'The account Ana is closed, and will be deleted on',
    );
    const gone = callOver(program.url, joined?.token ?? '', api.account.profile);
    await expect(gone).rejects.toThrow('auth.token_revoked');

    for (const [args, sentence] of [
      [['--user', 'nobody', '--verify'], 'Nobody here is called nobody.'],
      [['--user', 'ana', '--delete'], 'Nobody here is called ana.'],
      [['--user', 'ana'], 'add --verify'],
      [['--invite', 'many'], '--invite takes a number of accounts'],
    ] as const) {
      const refused = await command(...args);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(sentence);
    }
  },
  startsMaxMs,
);
