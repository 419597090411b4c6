import { eq, sql } from 'drizzle-orm';
import { type LaidCard, messages } from '#db/schema/chat.ts';
import type { Platform } from '../../platform/platform.ts';
import { deckWords } from './deck-cards.ts';

const batchSize = 500;

/**
 * Gives cards of decks the words by which their messages are found, where a version of the program laid them that knew of
 * none. Answers how many messages it changed; what is left comes next time.
 */
export async function rememberCardWords({ database }: Platform): Promise<number> {
  return database.db.transaction(async (db) => {
    const { rows } = await db.execute<{ id: string; cards: LaidCard[] }>(sql`
      select id, cards from messages
      where cards <> '[]'::jsonb and jsonb_path_exists(cards, '$[*] ? (!exists(@.own) && !exists(@.words))')
      limit ${batchSize} for update skip locked`);
    for (const { id, cards } of rows) {
      const told = cards.map((card) => (card.own ? card : { ...card, words: deckWords(card.id) }));
      await db.update(messages).set({ cards: told }).where(eq(messages.id, id));
    }
    return rows.length;
  });
}
