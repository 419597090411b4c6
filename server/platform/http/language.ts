import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';

/** The first supported language that the browser names, else English. */
export function acceptedLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language']?.slice(0, 200).toLowerCase() ?? '';
  for (const part of header.split(',')) {
    const code = part.trim().slice(0, 2);
    const known = languages.find(
      (language) => language === code || (language === 'he' && code === 'iw'),
    );
    if (known) return known;
  }
  return 'en';
}
