import { sql } from 'drizzle-orm';
import type { LiveEvent, NewEvent } from '#contract/live.ts';
import { events as contractEvents } from '#contract/live.ts';
import { events } from '#db/schema/live.ts';
import type { Db } from '../change.ts';

/** An event with its place in its stream, as it goes over the wire. */
export interface WrittenEvent {
  audience: 'chat' | 'person';
  frame: LiveEvent;
}

/** An event as it was kept, with the time of its change. */
export interface KeptEvent extends WrittenEvent {
  at: Date;
}

export function withPlace(event: NewEvent, stream: string, version: number): WrittenEvent {
  return {
    audience: contractEvents[event.type].audience,
    frame: { ...event, stream, version },
  };
}

/** Takes the versions under the streams' row locks, in the order of their ids, and stores the events. */
export async function writeEvents(
  db: Db,
  announced: { streamId: string; event: NewEvent }[],
): Promise<WrittenEvent[]> {
  if (announced.length === 0) return [];
  const byStream = Map.groupBy(announced, ({ streamId }) => streamId);
  const written: WrittenEvent[] = [];
  for (const streamId of [...byStream.keys()].toSorted()) {
    const ofStream = byStream.get(streamId) ?? [];
    const { rows } = await db.execute<{ version: string }>(sql`
      with place as (
        insert into streams (id, version) values (${streamId}, ${ofStream.length})
        on conflict (id) do update set version = streams.version + ${ofStream.length}
        returning version
      ), stored as (
        insert into events (stream_id, version, event)
        select ${streamId}, place.version - ${ofStream.length} + told.place, told.event
        from place, jsonb_array_elements(${JSON.stringify(ofStream.map(({ event }) => event))}::jsonb)
          with ordinality as told(event, place)
      )
      select version from place`);
    const last = Number(rows[0]?.version);
    for (const [at, { event }] of ofStream.entries()) {
      written.push(withPlace(event, streamId, last - ofStream.length + at + 1));
    }
  }
  return written;
}

/** The events of a stream after a version, in order; null when some of them are no longer kept. */
export async function eventsAfter(
  db: Db,
  streamId: string,
  version: number,
  countMax: number,
): Promise<KeptEvent[] | null> {
  // Read first: an event that is committed between the two reads must not look like one that is lost.
  const current = await streamVersion(db, streamId);
  const rows = await db
    .select({ version: events.version, event: events.event, at: events.createdAt })
    .from(events)
    .where(sql`${events.streamId} = ${streamId} and ${events.version} > ${version}`)
    .orderBy(events.version)
    .limit(countMax + 1);
  const complete = rows.length === 0 ? current <= version : rows[0]?.version === version + 1;
  if (!complete || rows.length > countMax || version > current) return null;
  return rows.map((row) => ({ ...withPlace(row.event, streamId, row.version), at: row.at }));
}

/** The events of several streams by time; each stream keeps its own order. */
export function* byTime(streams: readonly KeptEvent[][]): Generator<KeptEvent> {
  const rest = streams
    .filter(({ length }) => length > 0)
    .map((ofStream) => ({ ofStream, next: 0 }));
  for (;;) {
    let earliest: { head: KeptEvent; place: { next: number } } | undefined;
    for (const place of rest) {
      const head = place.ofStream[place.next];
      if (head && (!earliest || head.at < earliest.head.at)) earliest = { head, place };
    }
    if (!earliest) return;
    earliest.place.next += 1;
    yield earliest.head;
  }
}

/** 0 for a stream in which nothing has happened. */
export async function streamVersion(db: Db, streamId: string): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select version from streams where id = ${streamId}`,
  );
  return Number(rows[0]?.version ?? 0);
}
