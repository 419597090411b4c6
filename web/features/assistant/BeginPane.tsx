import { useCallback, useEffect, useState } from 'react';
import { ConsentDialog } from '#web/features/consent/ConsentDialog.tsx';
import { GuideLine } from './GuideLine.tsx';
import { useText } from '#web/platform/language.tsx';
import { Mark } from '#web/ui/Mark.tsx';
import { GuideComposer } from './GuideComposer.tsx';
import { useBeginChat } from './begin-chat.ts';
import { drafts, newChatDraft } from '#web/features/messages/drafts.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import classes from './BeginPane.module.css';

/** A chat that does not exist yet: it is created with its first words. */
export function BeginPane() {
  const text = useText();
  const begin = useBeginChat(newChatDraft);
  const [busy, setBusy] = useState(false);
  useEffect(() => void drafts.open(newChatDraft, ''), []);
  const speak = useCallback((audio: OutboxAudio) => begin('', audio), [begin]);
  const send = async (words: string) => {
    setBusy(true);
    const begun = await begin(words);
    if (begun) drafts.write(newChatDraft, '');
    setBusy(false);
  };
  return (
    <div className={classes.pane}>
      <div className={classes.words}>
        <Mark size={64} />
        <h1>{text('chat.begin_title')}</h1>
        <p>{text('chat.begin_text')}</p>
        <GuideLine className={classes.guide} />
      </div>
      <GuideComposer
        draftOf={newChatDraft}
        onSend={(words) => void send(words)}
        onSpeak={speak}
        busy={busy}
      />
      <ConsentDialog />
    </div>
  );
}
