import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { journeyOf } from './journey-world.ts';
import { pairOf, showTo } from './people-world.ts';
import { type Person, type World, password, sharedWorld } from './world.ts';

/** What is needed to call an endpoint as somebody who may, about something of theirs. */
interface Case {
  params?: (things: Things) => Record<string, string>;
  body?: (things: Things) => unknown;
  headers?: (things: Things) => Record<string, string>;
  /** The owner's status; 200 unless told. */
  owner?: number;
  /** Somebody else's status about the owner's thing: 404 where there is one, 200 where the call is about oneself. */
  other: 200 | 404;
  /** The thing is named in the body, which is therefore read first. */
  inBody?: true;
}

interface Things {
  owner: Person;
  chatId: string;
  messageId: string;
  answerId: string;
  /** Somebody who asked the owner to connect, the request, and the owner’s notification of it. */
  asking: Person;
  connectionId: string;
  notificationId: string;
  folderId: string;
  /** The owner’s picture, in the chat with whoever asks to connect. */
  imageId: string;
  cardId: string;
  /** A journey that the owner makes alone. */
  runId: string;
  /** Of the owner’s link by which people can ask to connect. */
  linkToken: string;
}

const ofChat = (things: Things) => ({ id: things.chatId });
const ofMessage = (things: Things) => ({ id: things.messageId });
const ofAnswer = (things: Things) => ({ id: things.answerId });
const ofReaction = (things: Things) => ({ id: things.messageId, emoji: '👍' });
const ofMember = (things: Things) => ({ id: things.chatId, username: things.asking.username });
const ofConnection = (things: Things) => ({ id: things.connectionId });
const ofImage = (things: Things) => ({ id: things.imageId });
const ofFolder = (things: Things) => ({ id: things.folderId });
const ofCard = (things: Things) => ({ id: things.cardId });
const ofLink = (things: Things) => ({ token: things.linkToken });
const ofRun = (things: Things) => ({ id: things.runId });
const inFolder = (things: Things) => ({ fileId: things.folderId, chat_id: things.chatId });
const ofNotification = (things: Things) => ({ id: things.notificationId });
const ofAsking = (things: Things) => ({ username: things.asking.username });

