import { and, eq } from 'drizzle-orm';
import { chatMembers } from '#db/schema/chats.ts';
import type { Change } from '../../platform/change.ts';
import { onlineAcquaintances } from './online-acquaintances.ts';

/** As `emitPresenceChanges`, of those who are in a chat, also in a deleted one. */
export async function emitPresenceChangesIn(change: Change, chatId: string): Promise<void> {
  const people = await change.db
    .select({ id: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.state, 'active')));
  await emitPresenceChanges(
    change,
    people.map(({ id }) => id),
  );
}

/**
 * Call before what changes who may see these people. Those for whom it did change learn of each other
 * after it: who may not see the other any more takes them for gone. All others hear nothing, as of a block.
 */
export async function emitPresenceChanges(
  change: Change,
  userIds: readonly string[],
): Promise<void> {
  const { platform } = change;
  const { live } = platform;
  const here = userIds.filter((id) => live.isOnline(id));
  if (here.length === 0) return;
  const before = await onlineAcquaintances(platform, here, change.db);
  change.afterCommit(async () => {
    const after = await onlineAcquaintances(platform, here);
    for (const userId of here) {
      const [saw, sees] = [new Set(before.get(userId)), new Set(after.get(userId))];
      for (const id of new Set([...saw, ...sees])) {
        const online = sees.has(id);
        if (online === saw.has(id)) continue;
        live.sendEphemeral([id], { type: 'presence', user_id: userId, online });
        live.sendEphemeral([userId], { type: 'presence', user_id: id, online });
      }
    }
  });
}
