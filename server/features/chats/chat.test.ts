import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { endedAnswer, say } from '../../testing/guided-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const { person } = sharedWorld();

describe.concurrent('a chat with the guide', () => {
  test('a resend with the same client id answers the first exchange and stores nothing new', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    const body = { message: 'I have been offered a new job', client_id: randomUUID() };
    const first = await ana.call(api.messages.send, { params: { id }, body });
    await endedAnswer(ana, id, first.body.answer?.id ?? '');
    const again = await ana.call(api.messages.send, { params: { id }, body });
    expect(again.body.message.id).toBe(first.body.message.id);
    expect(again.body.answer?.id).toBe(first.body.answer?.id);
    const other = { ...body, message: 'I have been offered nothing' };
    const refused = await ana.call(api.messages.send, { params: { id }, body: other });
    expect([refused.status, refused.code]).toEqual([422, 'message.client_id_reused']);
    expect((await ana.call(api.messages.list, { params: { id } })).body.items).toHaveLength(2);
  });

  test('the title is the first words until somebody gives a name, which then stays', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await (await say(ana, id, 'I keep saying yes to things I have no time for')).ended();
    const listed = (await ana.call(api.chat.list)).body.items[0];
    expect(listed?.title).toBe('I keep saying yes to things…');
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'Saying no' } });
    await (await say(ana, id, 'Last week it was the school fair')).ended();
    expect((await ana.call(api.chat.list)).body.items[0]?.title).toBe('Saying no');
  });

  test('with a title in which nothing can be seen has no title, and is named by its first words', async () => {
    const ana = await person();
    for (const title of ['', ' \u200b ']) {
      const made = await ana.call(api.chat.create, { body: { chat: { chat_type: 'AI', title } } });
      expect([made.status, made.body.chat.title]).toEqual([200, '']);
      await (await say(ana, made.body.chat.id, 'The garden in spring')).ended();
      expect((await ana.call(api.chat.list)).body.items[0]?.title).toBe('The garden in spring');
    }
  });

  test('is listed with those at its stage, and its history says who moved it', async () => {
    const ana = await person();
    const [{ id }, other] = [await ana.chat(), await ana.chat()];
    await verifyLive(ana, [id], () =>
      ana.call(api.chat.stage, { params: { id }, body: { stage: 'FC' } }),
    );
    const at = async (stage: 'FC' | 'PS' | 'DG') =>
      (await ana.call(api.chat.listGuided, { query: { stage } })).body.items.map((one) => one.id);
    expect([await at('FC'), await at('PS'), await at('DG')]).toEqual([[id], [other.id], []]);
    const people = await ana.call(api.chat.listPeople, { query: { stage: 'FC' } });
    expect(people.body.items).toEqual([]);
    const { stage_history: history } = (await ana.call(api.chat.info, { params: { id } })).body;
    expect(history).toMatchObject([
      { stage: 'PS', by: 'guide', user: null },
      { stage: 'FC', by: 'person', user: { username: ana.username } },
    ]);
  });

  test('editing makes a second version whose branch replaces the first, and both stay reachable', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    const first = await say(ana, id, 'I want to write more');
    await first.ended();
    const second = await say(ana, id, 'In the mornings it is quiet');
    await second.ended();
    const edited = await ana.call(api.messages.edit, {
      params: { id: first.message.id },
      body: { text: 'I want to draw more' },
    });
    await endedAnswer(ana, id, edited.body.answer?.id ?? '');
    const shown = (await ana.call(api.messages.list, { params: { id } })).body.items;
    expect(shown.map(({ text }) => text)[0]).toBe('I want to draw more');
    expect(shown).toHaveLength(2);
    expect(shown[0]?.version).toEqual({ index: 2, count: 2 });

    await ana.call(api.messages.chooseVersion, {
      params: { id: edited.body.message.id },
      body: { index: 1 },
    });
    const before = (await ana.call(api.messages.list, { params: { id } })).body.items;
    expect(before.map((message) => message.id)).toEqual([
      first.message.id,
      first.answer?.id,
      second.message.id,
      second.answer?.id,
    ]);
    expect(before[0]?.version).toEqual({ index: 1, count: 2 });
  });

  test('titles are kept without signs that turn the text around them or can’t be seen', async () => {
    const ana = await person();
    const made = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'AI', title: '\u202EPlans\u2066 for\n spring\u200B' } },
    });
    expect(made.body.chat.title).toBe('Plans for spring');
    const { id } = made.body.chat;
    await ana.call(api.chat.rename, { params: { id }, body: { name: '\u200FSaying\u202A no' } });
    const info = await ana.call(api.chat.info, { params: { id } });
    expect(info.body.title).toBe('Saying no');
    const folder = await ana.call(api.folders.create, { body: { name: '\u2067Work\u200D' } });
    expect(folder.body).toMatchObject({ folder: { name: 'Work' } });
  });

  test('another answer is another version of the same place, and differs', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    const first = await say(ana, id, 'My brother and I have not spoken for two weeks');
    const firstAnswer = await first.ended();
    const again = await ana.call(api.messages.regenerate, {
      params: { id: first.answer?.id ?? '' },
    });
    const secondAnswer = await endedAnswer(ana, id, again.body.answer.id);
    expect(secondAnswer.version).toEqual({ index: 2, count: 2 });
    expect(secondAnswer.text).not.toBe(firstAnswer.text);
  });

  test('a deleted chat comes back within 30 seconds, with everything in it', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    await (await say(ana, id, 'A line to keep')).ended();
    expect((await ana.call(api.chat.remove, { params: { id } })).body.outcome).toBe('deleted');
    expect((await ana.call(api.messages.list, { params: { id } })).code).toBe('chat.not_found');
    await ana.call(api.chat.restore, { params: { id } });
    expect((await ana.call(api.messages.list, { params: { id } })).body.items).toHaveLength(2);
  });

  test('unread counts what the guide wrote above my pointer, and reading clears it', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    const { answer, ended } = await say(ana, id, 'A line to answer');
    await ended();
    expect((await ana.call(api.chat.list)).body.items[0]?.unread).toBe(1);
    expect(
      (await ana.call(api.chat.read, { params: { id }, body: { seq: answer?.seq ?? 0 } })).body
        .unread,
    ).toBe(0);
    expect((await ana.call(api.chat.read, { params: { id }, body: { seq: 0 } })).body.unread).toBe(
      1,
    );
  });

  test('pages of messages join without gap or repeat, in both directions and around a point', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    for (let turn = 0; turn < 6; turn++)
      await (await say(ana, id, `Line number ${turn} about the house`)).ended();
    const newest = (await ana.call(api.messages.list, { params: { id }, query: { limit: '5' } }))
      .body;
    const older = (
      await ana.call(api.messages.list, {
        params: { id },
        query: { limit: '5', before: String(newest.previous) },
      })
    ).body;
    expect([...older.items, ...newest.items].map(({ seq }) => seq)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(newest.next).toBeNull();
    const around = (
      await ana.call(api.messages.list, { params: { id }, query: { limit: '4', around: '6' } })
    ).body;
    expect(around.items.map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
    const after = (
      await ana.call(api.messages.list, { params: { id }, query: { limit: '100', after: '7' } })
    ).body;
    expect(after.items.map(({ seq }) => seq)).toEqual([8, 9, 10, 11, 12]);
  });

  test('the list has pages of twenty that join without gap or repeat, pinned first', async () => {
    const ana = await person();
    const made: string[] = [];
    for (let count = 0; count < 23; count++) made.unshift((await ana.chat()).id);
    const pinned = made.at(-1) ?? '';
    await ana.call(api.chat.settings, { params: { id: pinned }, body: { pinned: true } });
    const first = (await ana.call(api.chat.list)).body;
    const second = (await ana.call(api.chat.list, { query: { page: first.next ?? '' } })).body;
    expect(first.items).toHaveLength(20);
    expect([...first.items, ...second.items].map((chat) => chat.id)).toEqual([
      pinned,
      ...made.slice(0, -1),
    ]);
    expect(second.next).toBeNull();
  });
});

