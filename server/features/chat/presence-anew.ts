import type { Change } from '../../platform/change.ts';
import { onlineAcquaintances } from './online-acquaintances.ts';

/**
 * Call before what changes who may see somebody. Those for whom it did change hear of each other after it:
 * who may not see the other any more takes them for gone. All others hear nothing, as of a block.
 */
export async function presenceAnew(change: Change, userId: string): Promise<void> {
  const { platform } = change;
  const { live } = platform;
  if (!live.isOnline(userId)) return;
  const seenBy = async (db = platform.database.db) =>
    new Set((await onlineAcquaintances(platform, [userId], db)).get(userId));
  const before = await seenBy(change.db);
  change.afterCommit(async () => {
    const after = await seenBy();
    for (const id of new Set([...before, ...after])) {
      const online = after.has(id);
      if (online === before.has(id)) continue;
      live.tellEphemeral([id], { type: 'presence', user_id: userId, online });
      live.tellEphemeral([userId], { type: 'presence', user_id: id, online });
    }
  });
}
