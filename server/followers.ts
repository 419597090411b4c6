import { emptied } from '#contract/preview.ts';
import { type UserRow, personFrom } from './features/account/people.ts';
import { makeSteps } from './features/actions/make-steps.ts';
import { settleStep } from './features/actions/settle-step.ts';
import { forgetSummary } from './features/assistant/chat-summaries.ts';
import { forgetTranslations } from './features/assistant/translations.ts';
import { rewritePreview } from './features/chat-list/newest-message.ts';
import { announceRename } from './features/connections/connection-rows.ts';
import { endBetween } from './features/connections/connections.ts';
import { revealToRest } from './features/journeys/reveal.ts';
import { emptyChoice, emitRun } from './features/journeys/run-rows.ts';
import { endInvitations } from './features/members/blocked-pairs.ts';
import { forgetFeed } from './features/meetings/feed.ts';
import { emitNotesOf } from './features/memory/notes.ts';
import { isCared } from './features/messages/care.ts';
import { letGoOfMedia } from './features/messages/kept-media.ts';
import { forgetReactions } from './features/messages/reactions.ts';
import { settleInvites, withdrawInvites } from './features/notifications/invites.ts';
import {
  forgetChat,
  forgetWords,
  rewriteWords,
  seeAllOf,
} from './features/notifications/message-notices.ts';
import { quotedIn } from './features/notifications/sentences.ts';
import {
  emitPresenceChanges,
  emitPresenceChangesIn,
} from './features/presence/presence-changes.ts';
import { makeAccepted } from './features/proposals/make-proposed.ts';
import type { Followers } from './platform/facts.ts';

const showsPresence = (row: UserRow) => personFrom(row).settings.presence;

/** Every fact with those who follow it, in order. */
export const followers: Followers = {
  'message.edited': {
    after: [
      ({ db }, { message }) => forgetTranslations(db, message.id),
      ({ db }, { message }) => forgetSummary(db, message),
      (change, { message, preview }) =>
        rewriteWords(
          change,
          message.chatId,
          message.seq,
          isCared(message) ? {} : quotedIn(preview),
        ),
      ({ db }, { message, preview }) => rewritePreview(db, message, preview),
    ],
  },
  'message.card_covered': {
    after: [
      ({ db }, { message }) => forgetSummary(db, message),
      ({ db }, { message, preview }) => rewritePreview(db, message, preview),
    ],
  },
  'answer.changed': {
    after: [
      ({ db }, { message }) => forgetTranslations(db, message.id),
      ({ db }, { message }) => forgetSummary(db, message),
      ({ db }, { message, preview }) => rewritePreview(db, message, preview),
    ],
  },
  'proposal.accepted': { after: [makeAccepted] },
  'step.reported': { after: [settleStep] },
  'message.deleted': {
    after: [
      (change, { message }) => letGoOfMedia(change, message),
      ({ db }, { message }) => forgetTranslations(db, message.id),
      ({ db }, { message }) => forgetSummary(db, message),
      (change, { message }) => emptyChoice(change, message.id),
      ({ db }, { message }) => forgetReactions(db, message.id),
      (change, { message }) => forgetWords(change, message.chatId, message.seq),
      ({ db }, { message }) => rewritePreview(db, message, emptied),
    ],
  },
  'message.hidden': {
    after: [
      (change, { message, userId }) => forgetWords(change, message.chatId, message.seq, userId),
    ],
  },
  'members.joined': {
    before: [
      (change, { people }) =>
        emitPresenceChanges(
          change,
          people.map(({ userId }) => userId),
        ),
    ],
    after: [
      (change, { chat }) => emitRun(change, chat.id),
      async (change, { chat, people }) => {
        for (const { userId, state } of people)
          await settleInvites(change, chat, { userId, state }, 'accepted');
      },
    ],
  },
  'member.left': {
    before: [(change, { member }) => emitPresenceChanges(change, [member.userId])],
    after: [
      (change, { chat }) => emitRun(change, chat.id),
      (change, { chat, member }) => settleInvites(change, chat, member, 'declined'),
      (change, { chat, member }) => forgetChat(change, member.userId, chat.id),
    ],
  },
  'member.removed': {
    before: [(change, { member }) => emitPresenceChanges(change, [member.userId])],
    after: [
      (change, { chat }) => emitRun(change, chat.id),
      (change, { chat, member }) => settleInvites(change, chat, member, 'withdrawn'),
      (change, { chat, member }) => forgetChat(change, member.userId, chat.id),
      // An invited person delayed nobody.
      async (change, { chat, member, byId }) =>
        member.state === 'active' && (await revealToRest(change, chat, byId)),
    ],
  },
  'chat.deleted': {
    before: [(change, { chat }) => emitPresenceChangesIn(change, chat.id)],
    after: [
      async (change, { chat }) => change.audienceChanged(chat.id),
      (change, { chat }) => seeAllOf(change, chat.id),
      (change, { chat }) => emitNotesOf(change, chat, false),
    ],
  },
  'chat.restored': {
    before: [(change, { chat }) => emitPresenceChangesIn(change, chat.id)],
    after: [
      async (change, { chat }) => change.audienceChanged(chat.id),
      (change, { chat }) => emitNotesOf(change, chat, true),
    ],
  },
  'journey.finished': { after: [makeSteps] },
  // An intruder knows the private address of the calendar.
  'account.recovered': { after: [({ db }, { userId }) => forgetFeed(db, userId)] },
  'connection.accepted': {
    before: [(change, { connection }) => emitPresenceChanges(change, [connection.addresseeId])],
  },
  'connection.ended': {
    before: [(change, { connection }) => emitPresenceChanges(change, [connection.addresseeId])],
  },
  'person.blocked': {
    before: [(change, { blockerId }) => emitPresenceChanges(change, [blockerId])],
    after: [
      (change, { blockerId, blockedId }) => withdrawInvites(change, blockerId, blockedId),
      (change, { blockerId, blockedId }) => endBetween(change, blockerId, blockedId),
      (change, block) => endInvitations(change, block),
    ],
  },
  'person.unblocked': {
    before: [(change, { blockerId }) => emitPresenceChanges(change, [blockerId])],
  },
  'person.changed': {
    before: [
      async (change, { before, now }) =>
        showsPresence(before) !== showsPresence(now) &&
        (await emitPresenceChanges(change, [now.id])),
    ],
    after: [
      async (change, { before, now }) =>
        (before.username !== now.username || before.displayName !== now.displayName) &&
        (await announceRename(change, now.id)),
    ],
  },
};
