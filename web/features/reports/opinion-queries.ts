import { queryOptions } from '@tanstack/react-query';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { chatKeys } from '#web/features/chat/chat-queries.ts';
import { call } from '#web/platform/api.ts';
import { queryClient } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';

/** What an opinion is about. */
export interface OpinionThing {
  kind: 'image' | 'card';
  id: string;
}

const ways = {
  image: { ask: api.opinions.ofImage, give: api.opinions.giveOnImage },
  card: { ask: api.opinions.ofCard, give: api.opinions.giveOnCard },
} as const;

/**
 * What people think of a picture, kept true by the live stream while it is looked at; or what I and my
 * connections see in a card, asked for again when one comes back to it.
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
