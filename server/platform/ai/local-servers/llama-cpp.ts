import { z } from 'zod';
import type { Ask } from './ask.ts';
import { looksLikeChat, modelName, type ServerKind, tokenCount } from './server-kind.ts';

const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.literal('llamacpp'),
      status: z.object({ value: z.string() }).optional(),
      architecture: z
        .object({
          input_modalities: z.array(z.string()),
          output_modalities: z.array(z.string()),
        })
        .optional(),
    }),
  ),
});
const properties = z.object({
  default_generation_settings: z.object({ n_ctx: tokenCount.optional() }).optional(),
  modalities: z
    .object({ vision: z.boolean().optional(), audio: z.boolean().optional() })
    .optional(),
});

async function models(ask: Ask) {
  return listed.safeParse(await ask('/v1/models')).data?.data ?? null;
}

/** A server of one model has no status. */
const isLoaded = ({ status }: { status?: { value: string } | undefined }) =>
  status === undefined || status.value === 'loaded';

export const llamaCpp: ServerKind = {
  name: 'llama.cpp',
  address: 'http://127.0.0.1:8080',
  async chatModels(ask) {
    const all = await models(ask);
    return (
      all
        ?.filter(
          ({ id, architecture }) =>
            modelName.safeParse(id).success &&
            looksLikeChat(id) &&
            (architecture?.output_modalities.includes('text') ?? true),
        )
        .toSorted((one, other) => Number(isLoaded(other)) - Number(isLoaded(one)))
        .map(({ id }) => id) ?? null
    );
  },
  async facts(ask, model) {
    // Asking for its properties must not load a model of a server that has several.
    const [all, found] = await Promise.all([
      models(ask),
      ask(`/props?model=${encodeURIComponent(model)}&autoload=false`),
    ]);
    if (!all) return null;
    const inputs = all.find(({ id }) => id === model)?.architecture?.input_modalities;
    const { modalities, default_generation_settings: settings } =
      properties.safeParse(found).data ?? {};
    return {
      vision: modalities?.vision ?? inputs?.includes('image') ?? null,
      audio: modalities?.audio ?? inputs?.includes('audio') ?? null,
      contextTokens: settings?.n_ctx ?? null,
    };
  },
};
