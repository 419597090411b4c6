import type { Message } from '#contract/messages.ts';
import { type TextKey, useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Info } from '#web/ui/icons.ts';
import {
  type AnswerRefusal,
  noteRefusal,
  useRefusal,
} from '#web/features/messages/answer-refusals.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { PlansLink } from '#web/features/plans/PlansLink.tsx';
import { outbox } from '#web/features/messages/outbox.ts';
import { guideNames, quoteOf } from './talk.ts';
import classes from './PersonMessage.module.css';

const sentences: Record<AnswerRefusal, TextKey> = {
  'guide.consent_required': 'messages.no_answer_consent',
  'plan.limit_reached': 'messages.no_answer_limit',
  'guide.too_many_running': 'messages.no_answer_busy',
};

/** Why the guide did not answer, and the way on; the message itself was sent. */
export function RefusalLine({ message }: { message: Message }) {
  const text = useText();
  const { language } = useLanguage();
  const refusal = useRefusal(message.id);
  if (!refusal) return null;
  const { id, chat_id: chatId } = message;
  const askAgain = () => {
    noteRefusal(id, null);
    outbox.addToPeople(chatId, `@${guideNames[language]}`, {
      replyTo: quoteOf(message),
    });
  };
  return (
    <p className={classes.refusal}>
      <Info aria-hidden />
      <span>{text(sentences[refusal])}</span>
      {refusal === 'guide.consent_required' && (
        <Button variant="ghost" compact onClick={() => askConsent(askAgain)}>
          {text('messages.decide')}
        </Button>
      )}
      {refusal === 'guide.too_many_running' && (
        <Button variant="ghost" compact onClick={askAgain}>
          {text('messages.ask_again')}
        </Button>
      )}
      {refusal === 'plan.limit_reached' && <PlansLink>{text('messages.see_limits')}</PlansLink>}
    </p>
  );
}
