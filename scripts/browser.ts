import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './command.ts';

/** Chromium without windows: the same pages at two thirds of the processor time. */
const shell = 'chromium-headless-shell';
const systemNames = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macBrowser = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium with windows, as the shell shows no notifications. */
export function windowedBrowserPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return systemNames
    .filter((name) => name !== shell)
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .concat(macBrowser, chromium.executablePath())
    .find((file) => existsSync(file) && runs(file));
}

/** The Chromium to test with: CHROMIUM_PATH, else the system's, else the one Playwright installed. */
export function browserPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    macBrowser,
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && existsSync(file) && runs(file));
}

/** Some systems install only a shim that asks for another installation. */
function runs(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** The browser that is there, else one that can be installed; where every change is tested, the quick one. */
export async function browserForTests(): Promise<string | undefined> {
  const there = browserPath();
  const isQuick = process.env.CHROMIUM_PATH !== undefined || there?.endsWith(shell);
  if (there && (!process.env.CI || (isQuick && windowedBrowserPath()))) return there;
  return (await installBrowser()) ?? there;
}

/** Tries the system's packages where it may, then Playwright's download. */
async function installBrowser(): Promise<string | undefined> {
  if (hasApt()) {
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args: string[]) => {
      const [program = '', ...rest] = [...prefix, 'apt-get', '-y', '-q', ...args];
      return runCommand(program, rest, {
        show: true,
        environment: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    };
    await apt('update');
    const installs = (name: string) => apt('install', '--no-install-recommends', name);
    await installs(shell);
    // For notifications, and in place of the shell where there is none.
    await installs('chromium');
    const installed = browserPath();
    if (installed) return installed;
  }
  await runCommand('playwright', ['install', 'chromium'], { show: true });
  return browserPath();
}

function hasApt(): boolean {
  if (!existsSync('/etc/debian_version') || !existsSync('/etc/os-release')) return false;
  const known = /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!known) return false;
  if (process.getuid?.() === 0) return true;
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}
