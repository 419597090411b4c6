import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons.ts';
import {
  type Attachment,
  attachments,
  useAttachments,
} from '#web/features/messages/attachments.ts';
import { LocalPicture } from './LocalPicture.tsx';
import classes from './AttachmentTray.module.css';

/** The pictures that the next message takes along, each with its words for those who can't see it. */
export function AttachmentTray({ chatId }: { chatId: string }) {
  const text = useText();
  const chosen = useAttachments(chatId);
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.tray} aria-label={text('pictures.chosen')}>
      {chosen.map((attachment) => (
        <Chosen key={attachment.id} chatId={chatId} attachment={attachment} />
      ))}
    </ul>
  );
}

function Chosen({ chatId, attachment }: { chatId: string; attachment: Attachment }) {
  const text = useText();
  const { id, name, file, alt } = attachment;
  return (
    <li className={classes.chosen}>
      <span className={classes.frame}>
        <LocalPicture blob={file} alt="" />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
          <span className="zv-num">{sizeLabel(text, file.size)}</span>
        </span>
        <input
          className={classes.alt}
          dir="auto"
          value={alt}
          maxLength={limits.imageAltLengthMax}
          placeholder={text('pictures.describe')}
          aria-label={text('pictures.describe_named', { name })}
          onChange={(event) => attachments.describe(chatId, id, { alt: event.target.value })}
        />
      </span>
      <IconButton
        label={text('pictures.remove', { name })}
        icon={<X aria-hidden />}
        onClick={() => attachments.remove(chatId, id)}
      />
    </li>
  );
}

function sizeLabel(text: ReturnType<typeof useText>, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? text('pictures.kilobytes', { count: kilobytes })
    : text('pictures.megabytes', { count: Math.round((bytes / 1024 ** 2) * 10) / 10 });
}
