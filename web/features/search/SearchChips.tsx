import type { SearchResult } from '#contract/search.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Clock, MessageCircle, Plus, SlidersHorizontal, UserRound, X } from '#web/ui/icons.ts';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { type Filter, filterKey, filterName, isSame, placeOf } from './search-filters.ts';
import type { QuickFilter } from './search-box.ts';
import type { SearchKind } from './search-query.ts';
import { type FilterPlace, places } from './typed-filters.ts';
import classes from './SearchModal.module.css';

/** The kinds of results; a new kind adds its line here. */
const kinds: { kind: SearchResult['kind']; name: TextKey }[] = [
  { kind: 'chat', name: 'search.chats' },
  { kind: 'message', name: 'search.messages' },
  { kind: 'person', name: 'search.people' },
  { kind: 'card', name: 'search.cards' },
  { kind: 'action', name: 'search.actions' },
  { kind: 'insight', name: 'search.insights' },
  { kind: 'meeting', name: 'search.meetings' },
];

export type KindChipsProps = {
  kind: SearchKind;
  counts: Record<SearchResult['kind'], number> | undefined;
  onChoose: (kind: SearchKind) => void;
};

/** The kind of results. */
export function KindChips({ kind, counts, onChoose }: KindChipsProps) {
  const text = useText();
  const all = counts && kinds.reduce((sum, one) => sum + counts[one.kind], 0);
  return (
    <div className={classes.kinds} role="group" aria-label={text('search.kinds')}>
      <Chip chosen={kind === 'all'} count={all} onClick={() => onChoose('all')}>
        {text('search.all')}
      </Chip>
      {kinds.map((one) => (
        <Chip
          key={one.kind}
          chosen={kind === one.kind}
          count={counts?.[one.kind]}
          onClick={() => onChoose(one.kind)}
        >
          {text(one.name)}
        </Chip>
      ))}
    </div>
  );
}

const quickNames = {
  here: { name: 'search.here', icon: MessageCircle },
  mine: { name: 'search.mine', icon: UserRound },
  lately: { name: 'search.lately', icon: Clock },
} as const;

const more: Record<FilterPlace, TextKey> = {
  from: 'search.add_from',
  in: 'search.add_in',
  has: 'search.add_has',
  after: 'search.add_after',
  before: 'search.add_before',
};

export type FiltersProps = {
  filters: Filter[];
  /** Filters that are one press away. */
  quick: QuickFilter[];
  onToggle: (filter: Filter) => void;
};

/** The active filters; a press removes one. */
export function ChosenFilters({ filters, quick, onToggle }: FiltersProps) {
  const text = useText();
  if (filters.length === 0) return null;
  const nameOf = (filter: Filter) => {
    const short = quick.find((one) => isSame(one.filter, filter));
    return short ? text(quickNames[short.name].name) : filterName(filter, text);
  };
  return (
    <div className={classes.kinds} role="group" aria-label={text('search.chosen')}>
      {filters.map((filter) => (
        <Chip key={filterKey(filter)} chosen onClick={() => onToggle(filter)}>
          <span className={classes.filterName} title={nameOf(filter)}>
            {nameOf(filter)}
          </span>
          <X aria-hidden />
        </Chip>
      ))}
    </div>
  );
}

/** Filters of one press, while there is no query yet. */
export function QuickFilters({ filters, quick, onToggle }: FiltersProps) {
  const text = useText();
  const taken = placesIn(filters);
  return (
    <div className={classes.kinds} role="group" aria-label={text('search.filters')}>
      {quick
        .filter(({ filter }) => !taken.has(placeOf(filter)))
        .map(({ name, filter }) => {
          const { name: words, icon: Icon } = quickNames[name];
          return (
            <Chip key={name} icon={<Icon aria-hidden />} onClick={() => onToggle(filter)}>
              {text(words)}
            </Chip>
          );
        })}
    </div>
  );
}

/** Further filters; those with a value put their name into the box. */
export function MoreFilters({
  filters,
  quick,
  onToggle,
  onBegin,
}: FiltersProps & { onBegin: (place: FilterPlace) => void }) {
  const text = useText();
  const taken = placesIn(filters);
  const one = quick
    .filter(({ filter }) => !taken.has(placeOf(filter)))
    .map(({ name, filter }) => {
      const { name: words, icon: Icon } = quickNames[name];
      return { label: text(words), icon: <Icon aria-hidden />, onChoose: () => onToggle(filter) };
    });
  const begun = places
    .filter((place) => !taken.has(place))
    .map((place, at) => ({
      label: text(more[place]),
      icon: <Plus aria-hidden />,
      divided: at === 0 && one.length > 0,
      onChoose: () => onBegin(place),
    }));
  return (
    <MenuButton
      label={text('search.more')}
      icon={<SlidersHorizontal aria-hidden />}
      actions={[...one, ...begun]}
    />
  );
}

/** Active filters; a message may have several attachments. */
function placesIn(filters: Filter[]): Set<FilterPlace> {
  const taken = new Set<FilterPlace>(filters.map(placeOf));
  taken.delete('has');
  return taken;
}
