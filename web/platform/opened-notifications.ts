import { keepLocally } from './local-stores.ts';

/** For the program: a notification of the device was chosen. */
export interface OpenedMessage {
  type: 'OPEN_NOTIFICATION';
  id: string;
  link: string;
}

const opened = keepLocally<true>('opened_notifications');

/** Notes that a notification was chosen while the program was closed. */
export async function keepOpened(id: string): Promise<void> {
  await opened.set(id, true).catch(() => undefined);
}

export async function takeOpened(): Promise<string[]> {
  const ids = (await opened.entries().catch(() => [])).map(([id]) => id);
  await Promise.all(ids.map((id) => opened.delete(id).catch(() => undefined)));
  return ids;
}
