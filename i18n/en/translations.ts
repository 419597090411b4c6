export const translations = {
  'translations.translate': 'Translate',
  'translations.by': '{language, select, he {In Hebrew} other {In English}}, by {provider}',
  'translations.under_way': 'Translating…',
  'translations.show_original': 'Show original',
  'translations.cancel': 'Cancel',
} as const;
