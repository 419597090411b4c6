import type { AnswerFrame, LiveEvent, MessageDelta, Unconcerned } from '#contract/live.ts';
import { followStream } from '#web/platform/follow-stream.ts';
import { forgetKeptQueries } from '#web/platform/kept-queries.ts';
import { live } from '#web/platform/live.ts';
import { askAgain, hasRead, queryClient } from '#web/platform/query.ts';
import { onSignOut } from '#web/platform/session.ts';
import { forgetLimits } from './answer-limits.ts';
import { forgetRefusals } from './answer-refusals.ts';
import { applyToCache, refreshLists } from '#web/features/chats/chat-cache.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { refreshWindow, shownWindow } from './message-queries.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { drafts } from './drafts.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { outbox } from './outbox.ts';
import { runningTexts } from './running-text.ts';
import { thoughts } from './thoughts.ts';

/** A missing piece may still be on its way; then the message is fetched, at most twice. */
const holeWaitsMs = [300, 1_500];
const holes = new Map<string, { tries: number; waiting: boolean }>();

/** Brings the live stream into the query cache; the one place that does. */
export const listenToChats = followStream({
  begin: () => {
    live.onResync(fetchAfresh);
    onSignOut(forgetEverything);
    outbox.start();
  },
  apply: applyEvent,
  hear: (frame) => {
    if (frame.type === 'message.delta' || frame.type === 'message.thinking') addToAnswer(frame);
  },
  refresh: refreshLists,
  isRead: () => hasRead(chatKeys.list('all')),
});

function applyEvent(event: LiveEvent): void {
  eventLog.add(event);
  applyToCache(event);
  switch (event.type) {
    case 'message.created':
    case 'message.updated': {
      const { message } = event;
      if (message.status !== 'streaming') {
        runningTexts.drop(message.id);
        thoughts.drop(message.id);
        holes.delete(message.id);
      }
      outbox.noteMessage(message);
      if (message.image) void askAgain(chatKeys.picture(event.chat_id));
      return;
    }
    case 'chat.kept':
      if (event.changes.draft !== undefined) drafts.adopt(event.chat_id, event.changes.draft);
      return;
    case 'chat.reread':
      void askAgain(['chat', event.chat_id]);
      refreshLists();
      return;
    case 'chat.removed':
      queryClient.removeQueries({ queryKey: ['chat', event.chat_id] });
      void forgetKeptQueries(['chat', event.chat_id]);
      return;
    case 'message.deleted':
    case 'message.reported':
    case 'image.reported':
    case 'image.covered':
      void askAgain(chatKeys.pictures(event.chat_id));
      void askAgain(chatKeys.recordings(event.chat_id));
      void forgetKeptQueries(['chat', event.chat_id, 'thumb']);
      return;
    case 'opinion.changed':
      void askAgain(chatKeys.opinions(event.image_id));
      return;
    case 'message.reacted':
      void askAgain(chatKeys.reactions(event.message_id));
      return;
    case 'chat.created':
      // A journey that is on in it began before I came.
      void askAgain(chatKeys.runs);
      void askAgain(['chat', event.chat.id]);
      return;
    default:
      event satisfies Unconcerned<'opinions'>;
      event satisfies Unconcerned<'reactors'>;
  }
}

function addToAnswer(frame: AnswerFrame): void {
  const message = shownWindow(frame.chat_id)?.items.findLast(({ id }) => id === frame.message_id);
  // A message that is not loaded yet may be shown before its model thinks on.
  if (frame.type === 'message.thinking' && (!message || message.status === 'streaming'))
    thoughts.add(frame.message_id, frame.text);
  if (!message || message.status !== 'streaming') return;
  if (frame.type === 'message.thinking') {
    // Text before this was thoughts, too.
    runningTexts.drop(message.id);
    return;
  }
  if (runningTexts.add(message, frame)) holes.delete(message.id);
  else fillHole(frame);
}

function fillHole({ chat_id: chatId, message_id: messageId }: MessageDelta): void {
  const hole = holes.get(messageId) ?? { tries: 0, waiting: false };
  const waitMs = holeWaitsMs[hole.tries];
  if (hole.waiting || waitMs === undefined) return;
  const held = { tries: hole.tries + 1, waiting: true };
  holes.set(messageId, held);
  setTimeout(() => {
    if (holes.get(messageId) !== held) return;
    held.waiting = false;
    refreshWindow(chatId).catch(() => undefined);
  }, waitMs);
}

function fetchAfresh(stream: string): void {
  const filter = stream === 'all' ? ['chat'] : ['chat', stream];
  runningTexts.clear();
  thoughts.clear();
  void askAgain(filter);
}

function forgetEverything(): void {
  runningTexts.clear();
  thoughts.clear();
  drafts.forgetAll();
  outbox.forgetAll();
  forgetLimits();
  forgetRefusals();
  holes.clear();
  eventLog.clear();
  knownChats.clear();
}
