import type { InferSelectModel } from 'drizzle-orm';
import type { Message } from '#contract/chat.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { UserRef } from '#contract/shapes.ts';
import type { messages } from '#db/schema/chat.ts';

export type MessageRow = InferSelectModel<typeof messages>;

/** Somebody whose account is gone. */
const nobody: UserRef = { id: '', username: '', display_name: '', avatar_url: null };

/** A stored message as it goes over the wire. */
export function messageOf(row: MessageRow, author: UserRef | null): Message {
  return {
    id: row.id,
    chat_id: row.chatId,
    seq: row.seq,
    parent_id: row.parentId,
    client_id: row.clientId,
    author: row.kind === 'guide' ? { id: 'guide' } : (author ?? nobody),
    kind: row.kind,
    text: row.deletedAt ? '' : row.text,
    proposals: row.proposals,
    suggestions: row.suggestions,
    status: row.status,
    error: row.error as AnswerError | null,
    version: { index: row.versionIndex, count: row.versionCount },
    rating: row.rating,
    stage: row.stage,
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
