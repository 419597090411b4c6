/** Less holds no conversation; a model with a smaller window is given this all the same (docs/models.md). */
const contextTokensMin = 4_096;
/** The tools, and the instructions for them, take a third of less than this. */
const withToolsMin = 8_000;

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
  /** Whether there is room for tools besides the messages. Otherwise answers are words alone. */
  holdsTools: boolean;
  /** For the results of one look-up in the chat. */
  recalled: number;
  /** For the summary of the older part of the chat. */
  summary: number;
  /** For what the person wrote about themselves. */
  about: number;
  /** For the notes that the guide may remember. */
  memory: number;
  /** For instructions, tools, data and messages, the summary included. */
  prompt: number;
  /** About what instructions, tools, data and summary leave for messages. */
  messages: number;
  /** At most for the words of one message, unless it is the newest. The same at every turn of a chat. */
  oneMessage: number;
  /** For messages that are to be summed up, in a request of its own. */
  material: number;
}

/** How often a model may look something up before it answers. */
export const lookUpsMax = 2;

/** About what instructions, tools and data take of a prompt, and instructions alone of another request. */
const aroundMessages = { withTools: 3_000, alone: 1_500 };
const aroundMaterial = 800;
const shareOfOneMessage = 1 / 8;

export function contextRoom(contextTokens: number): ContextRoom {
  const share = (part: number, max: number) => Math.min(Math.floor(contextTokens / part), max);
  const answer = Math.min(Math.ceil(contextTokens / 5), 8_000);
  const holdsTools = contextTokens >= withToolsMin;
  const recalled = holdsTools ? share(20, 1_500) : 0;
  const summary = share(12, 1_500);
  const prompt = contextTokens - answer - lookUpsMax * recalled;
  const messages =
    prompt - summary - (holdsTools ? aroundMessages.withTools : aroundMessages.alone);
  return {
    answer,
    holdsTools,
    recalled,
    summary,
    about: share(16, 1_500),
    memory: share(10, 3_000),
    prompt,
    messages,
    oneMessage: Math.floor(messages * shareOfOneMessage),
    material: prompt - summary - aroundMaterial,
  };
}
