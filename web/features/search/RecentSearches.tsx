import { useText } from '#web/platform/language.tsx';
import { TextButton } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { History } from '#web/ui/icons.ts';
import classes from './SearchModal.module.css';

export type RecentSearchesProps = {
  searches: string[];
  onChoose: (query: string) => void;
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
        {searches.map((query) => (
          <Chip key={query} icon={<History aria-hidden />} onClick={() => onChoose(query)}>
            <bdi>{query}</bdi>
          </Chip>
        ))}
      </div>
    </section>
  );
}
