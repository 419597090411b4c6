import { Textarea } from '@mantine/core';
import { type SyntheticEvent, useId, useState } from 'react';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type InsightDraft, insightDraft, keepInsight, showRefusal } from './insight-changes.ts';

/** Words an insight: a new one, one of a message, or one that exists. */
export default function InsightDialog() {
  const draft = useStore(insightDraft);
  // While it closes it still shows what it showed.
  const [kept, setKept] = useState(draft);
  if (draft && draft !== kept) setKept(draft);
  const text = useText();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  if (!kept) return null;
  return (
    <Dialog
      opened={draft !== null}
      onClose={() => insightDraft.set(null)}
      title={text(kept.id === undefined ? 'timeline.new_insight' : 'timeline.edit_insight')}
      closeLabel={text('shell.close')}
      footer={
        <>
          <Button variant="ghost" onClick={() => insightDraft.set(null)}>
            {text('chat.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {text('timeline.keep_insight')}
          </Button>
        </>
      }
    >
      <InsightForm
        key={`${kept.id ?? ''} ${kept.messageId ?? ''} ${kept.cardId ?? ''}`}
        id={formId}
        draft={kept}
        onBusy={setBusy}
      />
    </Dialog>
  );
}

function InsightForm({
  id,
  draft,
  onBusy,
}: {
  id: string;
  draft: InsightDraft;
  onBusy: (busy: boolean) => void;
}) {
  const text = useText();
  const [words, setWords] = useState(draft.words.slice(0, limits.insightLengthMax));
  const [isMissing, setIsMissing] = useState(false);
  const keep = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(words.trim() === '');
    if (words.trim() === '') return;
    onBusy(true);
    try {
      await keepInsight(draft, words.trim());
      insightDraft.set(null);
    } catch (error) {
      showRefusal(error);
    } finally {
      onBusy(false);
    }
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void keep(event)}>
      <Textarea
        label={text('timeline.insight_words')}
        value={words}
        error={isMissing && text('field.required')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.insightLengthMax}
        onChange={(event) => setWords(event.currentTarget.value)}
        data-autofocus
      />
    </form>
  );
}
