import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { LiveCopy } from '../../testing/live-copy.ts';
import { paperOf } from '../../testing/paper.ts';
import { connect, messagesOf, pairOf, sayTo, showTo, speakTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, type World, world } from '../../testing/world.ts';

const block = (me: Person, { username }: Person) =>
  me.call(api.people.block, { params: { username } });
const unblock = (me: Person, { username }: Person) =>
  me.call(api.people.unblock, { params: { username } });
const about = (id: string) => ({ params: { id } });
const reactTo = (person: Person, id: string, emoji = '👍') =>
  person.call(api.messages.addReaction, { params: { id, emoji } });
const read = (person: Person, id: string, seq: number) =>
  person.call(api.chat.read, { ...about(id), body: { seq } });
const textsFor = async (person: Person, id: string) =>
  (await messagesOf(person, id)).map(({ text }) => text);

/** The device shows what a fresh fetch shows. */
async function expectSame(device: LiveCopy, id: string): Promise<void> {
  const fresh = await LiveCopy.fetched(device.person, [id]);
  await device.reach(fresh.versions);
  expect(device.shown).toEqual(fresh.shown);
}

const fetchedBy = ({ cookies }: Person, url: string) =>
  fetch(url, { headers: { cookie: `media_token=${cookies['media_token']}` } });

/** A one-to-one chat in which ben wrote one message that ana has read, and ana one that ben has. */
async function talked(one: World) {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const first = (await sayTo(ben, id, 'first')).message;
  const second = (await sayTo(ana, id, 'second')).message;
  await read(ben, id, second.seq);
  return { one, ana, ben, id, first, second };
}

/** Everything that a person receives about another in many ways, without the parts that name either. */
async function everythingReceived(ben: Person, other: Person, id: string, theirs: Message) {
  const live = await ben.live({ [id]: 0, [ben.user.id]: 0 });
  onTestFinished(() => live.close());
  const before = live.frames.length;
  const said = (await sayTo(ben, id, 'are you there?')).message;
  const answers = [
    await ben.call(api.messages.sendUser, { ...about(id), body: { message: 'again' } }),
    await ben.call(api.messages.sendUser, {
      ...about(id),
      body: { message: 'about this', reply_to: theirs.id },
    }),
    await ben.call(api.messages.edit, { ...about(said.id), body: { text: 'are you here?' } }),
    await reactTo(ben, theirs.id),
    await reactTo(ben, said.id),
    await ben.call(api.messages.removeReaction, { params: { id: theirs.id, emoji: '👍' } }),
    await ben.call(api.pins.pin, about(said.id)),
    await ben.call(api.pins.unpin, about(said.id)),
    await read(ben, id, 1_000),
    await ben.call(api.chat.draft, { ...about(id), body: { text: 'and' } }),
    await ben.call(api.chat.create, {
      body: { chat_type: 'US', participants: [other.username] },
    }),
    await ben.call(api.messages.remove, { ...about(said.id), body: { scope: 'all' } }),
    await ben.call(api.chat.info, about(id)),
    await ben.call(api.chat.list),
    await ben.call(api.messages.list, about(id)),
    await ben.call(api.pins.list, about(id)),
    await ben.call(api.search.find, { query: { query: 'about', chat_id: id } }),
  ];
  await live.until(() => live.events.some(({ type }) => type === 'message.deleted'));
  const received = answers.map(({ status, body }) => [status, body]);
  const frames = live.frames.slice(before).map((frame) => ('stream' in frame ? frame : frame.type));
  const names = new Map<string, string>();
  return JSON.parse(
    JSON.stringify([received, frames], (key, value: unknown) => {
      if (/^at$|(?:_at|_date)$/u.test(key) && typeof value === 'string') return 'a time';
      if (key === 'version' && typeof value === 'number') return 'a version';
      return value;
    })
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, (name) => {
        names.set(name, names.get(name) ?? `id ${names.size}`);
        return names.get(name) ?? '';
      })
      .replaceAll(other.username, 'the other')
      .replaceAll(ben.username, 'me'),
  ) as unknown;
}

