import { applyToMessages } from '#contract/messages.live.ts';
import type { Message } from '#contract/messages.ts';
import type { ProposalDecision } from '#contract/proposals.ts';
import { countedReactions } from '#contract/reactions.live.ts';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import type { NewEvent } from '#contract/live.ts';
import { unconfirmed } from '#contract/values.ts';
import { live } from '#web/platform/live.ts';
import { askAgain } from '#web/platform/query.ts';
import { storeOf } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts.ts';
import { noteLimit } from './answer-limits.ts';
import { changeChat } from '#web/features/chats/chat-changes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { changeWindow, refreshWindow, shownWindow } from './message-queries.ts';
import { myId } from '#web/platform/session.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { isNewsTo } from './message-keys.ts';
import { withRating } from './message-window.ts';
import { holdUnread } from '#web/features/chats/held-unread.ts';

/** The message of mine that is being edited in its place, as it was then, and what is written so far. */
export const editedMessage = storeOf<{ message: Message; words: string } | null>(null);

/** A picture of an album has no words of its own: they stand with the last one. */
export function canEdit({ album_id: albumId, text }: Message): boolean {
  return albumId === null || text !== '';
}

export function editMessage(message: Message): void {
  editedMessage.set({ message, words: message.text });
}

/** Changes of messages. The live stream brings what they became; without it the chat is read again. */
export const messageChanges = {
  stop: (message: Message) =>
    change(message, () => call(api.messages.stop, { params: { id: message.id } })),

  regenerate: (message: Message) =>
    change(message, () => call(api.messages.regenerate, { params: { id: message.id } })),

  continue: (message: Message) =>
    change(message, () => call(api.messages.continue, { params: { id: message.id } })),

  edit: (message: Message, text: string) =>
    change(message, async () => {
      const { id, chat_id: chatId } = message;
      const { message: edited } = await call(api.messages.edit, { params: { id }, body: { text } });
      // Among people the message stays the same one, also where it is far from the newest.
      const { mentions } = message;
      applyHere(chatId, {
        type: 'message.updated',
        chat_id: chatId,
        message: edited,
        mentions_before: mentions,
      });
      return edited.id === id;
    }),

  /** Reacts with an emoji, or takes that back. */
  react(message: Message, emoji: string): void {
    const { id, chat_id: chatId } = message;
    const known = message.reactions.find((reaction) => reaction.emoji === emoji);
    const added = !known?.mine;
    const reactions = countedReactions(message.reactions, emoji, added);
    const changed = { emoji, user_id: myId(), added, reactions };
    applyHere(chatId, { type: 'message.reacted', chat_id: chatId, message_id: id, ...changed });
    const before = shownWindow(chatId)?.items.find((item) => item.id === id)?.reactions;
    const endpoint = added ? api.messages.addReaction : api.messages.removeReaction;
    call(endpoint, { params: { id, emoji } }).then(
      () => void askAgain(chatKeys.reactions(id)),
      (error: unknown) => {
        changeWindow(chatId, (shown) => ({
          ...shown,
          items: shown.items.map((item) => {
            if (item.id !== id) return item;
            if (item.reactions === before) return { ...item, reactions: message.reactions };
            // Others have reacted meanwhile: the server's counts never had mine.
            const reactions = item.reactions.map((each) =>
              each.emoji === emoji ? { ...each, mine: !added } : each,
            );
            return { ...item, reactions };
          }),
        }));
        showToast({ tone: 'error', text: sentenceOf(error) });
      },
    );
  },

  /** Unread messages begin at this one again, on all devices. */
  markUnreadFrom({ chat_id: chatId, seq }: Message): void {
    const me = myId();
    const since = shownWindow(chatId)?.items.filter(
      (item) => item.seq >= seq && isNewsTo(item, me),
    );
    const counts = {
      unread: Math.min(100, since?.length ?? 1),
      mention: since?.filter(({ mentions }) => mentions.includes(me)).length ?? 0,
    };
    holdUnread(chatId);
    changeChat(
      chatId,
      { type: 'chat.read', chat_id: chatId, last_read_seq: seq - 1, ...counts },
      () => call(api.chat.read, { params: { id: chatId }, body: { seq: seq - 1 } }),
    );
  },

  chooseVersion: (message: Message, index: number) =>
    change(message, () =>
      call(api.messages.chooseVersion, { params: { id: message.id }, body: { index } }),
    ),

  rate({ id, chat_id: chatId, rating }: Message, value: Message['rating']): void {
    changeWindow(chatId, (shown) => withRating(shown, id, value));
    call(api.messages.rate, { params: { id }, body: { value } }).catch((error: unknown) => {
      changeWindow(chatId, (shown) => withRating(shown, id, rating));
      showToast({ tone: 'error', text: sentenceOf(error) });
    });
  },

  transcribe: (message: Message) =>
    change(message, async () => {
      const params = { id: message.id };
      const { message: now } = await call(api.voice.transcribe, { params });
      applyHere(message.chat_id, {
        type: 'message.updated',
        chat_id: message.chat_id,
        message: now,
        mentions_before: now.mentions,
      });
    }),

  /** The resulting messages arrive with the live stream, like sent ones. */
  decide: (message: Message, proposalId: string, decision: ProposalDecision) =>
    change(message, async () => {
      const asked = { params: { id: proposalId }, body: decision };
      const { message: decided } = await call(api.messages.decideProposal, asked);
      const { chat_id: chatId, mentions } = decided;
      applyHere(chatId, {
        type: 'message.updated',
        chat_id: chatId,
        message: decided,
        mentions_before: mentions,
      });
    }),
};

/** Changes the open conversation as the live stream will. */
function applyHere(chatId: string, event: NewEvent): void {
  const me = myId();
  changeWindow(chatId, (shown) =>
    applyToMessages(shown, { ...event, stream: chatId, version: unconfirmed }, me),
  );
}

/**
 * True on success; a refusal is shown where it belongs. `ask` returns true if the event already reached the
 * conversation: fetching it again would take a reader of older messages to the newest.
 */
async function change(message: Message, ask: () => Promise<unknown>): Promise<boolean> {
  const { chat_id: chatId } = message;
  try {
    const isConfirmed = (await ask()) === true;
    if (!isConfirmed && live.status() !== 'open') await refreshWindow(chatId);
    return true;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'guide.consent_required') askConsent(() => void change(message, ask));
    else if (error instanceof ApiError && code === 'plan.limit_reached')
      noteLimit(chatId, error.message);
    else if (code === 'message.not_running' || code === 'proposal.already_decided')
      void refreshWindow(chatId).catch(() => undefined);
    else showToast({ tone: 'error', text: sentenceOf(error) });
    return false;
  }
}
