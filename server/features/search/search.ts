import type { api } from '#contract/index.ts';
import type { SearchResult } from '#contract/search.ts';
import { heldKinds } from '#contract/values.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Language } from '#contract/shapes.ts';
import { deckCard } from '../cards/deck-cards.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { userRefs } from '../account/people.ts';
import { imagesOf } from '../media/message-images.ts';
import { mentionedAmong, mentionedIds } from '../messages/mentions.ts';
import { recordingsOf } from '../media/message-recordings.ts';
import { reportedCards } from '../sight/reported.ts';
import { cardResult, findCards } from './find-cards.ts';
import { findOutcomes, outcomeKinds } from './find-outcomes.ts';
import { type FoundText, type TextFilter, findTexts } from './find-texts.ts';
import { type FoundPerson, findPeople } from './find-people.ts';
import { folded } from '../../platform/search/fold.ts';
import { matchesIn } from './matches.ts';
import { type Terms, termsOf } from '../../platform/search/terms.ts';
import { namesFor } from '../sight/known-names.ts';

/** So many lead the results of every kind; all of them are a page of their own. */
const peopleLeadingMax = 3;
const cardsLeadingMax = 3;
const outcomesLeadingMax = 3;

type Found = Awaited<ReturnType<typeof findTexts>>;

/** Of a text, by the instant it was written. */
const place = { at: placeParts.time, id: placeParts.id };

const noOutcomes = { results: [], next: null, counts: { action: 0, insight: 0, meeting: 0 } };
const nothing = {
  results: [],
  next: null,
  counts: { chat: 0, message: 0, person: 0, card: 0, ...noOutcomes.counts },
};

/** Results that I may see at this moment; without a query my chats by last message. */
export async function find(call: Call, { query }: Input<typeof api.search.find>) {
  const words = query.query ?? '';
  const filter = filterOf(query);
  if (filter === null || (words.trim() !== '' && folded(words).trim() === '')) return nothing;
  const terms = termsOf(words, { isNarrowed: isNarrowed(filter) });
  const outcomeKind = outcomeKinds.find((kind) => kind === query.kind);
  const isUnnarrowed = terms.wanted.length > 0 && !isNarrowed(filter);
  const [texts, people, cards, outcomes] = await Promise.all([
    findTexts(call, terms, filter),
    isUnnarrowed ? findPeople(call, terms, query.kind === 'person' ? query.page : undefined) : null,
    isUnnarrowed ? findCards(call, terms, query.kind === 'card' ? query.page : undefined) : null,
    isUnnarrowed
      ? findOutcomes(call, terms, outcomeKind, outcomeKind ? query.page : undefined)
      : noOutcomes,
  ]);
  const reported = await reportedIn(call, texts.rows);
  const brought = await broughtBy(call, texts.rows);
  const nameOf = await namesFor(call.db, call.me.userId);
  const mentions = texts.rows.map((row) => ({ mentions: row.mentions ?? [] }));
  const mentioned = await userRefs(call.platform, call.db, [...new Set(mentionedIds(mentions))]);
  const counts = {
    ...texts.counts,
    person: people?.count ?? 0,
    card: cards?.count ?? 0,
    ...outcomes.counts,
  };
  if (query.kind === 'person') {
    const results = people?.rows.map((row) => personResult(row, terms)) ?? [];
    return { results, next: people?.next ?? null, counts };
  }
  if (query.kind === 'card') {
    const results = cards?.cards.map((card) => cardResult(card, terms)) ?? [];
    return { results, next: cards?.next ?? null, counts };
  }
  if (outcomeKind) return { results: outcomes.results, next: outcomes.next, counts };
  const leads = !query.kind && !filter.beyond;
  const leading = leads ? (people?.rows.slice(0, peopleLeadingMax) ?? []) : [];
  const leadingCards = leads ? (cards?.cards.slice(0, cardsLeadingMax) ?? []) : [];
  return {
    results: [
      ...leading.map((row) => personResult(row, terms)),
      ...leadingCards.map((card) => cardResult(card, terms)),
      ...(leads ? outcomes.results.slice(0, outcomesLeadingMax) : []),
      ...texts.rows.map((row) => ({
        ...textResult(
          call,
          row.other ? { ...row, title: nameOf(row.other) } : row,
          terms,
          reported,
        ),
        ...brought(row),
        mentioned: mentionedAmong({ mentions: row.mentions ?? [] }, mentioned),
      })),
    ],
    next: nextOf(texts),
    counts,
  };
}

