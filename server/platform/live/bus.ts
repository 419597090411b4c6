import type {
  CopyProgress,
  MessageDelta,
  NotificationFrame,
  Presence,
  Typing,
} from '#contract/live.ts';

/** Whoever comes later has missed it. */
export type EphemeralFrame = Typing | Presence | CopyProgress;

/**
 * What one node tells the others. A hint is never the truth: events are read from the database, and
 * what a lost hint announced is found there by the catch-up of the hub.
 */
export type Hint =
  | { kind: 'events'; places: { stream: string; version: number; audience: 'chat' | 'person' }[] }
  | { kind: 'delta'; delta: MessageDelta; withheldFrom?: string | null }
  | { kind: 'told'; userId: string; frame: NotificationFrame }
  | { kind: 'stop_answer'; messageId: string }
  | { kind: 'session_ended'; sessionId: string }
  | { kind: 'ephemeral'; userIds: string[]; frame: EphemeralFrame }
  | { kind: 'audience_changed'; chatId: string }
  | { kind: 'presence'; node: string; userIds: string[]; online: boolean }
  | { kind: 'presence_lease'; node: string; userIds: string[]; forMs: number }
  | { kind: 'texts_wanted'; userId: string; streams: string[] }
  | { kind: 'text_so_far'; userId: string; delta: MessageDelta };

/** Carries hints to the other nodes; never back to the node that sent them. */
export interface LiveBus {
  /** Whether there may be other nodes, whose changes are to be looked for. */
  readonly hasOthers: boolean;
  /** Whether what is sent reaches the other nodes at this moment. */
  readonly isAway: boolean;
  send(hint: Hint): void;
  listen(listener: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** One node alone has nobody to tell. */
export function singleNodeBus(): LiveBus {
  return {
    hasOthers: false,
    isAway: false,
    send: () => undefined,
    listen: () => undefined,
    close: async () => undefined,
  };
}
