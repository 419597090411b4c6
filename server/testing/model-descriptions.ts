import type { Descriptions } from './model-server.ts';

interface Described {
  name: string;
  vision?: boolean | undefined;
  embeds?: boolean | undefined;
  /** In memory, with so many tokens. */
  loadedTokens?: number;
  maxTokens?: number;
}

/** Answers of Ollama about its models. */
export function ollamaDescriptions(
  models: (Described & {
    cloud?: boolean;
    numCtx?: number;
    /** Does not say what the model is for. */
    older?: boolean;
  })[],
): Descriptions {
  const capabilities = ({ embeds, vision }: Described) =>
    embeds ? ['embedding'] : ['completion', 'tools', ...(vision ? ['vision'] : [])];
  return {
    'GET /api/tags': {
      models: models.map(({ name, cloud }, at) => ({
        name,
        model: name,
        modified_at: `2026-11-0${9 - at}T10:00:00Z`,
        size: 3_338_801_804,
        digest: `a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5${at}`,
        ...(cloud && { remote_model: name, remote_host: 'https://ollama.com:443' }),
        details: { format: 'gguf', family: 'gemma3', families: ['gemma3'], parameter_size: '4.3B' },
      })),
    },
    'GET /api/ps': {
      models: models
        .filter(({ loadedTokens }) => loadedTokens !== undefined)
        .map(({ name, loadedTokens }) => ({ name, model: name, context_length: loadedTokens })),
    },
    'POST /api/show': (asked: string) => {
      const model = models.find(({ name }) => name === asked || name === `${asked}:latest`);
      if (!model) return { error: 'model not found' };
      return {
        parameters: `stop                           "<end_of_turn>"${model.numCtx ? `\nnum_ctx                        ${model.numCtx}` : ''}\ntemperature                    1`,
        template: '{{ .Prompt }}',
        details: { family: 'gemma3' },
        model_info: {
          'general.architecture': 'gemma3',
          'gemma3.context_length': model.maxTokens ?? 131_072,
          'gemma3.vision.image_size': 896,
        },
        ...(model.older ? {} : { capabilities: capabilities(model) }),
      };
    },
  };
}

function typeOf({ embeds, vision }: Pick<Described, 'embeds' | 'vision'>): string {
  if (embeds) return 'embeddings';
  return vision ? 'vlm' : 'llm';
}

/** Answers of LM Studio about its models. */
export function lmStudioDescriptions(models: Described[]): Descriptions {
  return {
    'GET /api/v0/models': {
      object: 'list',
      data: models.map(({ name, vision, embeds, loadedTokens, maxTokens = 131_072 }) => ({
        id: name,
        object: 'model',
        type: typeOf({ embeds, vision }),
        publisher: 'lmstudio-community',
        arch: 'qwen2_vl',
        compatibility_type: 'gguf',
        quantization: 'Q4_K_M',
        state: loadedTokens === undefined ? 'not-loaded' : 'loaded',
        max_context_length: maxTokens,
        ...(loadedTokens !== undefined && { loaded_context_length: loadedTokens }),
      })),
    },
  };
}

/** Answers of a llama.cpp server that has one model. */
export function llamaCppDescriptions({
  name,
  vision = false,
  audio = false,
  loadedTokens = 8_192,
}: Described & { audio?: boolean }): Descriptions {
  return {
    'GET /v1/models': {
      models: [{ name, model: name, digest: '', capabilities: ['completion'] }],
      object: 'list',
      data: [
        {
          id: name,
          object: 'model',
          created: 1_781_892_511,
          owned_by: 'llamacpp',
          meta: { n_ctx_train: 131_072, n_params: 8_030_261_312 },
        },
      ],
    },
    // It knows this path of Ollama's as well.
    'GET /api/tags': { models: [{ name, model: name, digest: '', size: '' }] },
    [`GET /props?model=${encodeURIComponent(name)}&autoload=false`]: {
      default_generation_settings: { id: 0, n_ctx: loadedTokens, params: { n_predict: -1 } },
      total_slots: 1,
      model_path: name,
      modalities: { vision, audio },
      build_info: 'b7000-0123456',
    },
  };
}

/** Answers of a llama.cpp server that loads its models on demand; it has no properties of its own. */
export function llamaCppRouterDescriptions(models: Described[]): Descriptions {
  return {
    'GET /v1/models': {
      object: 'list',
      data: models.map(({ name, vision, embeds, loadedTokens }) => ({
        id: name,
        object: 'model',
        owned_by: 'llamacpp',
        created: 1_781_892_511,
        status: { value: loadedTokens === undefined ? 'unloaded' : 'loaded' },
        architecture: {
          input_modalities: ['text', ...(vision ? ['image'] : [])],
          output_modalities: [embeds ? 'embeddings' : 'text'],
        },
      })),
    },
  };
}
