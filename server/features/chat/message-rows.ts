import type { InferSelectModel } from 'drizzle-orm';
import type { Message, MessageImage, Quote, Reaction } from '#contract/messages.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { UserRef } from '#contract/shapes.ts';
import { type CardsByField, noCards, ownWordsOf } from '../cards/laid-cards.ts';
import type { messages } from '#db/schema/chat.ts';
import type { KeptRecording } from './recordings.ts';

export type MessageRow = InferSelectModel<typeof messages>;

/** Somebody whose account is gone. */
const nobody: UserRef = { id: '', username: '', display_name: '', avatar_url: null };

/** What a message has besides its row; absent parts are empty. */
export interface Around {
  quote?: Quote | null;
  image?: MessageImage | null;
  recording?: KeptRecording | null;
  cards?: CardsByField;
  reactions?: Reaction[];
  care?: string | null;
}

export function authorOf(row: Pick<MessageRow, 'kind'>, author: UserRef | null): Message['author'] {
  return row.kind === 'guide' ? { id: 'guide' } : (author ?? nobody);
}

/** What somebody said in a message, written or spoken. */
export function saidIn({ text, transcript }: Pick<MessageRow, 'text' | 'transcript'>): string {
  return [text, transcript ?? ''].filter(Boolean).join('\n');
}

/** Whose words a message holds: what was passed on stays theirs who wrote or spoke it. */
export function speakerIdOf({
  authorId,
  wordsOfId,
}: Pick<MessageRow, 'authorId' | 'wordsOfId'>): string | null {
  return wordsOfId ?? authorId;
}

/**
 * Everybody whose words may stand in what a message says; of an answer of the guide those from whose words it was
 * written, besides the one who asked.
 */
export function wordsFrom(row: Pick<MessageRow, 'authorId' | 'wordsOfId' | 'drawnFrom'>): string[] {
  const speakerId = speakerIdOf(row);
  return [...(speakerId === null ? [] : [speakerId]), ...row.drawnFrom];
}

/** All words of a message that are people's own, also those on a card that one of them made. */
export function wordsOf(row: Pick<MessageRow, 'text' | 'transcript' | 'cards'>): string {
  return [saidIn(row), ...ownWordsOf(row)].filter(Boolean).join('\n');
}

function audioOf({ transcript }: MessageRow, recording: KeptRecording | null | undefined) {
  if (!recording) return null;
  const { url, duration_ms: durationMs, peaks } = recording;
  return { url, duration_ms: durationMs, peaks, transcript };
}

/** What was pointed at in a picture belongs to its message, what was measured to the picture. */
function imageIn({ regions }: MessageRow, image: MessageImage | null = null): MessageImage | null {
  if (!image?.analysis || regions.length === 0) return image;
  return { ...image, analysis: { ...image.analysis, regions } };
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
    image: gone ? null : imageIn(row, around.image),
    audio: gone ? null : audioOf(row, around.recording),
    ...(gone ? noCards : (around.cards ?? noCards)),
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
    pinned: !gone && row.pinnedAt !== null,
    forwarded: row.forwarded,
    stage: row.stage,
    reported: false,
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
