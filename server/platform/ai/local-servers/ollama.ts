import { z } from 'zod';
import type { Ask } from './ask.ts';
import {
  contextTokensByDefault,
  looksLikeChat,
  modelName,
  type ServerKind,
  tokenCount,
} from './server-kind.ts';

/** llama.cpp answers the same path, but without digests. */
const listed = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      digest: z.string().min(1),
      remote_host: z.string().optional(),
    }),
  ),
});
const loaded = z.object({
  models: z.array(z.object({ name: z.string(), context_length: tokenCount.optional() })),
});
const shown = z.object({
  capabilities: z.array(z.string()).optional(),
  parameters: z.string().optional(),
  model_info: z.record(z.string(), z.unknown()).optional(),
});

/** Each costs a question; nobody needs the oldest of so many. */
const describedMax = 20;

/** Ollama lists models of its cloud as well; what they are sent leaves this machine. */
function isElsewhere({
  name,
  remote_host: host,
}: {
  name: string;
  remote_host?: string | undefined;
}) {
  return Boolean(host) || /[:-]cloud$/u.test(name);
}

async function isChat(ask: Ask, model: string): Promise<boolean> {
  const { capabilities } = shown.safeParse(await ask('/api/show', { model })).data ?? {};
  return capabilities?.includes('completion') ?? looksLikeChat(model);
}

export const ollama: ServerKind = {
  name: 'Ollama',
  address: 'http://127.0.0.1:11434',
  async chatModels(ask) {
    const [all, running] = await Promise.all([ask('/api/tags'), ask('/api/ps')]);
    const parsed = listed.safeParse(all);
    if (!parsed.success) return null;
    const inMemory = new Set(loaded.safeParse(running).data?.models.map(({ name }) => name));
    const names = parsed.data.models
      .filter((model) => !isElsewhere(model) && modelName.safeParse(model.name).success)
      .map(({ name }) => name)
      .toSorted((one, other) => Number(inMemory.has(other)) - Number(inMemory.has(one)))
      .slice(0, describedMax);
    const chats = await Promise.all(names.map((name) => isChat(ask, name)));
    return names.filter((_, at) => chats[at]);
  },
  async facts(ask, model) {
    const [description, running] = await Promise.all([ask('/api/show', { model }), ask('/api/ps')]);
    const parsed = shown.safeParse(description);
    if (!parsed.success) return null;
    const { capabilities, parameters = '', model_info: info = {} } = parsed.data;
    const inMemory = loaded
      .safeParse(running)
      .data?.models.find(({ name }) => name === model || name === `${model}:latest`);
    const chosen = /^num_ctx\s+(\d+)$/mu.exec(parameters)?.[1];
    const longest = tokenCount.safeParse(
      Object.entries(info).find(([name]) => name.endsWith('.context_length'))?.[1],
    ).data;
    return {
      vision: capabilities?.includes('vision') ?? null,
      audio: null,
      contextTokens:
        inMemory?.context_length ??
        Math.min(longest ?? Infinity, chosen ? Number(chosen) : contextTokensByDefault),
    };
  },
};
