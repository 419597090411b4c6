import { PersonFigure, ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import {
  Clock,
  Folder,
  ImagePlus,
  Link2,
  ListTodo,
  type LucideIcon,
  Mic,
  WalletCards,
} from '#web/ui/icons.ts';
import { Mark } from '#web/ui/Mark.tsx';
import type { Suggestion } from './filter-suggestions.ts';
import { type Filter, type Held, filterKey } from './search-filters.ts';
import classes from './SearchModal.module.css';

const heldIcons: Record<Held, LucideIcon> = {
  image: ImagePlus,
  voice: Mic,
  link: Link2,
  card: WalletCards,
  action: ListTodo,
};

export type FilterOptionsProps = {
  suggestions: Suggestion[];
  idOf: (key: string) => string;
  activeKey: string | null;
  onChoose: (filter: Filter) => void;
};

/** Possible values of a filter that is being typed, in place of results. */
export function FilterOptions({ suggestions, idOf, activeKey, onChoose }: FilterOptionsProps) {
  return suggestions.map((suggestion) => {
    const { filter, name, detail } = suggestion;
    const key = filterKey(filter);
    return (
      <button
        key={key}
        type="button"
        id={idOf(key)}
        className={classNames(classes.option, activeKey === key && classes.active)}
        role="option"
        aria-selected={activeKey === key}
        tabIndex={-1}
        onClick={() => onChoose(filter)}
      >
        <Figure suggestion={suggestion} />
        <span className={classes.lines}>
          <span className={classes.title}>
            <bdi>{name}</bdi>
          </span>
          {detail && (
            <span className={classes.username}>
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
      </button>
    );
  });
}

function Figure({ suggestion: { filter, person, chat } }: { suggestion: Suggestion }) {
  if (person) return <PersonFigure person={person} />;
  if (chat) return <ChatFigure chat={chat} />;
  if (filter.by === 'from') return <Mark />;
  return (
    <span className={classes.sign}>
      <FilterIcon filter={filter} />
    </span>
  );
}

function FilterIcon({ filter }: { filter: Filter }) {
  if (filter.by === 'folder') return <Folder aria-hidden />;
  const Icon = filter.by === 'has' ? heldIcons[filter.what] : Clock;
  return <Icon aria-hidden />;
}

/** A day by the browser’s own calendar, for who would rather not type it. */
export function DayOption({ onChoose }: { onChoose: (day: string) => void }) {
  const text = useText();
  return (
    <label className={classes.day}>
      {text('search.another_day')}
      <input
        type="date"
        max="9999-12-31"
        onChange={({ target }) => {
          if (target.value !== '') onChoose(target.value);
        }}
      />
    </label>
  );
}
