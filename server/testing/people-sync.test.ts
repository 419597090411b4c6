import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { ChatInfo } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { eventually, guidedWorld } from './guided-world.ts';
import { LiveCopy, type Shown } from './live-copy.ts';
import { startModelServer } from './model-server.ts';
import { type Command, type Place, commands, obey, spoiledCommands } from './people-commands.ts';
import { groupOf, pairOf } from './people-world.ts';
import { type World, sharedWorld } from './world.ts';

const seed = 20_261_121;
const runs = 4;
const shrinkingMaxMs = 60_000;

const model = await startModelServer({ mode: { kind: 'tokens', tokens: ['An ', 'answer.'] } });
afterAll(() => model.close());
const one = sharedWorld({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'any',
  AI_BASE_URL: model.url,
});

/** Four people in a group, the first two of whom have a chat of their own; each has a device. */
async function fourDevices({ person }: World): Promise<Place> {
  const people = await Promise.all([1, 2, 3, 4].map(() => person()));
  const [ana, ben, cleo, dan] = people;
  if (!ana || !ben || !cleo || !dan) throw new Error('there are four');
  for (const person of [ana, ben])
    await person.call(api.account.updateProfile, {
      body: { user: { settings: { provider_consent: true } } },
    });
  const [group, pair] = [await groupOf(ana, ben, cleo, dan), await pairOf(ana, ben)];
  const chats: Place['chats'] = [group.id, pair.id];
  const devices = await Promise.all(people.map((person) => LiveCopy.open(person, chats)));
  return { people, devices, chats, sent: [] };
}

/** Does everything that is asked, lets all come to rest, and brings every device up to date. */
async function played(asked: Command[], times = 1): Promise<Place> {
  const scene = await fourDevices(one);
  for (const device of scene.devices) device.times = times;
  for (const command of asked) {
    await obey(command, scene);
    for (const device of scene.devices) await device.settle();
  }
  const { pool } = one.app.platform.database;
  await eventually(async () => {
    const { rowCount } = await pool.query('select 1 from generations where chat_id = any($1)', [
      scene.chats,
    ]);
    return rowCount === 0;
  });
  for (const device of scene.devices) {
    device.line = (frames) => frames;
    await device.disconnect();
    await device.connect();
    await caughtUp(one, device);
  }
  return scene;
}

/** Has applied all that has happened so far. */
async function caughtUp({ app }: World, device: LiveCopy): Promise<void> {
  await eventually(async () => {
    await device.settle();
    const { versions } = device;
    const { rows } = await app.platform.database.pool.query<{ id: string; version: string }>(
      'select id, version from streams where id = any($1)',
      [Object.keys(versions)],
    );
    return rows.every(({ id, version }) => (versions[id] ?? 0) >= Number(version));
  });
}

type Select = (shown: Shown, chats: Place['chats']) => unknown;

/** Every device shows the same as if it had just been opened. */
async function expectSame({ people, devices, chats }: Place, select: Select): Promise<void> {
  try {
    for (const [at, device] of devices.entries()) {
      const person = people[at];
      if (!person) throw new Error('every device is somebody’s');
      const { shown } = await LiveCopy.fetched(person, chats);
      // A chat that one has hidden is still there for those who ask for it.
      const listed = new Set(shown.chats.map(({ id }) => id));
      const ofListed = <Part>(parts: Record<string, Part>) =>
        Object.fromEntries(Object.entries(parts).filter(([id]) => listed.has(id)));
      const selected = (all: Shown) =>
        select({ ...all, pages: ofListed(all.pages), infos: ofListed(all.infos) }, chats);
      expect({ at, is: selected(device.shown) }).toEqual({ at, is: selected(shown) });
      expect(device.resyncs).toBe(0);
    }
  } finally {
    for (const device of devices) await device.disconnect();
  }
}

/** An entry may have an older version than its state: a repeated event changes nothing. */
const entries = ({ chats }: Shown) => chats.map(({ version: _atLeast, ...chat }) => chat);
const lists: Select = (shown) => ({ user: shown.user, chats: entries(shown) });
const windows: Select = ({ pages }) => pages;
const withPeople: Select = ({ infos }) => infos;
const ofGroup =
  (select: (info: ChatInfo | undefined) => unknown): Select =>
  ({ infos }, [group]) =>
    select(infos[group]);

const properties: { name: string; select: Select; asked: fc.Arbitrary<Command[]> }[] = [
  { name: 'lists', select: lists, asked: commands },
  { name: 'windows of messages', select: windows, asked: commands },
  { name: 'chats with their people', select: withPeople, asked: commands },
  {
    name: 'lists, though frames are lost and come in another order',
    select: entries,
    asked: spoiledCommands,
  },
  {
    name: 'windows of messages, though frames are lost and come in another order',
    select: windows,
    asked: spoiledCommands,
  },
];

