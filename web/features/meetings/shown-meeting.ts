import type { Meeting } from '#contract/meetings.ts';
import { storeOf } from '#web/platform/store.ts';

/** The meeting whose details are open over the screen; null: none. */
export const shownMeeting = storeOf<Pick<Meeting, 'id' | 'occurrence'> | null>(null);

/** The first values of the form of a meeting. */
export interface MeetingDraft {
  /** The meeting that is changed; a new one without it. */
  meeting?: Meeting;
  /** The chat in which a new one is proposed, and its name. */
  chat?: { id: string; name: string };
  /** When a new one starts on the reader's clock; the next full hour without it. */
  startsAt?: Date;
}

/** The meeting in the form; null while it is closed. */
export const meetingDraft = storeOf<MeetingDraft | null>(null);

/** A change of a recurring meeting that waits for the answer to which occurrences it means; null: none. */
export interface ScopeQuestion {
  what: 'change' | 'cancel';
  onChoose: (scope: 'this' | 'following' | 'all') => void;
}
export const scopeQuestion = storeOf<ScopeQuestion | null>(null);
