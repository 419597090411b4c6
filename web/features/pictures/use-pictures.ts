import { useCallback, useEffect, type ClipboardEvent } from 'react';
import { attachments, filesOf, useAttachments } from './attachments.ts';

/** What a box to write in needs to take pictures at a place: what was left there, and what is pasted. */
export function usePictures(place: string) {
  const chosen = useAttachments(place);
  useEffect(() => void attachments.open(place), [place]);
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const pasted = filesOf(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      void attachments.add(place, pasted);
    },
    [place],
  );
  return { sendable: chosen.length > 0, onPaste };
}
