import { useEffect, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { ImagePlus } from '#web/ui/icons.ts';
import { attachments, filesOf } from './attachments.ts';
import classes from './DropPlace.module.css';

/** Pictures can be dropped anywhere on the page while a chat is open. */
export function DropPlace({ chatId }: { chatId: string }) {
  const text = useText();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this the browser opens the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void attachments.add(chatId, filesOf(event.dataTransfer));
    };
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOver(false);
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('keydown', escape);
    };
  }, [chatId]);
  if (!over) return null;
  return (
    <div className={classes.place}>
      <p>
        <ImagePlus aria-hidden />
        {text('pictures.drop')}
      </p>
    </div>
  );
}
