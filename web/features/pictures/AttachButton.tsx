import { useRef } from 'react';
import { ariaKeys, useShortcuts } from '#web/platform/shortcuts.ts';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ImagePlus } from '#web/ui/icons.ts';
import { attachments, pictureTypes } from '#web/features/messages/attachments.ts';

/** Chooses pictures from the device, or takes one with a phone’s camera. */
export function AttachButton({ chatId }: { chatId: string }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useShortcuts({ upload: choose });
  return (
    <>
      <IconButton
        label={text('pictures.add')}
        icon={<ImagePlus aria-hidden />}
        aria-keyshortcuts={ariaKeys('upload')}
        onClick={choose}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={text('pictures.add')}
        onChange={({ currentTarget }) => {
          void attachments.add(chatId, [...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