describe('a blocked person', () => {
  test('receives only what they would receive about somebody who is away', async () => {
    const one = await world();
    const scenes = [await talked(one), await talked(one)];
    const received = [];
    for (const [at, { ana, ben, id, second }] of scenes.entries()) {
      if (at === 1) await block(ana, ben);
      received.push(await everythingReceived(ben, ana, id, second));
    }
    expect(received[1]).toEqual(received[0]);
  });

  test('hears nothing of the block on an open socket, nor of its end', async () => {
    const { ana, ben, id } = await talked(await world());
    const heard = await verifyLive(ben, [id], async () => {
      await block(ana, ben);
      await read(ana, id, 100);
      await unblock(ana, ben);
    });
    expect(heard).toEqual([]);
  });

  test('writes, and what they write stays sent however much the other one looks at the chat', async () => {
    const { ana, ben, id } = await talked(await world());
    const receipt = async () => {
      const { members } = (await ben.call(api.chat.info, about(id))).body;
      return members.find(({ user }) => user.id === ana.user.id)?.last_read_seq;
    };
    const before = await receipt();
    await block(ana, ben);
    const { message } = await sayTo(ben, id, 'hello?');
    expect(message).toMatchObject({ status: 'sent', text: 'hello?' });
    expect(await verifyLive(ben, [id], () => read(ana, id, 100))).toEqual([]);
    expect(await receipt()).toBe(before);
    expect(await textsFor(ben, id)).toEqual(['first', 'second', 'hello?']);
    expect((await ben.call(api.chat.list)).body.items).toMatchObject([
      { id, last_message: { text: 'hello?' } },
    ]);
  });

  test('sees their chat change by their own words as before', async () => {
    const { ana, ben, id, second } = await talked(await world());
    await block(ana, ben);
    const device = await LiveCopy.open(ben, [id]);
    const { message } = await sayTo(ben, id, 'one');
    await sayTo(ben, id, 'two', message.id);
    await ben.call(api.messages.edit, { ...about(message.id), body: { text: 'one, edited' } });
    await reactTo(ben, second.id);
    await reactTo(ben, message.id);
    await ben.call(api.messages.remove, { ...about(message.id), body: { scope: 'all' } });
    const last = (await sayTo(ben, id, 'three')).message;
    await ben.call(api.messages.edit, { ...about(last.id), body: { text: 'the end' } });
    await expectSame(device, id);
    await device.disconnect();
  });

  test('finds the other one nowhere, and opens the chat of the two all the same', async () => {
    const { ana, ben, id } = await talked(await world());
    await block(ana, ben);
    const { username } = ana;
    expect((await ben.call(api.people.show, { params: { username } })).status).toBe(404);
    const asked = await ben.call(api.connections.request, { body: { username } });
    expect(asked.status).toBe(404);
    const opened = await ben.call(api.chat.create, {
      body: { chat_type: 'US', participants: [username] },
    });
    expect([opened.status, opened.body.chat.id]).toEqual([200, id]);
  });

  test('can report the other one and block them, too', async () => {
    const { ana, ben } = await talked(await world());
    await block(ana, ben);
    const { username } = ana;
    const reported = await ben.call(api.reports.person, {
      params: { username },
      body: { text: 'They write to me at night.' },
    });
    expect(reported.status).toBe(200);
    expect((await block(ben, ana)).status).toBe(200);
    await unblock(ana, ben);
    expect((await ben.call(api.people.show, { params: { username } })).body.blocked).toBe(true);
  });
});

