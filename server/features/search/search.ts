import type { api } from '#contract/index.ts';
import type { SearchResult } from '#contract/search.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type FoundText, type TextFilter, findTexts } from './find-texts.ts';
import { type FoundPerson, findPeople } from './find-people.ts';
import { matchesIn } from './matches.ts';
import { type Terms, termsOf } from './terms.ts';

/** So many people lead the results of every kind; all of them are a page of their own. */
const peopleLeadingMax = 3;

type Found = Awaited<ReturnType<typeof findTexts>>;

const nothing = { results: [], next: null, counts: { chat: 0, message: 0, person: 0 } };

/** What I may see at this moment; without a query my chats by last message. */
export async function find(call: Call, { query }: Input<typeof api.search.find>) {
  const terms = termsOf(query.query ?? '');
  const filter = filterOf(query);
  const isAsked = terms.wanted.length > 0;
  if (filter === null || (!isAsked && (query.query ?? '').trim() !== '')) return nothing;
  const mayBePeople = isAsked && !filter.chatId && !filter.from && !filter.after && !filter.before;
  const [texts, people] = await Promise.all([
    findTexts(call, terms, filter),
    mayBePeople ? findPeople(call, terms, query.kind === 'person' ? query.page : undefined) : null,
  ]);
  const counts = { ...texts.counts, person: people?.count ?? 0 };
  if (query.kind === 'person') {
    const results = people?.rows.map((row) => personResult(row, terms)) ?? [];
    return { results, next: people?.next ?? null, counts };
  }
  const leading =
    query.kind || filter.beyond ? [] : (people?.rows.slice(0, peopleLeadingMax) ?? []);
  return {
    results: [
      ...leading.map((row) => personResult(row, terms)),
      ...texts.rows.map((row) => textResult(row, terms)),
    ],
    next: nextOf(texts),
    counts,
  };
}

/** Null where nothing can be found: the chat is none. */
function filterOf(query: Input<typeof api.search.find>['query']): TextFilter | null {
  if (query.chat_id !== undefined && !isUuid(query.chat_id)) return null;
  const instantOf = (time: string | undefined) => (time ? Date.parse(time) : undefined);
  return {
    // People are paged by a marker of their own; of texts only the count is wanted then.
    kind: query.kind,
    beyond: query.kind === 'person' ? null : markerOf(query.page),
    chatId: query.chat_id,
    from: query.from,
    after: instantOf(query.after),
    before: instantOf(query.before),
  };
}

function nextOf({ rows, hasMore }: Found): string | null {
  const last = rows.at(-1);
  return hasMore && last ? `${last.at}_${last.message_id ?? last.chat_id}` : null;
}

function textResult(row: FoundText, { wanted }: Terms): SearchResult {
  return {
    id: row.chat_id,
    title: row.title,
    search_message: row.text,
    last_message_date: row.at,
    kind: row.kind,
    chat_type: row.chat_type,
    message_id: row.message_id,
    seq: row.seq,
    person: null,
    link: row.seq === null ? `/chat/${row.chat_id}` : `/chat/${row.chat_id}?seq=${row.seq}`,
    matches: matchesIn(row.text ?? row.title, wanted),
  };
}

/** The username is shown as what was found where the name alone does not say why. */
function personResult({ user }: FoundPerson, { wanted }: Terms): SearchResult {
  const inName = matchesIn(user.display_name, wanted);
  const inUsername = matchesIn(user.username, wanted);
  const isByName = inName.length > 0 || inUsername.length === 0;
  return {
    id: user.id,
    title: user.display_name,
    search_message: isByName ? null : user.username,
    last_message_date: null,
    kind: 'person',
    chat_type: null,
    message_id: null,
    seq: null,
    person: user,
    link: `/connect?person=${encodeURIComponent(user.username)}`,
    matches: isByName ? inName : inUsername,
  };
}

function markerOf(marker: string | undefined): TextFilter['beyond'] {
  if (marker === undefined || marker === '1') return null;
  const [at = '', id = ''] = marker.split('_');
  if (
    !/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(at) ||
    Number.isNaN(Date.parse(at)) ||
    !isUuid(id)
  ) {
    throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
  }
  return { at, id };
}
