import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#contract/shapes.ts';

export type TextParams = Record<string, unknown>;

const formats = new Map<string, IntlMessageFormat>();
const isolateStart = '\u2068';
const isolateEnd = '\u2069';

/**
 * An ICU message with its parameters filled in. Texts are isolated, so that a Latin name inside a
 * Hebrew sentence, or the other way round, does not move the words around it.
 */
export function formatText(language: Language, message: string, params: TextParams = {}): string {
  if (!message.includes('{')) return message;
  const key = `${language}\n${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, language === 'he' ? 'he-IL' : 'en-GB');
    formats.set(key, format);
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
