/**
 * Version of the deck drawings in their addresses, so that browsers cache them for ever; a test says when it
 * must change.
 */
export const cardArtVersion = 'd051900e';

/** Widths in pixels; cards have the ratio 3:4. */
export const cardArtWidths = [300, 600, 900] as const;
export type CardArtWidth = (typeof cardArtWidths)[number];

/** Address of a card picture, or of the back of a deck (`back-image`), as WebP. */
export function cardArt(id: string, width: CardArtWidth = 600): string {
  return `/assets/cards/${cardArtVersion}/${id}-${width}.webp`;
}

/** The picture in every width, for `srcset`; undefined for a picture that is not of a deck. */
export function cardArtWidthsOf(src: string): string | undefined {
  const id = /^\/assets\/cards\/\w+\/([a-z-]+)-\d+\.webp$/u.exec(src)?.[1];
  return id && cardArtWidths.map((width) => `${cardArt(id, width)} ${width}w`).join(', ');
}
