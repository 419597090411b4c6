import { accessToken, tokenClaims } from '#web/platform/access-token.ts';
import { remember, remembered } from '#web/platform/storage.ts';
import { myId } from '#web/platform/session.ts';

/** The last position in a chat: the first visible message, and its distance from the top of the view. */
export interface ReadingPlace {
  seq: number;
  offsetPx: number;
}

const name = 'reading_places';
const placesMax = 200;

type Kept = [chatId: string, seq: number, offsetPx: number];

/**
 * Places of this browser, the last one kept first; sign-out and a change of account wipe them. They are
 * written while the page goes away, so they need a store that is done when it returns.
 */
export const readingPlaces = {
  of(chatId: string): ReadingPlace | undefined {
    const kept = allKept().find(([id]) => id === chatId);
    return kept && { seq: kept[1], offsetPx: kept[2] };
  },

  /** Nothing stands for the end of the chat. */
  keep(chatId: string, place: ReadingPlace | undefined): void {
    // A tab whose person has left may close after the wipe, and must not write into what is another's.
    const token = accessToken.get();
    if (token === null || tokenClaims(token).subject !== myId()) return;
    const all = allKept();
    const others = all.filter(([id]) => id !== chatId);
    if (place === undefined && others.length === all.length) return;
    const mine: Kept[] = place ? [[chatId, place.seq, Math.round(place.offsetPx)]] : [];
    remember(name, JSON.stringify([...mine, ...others].slice(0, placesMax)));
  },
};

function allKept(): Kept[] {
  try {
    const found: unknown = JSON.parse(remembered(name) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  if (!Array.isArray(value)) return false;
  const [id, seq, offsetPx] = value as unknown[];
  return typeof id === 'string' && Number.isSafeInteger(seq) && Number.isFinite(offsetPx);
}
