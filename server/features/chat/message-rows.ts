import type { InferSelectModel } from 'drizzle-orm';
import type { Message, MessageImage, Quote, Reaction } from '#contract/messages.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { UserRef } from '#contract/shapes.ts';
import type { messages } from '#db/schema/chat.ts';

export type MessageRow = InferSelectModel<typeof messages>;

/** Somebody whose account is gone. */
const nobody: UserRef = { id: '', username: '', display_name: '', avatar_url: null };

/** What a message has besides its row; absent parts are empty. */
export interface Around {
  quote?: Quote | null;
  image?: MessageImage | null;
  reactions?: Reaction[];
  care?: string | null;
}

export function authorOf(row: Pick<MessageRow, 'kind'>, author: UserRef | null): Message['author'] {
  return row.kind === 'guide' ? { id: 'guide' } : (author ?? nobody);
}

/** A stored message as it goes over the wire; of a deleted one a placeholder. */
export function messageOf(row: MessageRow, author: UserRef | null, around: Around = {}): Message {
  const gone = row.deletedAt !== null;
  return {
    id: row.id,
    chat_id: row.chatId,
    seq: row.seq,
    parent_id: row.parentId,
    client_id: row.clientId,
    author: authorOf(row, author),
    kind: row.kind,
    text: gone ? '' : row.text,
    image: gone ? null : (around.image ?? null),
    system: row.system,
    reply_to: gone ? null : (around.quote ?? null),
    reactions: gone ? [] : (around.reactions ?? []),
    mentions: gone ? [] : row.mentions,
    care: gone ? null : (around.care ?? null),
    proposals: gone ? [] : row.proposals,
    suggestions: gone ? [] : row.suggestions,
    status: row.status,
    // Of a person’s message it is why the guide did not answer, which the sender alone was told.
    error: row.kind === 'guide' ? (row.error as AnswerError | null) : null,
    version: { index: row.versionIndex, count: row.versionCount },
    rating: row.rating,
    stage: row.stage,
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
