import { useCallback, useSyncExternalStore } from 'react';
import type { Card } from '#contract/cards.ts';
import { keepLocally } from '#web/platform/local-stores.ts';
import { onSignOut } from '#web/platform/session.ts';
import { changeListeners } from '#web/platform/store.ts';

const kept = keepLocally<Card[]>('chosen_cards');
const none: readonly Card[] = [];

/** Cards that the next message of a place takes along, at most one of each kind; kept in this browser. */
class ChosenCards {
  readonly #ofPlace = new Map<string, readonly Card[]>();
  readonly #changes = changeListeners();
  readonly subscribe = this.#changes.subscribe;

  constructor() {
    onSignOut(() => {
      this.#ofPlace.clear();
      this.#changes.notify();
    });
  }

  of(place: string): readonly Card[] {
    return this.#ofPlace.get(place) ?? none;
  }

  /** Takes up what an earlier visit left. */
  async open(place: string): Promise<void> {
    if (this.#ofPlace.has(place)) return;
    const stored = await kept.get(place).catch(() => undefined);
    if (stored && !this.#ofPlace.has(place)) this.#set(place, stored);
  }

  /** Takes the place of the chosen one of its kind. */
  choose(place: string, card: Card): void {
    const others = this.of(place).filter((one) => one.card_type !== card.card_type);
    this.#set(place, [...others, card]);
  }

  remove(place: string, id: string): void {
    this.#set(
      place,
      this.of(place).filter((one) => one.id !== id),
    );
  }

  /** The chosen card now belongs to a message that waits to be sent. */
  sent(place: string): void {
    if (this.of(place).length > 0) this.#set(place, none);
  }

  #set(place: string, all: readonly Card[]): void {
    this.#ofPlace.set(place, all);
    const storing = all.length > 0 ? kept.set(place, [...all]) : kept.delete(place);
    void storing.catch(() => undefined);
    this.#changes.notify();
  }
}

export const chosenCards = new ChosenCards();

export function useChosenCards(place: string): readonly Card[] {
  return useSyncExternalStore(
    chosenCards.subscribe,
    useCallback(() => chosenCards.of(place), [place]),
  );
}
