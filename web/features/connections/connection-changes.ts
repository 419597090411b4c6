import type { Connection } from '#contract/connections.ts';
import { api } from '#contract/index.ts';
import type { UserRef } from '#contract/shapes.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { showToast } from '#web/ui/toasts.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { applyBlock, applyConnection, refreshConnections } from './connection-cache.ts';

type Decision = 'accept' | 'decline' | 'cancel';

/** A refusal takes back what was shown, says why, and brings the truth. */
async function changed(change: Promise<unknown>, takeBack: () => void): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    takeBack();
    showToast({ tone: 'error', text: sentenceOf(error) });
    if (error instanceof ApiError && error.status !== 0) refreshConnections();
    return false;
  }
}

export async function decideRequest(before: Connection, action: Decision): Promise<void> {
  const { id, user } = before;
  const connection = action === 'accept' ? { ...before, state: 'accepted' as const } : null;
  applyConnection({ id, connection });
  const done = await changed(
    call(api.connections.decide, { params: { id }, body: { action } }).then(applyAnswer),
    () => applyConnection({ id, connection: before }),
  );
  if (done && action === 'accept') {
    const text = currentText()('connections.connected', { name: shownName(user) });
    showToast({ tone: 'success', text });
  }

  function applyAnswer(answer: { connection: Connection | null }) {
    applyConnection({ id, connection: answer.connection });
  }
}

export async function removeConnection(before: Connection): Promise<void> {
  const { id, user } = before;
  applyConnection({ id, connection: null });
  const done = await changed(call(api.connections.remove, { params: { id } }), () =>
    applyConnection({ id, connection: before }),
  );
  if (!done) return;
  const text = currentText()('connections.removed', { name: shownName(user) });
  showToast({ tone: 'success', text });
}

/** Asks somebody by name; the person who asked me before is accepted by it. */
export async function requestConnection(user: UserRef, note: string): Promise<boolean> {
  const body = { username: user.username, ...(note === '' ? {} : { note }) };
  return await changed(
    call(api.connections.request, { body }).then(({ connection }) => {
      if (!connection) return;
      applyConnection({ id: connection.id, connection });
      const key =
        connection.state === 'accepted' ? 'connections.connected' : 'connections.request_sent';
      showToast({ tone: 'success', text: currentText()(key, { name: shownName(user) }) });
    }),
    () => undefined,
  );
}

export async function blockPerson(user: UserRef, connection: Connection | null): Promise<void> {
  const { username } = user;
  applyBlock(user, true);
  if (connection) applyConnection({ id: connection.id, connection: null });
  const done = await changed(call(api.people.block, { params: { username } }), () => {
    applyBlock(user, false);
    if (connection) applyConnection({ id: connection.id, connection });
  });
  if (!done) return;
  const text = currentText()('connections.blocked', { name: shownName(user) });
  showToast({ tone: 'success', text });
}

export async function unblockPerson(user: UserRef): Promise<void> {
  const { username } = user;
  applyBlock(user, false);
  const done = await changed(call(api.people.unblock, { params: { username } }), () =>
    applyBlock(user, true),
  );
  if (!done) return;
  const text = currentText()('connections.unblocked', { name: shownName(user) });
  showToast({ tone: 'success', text });
}
