import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#contract/shapes.ts';

export type TextParams = Record<string, unknown>;

/** As it is written, or as the build has parsed it; see scripts/vite-plugins.ts. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

type Formats = Map<Message, IntlMessageFormat>;
const formats: Record<Language, Formats> = { en: new Map(), he: new Map() };
const isolateStart = '\u2068';
const isolateEnd = '\u2069';

/**
 * An ICU message with its parameters filled in. Texts are isolated, so that a Latin name inside a
 * Hebrew sentence, or the other way round, does not move the words around it.
 */
export function formatText(language: Language, message: Message, params: TextParams = {}): string {
  if (typeof message === 'string' && !message.includes('{')) return message;
  let format = formats[language].get(message);
  if (!format) {
    format = new IntlMessageFormat(message, language === 'he' ? 'he-IL' : 'en-GB');
    formats[language].set(message, format);
  }
  const isolated: Record<string, string | number | boolean | Date | null | undefined> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number' || value instanceof Date) isolated[name] = value;
    else if (typeof value !== 'string' || keywords.has(value)) isolated[name] = String(value);
    else isolated[name] = `${isolateStart}${value}${isolateEnd}`;
  }
  return String(format.format(isolated));
}

/** Values that choose a branch of a message (`select`) are not shown, so they stay as they are. */
const keywords = new Set(['answers', 'analyses', 'storage', 'group_size', 'true', 'false']);
