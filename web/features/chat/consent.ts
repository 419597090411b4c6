import { storeOf } from '#web/platform/store.ts';

export interface ConsentQuestion {
  onAgree: () => void;
  onDecline: () => void;
}

/** What waits until the person decides whether their words may go to the configured provider. */
export const consentQuestion = storeOf<ConsentQuestion | null>(null);

export function askConsent(onAgree: () => void, onDecline: () => void = () => undefined): void {
  consentQuestion.set({ onAgree, onDecline });
}
