import { useEffect, useMemo } from 'react';
import { applyToMessages } from '#contract/messages.live.ts';
import { deletedMessage } from '#contract/preview.ts';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { keepLocally } from '#web/platform/local-stores.ts';
import { network } from '#web/platform/network.ts';
import { onSignOut, myId } from '#web/platform/session.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';
import { storeOf, useStore } from '#web/platform/store.ts';
import { closeToast, showToast } from '#web/ui/toasts.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { changeWindow, shownWindow } from '#web/features/messages/message-queries.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import {
  type Deletion,
  type DeletionScope,
  type Deletions,
  canBeUndone,
  dueDeletions,
  eventOf,
  nextDueAt,
  withDeletion,
  withEntry,
  withStored,
  withoutEntry,
  withoutHold,
} from './deletion-queue.ts';

const retryMs = 5_000;
/** No network, too many calls, or a server that is not ready. */
const passing: readonly number[] = [0, 429, 503];
/** On the disk until the server has deleted it. */
const kept = keepLocally<Deletion>('deletions');
const onDisk = new Set<string>();
/** Of which the server was asked: written at once, as a page that goes away has no time for the disk. */
const begunName = 'deletions_begun';
const deletions = storeOf<Deletions>(new Map());
/** Deletions that are being sent. */
const underway = new Set<string>();
const toasts = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

/** Takes up what an earlier visit left. Begins once. */
export function startDeletions(): void {
  if (started) return;
  started = true;
  network.subscribe(askForDue);
  onSignOut(forgetAll);
  void takeUpStored();
}

async function takeUpStored(): Promise<void> {
  const stored = await kept.entries().catch(() => []);
  for (const [id] of stored) onDisk.add(id);
  const begun = begunIds();
  const left = stored.map(([id, deletion]) =>
    begun.has(id) ? { ...deletion, begun: true } : deletion,
  );
  deletions.set(withStored(deletions.get(), left));
  askForDue();
}

/** The server learns of it when it can no longer be undone. */
export function deleteMessage(message: Message, scope: DeletionScope): void {
  const { id } = message;
  if (deletions.get().has(id)) return;
  startDeletions();
  deletions.set(withDeletion(deletions.get(), message, scope, Date.now()));
  void store(id);
  const text = currentText();
  const toast = showToast({
    tone: 'info',
    text: text('messages.deleting'),
    action: { label: text('chat.undo'), onChoose: () => undoDeletion(id) },
  });
  toasts.set(id, toast);
  askForDue();
}

/** Until the server is asked, also while that waits for the network. */
export function undoDeletion(id: string): void {
  if (canBeUndone(deletions.get().get(id))) drop(id);
}

/** Nobody is there to undo any more; what waits for the network goes on waiting. */
export function finishDeletions(): void {
  deletions.set(withoutHold(deletions.get(), Date.now()));
  // A page that goes away has no time to look at the disk.
  for (const deletion of dueNow()) void askServer(deletion);
}

function dueNow(): Deletion[] {
  return network.isReachable() ? dueDeletions(deletions.get(), underway, Date.now()) : [];
}

/** Asks for those that are due, and comes back when the next one is. */
function askForDue(): void {
  clearTimeout(timer);
  for (const deletion of dueNow()) void askUnlessUndone(deletion);
  const next = network.isReachable() ? nextDueAt(deletions.get(), underway) : null;
  if (next !== null) timer = setTimeout(askForDue, Math.max(0, next - Date.now()));
}

async function askUnlessUndone(deletion: Deletion): Promise<void> {
  const { id } = deletion.message;
  underway.add(id);
  const stored = await kept.get(id).catch(() => deletion);
  underway.delete(id);
  if (deletions.get().get(id) !== deletion) return askForDue();
  // Another tab has undone it.
  if (!stored && onDisk.has(id)) drop(id);
  else await askServer(deletion);
}

async function askServer(before: Deletion): Promise<void> {
  const { message, scope } = before;
  const { id } = message;
  const deletion = { ...before, begun: true };
  closeToastOf(id);
  underway.add(id);
  deletions.set(withEntry(deletions.get(), deletion));
  rememberBegun(begunIds().add(id));
  void store(id);
  try {
    await call(api.messages.remove, { params: { id }, body: { scope }, keepalive: true });
    done(deletion);
  } catch (error) {
    // The person has signed out.
    if (!deletions.get().has(id)) return;
    const refusal = error instanceof ApiError ? error : null;
    if (refusal && passing.includes(refusal.status)) {
      const waitMs = (refusal.retryAfterSeconds ?? 0) * 1_000 || retryMs;
      deletions.set(withEntry(deletions.get(), { ...deletion, dueAt: Date.now() + waitMs }));
      void store(id);
    } else if (scope === 'me' && refusal?.status === 404) {
      // An earlier call has arrived, though its answer has not.
      done(deletion);
    } else {
      drop(id);
      showToast({ tone: 'error', text: sentenceOf(error) });
    }
  } finally {
    underway.delete(id);
    askForDue();
  }
}

function done(deletion: Deletion): void {
  const { message, scope } = deletion;
  if (!deletions.get().has(message.id)) return;
  const { chat_id: chatId } = message;
  const version = shownWindow(chatId)?.version ?? 1;
  const event = eventOf(deletion, { me: myId(), version, now: Date.now() });
  changeWindow(chatId, (shown) => applyToMessages(shown, event, myId()));
  drop(message.id);
  const key = scope === 'me' ? 'messages.deleted_for_me' : 'messages.deleted_for_all';
  showToast({ tone: 'success', text: currentText()(key) });
}

function drop(id: string): void {
  closeToastOf(id);
  onDisk.delete(id);
  deletions.set(withoutEntry(deletions.get(), id));
  const begun = begunIds();
  if (begun.delete(id)) rememberBegun(begun);
  void kept.delete(id).catch(() => undefined);
}

function begunIds(): Set<string> {
  return new Set(remembered(begunName)?.split(' '));
}

function rememberBegun(ids: ReadonlySet<string>): void {
  if (ids.size === 0) forget(begunName);
  else remember(begunName, [...ids].join(' '));
}

function closeToastOf(id: string): void {
  const toast = toasts.get(id);
  if (toast !== undefined) closeToast(toast);
  toasts.delete(id);
}

async function store(id: string): Promise<void> {
  const deletion = deletions.get().get(id);
  if (!deletion) return;
  await kept.set(id, deletion).then(
    () => onDisk.add(id),
    () => undefined,
  );
}

function forgetAll(): void {
  clearTimeout(timer);
  for (const id of toasts.keys()) closeToastOf(id);
  underway.clear();
  onDisk.clear();
  deletions.set(new Map());
}

/** The deletion that a message is in, if any. */
export function useDeletion(id: string): Deletion | undefined {
  return useStore(deletions).get(id);
}

/**
 * The visible messages of a chat, without the text of messages that are being deleted. A message that the
 * server deleted is no longer kept: nobody can undo it.
 */
export function useWithDeletions(shown: MessageWindow): MessageWindow {
  const held = useStore(deletions);
  useEffect(() => {
    for (const { id, deleted_at: at } of shown.items) {
      const deletion = held.get(id);
      if (at !== null && deletion?.scope === 'all' && canBeUndone(deletion)) drop(id);
    }
  }, [shown, held]);
  return useMemo(() => {
    if (!shown.items.some(({ id }) => held.has(id))) return shown;
    const items = shown.items.map((item) =>
      held.has(item.id) ? deletedMessage(item, item.created_at) : item,
    );
    return { ...shown, items };
  }, [shown, held]);
}
