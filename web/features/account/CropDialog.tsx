import { useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type Crop, type Size, closeness, closerCrop, croppedFile, widestCrop } from './crop.ts';
import { type ChangeCrop, type Cut, step, useMoves } from './crop-moves.ts';
import classes from './CropDialog.module.css';

export type CropDialogProps = {
  /** The address of the whole picture; null while none is cut. */
  src: string | null;
  onClose: () => void;
  /** Null: the browser can’t show this picture, so it is taken as it is. */
  onCut: (square: File | null) => void;
};

/** Lets the person choose the square of a new picture, by mouse, fingers, wheel or keys. */
export function CropDialog({ src, onClose, onCut }: CropDialogProps) {
  const text = useText();
  const picture = useRef<HTMLImageElement>(null);
  const [cut, setCut] = useState<Cut | null>(null);
  const use = async () => {
    if (cut && picture.current) onCut(await croppedFile(picture.current, cut.crop));
  };
  return (
    <Dialog
      opened={src !== null}
      onClose={onClose}
      onGone={() => setCut(null)}
      title={text('account.crop_title')}
      closeLabel={text('account.close')}
      width={440}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('account.crop_cancel')}
          </Button>
          <Button disabled={!cut} onClick={() => void use()}>
            {text('account.crop_use')}
          </Button>
        </>
      }
    >
      <Frame cut={cut} change={(next) => setCut((now) => now && { ...now, crop: next(now) })}>
        {src && (
          <img
            ref={picture}
            className={classes.picture}
            src={src}
            alt=""
            draggable={false}
            style={cut ? placed(cut.size, cut.crop) : undefined}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setCut({ size: { width, height }, crop: widestCrop({ width, height }) })
            }
            onError={() => onCut(null)}
          />
        )}
      </Frame>
    </Dialog>
  );
}

/** The picture so large and so far off that the frame shows the square. */
function placed({ width, height }: Size, { x, y, side }: Crop) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    inlineSize: percent(width, side),
    blockSize: percent(height, side),
    transform: `translate(-${percent(x, width)}, -${percent(y, height)})`,
  };
}

const percentOf = (part: number) => Math.round(part * 100);

/** The middle of the square, across and down. */
function middleOf({ size, crop: { x, y, side } }: Cut): string {
  const across = percentOf((x + side / 2) / size.width);
  const down = percentOf((y + side / 2) / size.height);
  return `${across}%, ${down}%`;
}

type FrameProps = {
  cut: Cut | null;
  change: ChangeCrop;
  children: ReactNode;
};

function Frame({ cut, change, children }: FrameProps) {
  const text = useText();
  const helpId = useId();
  const rangeId = useId();
  const moves = useMoves(change);
  const near = cut ? closeness(cut.crop, cut.size) : 0;
  return (
    <>
      <div
        {...moves}
        className={classes.frame}
        // The picture lies in a plane of its own, which no language mirrors.
        dir="ltr"
        // As in pickers of colours: a slider of two ways.
        role="slider"
        tabIndex={0}
        aria-valuenow={percentOf(near)}
        aria-valuetext={cut ? middleOf(cut) : undefined}
        aria-label={text('account.picture')}
        aria-describedby={helpId}
        aria-busy={!cut}
        data-autofocus
      >
        {children}
        <span className={classes.disc} />
      </div>
      <p id={helpId} className={classes.help}>
        {text('account.crop_help')}
      </p>
      <label className={classes.label} htmlFor={rangeId}>
        {text('account.crop_size')}
      </label>
      <input
        id={rangeId}
        className={classes.range}
        type="range"
        min={0}
        max={1}
        step={step}
        disabled={!cut}
        value={near}
        onChange={({ currentTarget: { value } }) =>
          change(({ crop, size }) => closerCrop(crop, size, Number(value)))
        }
      />
    </>
  );
}
