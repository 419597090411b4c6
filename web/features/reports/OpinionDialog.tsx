import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#contract/messages.ts';
import type { Opinions } from '#contract/opinions.ts';
import { limits } from '#contract/values.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { useText } from '#web/platform/language.tsx';
import { Button, TextButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { FeelingChips, View } from './Views.tsx';
import { type OpinionThing, giveOpinion, opinionsQuery } from './opinion-queries.ts';
import classes from './Safety.module.css';

export type OpinionDialogProps = {
  message: Message;
  opened: boolean;
  onClose: () => void;
};

/** Opinions of a picture, and mine. */
export function OpinionDialog({ message, opened, onClose }: OpinionDialogProps) {
  const text = useText();
  const thing: OpinionThing = { kind: 'image', id: message.image?.id ?? '' };
  const { data, error, refetch } = useQuery({ ...opinionsQuery(thing), enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('reports.opinions')}
      closeLabel={text('shell.close')}
      width={480}
    >
      {data && <Views thing={thing} opinions={data} />}
      {!data && error && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={text('shell.loading_part')} count={2} />}
    </Dialog>
  );
}

function Views({ thing, opinions }: { thing: OpinionThing; opinions: Opinions }) {
  const text = useText();
  const { items, mine } = opinions;
  return (
    <>
      <FeelingChips thing={thing} opinions={opinions} />
      <MyWords key={mine?.text ?? ''} thing={thing} said={mine?.text ?? ''} />
      {mine && (
        <TextButton
          tone="quiet"
          onClick={() => void giveOpinion(thing, { feeling: null, text: null })}
        >
          {text('reports.withdraw')}
        </TextButton>
      )}
      {items.length === 0 ? (
        <p className={classes.none}>{text('reports.no_opinions')}</p>
      ) : (
        <ul className={classes.views}>
          {items.map((opinion) => (
            <View key={opinion.id} opinion={opinion} />
          ))}
        </ul>
      )}
    </>
  );
}

function MyWords({ thing, said }: { thing: OpinionThing; said: string }) {
  const text = useText();
  const [words, setWords] = useState(said);
  const [busy, setBusy] = useState(false);
  const isChanged = words.trim() !== said;
  const share = async () => {
    setBusy(true);
    await giveOpinion(thing, { text: words.trim() || null }).finally(() => setBusy(false));
  };
  return (
    <div className={classes.mine}>
      <Textarea
        label={text('reports.your_words')}
        placeholder={text('reports.i_see')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        maxLength={limits.opinionLengthMax}
        rows={2}
      />
      {isChanged && (
        <Button variant="tint" compact busy={busy} onClick={() => void share()}>
          {text('reports.share_words')}
        </Button>
      )}
    </div>
  );
}
