import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { onlineAcquaintances } from './online-acquaintances.ts';

/** After this change, two hear whether they may see each other; who may not takes the other for gone. */
export function presenceAnew(change: Change, userId: string, otherId: string): void {
  change.afterCommit(() => tellAnew(change.platform, userId, [otherId]));
}

/** The same for all who may see somebody before this change or after it. */
export async function ownPresenceAnew(change: Change, userId: string): Promise<void> {
  const before = await seenBy(change.platform, userId);
  change.afterCommit(async () => {
    const after = await seenBy(change.platform, userId);
    await tellAnew(change.platform, userId, [...new Set([...before, ...after])]);
  });
}

async function seenBy(platform: Platform, userId: string): Promise<string[]> {
  return (await onlineAcquaintances(platform, [userId])).get(userId) ?? [];
}

async function tellAnew(platform: Platform, userId: string, others: string[]): Promise<void> {
  const { live } = platform;
  const seen = new Set(await seenBy(platform, userId));
  for (const id of others) {
    const online = seen.has(id);
    const isSeen = online && live.isOnline(userId);
    live.tellEphemeral([id], { type: 'presence', user_id: userId, online: isSeen });
    live.tellEphemeral([userId], { type: 'presence', user_id: id, online });
  }
}
