import type { Language } from '#contract/shapes.ts';
import { exportFile as en } from './en/export-file.ts';
import { exportFile as he } from './he/export-file.ts';
import { formatText } from './text.ts';

/** The words that lie beside the data of an export and say what each part of it is. */
export function exportText(
  language: Language,
  { product, username, at }: { product: string; username: string; at: Date },
): string {
  const words = language === 'he' ? he : en;
  return formatText(language, words['export_file.about'], { product, username, at });
}
