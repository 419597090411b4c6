import { useState } from 'react';
import { meetingScopes } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { scopeQuestion } from './shown-meeting.ts';
import classes from './Meetings.module.css';

/** Asks which occurrences of a recurring meeting a change means. */
export function ScopeDialog() {
  const text = useText();
  const asked = useStore(scopeQuestion);
  // While it closes it still shows what it asked.
  const [kept, setKept] = useState(asked);
  if (asked && asked !== kept) setKept(asked);
  const close = () => scopeQuestion.set(null);
  return (
    <Dialog
      opened={asked !== null}
      onClose={close}
      title={text(`meetings.scope_${kept?.what ?? 'change'}`)}
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
              asked?.onChoose(scope);
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
