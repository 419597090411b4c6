import type { JourneyRun } from '#contract/journeys.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';

/** What I choose in a round. */
export interface MyChoice {
  card_id: string | null;
  question: number | null;
  text: string;
}

/** What is not on the server yet, in this browser. */
export interface UnsavedChoice extends MyChoice {
  /** What the server had when this was begun. */
  known?: MyChoice;
}

const nothing: MyChoice = { card_id: null, question: null, text: '' };

/** What the server has of my choice in a round. */
export function storedChoice(known: JourneyRun['choices'][number] | undefined): MyChoice {
  return known ? { card_id: known.card_id, question: known.question, text: known.text } : nothing;
}

export function isSame(one: MyChoice, other: MyChoice): boolean {
  return (
    one.card_id === other.card_id && one.question === other.question && one.text === other.text
  );
}

/**
 * What becomes of a choice that waited in this browser, for what the server has by now: where that changed meanwhile,
 * another device wrote it, and neither’s words are lost.
 */
export function takenUp({ known = nothing, ...mine }: UnsavedChoice, server: MyChoice): MyChoice {
  return {
    card_id: server.card_id === known.card_id ? mine.card_id : server.card_id,
    question: server.question === known.question ? mine.question : server.question,
    text: textOf(mine.text, known.text, server.text),
  };
}

function textOf(mine: string, known: string, server: string): string {
  // What was sent may have arrived although nobody said so; it is not written twice.
  if (server === known || mine.startsWith(server)) return mine;
  if (mine === known || server.includes(mine)) return server;
  return `${server}\n\n${mine}`;
}

const keyOf = (runId: string, step: number) => `journey_choice:${runId}:${step}`;

export function unsavedChoice(runId: string, step: number): UnsavedChoice | null {
  try {
    return JSON.parse(remembered(keyOf(runId, step)) ?? 'null') as UnsavedChoice | null;
  } catch {
    return null;
  }
}

export function rememberChoice(runId: string, step: number, choice: UnsavedChoice): void {
  remember(keyOf(runId, step), JSON.stringify(choice));
}

export function forgetChoice(runId: string, step: number): void {
  forget(keyOf(runId, step));
}
