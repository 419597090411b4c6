import { useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Download, FileText } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/Progress.tsx';
import type { CopyPartProps } from './RangePart.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { type Range, printChat } from './copy-files.ts';
import classes from './copies.module.css';

type Paper =
  | { is: 'wanted' }
  | { is: 'printing'; done: number }
  | { is: 'ready'; file: Blob }
  | { is: 'canceled' }
  | { is: 'failed'; why: string };

export function PaperPart({ chatId, title, range, reason }: CopyPartProps) {
  const text = useText();
  const headingId = useId();
  const { paper, print, cancel } = usePaper(chatId, title);
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {text('copies.paper')}
      </h3>
      <p className={classes.note}>{text('copies.paper_text')}</p>
      {paper.is === 'printing' ? (
        <Progress
          done={paper.done}
          label={text('copies.printing')}
          shown={text('copies.percent', { done: Math.round(paper.done * 100) })}
          action={
            <Button variant="ghost" compact onClick={cancel}>
              {text('copies.cancel')}
            </Button>
          }
        />
      ) : (
        <div className={buttonRow}>
          <Button
            variant="tint"
            icon={<FileText aria-hidden />}
            disabledReason={reason}
            onClick={() => void print(range())}
          >
            {text('copies.print')}
          </Button>
          {paper.is === 'ready' && (
            <Button
              variant="ghost"
              icon={<Download aria-hidden />}
              onClick={() => saveFile(paper.file, title, 'pdf')}
            >
              {text('copies.save_again')}
            </Button>
          )}
        </div>
      )}
      <p className={classes.note} role="status">
        {paper.is === 'ready' && text('copies.ready')}
        {paper.is === 'canceled' && text('copies.canceled')}
        {paper.is === 'failed' && paper.why}
      </p>
    </section>
  );
}

/** One paper at a time; closing the dialog ends it. */
function usePaper(chatId: string, title: string) {
  const [paper, setPaper] = useState<Paper>({ is: 'wanted' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const print = async (range: Range) => {
    const controller = new AbortController();
    const { signal } = controller;
    under.current = controller;
    setPaper({ is: 'printing', done: 0 });
    try {
      const file = await printChat(chatId, range, {
        signal,
        onProgress: (done) => !signal.aborted && setPaper({ is: 'printing', done }),
      });
      setPaper({ is: 'ready', file });
      saveFile(file, title, 'pdf');
    } catch (error) {
      setPaper(signal.aborted ? { is: 'canceled' } : { is: 'failed', why: sentenceOf(error) });
    }
  };
  return { paper, print, cancel: () => under.current?.abort() };
}
