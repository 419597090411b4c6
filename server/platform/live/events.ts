import { sql } from 'drizzle-orm';
import type { LiveEvent, NewEvent } from '#contract/live.ts';
import { events as contractEvents } from '#contract/live.ts';
import { type Apart, events } from '#db/schema/live.ts';
import type { Db } from '../change.ts';

/** With more missed events the client fetches the state again instead. */
export const replayEventsMax = 1_000;

/** An event with its version in its stream, in its wire format. */
export interface WrittenEvent {
  audience: 'chat' | 'person';
  frame: LiveEvent;
  /** One reader gets another frame with the same version. */
  apart: { reader: string; frame: LiveEvent } | null;
}

/** An event before it has its version. */
export interface Announced {
  streamId: string;
  event: NewEvent;
  apart?: Apart | undefined;
}

/** The position of an event. */
export interface EventKey {
  stream: string;
  version: number;
}

/** Events of a stream after a version. */
export interface Missed {
  /** The newest version in `events`, or the version after which the stream must be fetched again. */
  version: number;
  /** Some events are no longer kept, or there are too many to send. */
  isLost: boolean;
}

export function withPlace(
  event: NewEvent,
  stream: string,
  version: number,
  apart: Apart | null = null,
): WrittenEvent {
  const place = { stream, version };
  const instead = apart?.event ?? { type: 'chat.unchanged' as const, chat_id: stream };
  return {
    audience: contractEvents[event.type].audience,
    frame: { ...event, ...place },
    apart: apart && { reader: apart.reader, frame: { ...instead, ...place } },
  };
}

/** An event as one person gets it. */
export function frameFor({ frame, apart }: WrittenEvent, userId: string): LiveEvent {
  return apart?.reader === userId ? apart.frame : frame;
}

/**
 * Takes the versions under the streams' row locks, in the order of their ids, and stores the events in the
 * order in which they were emitted.
 */
export async function writeEvents(db: Db, announced: Announced[]): Promise<WrittenEvent[]> {
  if (announced.length === 0) return [];
  const counts = new Map<string, number>();
  const emitted = announced.map(({ streamId, event, apart = null }, turn) => {
    const count = (counts.get(streamId) ?? 0) + 1;
    counts.set(streamId, count);
    return { stream: streamId, count, event, apart, turn };
  });
  /** The number of later events in the same stream. */
  const later = ({ stream, count }: { stream: string; count: number }) =>
    (counts.get(stream) ?? 0) - count;
  const streams = [...counts.keys()].toSorted();
  const added = streams.map((stream) => counts.get(stream));
  const { rows } = await db.execute<{ id: string; version: string }>(sql`
    with place as (
      insert into streams as known (id, version)
      select * from unnest(${sql.param(streams)}::uuid[], ${sql.param(added)}::bigint[])
      on conflict (id) do update set version = known.version + excluded.version
      returning id, version
    ), stored as (
      insert into events (stream_id, version, event, apart, created_at)
      select place.id, place.version - emitted.later, emitted.event, emitted.apart, clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(emitted.map((one) => ({ ...one, later: later(one) })))}::jsonb)
        as emitted(stream uuid, later bigint, event jsonb, apart jsonb, turn integer)
      join place on place.id = emitted.stream
      order by emitted.turn
    )
    select id, version from place`);
  const newest = new Map(rows.map(({ id, version }) => [id, Number(version)]));
  return emitted.map((one) =>
    withPlace(one.event, one.stream, (newest.get(one.stream) ?? 0) - later(one), one.apart),
  );
}

/** The events of a stream after a version, in order; null if some of them are no longer kept. */
export async function eventsAfter(
  db: Db,
  streamId: string,
  version: number,
  countMax: number,
): Promise<WrittenEvent[] | null> {
  const missed = await missedEvents(db, { [streamId]: version }, countMax);
  return missed.streams.get(streamId)?.isLost ? null : missed.events;
}

/**
 * The events of several streams after the given versions, in the order in which they happened. They are read
 * in one snapshot, so no event comes before its cause.
 */
export async function missedEvents(
  db: Db,
  versions: Record<string, number>,
  countMax: number,
): Promise<{ streams: Map<string, Missed>; events: WrittenEvent[] }> {
  const streams = new Map<string, Missed>();
  const wanted: Record<string, number> = {};
  const current = await streamVersions(db, Object.keys(versions));
  let room = countMax;
  for (const [stream, version] of Object.entries(versions)) {
    const newest = current.get(stream) ?? 0;
    const isLost = version > newest || newest - version > room;
    streams.set(stream, { version: isLost ? newest : version, isLost });
    if (isLost) continue;
    room -= newest - version;
    // Also with nothing missed: later frames must not come before their consequences.
    wanted[stream] = version;
  }
  if (room === countMax) return { streams, events: [] };
  const found = await storedEvents(
    db,
    sql`join json_each_text(${JSON.stringify(wanted)}::json) as wanted(stream, version)
      on events.stream_id = wanted.stream::uuid and events.version > wanted.version::bigint`,
  );
  for (const { frame } of found) {
    const missed = streams.get(frame.stream);
    // Versions have no gaps, so a missing one is no longer kept.
    if (missed?.version === frame.version - 1) missed.version = frame.version;
  }
  for (const stream of Object.keys(wanted)) {
    const newest = current.get(stream) ?? 0;
    if ((streams.get(stream)?.version ?? 0) < newest)
      streams.set(stream, { version: newest, isLost: true });
  }
  return {
    streams,
    events: found.filter(({ frame }) => streams.get(frame.stream)?.isLost === false),
  };
}

/** The stored events at these positions, in the order in which they happened. */
export async function eventsAt(db: Db, keys: readonly EventKey[]): Promise<WrittenEvent[]> {
  if (keys.length === 0) return [];
  return storedEvents(
    db,
    sql`join json_to_recordset(${JSON.stringify(keys)}::json) as wanted(stream uuid, version bigint)
      on events.stream_id = wanted.stream and events.version = wanted.version`,
  );
}

/** Positions of recently stored events. */
export async function recentEvents(db: Db, withinMs: number): Promise<EventKey[]> {
  const { rows } = await db.execute<{ stream: string; version: string }>(sql`
    select stream_id as stream, version from events
    where created_at > clock_timestamp() - ${withinMs} * interval '1 millisecond'`);
  return rows.map(({ stream, version }) => ({ stream, version: Number(version) }));
}

/** 0 for a stream without events. */
export async function streamVersion(db: Db, streamId: string): Promise<number> {
  return (await streamVersions(db, [streamId])).get(streamId) ?? 0;
}

async function streamVersions(db: Db, streamIds: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; version: string }>(
    sql`select id, version from streams where id = any(${sql.param(streamIds)}::uuid[])`,
  );
  return new Map(rows.map(({ id, version }) => [id, Number(version)]));
}

interface StoredEvent extends Record<string, unknown> {
  stream: string;
  version: string;
  event: NewEvent;
  apart: Apart | null;
}

async function storedEvents(db: Db, which: ReturnType<typeof sql>): Promise<WrittenEvent[]> {
  const { rows } = await db.execute<StoredEvent>(sql`
    select events.stream_id as stream, events.version, events.event, events.apart
    from ${events} ${which} order by events.place`);
  return rows.map(({ stream, version, event, apart }) =>
    withPlace(event, stream, Number(version), apart),
  );
}
