import type { Language } from '#contract/shapes.ts';
import { Globe } from '#web/ui/icons.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLanguage } from '#web/platform/language.tsx';

/** Each language is named in itself. */
export const languageNames: Record<Language, string> = { en: 'English', he: 'עברית' };

/** Turns the page to the other language. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const other = language === 'he' ? 'en' : 'he';
  return (
    <Button
      variant="ghost"
      compact
      icon={<Globe aria-hidden />}
      lang={other}
      onClick={() => setLanguage(other)}
    >
      {languageNames[other]}
    </Button>
  );
}
