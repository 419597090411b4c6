import { use } from 'react';
import { CatchUpContext } from '#web/features/catch-up/catch-up-place.ts';
import { CatchUpOffer } from '#web/features/catch-up/CatchUpOffer.tsx';
import { useText } from '#web/platform/language.tsx';
import { DayHeading } from '#web/ui/Headings.tsx';

/** Above the first message that was new when the chat was opened. */
export function UnreadLine() {
  const text = useText();
  const count = use(CatchUpContext)?.count ?? 1;
  return (
    <>
      <DayHeading fresh>{text('messages.new', { count })}</DayHeading>
      <CatchUpOffer />
    </>
  );
}