describe('shown state plus events equals fetched state', () => {
  test.each(properties)('$name', async ({ select, asked }) => {
    await fc.assert(
      fc.asyncProperty(asked, async (all) => expectSame(await played(all), select)),
      { seed, numRuns: runs, interruptAfterTimeLimit: shrinkingMaxMs },
    );
  });

  test('while the guide answers and others write', async () => {
    const slow = await guidedWorld(
      { kind: 'count', count: 5_000, delayMs: 20 },
      { AI_FIRST_BYTE_TIMEOUT_MS: '10000', AI_IDLE_TIMEOUT_MS: '10000' },
    );
    const scene = await fourDevices(slow.one);
    await obey(sends(0, 3), scene);
    await obey(sends(1, 0), scene);
    const [answer] = await answersOf(scene);
    for (const device of scene.devices) await caughtUp(slow.one, device);
    await expectSame(scene, ({ chats }) => chats.map(({ id, generating }) => [id, generating]));
    await scene.people[0]?.call(api.messages.stop, { params: { id: answer ?? '' } });
  });
});

async function answersOf({ people, chats }: Place): Promise<string[]> {
  const page = await people[0]?.call(api.messages.list, { params: { id: chats[0] } });
  return (page?.body.items ?? []).flatMap(({ id, kind }) => (kind === 'guide' ? [id] : []));
}

const sends = (who: number, text: number): Command => ({
  kind: 'send',
  who,
  where: 0,
  text,
  times: 1,
  replyTo: null,
});
const reads = (who: number, seq: number): Command => ({ kind: 'read', who, where: 0, seq });
const reacts = (who: number, emoji: number, added: boolean): Command => ({
  kind: 'react',
  who,
  which: 0,
  emoji,
  added,
});

/** The shortest cases of what the properties have found, each by itself. */
const cases: { name: string; select: Select; asked: Command[]; times?: number }[] = [
  {
    name: 'an edit that mentions somebody',
    select: lists,
    asked: [sends(1, 0), { kind: 'edit', who: 1, which: 0, text: 8 }],
  },
  {
    name: 'what I do to a group, with unread messages in it',
    select: lists,
    asked: [sends(1, 0), { kind: 'rename', who: 0, text: 5 }],
  },
  {
    name: 'an edit that takes words of danger back',
    select: windows,
    asked: [sends(1, 4), { kind: 'edit', who: 1, which: 0, text: 0 }],
  },
  {
    name: 'the first who reacted takes it back, others stay',
    select: windows,
    asked: [
      sends(0, 0),
      reacts(0, 0, true),
      reacts(1, 1, true),
      reacts(1, 0, true),
      reacts(0, 0, false),
    ],
  },
  {
    name: 'an event that comes twice',
    select: lists,
    asked: [sends(1, 0), sends(1, 0), { kind: 'delete', who: 1, which: 0, scope: 'all' }],
    times: 2,
  },
  {
    name: 'one of more than a hundred unread messages is deleted',
    select: ({ chats }) => chats.map(({ id, unread }) => [id, unread]),
    asked: [
      ...Array.from({ length: 103 }, () => sends(1, 0)),
      { kind: 'delete', who: 1, which: 0, scope: 'all' },
    ],
  },
  {
    name: 'the order of members when one is taken back',
    select: ofGroup((info) => info?.members.map(({ user }) => user.username)),
    asked: [
      { kind: 'takeOut', who: 1 },
      { kind: 'invite', who: 1 },
      { kind: 'go', who: 2 },
      { kind: 'return', who: 2 },
    ],
  },
  {
    name: 'how far a member has read who writes',
    select: ofGroup((info) => info?.members.map((member) => member.last_read_seq)),
    asked: [sends(1, 0)],
  },
  {
    name: 'how far a member has read who marks unread',
    select: ofGroup((info) => info?.members.map((member) => member.last_read_seq)),
    asked: [sends(1, 0), reads(2, 30), reads(2, 1)],
  },
  {
    name: 'the history of stages',
    select: ofGroup((info) => info?.stage_history),
    asked: [{ kind: 'stage', who: 1, where: 0, stage: 3 }],
  },
  {
    name: 'the version of a chat',
    select: ofGroup((info) => info?.version),
    asked: [sends(1, 0)],
  },
];

describe('each by itself', () => {
  test.each(cases)('$name', async ({ select, asked, times = 1 }) => {
    await expectSame(await played(asked, times), select);
  });

  test('a person who blocks their inviter no longer has the invitation', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    await ana.call(api.chat.create, {
      body: { chat_type: 'US', participants: [ben.username] },
    });
    const device = await LiveCopy.open(ben, []);
    expect(device.chats).toHaveLength(1);
    await ben.call(api.people.block, { params: { username: ana.username } });
    await caughtUp(one, device);
    expect(device.chats).toEqual((await LiveCopy.fetched(ben, [])).chats);
    await device.disconnect();
  });

  test('a one-to-one chat opens for the one who waits when the other accepts', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const made = await ana.call(api.chat.create, {
      body: { chat_type: 'US', participants: [ben.username] },
    });
    const { id } = made.body.chat;
    const device = await LiveCopy.open(ana, [id]);
    expect(device.infos.get(id)?.closed_by).toBe('invitation');
    await ben.call(api.members.accept, { params: { id } });
    await caughtUp(one, device);
    expect(device.infos.get(id)?.closed_by).toBe(null);
    await device.disconnect();
  });
});
