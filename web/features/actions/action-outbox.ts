import type { Action } from '#contract/actions.ts';
import { api } from '#contract/index.ts';
import { unconfirmed } from '#contract/values.ts';
import { ApiError, isTransient, refusedWith, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { noteCompleted } from '#web/platform/install.ts';
import { keepLocally } from '#web/platform/local-stores.ts';
import { network } from '#web/platform/network.ts';
import { newId } from '#web/platform/new-id.ts';
import { myId, onSignOut } from '#web/platform/session.ts';
import { storeOf } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts.ts';
import { applyAction } from './action-queries.ts';
import { type PendingChange, withoutPastReminder } from './pending-actions.ts';

const kept = keepLocally<PendingChange>('actions');
const retryMs = 5_000;
const silenceMaxMs = 30_000;

/** Changes of actions that the server has not confirmed, in their order. */
export const pendingActions = storeOf<readonly PendingChange[]>([]);

/** Their write is under way, or the disk takes nothing. */
const offDisk = new Set<string>();

let isStarted = false;
let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

function show(changes: readonly PendingChange[]): void {
  pendingActions.set(changes.toSorted((one, other) => one.at - other.at));
}

/** Takes up what an earlier visit left. */
export function startActionOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  network.subscribe(() => {
    if (network.isReachable()) void sendAll();
  });
  onSignOut(() => {
    clearTimeout(retry);
    offDisk.clear();
    show([]);
  });
  void kept
    .entries()
    .catch(() => [])
    .then((stored) => {
      const here = new Set(pendingActions.get().map(({ id }) => id));
      const left = stored.flatMap(([id, change]) => (here.has(id) ? [] : [change]));
      show([...left, ...pendingActions.get()]);
      return sendAll();
    });
}

/** Shows a change at once, keeps it on disk, and sends it when the server can be reached. */
export function changeAction(actionId: string, change: PendingChange['change']): void {
  startActionOutbox();
  const last = pendingActions.get().at(-1)?.at ?? 0;
  const entry = { id: newId(), at: Math.max(Date.now(), last + 1), actionId, change };
  show([...pendingActions.get(), entry]);
  offDisk.add(entry.id);
  void kept
    .set(entry.id, entry)
    .then(
      () => offDisk.delete(entry.id),
      () => undefined,
    )
    .then(sendAll);
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(retry);
  try {
    for (let [entry] = pendingActions.get(); entry; [entry] = pendingActions.get()) {
      const waitMs = await oneTabAtATime(entry);
      if (waitMs > 0) {
        retry = setTimeout(() => void sendAll(), waitMs);
        return;
      }
    }
  } finally {
    isSending = false;
  }
}

async function oneTabAtATime(entry: PendingChange): Promise<number> {
  if (!('locks' in navigator)) return send(entry);
  return navigator.locks.request('zavit.actions', async () => {
    if (await isStillWaiting(entry)) return send(entry);
    await drop([entry]);
    return 0;
  });
}

/** Another tab may have sent it meanwhile; a repeat would undo what was changed after it. */
async function isStillWaiting({ id }: PendingChange): Promise<boolean> {
  if (offDisk.has(id)) return true;
  return kept.get(id).then(
    (stored) => stored !== undefined,
    () => true,
  );
}

/** Answers how long to wait before the next try, in milliseconds. */
async function send(entry: PendingChange): Promise<number> {
  const { actionId } = entry;
  try {
    const action = await post(entry);
    if (!pendingActions.get().includes(entry)) return 0;
    applyAction({
      type: 'action.changed',
      action_id: actionId,
      action,
      stream: myId(),
      version: unconfirmed,
    });
    await drop([entry]);
    return 0;
  } catch (error) {
    if (isTransient(error))
      return (error instanceof ApiError && (error.retryAfterSeconds ?? 0) * 1_000) || retryMs;
    // Changes after a refused creation have nothing to change.
    const isNew = entry.change.kind === 'create';
    const lost = pendingActions.get().filter((one) => isNew && one.actionId === actionId);
    await drop([entry, ...lost]);
    const isGone = refusedWith(error, 'action.not_found');
    if (!isGone || entry.change.kind !== 'remove')
      showToast({ tone: 'error', text: sentenceOf(error) });
    return 0;
  }
}

async function post({ actionId: id, change }: PendingChange): Promise<Action | null> {
  const now = Date.now();
  switch (change.kind) {
    case 'create': {
      const body = { ...withoutPastReminder(change.body, now), id };
      return (await call(api.actions.create, { body, silenceMaxMs })).action;
    }
    case 'update': {
      const body = withoutPastReminder(change.body, now);
      const { action } = await call(api.actions.update, { params: { id }, body, silenceMaxMs });
      if (body.state === 'done') noteCompleted();
      return action;
    }
    case 'remove':
      await call(api.actions.remove, { params: { id }, silenceMaxMs });
      return null;
  }
}

async function drop(entries: PendingChange[]): Promise<void> {
  show(pendingActions.get().filter((entry) => !entries.includes(entry)));
  for (const { id } of entries) offDisk.delete(id);
  await Promise.all(entries.map(({ id }) => kept.delete(id).catch(() => undefined)));
}
