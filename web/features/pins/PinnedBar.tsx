import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#contract/messages.ts';
import type { ShowMessage } from '#web/features/messages/jump.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Pin } from '#web/ui/icons.ts';
import { PinnedList } from './PinnedList.tsx';
import { pinnedWords } from './pinned-words.ts';
import { pinsQuery } from './pins-query.ts';
import classes from './PinnedBar.module.css';

/** Under the header the last pinned message, with the way to it and to all of them. */
export function PinnedBar({ chatId, show }: { chatId: string; show: ShowMessage }) {
  const text = useText();
  const { data: pinned = [] } = useQuery(pinsQuery(chatId));
  const [listed, setListed] = useState(false);
  const [newest] = pinned;
  const close = () => setListed(false);
  return (
    <>
      {newest && (
        <div className={classes.bar} role="group" aria-label={text('pins.list')}>
          <Pin aria-hidden />
          <Newest message={newest} onShow={() => void show(newest.seq)} />
          {pinned.length > 1 && (
            <Button
              variant="ghost"
              compact
              aria-haspopup="dialog"
              aria-label={text('pins.show_all', { count: pinned.length })}
              onClick={() => setListed(true)}
            >
              <span className="zv-num">{pinned.length}</span>
            </Button>
          )}
        </div>
      )}
      <Dialog
        opened={listed}
        onClose={close}
        title={text('pins.list')}
        closeLabel={text('shell.close')}
        width={480}
      >
        <PinnedList
          chatId={chatId}
          onShow={(seq) => {
            close();
            void show(seq);
          }}
        />
      </Dialog>
    </>
  );
}

function Newest({ message, onShow }: { message: Message; onShow: () => void }) {
  const text = useText();
  const { language } = useLanguage();
  const { name, line } = pinnedWords(text, language, message);
  return (
    <button
      type="button"
      className={classes.words}
      aria-label={text('pins.show', { name, text: line })}
      onClick={onShow}
    >
      <b>
        <bdi>{name}</bdi>
      </b>
      <span dir="auto">{line}</span>
    </button>
  );
}
