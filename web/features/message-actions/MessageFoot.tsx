import type { Message } from '#contract/messages.ts';
import { MessageOutcomes } from '#web/features/outcomes/MessageOutcomes.tsx';
import { LaterTranslation } from '#web/features/translations/LaterTranslation.tsx';

/** Under the words of any message, of people and of the guide, what belongs to it. */
export function MessageFoot({ message }: { message: Message }) {
  return (
    <>
      <LaterTranslation message={message} />
      <MessageOutcomes message={message} />
    </>
  );
}
