import type { SearchResult } from '#contract/search.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import type { SearchKind } from './search-query.ts';
import classes from './SearchModal.module.css';

/** What can be looked for; a kind that comes later adds its line here. */
const kinds: { kind: SearchResult['kind']; name: TextKey }[] = [
  { kind: 'chat', name: 'search.chats' },
  { kind: 'message', name: 'search.messages' },
];

export type SearchKindsProps = {
  kind: SearchKind;
  counts: Record<SearchResult['kind'], number> | undefined;
  onChoose: (kind: SearchKind) => void;
};

export function SearchKinds({ kind, counts, onChoose }: SearchKindsProps) {
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
