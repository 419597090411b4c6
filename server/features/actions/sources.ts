import { sql } from 'drizzle-orm';
import type { ChatListItem } from '#contract/chat.ts';
import type { Source, SourceIn } from '#contract/actions.ts';
import type { Card } from '#contract/cards.ts';
import type { z } from 'zod';
import type { Call, LocalAct } from '../../platform/http/call.ts';
import { listedEntries } from '../chat-list/chat-list.ts';
import { pathOfCard, visibleCard, visibleCards } from '../cards/card-doors.ts';
import { reachableChat, reachableMessage } from '../sight/doors.ts';
import { readableSeqs } from '../sight/messages.ts';

/** The origin of an action or an insight, as it is stored. */
export interface StoredSource {
  chatId: string | null;
  messageId: string | null;
  cardId: string | null;
}

export const noSource: StoredSource = { chatId: null, messageId: null, cardId: null };

/**
 * The source that a person names, if they may see it. A message brings its chat along.
 * @throws Refusal chat.not_found, chat.not_joined, message.not_found, card.not_found
 */
export async function sourceNamed(
  call: Call,
  named: z.output<typeof SourceIn> | null | undefined,
): Promise<StoredSource> {
  if (!named) return noSource;
  const { message_id: messageId, chat_id: chatId, card_id: cardId } = named;
  const message = messageId ? (await reachableMessage(call, messageId)).message : null;
  const chat = !message && chatId ? (await reachableChat(call, chatId)).chat : null;
  const card = cardId ? await visibleCard(call, cardId) : null;
  return {
    chatId: message?.chatId ?? chat?.id ?? null,
    messageId: message?.id ?? null,
    cardId: card?.id ?? null,
  };
}

/** The sources as their owner sees them now, in four statements however many there are. */
export async function wireSources(
  call: LocalAct,
  rows: readonly StoredSource[],
): Promise<(source: StoredSource) => Source | null> {
  const idsOf = (key: keyof StoredSource) => [...new Set(rows.flatMap((row) => row[key] ?? []))];
  const chatIds = idsOf('chatId');
  const chats = new Map(
    chatIds.length === 0
      ? []
      : (await listedEntries(call, sql`m.chat_id = any(${sql.param(chatIds)}::uuid[])`)).map(
          (chat) => [chat.id, chat],
        ),
  );
  const seqs = await readableSeqs(call.db, call.me.userId, idsOf('messageId'));
  const cardIds = idsOf('cardId');
  const cards = cardIds.length === 0 ? new Map<string, Card>() : await visibleCards(call, cardIds);
  return ({ chatId, messageId, cardId }) => {
    const chat = chats.get(chatId ?? '');
    const card = cards.get(cardId ?? '');
    if (chat?.state === 'active') {
      const seq = seqs.get(messageId ?? '');
      return {
        chat_id: chat.id,
        message_id: seq === undefined ? null : messageId,
        card_id: card?.id ?? null,
        title: titleOf(chat, call.me.userId),
        link: seq === undefined ? `/chat/${chat.id}` : `/chat/${chat.id}?seq=${seq}`,
      };
    }
    if (!card) return null;
    return {
      chat_id: null,
      message_id: null,
      card_id: card.id,
      title: card.title,
      link: pathOfCard(card),
    };
  };
}

/** A chat of people without a title is called as the others in it. */
function titleOf({ title, participants }: ChatListItem, me: string): string {
  const others = participants.filter(({ id }) => id !== me);
  return title || others.map(({ display_name: name }) => name).join(', ');
}
