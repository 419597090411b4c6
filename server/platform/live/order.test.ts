import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { type Person, world } from '../../testing/world.ts';
import { type Change, change } from '../change.ts';

const changesMax = 40;

/** Emits alternating events in a chat's stream and the person’s, several times in one change. */
function emitByTurns(unit: Change, id: string, userId: string, round: number): void {
  for (const part of [0, 1, 2]) {
    const name = `${round}.${part}`;
    unit.emit(id, { type: 'chat.updated', chat_id: id, changes: { title: name } });
    unit.emit(userId, { type: 'chat.kept', chat_id: id, changes: { draft: name } });
  }
}

function namesOf(events: LiveEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'chat.updated') return [`title ${event.changes.title}`];
    return event.type === 'chat.kept' ? [`draft ${event.changes.draft}`] : [];
  });
}

const expected = Array.from({ length: changesMax }, (_, round) =>
  [0, 1, 2].flatMap((part) => [`title ${round}.${part}`, `draft ${round}.${part}`]),
).flat();

async function openedChat() {
  const one = await world();
  const ana = await one.person();
  const { id } = await ana.chat();
  const { version } = (await ana.call(api.account.profile)).body;
  const emitAll = async () => {
    for (let round = 0; round < changesMax; round++)
      await change(one.app.platform, async (unit) => emitByTurns(unit, id, ana.user.id, round));
  };
  return { one, ana, id, version, emitAll };
}

async function received(live: LiveClient): Promise<string[]> {
  await live.until(() => live.events.length >= expected.length);
  live.close();
  return namesOf(live.events);
}

describe('events of a chat in two streams arrive in the order in which they happened', () => {
  test.each(['the chat', 'the person'])('in a replay that requests %s first', async (first) => {
    const { ana, id, version, emitAll } = await openedChat();
    await emitAll();
    const streams: [string, number][] = [
      [id, 0],
      [ana.user.id, version],
    ];
    const asked = first === 'the chat' ? streams : streams.toReversed();
    expect(await received(await ana.live(Object.fromEntries(asked)))).toEqual(expected);
  });

  test('on a following socket, also while the members are being read', async () => {
    const { one, ana, id, version, emitAll } = await openedChat();
    const live = await ana.live({ [ana.user.id]: version });
    const forgetting = setInterval(() => one.app.platform.live.holdAudiences([id])(), 2);
    await emitAll();
    const names = await received(live);
    clearInterval(forgetting);
    expect(names).toEqual(expected);
  });

  test('on sockets that connect meanwhile', async () => {
    const { ana, id, version, emitAll } = await openedChat();
    const emitting = emitAll();
    const later: Promise<string[]>[] = [];
    const open = async (person: Person) =>
      received(await person.live({ [person.user.id]: version, [id]: 0 }));
    for (let count = 0; count < 8; count++) {
      later.push(open(ana));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await emitting;
    for (const names of await Promise.all(later)) expect(names).toEqual(expected);
  });
});
