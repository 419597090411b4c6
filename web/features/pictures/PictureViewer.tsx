import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { feelings } from '#contract/values.ts';
import { myId } from '#web/platform/session.ts';
import { ask, asked as safetyAsked } from '#web/features/reports/asked.ts';
import { showsPicture } from '#web/features/messages/covered.ts';
import { opinionsQuery } from '#web/features/reports/opinion-queries.ts';
import { namedWords } from '#web/features/messages/named-words.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { fullTime } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import {
  ChevronLeft,
  ChevronRight,
  Download,
  Flag,
  MessageCircle,
  Trash2,
  X,
  ZoomIn,
  ZoomOut,
} from '#web/ui/icons.ts';
import { useModalLayer } from '#web/ui/layers.ts';
import { useOpenedAfterMount } from '#web/ui/opened-after-mount.ts';
import { useReturnedFocus } from '#web/ui/returned-focus.ts';
import { openPicture, openedPicture } from './opened-picture.ts';
import classes from './PictureViewer.module.css';

const zooms = [1, 1.5, 2, 3, 4] as const;

export type PictureViewerProps = {
  /** The messages that are loaded, in order. */
  messages: readonly Message[];
  nameOf: (author: Message['author']) => string;
  /** Nobody else sees these pictures, so nobody has an opinion of them. */
  isAlone?: boolean;
};

/** A picture over the whole page: larger, the one before and after, and its file. */
export default function PictureViewer({ messages, nameOf, isAlone = false }: PictureViewerProps) {
  const text = useText();
  const asked = useStore(openedPicture);
  // Deleted or covered meanwhile, it is not to be looked at.
  const isGone = messages.some((message) => message.id === asked?.id && !showsPicture(message));
  const opened = isGone ? null : asked;
  // While it closes it still shows what it showed.
  const [kept, setKept] = useState(opened);
  if (opened && opened !== kept) setKept(opened);
  const close = () => openPicture(null);
  useReturnedFocus(opened !== null);
  useModalLayer(opened !== null, close);
  return (
    <Modal
      opened={useOpenedAfterMount(opened !== null)}
      onClose={close}
      returnFocus={false}
      closeOnEscape={false}
      fullScreen
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': text('pictures.viewer') } }}
      classNames={{ content: classes.viewer, body: classes.body }}
    >
      {kept && !isGone && (
        <Shown
          key={kept.id}
          message={kept}
          messages={messages}
          nameOf={nameOf}
          isAlone={isAlone}
          onClose={close}
        />
      )}
    </Modal>
  );
}

type ShownProps = PictureViewerProps & { message: Message; onClose: () => void };

function Shown({ message, messages, nameOf, isAlone, onClose }: ShownProps) {
  const text = useText();
  const { direction } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>(1);
  const pictures = useMemo(() => messages.filter(showsPicture), [messages]);
  const at = pictures.findIndex(({ id }) => id === message.id);
  const show = (next: Message | undefined) => next && openPicture(next);
  const step = (direction: 1 | -1) =>
    setZoom((now) => {
      const bigger = zooms.find((each) => each > now);
      const smaller = zooms.findLast((each) => each < now);
      return (direction > 0 ? bigger : smaller) ?? now;
    });
  useEffect(() => place.current?.focus(), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (safetyAsked.get()) return;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (zoom === 1 && event.key === forward) show(pictures[at + 1]);
    else if (zoom === 1 && event.key === back) show(pictures[at - 1]);
    else if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setZoom(1);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const { image } = message;
  if (!image) return null;
  const name = nameOf(message.author);
  const label = image.alt === '' ? text('pictures.of', { name }) : image.alt;
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <p className={classes.title}>
          <bdi>{name}</bdi>
          <time className="zv-num" dateTime={message.created_at}>
            {fullTime(message.created_at)}
          </time>
        </p>
        <IconButton
          label={text('pictures.smaller')}
          icon={<ZoomOut aria-hidden />}
          disabled={zoom === zooms[0]}
          onClick={() => step(-1)}
        />
        <IconButton
          label={text('pictures.larger')}
          icon={<ZoomIn aria-hidden />}
          disabled={zoom === zooms.at(-1)}
          onClick={() => step(1)}
        />
        <a
          className={iconButtonClass()}
          href={image.url}
          download={`picture-${message.seq}.webp`}
          aria-label={text('pictures.download')}
          data-tip={text('pictures.download')}
        >
          <Download aria-hidden />
        </a>
        {message.author.id === myId() ? (
          <IconButton
            label={text('reports.remove_image')}
            icon={<Trash2 aria-hidden />}
            onClick={() => ask({ deed: 'remove', message })}
          />
        ) : (
          <IconButton
            label={text('reports.report_image')}
            icon={<Flag aria-hidden />}
            onClick={() => ask({ deed: 'report', about: { kind: 'image', message } })}
          />
        )}
        <IconButton label={text('shell.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div
        ref={place}
        className={classes.place}
        tabIndex={-1}
        data-autofocus
        onDoubleClick={() => setZoom((now) => (now === 1 ? 2 : 1))}
      >
        <img
          key={image.id}
          src={image.url}
          alt={label}
          width={image.width}
          height={image.height}
          style={
            zoom === 1
              ? undefined
              : { inlineSize: `${zoom * 100}%`, maxInlineSize: 'none', maxBlockSize: 'none' }
          }
        />
      </div>
      {!isAlone && <OpinionsLine message={message} imageId={image.id} />}
      {pictures.length > 1 && (
        <nav className={classes.ways}>
          <IconButton
            tone="raised"
            label={text('pictures.previous')}
            icon={<ChevronLeft aria-hidden />}
            disabled={at <= 0}
            onClick={() => show(pictures[at - 1])}
          />
          <IconButton
            tone="raised"
            label={text('pictures.next')}
            icon={<ChevronRight aria-hidden />}
            disabled={at < 0 || at >= pictures.length - 1}
            onClick={() => show(pictures[at + 1])}
          />
        </nav>
      )}
      {message.text !== '' && (
        <p className={classes.words} dir="auto">
          {namedWords(text, message)}
        </p>
      )}
    </div>
  );
}

/** How many feel what, and the way to what they say. */
function OpinionsLine({ message, imageId }: { message: Message; imageId: string }) {
  const text = useText();
  const { data } = useQuery(opinionsQuery({ kind: 'image', id: imageId }));
  const felt = feelings.filter((feeling) => data && data.counts[feeling] > 0);
  return (
    <div className={classes.opinions}>
      <Button
        variant="tint"
        compact
        icon={<MessageCircle aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => ask({ deed: 'opinions', message })}
      >
        {text('reports.opinions_count', { count: data?.items.length ?? 0 })}
      </Button>
      {felt.map((feeling) => (
        <Tag key={feeling}>
          {text(`reports.${feeling}`)} <span className="zv-num">{data?.counts[feeling]}</span>
        </Tag>
      ))}
    </div>
  );
}
