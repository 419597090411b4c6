import type { ReactNode } from 'react';
import { cardArt } from '#contract/card-art.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { insightDraft } from '#web/features/insights/insight-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import { dayLabel } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  CalendarDays,
  Check,
  Compass,
  Lightbulb,
  ListChecks,
  Pencil,
  Sun,
  Trash2,
  WalletCards,
} from '#web/ui/icons.ts';
import { type MenuAction, MenuButton } from '#web/ui/RowMenu.tsx';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { removeItem } from './timeline-changes.ts';
import classes from './Timeline.module.css';

const icons: Record<Exclude<TimelineItem['kind'], 'stage_reached'>, ReactNode> = {
  insight: <Lightbulb aria-hidden />,
  moment: <Sun aria-hidden />,
  action_made: <ListChecks aria-hidden />,
  action_done: <Check aria-hidden />,
  meeting: <CalendarDays aria-hidden />,
  card_kept: <WalletCards aria-hidden />,
  journey_finished: <Compass aria-hidden />,
};

/** One entry: when and what, its words, and the way to what it came of. */
export function TimelineEntry({ item }: { item: TimelineItem }) {
  const text = useText();
  const stageNames = useStageNames();
  const { kind, at, title, text: source, stage, link, ref } = item;
  const isQuoted = kind === 'insight' || kind === 'moment';
  const words = kind === 'stage_reached' && stage ? stageNames[stage] : title;
  const picture = kind === 'card_kept' && link?.startsWith('/cards/image/') ? ref : null;
  return (
    <li className={classNames(classes.entry, stage && stageColors(stage))} data-kind={kind}>
      <span className={classes.icon}>
        {kind === 'stage_reached' ? <StageGlyph stage={stage ?? 'PS'} size={22} /> : icons[kind]}
      </span>
      {picture && (
        <img className={classes.picture} src={cardArt(picture, 300)} alt="" loading="lazy" />
      )}
      <div className={classes.body}>
        <p className={classes.when}>
          {text('timeline.at', { day: dayLabel(at), what: text(`timeline.${kind}`) })}
        </p>
        <p className={classNames(classes.words, isQuoted && classes.quoted)}>
          {link && source === '' && !isQuoted ? (
            <UiLink href={link}>
              <bdi>{words}</bdi>
            </UiLink>
          ) : (
            <bdi>{words}</bdi>
          )}
        </p>
        {link && (source !== '' || isQuoted) && (
          <UiLink href={link} className={classes.source}>
            {source === '' ? text('timeline.open_source') : <bdi>{source}</bdi>}
          </UiLink>
        )}
      </div>
      {isQuoted && <EntryMenu item={item} />}
    </li>
  );
}

function EntryMenu({ item }: { item: TimelineItem }) {
  const text = useText();
  const { kind, ref: id, title: words } = item;
  const actions: (MenuAction | false)[] = [
    kind === 'insight' && {
      label: text('timeline.edit'),
      icon: <Pencil aria-hidden />,
      onChoose: () => insightDraft.set({ id, words }),
    },
    {
      label: text('timeline.delete'),
      icon: <Trash2 aria-hidden />,
      danger: true,
      onChoose: () => void removeItem(item),
    },
  ];
  return (
    <span className={classes.menu}>
      <MenuButton
        label={text('timeline.more_of')}
        actions={actions.filter((action) => action !== false)}
      />
    </span>
  );
}
