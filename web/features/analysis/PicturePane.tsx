import { useState, type CSSProperties } from 'react';
import type { ImageRegion } from '#contract/image-analysis.ts';
import type { Message, MessageImage } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { openPicture } from '#web/features/pictures/opened-picture.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ScanEye, SlidersHorizontal } from '#web/ui/icons.ts';
import { MeasuredFacts } from './MeasuredFacts.tsx';
import { Palette, PaletteBar } from './Palette.tsx';
import { RegionList } from './RegionList.tsx';
import { RegionMarks } from './RegionMarks.tsx';
import { useRegionChoice } from './region-choice.ts';
import classes from './PicturePane.module.css';

const none: readonly ImageRegion[] = [];

type PicturePaneProps = { message: Message; image: MessageImage };

/** The picture that is talked about what the guide pointed at and what was measured; in a strip these open by a button. */
export function PicturePane({ message, image }: PicturePaneProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { analysis, alt } = image;
  const regions = analysis?.regions ?? none;
  const choice = useRegionChoice(regions);
  const marked = regions.length > 0;
  return (
    <aside
      className={classNames(classes.pane, marked && opened && classes.large)}
      aria-label={text('analysis.picture')}
    >
      <div className={classes.head}>
        <div
          className={classes.frame}
          style={{ '--ratio': image.width / image.height } as CSSProperties}
        >
          <button
            type="button"
            className={classes.picture}
            aria-label={
              alt === '' ? text('analysis.enlarge') : text('analysis.enlarge_named', { name: alt })
            }
            aria-haspopup="dialog"
            onClick={() => openPicture(message)}
          >
            <img
              src={image.thumb_url}
              srcSet={`${image.thumb_url} 720w, ${image.url} ${image.width}w`}
              sizes="(max-width: 48em) 72px, 420px"
              alt=""
              width={image.width}
              height={image.height}
              decoding="async"
              draggable={false}
            />
          </button>
          {marked && choice.drawn && <RegionMarks regions={regions} choice={choice} />}
        </div>
        <div className={classes.strip}>
          <p className={classes.words} dir="auto">
            {alt || text('analysis.kind')}
          </p>
          {analysis && <PaletteBar palette={analysis.palette} />}
        </div>
        {analysis && (
          <IconButton
            className={classes.toggle}
            label={text(marked ? 'analysis.regions_measured' : 'analysis.measured')}
            icon={marked ? <ScanEye aria-hidden /> : <SlidersHorizontal aria-hidden />}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          />
        )}
      </div>
      {alt !== '' && (
        <p className={classes.caption} dir="auto">
          {alt}
        </p>
      )}
      {analysis && (
        <div className={classNames(classes.facts, opened && classes.opened)}>
          {marked && <RegionList regions={regions} choice={choice} />}
          <Palette palette={analysis.palette} />
          <MeasuredFacts image={image} analysis={analysis} />
        </div>
      )}
    </aside>
  );
}
