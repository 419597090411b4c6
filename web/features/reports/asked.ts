import type { Card } from '#contract/cards.ts';
import type { Message } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { storeOf } from '#web/platform/store.ts';

/** The subject of a report. */
export type Reportable =
  | { kind: 'image' | 'message'; message: Message }
  | { kind: 'person'; user: UserRef }
  | { kind: 'card'; card: Card };

/** The open dialog about a picture, a message, a card or a person; null: none. */
export type Asked =
  | { deed: 'report'; about: Reportable }
  | { deed: 'opinions'; message: Message }
  | { deed: 'remove'; message: Message };

export const asked = storeOf<Asked | null>(null);

export function ask(what: Asked): void {
  asked.set(what);
}
