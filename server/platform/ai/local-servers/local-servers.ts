import type { Config } from '../../../config.ts';
import { askingAt } from './ask.ts';
import { llamaCpp } from './llama-cpp.ts';
import { lmStudio } from './lm-studio.ts';
import { ollama } from './ollama.ts';
import type { ServerKind } from './server-kind.ts';

/** In the order of preference. */
export const serverKinds: readonly ServerKind[] = [ollama, lmStudio, llamaCpp];

/** Ports that nobody listens on answer at once; this is for a port with a silent program. */
const findingMs = 300;
/** For a guide that depends on it; meanwhile the database is opened. */
const findingMaxMs = 3_000;

/** A model server on this machine. */
export interface LocalServer {
  /** As people see it, for example “Ollama”. */
  name: string;
  address: string;
  /** Its chat models, never none; the first is the best guess. */
  models: [string, ...string[]];
}

/** The model servers that answer on loopback; they are sent nothing but the question which models they have. */
export async function findLocalServers(
  addresses: readonly Pick<ServerKind, 'name' | 'address'>[] = serverKinds,
  { patient = false }: { patient?: boolean } = {},
): Promise<LocalServer[]> {
  const found = await Promise.all(
    addresses.map(async ({ name, address }) => {
      const kind = serverKinds.find((one) => one.name === name);
      const ask = askingAt(address, { withinMs: patient ? findingMaxMs : findingMs });
      const [first, ...more] = (await kind?.chatModels(ask)) ?? [];
      return first === undefined ? [] : [{ name, address, models: [first, ...more] as const }];
    }),
  );
  return found.flat().map(({ models, ...server }) => ({ ...server, models: [...models] }));
}

/**
 * AI_PROVIDER=auto as the settings that somebody would have written by hand; without a fitting server as none,
 * so that the built-in guide answers.
 */
export function withLocalServer(config: Config, servers: readonly LocalServer[]): Config {
  const { AI_PROVIDER: _, AI_MODEL: wanted, ...rest } = config;
  for (const { name, address, models } of servers) {
    const model =
      wanted === undefined
        ? models[0]
        : models.find((one) => one === wanted || one === `${wanted}:latest`);
    if (model === undefined) continue;
    return {
      ...rest,
      AI_PROVIDER: 'openai-compatible',
      AI_PROVIDER_NAME: config.AI_PROVIDER_NAME ?? name,
      AI_MODEL: model,
      AI_BASE_URL: `${address}/v1`,
    };
  }
  return rest;
}
