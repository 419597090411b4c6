import type { Settings, User } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';
import { failureSentence } from './account-form.ts';

function showSettings(choice: Partial<Settings>): void {
  queryClient.setQueryData<User>(
    profileQuery.queryKey,
    (user) => user && { ...user, settings: { ...user.settings, ...choice } },
  );
}

/** A choice holds at once; when the server does not take it, it turns back. */
export async function changeSettings(choice: Partial<Settings>, before: Settings): Promise<void> {
  showSettings(choice);
  try {
    const user = await call(api.account.updateProfile, { body: { user: { settings: choice } } });
    queryClient.setQueryData(profileQuery.queryKey, user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const names = Object.keys(choice) as (keyof Settings)[];
    showSettings(Object.fromEntries(names.map((name) => [name, before[name]])));
    showToast({ tone: 'error', text: failureSentence(error) });
  }
}
