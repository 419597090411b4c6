/** Names the drawings of the decks as they are now, so that what was fetched is kept for good; a test says when it has to change. */
export const cardArtVersion = 'd051900e';

/** In pixels; cards are three wide and four high. */
export const cardArtWidths = [300, 600, 900] as const;
export type CardArtWidth = (typeof cardArtWidths)[number];

/** Where the picture of a card, or the back of a deck (`back-image`), is served as WebP. */
export function cardArt(id: string, width: CardArtWidth = 600): string {
  return `/assets/cards/${cardArtVersion}/${id}-${width}.webp`;
}

/** The same picture in every width, for `srcset`; nothing for a picture that is not of a deck. */
export function cardArtWidthsOf(src: string): string | undefined {
  const id = /^\/assets\/cards\/\w+\/([a-z-]+)-\d+\.webp$/u.exec(src)?.[1];
  return id && cardArtWidths.map((width) => `${cardArt(id, width)} ${width}w`).join(', ');
}
