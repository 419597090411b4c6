import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import { endedAnswer, guidedWorld, say, shownMessages } from '../../testing/guided-world.ts';
import { LiveCopy } from '../../testing/live-copy.ts';
import { type Person, sharedWorld, world } from '../../testing/world.ts';

const shared = sharedWorld();
const { person } = shared;

async function rename(who: Person, id: string, times: number, from = 0): Promise<void> {
  for (let count = 0; count < times; count++)
    await who.call(api.chat.rename, { params: { id }, body: { name: `Name ${from + count}` } });
}

const versionsOf = (events: LiveEvent[], stream: string) =>
  events.filter((event) => event.stream === stream).map(({ version }) => version);
const counting = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('resume', () => {
  test('sends exactly the missed events, in order, then live ones', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 12);
    const live = await ana.live({ [id]: 5 });
    await rename(ana, id, 3, 12);
    await live.until(() => live.events.length >= 10);
    expect(versionsOf(live.events, id)).toEqual(counting(6, 15));
    const names = live.events.flatMap((event) =>
      event.type === 'chat.updated' ? [event.changes.title] : [],
    );
    expect(names).toEqual(counting(5, 14).map((count) => `Name ${count}`));
    expect(live.frames[0]?.type).toBe('hello');
    live.close();
  });

  test('at the newest version sends nothing', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 4);
    const live = await ana.live({
      [id]: 4,
      [ana.user.id]: (await ana.call(api.account.profile)).body.version,
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(live.frames.map(({ type }) => type)).toEqual(['hello']);
    live.close();
  });

  test.each([5, 4_000, Number.MAX_SAFE_INTEGER])(
    'from a version in the future (%d) sends resync',
    async (version) => {
      const ana = await person();
      const { id } = await ana.chat();
      await rename(ana, id, 4);
      const live = await ana.live({ [id]: version });
      await live.until(() => live.frames.length > 1);
      expect(live.frames.slice(1)).toEqual([{ type: 'resync', stream: id }]);
      live.close();
    },
  );

  test('from a version that is no longer kept sends resync, and later events follow', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 6);
    await shared.app.platform.database.pool.query(
      'delete from events where stream_id = $1 and version <= 3',
      [id],
    );
    const old = await ana.live({ [id]: 1 });
    await old.until(() => old.frames.length > 1);
    expect(old.frames.slice(1)).toEqual([{ type: 'resync', stream: id }]);
    await rename(ana, id, 1, 6);
    await old.until(() => old.events.length > 0);
    expect(versionsOf(old.events, id)).toEqual([7]);
    const kept = await ana.live({ [id]: 3 });
    await kept.until(() => kept.events.length >= 4);
    expect(versionsOf(kept.events, id)).toEqual([4, 5, 6, 7]);

    await shared.app.platform.database.pool.query('delete from events where stream_id = $1', [id]);
    const none = await ana.live({ [id]: 5 });
    await none.until(() => none.frames.length > 1);
    expect(none.frames.slice(1)).toEqual([{ type: 'resync', stream: id }]);
    for (const live of [old, kept, none]) live.close();
  });

  test('of more than a thousand missed events sends resync, and a thousand come within a second', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await shared.app.platform.database.pool.query(
      `insert into streams (id, version) values ($1, 1200) on conflict (id) do update set version = 1200`,
      [id],
    );
    await shared.app.platform.database.pool.query(
      `insert into events (stream_id, version, event)
       select $1::uuid, n, jsonb_build_object('type', 'chat.updated', 'chat_id', $1::uuid, 'changes', jsonb_build_object('title', 'Name ' || n))
       from generate_series(1, 1200) n on conflict do nothing`,
      [id],
    );
    const far = await ana.live({ [id]: 100 });
    await far.until(() => far.frames.length > 1);
    expect(far.frames[1]).toEqual({ type: 'resync', stream: id });
    const begun = performance.now();
    const near = await ana.live({ [id]: 200 });
    await near.until(() => near.events.length >= 1_000);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(versionsOf(near.events, id)).toEqual(counting(201, 1_200));
    far.close();
    near.close();
  });

  test('during writes loses and repeats nothing', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 20);
    let reading = true;
    onTestFinished(() => {
      reading = false;
    });
    const write = async (from: number) => {
      for (let count = 0; reading; count++) await rename(ana, id, 1, from + count);
    };
    const writing = [write(1_000), write(2_000)];
    for (let round = 0; round < 12; round++) {
      const from = round;
      const live = await ana.live({ [id]: from });
      await live.until(() => live.events.length >= 20 - from + 3);
      const versions = versionsOf(live.events, id);
      expect(versions).toEqual(counting(from + 1, from + versions.length));
      live.close();
    }
    reading = false;
    await Promise.all(writing);
  });

  test('and events of simultaneous changes come in the order of their versions', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 1);
    const live = await ana.live();
    await live.until(() => live.events.length > 0 || live.frames.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    live.frames.length = 0;
    await Promise.all([1, 2, 3, 4, 5, 6].map((writer) => rename(ana, id, 40, writer * 100)));
    await live.until(() => live.events.length >= 240);
    expect(versionsOf(live.events, id)).toEqual(counting(2, 241));
    live.close();
  });

  test('sends events of several streams in the order in which they happened', async () => {
    const { consenting } = await guidedWorld({ kind: 'tokens', tokens: ['Yes.'] });
    const ana = await consenting();
    const { id } = await ana.chat();
    const first = await LiveCopy.open(ana, [id]);
    await first.disconnect();
    for (const seq of [0, 2, 1]) {
      await (await say(ana, id, `Then read up to ${seq}`)).ended();
      await ana.call(api.chat.read, { params: { id }, body: { seq } });
    }
    await first.connect();
    const fresh = await LiveCopy.open(ana, [id]);
    await first.reach(fresh.versions);
    expect(first.chats).toEqual(fresh.chats);
    expect(first.chats[0]).toMatchObject({ last_read_seq: 1, unread: 3 });

    await first.disconnect();
    await ana.call(api.chat.read, { params: { id }, body: { seq: 0 } });
    await (await say(ana, id, 'Read, then written')).ended();
    await first.connect();
    const again = await LiveCopy.open(ana, [id]);
    await first.reach(again.versions);
    expect(first.chats).toEqual(again.chats);
    for (const device of [first, fresh, again]) await device.disconnect();
  });

  test('twice on one socket answers each request', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 3);
    const live = await ana.live({ [id]: 2 });
    live.send({ type: 'resume', streams: { [id]: 0 } });
    await live.until(() => live.events.length >= 4);
    expect(versionsOf(live.events, id)).toEqual([3, 1, 2, 3]);
    live.close();
  });

  test('in a flood is answered together, with one query for all streams, and delays nothing else', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await rename(ana, id, 3);
    const live = await ana.live();
    const { pool } = shared.app.platform.database;
    let questions = 0;
    const count = () => void questions++;
    pool.on('acquire', count);
    onTestFinished(() => void pool.off('acquire', count));
    const strange = Array.from({ length: 190 }, () => [randomUUID(), 0] as const);
    for (let sent = 0; sent < 20; sent++)
      live.send({ type: 'resume', streams: Object.fromEntries([...strange, [id, sent % 3]]) });
    live.send({ type: 'ping' });
    await live.until(() => live.frames.some(({ type }) => type === 'pong'));
    await live.until(
      () => versionsOf(live.events, id).filter((version) => version === 3).length > 1,
    );
    // Two answers: one to the first, and one to all others together, from the oldest requested version.
    expect(versionsOf(live.events, id)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(questions).toBeLessThan(12);
    expect(live.closeCode).toBeNull();
    live.close();
  });

  test('survives a restart of the program', async () => {
    const one = await world();
    const ana = await one.person();
    const { id } = await ana.chat();
    await rename(ana, id, 3);
    const before = await ana.live({ [id]: 3 });
    await one.restart();
    await before.closed();
    await rename(ana, id, 2, 3);
    const live = await ana.live({ [id]: 3 });
    await live.until(() => live.events.length >= 2);
    expect(versionsOf(live.events, id)).toEqual([4, 5]);
    live.close();
  });
});

