import { meetingScopes } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type ScopeQuestion, scopeQuestion } from './shown-meeting.ts';
import classes from './Meetings.module.css';

/** Asks which occurrences of a recurring meeting a change means. */
export function ScopeDialog({ question, opened }: { question: ScopeQuestion; opened: boolean }) {
  const text = useText();
  const close = () => scopeQuestion.set(null);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text(`meetings.scope_${question.what}`)}
      closeLabel={text('shell.close')}
      width={440}
    >
      <div className={classes.scopes}>
        {meetingScopes.map((scope) => (
          <Button
            key={scope}
            variant="outline"
            full
            data-autofocus={scope === 'this' || undefined}
            onClick={() => {
              close();
              question.onChoose(scope);
            }}
          >
            {text(`meetings.scope_of_${scope}`)}
          </Button>
        ))}
        <Button variant="ghost" full onClick={close}>
          {text('chat.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
