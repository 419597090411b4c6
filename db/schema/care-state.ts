export type DangerKind = 'self_harm' | 'violence' | 'abuse' | 'medical';

/**
 * 0: the message only reads like danger; 1: its words hint at it; 2: they name death or harm; 3: they name what is at hand
 * for it.
 */
export type Clarity = 0 | 1 | 2 | 3;

/** The danger that a message shows: unambiguous danger (`sure`), or words that need one question (`perhaps`). */
export interface Danger {
  level: 'sure' | 'perhaps';
  kind: DangerKind;
  /** The person who may be in danger. */
  who: 'self' | 'other' | 'child';
  when: 'now' | 'past';
  clarity: Clarity;
  /** Names of the features that showed it; none where it only reads like danger. Missing in what was kept earlier. */
  signs?: string[];
}

/** A chat's knowledge of a person's danger after a message of theirs. */
export interface CareState {
  /** `asked`: the question is open; `care`: the guide stays with the person; `calm`: nothing now. */
  phase: 'asked' | 'care' | 'calm';
  danger: Danger | null;
  /** Replies in care so far. */
  step: number;
  /** In care: messages in a row about something else. */
  asides?: number;
  /** Lines that were said in this chat: none comes twice. */
  said?: string[];
  /** Dangers asked about in this chat, and denied: clearer words, somebody else or another sign are asked about again. */
  cleared: Pick<Danger, 'kind' | 'who' | 'clarity' | 'signs'>[];
}

/** A reply before everything else. `suggestions` are the two answers of a question, else empty. */
export interface CareReply {
  text: string;
  suggestions: string[];
  asks: boolean;
  /**
   * It stands beside the guide’s answer to a message that is read as any other: in care a message to others about
   * something else, one that only reads like danger, or one that explains that nothing was meant.
   */
  beside?: boolean;
}

/** The change that a message of a person made, kept with it. Null `reply`: the guide answers it as usual. */
export interface StoredCare {
  state: CareState;
  reply: CareReply | null;
}
