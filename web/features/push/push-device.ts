import { queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { PushDevice } from '#contract/push.ts';
import { call } from '#web/platform/api.ts';
import { installsByMenu } from '#web/platform/install.ts';
import { queryClient } from '#web/platform/query.ts';
import { remember, remembered } from '#web/platform/storage.ts';

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => call(api.push.list, { signal }),
});

/** The address that the server has of this browser, and the name under which it has it. */
const addressName = 'push_address';
const deviceName = 'push_name';

export type PushAbility = 'able' | 'denied' | 'install_first' | 'unsupported';

export function pushAbility(): PushAbility {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return installsByMenu() ? 'install_first' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for the permission, and registers this browser. Follows a press, and nothing else. */
export async function turnOnPush(name: string): Promise<'on' | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { public_key: key } = await queryClient.fetchQuery(pushQuery);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription of another key can’t be used any more.
  await before?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await register(made, name);
  return 'on';
}

async function register(made: PushSubscription, name: string): Promise<void> {
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, name };
  const { device } = await call(api.push.add, { body });
  remember(addressName, made.endpoint);
  remember(deviceName, name);
  show((items) => [device, ...items.filter(({ id }) => id !== device.id)]);
}

export async function turnOffPush({ id, mine }: PushDevice): Promise<void> {
  if (mine) await (await subscription())?.unsubscribe();
  await call(api.push.remove, { params: { id } });
  show((items) => items.filter((item) => item.id !== id));
}

export async function tryPush({ id }: PushDevice): Promise<void> {
  await call(api.push.test, { params: { id } });
}

function show(change: (items: PushDevice[]) => PushDevice[]): void {
  queryClient.setQueryData(
    pushQuery.queryKey,
    (data) => data && { ...data, items: change(data.items) },
  );
}

/** A push service may give a browser another address, of which the server has to know. */
export async function renewPush(): Promise<void> {
  const known = remembered(addressName);
  if (known === null || pushAbility() !== 'able') return;
  const now = await subscription();
  if (now && now.endpoint !== known) await register(now, remembered(deviceName) ?? '');
}
