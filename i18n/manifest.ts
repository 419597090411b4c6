import type { Language } from '#contract/shapes.ts';
import { manifest as en } from './en/manifest.ts';
import { manifest as he } from './he/manifest.ts';

export function manifestTexts(language: Language): Record<keyof typeof en, string> {
  return language === 'he' ? he : en;
}
