import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { JourneyRun } from '#contract/journeys.ts';

type Ask = (endpoint: Endpoint, id: string, payload?: InjectOptions['payload']) => Promise<unknown>;

const journeyId = 'new-beginning';

/** The choices that the two laid in the first round, and an unfinished one of the second. */
const laid = [
  {
    by: 'maya',
    card: 0,
    question: 0,
    text: 'The studio on Fern Street. I kept the key for a year.',
  },
  { by: 'noa', card: 2, question: 1, text: 'את הסבלנות. היא באה איתי מהכיתה.' },
] as const;
const begun = {
  by: 'noa',
  card: 1,
  question: 2,
  text: 'יש בתמונה הזאת יותר אור ממה שחשבתי בהתחלה',
} as const;

/** A journey of two that is half way: one round lies open, in the next somebody is choosing. */
export async function walkTogether(ask: (username: string) => Ask): Promise<void> {
  const started = (await ask('maya')(api.journeys.start, journeyId, {
    client_id: randomUUID(),
    participants: ['noa'],
  })) as { run: JourneyRun };
  const { id } = started.run;
  const put = async (by: string, body: object) =>
    ((await ask(by)(api.journeys.update, id, body)) as { run: JourneyRun }).run;
  const chosen = (
    run: JourneyRun,
    { card, question, text }: (typeof laid)[number] | typeof begun,
  ) => ({
    at: run.step,
    choice: { card_id: run.rounds[run.step]?.cards[card]?.id ?? null, question, text },
  });
  for (const each of laid) {
    await put(each.by, chosen(started.run, each));
    await put(each.by, { at: 0, ready: true });
  }
  const second = await put('maya', { at: 0, step: 1 });
  await put(begun.by, chosen(second, begun));
}
