import type { Message } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { live } from '#web/platform/live.ts';
import { storeOf } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts.ts';
import { noteLimit } from './answer-limits.ts';
import { sentenceOf } from './chat-changes.ts';
import { changeWindow, refreshWindow } from './chat-queries.ts';
import { askConsent } from './consent.ts';
import { withMessage } from './message-window.ts';

/** The message of mine that is being edited in its place. */
export const editedMessage = storeOf<string | null>(null);

/** Changes of messages. The live stream brings what they became; without it the chat is read again. */
export const messageChanges = {
  stop: (message: Message) =>
    change(message, () => call(api.chat.stop, { params: { id: message.id } })),

  regenerate: (message: Message) =>
    change(message, () => call(api.chat.regenerate, { params: { id: message.id } })),

  continue: (message: Message) =>
    change(message, () => call(api.chat.continue, { params: { id: message.id } })),

  edit: (message: Message, text: string) =>
    change(message, () =>
      call(api.chat.editMessage, { params: { id: message.id }, body: { text } }),
    ),

  chooseVersion: (message: Message, index: number) =>
    change(message, () =>
      call(api.chat.chooseVersion, { params: { id: message.id }, body: { index } }),
    ),

  rate(message: Message, value: Message['rating']): void {
    changeWindow(message.chat_id, (shown) => withMessage(shown, { ...message, rating: value }));
    call(api.chat.rate, { params: { id: message.id }, body: { value } }).catch((error: unknown) => {
      changeWindow(message.chat_id, (shown) => withMessage(shown, message));
      showToast({ tone: 'error', text: sentenceOf(error) });
    });
  },

  decide: (message: Message, proposalId: string, action: 'accept' | 'dismiss') =>
    change(message, () =>
      call(api.chat.decideProposal, { params: { id: proposalId }, body: { action } }),
    ),
};

/** True when it was done; a refusal is shown where it belongs. */
async function change(message: Message, ask: () => Promise<unknown>): Promise<boolean> {
  const { chat_id: chatId } = message;
  try {
    await ask();
    if (live.status() !== 'open') await refreshWindow(chatId);
    return true;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'guide.consent_required') askConsent(() => void change(message, ask));
    else if (error instanceof ApiError && code === 'plan.limit_reached')
      noteLimit(chatId, error.message);
    else if (code === 'message.not_running') void refreshWindow(chatId).catch(() => undefined);
    else showToast({ tone: 'error', text: sentenceOf(error) });
    return false;
  }
}
