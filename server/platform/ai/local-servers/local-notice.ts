import type { Config } from '../../../config.ts';
import type { GuideModel } from '../model.ts';
import type { LocalServer } from './local-servers.ts';

const namedMax = 3;

/** Lines for the person who starts the program: who answers on this machine, or could. */
export function localNotice(
  config: Pick<Config, 'AI_PROVIDER' | 'AI_MODEL' | 'PRODUCT_NAME'>,
  servers: readonly LocalServer[],
  guide: Pick<GuideModel, 'builtIn' | 'provider' | 'model'>,
): string[] {
  if (config.AI_PROVIDER === undefined)
    return servers.flatMap((server) => [
      `${server.name} runs on this machine (${listOf(server.models)}). This lets it answer as the guide:`,
      `  ${command(server, servers.length)}`,
    ]);
  if (config.AI_PROVIDER !== 'auto') return [];
  if (!guide.builtIn) return [`${guide.provider} answers as the guide (${guide.model}).`];
  const missing =
    config.AI_MODEL === undefined
      ? 'No Ollama, LM Studio or llama.cpp server with a chat model answers on this machine'
      : `No model server on this machine has AI_MODEL=${config.AI_MODEL}`;
  return [
    `${missing}, so the built-in guide does. Start one, and then ${config.PRODUCT_NAME} again.`,
  ];
}

function listOf(models: readonly string[]): string {
  const named = models.slice(0, namedMax).join(', ');
  return models.length > namedMax ? `${named} and ${models.length - namedMax} more` : named;
}

function command({ models: [first, ...more] }: LocalServer, servers: number): string {
  const isOnly = more.length === 0 && servers === 1;
  const quoted = /^[\w.:/@+-]+$/u.test(first) ? first : `'${first}'`;
  return `AI_PROVIDER=auto ${isOnly ? '' : `AI_MODEL=${quoted} `}npm start`;
}
