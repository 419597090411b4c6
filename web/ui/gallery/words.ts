import type { Stage } from '../stages.ts';

export type Language = 'en' | 'he';

const stageNames: Record<Language, Record<Stage, string>> = {
  en: { PS: 'Pause', ED: 'Expand', FC: 'Focus', DG: 'Doing' },
  he: { PS: 'עצירה', ED: 'מרחב', FC: 'מיקוד', DG: 'מעשה' },
};

/** Text for the gallery alone; the product's words live in i18n. */
export function words(language: Language) {
  const pick = (en: string, he: string) => (language === 'en' ? en : he);
  return { pick, stageNames: stageNames[language] };
}
