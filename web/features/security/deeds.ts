import { useState } from 'react';
import { returnForProfile } from '#web/features/account/google.ts';

function isReturnedFor(name: string): boolean {
  return returnForProfile.get()?.errand.deed === name;
}

/** A dialog with a proof. It is open again when the person comes back to it from Google, with what was typed before. */
export function useDeed(name: string) {
  const [isOpen, setIsOpen] = useState(() => isReturnedFor(name));
  return {
    isOpen,
    detail: isReturnedFor(name) ? returnForProfile.get()?.errand.detail : undefined,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      if (isReturnedFor(name)) returnForProfile.set(null);
    },
  };
}
