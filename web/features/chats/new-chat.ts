import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { currentText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { session } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Leads to where a chat begins. It is created with its first words, not before. */
export function useNewChat(): () => void {
  const navigate = useNavigate();
  const screen = useScreen();
  return useCallback(() => {
    if (!session.get().userProfile) {
      showToast({ tone: 'info', text: currentText()('shell.sign_in_to_continue') });
      return;
    }
    const focus = () => document.querySelector<HTMLElement>('main textarea')?.focus();
    void navigate({ to: screen === 'desktop' ? '/chat' : '/' }).then(focus);
  }, [navigate, screen]);
}
