import { useEffect, useEffectEvent, useState } from 'react';
import { ImagePlus } from '#web/ui/icons.ts';
import { filesOf } from '#web/features/messages/attachments.ts';
import classes from './DropPlace.module.css';

type DropPlaceProps = {
  /** The effect of dropping a picture. */
  label: string;
  onDrop: (files: File[]) => void;
};

/** Pictures can be dropped anywhere on the page while this is there. */
export function DropPlace({ label, onDrop }: DropPlaceProps) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => onDrop(filesOf(event.dataTransfer)));
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
      take(event);
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
  }, []);
  if (!over) return null;
  return (
    <div className={classes.place}>
      <p>
        <ImagePlus aria-hidden />
        {label}
      </p>
    </div>
  );
}
