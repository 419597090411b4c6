import type { CSSProperties } from 'react';
import type { Message, MessageImage } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useUploadShare } from '#web/features/messages/uploads.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import type { OutboxEntry, OutboxImage } from '#web/features/messages/outbox-order.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ImageOff, X } from '#web/ui/icons.ts';
import { coverOf } from '#web/features/messages/covered.ts';
import { openPicture } from './opened-picture.ts';
import { LocalPicture } from './LocalPicture.tsx';
import classes from './MessagePicture.module.css';

const thumbs = () => import('./kept-thumbs.ts');

/** A picture of a message; its place has its size before it is there. `label` says whose it is, where nobody described it. */
export function MessagePicture({
  message,
  label: whose,
  inAlbum = false,
}: {
  message: Message;
  label: string;
  /** Its place is that of its album. */
  inAlbum?: boolean;
}) {
  const text = useText();
  const { image } = message;
  if (!image) return null;
  const cover = coverOf(message);
  const place = inAlbum ? undefined : placeOf(image);
  if (cover) {
    return (
      <p className={classNames(classes.picture, classes.covered)} style={place}>
        <ImageOff aria-hidden />
        {text(cover)}
      </p>
    );
  }
  const label = image.alt === '' ? whose : image.alt;
  const picture = (
    <button
      type="button"
      className={classes.picture}
      style={place}
      aria-haspopup="dialog"
      onClick={() => openPicture(message)}
    >
      <img
        src={image.thumb_url}
        srcSet={`${image.thumb_url} ${thumbWidth(image)}w, ${image.url} ${image.width}w`}
        sizes="360px"
        alt={label}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) =>
          void thumbs()
            .then(({ keepThumb }) => keepThumb(message.chat_id, image, currentTarget))
            .catch(() => undefined)
        }
        onError={({ currentTarget }) =>
          void thumbs()
            .then(({ showThumb }) => showThumb(message.chat_id, image, currentTarget))
            .catch(() => undefined)
        }
      />
    </button>
  );
  if (image.covered === null) return picture;
  return (
    <>
      {picture}
      <p className={classes.note}>{text('reports.covered_mine')}</p>
    </>
  );
}

/** The same while it is on its way, from this browser. */
export function PendingPicture({
  entry,
  image,
  inAlbum = false,
}: {
  entry: OutboxEntry;
  image: OutboxImage;
  inAlbum?: boolean;
}) {
  const text = useText();
  const share = useUploadShare(entry.clientId);
  return (
    <div className={classes.picture} style={inAlbum ? undefined : placeOf(image)}>
      <LocalPicture blob={image.file} alt={image.alt || text('pictures.yours')} />
      {share !== null && (
        <span className={classes.way}>
          <progress max={1} value={share} aria-label={text('pictures.sending')} />
          <Button
            variant="ghost"
            compact
            icon={<X aria-hidden />}
            onClick={() => outbox.remove(entry.clientId)}
          >
            {text('pictures.cancel')}
          </Button>
        </span>
      )}
    </div>
  );
}

function thumbWidth({ width, height }: MessageImage): number {
  return Math.round(width * Math.min(1, limits.imageThumbSideMax / Math.max(width, height)));
}

function placeOf({ width, height }: Pick<MessageImage, 'width' | 'height'>): CSSProperties {
  // Very long ones are cut; the whole is a click away.
  const ratio = Math.min(3, Math.max(0.5, width / height));
  return { aspectRatio: `${ratio}`, '--ratio': ratio, '--natural': `${width}px` } as CSSProperties;
}
