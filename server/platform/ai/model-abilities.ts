import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Config } from '../../config.ts';
import { type Ask, askingAt } from './local-servers/ask.ts';
import { serverKinds } from './local-servers/local-servers.ts';
import type { ServerKind } from './local-servers/server-kind.ts';
import { takesPictures } from './picture-probe.ts';
import { takesRecordings } from './transcriber.ts';

const askingMs = 5_000;
/** A server that was not there at the start, or has loaded the model differently since, is noticed so soon. */
const askAgainAfterMs = 60_000;

/**
 * The abilities of the configured model, found out by asking and remembered while the program runs. Its server is
 * asked where it is one that says so; otherwise the model is shown a tiny picture before the first one of a person.
 */
export class ModelAbilities {
  readonly #config: Config;
  readonly #model: LanguageModelV4;
  #kind: ServerKind | null = null;
  #vision: boolean | null;
  #hearing: boolean | null = null;
  #contextTokens: number | null = null;
  #askedAt = -Infinity;
  #probing: Promise<void> | null = null;

  constructor(config: Config, model: LanguageModelV4) {
    this.#config = config;
    this.#model = model;
    this.#vision = config.AI_VISION === 'auto' ? null : config.AI_VISION === 'on';
    this.askServer();
  }

  /** Pictures may be sent. While that is unknown, nobody is promised that a picture stays here. */
  get vision(): boolean {
    return this.#vision ?? true;
  }

  /** Recordings may be sent, unless the server is known to take none. */
  get hearing(): boolean {
    return this.#hearing ?? true;
  }

  /** Null if unknown. */
  get contextTokens(): number | null {
    return this.#contextTokens;
  }

  /** Asks in the background, and not more often than useful. Providers in the cloud answer no such questions. */
  askServer(): void {
    if (this.#config.AI_PROVIDER !== 'openai-compatible') return;
    if (performance.now() - this.#askedAt < askAgainAfterMs) return;
    this.#askedAt = performance.now();
    void this.#findOut();
  }

  /** Whether the model takes pictures; where that is unknown yet, it is shown one. */
  async takesPictures(): Promise<boolean> {
    if (this.#vision === null) {
      this.#probing ??= this.#showPicture().finally(() => {
        this.#probing = null;
      });
      await this.#probing;
    }
    return this.#vision ?? false;
  }

  async #findOut(): Promise<void> {
    const { AI_MODEL: model = '', AI_API_KEY: apiKey, AI_VISION: chosen } = this.#config;
    // The server's own questions lie beside the ones that are like OpenAI's.
    const root = (this.#config.AI_BASE_URL ?? '').replace(/\/(?:v1\/?)?$/u, '');
    const ask = askingAt(root, { withinMs: askingMs, apiKey });
    this.#kind ??= await kindAt(ask);
    const facts = (await this.#kind?.facts(ask, model)) ?? null;
    this.#contextTokens = facts?.contextTokens ?? this.#contextTokens;
    if (chosen === 'auto') this.#vision = facts?.vision ?? this.#vision;
    this.#hearing = facts?.audio === false ? false : await takesRecordings(this.#config, askingMs);
  }

  async #showPicture(): Promise<void> {
    // The other half is for the answer that waits for this.
    const takes = await takesPictures(this.#model, this.#config.AI_FIRST_BYTE_TIMEOUT_MS / 2);
    this.#vision ??= takes;
  }
}

async function kindAt(ask: Ask): Promise<ServerKind | null> {
  const answers = await Promise.all(serverKinds.map((kind) => kind.chatModels(ask)));
  return serverKinds.find((_, at) => answers[at] !== null) ?? null;
}
