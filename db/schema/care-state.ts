export type DangerKind = 'self_harm' | 'violence' | 'abuse' | 'medical';

/** The danger that a message shows: unambiguous danger (`sure`), or words that need one question (`perhaps`). */
export interface Danger {
  level: 'sure' | 'perhaps';
  kind: DangerKind;
  /** The person who may be in danger. */
  who: 'self' | 'other' | 'child';
  when: 'now' | 'past';
  /** The words name death or harm; without it they hint at it. */
  isNamed?: boolean;
}

/** A chat's knowledge of a person's danger after a message of theirs. */
export interface CareState {
  /** `asked`: the question is open; `care`: the guide stays with the person; `calm`: nothing now. */
  phase: 'asked' | 'care' | 'calm';
  danger: Danger | null;
  /** Replies in care so far, so that no line repeats. */
  step: number;
  /** Kinds that the person said no to in this chat: they are not asked about again. */
  cleared: DangerKind[];
  /** Of these, the kinds of which named death or harm was asked about: only then a *No* covers such words, too. */
  clearedNamed?: DangerKind[];
}

/** A reply before everything else. `suggestions` are the two answers of a question, else empty. */
export interface CareReply {
  text: string;
  suggestions: string[];
  asks: boolean;
}

/** The change that a message of a person made, kept with it. Null `reply`: the guide answers it as usual. */
export interface StoredCare {
  state: CareState;
  reply: CareReply | null;
}
