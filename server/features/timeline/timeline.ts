import { journeyOf } from '#content/journeys/journeys.ts';
import type { api } from '#contract/index.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { timelineKinds } from '#contract/values.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { folded } from '../../platform/search/fold.ts';
import { hasTerms, termsOf } from '../../platform/search/terms.ts';
import { wireSources } from '../actions/sources.ts';
import { deckCards, deckWords } from '../cards/deck-cards.ts';
import { pastOccurrences } from './past-occurrences.ts';
import {
  type Place,
  type StoredItem,
  type TimelineKind,
  type Wanted,
  isAfter,
  storedItems,
} from './stored-items.ts';

type Range = Omit<Input<typeof api.timeline.list>['query'], 'page'>;

const pageSize = 50;
const place = { at: placeParts.time, id: placeParts.name };

export async function myTimeline(call: Call, { query }: Input<typeof api.timeline.list>) {
  const after = placeIn(query.page, place);
  const found = await newestItems(call, wantedBy(query), after, pageSize + 1);
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await wireItems(call, shown),
    next: found.length > pageSize && last ? markerFor({ at: last.at, id: last.id }) : null,
  };
}

/** The whole range, newest first, page by page. */
export async function* itemsWithin(call: Call, query: Range): AsyncGenerator<TimelineItem[]> {
  const wanted = wantedBy(query);
  for (let after = null, last; ; after = last) {
    const found = await newestItems(call, wanted, after, pageSize);
    if (found.length > 0) yield await wireItems(call, found);
    last = found.length === pageSize ? (found.at(-1) ?? null) : null;
    if (last === null) return;
  }
}

/** Stored items together with the past occurrences of meetings that recur. */
async function newestItems(
  call: Call,
  wanted: Wanted,
  after: Place | null,
  count: number,
): Promise<StoredItem[]> {
  const stored = await storedItems(call, wanted, after, count);
  const since = stored.length === count ? stored.at(-1)?.at : wanted.from;
  const recurring = await pastOccurrences(call, wanted, after, since);
  if (recurring.length === 0) return stored;
  return [...stored, ...recurring]
    .toSorted((one, other) => (isAfter(one, other) ? 1 : -1))
    .slice(0, count);
}

function wantedBy({ kinds, query, from, to }: Range): Wanted {
  const asked = new Set(kinds?.split(','));
  const terms = query === undefined ? null : termsOf(query);
  return {
    kinds: kinds === undefined ? timelineKinds : timelineKinds.filter((kind) => asked.has(kind)),
    terms,
    cardIds:
      terms &&
      Object.values(deckCards)
        .flat()
        .filter(({ id }) => hasTerms(folded(deckWords(id)), terms))
        .map(({ id }) => id),
    from,
    to,
  };
}

/** An item whose origin is gone, or may no longer be seen, has no link; a card that may no longer be seen has no name either. */
async function wireItems(call: Call, items: readonly StoredItem[]): Promise<TimelineItem[]> {
  const sourceOf = await wireSources(call, items);
  return items.map((item) => {
    const { kind, id, at, ref, title, stage } = item;
    const source = sourceOf(item);
    const isCard = kind === 'card_kept';
    return {
      id,
      kind,
      at,
      ref,
      stage,
      title: isCard ? (source?.title ?? '') : titleOf(call, kind, title),
      text: isCard ? '' : (source?.title ?? ''),
      link: linkOf(kind, ref, source?.link ?? null),
    };
  });
}

function titleOf({ language }: Call, kind: TimelineKind, title: string): string {
  return kind === 'journey_finished' ? (journeyOf(title)?.title[language] ?? '') : title;
}

function linkOf(kind: TimelineKind, ref: string, source: string | null): string | null {
  if (kind === 'action_made' || kind === 'action_done')
    return source ?? `/action-hub/my-actions?action=${ref}`;
  if (kind === 'meeting') {
    const [id = '', occurrence] = ref.split(' ');
    const at = occurrence === undefined ? '' : `&at=${encodeURIComponent(occurrence)}`;
    return `/action-hub/my-meetings?meeting=${id}${at}`;
  }
  return source;
}
