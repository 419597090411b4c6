import { useId, useRef, useState } from 'react';
import type { User } from '#contract/account.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CropDialog } from './CropDialog.tsx';
import {
  type NewPicture,
  type PictureChange,
  forgetPicture,
  newPicture,
  pictureKinds,
  pictureProblem,
} from './picture.ts';
import classes from './PictureField.module.css';

const megabytes = limits.uploadBytesMax / 1024 ** 2;

export type PictureFieldProps = {
  user: User;
  change: PictureChange;
  onChange: (change: PictureChange) => void;
  /** The server's refusal of the picture. */
  error: string | null;
};

/** The person's picture; a new one is shown before it is saved. */
export function PictureField({ user, change, onChange, error }: PictureFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [problem, setProblem] = useState<'account.picture_type' | 'account.picture_size' | null>(
    null,
  );
  const [whole, setWhole] = useState<NewPicture | null>(null);
  const src = change === 'removed' ? null : (change?.previewUrl ?? user.avatar_url);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = pictureProblem(file);
    setProblem(found);
    if (!found) setWhole(newPicture(file));
  };
  const stopCutting = () => {
    forgetPicture(whole);
    setWhole(null);
  };
  const cut = (square: File | null) => {
    if (whole) onChange(newPicture(square ?? whole.file));
    stopCutting();
  };
  const remove = () => {
    setProblem(null);
    onChange(user.avatar_url ? 'removed' : null);
  };
  const shownError = problem ? text(problem, { megabytes }) : error;
  return (
    <div className={classes.field} role="group" aria-label={text('account.picture')}>
      <Avatar id={user.id} name={user.display_name} src={src} size={104} />
      <div className={classes.words}>
        <div className={classes.buttons}>
          <Button
            variant="outline"
            compact
            aria-describedby={noteId}
            onClick={() => input.current?.click()}
          >
            {text('account.picture_change')}
          </Button>
          {src && (
            <Button variant="ghost" compact onClick={remove}>
              {text('account.picture_remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          hidden
          type="file"
          accept={pictureKinds.join(',')}
          tabIndex={-1}
          aria-label={text('account.picture_change')}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <p
          id={noteId}
          className={shownError ? classes.error : classes.note}
          role={shownError ? 'alert' : 'status'}
        >
          {shownError ?? noteOf(change, text)}
        </p>
      </div>
      <CropDialog src={whole?.previewUrl ?? null} onClose={stopCutting} onCut={cut} />
    </div>
  );
}

function noteOf(change: PictureChange, text: ReturnType<typeof useText>): string {
  if (change === 'removed') return text('account.picture_gone');
  return change ? text('account.picture_new') : text('account.picture_help', { megabytes });
}
