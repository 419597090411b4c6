import { useRef, type ReactNode } from 'react';
import { limits } from '#contract/values.ts';
import { pictureTypes } from '#web/features/messages/attachments.ts';
import { useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Camera, ImagePlus } from '#web/ui/icons.ts';
import classes from './AnalyzeScreen.module.css';

type ChoosePictureProps = { onChoose: (files: File[]) => void };

/** The place for a picture: dropped, pasted, chosen, or taken with a phone’s camera. */
export function ChoosePicture({ onChoose }: ChoosePictureProps) {
  const text = useText();
  const touch = useTouch();
  const megabytes = limits.uploadBytesMax / 1024 ** 2;
  return (
    <div className={classes.drop}>
      <ImagePlus aria-hidden />
      <p className={classes.ask}>{text('analysis.drop')}</p>
      <div className={classes.ways}>
        <Way label={text('analysis.choose')} onChoose={onChoose} />
        {touch && (
          <Way
            label={text('analysis.photograph')}
            icon={<Camera aria-hidden />}
            camera
            onChoose={onChoose}
          />
        )}
      </div>
      <p className={classes.hint}>{text('analysis.formats', { megabytes })}</p>
    </div>
  );
}

type WayProps = ChoosePictureProps & { label: string; icon?: ReactNode; camera?: boolean };

function Way({ label, icon, camera = false, onChoose }: WayProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={camera ? 'outline' : 'primary'}
        icon={icon}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
