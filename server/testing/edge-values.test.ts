import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { edgeValues, jsonSchemaOf, plainValue } from './edge-values.ts';
import { ana, ben, endpoints, prepared, send, things } from './hostile-requests.ts';
import { journeyOf } from './journey-world.ts';
import { groupOf, pairOf, showTo } from './people-world.ts';
import { pathOf, sharedWorld } from './world.ts';

/** Ana's things by the part of the path that is about them; the first that fits. */
let owned: [path: RegExp, ids: string[]][];
/** Ana's things by the name of the field that may hold them. */
let named: Record<string, string>;

describe('every endpoint answers every edge of its schema without a 5xx', () => {
  const one = sharedWorld();

  beforeEach(async () => {
    await prepared(one);
    const { id: pair } = await pairOf(ana, ben);
    const { id: group } = await groupOf(ana, ben);
    const { message: shown, image } = await showTo(ana, group);
    const own = { body: { card_type: 'word' as const, text: 'Harbour' } };
    const { card } = (await ana.call(api.cards.create, own)).body;
    const { folder } = (await ana.call(api.folders.create, { body: { name: 'Mine' } })).body;
    const run = await journeyOf(ana);
    const asking = await one.person();
    const request = { body: { username: ana.username } };
    const { connection } = (await asking.call(api.connections.request, request)).body;
    const notification = (await ana.call(api.notifications.list)).body.items[0]?.id ?? '';
    owned = [
      [/chat\/send$|regenerate|continue|stop|rating|open_theme/u, [things.chat, things.answer]],
      [/\/message\//u, [things.message, shown.id]],
      [/opinion.*image|image_opinion|user_image|delete_image|\/media\//u, [image.id]],
      [/\/cards\/users\//u, [ana.user.id]],
      [/card/u, [card.id]],
      [/\/journey_runs\//u, [run.id]],
      [/\/journeys\//u, ['rest']],
      [/\/connections\//u, [connection?.id ?? '']],
      [/\/notifications\//u, [notification]],
      [/\/file\//u, [folder.id]],
      [/./u, [group, things.chat, pair]],
    ];
    named = {
      chat_id: group,
      chat_ids: things.chat,
      ids: things.chat,
      folder: folder.id,
      reply_to: shown.id,
      parent_id: things.message,
      card_id: card.id,
      notification_id: notification,
      username: asking.username,
      usernames: asking.username,
      participants: ben.username,
      from: ben.username,
      timezone: 'UTC',
      email: `e${randomUUID().slice(0, 8)}@example.org`,
    };
  });

  test.each(endpoints)('%s', async (name, endpoint) => {
    const { params, query, body, method, path } = endpoint;
    const known = (field: string) => named[field];
    const ids = owned.find(([part]) => part.test(path))?.[1] ?? [];
    const withId = (id: string) => (field: string) =>
      field === 'id' || field === 'fileId' ? id : known(field);
    let sent = 0;
    const ask = async (inPath: unknown, inQuery: unknown, inBody: unknown) => {
      sent++;
      await send({
        method,
        url: pathOf(endpoint, texts(inPath), texts(inQuery)),
        // A key makes the whole body count, before the contract has read it.
        headers: {
          'idempotency-key': randomUUID(),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { payload: JSON.stringify(inBody) }),
      });
    };
    for (const id of path.includes(':id') || path.includes(':fileId') ? ids : ['']) {
      const plain = plainValue(jsonSchemaOf(params), withId(id));
      for (const value of edgeValues(jsonSchemaOf(query), known)) await ask(plain, value, {});
      if (method !== 'GET')
        for (const value of edgeValues(jsonSchemaOf(body), known)) await ask(plain, {}, value);
    }
    const plainBody = plainValue(jsonSchemaOf(body), known);
    for (const value of edgeValues(jsonSchemaOf(params), withId(ids[0] ?? '')))
      await ask(value, {}, plainBody);
    expect(sent, name).toBeGreaterThan(1);
  });
});

/** Values for an address: well-formed text. */
function texts(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values as object).map(([key, value]) => [key, String(value).toWellFormed()]),
  );
}
