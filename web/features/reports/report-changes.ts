import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Message } from '#contract/messages.ts';
import { unconfirmed } from '#contract/values.ts';
import { applyToCache } from '#web/features/chats/chat-cache.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { coverForMe } from '#web/features/cards/card-queries.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { myId } from '#web/platform/session.ts';
import { blockPerson } from '#web/features/connections/connection-changes.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { Reportable } from './asked.ts';

type CoverEvent = Extract<
  LiveEvent,
  { type: 'message.reported' | 'image.reported' | 'image.covered' }
>;

/** False if it was refused, with a message. An earlier report of mine counts as success. */
export async function sendReport(
  about: Reportable,
  words: string,
  { blocks }: { blocks: boolean },
): Promise<boolean> {
  try {
    await post(about, words);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'report.made_already') {
      showToast({ tone: 'error', text: sentenceOf(error) });
      return false;
    }
  }
  for (const event of eventsOf(about)) shown(event);
  if (about.kind === 'card') coverForMe(about.card.id);
  showToast({ tone: 'success', text: currentText()(`reports.sent_${about.kind}`) });
  if (about.kind === 'person' && blocks) await blockPerson(about.user, null);
  return true;
}

async function post(about: Reportable, words: string): Promise<void> {
  const body = { text: words };
  if (about.kind === 'person') {
    await call(api.reports.person, { params: { username: about.user.username }, body });
    return;
  }
  if (about.kind === 'card') {
    await call(api.reports.card, { params: { id: about.card.id }, body });
    return;
  }
  const { id, image } = about.message;
  if (about.kind === 'message') await call(api.reports.message, { params: { id }, body });
  else await call(api.reports.image, { params: { id: image?.id ?? '' }, body });
}

/** The server's events, applied here without waiting for them. */
function eventsOf(about: Reportable): CoverEvent[] {
  if (about.kind === 'person' || about.kind === 'card') return [];
  const { id, seq, chat_id: chatId, image } = about.message;
  const mine = { stream: myId(), version: unconfirmed, chat_id: chatId };
  if (about.kind === 'message') return [{ ...mine, type: 'message.reported', message_id: id, seq }];
  return image ? [{ ...mine, type: 'image.reported', image_id: image.id }] : [];
}

/** Removes a picture of mine for everybody. */
export async function removePicture({ chat_id: chatId, image }: Message): Promise<boolean> {
  if (!image) return true;
  try {
    await call(api.reports.removeImage, { params: { id: image.id } });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    return false;
  }
  shown({
    type: 'image.covered',
    stream: chatId,
    version: unconfirmed,
    chat_id: chatId,
    image_id: image.id,
    covered: 'removed',
    alt: '',
  });
  showToast({ tone: 'success', text: currentText()('reports.image_removed') });
  return true;
}

function shown(event: CoverEvent): void {
  applyToCache(event);
  void askAgain(chatKeys.pictures(event.chat_id));
}
