export type DangerKind = 'self_harm' | 'violence' | 'abuse' | 'medical';

/** 0: the words hint at danger; 1: they name death or harm; 2: they name what is at hand for it. */
export type Clarity = 0 | 1 | 2;

/** The danger that a message shows: unambiguous danger (`sure`), or words that need one question (`perhaps`). */
export interface Danger {
  level: 'sure' | 'perhaps';
  kind: DangerKind;
  /** The person who may be in danger. */
  who: 'self' | 'other' | 'child';
  when: 'now' | 'past';
  clarity: Clarity;
}

/** A chat's knowledge of a person's danger after a message of theirs. */
export interface CareState {
  /** `asked`: the question is open; `care`: the guide stays with the person; `calm`: nothing now. */
  phase: 'asked' | 'care' | 'calm';
  danger: Danger | null;
  /** Replies in care so far, so that no line repeats. */
  step: number;
  /** Answers of *No* in this chat: the same is asked again only where words are clearer or of somebody else. */
  cleared: Pick<Danger, 'kind' | 'who' | 'clarity'>[];
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