describe.concurrent('old state and events make the fresh state', () => {
  test.each([
    [
      'sending and being answered',
      async (ana: Person, id: string) => (await say(ana, id, 'It is about my brother')).ended(),
    ],
    [
      'renaming',
      (ana: Person, id: string) =>
        ana.call(api.chat.rename, { params: { id }, body: { name: 'Brother' } }),
    ],
    [
      'pinning',
      (ana: Person, id: string) =>
        ana.call(api.chat.settings, { params: { id }, body: { pinned: true } }),
    ],
    [
      'a draft',
      (ana: Person, id: string) =>
        ana.call(api.chat.draft, { params: { id }, body: { text: 'half a thought' } }),
    ],
    [
      'marking unread',
      (ana: Person, id: string) => ana.call(api.chat.read, { params: { id }, body: { seq: 0 } }),
    ],
    [
      'choosing a stage',
      (ana: Person, id: string) =>
        ana.call(api.chat.stage, { params: { id }, body: { stage: 'FC' } }),
    ],
    ['deleting', (ana: Person, id: string) => ana.call(api.chat.remove, { params: { id } })],
    ['opening another chat', (ana: Person) => ana.chat()],
    [
      'a new line about oneself',
      (ana: Person) => ana.call(api.account.updateProfile, { body: { user: { bio: 'a line' } } }),
    ],
  ])('%s', async (_name, action) => {
    const ana = await person();
    const { id } = await ana.chat();
    await (await say(ana, id, 'First line about the house')).ended();
    await verifyLive(ana, [id], () => Promise.resolve(action(ana, id)));
  });

  test('editing, another answer, another version, a rating', async () => {
    const ana = await person();
    const { id } = await ana.chat();
    const first = await say(ana, id, 'First line about the house');
    await first.ended();
    await (await say(ana, id, 'Second line about the garden')).ended();
    await verifyLive(ana, [id], async () => {
      const { answer } = (
        await ana.call(api.messages.regenerate, { params: { id: first.answer?.id ?? '' } })
      ).body;
      await endedAnswer(ana, id, answer.id);
    });
    await verifyLive(ana, [id], async () => {
      const edited = await ana.call(api.messages.edit, {
        params: { id: first.message.id },
        body: { text: 'Another first line' },
      });
      await endedAnswer(ana, id, edited.body.answer?.id ?? '');
    });
    await verifyLive(ana, [id], () =>
      ana.call(api.messages.chooseVersion, {
        params: { id: first.message.id },
        body: { index: 1 },
      }),
    );
    await verifyLive(ana, [id], () =>
      ana.call(api.messages.rate, {
        params: { id: first.answer?.id ?? '' },
        body: { value: 'good' },
      }),
    );
  });
});
