import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { type Person, world } from '../../testing/world.ts';
import { type Change, change } from '../change.ts';

const changesMax = 40;

/** What happens to a chat by turns in its own stream and in the person’s, several times in one change. */
function tellByTurns(unit: Change, id: string, userId: string, round: number): void {
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
  const tell = async () => {
    for (let round = 0; round < changesMax; round++)
      await change(one.app.platform, async (unit) => tellByTurns(unit, id, ana.user.id, round));
  };
  return { one, ana, id, version, tell };
}

async function told(live: LiveClient): Promise<string[]> {
  await live.until(() => live.events.length >= expected.length);
  live.close();
  return namesOf(live.events);
}

describe('what happens to a chat in two streams is told as it happened', () => {
  test.each(['the chat', 'the person'])('in a replay that asks for %s first', async (first) => {
    const { ana, id, version, tell } = await openedChat();
    await tell();
    const streams: [string, number][] = [
      [id, 0],
      [ana.user.id, version],
    ];
    const asked = first === 'the chat' ? streams : streams.toReversed();
    expect(await told(await ana.live(Object.fromEntries(asked)))).toEqual(expected);
  });

  test('to a socket that follows, also while who is in the chat is looked up', async () => {
    const { one, ana, id, version, tell } = await openedChat();
    const live = await ana.live({ [ana.user.id]: version });
    const forgetting = setInterval(() => one.app.platform.live.holdAudiences([id])(), 2);
    await tell();
    const names = await told(live);
    clearInterval(forgetting);
    expect(names).toEqual(expected);
  });

  test('to sockets that come while it happens', async () => {
    const { ana, id, version, tell } = await openedChat();
    const telling = tell();
    const later: Promise<string[]>[] = [];
    const open = async (person: Person) =>
      told(await person.live({ [person.user.id]: version, [id]: 0 }));
    for (let count = 0; count < 8; count++) {
      later.push(open(ana));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await telling;
    for (const names of await Promise.all(later)) expect(names).toEqual(expected);
  });
});
