/**
 * A question that follows from the form of a sentence and is made of its words: “I haven’t called him” → “What keeps you
 * from calling him?”
 *
 * The groups of `sign` are named for the parts of speech of their words: `p` somebody who is spoken to or of, `w`
 * somebody who does something, `v` what is done (infinitive), `g` a doing (English, “-ing”), `x` a thing, `c` a clause,
 * `q` words that somebody said, `f` a word for a feeling. In Hebrew, where the person’s present shows their gender, also `d`
 * what they do (asked as an infinitive), `n` what they are, `a` what they did, `t` the same without its time, and of others
 * `e` what they did once, `s` what they do, `b` what they may do. A slot may name a form: `{v:ing}`, `{p:subject}`.
 */
export interface FollowUp {
  key: string;
  /** 3 before everything, 2 before the next question of the subject, 1 where there is no other. */
  weight: 1 | 2 | 3;
  /** Matched where a clause begins; over the text as most people would write it. */
  sign: RegExp;
  /** The message answers the questions already. */
  unless?: RegExp;
  asks: string[];
}

/** An expression that is made of named parts. */
export function signOf(source: string): RegExp {
  return new RegExp(source, 'u');
}
