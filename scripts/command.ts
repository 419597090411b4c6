import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '..');

const bin = path.join(root, 'node_modules', '.bin');

export interface CommandResult {
  ok: boolean;
  /** Empty when the output went straight to the terminal. */
  output: string;
}

/** Runs a program of ours or of node_modules in the root; never throws, never reads stdin. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { show?: boolean; environment?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const { show = false, environment = {} } = options;
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: root,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        ...environment,
      },
      // npm installs its programs as .cmd files there, which only a shell can start.
      shell: process.platform === 'win32' && program !== 'node',
    });
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(pieces).toString('utf8') }),
    );
  });
}
