const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A display name on one line and without marks that turn the text around it; null when nothing that
 * can be seen is left.
 */
export function cleanName(name: string): string | null {
  const cleaned = name
    .normalize('NFC')
    .replace(controls, ' ')
    .replace(directionMarks, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return visible.test(cleaned) ? cleaned : null;
}
