import type { translations as english } from '../en/translations.ts';

export const translations = {
  'translations.translate': 'תרגום',
  'translations.by': '{language, select, he {בעברית} other {באנגלית}}, מאת {provider}',
  'translations.under_way': 'בתרגום…',
  'translations.show_original': 'הצגת המקור',
  'translations.cancel': 'ביטול',
} as const satisfies Record<keyof typeof english, string>;
