import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { elsewhere, namesNothingShared } from './people-elsewhere.ts';
import {
  type Scene,
  type Standing,
  groupScene,
  invitationScene,
  pairScene,
  comparable,
} from './people-scenes.ts';
import { pairOf, sayTo } from './people-world.ts';
import { type Asked, type Person, type World, world } from './world.ts';
import {
  ofChat,
  ofMessage,
  naming,
  members,
  ownerAlone,
  nobody,
  notOfTwo,
  bothOfTwo,
  ofTheirMessages,
  notOfTheirMessages,
  type Row,
} from './people-outcomes.ts';

/** Every call that names a chat or something in one. The key is the endpoint, with what is special. */
const rows: Record<string, Row> = {
  'chat.openTheme': { asked: ofChat(), group: [200, 200, 200, 200], pair: [200, 200, 200] },
  'chat.info': { asked: ofChat(), group: [200, 200, 200, 200], pair: [200, 200, 200] },
  'chat.rename': { asked: ofChat({ name: 'x' }), group: ownerAlone, pair: notOfTwo },
  'chat.restore': { asked: ofChat(), group: [404, 404, 404, 404], pair: [404, 404, 404] },
  'chat.read': { asked: ofChat({ seq: 1 }), group: members, pair: bothOfTwo },
  'chat.settings': { asked: ofChat({ pinned: true }), group: members, pair: bothOfTwo },
  'chat.draft': { asked: ofChat({ text: 'x' }), group: members, pair: bothOfTwo },
  'chat.guide': { asked: ofChat({ guide_mode: 'off' }), group: ownerAlone, pair: bothOfTwo },
  'chat.stage': { asked: ofChat({ stage: 'ED' }), group: members, pair: bothOfTwo },
  'messages.list': { asked: ofChat(), group: members, pair: bothOfTwo },
  'messages.media': { asked: ofChat(), group: members, pair: bothOfTwo },
  'sharing.make': { asked: ofChat({ days: 1 }), group: nobody, pair: notOfTwo },
  'sharing.end': { asked: ofChat(), group: members, pair: bothOfTwo },
  'messages.send': {
    asked: ofChat({ message: 'x', client_id: randomUUID() }),
    group: nobody,
    pair: notOfTwo,
  },
  'messages.sendUser': {
    asked: ofChat({ message: 'x', client_id: randomUUID() }),
    group: members,
    pair: bothOfTwo,
  },
  'messages.sendUser (a reply)': {
    asked: ({ chatId, byOwner }) => ({
      params: { id: chatId },
      body: { message: 'x', reply_to: byOwner },
    }),
    group: members,
    pair: ofTheirMessages,
  },
  'messages.edit (the member’s)': {
    asked: ofMessage('byMember', { text: 'x' }),
    group: [409, 200, 409, 409],
    pair: [409, 200, null],
  },
  'messages.edit (the owner’s)': {
    asked: ofMessage('byOwner', { text: 'x' }),
    group: ownerAlone,
    pair: [200, 409, null],
  },
  'messages.remove (the member’s)': {
    asked: ofMessage('byMember', { scope: 'all' }),
    group: members,
    pair: [409, 200, null],
  },
  'messages.remove (the owner’s)': {
    asked: ofMessage('byOwner', { scope: 'all' }),
    group: ownerAlone,
    pair: [200, 409, null],
  },
  'messages.remove (the guide’s)': {
    asked: ofMessage('answerId', { scope: 'all' }),
    group: ownerAlone,
    pair: notOfTheirMessages,
  },
  'messages.remove (for me)': {
    asked: ofMessage('byOwner', { scope: 'me' }),
    group: members,
    pair: ofTheirMessages,
  },
  'messages.reactions': { asked: ofMessage('byOwner'), group: members, pair: ofTheirMessages },
  'messages.addReaction': {
    asked: ofMessage('byOwner', undefined, { emoji: '👍' }),
    group: members,
    pair: ofTheirMessages,
  },
  'messages.removeReaction': {
    asked: ofMessage('byOwner', undefined, { emoji: '👍' }),
    group: members,
    pair: ofTheirMessages,
  },
  'messages.regenerate': { asked: ofMessage('answerId'), group: nobody, pair: notOfTheirMessages },
  'messages.stop': { asked: ofMessage('answerId'), group: nobody, pair: notOfTheirMessages },
  'messages.continue': { asked: ofMessage('answerId'), group: nobody, pair: notOfTheirMessages },
  'messages.chooseVersion': {
    asked: ofMessage('answerId', { index: 1 }),
    group: nobody,
    pair: notOfTheirMessages,
  },
  'voice.transcribe': { asked: ofMessage('byOwner'), group: nobody, pair: notOfTheirMessages },
  'messages.rate': {
    asked: ofMessage('answerId', { value: 'good' }),
    group: nobody,
    pair: notOfTheirMessages,
  },
  'messages.decideProposal': {
    asked: ofMessage('proposalId', { action: 'accept' }),
    group: members,
    pair: ofTheirMessages,
  },
  'opinions.ofImage': {
    asked: ofMessage('imageId'),
    group: [200, 200, 404, 404],
    pair: ofTheirMessages,
  },
  'opinions.giveOnImage': {
    asked: ofMessage('imageId', { feeling: 'like' }),
    group: [200, 200, 404, 404],
    pair: ofTheirMessages,
  },
  'reports.image': {
    asked: ofMessage('imageId', { text: 'not kind' }),
    group: [409, 200, 404, 404],
    pair: [409, 200, null],
  },
  'reports.removeImage': {
    asked: ofMessage('imageId'),
    group: [200, 409, 404, 404],
    pair: [200, 409, null],
  },
  // Nothing was asked about it.
  'care.answer': {
    asked: ofMessage('byOwner', { answer: 'no' }),
    group: nobody,
    pair: notOfTheirMessages,
  },
  'reports.ofMessage': { asked: ofMessage('byOwner'), group: members, pair: ofTheirMessages },
  'reports.message (the owner’s)': {
    asked: ofMessage('byOwner', { text: 'not kind' }),
    group: [409, 200, 409, 409],
    pair: [409, 200, null],
  },
  'reports.message (the guide’s)': {
    asked: ofMessage('answerId', { text: 'not kind' }),
    group: members,
    pair: ofTheirMessages,
  },
  'pins.list': { asked: ofChat(), group: members, pair: bothOfTwo },
  'pins.pin': { asked: ofMessage('byOwner'), group: members, pair: ofTheirMessages },
  'pins.unpin': { asked: ofMessage('byOwner'), group: members, pair: ofTheirMessages },
  'forwarding.forward': {
    asked: ({ chatId, byOwner }) => ({ params: { id: byOwner }, body: { chat_ids: [chatId] } }),
    group: members,
    pair: ofTheirMessages,
  },
  'translations.translate': {
    asked: ofMessage('byOwner', { language: 'he' }),
    group: [503, 503, 409, 409],
    pair: [503, 503, null],
  },
  // There is too little new to sum up.
  'catchUp.ask': { asked: ofChat(), group: nobody, pair: notOfTwo },
  'members.accept': { asked: ofChat(), group: [200, 200, 200, 409], pair: [200, 200, 200] },
  'members.accept (a request)': {
    asked: naming('requested'),
    group: ownerAlone,
    pair: notOfTwo,
  },
  'members.decline': { asked: ofChat(), group: [409, 409, 200, 200], pair: [409, 409, 200] },
  'members.decline (a request)': {
    asked: naming('requested'),
    group: ownerAlone,
    pair: notOfTwo,
  },
  'members.invite': {
    asked: ({ chatId, people }) => ({
      params: { id: chatId },
      body: { usernames: [people.stranger.username] },
    }),
    group: ownerAlone,
    pair: notOfTwo,
  },
  'members.remove (the member)': {
    asked: ({ chatId, people }) => ({
      params: { id: chatId, username: people.member.username },
    }),
    group: [200, 200, 409, 409],
    pair: notOfTwo,
  },
  'members.remove (the owner)': {
    asked: ({ chatId, people }) => ({ params: { id: chatId, username: people.owner.username } }),
    group: nobody,
    pair: notOfTwo,
  },
  'members.handOver': { asked: naming('member'), group: ownerAlone, pair: notOfTwo },
  'members.makeLink': { asked: ofChat(), group: ownerAlone, pair: notOfTwo },
  'members.revokeLink': { asked: ofChat(), group: ownerAlone, pair: notOfTwo },
  'members.join (no key)': {
    asked: ofChat({ key: 'guessed' }),
    group: [404, 404, 404, 404],
    pair: [404, 404, 404],
  },
  'members.join (a key)': {
    asked: ({ chatId, key }) => ({ params: { id: chatId }, body: { key } }),
    group: [200, 200, 200, 200],
    pair: [404, 404, 404],
    outside: { removed: 200, left: 200, stranger: 200 },
  },
  // Last, because it hides the chat of the two.
  'chat.remove': { asked: ofChat(), group: members, pair: bothOfTwo },
};

