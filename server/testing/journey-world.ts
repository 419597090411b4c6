import { randomUUID } from 'node:crypto';
import type { JourneyRun } from '#contract/journeys.ts';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { connect } from './people-world.ts';
import type { Person } from './world.ts';

type Wanted = BodyIn<typeof api.journeys.update>;

/** Begins a journey, with connections who are in at once. */
export async function journeyOf(owner: Person, ...others: Person[]): Promise<JourneyRun> {
  for (const other of others) await connect(owner, other);
  const participants = others.map(({ username }) => username);
  const started = await owner.call(api.journeys.start, {
    params: { id: 'new-beginning' },
    body: { client_id: randomUUID(), participants },
  });
  return started.body.run;
}

/** Does something in a run. */
export function inRun(person: Person, { id }: JourneyRun, body: Wanted) {
  return person.call(api.journeys.update, { params: { id }, body });
}

/** A run as somebody sees it. */
export async function seen(person: Person, { id }: JourneyRun): Promise<JourneyRun> {
  return (await person.call(api.journeys.run, { params: { id } })).body.run;
}

/** Chooses the first of the open cards, and writes about it. */
export async function choose(person: Person, run: JourneyRun, text: string): Promise<JourneyRun> {
  const { step, rounds } = await seen(person, run);
  const cardId = rounds[step]?.cards[0]?.id ?? null;
  const choice = { card_id: cardId, question: 0, text };
  return (await inRun(person, run, { at: step, choice })).body.run;
}

export async function sayReady(person: Person, run: JourneyRun): Promise<JourneyRun> {
  const { step } = await seen(person, run);
  return (await inRun(person, run, { at: step, ready: true })).body.run;
}
