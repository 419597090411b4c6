import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import {
  llamaCppDescriptions,
  llamaCppRouterDescriptions,
  lmStudioDescriptions,
  ollamaDescriptions,
} from '../../../testing/model-descriptions.ts';
import { type Descriptions, startModelServer } from '../../../testing/model-server.ts';
import { localNotice } from './local-notice.ts';
import { findLocalServers, type LocalServer, withLocalServer } from './local-servers.ts';

const kinds = ['Ollama', 'LM Studio', 'llama.cpp'] as const;
type Kind = (typeof kinds)[number];

/** A server on a free port that answers these questions. */
async function serving(descriptions: Descriptions): Promise<string> {
  const server = await startModelServer({ descriptions });
  onTestFinished(() => server.close());
  return server.url.replace('/v1', '');
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const at = (name: Kind, address: string) => ({ name, address });

async function modelsOf(name: Kind, descriptions: Descriptions): Promise<string[]> {
  const [found] = await findLocalServers([at(name, await serving(descriptions))]);
  return found?.models ?? [];
}

describe('a model server on this machine', () => {
  test('is found with its chat models, those in memory first', async () => {
    expect(
      await modelsOf(
        'Ollama',
        ollamaDescriptions([
          { name: 'paraphrase-multilingual:latest', embeds: true },
          { name: 'gemma3:4b' },
          { name: 'qwen3:8b', loadedTokens: 8_192 },
          { name: 'a-large-one:120b', cloud: true },
          { name: 'gpt-oss:120b-cloud' },
          { name: 'gemma4:cloud' },
        ]),
      ),
    ).toEqual(['qwen3:8b', 'gemma3:4b']);
    expect(
      await modelsOf(
        'LM Studio',
        lmStudioDescriptions([
          { name: 'text-embedding-nomic-embed-text-v1.5', embeds: true },
          { name: 'meta-llama-3.1-8b-instruct' },
          { name: 'qwen2-vl-7b-instruct', vision: true, loadedTokens: 4_096 },
        ]),
      ),
    ).toEqual(['qwen2-vl-7b-instruct', 'meta-llama-3.1-8b-instruct']);
    expect(
      await modelsOf('llama.cpp', llamaCppDescriptions({ name: '../models/gemma.gguf' })),
    ).toEqual(['../models/gemma.gguf']);
    expect(
      await modelsOf(
        'llama.cpp',
        llamaCppRouterDescriptions([
          { name: 'org/embeddinggemma-GGUF:Q8_0', embeds: true },
          { name: 'org/Qwen3-8B-GGUF:Q4_K_M' },
          { name: 'org/gemma-3-4b-it-GGUF:Q4_K_M', loadedTokens: 8_192 },
        ]),
      ),
    ).toEqual(['org/gemma-3-4b-it-GGUF:Q4_K_M', 'org/Qwen3-8B-GGUF:Q4_K_M']);
  });

  test('of an older Ollama, which does not say what its models are for, is judged by their names', async () => {
    const described = ollamaDescriptions([
      { name: 'mxbai-embed-large:latest', older: true },
      { name: 'llama3.2:latest', older: true },
    ]);
    expect(await modelsOf('Ollama', described)).toEqual(['llama3.2:latest']);
  });

  test('without a chat model is not offered', async () => {
    expect(await modelsOf('Ollama', ollamaDescriptions([]))).toEqual([]);
    expect(
      await modelsOf('Ollama', ollamaDescriptions([{ name: 'all-minilm:latest', embeds: true }])),
    ).toEqual([]);
  });

  test('is not offered under a name that could be a command', async () => {
    const names = ["a'; rm -rf ~ #", '$(reboot)', 'two\nlines', '\u001b[2J', 'x'.repeat(201)];
    expect(await modelsOf('Ollama', ollamaDescriptions(names.map((name) => ({ name }))))).toEqual(
      [],
    );
  });

  test('is found beside others that are silent, and nobody waits for those for long', async () => {
    const silent = await listening(createTcpServer());
    const begun = performance.now();
    const found = await findLocalServers([
      at('Ollama', silent),
      at('LM Studio', await serving(lmStudioDescriptions([{ name: 'qwen3-8b' }]))),
      at('llama.cpp', silent),
    ]);
    expect(found.map(({ name }) => name)).toEqual(['LM Studio']);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test('that is not there is not found', async () => {
    const server = createTcpServer();
    const address = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await findLocalServers(kinds.map((name) => at(name, address)))).toEqual([]);
  });
});

describe('another program on such a port is not taken for a model server', () => {
  const answers: Record<string, (address: string) => Parameters<typeof createServer>[1]> = {
    'a page for every path': () => (_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Jenkins</title>');
    },
    'JSON of another shape': () => (_, response) => {
      response.end(JSON.stringify({ models: [{ name: 'Corolla' }], data: [{ id: 'row' }] }));
    },
    'a list of nothing': () => (_, response) => {
      response.end(JSON.stringify({ data: [{ id: 'm', object: 'model', owned_by: 'somebody' }] }));
    },
    'a redirect': (address) => (_, response) => {
      response.writeHead(302, { location: `${address}/login` }).end();
    },
    'a refusal': () => (_, response) => {
      response.writeHead(401).end(JSON.stringify({ error: 'sign in' }));
    },
    'an answer without an end': () => (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('[0,0,0,0,0,0,0,0]\n'.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    },
    'an answer that trickles': () => (_, response) => {
      const more = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(more));
    },
  };

  test.each(Object.keys(answers))('%s', async (name) => {
    const elsewhere = await serving({});
    const address = await listening(createServer(answers[name]?.(elsewhere)));
    expect(await findLocalServers(kinds.map((kind) => at(kind, address)))).toEqual([]);
  });

  test('a program that does not speak HTTP', async () => {
    const address = await listening(createTcpServer((socket) => socket.end('SSH-2.0-x\r\n')));
    expect(await findLocalServers(kinds.map((kind) => at(kind, address)))).toEqual([]);
  });

  test('one model server on the port of another', async () => {
    const described: Record<Kind, Descriptions> = {
      Ollama: ollamaDescriptions([{ name: 'gemma3:4b' }]),
      'LM Studio': lmStudioDescriptions([{ name: 'qwen3-8b' }]),
      'llama.cpp': llamaCppDescriptions({ name: 'gemma.gguf' }),
    };
    for (const kind of kinds) {
      const address = await serving(described[kind]);
      const found = await findLocalServers(kinds.map((name) => at(name, address)));
      expect(found.map(({ name }) => name)).toEqual([kind]);
    }
  });
});

const ollama: LocalServer = {
  name: 'Ollama',
  address: 'http://127.0.0.1:11434',
  models: ['gemma3:4b', 'qwen3:8b', 'llama3.2:latest', 'phi4:14b', 'aya:8b'],
};
const lmStudio: LocalServer = {
  name: 'LM Studio',
  address: 'http://127.0.0.1:1234',
  models: ['qwen3-8b'],
};
const builtIn = { builtIn: true, provider: null, model: null };

describe('the person who starts the program', () => {
  const settings = { AI_PROVIDER: undefined, AI_MODEL: undefined, PRODUCT_NAME: 'Zavit' } as const;

  test('is shown the one line that uses a model server', () => {
    expect(localNotice(settings, [], builtIn)).toEqual([]);
    expect(localNotice(settings, [lmStudio], builtIn)).toEqual([
      'LM Studio runs on this machine (qwen3-8b). This lets it answer as the guide:',
      '  AI_PROVIDER=auto npm start',
    ]);
  });

  test('is shown a line with a model where there are several', () => {
    expect(localNotice(settings, [ollama, lmStudio], builtIn)).toEqual([
      'Ollama runs on this machine (gemma3:4b, qwen3:8b, llama3.2:latest and 2 more). This lets it answer as the guide:',
      '  AI_PROVIDER=auto AI_MODEL=gemma3:4b npm start',
      'LM Studio runs on this machine (qwen3-8b). This lets it answer as the guide:',
      '  AI_PROVIDER=auto AI_MODEL=qwen3-8b npm start',
    ]);
    const spaced: LocalServer = { ...lmStudio, models: ['a model.gguf', 'b.gguf'] };
    expect(localNotice(settings, [spaced], builtIn)[1]).toBe(
      "  AI_PROVIDER=auto AI_MODEL='a model.gguf' npm start",
    );
  });

  test('of AI_PROVIDER=auto is shown who answers, and why it is the built-in guide', () => {
    const auto = { ...settings, AI_PROVIDER: 'auto' } as const;
    const answering = { builtIn: false, provider: 'Ollama', model: 'gemma3:4b' };
    expect(localNotice(auto, [ollama], answering)).toEqual([
      'Ollama answers as the guide (gemma3:4b).',
    ]);
    expect(localNotice(auto, [], builtIn)[0]).toMatch(/^No Ollama, LM Studio or llama\.cpp/u);
    expect(localNotice({ ...auto, AI_MODEL: 'aya' }, [lmStudio], builtIn)[0]).toMatch(
      /has AI_MODEL=aya, so the built-in guide does\. Start one, and then Zavit again\.$/u,
    );
  });
});

describe('AI_PROVIDER=auto', () => {
  const chosen = (environment: Record<string, string>, servers: LocalServer[]) => {
    const config = withLocalServer(readConfig({ AI_PROVIDER: 'auto', ...environment }), servers);
    return [config.AI_PROVIDER, config.AI_PROVIDER_NAME, config.AI_MODEL, config.AI_BASE_URL];
  };

  test('takes the first server and its first model', () => {
    expect(chosen({}, [ollama, lmStudio])).toEqual([
      'openai-compatible',
      'Ollama',
      'gemma3:4b',
      'http://127.0.0.1:11434/v1',
    ]);
  });

  test('takes the server that has AI_MODEL', () => {
    expect(chosen({ AI_MODEL: 'qwen3-8b' }, [ollama, lmStudio]).slice(1)).toEqual([
      'LM Studio',
      'qwen3-8b',
      'http://127.0.0.1:1234/v1',
    ]);
    expect(chosen({ AI_MODEL: 'llama3.2' }, [ollama])[2]).toBe('llama3.2:latest');
  });

  test('is called as AI_PROVIDER_NAME says', () => {
    expect(chosen({ AI_PROVIDER_NAME: 'Our own' }, [ollama])[1]).toBe('Our own');
  });

  test('takes none where none has the model, so that the built-in guide answers', () => {
    expect(chosen({}, [])[0]).toBeUndefined();
    expect(chosen({ AI_MODEL: 'aya-expanse' }, [ollama, lmStudio])[0]).toBeUndefined();
  });
});
