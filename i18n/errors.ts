import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/shapes.ts';
import { errors as en } from './en/errors.ts';
import { errors as he } from './he/errors.ts';
import { type TextParams, formatText } from './text.ts';

/** The sentence of an error code in a language. */
export function errorMessage(language: Language, code: ErrorCode, params: TextParams = {}): string {
  return formatText(language, (language === 'he' ? he : en)[code], params);
}
