import { useText } from '#web/platform/language.tsx';
import { TextButton } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { History } from '#web/ui/icons.ts';
import { type Asked, searchKey } from './recent-searches.ts';
import { filterName } from './search-filters.ts';
import classes from './SearchModal.module.css';

export type RecentSearchesProps = {
  searches: Asked[];
  onChoose: (asked: Asked) => void;
  onClear: () => void;
};

export function RecentSearches({ searches, onChoose, onClear }: RecentSearchesProps) {
  const text = useText();
  if (searches.length === 0) return null;
  return (
    <section>
      <GroupHeading
        action={
          <TextButton tone="quiet" onClick={onClear}>
            {text('search.forget')}
          </TextButton>
        }
      >
        {text('search.recent')}
      </GroupHeading>
      <div className={classes.recent}>
        {searches.map((asked) => (
          <Chip
            key={searchKey(asked)}
            icon={<History aria-hidden />}
            onClick={() => onChoose(asked)}
          >
            {asked.words !== '' && <bdi>{asked.words}</bdi>}
            {asked.filters.length > 0 && (
              <span className={classes.narrowed}>
                {asked.filters.map((filter) => filterName(filter, text)).join(' · ')}
              </span>
            )}
          </Chip>
        ))}
      </div>
    </section>
  );
}
