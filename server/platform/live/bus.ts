import type {
  AnswerFrame,
  CopyProgress,
  NotificationFrame,
  Presence,
  Typing,
} from '#contract/live.ts';

/** Later clients miss them. */
export type EphemeralFrame = Typing | Presence | CopyProgress;

/**
 * A message from one node to the others. A hint is never the truth: events are read from the database, and
 * the hub's catch-up finds there the events of lost hints.
 */
export type Hint =
  | { kind: 'events'; places: { stream: string; version: number; audience: 'chat' | 'person' }[] }
  | { kind: 'delta'; delta: AnswerFrame; withheldFrom?: string | null }
  | { kind: 'notification'; userId: string; frame: NotificationFrame }
  | { kind: 'stop_answer'; messageId: string }
  | { kind: 'session_ended'; sessionId: string }
  | { kind: 'ephemeral'; userIds: string[]; frame: EphemeralFrame }
  | { kind: 'audience_changed'; chatId: string }
  | { kind: 'presence'; node: string; userIds: string[]; online: boolean }
  | { kind: 'presence_lease'; node: string; userIds: string[]; forMs: number }
  | { kind: 'texts_wanted'; userId: string; streams: string[] }
  | { kind: 'text_so_far'; userId: string; delta: AnswerFrame };

/** Sends hints to the other nodes; never back to the sender. */
export interface LiveBus {
  /** Whether other nodes may exist, whose changes must be polled. */
  readonly hasOthers: boolean;
  /** Whether hints cannot reach the other nodes at the moment. */
  readonly isAway: boolean;
  send(hint: Hint): void;
  listen(listener: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** A single node has no other nodes. */
export function singleNodeBus(): LiveBus {
  return {
    hasOthers: false,
    isAway: false,
    send: () => undefined,
    listen: () => undefined,
    close: async () => undefined,
  };
}
