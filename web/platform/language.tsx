import type { Language } from '#contract/shapes.ts';
import { api } from '#contract/index.ts';
import { call } from './api.ts';
import { profileQuery, queryClient } from './query.ts';
import { session } from './session.ts';
import { useStore } from './store.ts';
import { type Text, directionOf, rememberLanguage, speak, speech } from './text.ts';

export { currentText, type Text, type TextKey, type TextParams } from './text.ts';

/** The texts of the page's language; a component that uses it follows a change at once. */
export function useText(): Text {
  return useStore(speech).text;
}

export function useLanguage(): {
  language: Language;
  direction: 'ltr' | 'rtl';
  setLanguage: (language: Language) => void;
} {
  const { language } = useStore(speech);
  return { language, direction: directionOf(language), setLanguage };
}

/** The choice holds on this device at once, and goes into the profile of who is signed in. */
export function setLanguage(language: Language): void {
  rememberLanguage(language);
  void speak(language).catch(() => undefined);
  const { userProfile } = session.get();
  if (!userProfile || userProfile.language === language) return;
  void call(api.account.updateProfile, { body: { user: { language } } }).then(
    (user) => queryClient.setQueryData(profileQuery.queryKey, user),
    () => undefined,
  );
}
