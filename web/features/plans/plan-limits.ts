import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { currentText } from '#web/platform/language.tsx';
import { refusedWith } from '#web/platform/api-error.ts';
import { showToast } from '#web/ui/toasts.ts';
import { plansFrom } from './plan-places.ts';

/** Whether another plan would have allowed it. */
export function isPlanLimit(error: unknown): boolean {
  return refusedWith(error, 'plan.limit_reached') || refusedWith(error, 'chat.group_full');
}

/** Shows why something was refused; where a plan is the reason, with the way to the plans and back. */
export function useRefusalToast(): (error: unknown, words: string) => void {
  const router = useRouter();
  return useCallback(
    (error, words) => {
      const toPlans = () => router.history.push(plansFrom(router.latestLocation.href));
      const action = { label: currentText()('messages.see_limits'), onChoose: toPlans };
      showToast({ tone: 'error', text: words, ...(isPlanLimit(error) && { action }) });
    },
    [router],
  );
}
