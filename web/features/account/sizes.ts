import type { Language } from '#contract/shapes.ts';

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;

/** An amount of storage in the largest unit that it fills. */
export function sizeText(bytes: number, language: Language): string {
  const [unit, name] = bytes >= gigabyte ? [gigabyte, 'gigabyte'] : [megabyte, 'megabyte'];
  return new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    style: 'unit',
    unit: name,
    maximumFractionDigits: 1,
  }).format(bytes / unit);
}