/** Null where nothing can be found: the chat or the folder is none. */
function filterOf(query: Input<typeof api.search.find>['query']): TextFilter | null {
  if ([query.chat_id, query.folder].some((id) => id !== undefined && !isUuid(id))) return null;
  const has = query.has?.split(',') ?? [];
  const instantOf = (time: string | undefined) => (time ? Date.parse(time) : undefined);
  return {
    // The other kinds are paged by markers of their own; of texts only the count is wanted then.
    kind: query.kind,
    beyond: isOfTexts(query.kind) ? placeIn(query.page, place) : null,
    chatId: query.chat_id,
    folderId: query.folder,
    from: query.from,
    has: heldKinds.filter((kind) => has.includes(kind)),
    after: instantOf(query.after),
    before: instantOf(query.before),
  };
}

function isOfTexts(kind: SearchResult['kind'] | undefined): boolean {
  return kind === undefined || kind === 'chat' || kind === 'message';
}

function isNarrowed({ chatId, folderId, from, has, after, before }: TextFilter): boolean {
  return has.length > 0 || [chatId, folderId, from, after, before].some((one) => one !== undefined);
}

function nextOf({ rows, hasMore }: Found): string | null {
  const last = rows.at(-1);
  return hasMore && last ? markerFor({ at: last.at, id: last.message_id ?? last.chat_id }) : null;
}

/** The cards that I reported, of those that lie in what was found. */
function reportedIn({ db, me }: Call, rows: FoundText[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ cards }) => (cards ?? []).map(({ id }) => id));
  return reportedCards(db, me.userId, ids);
}

/** Attachments of a message, as its reader may see them. */
async function broughtBy({ platform, db, me }: Call, rows: FoundText[]) {
  const media = rows.map((row) => ({ imageId: row.image_id, audioId: row.audio_id }));
  const images = await imagesOf(platform, db, media, me.userId);
  const recordings = await recordingsOf(platform, db, media);
  return (row: FoundText) => ({
    image_alt: images.get(row.image_id ?? '')?.alt ?? null,
    audio_ms: recordings.get(row.audio_id ?? '')?.duration_ms ?? null,
  });
}

function textResult(
  { language }: Call,
  row: FoundText,
  { wanted }: Terms,
  reported: ReadonlySet<string>,
): SearchResult {
  const words = wordsIn(row, language, wanted, reported);
  return {
    id: row.chat_id,
    title: row.title,
    search_message: words,
    last_message_date: row.at,
    kind: row.kind,
    chat_type: row.chat_type,
    message_id: row.message_id,
    seq: row.seq,
    person: null,
    card: null,
    link: row.seq === null ? `/chat/${row.chat_id}` : `/chat/${row.chat_id}?seq=${row.seq}`,
    matches: matchesIn(words ?? row.title, wanted),
  };
}

/** A card says what it says in the reader's language, and in the other one where only that was looked for. */
function wordsIn(
  { text, transcript, cards }: FoundText,
  language: Language,
  wanted: string[],
  reported: ReadonlySet<string>,
): string | null {
  const shown = (cards ?? []).filter(({ id, own }) => !own || !(own.covered || reported.has(id)));
  const faces = shown.map(({ id, own, words }) => {
    const mine = own?.text ?? deckCard(id)?.texts[language] ?? words ?? '';
    const isMeant = (face: string) => matchesIn(face, wanted).length > 0;
    const inBoth = words?.split('\n') ?? [];
    return isMeant(mine) ? mine : (inBoth.find(isMeant) ?? mine);
  });
  const lines = [text, transcript, ...faces].filter((line) => line !== null && line !== '');
  return lines.length === 0 ? null : lines.join('\n');
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
    card: null,
    link: `/connect?person=${encodeURIComponent(user.username)}`,
    matches: isByName ? inName : inUsername,
  };
}
