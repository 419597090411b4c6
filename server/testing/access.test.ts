import { randomUUID } from 'node:crypto';
import { SignJWT, decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { journeyOf } from './journey-world.ts';
import { browserElsewhere } from './push-service.ts';
import { pairOf, showTo } from './people-world.ts';
import { type Things, cases } from './access-cases.ts';
import { withoutToken } from './calls-without-token.ts';
import { type Person, type World, password, sharedWorld } from './world.ts';

const endpoints = Object.entries(api).flatMap(([noun, ofNoun]) =>
  Object.entries<Endpoint>(ofNoun).map(
    ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
  ),
);
const members = endpoints.filter(([, { access }]) => access === 'member');

describe('access to each endpoint', () => {
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
    await owner.call(api.messages.stop, { params: { id: answer?.id ?? '' } });
    // A regenerated answer runs to its end, so that every call meets a finished one.
    const asking = await one.person();
    const request = { body: { username: owner.username } };
    const asked = (await asking.call(api.connections.request, request)).body;
    const received = (await owner.call(api.notifications.list)).body;
    const { device } = (await owner.call(api.push.add, { body: browserElsewhere() })).body;
    const made = (await owner.call(api.folders.create, { body: { name: 'Mine' } })).body;
    const action = (await owner.call(api.actions.create, { body: { title: 'Mine' } })).body.action;
    const insight = (await owner.call(api.insights.create, { body: { text: 'Mine' } })).body;
    const { note } = (await owner.call(api.memory.create, { body: { kind: 'note', text: 'Mine' } }))
      .body;
    const { meeting } = (
      await owner.call(api.meetings.create, {
        body: {
          title: 'Mine',
          starts_at: '2031-01-05T09:00:00Z',
          ends_at: '2031-01-05T10:00:00Z',
          timezone: 'UTC',
        },
      })
    ).body;
    const { id: pairId } = await pairOf(owner, asking);
    const { image } = await showTo(owner, pairId);
    const own = { body: { card_type: 'word' as const, text: 'Harbour' } };
    const card = (await owner.call(api.cards.create, own)).body;
    const link = (await owner.call(api.connections.makeLink)).body;
    things = {
      owner,
      chatId,
      messageId: message.id,
      answerId: answer?.id ?? '',
      asking,
      connectionId: asked.connection?.id ?? '',
      notificationId: received.items[0]?.id ?? '',
      pushDeviceId: device.id,
      folderId: made.folder.id,
      actionId: action.id,
      insightId: insight.insight.id,
      noteId: note.id,
      meetingId: meeting.id,
      imageId: image.id,
      cardId: card.card.id,
      runId: (await journeyOf(owner)).id,
      linkToken: link.url.split('/').at(-1) ?? '',
      sessionId: String(decodeJwt(owner.token)['sid']),
    };
    await one.app.platform.database.pool.query(
      `update messages set status = 'sent' where id = $1`,
      [answer?.id],
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
      ...(expected.query ? { query: expected.query() } : {}),
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
