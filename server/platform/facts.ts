import type { Proposal } from '#contract/proposals.ts';
import type { previewOf } from '#contract/preview.ts';
import type { chatMembers, chats } from '#db/schema/chats.ts';
import type { connections } from '#db/schema/connections.ts';
import type { messages } from '#db/schema/messages.ts';
import type { Change } from './change.ts';
import type { users } from '#db/schema/users.ts';

type ChatRow = typeof chats.$inferSelect;
type MemberRow = typeof chatMembers.$inferSelect;
type MessageRow = typeof messages.$inferSelect;
type ConnectionRow = typeof connections.$inferSelect;
type UserRow = typeof users.$inferSelect;

/** A message as it is now, with its preview; its chat is locked. */
interface Changed {
  message: MessageRow;
  preview: ReturnType<typeof previewOf>;
}

/** The two people of a block. */
interface Block {
  blockerId: string;
  blockedId: string;
}

/** Domain facts, each with the data for its followers. `server/followers.ts` lists the followers of each fact. */
export interface Facts {
  /** A person’s message says something else. */
  'message.edited': Changed;
  /** A card in a message is covered, shown again or removed. */
  'message.card_covered': Changed;
  /** The guide’s answer goes on, begins again, or ends. */
  'answer.changed': Changed;
  /** Somebody accepted in words what a message of the guide proposed. */
  'proposal.accepted': { proposal: Proposal; message: MessageRow; userId: string };
  /** Somebody said in words what became of a step of theirs, named by its title, that came of a chat with the guide. */
  'step.reported': { userId: string; title: string; state: 'done' | 'dropped' };
  /** A message is deleted for everybody and leaves a placeholder. `message` is the row as it was; its chat is locked. */
  'message.deleted': { message: MessageRow };
  /** Somebody deleted a message for themselves, or reported it. */
  'message.hidden': { message: MessageRow; userId: string };
  /** People are in a chat from now on. `state` is how they stood before; null where they were never in it. */
  'members.joined': {
    chat: ChatRow;
    people: { userId: string; state: MemberRow['state'] | null }[];
  };
  /** Somebody left a chat, or an invitation or request of theirs was declined. `member` is the row as it was. */
  'member.left': { chat: ChatRow; member: MemberRow };
  /** The owner took somebody out, or took back their invitation. `member` is the row as it was. */
  'member.removed': { chat: ChatRow; member: MemberRow; byId: string };
  /** A chat is deleted for everybody; it can be restored for a moment. */
  'chat.deleted': { chat: ChatRow };
  /** A chat that was deleted for everybody is back. */
  'chat.restored': { chat: ChatRow };
  /** The last step of a journey ended. `words` are those that its people laid in it; its chat is locked. */
  'journey.finished': {
    chatId: string;
    words: { userId: string; messageId: string | null; text: string }[];
  };
  'connection.accepted': { connection: ConnectionRow };
  /** An accepted connection ended. */
  'connection.ended': { connection: ConnectionRow };
  /** The pair is locked. */
  'person.blocked': Block;
  /** The pair is locked. */
  'person.unblocked': Block;
  /** Somebody else was in an account, and is out. */
  'account.recovered': { userId: string };
  /** Somebody’s name, profile or settings change. */
  'person.changed': { before: UserRow; now: UserRow };
}

type Follower<About> = (change: Change, about: About) => Promise<unknown>;

/**
 * The followers of each fact, in order, inside its transaction. A deadlock repeats the transaction, so
 * followers change nothing but the database, or use `afterCommit`.
 */
export type Followers = {
  readonly [Fact in keyof Facts]: {
    /** Followers that compare the state before the writes with the state after the commit. */
    readonly before?: readonly Follower<Facts[Fact]>[];
    readonly after?: readonly Follower<Facts[Fact]>[];
  };
};

/** Runs the writes of a fact between those who look before them and those who follow. */
export async function announceTo<Fact extends keyof Facts, Result>(
  change: Change,
  fact: Fact,
  about: Facts[Fact],
  write: () => Promise<Result>,
): Promise<Result> {
  const { before = [], after = [] } = change.platform.followers[fact];
  for (const look of before) await look(change, about);
  const result = await write();
  if (result !== false) for (const follow of after) await follow(change, about);
  return result;
}
