import uiHebrew from '@fontsource-variable/assistant/files/assistant-hebrew-wght-normal.woff2?url';
import uiLatin from '@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2?url';
import serifHebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2?url';
import serifLatin from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2?url';

/** The files worth a `<link rel="preload">` for a page in that language. */
export const fontsToPreload = { en: [uiLatin, serifLatin], he: [uiHebrew, serifHebrew] };
