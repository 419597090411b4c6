import type { CardType } from '#contract/cards.ts';

/** A card in a message: one of a deck by its id, one that somebody made as it was when it was laid. */
export interface LaidCard {
  id: string;
  card_type: CardType;
  /** Of the person who laid it. */
  language: 'en' | 'he';
  /** The texts of a deck card in both languages, for the searched form of its message. */
  words?: string;
  own?: {
    owner_id: string;
    text: string;
    alt: string;
    stage: 'PS' | 'ED' | 'FC' | 'DG' | null;
    image_id: string | null;
    /** Absent: it is shown. */
    covered?: 'by_reports' | 'removed';
  };
}
