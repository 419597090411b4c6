/** Less holds no conversation; a model with a smaller window is given this all the same (docs/models.md). */
const contextTokensMin = 8_000;

/** The room that a request may take: what is configured, or the model's window where that is known and smaller. */
export function contextTokensOf(
  { AI_CONTEXT_TOKENS: configured }: { AI_CONTEXT_TOKENS: number },
  { contextTokens: window }: { contextTokens: number | null },
): number {
  return Math.max(contextTokensMin, Math.min(configured, window ?? configured));
}

/** Shares of a model's context, in tokens. */
export interface ContextRoom {
  /** For the answer, which is written after all the rest. */
  answer: number;
  /** For the results of one look-up in the chat. */
  recalled: number;
  /** For the summary of the older part of the chat. */
  summary: number;
  /** For what the person wrote about themselves. */
  about: number;
  /** For instructions, tools, data and messages, the summary included. */
  prompt: number;
}

/** How often a model may look something up before it answers. */
export const lookUpsMax = 2;

export function contextRoom(contextTokens: number): ContextRoom {
  const share = (part: number, max: number) => Math.min(Math.floor(contextTokens / part), max);
  const answer = share(5, 8_000);
  const recalled = share(20, 1_500);
  return {
    answer,
    recalled,
    summary: share(12, 1_500),
    about: share(16, 1_500),
    prompt: contextTokens - answer - lookUpsMax * recalled,
  };
}
