import type { User } from '#contract/account.ts';
import { appear } from './appearance.ts';
import { session } from './session.ts';
import { forget, remember } from './storage.ts';
import { rememberLanguage, speak } from './text.ts';

/** The applied profile; only its changes are applied again. */
let shown: User | null = null;

function showPreferences(): void {
  const { userProfile } = session.get();
  const before = shown;
  shown = userProfile;
  if (!userProfile) {
    if (before) showLessMotion(false);
    return;
  }
  const { language, theme, text_size: textSize, settings } = userProfile;
  if (language !== before?.language) {
    rememberLanguage(language);
    void speak(language).catch(() => undefined);
  }
  if (theme !== before?.theme) appear({ theme });
  if (textSize !== before?.text_size) appear({ textSize });
  if (settings.less_motion !== (before?.settings.less_motion ?? false))
    showLessMotion(settings.less_motion);
}

/** The early script reads the name, so that the first paint of the next visit is still, too. */
function showLessMotion(less: boolean): void {
  if (less) {
    document.documentElement.dataset['motion'] = 'less';
    remember('less_motion', 'yes');
  } else {
    delete document.documentElement.dataset['motion'];
    forget('less_motion');
  }
}

/** Language, theme, text size and motion follow the profile of who is signed in. */
export function followPreferences(): void {
  session.subscribe(showPreferences);
  showPreferences();
}
