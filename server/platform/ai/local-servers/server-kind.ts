import { z } from 'zod';
import type { Ask } from './ask.ts';

/** Facts about a model, by its server; null where it does not say. */
export interface ModelFacts {
  vision: boolean | null;
  /** Whether it hears recordings. */
  audio: boolean | null;
  /** The tokens of a whole conversation, question and answer. */
  contextTokens: number | null;
}

/** A program that serves models, recognised by the shape of its answers. */
export interface ServerKind {
  /** As people see it. */
  name: string;
  /** Its address unless somebody chose another. */
  address: string;
  /** Its chat models on this machine, those in memory first; null where something else answers. */
  chatModels(ask: Ask): Promise<string[] | null>;
  facts(ask: Ask, model: string): Promise<ModelFacts | null>;
}

/** Names are printed in a terminal and offered for a command line. */
export const modelName = z.string().regex(/^[\w.:/@+\\() -]{1,200}$/u);

export const tokenCount = z.number().int().positive();

/**
 * Servers load a model with so many tokens, or with more, unless somebody chose another number. What is beyond
 * the window is cut off unseen, so the lowest one counts.
 */
export const contextTokensByDefault = 4_096;

/** A guess, for servers that do not say what a model is for. */
export function looksLikeChat(name: string): boolean {
  return !/embed|rerank|\bbge-|minilm|whisper/iu.test(name);
}
