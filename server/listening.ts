import { createServer } from 'node:net';
import type { Config } from './config.ts';

type Place = Pick<Config, 'HOST' | 'PORT'>;

/** @throws one sentence where this program can't listen; asked before the database is opened or changed */
export async function requireFreePort({ HOST: host, PORT: port }: Place): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw new Error(listenProblem(error, { HOST: host, PORT: port }), { cause: error });
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** Why listening failed, for the person who starts the program. */
export function listenProblem(error: unknown, { HOST, PORT }: Place): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${PORT} of ${HOST} is taken: stop what listens there, or set PORT to another.`;
  if (code === 'EACCES')
    return `Port ${PORT} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST can't be used: ${HOST} is no address of this machine.`;
  return `Port ${PORT} of ${HOST} can't be used: ${message}.`;
}