/** Every endpoint that needs an account; a new one without a line here fails the first test. */
const cases: Record<string, Case> = {
  'account.profile': { other: 200 },
  'account.consents': { other: 200 },
  'account.resendVerifyMail': { other: 200 },
  'account.updateProfile': { body: () => ({ user: { bio: 'x' } }), other: 200 },
  'chat.create': { body: () => ({ chat: { chat_type: 'AI' } }), other: 200 },
  'chat.list': { other: 200 },
  'chat.listAlias': { other: 200 },
  'chat.listGuided': { other: 200 },
  'chat.listPeople': { other: 200 },
  'chat.openTheme': { params: ofChat, other: 404 },
  'chat.info': { params: ofChat, other: 404 },
  'chat.rename': { params: ofChat, body: () => ({ name: 'x' }), other: 404 },
  'chat.remove': { params: ofChat, other: 404 },
  'chat.restore': { params: ofChat, owner: 404, other: 404 },
  'chat.read': { params: ofChat, body: () => ({ seq: 1 }), other: 404 },
  'chat.settings': { params: ofChat, body: () => ({ pinned: true }), other: 404 },
  'chat.draft': { params: ofChat, body: () => ({ text: 'x' }), other: 404 },
  'chat.guide': { params: ofChat, body: () => ({ guide_mode: 'off' }), owner: 409, other: 404 },
  'chat.stage': { params: ofChat, body: () => ({ stage: 'ED' }), other: 404 },
  'messages.list': { params: ofChat, other: 404 },
  'messages.media': { params: ofChat, other: 404 },
  'analysis.send': {
    body: (things) => ({ chat_id: things.chatId, message: 'more', client_id: randomUUID() }),
    owner: 409,
    other: 404,
    inBody: true,
  },
  'analysis.list': { other: 200 },
  'messages.send': {
    params: ofChat,
    body: () => ({ message: 'more', client_id: randomUUID() }),
    other: 404,
  },
  'messages.sendUser': {
    params: ofChat,
    body: () => ({ message: 'more', client_id: randomUUID() }),
    owner: 409,
    other: 404,
  },
  'messages.edit': { params: ofMessage, body: () => ({ text: 'x' }), other: 404 },
  'messages.remove': {
    params: ofMessage,
    body: () => ({ scope: 'all' }),
    owner: 409,
    other: 404,
  },
  'messages.reactions': { params: ofMessage, other: 404 },
  'messages.addReaction': { params: ofReaction, owner: 409, other: 404 },
  'messages.removeReaction': { params: ofReaction, owner: 409, other: 404 },
  'messages.regenerate': { params: ofAnswer, other: 404 },
  'messages.stop': { params: ofAnswer, owner: 409, other: 404 },
  'messages.continue': { params: ofAnswer, owner: 409, other: 404 },
  'messages.chooseVersion': { params: ofMessage, body: () => ({ index: 1 }), other: 404 },
  'messages.rate': { params: ofAnswer, body: () => ({ value: 'good' }), other: 404 },
  'voice.transcribe': { params: ofMessage, owner: 409, other: 404 },
  'translations.translate': {
    params: ofMessage,
    body: () => ({ language: 'he' }),
    owner: 503,
    other: 404,
  },
  'catchUp.ask': { params: ofChat, owner: 409, other: 404 },
  'pins.list': { params: ofChat, other: 404 },
  'pins.pin': { params: ofMessage, other: 404 },
  'pins.unpin': { params: ofMessage, other: 404 },
  'forwarding.forward': {
    params: ofMessage,
    body: (things) => ({ chat_ids: [things.chatId] }),
    other: 404,
  },
  'bulk.apply': { body: () => ({ all: true, action: 'archive' }), other: 200 },
  'messages.decideProposal': {
    params: () => ({ id: randomUUID() }),
    body: () => ({ action: 'accept' }),
    owner: 404,
    other: 404,
  },
  'members.accept': { params: ofChat, other: 404 },
  'members.decline': { params: ofChat, owner: 409, other: 404 },
  'members.invite': {
    params: ofChat,
    body: (things) => ({ usernames: [things.asking.username] }),
    owner: 409,
    other: 404,
  },
  'members.remove': { params: ofMember, owner: 409, other: 404 },
  'members.handOver': { params: ofChat, body: ofAsking, owner: 409, other: 404 },
  'members.makeLink': { params: ofChat, owner: 409, other: 404 },
  'members.revokeLink': { params: ofChat, owner: 409, other: 404 },
  'members.join': { params: ofChat, body: () => ({ key: 'x' }), owner: 404, other: 404 },
  'cards.list': { other: 200 },
  'cards.show': { params: () => ({ card_type: 'image', card_index: '1' }), other: 200 },
  'cards.draw': {
    body: (things) => ({ card_type: 'word', chat_id: things.chatId }),
    other: 404,
    inBody: true,
  },
  'explore.show': { other: 200 },
  'cards.create': { body: () => ({ card_type: 'word', text: 'Tide' }), other: 200 },
  'cards.update': { params: ofCard, body: () => ({ text: 'x' }), other: 404 },
  'cards.remove': { params: ofCard, other: 404 },
  'cards.keep': { params: ofCard, other: 404 },
  'cards.letGo': { params: ofCard, other: 404 },
  'cards.ofUser': { params: (things) => ({ id: things.owner.user.id }), other: 404 },
  'journeys.list': { other: 200 },
  'journeys.show': { params: () => ({ id: 'rest' }), other: 200 },
  'journeys.start': {
    params: () => ({ id: 'rest' }),
    body: () => ({ client_id: randomUUID() }),
    other: 200,
  },
  'journeys.runs': { other: 200 },
  'journeys.run': { params: ofRun, other: 404 },
  'journeys.update': { params: ofRun, body: () => ({ at: 0, ready: true }), other: 404 },
  'connections.list': { other: 200 },
  'connections.requests': { other: 200 },
  'connections.request': { body: ofAsking, other: 200 },
  'connections.decide': { params: ofConnection, body: () => ({ action: 'accept' }), other: 404 },
  'connections.remove': { params: ofConnection, owner: 409, other: 404 },
  'connections.link': { other: 200 },
  'connections.makeLink': { other: 200 },
  'connections.revokeLink': { other: 200 },
  'joining.show': { params: ofLink, other: 200 },
  'folders.list': { other: 200 },
  'folders.create': { body: () => ({ name: 'x' }), other: 200 },
  'folders.rename': { params: ofFolder, body: () => ({ name: 'x' }), other: 404 },
  'folders.remove': { params: ofFolder, other: 404 },
  'folders.addChat': {
    params: inFolder,
    body: (things) => ({ chat_id: things.chatId }),
    other: 404,
  },
  'folders.removeChat': { params: inFolder, other: 404 },
  'notifications.list': { other: 200 },
  'notifications.see': { params: ofNotification, other: 404 },
  'notifications.seeAll': { other: 200 },
  'notifications.decide': {
    body: (things) => ({ notification_id: things.notificationId, action: 'accept' }),
    other: 404,
    inBody: true,
  },
  'opinions.ofImage': { params: ofImage, other: 404 },
  'opinions.giveOnImage': { params: ofImage, body: () => ({ feeling: 'like' }), other: 404 },
  'opinions.ofCard': { params: ofCard, other: 404 },
  'opinions.giveOnCard': { params: ofCard, body: () => ({ feeling: 'like' }), other: 404 },
  'reports.card': { params: ofCard, body: () => ({ text: 'not kind' }), owner: 409, other: 404 },
  'reports.image': { params: ofImage, body: () => ({ text: 'not kind' }), owner: 409, other: 404 },
  'reports.removeImage': { params: ofImage, other: 404 },
  'reports.ofMessage': { params: ofMessage, other: 404 },
  'reports.message': {
    params: ofMessage,
    body: () => ({ text: 'not kind' }),
    owner: 409,
    other: 404,
  },
  'reports.person': { params: ofAsking, body: () => ({ text: 'not kind' }), other: 200 },
  'people.search': { other: 200 },
  'people.show': { params: ofAsking, other: 200 },
  'people.block': { params: ofAsking, other: 200 },
  'people.unblock': { params: ofAsking, other: 200 },
  'people.blocks': { other: 200 },
  'search.find': { other: 200 },
  'copies.print': { params: ofChat, other: 404 },
  'copies.download': { params: ofChat, other: 404 },
  'sharing.make': { params: ofChat, body: () => ({ days: 7 }), other: 404 },
  'sharing.end': { params: ofChat, other: 404 },
  'sharing.list': { other: 200 },
};

