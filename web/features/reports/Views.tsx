import { useId, type ReactNode } from 'react';
import type { Opinion, Opinions } from '#contract/opinions.ts';
import { feelings } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime, listTime } from '#web/platform/time.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Chip, Tag } from '#web/ui/Chip.tsx';
import { type OpinionThing, giveOpinion } from './opinion-queries.ts';
import classes from './Safety.module.css';

type FeelingChipsProps = { thing: OpinionThing; opinions: Opinions; labelUnseen?: boolean };

/** How many feel what; mine is chosen, and taken back by choosing it again. */
export function FeelingChips({ thing, opinions, labelUnseen }: FeelingChipsProps) {
  const text = useText();
  const labelId = useId();
  const { mine, counts } = opinions;
  return (
    <>
      <p id={labelId} className={labelUnseen ? 'zv-unseen' : classes.label}>
        {text('reports.your_feeling')}
      </p>
      <div className={classes.chips} role="group" aria-labelledby={labelId}>
        {feelings.map((feeling) => (
          <Chip
            key={feeling}
            chosen={mine?.feeling === feeling}
            count={counts[feeling] || undefined}
            onClick={() =>
              void giveOpinion(thing, { feeling: mine?.feeling === feeling ? null : feeling })
            }
          >
            {text(`reports.${feeling}`)}
          </Chip>
        ))}
      </div>
    </>
  );
}

/** One person's opinion; `actions` are its author's actions. */
export function View({ opinion, deeds }: { opinion: Opinion; deeds?: ReactNode }) {
  const text = useText();
  const { author, feeling, text: words, created_at: at } = opinion;
  return (
    <li className={classes.view}>
      <Avatar id={author.id} name={shownName(author)} src={author.avatar_url} />
      <div className={classes.said}>
        <p className={classes.who}>
          <b>
            <bdi>{shownName(author)}</bdi>
          </b>
          {feeling && <Tag tone="accent">{text(`reports.${feeling}`)}</Tag>}
          <time className="zv-num" dateTime={at} title={fullTime(at)}>
            {listTime(at)}
          </time>
        </p>
        {words !== '' && (
          // Along the name above it, whichever way it reads.
          <p className={classes.words}>
            <bdi>{words}</bdi>
          </p>
        )}
        {deeds}
      </div>
    </li>
  );
}
