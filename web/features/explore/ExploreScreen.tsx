import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CardType } from '#contract/cards.ts';
import { type Stage } from '#contract/shapes.ts';
import { cardTypes, limits, stages } from '#contract/values.ts';
import { StageFilter } from '#web/features/cards/StageFilter.tsx';
import { useToday } from '#web/platform/today.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { Search } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { TabBar } from '#web/ui/TabBar.tsx';
import { CardOfTheDay } from './CardOfTheDay.tsx';
import { DeckCards } from './DeckCards.tsx';
import { Decks } from './Decks.tsx';
import { FoundCards } from './FoundCards.tsx';
import { Journeys } from './Journeys.tsx';
import { Prompts } from './Prompts.tsx';
import { exploreQuery } from './explore-query.ts';
import classes from './ExploreScreen.module.css';

const parts = ['all', 'decks', 'journeys', 'prompts'] as const;

/** The part and the query; they are in the address, so that Back leads to the results. */
type Asked = { part?: string; deck?: string; stage?: string; q?: string };

/** The card of the day, and everything that a chat can start from. */
export function ExploreScreen() {
  const text = useText();
  useTitle(text('explore.title'));
  const today = useToday();
  const asked = useSearch({ strict: false }) satisfies Record<string, unknown> as Asked;
  const part = parts.find((name) => name === asked.part) ?? 'all';
  const stage = stages.find((name) => name === asked.stage);
  const deck = cardTypes.find((type) => type === asked.deck) ?? 'image';
  const { words, setWords, query, ask } = useAsked(asked);
  const search = `${stage} ${query}`;
  const [wholeSearch, setWholeSearch] = useState<string>();
  const cardsMax = wholeSearch === search ? limits.foundCardsMax : undefined;
  const { data, error, refetch, isPlaceholderData } = useQuery(
    exploreQuery(today, query, stage, cardsMax),
  );
  const isFound = query !== '';
  const isAll = part === 'all';
  const cards = data?.cards ?? [];
  const shows = {
    cards: isFound && (isAll || part === 'decks'),
    journeys: isAll || part === 'journeys',
    prompts: isAll || part === 'prompts',
  };
  const nothing =
    data &&
    (isFound || part === 'prompts') &&
    !(shows.cards && cards.length > 0) &&
    !(shows.journeys && data.journeys.length > 0) &&
    !(shows.prompts && data.prompts.length > 0);
  return (
    <Page
      title={text('explore.title')}
      intro={text('explore.intro')}
      actions={
        <SearchField
          className={classes.search}
          label={text('explore.search')}
          clearLabel={text('explore.clear')}
          value={words}
          onChange={setWords}
          maxLength={200}
        />
      }
    >
      <TabBar
        label={text('explore.title')}
        items={parts.map((name) => ({
          href: hrefOf({ ...asked, part: name, deck: undefined }),
          current: name === part,
          label: text(`explore.${name}`),
        }))}
      />
      <StageFilter
        className={classes.stages}
        stage={stage}
        onChange={(chosen) => ask({ stage: chosen })}
      />
      {!data && !error && <PageSkeleton label={text('shell.loading_part')} />}
      {!data && error && (
        <ErrorState
          title={text('explore.failed')}
          action={
            <Button variant="tint" onClick={() => void refetch()}>
              {text('shell.try_again')}
            </Button>
          }
        />
      )}
      {data && (
        <div className={classes.parts}>
          {isAll && !isFound && !stage && <CardOfTheDay day={data.card_of_the_day} />}
          {isAll && !isFound && <Decks decks={data.decks} stage={stage} />}
          {part === 'decks' && !isFound && (
            <DeckCards
              deck={deck}
              stage={stage}
              hrefOf={(type: CardType) => hrefOf({ ...asked, deck: type })}
            />
          )}
          {shows.cards && cards.length > 0 && (
            <FoundCards
              cards={cards}
              decks={data.decks}
              busy={isPlaceholderData}
              onMore={() => setWholeSearch(search)}
            />
          )}
          {shows.journeys && data.journeys.length > 0 && (
            <Journeys
              journeys={data.journeys}
              few={isAll && !isFound}
              moreHref={hrefOf({ ...asked, part: 'journeys' })}
            />
          )}
          {shows.prompts && data.prompts.length > 0 && (
            <Prompts
              prompts={data.prompts}
              few={isAll && !isFound}
              moreHref={hrefOf({ ...asked, part: 'prompts' })}
            />
          )}
          {nothing && (
            <EmptyState
              figure={{ icon: <Search aria-hidden /> }}
              title={isFound ? text('explore.none', { query }) : text('explore.none_of_stage')}
              text={text('explore.none_text')}
              action={
                <Button
                  variant="tint"
                  onClick={() => {
                    setWords('');
                    ask({ q: undefined, stage: undefined });
                  }}
                >
                  {text('explore.clear')}
                </Button>
              }
            />
          )}
        </div>
      )}
      <span className="zv-unseen" role="status">
        {isFound && data && text('explore.found', { count: foundIn(data.decks) })}
      </span>
    </Page>
  );
}

function foundIn(decks: { count: number }[]): number {
  return decks.reduce((sum, { count }) => sum + count, 0);
}

function hrefOf(asked: Asked): string {
  const given = { ...asked, part: asked.part === 'all' ? undefined : asked.part };
  const parameters = new URLSearchParams(
    Object.entries(given).filter((one): one is [string, string] => one[1] !== undefined),
  );
  return parameters.size === 0 ? '/explore' : `/explore?${parameters.toString()}`;
}

/** A typed query is sent a moment later, and then put into the address. */
function useAsked(asked: Asked) {
  const navigate = useNavigate();
  const [words, setWords] = useState(asked.q ?? '');
  const query = useDebounced(words.trim());
  const ask = (change: { stage?: Stage | undefined; q?: string | undefined }) =>
    void navigate({ href: hrefOf({ ...asked, ...change }), replace: true, resetScroll: false });
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  // The address follows what is written, never the other way round.
  useEffect(() => {
    const { current } = latest;
    if ((current.q ?? '') === query) return;
    const href = hrefOf({ ...current, q: query || undefined });
    void navigate({ href, replace: true, resetScroll: false });
  }, [navigate, query]);
  return { words, setWords, query, ask };
}
