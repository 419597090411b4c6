import type { Language } from '#contract/shapes.ts';

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;
const kilobyte = 1024;
/** Less than this would be shown as none at all. */
const shownMegabytesMin = 0.1;

const locales: Record<Language, string> = { en: 'en-GB', he: 'he-IL' };

export function countText(count: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(count);
}

/** An amount of storage in the largest unit that it fills. */
export function sizeText(bytes: number, language: Language): string {
  const [unit, name] = unitOf(bytes);
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: name,
    maximumFractionDigits: 1,
  }).format(bytes / unit);
}

function unitOf(bytes: number): [size: number, name: string] {
  if (bytes >= gigabyte) return [gigabyte, 'gigabyte'];
  const isSmall = bytes > 0 && bytes < shownMegabytesMin * megabyte;
  return isSmall ? [kilobyte, 'kilobyte'] : [megabyte, 'megabyte'];
}
