import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { Stage } from '#contract/shapes.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { calendarDay, currentTimeZone } from '#web/platform/time.ts';

const freshMs = 10 * 60_000;

/** @param today any moment of the day; with another one, or in another time zone, another card is that of the day */
export function exploreQuery(today: number, query = '', stage?: Stage, cards?: number) {
  const asked = { query: query || undefined, stage, cards };
  return queryOptions({
    queryKey: ['explore', calendarDay(0, today), currentTimeZone(), asked] as const,
    queryFn: ({ signal }) => call(api.explore.show, { query: asked, signal }),
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    ...(query === '' && !stage && { meta: kept() }),
  });
}
