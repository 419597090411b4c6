import { queryOptions } from '@tanstack/react-query';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { call } from '#web/platform/api.ts';
import { queryClient } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The subject of an opinion. */
export interface OpinionThing {
  kind: 'image' | 'card';
  id: string;
}

const ways = {
  image: { ask: api.opinions.ofImage, give: api.opinions.giveOnImage },
  card: { ask: api.opinions.ofCard, give: api.opinions.giveOnCard },
} as const;

/**
 * Opinions of a picture, kept current by the live stream while it is open; or of a card by me and my
 * connections, fetched again at each visit.
 */
export function opinionsQuery({ kind, id }: OpinionThing) {
  return queryOptions({
    queryKey: chatKeys.opinions(id),
    queryFn: ({ signal }) => call(ways[kind].ask, { params: { id }, signal }),
    staleTime: 10_000,
  });
}

export async function giveOpinion(
  thing: OpinionThing,
  body: BodyIn<typeof api.opinions.giveOnImage>,
): Promise<boolean> {
  try {
    const opinions = await call(ways[thing.kind].give, { params: { id: thing.id }, body });
    queryClient.setQueryData(opinionsQuery(thing).queryKey, opinions);
    return true;
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    return false;
  }
}
