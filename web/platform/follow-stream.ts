import type { LiveEvent, ServerFrame } from '#contract/live.ts';
import { live } from './live.ts';
import { myId } from './session.ts';

export interface Follower {
  /** Another stream that begins before this one. */
  begin?: () => void;
  /** Brings an event into what is held. */
  apply: (event: LiveEvent) => void;
  /** Receives frames that carry no version. */
  hear?: (frame: Exclude<ServerFrame, LiveEvent>) => void;
  /** Reads again what is held: events may have been missed. */
  refresh: () => void;
  /** Whether anything was read before the socket opened, which may have missed something in between. */
  isRead: () => boolean;
}

/** Keeps a part of a person's state true by the live stream; what it returns begins that once. */
export function followStream({ begin, apply, hear, refresh, isRead }: Follower): () => void {
  let isFollowing = false;
  let isGreeted = false;
  const take = (frame: ServerFrame) => {
    if ('version' in frame) apply(frame);
    else hear?.(frame);
    if (frame.type !== 'hello') return;
    if (!isGreeted && isRead()) refresh();
    isGreeted = true;
  };
  return () => {
    if (isFollowing) return;
    isFollowing = true;
    begin?.();
    live.onFrame(take);
    live.onReturn(refresh);
    live.onResync((stream) => {
      if (stream === 'all' || stream === myId()) refresh();
    });
  };
}
