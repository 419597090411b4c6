import { CatchUpOffer } from '#web/features/catch-up/CatchUpOffer.tsx';
import { useText } from '#web/platform/language.tsx';
import { DayHeading } from '#web/ui/Headings.tsx';

/** Above the first message that was new when the chat was opened. */
export function UnreadLine() {
  const text = useText();
  return (
    <>
      <DayHeading fresh>{text('messages.new')}</DayHeading>
      <CatchUpOffer />
    </>
  );
}