describe('a person who blocks', () => {
  test('sees messages of the blocked time in no place, not after the block either', async () => {
    const { one, ana, ben, id, first } = await talked(await world());
    await read(ana, id, 100);
    await block(ana, ben);
    const before = async () => ({
      list: (await ana.call(api.chat.list)).body.items.map((chat) => ({ ...chat, version: 0 })),
      texts: await textsFor(ana, id),
      info: { ...(await ana.call(api.chat.info, about(id))).body, version: 0 },
    });
    const was = await before();
    const hidden = (await sayTo(ben, id, 'sunflower, and something to remember')).message;
    const shown = await showTo(ben, id, { message: 'sunflower in a picture' });
    const spoken = await speakTo(ben, id);
    const quoting = (await sayTo(ben, id, 'sunflower again', first.id)).message;
    await ben.call(api.pins.pin, about(hidden.id));
    expect(await before()).toEqual(was);
    const nowhere = async () => {
      const withheld = [hidden, shown.message, spoken.message, quoting];
      for (const { id: messageId } of withheld) {
        for (const endpoint of [api.messages.reactions, api.pins.pin, api.reports.ofMessage])
          expect((await ana.call(endpoint, about(messageId))).status).toBe(404);
        const forwarded = await ana.call(api.forwarding.forward, {
          ...about(messageId),
          body: { chat_ids: [id] },
        });
        expect(forwarded.status).toBe(404);
        const removed = { ...about(messageId), body: { scope: 'me' as const } };
        expect((await ana.call(api.messages.remove, removed)).status).toBe(404);
      }
      for (const kind of ['image', 'audio'] as const)
        expect(
          (await ana.call(api.messages.media, { ...about(id), query: { kind } })).body.items,
        ).toEqual([]);
      expect((await ana.call(api.pins.list, about(id))).body.items).toEqual([]);
      const around = { ...about(id), query: { around: String(hidden.seq) } };
      expect((await ana.call(api.messages.list, around)).text).not.toContain('sunflower');
      expect(
        (await ana.call(api.search.find, { query: { query: 'sunflower' } })).text,
      ).not.toContain('sunflower and');
      expect((await ana.call(api.chat.list, { query: { query: 'sunflower' } })).body.items).toEqual(
        [],
      );
      expect((await paperOf(ana, id)).text).not.toContain('sunflower');
      const copied = await ana.call(api.copies.download, {
        ...about(id),
        query: { format: 'json' },
      });
      expect(copied.text).not.toContain('sunflower');
      expect((await ana.call(api.notifications.list)).text).not.toContain('sunflower');
      for (const path of [shown.image.url, spoken.audio.url])
        expect(
          (await fetchedBy(ana, (await one.url()) + new URL(path, 'http://x').pathname)).status,
        ).toBe(404);
    };
    await nowhere();
    const late = await ana.live({ [id]: 0, [ana.user.id]: 0 });
    expect(JSON.stringify(late.frames)).not.toContain('sunflower');
    late.close();

    await unblock(ana, ben);
    await nowhere();
    expect(await textsFor(ana, id)).toEqual(['first', 'second']);
    await sayTo(ben, id, 'now');
    expect(await textsFor(ana, id)).toEqual(['first', 'second', 'now']);
    expect((await ana.call(api.chat.list)).body.items).toMatchObject([
      { id, unread: 1, last_message: { text: 'now' } },
    ]);
  });

  test('hears that a version went on and nothing else, and has the same after a fresh fetch', async () => {
    const { ana, ben, id, second } = await talked(await world());
    await block(ana, ben);
    const heard = await verifyLive(ana, [id], async () => {
      const { message } = await sayTo(ben, id, 'one');
      await ben.call(api.messages.edit, { ...about(message.id), body: { text: 'two' } });
      await reactTo(ben, second.id);
      await ben.call(api.pins.pin, about(message.id));
      await read(ben, id, 100);
      await ben.call(api.messages.remove, { ...about(message.id), body: { scope: 'all' } });
    });
    expect(new Set(heard)).toEqual(new Set(['chat.unchanged']));
  });

  test('hears nothing of an opinion of a withheld picture, nor of its removal', async () => {
    const { ana, ben, id } = await talked(await world());
    await block(ana, ben);
    const { image } = (await showTo(ben, id, { message: 'look' })).message;
    const picture = about(image?.id ?? '');
    const heard = await verifyLive(ana, [id], async () => {
      await ben.call(api.opinions.giveOnImage, { ...picture, body: { feeling: 'like' } });
      expect((await ben.call(api.reports.removeImage, picture)).status).toBe(200);
    });
    expect(heard).toEqual(['chat.unchanged', 'chat.unchanged']);
  });

  test('keeps the same on an open device from the block on, beyond its end', async () => {
    const { ana, ben, id, first, second } = await talked(await world());
    const device = await LiveCopy.open(ana, [id]);
    const same = () => expectSame(device, id);
    await sayTo(ben, id, 'third');
    await block(ana, ben);
    await same();
    const { message } = await sayTo(ben, id, 'withheld');
    await ben.call(api.messages.edit, { ...about(first.id), body: { text: 'first, otherwise' } });
    await reactTo(ben, second.id);
    await same();
    await unblock(ana, ben);
    await same();
    await sayTo(ben, id, 'as I said', message.id);
    await reactTo(ana, second.id);
    await reactTo(ben, second.id, '🎉');
    await ben.call(api.messages.removeReaction, { params: { id: second.id, emoji: '👍' } });
    await read(ana, id, 100);
    await same();
    await device.disconnect();
  });

  test('does not see words that were changed meanwhile, nor a quote of what was withheld', async () => {
    const { ana, ben, id, first } = await talked(await world());
    const last = (await sayTo(ben, id, 'kind words')).message;
    await block(ana, ben);
    for (const { id: messageId } of [first, last])
      await ben.call(api.messages.edit, { ...about(messageId), body: { text: 'unkind words' } });
    expect(await textsFor(ana, id)).toEqual(['second']);
    const [entry] = (await ana.call(api.chat.list)).body.items;
    expect(entry).toMatchObject({ last_message: { text: '', deleted: true } });
    expect(await textsFor(ben, id)).toEqual(['unkind words', 'second', 'unkind words']);
    await unblock(ana, ben);
    const heard = await ana.live({ [id]: 0 });
    await sayTo(ben, id, 'as I said', last.id);
    await heard.until(() => JSON.stringify(heard.frames).includes('as I said'));
    expect(JSON.stringify(heard.frames)).not.toContain('unkind');
    heard.close();
    const quoted = (await messagesOf(ana, id)).at(-1);
    expect(quoted).toMatchObject({ text: 'as I said', reply_to: { text: '', deleted: true } });
    expect((await messagesOf(ben, id)).at(-1)?.reply_to?.text).toBe('unkind words');
  });

  test('writes and reacts no more, and the chat that they deleted stays out of their list', async () => {
    const { ana, ben, id, first } = await talked(await world());
    await block(ana, ben);
    const sent = await ana.call(api.messages.sendUser, { ...about(id), body: { message: 'x' } });
    expect([sent.status, sent.code]).toEqual([409, 'chat.blocked']);
    expect((await reactTo(ana, first.id)).code).toBe('chat.blocked');
    await ana.call(api.chat.remove, about(id));
    await sayTo(ben, id, 'why?');
    expect((await ana.call(api.chat.list)).body.items).toEqual([]);
  });

  test('is not seen to type, nor seen there, and neither is the other one', async () => {
    const { ana, ben, id } = await talked(await world());
    await connect(ana, ben);
    await block(ana, ben);
    const [mine, theirs] = [await ana.live({ [id]: 0 }), await ben.live({ [id]: 0 })];
    const versions = mine.events.length;
    mine.send({ type: 'typing', chat_id: id });
    theirs.send({ type: 'typing', chat_id: id });
    await sayTo(ben, id, 'after the typing');
    await mine.until(() => mine.events.length > versions);
    for (const { frames } of [mine, theirs])
      expect(frames.filter(({ type }) => type === 'typing' || type === 'presence')).toEqual([]);
    mine.close();
    theirs.close();
  });

  test('sees nothing of an answer of the guide to what is withheld, while it is written and after', async () => {
    const { ana, ben, id } = await talked(await world());
    await block(ana, ben);
    const { version } = (await ana.call(api.messages.list, about(id))).body;
    const mine = await ana.live({ [id]: version });
    const { answer } = await sayTo(ben, id, '@guide what do you think of her?');
    const isOver = async () =>
      (await messagesOf(ben, id)).find((message) => message.id === answer?.id)?.status === 'sent';
    await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
    expect(mine.frames.filter(({ type }) => type.startsWith('message.'))).toEqual([]);
    mine.close();
    expect(await textsFor(ana, id)).toEqual(['first', 'second']);
    const [entry] = (await ana.call(api.chat.list)).body.items;
    expect(entry).toMatchObject({ unread: 0, generating: false, last_message: { text: 'second' } });
    expect((await ana.call(api.messages.stop, about(answer?.id ?? ''))).status).toBe(404);
    await verifyLive(ben, [id], () => sayTo(ben, id, 'well'));
  });
});