const endpoints = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([noun, ofNoun]) =>
    Object.entries<Endpoint>(ofNoun).map(([name, endpoint]) => [`${noun}.${name}`, endpoint]),
  ),
);

function endpointOf(row: string): Endpoint {
  const endpoint = endpoints.get(row.replace(/ \(.*$/u, ''));
  if (!endpoint) throw new Error(`${row} is no endpoint`);
  return endpoint;
}

test('every call that needs an account has its expectations', () => {
  const needed = [...endpoints].filter(([, { access }]) => access === 'member');
  const shared = needed.flatMap(([name, endpoint]) =>
    namesNothingShared(name, endpoint) ? [] : [name],
  );
  const inRows = new Set(Object.keys(rows).map((row) => row.replace(/ \(.*$/u, '')));
  const stated = [...inRows, ...Object.keys(elsewhere)];
  expect(stated.toSorted()).toEqual(shared.toSorted());
});

describe('allowed actions', () => {
  test('in a group', async () => {
    const one = await world();
    const shared = await groupScene(one);
    const { expected, found } = await compared(one, {
      among: ['owner', 'member', 'invited', 'requested'],
      statusesOf: ({ group }) => group,
      sharedBy: () => shared,
      ownOf: (standing, name) => groupScene(one, standing, name),
    });
    expect(found).toEqual(expected);
  });

  test('in a one-to-one chat', async () => {
    const one = await world();
    const [shared, invitation] = [await pairScene(one), await invitationScene(one)];
    const { expected, found } = await compared(one, {
      among: ['owner', 'member', 'invited'],
      statusesOf: ({ pair }) => pair,
      sharedBy: (standing) => (standing === 'invited' ? invitation : shared),
      ownOf: (standing) => (standing === 'invited' ? invitationScene(one) : pairScene(one)),
    });
    expect(found).toEqual(expected);
  });

  test('in a one-to-one chat after one blocked the other', async () => {
    const one = await world();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { message } = await sayTo(ana, id, 'before');
    await ana.call(api.people.block, { params: { username: ben.username } });
    const about = { params: { id } };
    const statuses = async (person: Person) => [
      (await person.call(api.messages.list, about)).status,
      (await person.call(api.chat.info, about)).status,
      (await person.call(api.messages.sendUser, { ...about, body: { message: 'x' } })).status,
      (await person.call(api.messages.reactions, { params: { id: message.id } })).status,
    ];
    expect(await statuses(ana)).toEqual([200, 200, 409, 200]);
    // As of somebody who is away.
    expect(await statuses(ben)).toEqual([200, 200, 200, 200]);
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([{ id }]);
    const { message: withheld } = await sayTo(ben, id, 'after');
    const reached = { params: { id: withheld.id } };
    expect((await ana.call(api.messages.reactions, reached)).status).toBe(404);
    expect((await ben.call(api.messages.reactions, reached)).status).toBe(200);
  });
});

interface Cast {
  among: readonly Standing[];
  statusesOf(row: Row): readonly (number | null)[];
  sharedBy(standing: Standing): Scene;
  ownOf(standing: Standing, name: string): Promise<Scene>;
}

/**
 * Calls every row as everybody. A person who may not does it to a shared scene, whose rows must stay as
 * they are; the person who may does it to a scene of their own.
 */
async function compared(one: World, { among, statusesOf, sharedBy, ownOf }: Cast) {
  const expected: Record<string, string> = {};
  const found: Record<string, string> = {};
  for (const [name, row] of Object.entries(rows)) {
    const endpoint = endpointOf(name);
    const askedOf = (scene: Scene) => row.asked(scene) as Asked<Endpoint>;
    const refused = async (
      who: string,
      status: number,
      scene: Scene,
      call: (asked: Asked<Endpoint>) => Promise<string>,
    ) => {
      const before = await rowsOf(one, scene.chatId);
      const is = await call(askedOf(scene));
      const isSame = (await rowsOf(one, scene.chatId)) === before;
      expected[`${name} as ${who}`] = String(status);
      found[`${name} as ${who}`] = isSame ? is : `${is}, but something has changed`;
    };
    const shared = sharedBy('owner');
    await refused('anonymous', 403, shared, async (asked) =>
      String((await one.call(endpoint, asked)).status),
    );
    for (const [at, standing] of among.entries()) {
      const status = statusesOf(row)[at] ?? null;
      if (status === null) continue;
      if (status !== 200) {
        const scene = sharedBy(standing);
        const person = scene.people[standing];
        await refused(standing, status, scene, async (asked) =>
          String((await person.call(endpoint, asked)).status),
        );
      } else {
        const scene = endpoint.method === 'GET' ? sharedBy(standing) : await ownOf(standing, name);
        const answer = await scene.people[standing].call(endpoint, askedOf(scene));
        expected[`${name} as ${standing}`] = '200';
        found[`${name} as ${standing}`] = String(answer.status);
      }
    }
    for (const [standing, person] of shared.outside) {
      if (row.outside?.[standing] === 200 && shared.key !== 'none') continue;
      await refused(standing, 404, shared, (asked) => refusedAsUnknown(person, endpoint, asked));
    }
  }
  return { expected, found };
}

/** The status, and a difference from the refusal of an unknown id, which would reveal something. */
async function refusedAsUnknown(person: Person, endpoint: Endpoint, asked: Asked<Endpoint>) {
  const answer = await person.call(endpoint, asked);
  const unknown = await person.call(endpoint, {
    ...asked,
    params: { ...asked.params, id: randomUUID() },
  });
  const differs = JSON.stringify(comparable(answer)) !== JSON.stringify(comparable(unknown));
  const invalid =
    endpoint.method === 'GET'
      ? answer
      : await person.call(endpoint, { ...asked, body: { nonsense: true } });
  return [
    answer.status,
    ...(differs ? ['but not as of an unknown id'] : []),
    ...(invalid.status === 404 ? [] : [`but ${invalid.status} for a body that is no good`]),
  ].join(', ');
}

/** All rows of a chat, except notifications that absent people get later. */
async function rowsOf({ app }: World, chatId: string): Promise<string> {
  const { rows: found } = await app.platform.database.pool.query<{ all: string }>(
    `select md5(json_build_array(
      (select json_agg(x) from chats x where id = $1),
      (select json_agg(x order by user_id) from chat_members x where chat_id = $1),
      (select json_agg(x order by seq) from messages x where chat_id = $1),
      (select json_agg(x order by x.message_id, emoji, x.user_id) from reactions x
        join messages on messages.id = x.message_id where chat_id = $1),
      (select json_agg(x order by x.message_id, x.user_id) from hidden_messages x
        join messages on messages.id = x.message_id where chat_id = $1),
      (select json_agg(x) from chat_links x where chat_id = $1),
      (select json_agg(x order by id) from notifications x
        where chat_id = $1 and kind not in ('message', 'mention')),
      (select version from streams where id = $1)
    )::text) as all`,
    [chatId],
  );
  return found[0]?.all ?? '';
}
