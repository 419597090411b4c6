import type { Message, MessageImage, Quote } from '#contract/messages.ts';
import type { AnswerError } from '#contract/errors.ts';
import { type OwnParts, noOwnParts } from '#contract/own-parts.live.ts';
import { deletedMessage } from '#contract/preview.ts';
import type { Mentioned, UserRef } from '#contract/shapes.ts';
import { nobody } from '../account/people.ts';
import type { MessageRow } from '../sight/doors.ts';
import { type CardsByField, noCards, ownWordsOf } from '../cards/laid-cards.ts';
import type { KeptRecording } from '../media/message-recordings.ts';

/** Parts of a message besides its row; absent parts are empty. */
export interface Around {
  quote?: Quote | null;
  image?: MessageImage | null;
  recording?: KeptRecording | null;
  cards?: CardsByField;
  own?: OwnParts;
  mentioned?: Mentioned[];
}

export function authorOf(row: Pick<MessageRow, 'kind'>, author: UserRef | null): Message['author'] {
  return row.kind === 'guide' ? { id: 'guide' } : (author ?? nobody);
}

/** The words of a message, written or spoken. */
export function saidIn({ text, transcript }: Pick<MessageRow, 'text' | 'transcript'>): string {
  return [text, transcript ?? ''].filter(Boolean).join('\n');
}

/** The author of a message's words: forwarded words belong to their original author. */
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

/** Marked places belong to the message, measurements to the picture. */
function imageIn({ regions }: MessageRow, image: MessageImage | null = null): MessageImage | null {
  if (!image?.analysis || regions.length === 0) return image;
  return { ...image, analysis: { ...image.analysis, regions } };
}

/** A stored message as it goes over the wire; of a deleted one a placeholder. */
export function messageOf(row: MessageRow, author: UserRef | null, around: Around = {}): Message {
  const message: Message = {
    id: row.id,
    chat_id: row.chatId,
    seq: row.seq,
    parent_id: row.parentId,
    client_id: row.clientId,
    album_id: row.albumId,
    author: authorOf(row, author),
    kind: row.kind,
    text: row.text,
    image: imageIn(row, around.image),
    audio: audioOf(row, around.recording),
    ...(around.cards ?? noCards),
    system: row.system,
    reply_to: around.quote ?? null,
    ...(around.own ?? noOwnParts),
    mentions: row.mentions,
    mentioned: around.mentioned ?? [],
    proposals: row.proposals,
    suggestions: row.suggestions,
    status: row.status,
    // For a person’s message it is the reason why the guide did not answer, which only the sender gets.
    error: row.kind === 'guide' ? (row.error as AnswerError | null) : null,
    ...(row.retryAt && { retry_at: row.retryAt.toISOString() }),
    ...(row.shortened && { shortened: true }),
    version: { index: row.versionIndex, count: row.versionCount },
    rating: row.rating,
    pinned: row.pinnedAt !== null,
    forwarded: row.forwarded,
    stage: row.stage,
    reported: false,
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: null,
    created_at: row.createdAt.toISOString(),
  };
  return row.deletedAt ? deletedMessage(message, row.deletedAt.toISOString()) : message;
}
