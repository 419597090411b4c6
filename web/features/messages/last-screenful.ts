import type { Row } from './message-rows.ts';

/** Guessed low, so that what is listed first is never too little to fill the view. */
const rowMinPx = 40;
const linePx = 22;
const lineLength = 90;
const screenfuls = 1.25;

/** The end of a conversation, at least as much as the view shows. */
export function lastScreenful(rows: readonly Row[], viewPx: number): readonly Row[] {
  let room = viewPx * screenfuls;
  let from = rows.length;
  while (from > 0 && room > 0) {
    from -= 1;
    const row = rows[from];
    const length = row?.kind === 'message' ? row.message.text.length : 0;
    room -= rowMinPx + Math.floor(length / lineLength) * linePx;
  }
  return rows.slice(from);
}
