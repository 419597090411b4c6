import { z } from 'zod';
import type { Ask } from './ask.ts';
import { contextTokensByDefault, modelName, type ServerKind, tokenCount } from './server-kind.ts';

const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.string(),
      max_context_length: tokenCount.optional(),
      loaded_context_length: tokenCount.optional(),
    }),
  ),
});

async function models(ask: Ask) {
  return listed.safeParse(await ask('/api/v0/models')).data?.data ?? null;
}

export const lmStudio: ServerKind = {
  name: 'LM Studio',
  address: 'http://127.0.0.1:1234',
  async chatModels(ask) {
    const all = await models(ask);
    return (
      all
        ?.filter(
          ({ id, type }) => modelName.safeParse(id).success && (type === 'llm' || type === 'vlm'),
        )
        .toSorted((one, other) => Number(other.state === 'loaded') - Number(one.state === 'loaded'))
        .map(({ id }) => id) ?? null
    );
  },
  async facts(ask, model) {
    const found = (await models(ask))?.find(({ id }) => id === model);
    if (!found) return null;
    return {
      vision: found.type === 'vlm',
      audio: null,
      contextTokens:
        found.loaded_context_length ??
        Math.min(found.max_context_length ?? Infinity, contextTokensByDefault),
    };
  },
};