/** Calls that need no access token, and why; their own rules are tested beside them. */
const withoutToken: Record<string, string> = {
  'account.register': 'opens an account',
  'account.login': 'signs in',
  'account.refresh': 'the refresh cookie and the CSRF header act',
  'account.logout': 'the refresh cookie and the CSRF header act',
  'account.restorePassword': 'somebody who can’t sign in',
  'account.confirmPassword': 'the mailed link acts',
  'account.verifyEmail': 'the mailed link acts',
  'config.show': 'holds nothing of anybody',
  'media.show': 'the media cookie acts',
  'moderation.show': 'the mailed link acts',
  'moderation.image': 'the mailed link acts',
  'moderation.decide': 'the mailed link acts',
  'intro.answer': 'a visitor without an account',
  'sharing.show': 'whoever has the link',
};

const endpoints = Object.entries(api).flatMap(([noun, ofNoun]) =>
  Object.entries<Endpoint>(ofNoun).map(
    ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
  ),
);
const members = endpoints.filter(([, { access }]) => access === 'member');

describe('who may call what', () => {
  const one = sharedWorld();
  let things: Things;
  let other: Person;

  beforeEach(async () => {
    const owner = await one.person();
    other = await one.person();
    const { id: chatId } = await owner.chat();
    const sent = await owner.call(api.messages.send, {
      params: { id: chatId },
      body: { message: 'a private line', client_id: randomUUID() },
    });
    const { message, answer } = sent.body;
    await owner.call(api.messages.stop, { params: { id: answer.id } });
    // A regenerated answer runs to its end, so that every call meets a finished one.
    const asking = await one.person();
    const request = { body: { username: owner.username } };
    const asked = (await asking.call(api.connections.request, request)).body;
    const told = (await owner.call(api.notifications.list)).body;
    const made = (await owner.call(api.folders.create, { body: { name: 'Mine' } })).body;
    const { id: pairId } = await pairOf(owner, asking);
    const { image } = await showTo(owner, pairId);
    const own = { body: { card_type: 'word' as const, text: 'Harbour' } };
    const card = (await owner.call(api.cards.create, own)).body;
    const link = (await owner.call(api.connections.makeLink)).body;
    things = {
      owner,
      chatId,
      messageId: message.id,
      answerId: answer.id,
      asking,
      connectionId: asked.connection?.id ?? '',
      notificationId: told.items[0]?.id ?? '',
      folderId: made.folder.id,
      imageId: image.id,
      cardId: card.card.id,
      runId: (await journeyOf(owner)).id,
      linkToken: link.url.split('/').at(-1) ?? '',
    };
    await one.app.platform.database.pool.query(
      `update messages set status = 'sent' where id = $1`,
      [answer.id],
    );
  });

  test('every endpoint has an expectation, and nothing else has', () => {
    const expected = [...Object.keys(cases), ...Object.keys(withoutToken)].toSorted();
    expect(endpoints.map(([name]) => name).toSorted()).toEqual(expected);
    for (const [name, { access }] of endpoints)
      expect(name in withoutToken, name).toBe(access !== 'member');
  });

  test.each(members)('%s', async (name, endpoint) => {
    const expected = cases[name];
    if (!expected) throw new Error(`${name} has no expectation`);
    const asked = {
      params: expected.params?.(things) ?? {},
      ...(expected.body ? { body: expected.body(things) as never } : {}),
    };
    const stateBefore = await rowsOf(one, things.chatId);

    const anonymous = await one.call(endpoint, asked);
    expect([anonymous.status, anonymous.code]).toEqual([403, 'auth.token_missing']);
    const forged = await one.call(endpoint, {
      ...asked,
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    });
    expect([forged.status, forged.code]).toEqual([403, 'auth.token_invalid']);
    const expired = await one.call(endpoint, {
      ...asked,
      headers: { authorization: `Bearer ${await expiredCopy(one, things.owner.token)}` },
    });
    expect([expired.status, expired.code]).toEqual([403, 'auth.token_expired']);

    const stranger = await other.call(endpoint, asked);
    expect(stranger.status, stranger.text).toBe(expected.other);
    if (expected.other === 404) {
      const unknown = await other.call(endpoint, {
        ...asked,
        params: {
          ...asked.params,
          id: randomUUID(),
          ...('fileId' in asked.params ? { fileId: randomUUID() } : {}),
        },
      });
      expect(withoutRequestId(stranger.text)).toEqual(withoutRequestId(unknown.text));
      const invalid = await other.call(endpoint, {
        ...asked,
        ...(endpoint.method === 'GET' ? {} : { body: { nonsense: true } }),
      });
      expect(invalid.status, 'no oracle in the order of checks').toBe(expected.inBody ? 422 : 404);
      expect(await rowsOf(one, things.chatId)).toEqual(stateBefore);
    }

    const owner = await things.owner.call(endpoint, asked);
    expect(owner.status, owner.text).toBe(expected.owner ?? 200);
  });

  test('a session that ended is refused at the next call', async () => {
    const before = await other.call(api.account.profile);
    expect(before.status).toBe(200);
    const csrf = other.cookies['csrftoken'] ?? '';
    const cookie = Object.entries(other.cookies)
      .map(([cookieName, value]) => `${cookieName}=${value}`)
      .join('; ');
    const left = await one.call(api.account.logout, { headers: { cookie, 'x-csrftoken': csrf } });
    expect(left.status, left.text).toBe(200);
    const after = await other.call(api.account.profile);
    expect([after.status, after.code]).toEqual([403, 'auth.token_revoked']);
    const again = await one.call(api.account.login, {
      body: { user: { username: other.username, password } },
    });
    expect(again.status).toBe(200);
  });
});

async function rowsOf({ app }: World, chatId: string): Promise<unknown[]> {
  const { pool } = app.platform.database;
  const chat = await pool.query('select * from chats where id = $1', [chatId]);
  const rows = await pool.query('select * from messages where chat_id = $1 order by seq', [chatId]);
  return [...chat.rows, ...rows.rows];
}

/** The same claims, signed by the same key, an hour ago. */
async function expiredCopy({ app }: World, token: string): Promise<string> {
  const [header = '', claims = ''] = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  const before = Math.floor(Date.now() / 1_000) - 3_600;
  return new SignJWT({ ...(JSON.parse(claims) as object), iat: before, exp: before + 60 })
    .setProtectedHeader(JSON.parse(header) as { alg: string })
    .sign(app.platform.config.secrets.token);
}

function withoutRequestId(text: string): unknown {
  const { error } = JSON.parse(text) as { error: Record<string, unknown> };
  const { request_id: _id, ...rest } = error;
  return rest;
}