/** A pseudo-random sequence of numbers, the same at every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('five devices, each cut off thirty times during changes, end with the same state as a fresh fetch', async () => {
  const { consenting } = await guidedWorld({
    kind: 'tokens',
    tokens: ['One ', 'two ', 'three.'],
    delayMs: 4,
  });
  const ana = await consenting();
  const chatIds = [(await ana.chat()).id, (await ana.chat()).id];
  const devices = await Promise.all([1, 2, 3, 4, 5].map(() => LiveCopy.open(ana, chatIds)));
  let changing = true;

  const change = async () => {
    const random = seeded(7);
    for (let step = 0; step < 70; step++) {
      const id = chatIds[random(chatIds.length)] ?? '';
      const shown = await shownMessages(ana, id);
      const mine = shown.filter(({ kind }) => kind === 'user');
      const answers = shown.filter(({ kind }) => kind === 'guide');
      const message = mine[random(Math.max(1, mine.length))];
      const answer = answers[random(Math.max(1, answers.length))];
      switch (random(10)) {
        case 0:
        case 1:
          await ana.call(api.messages.send, {
            params: { id },
            body: { message: `Line ${step}`, client_id: randomUUID() },
          });
          break;
        case 2:
          if (message)
            await ana.call(api.messages.edit, {
              params: { id: message.id },
              body: { text: `Edited ${step}` },
            });
          break;
        case 3:
          if (answer) await ana.call(api.messages.regenerate, { params: { id: answer.id } });
          break;
        case 4:
          if (message)
            await ana.call(api.messages.chooseVersion, {
              params: { id: message.id },
              body: { index: 1 },
            });
          break;
        case 5:
          await ana.call(api.chat.rename, { params: { id }, body: { name: `Name ${step}` } });
          break;
        case 6:
          await ana.call(api.chat.draft, { params: { id }, body: { text: `Draft ${step}` } });
          break;
        case 7:
          await ana.call(api.chat.read, { params: { id }, body: { seq: random(12) } });
          break;
        case 8:
          await ana.call(api.chat.stage, {
            params: { id },
            body: { stage: (['PS', 'ED', 'FC', 'DG'] as const)[random(4)] ?? 'PS' },
          });
          break;
        default:
          await ana.call(api.chat.settings, { params: { id }, body: { pinned: random(2) === 0 } });
      }
      await new Promise((resolve) => setTimeout(resolve, random(25)));
    }
    changing = false;
  };

  const cutOff = async (device: LiveCopy, seed: number) => {
    const random = seeded(seed);
    for (let cuts = 0; cuts < 30 || changing; cuts++) {
      await new Promise((resolve) => setTimeout(resolve, random(90)));
      await device.disconnect();
      await new Promise((resolve) => setTimeout(resolve, random(60)));
      await device.connect();
    }
  };

  await Promise.all([change(), ...devices.map((device, at) => cutOff(device, 100 + at))]);
  for (const id of chatIds) {
    for (const message of await shownMessages(ana, id))
      if (message.status === 'streaming') await endedAnswer(ana, id, message.id);
  }
  const fresh = await LiveCopy.open(ana, chatIds);
  for (const device of devices) {
    await device.reach(fresh.versions);
    expect(device.outOfTurn).toEqual([]);
    expect(device.resyncs).toBe(0);
    expect(device.user).toEqual(fresh.user);
    expect(device.chats).toEqual(fresh.chats);
    expect(Object.fromEntries(device.pages)).toEqual(Object.fromEntries(fresh.pages));
    await device.disconnect();
  }
  await fresh.disconnect();
  expect((await say(ana, chatIds[0] ?? '', 'Still well')).message.status).toBe('sent');
});
