import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { api } from '#contract/index.ts';
import type { ServerFrame } from '#contract/live.ts';
import type { LiveCopy } from './live-copy.ts';
import type { Answered, Person } from './world.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Actions of people, with positions in lists that are used cyclically. */
export type Command =
  | {
      kind: 'send';
      who: number;
      where: number;
      text: number;
      times: number;
      replyTo: number | null;
    }
  | { kind: 'edit'; who: number; which: number; text: number }
  | { kind: 'delete'; who: number; which: number; scope: 'me' | 'all' }
  | { kind: 'react'; who: number; which: number; emoji: number; added: boolean }
  | { kind: 'read'; who: number; where: number; seq: number }
  | { kind: 'keep'; who: number; where: number; pinned: boolean }
  | { kind: 'draft'; who: number; where: number; text: number }
  | { kind: 'rename'; who: number; text: number }
  | { kind: 'stage'; who: number; where: number; stage: number }
  | { kind: 'guide'; who: number; where: number; mode: number }
  | { kind: 'go'; who: number }
  | { kind: 'return'; who: number }
  | { kind: 'takeOut'; who: number }
  | { kind: 'invite'; who: number }
  | { kind: 'hide'; who: number }
  | { kind: 'handOver'; who: number }
  | { kind: 'disconnect'; who: number }
  | { kind: 'reconnect'; who: number }
  | { kind: 'spoil'; who: number; pattern: number[] }
  | { kind: 'together'; commands: Command[] };

const place = fc.nat({ max: 30 });
const who = fc.nat({ max: 3 });
const where = fc.nat({ max: 1 });
type Rest<Kind extends Command['kind']> = Omit<Extract<Command, { kind: Kind }>, 'kind' | 'who'>;

/** A command of one kind by anybody. */
function one<Kind extends Exclude<Command['kind'], 'together'>>(
  kind: Kind,
  rest: { [Key in keyof Rest<Kind>]: fc.Arbitrary<Rest<Kind>[Key]> },
): fc.Arbitrary<Command> {
  return fc.record({ kind: fc.constant(kind), who, ...rest }) as unknown as fc.Arbitrary<Command>;
}

const single: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: one('send', {
      where,
      text: place,
      times: fc.constantFrom(1, 1, 1, 2, 3),
      replyTo: fc.option(place),
    }),
  },
  { weight: 3, arbitrary: one('edit', { which: place, text: place }) },
  {
    weight: 3,
    arbitrary: one('delete', {
      which: place,
      scope: fc.constantFrom('me' as const, 'all' as const),
    }),
  },
  { weight: 4, arbitrary: one('react', { which: place, emoji: fc.nat(2), added: fc.boolean() }) },
  { weight: 4, arbitrary: one('read', { where, seq: place }) },
  { weight: 1, arbitrary: one('keep', { where, pinned: fc.boolean() }) },
  { weight: 1, arbitrary: one('draft', { where, text: place }) },
  { weight: 1, arbitrary: one('rename', { text: place }) },
  { weight: 1, arbitrary: one('stage', { where, stage: fc.nat(3) }) },
  { weight: 1, arbitrary: one('guide', { where, mode: fc.nat(2) }) },
  { weight: 1, arbitrary: one('go', {}) },
  { weight: 1, arbitrary: one('return', {}) },
  { weight: 1, arbitrary: one('takeOut', {}) },
  { weight: 2, arbitrary: one('invite', {}) },
  { weight: 1, arbitrary: one('hide', {}) },
  { weight: 1, arbitrary: one('handOver', {}) },
  { weight: 1, arbitrary: one('disconnect', {}) },
  { weight: 2, arbitrary: one('reconnect', {}) },
);

/** As it can be on a socket: nothing is lost between two frames that come. */
export const commands = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: single },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('together' as const),
        commands: fc.array(
          single.filter(({ kind }) => kind !== 'disconnect' && kind !== 'reconnect'),
          { minLength: 2, maxLength: 4 },
        ),
      }),
    },
  ),
  { minLength: 8, maxLength: 40 },
);

/** The same with lines that lose frames and turn their order round. */
export const spoiledCommands = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: single },
    {
      weight: 2,
      arbitrary: one('spoil', { pattern: fc.array(fc.nat(3), { minLength: 4, maxLength: 12 }) }),
    },
  ),
  { minLength: 8, maxLength: 40 },
);

const texts = [
  'Shall we meet?',
  'שלום לכולם',
  '**bold** and [a link](https://example.org)',
  '@guide what would you ask us?',
  'I want to kill myself',
  'plain',
];
const emojis = ['👍', '❤️', '🌱'];
const stages = ['PS', 'ED', 'FC', 'DG'] as const;
const modes = ['mention', 'always', 'off'] as const;

