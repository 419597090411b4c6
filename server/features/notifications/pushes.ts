import { eq } from 'drizzle-orm';
import type { PushMessage } from '#contract/push.ts';
import { pushDevices } from '#db/schema/push.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Subscription } from '../../platform/push/pusher.ts';

type Device = Subscription & { id: string };

const running = new Set<Promise<void>>();

/** Sends a message to devices, outside of every transaction; nobody waits for it. */
export function onTheirWay(platform: Platform, devices: Device[], message: PushMessage): void {
  for (const device of devices) {
    const sending = send(platform, device, message)
      .catch((error: unknown) =>
        platform.log.info({ err: error }, 'a push message could not be sent'),
      )
      .finally(() => running.delete(sending));
    running.add(sending);
  }
}

/** Waits for messages that are on their way, so that a stop loses none. */
export async function drainPushes(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

/** A subscription that has ended is forgotten. */
async function send(platform: Platform, device: Device, message: PushMessage): Promise<void> {
  const { db } = platform.database;
  const which = eq(pushDevices.id, device.id);
  const result = await platform.push.send(device, message);
  if (result === 'gone') await db.delete(pushDevices).where(which);
  else if (result === 'sent' && message.kind === 'notice')
    await db.update(pushDevices).set({ shownAt: platform.now() }).where(which);
}
