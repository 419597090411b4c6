import type { JourneyRun } from '#contract/journeys.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';

/** My choice in a round. */
export interface MyChoice {
  card_id: string | null;
  question: number | null;
  text: string;
}

/** A choice that is not on the server yet, in this browser. */
export interface UnsavedChoice extends MyChoice {
  /** The server's choice when this one began. */
  known?: MyChoice;
}

const nothing: MyChoice = { card_id: null, question: null, text: '' };

/** The server's version of my choice in a round. */
export function storedChoice(known: JourneyRun['choices'][number] | undefined): MyChoice {
  return known ? { card_id: known.card_id, question: known.question, text: known.text } : nothing;
}

export function isSame(one: MyChoice, other: MyChoice): boolean {
  return (
    one.card_id === other.card_id && one.question === other.question && one.text === other.text
  );
}

/**
 * A choice that waited in this browser, merged with the server's: if that changed since, another device wrote
 * it, and neither text is lost.
 */
export function takenUp({ known = nothing, ...mine }: UnsavedChoice, server: MyChoice): MyChoice {
  return {
    card_id: server.card_id === known.card_id ? mine.card_id : server.card_id,
    question: server.question === known.question ? mine.question : server.question,
    text: textOf(mine.text, known.text, server.text),
  };
}

function textOf(mine: string, known: string, server: string): string {
  // A choice may have arrived without an answer; it is not written twice.
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
