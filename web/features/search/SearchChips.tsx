import type { SearchResult } from '#contract/search.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Clock, MessageCircle, UserRound } from '#web/ui/icons.ts';
import type { FilterName, SearchFilters } from './search-filters.ts';
import type { SearchKind } from './search-query.ts';
import classes from './SearchModal.module.css';

/** What can be looked for; a kind that comes later adds its line here. */
const kinds: { kind: SearchResult['kind']; name: TextKey }[] = [
  { kind: 'chat', name: 'search.chats' },
  { kind: 'message', name: 'search.messages' },
  { kind: 'person', name: 'search.people' },
];

const filters: { filter: FilterName; name: TextKey; icon: typeof UserRound }[] = [
  { filter: 'here', name: 'search.here', icon: MessageCircle },
  { filter: 'mine', name: 'search.mine', icon: UserRound },
  { filter: 'lately', name: 'search.lately', icon: Clock },
];

export type SearchChipsProps = {
  kind: SearchKind;
  counts: Record<SearchResult['kind'], number> | undefined;
  onChoose: (kind: SearchKind) => void;
  filters: SearchFilters;
};

/** What to look for, and what narrows it. */
export function SearchChips({
  kind,
  counts,
  onChoose,
  filters: { offered, on, toggle },
}: SearchChipsProps) {
  const text = useText();
  const all = counts && kinds.reduce((sum, one) => sum + counts[one.kind], 0);
  return (
    <div className={classes.chips}>
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
      <div className={classes.kinds} role="group" aria-label={text('search.filters')}>
        {filters
          .filter(({ filter }) => offered.includes(filter))
          .map(({ filter, name, icon: Icon }) => (
            <Chip
              key={filter}
              chosen={on.includes(filter)}
              icon={<Icon aria-hidden />}
              onClick={() => toggle(filter)}
            >
              {text(name)}
            </Chip>
          ))}
      </div>
    </div>
  );
}
