import { and, eq } from 'drizzle-orm';
import type { CardType } from '#contract/cards.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import { change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { dealtCard } from '../cards/draw.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';

/**
 * Draws the next card of the chat’s deck and adds it to a running answer, before its text: a later
 * continuation of the answer contains the card. The chat's members get it when the answer ends.
 * @returns the card’s id; null if the answer has ended
 */
export async function dealCard(
  platform: Platform,
  answer: { id: string; chatId: string },
  wanted: { card_type: CardType; stage: Stage | null; language: Language },
): Promise<string | null> {
  return change(platform, async ({ db }) => {
    // The chat’s row first, as everywhere.
    await db.select({ id: chats.id }).from(chats).where(eq(chats.id, answer.chatId)).for('update');
    const [row] = await db
      .select({ cards: messages.cards })
      .from(messages)
      .where(and(eq(messages.id, answer.id), eq(messages.status, 'streaming')));
    if (!row) return null;
    const [lies] = row.cards;
    if (lies) return lies.id;
    const { card_type: type, stage, language } = wanted;
    const card = await dealtCard(db, answer.chatId, { type, stage, language });
    await db
      .update(messages)
      .set({ cards: [card] })
      .where(eq(messages.id, answer.id));
    return card.id;
  });
}
