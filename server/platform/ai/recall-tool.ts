import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { z } from 'zod';
import { dataLine } from './data-line.ts';
import type { Recalled } from './model.ts';
import { cutToTokens, tokensIn } from './tokens.ts';

const inputLengthMax = 2_000;
const queryLengthMax = 200;
/** Of the room for all that is recalled, one message takes at most this share. */
const oneShare = 1 / 3;
const nothingFound = 'Nothing was found. Say so, if it matters.';
const malformed = 'The query could not be read.';

/** The tool by which a model looks up what was said before the messages that it is given. */
export const recallTool: LanguageModelV4FunctionTool = {
  type: 'function',
  name: 'recall',
  description:
    'Look up what people said earlier in this chat, before the messages in front of you. Give two to five words that they may have used, in their language. The result comes at once; then answer.',
  inputSchema: {
    type: 'object',
    properties: { query: { type: 'string', maxLength: queryLengthMax } },
    required: ['query'],
    additionalProperties: false,
  },
};

const Call = z.object({ query: z.string().trim().min(1) });

/** The result of a call, in lines of data that take at most so many tokens. */
export async function recalledBy(
  input: string,
  tokensMax: number,
  recall: (query: string) => Promise<Recalled[]>,
): Promise<string> {
  const query = queryIn(input);
  if (query === null) return malformed;
  const lines: string[] = [];
  let left = tokensMax;
  for (const { text, ...said } of await recall(query)) {
    const line = dataLine({ ...said, text: cutToTokens(text, tokensMax * oneShare) });
    const tokens = tokensIn(line);
    if (tokens > left) break;
    left -= tokens;
    lines.push(line);
  }
  return lines.length === 0 ? nothingFound : lines.join('\n');
}

function queryIn(input: string): string | null {
  if (input.length > inputLengthMax) return null;
  try {
    return Call.parse(JSON.parse(input)).query.slice(0, queryLengthMax).toWellFormed();
  } catch {
    return null;
  }
}
