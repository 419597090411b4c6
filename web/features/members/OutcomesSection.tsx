import type { ChatInfo } from '#contract/chat.ts';
import { OutcomeList } from '#web/features/outcomes/OutcomeList.tsx';
import { useText } from '#web/platform/language.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import classes from './members.module.css';

/** The outcomes of the chat for me. */
export function OutcomesSection({ info }: { info: ChatInfo }) {
  const text = useText();
  return (
    <section aria-labelledby="outcomes">
      <GroupHeading id="outcomes">{text('outcomes.list')}</GroupHeading>
      <div className={classes.part}>
        <OutcomeList chatId={info.id} />
      </div>
    </section>
  );
}
