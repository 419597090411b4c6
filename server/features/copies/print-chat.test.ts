import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { expectInOrder, paperOf } from '../../testing/paper.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { seedMessages } from '../../testing/seed-messages.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

describe('a paper', () => {
  test('ends with the reader’s own outcomes of the chat', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, id, 'Let us plant a tree');
    const source = { message_id: message.id };
    const { body } = await ana.call(api.actions.create, {
      body: { title: 'לשתול a tree', source },
    });
    await ana.call(api.insights.create, { body: { text: 'I like roots', message_id: message.id } });
    await ana.call(api.actions.update, {
      params: { id: body.action.id },
      body: { state: 'done' },
    });
    const mine = await paperOf(ana, id);
    expectInOrder(mine.text, ['plant a tree', 'Outcomes', 'Action, done', 'Insight: I like roots']);
    expect((await paperOf(ben, id)).text).not.toContain('Outcomes');
    expect((await paperOf(ana, id, { to: '2020-01-01T00:00:00Z' })).text).not.toContain('Outcomes');
  });

  test('has title, people, days of my time zone, authors, and page numbers, in my language or another', async () => {
    const ana = await one.person({ language: 'he', timezone: 'Asia/Jerusalem' });
    const { id } = await ana.chat();
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'הבית (2026)' } });
    await seedMessages(one, ana, id, [
      { by: 'person', text: 'ערב', at: '2026-11-02T21:30:00Z' },
      { by: 'guide', text: 'אחרי חצות', at: '2026-11-02T22:30:00Z' },
    ]);
    const hebrew = await paperOf(ana, id);
    const order = ['הבית (2026)', 'יום שני, 2 בנובמבר 2026', 'ערב', 'יום שלישי, 3 בנובמבר 2026'];
    expectInOrder(hebrew.text, [...order, 'המלווה', 'אחרי חצות', 'עמוד 1 מתוך 1']);
    expect(hebrew.title).toBe('הבית (2026)');
    const english = await paperOf(ana, id, { language: 'en' });
    expectInOrder(english.text, ['Monday, 2 November 2026', 'Guide', 'Page 1 of 1']);
  });

  test('holds a time that was asked for, and says when nothing was written in it', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    await seedMessages(
      one,
      ana,
      id,
      ['one', 'two', 'three'].map((text, day) => ({
        by: 'person',
        text: `day ${text}`,
        at: `2026-11-0${day + 1}T12:00:00Z`,
      })),
    );
    const range = { from: '2026-11-02T00:00:00Z', to: '2026-11-03T00:00:00Z' };
    const paper = await paperOf(ana, id, range);
    expectInOrder(paper.text, ['From 2 November 2026 to 2 November 2026', 'day two']);
    expect(paper.text).not.toMatch(/day (?:one|three)/u);
    const empty = await paperOf(ana, id, { from: '2027-01-01T00:00:00Z' });
    expectInOrder(empty.text, ['Nothing was written in this time.']);
    const refused = await ana.call(api.copies.print, {
      params: { id },
      query: { from: 'yesterday' },
    });
    expect(refused.error.fields).toEqual({ from: 'field.invalid' });
  });

  test('shows pictures with their words, quotes, and what happened to the group', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const bytes = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#14585c' },
    })
      .png()
      .toBuffer();
    const form = formWith({ field: 'image', name: 'a.png', bytes }, { image_alt: 'A green hill' });
    const sent = await ben.call(api.messages.sendUser, { params: { id }, ...form });
    await sayTo(ana, id, 'A lovely **place**', sent.body.message.id);
    const paper = await paperOf(ana, id);
    expect(paper.pictures).toBe(1);
    expectInOrder(paper.text, ['joined', 'A green hill', 'Answering', 'Picture', 'A lovely place']);
  });

  test('shows system notes in the direction of the page, whatever name they begin with', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const called = (person: Person, name: string) =>
      person.call(api.account.updateProfile, { body: { user: { display_name: name } } });
    await Promise.all([called(ana, 'נועה לוי'), called(ben, 'Ben (B.)')]);
    const { id } = await groupOf(ana, ben);
    const seen = async (language: string) => (await paperOf(ana, id, { language })).shown[0];
    expect(await seen('en')).toEqual(
      expect.arrayContaining(['יול העונ opened the group', 'Ben (B.) joined']),
    );
    expect(await seen('he')).toEqual(
      expect.arrayContaining(['הצובקה תחיתפ · יול העונ', 'הצובקל תופרטצה · Ben (B.)']),
    );
  });

  test('has nothing that is not mine to see', async () => {
    const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, eve);
    const hidden = await sayTo(ben, id, 'hidden-word');
    const deleted = await sayTo(ben, id, 'deleted-word');
    await sayTo(eve, id, 'blocked-word');
    await sayTo(ben, id, 'kept-word');
    const remove = (messageId: string, scope: 'me' | 'all', who: Person) =>
      who.call(api.messages.remove, { params: { id: messageId }, body: { scope } });
    await remove(hidden.message.id, 'me', ana);
    await remove(deleted.message.id, 'all', ben);
    await ana.call(api.people.block, { params: { username: eve.username } });
    const mine = await paperOf(ana, id);
    expect(mine.text).not.toMatch(/hidden-word|deleted-word|blocked-word/u);
    expectInOrder(mine.text, [
      'This message was removed',
      'A message from someone you blocked',
      'kept-word',
    ]);
    expect((await paperOf(ben, id)).text).toMatch(/hidden-word/u);
    for (const format of ['markdown', 'json'])
      expect(
        (await ana.call(api.copies.download, { params: { id }, query: { format } })).text,
      ).not.toMatch(/hidden-word|deleted-word|blocked-word/u);
  });

  test('is refused to people outside the chat', async () => {
    const [ana, ben, eve] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    await ana.call(api.members.invite, { params: { id }, body: { usernames: [eve.username] } });
    for (const endpoint of [api.copies.print, api.copies.download]) {
      expect((await eve.call(endpoint, { params: { id } })).code).toBe('chat.not_joined');
      expect((await one.call(endpoint, { params: { id } })).code).toBe('auth.token_missing');
      expect((await ana.call(endpoint, { params: { id: randomUUID() } })).status).toBe(404);
    }
    await ana.call(api.members.remove, { params: { id, username: ben.username } });
    for (const endpoint of [api.copies.print, api.copies.download])
      expect((await ben.call(endpoint, { params: { id } })).code).toBe('chat.not_found');
  });

  test('reports its progress, and ends when the client disconnects', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    await seedMessages(
      one,
      ana,
      id,
      Array.from({ length: 3_000 }, (_, at) => ({ by: 'person', text: `Line ${at}, שורה` })),
    );
    const hears = await ana.live();
    const received = (copy: string) =>
      hears.frames.flatMap((frame) =>
        frame.type === 'copy.progress' && frame.copy === copy ? [frame.done] : [],
      );
    const ask = async (copy: string, signal?: AbortSignal) =>
      fetch(`${await one.url()}/api/docs/${id}?copy=${copy}`, {
        headers: { authorization: `Bearer ${ana.token}` },
        ...(signal ? { signal } : {}),
      });
    const leaving = new AbortController();
    const left = ask('left', leaving.signal);
    await hears.until(() => received('left').length > 2);
    leaving.abort();
    await expect(left).rejects.toThrow(/abort/u);
    const whole = await ask('whole');
    expect((await readPdf(await whole.bytes())).pages).toBeGreaterThan(50);
    const steps = received('whole');
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.at(-1)).toBe(1);
    expect(received('left').at(-1)).toBeLessThan(1);
    hears.close();
  });

  test('holds 5,000 messages; Markdown and JSON hold more', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const count = 5_001;
    await seedMessages(
      one,
      ana,
      id,
      Array.from({ length: count }, (_, at) => ({ by: 'guide', text: `Line ${at}.` })),
    );
    const refused = await ana.call(api.copies.print, { params: { id } });
    expect([refused.code, refused.error['max']]).toEqual(['copy.too_long', 5_000]);
    const json = await ana.call(api.copies.download, { params: { id }, query: { format: 'json' } });
    const { chat, messages } = JSON.parse(json.text) as {
      chat: { id: string; chat_type: string };
      messages: { text: string; kind: string; seq: number }[];
    };
    expect(chat).toMatchObject({ id, chat_type: 'AI' });
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: count }, (_, at) => `Line ${at}.`),
    );
    expect(json.headers['content-disposition']).toBe('attachment; filename="chat.json"');
    const markdown = await ana.call(api.copies.download, { params: { id } });
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.text.match(/^Line \d+\.$/gmu)).toHaveLength(count);
  });
});

test('Markdown has title, people, days, authors and texts', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const first = await sayTo(ana, id, 'שלום, with *stars*');
  await sayTo(ben, id, 'hello', first.message.id);
  const { text } = await ana.call(api.copies.download, { params: { id } });
  const name = ben.user.display_name;
  expect(text).toContain(`# ${name}\n`);
  expect(text).toContain('\n\nשלום, with *stars*');
  expect(text).toMatch(
    new RegExp(`\\*\\*${name}\\*\\* · \\d\\d:\\d\\d\n\n> .*שלום.*\n\nhello`, 'u'),
  );
});