/** A line that treats frame after frame as the pattern says: 1 loses it, 2 lets the next go first. */
export function spoiledBy(pattern: number[]): (frames: ServerFrame[]) => ServerFrame[] {
  let at = 0;
  let late: ServerFrame[] = [];
  return (frames) =>
    frames.flatMap((frame) => {
      const fate = pattern[at++ % pattern.length];
      if (frame.type === 'resync' || frame.type === 'hello') return [frame];
      if (fate === 1) return [];
      if (fate === 2) {
        late.push(frame);
        return [];
      }
      const now = [frame, ...late];
      late = [];
      return now;
    });
}

/** The acting person and the chat. */
export interface Place {
  people: Person[];
  devices: LiveCopy[];
  /** The group and the chat of the first two. */
  chats: [string, string];
  /** Ids of messages that were sent. */
  sent: string[];
}

function around<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('a list has something in it');
  return item;
}

/** Refusals are part of life; only what fails is not. */
async function attempt<E extends Endpoint>(calling: Promise<Answered<E>>): Promise<Answered<E>> {
  const answer = await calling;
  if (answer.status >= 500) throw new Error(`a call failed: ${answer.text}`);
  return answer;
}

/** Does what the command says. */
export async function obey(command: Command, scene: Place): Promise<void> {
  if (command.kind === 'together') {
    await Promise.all(command.commands.map((each) => obey(each, scene)));
    return;
  }
  const { people, devices, chats, sent } = scene;
  const person = around(people, command.who);
  const device = around(devices, command.who);
  const [owner] = people;
  const [group, pair] = chats;
  if (!owner) throw new Error('somebody owns the group');
  const id = 'where' in command ? around(chats, command.where) : group;
  const params = { id };
  const textAt = (at: number) =>
    around([...texts, ...people.map(({ username }) => `@${username} look`)], at);
  const message = () => ({
    id: around([...sent, randomUUID()], 'which' in command ? command.which : 0),
  });
  switch (command.kind) {
    case 'send': {
      const { replyTo } = command;
      const body = {
        message: textAt(command.text),
        client_id: randomUUID(),
        ...(replyTo === null || sent.length === 0 ? {} : { reply_to: around(sent, replyTo) }),
      };
      const all = await Promise.all(
        Array.from({ length: command.times }, () =>
          attempt(person.call(api.messages.sendUser, { params, body })),
        ),
      );
      const ids = all.flatMap((answer) => (answer.code === null ? [answer.body.message.id] : []));
      if (new Set(ids).size > 1) throw new Error('one message was stored twice');
      sent.push(...ids.slice(0, 1));
      return;
    }
    case 'edit':
      await attempt(
        person.call(api.messages.edit, { params: message(), body: { text: textAt(command.text) } }),
      );
      return;
    case 'delete':
      await attempt(
        person.call(api.messages.remove, { params: message(), body: { scope: command.scope } }),
      );
      return;
    case 'react': {
      const endpoint = command.added ? api.messages.addReaction : api.messages.removeReaction;
      const reaction = { ...message(), emoji: around(emojis, command.emoji) };
      await attempt(person.call(endpoint, { params: reaction }));
      return;
    }
    case 'read':
      await attempt(person.call(api.chat.read, { params, body: { seq: command.seq } }));
      return;
    case 'keep':
      await attempt(person.call(api.chat.settings, { params, body: { pinned: command.pinned } }));
      return;
    case 'draft':
      await attempt(person.call(api.chat.draft, { params, body: { text: textAt(command.text) } }));
      return;
    case 'rename':
      await attempt(person.call(api.chat.rename, { params, body: { name: textAt(command.text) } }));
      return;
    case 'stage':
      await attempt(
        person.call(api.chat.stage, { params, body: { stage: around(stages, command.stage) } }),
      );
      return;
    case 'guide':
      await attempt(
        person.call(api.chat.guide, { params, body: { guide_mode: around(modes, command.mode) } }),
      );
      return;
    case 'go':
      if (person !== owner) await attempt(person.call(api.chat.remove, { params }));
      return;
    case 'return':
      await attempt(person.call(api.chat.restore, { params }));
      return;
    case 'takeOut': {
      const { username } = person;
      if (person !== owner)
        await attempt(owner.call(api.members.remove, { params: { id, username } }));
      return;
    }
    case 'invite': {
      const { username } = person;
      await attempt(owner.call(api.members.invite, { params, body: { usernames: [username] } }));
      await attempt(person.call(api.members.accept, { params }));
      return;
    }
    case 'hide':
      await attempt(person.call(api.chat.remove, { params: { id: pair } }));
      return;
    case 'handOver': {
      const { username } = person;
      await attempt(owner.call(api.members.handOver, { params, body: { username } }));
      if (person !== owner)
        await attempt(
          person.call(api.members.handOver, { params, body: { username: owner.username } }),
        );
      return;
    }
    case 'disconnect':
      await device.disconnect();
      return;
    case 'reconnect':
      if (!device.isConnected) await device.connect();
      return;
    case 'spoil':
      await device.settle();
      device.line = spoiledBy(command.pattern);
  }
}
