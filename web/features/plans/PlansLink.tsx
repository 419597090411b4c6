import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UiLink } from '#web/ui/UiLink.tsx';
import { plansFrom } from './plan-places.ts';

/** Leads to the plans, and from there back to where the person is now. */
export function PlansLink({ children, className }: { children: ReactNode; className?: string }) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <UiLink href={plansFrom(here)} className={className}>
      {children}
    </UiLink>
  );
}
