import { configQuery } from '#web/platform/config.ts';
import { queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import { storeOf } from '#web/platform/store.ts';

export interface ConsentQuestion {
  onAgree: () => void;
  onDecline: () => void;
}

/** An action that waits for the person's consent to the configured provider. */
export const consentQuestion = storeOf<ConsentQuestion | null>(null);

/** Whether an answer needs a consent that the person has not given; waits until the guide of this installation is known. */
export async function lacksConsent(): Promise<boolean> {
  const { guide } = await queryClient.ensureQueryData(configQuery);
  const { userProfile } = session.get();
  return !guide.built_in && userProfile?.settings.provider_consent === false;
}

export function askConsent(onAgree: () => void, onDecline: () => void = () => undefined): void {
  consentQuestion.set({ onAgree, onDecline });
}
