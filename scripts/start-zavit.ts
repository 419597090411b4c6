import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm start -- [options]

  --demo   add a small believable world and print its logins (loopback only)
  --dev    rebuild pages and restart the server when a file changes
  --help   this text and every setting

  --backup <file>            write everything in DATA_DIR into a new file, also while the program runs
  --restore <file> [--force] put such a file into DATA_DIR; --force puts aside what it holds

  --stripe-products          make or find the products, prices and portal of STRIPE_SECRET_KEY (docs/billing.md)
  --invite <accounts>        make a link that opens so many accounts where sign-up needs an invitation
  --reports                  make a link to what was reported, and to what was decided of it
  --user <name> --verify     verify the address of a person who can't get the mail
  --user <name> --reset-two-factor
                             let a person who lost the second step sign in without it
  --user <name> --delete     close an account as its person can, and delete it after seven days

docs/runbook.md says more about both.
`;

/** Reads the options and runs the command. */
export async function startZavit(): Promise<void> {
  const options = chosenOptions();
  if (!options) return;
  const { demo, dev, api, backup, restore, force, invite, reports, user, verify } = options;
  const resetTwoFactor = options['reset-two-factor'];
  if (backup !== undefined || restore !== undefined) {
    const { runBackupCommand } = await import('./backup.ts');
    return runBackupCommand({ backup, restore, force });
  }
  if (options['stripe-products']) {
    const { makeStripeProducts } = await import('./stripe-products.ts');
    return makeStripeProducts();
  }
  if (invite !== undefined || reports || user !== undefined) {
    const { runOperatorCommand } = await import('./operator.ts');
    return runOperatorCommand({
      invite,
      reports,
      user,
      verify,
      resetTwoFactor,
      delete: options.delete,
    });
  }
  if (dev && !api) {
    const { startDevelopment } = await import('./dev.ts');
    return startDevelopment({ demo });
  }
  if (!api) {
    await buildPages();
  }
  const [{ start }, { ConfigError }] = await Promise.all([
    import('../server/main.ts'),
    import('../server/config.ts'),
  ]);
  try {
    await start({ demo, dev });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** In a process of its own, because the bundler's memory would stay with the server. */
async function buildPages(): Promise<void> {
  const { isWebStale } = await import('./build.ts');
  if (!isWebStale()) return;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts'), '--pages'], {
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The pages could not be built; see above.');
}

interface Options {
  demo: boolean;
  dev: boolean;
  api: boolean;
  backup?: string;
  restore?: string;
  force: boolean;
  invite?: string;
  reports: boolean;
  user?: string;
  verify: boolean;
  'reset-two-factor': boolean;
  delete: boolean;
  'stripe-products': boolean;
}

/** @returns nothing where the answer was a text */
function chosenOptions(): Options | undefined {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      // The development front starts the server with --api: no pages, they come from the front.
      options: {
        demo: flag,
        dev: flag,
        api: flag,
        backup: text,
        restore: text,
        force: flag,
        invite: text,
        reports: flag,
        user: text,
        verify: flag,
        'reset-two-factor': flag,
        delete: flag,
        'stripe-products': flag,
        help: { ...flag, short: 'h' },
      },
    });
    if (!values.help) return values;
    void printHelp();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 1;
  }
  return undefined;
}

async function printHelp(): Promise<void> {
  console.log(usage);
  const { settingsBySection } = await import('./settings.ts');
  for (const [section, settings] of settingsBySection()) {
    console.log(`${section} (environment)`);
    for (const { name, meaning, default: value } of settings) {
      const shown = value === undefined ? '' : ` [${value}]`;
      console.log(`  ${name.padEnd(26)}${meaning}${shown}`);
    }
    console.log();
  }
}
