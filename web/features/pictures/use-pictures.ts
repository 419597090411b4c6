import { useCallback, useEffect, type ClipboardEvent } from 'react';
import { limits } from '#contract/values.ts';
import { attachments, filesOf, useAttachments } from '#web/features/messages/attachments.ts';

/** Pictures of a text box: those left at its place, and pasted ones. */
export function usePictures(place: string, max: number = limits.guidePicturesMax) {
  const chosen = useAttachments(place);
  useEffect(() => void attachments.open(place), [place]);
  useEffect(() => attachments.allow(place, max), [place, max]);
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
