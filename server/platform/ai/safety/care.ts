import type { Language } from '#contract/shapes.ts';

/** The person whose region and language select words and help lines. */
export interface CarePerson {
  language: Language;
  timezone: string;
}

export const dangerKinds = ['self_harm', 'violence', 'abuse', 'medical'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** What a message shows: unambiguous danger (`sure`), or words that need one question (`perhaps`). */
export interface Danger {
  level: 'sure' | 'perhaps';
  kind: DangerKind;
  /** Who may be in danger. */
  who: 'self' | 'other' | 'child';
  when: 'now' | 'past';
}

/** What a chat knows of danger after a message of the person; stored with the message (JSON). */
export interface CareState {
  /** `asked`: the question is open; `care`: the guide stays with the person; `calm`: nothing now. */
  phase: 'asked' | 'care' | 'calm';
  danger: Danger | null;
  /** Replies in care so far, so that no line repeats. */
  step: number;
  /** Kinds that the person said no to in this chat: they are not asked about again. */
  cleared: DangerKind[];
}

/** A reply before everything else. `suggestions` are the two answers of a question, else empty. */
export interface CareReply {
  text: string;
  suggestions: string[];
  asks: boolean;
}

export interface CareOutcome {
  /** Null: the chat knows nothing of danger. */
  state: CareState | null;
  /** Null: the guide answers as usual. */
  reply: CareReply | null;
}
