import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { groupOf, pairOf } from '../../testing/people-world.ts';
import { seedMessages } from '../../testing/seed-messages.ts';
import { type Person, sharedWorld, world } from '../../testing/world.ts';
import { removeOutdated } from '../upkeep/upkeep.ts';

const one = sharedWorld();

const dayMs = 24 * 60 * 60 * 1_000;

async function share(person: Person, id: string, days: 1 | 7 | 30 | null = 7) {
  const made = await person.call(api.sharing.make, { params: { id }, body: { days } });
  const { url } = made.body.share;
  return { share: made.body.share, key: url.slice(url.lastIndexOf('/') + 1) };
}

const show = (key: string, from = one) => from.call(api.sharing.show, { params: { key } });

async function talk(person: Person, from = one) {
  const { id } = await person.chat();
  await seedMessages(from, person, id, [
    { by: 'person', text: 'Should I take it? שלום' },
    { by: 'guide', text: 'What would **the quiet one** say?' },
  ]);
  return id;
}

describe('a shared chat', () => {
  test('is read by anybody with the link, without a name, and by no search engine', async () => {
    const ana = await one.person();
    const id = await talk(ana);
    const { share: made, key } = await share(ana, id);
    expect(key).toMatch(/^[\w-]{24}$/u);
    expect(made).toMatchObject({ chat_id: id, message_count: 2 });
    const shown = await show(key);
    expect(shown.body.messages).toEqual([
      {
        by: 'person',
        text: 'Should I take it? שלום',
        image_alt: null,
        created_at: expect.any(String),
      },
      {
        by: 'guide',
        text: 'What would **the quiet one** say?',
        image_alt: null,
        created_at: expect.any(String),
      },
    ]);
    expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow');
    for (const secret of [ana.username, ana.user.display_name, ana.user.id, id])
      expect(shown.text).not.toContain(secret);
    // The caller is nobody here, whatever they send along.
    const forged = await one.call(api.sharing.show, {
      params: { key },
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(forged.status).toBe(200);
  });

  test('stays as it was, and follows only when it is shared again, by another link', async () => {
    const ana = await one.person();
    const id = await talk(ana);
    const first = await share(ana, id);
    const { pool } = one.app.platform.database;
    await pool.query(`update messages set text = 'changed' where chat_id = $1`, [id]);
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'Another name' } });
    expect((await show(first.key)).text).not.toMatch(/changed|Another name/u);
    const second = await share(ana, id, 30);
    expect((await show(second.key)).body).toMatchObject({ title: 'Another name' });
    expect((await show(second.key)).text).toContain('changed');
    expect((await show(first.key)).code).toBe('share.not_found');
    expect((await ana.call(api.sharing.list)).body.items).toEqual([second.share]);
  });

  test('is gone when it is ended, and when its chat is deleted', async () => {
    const ana = await one.person();
    const id = await talk(ana);
    const { key } = await share(ana, id);
    for (const _ of [1, 2])
      expect((await ana.call(api.sharing.end, { params: { id } })).body).toEqual({ ok: true });
    const shown = await show(key);
    expect([shown.status, shown.code]).toEqual([404, 'share.not_found']);
    expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await ana.call(api.sharing.list)).body.items).toEqual([]);

    const again = await share(ana, id);
    await ana.call(api.chat.remove, { params: { id } });
    expect((await show(again.key)).code).toBe('share.not_found');
    expect((await ana.call(api.sharing.list)).body.items).toEqual([]);
  });

  test('ends by itself, and its snapshot is deleted', async () => {
    const other = await world();
    const ana = await other.person();
    const [id, kept] = [await talk(ana, other), await talk(ana, other)];
    const { key, share: made } = await share(ana, id, 1);
    const always = await share(ana, kept, null);
    expect(Date.parse(made.expires_at ?? '') - Date.parse(made.created_at)).toBe(dayMs);
    expect(always.share.expires_at).toBeNull();
    const { platform } = other.app;
    const { pool } = platform.database;
    await pool.query(
      `update shares set expires_at = now() - interval '1 second' where chat_id = $1`,
      [id],
    );
    expect((await show(key, other)).code).toBe('share.not_found');
    expect((await ana.call(api.sharing.list)).body.items).toEqual([always.share]);
    await removeOutdated(platform);
    const { rows } = await pool.query<{ chat_id: string }>(`select chat_id from shares`);
    expect(rows).toEqual([{ chat_id: kept }]);
    expect((await show(always.key, other)).status).toBe(200);
  });

  test('is never one of people, or one that passes by', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const [pair, group] = [await pairOf(ana, ben), await groupOf(ana, ben)];
    const temporary = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'AI', temporary: true } },
    });
    for (const { id } of [pair, group, temporary.body.chat]) {
      const refused = await ana.call(api.sharing.make, { params: { id }, body: { days: 7 } });
      expect([refused.status, refused.code]).toEqual([409, 'share.not_allowed']);
    }
  });

  test('is its owner’s to share and to end', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const id = await talk(ana);
    const { key } = await share(ana, id);
    const days = { params: { id }, body: { days: 7 as const } };
    expect((await eve.call(api.sharing.make, days)).code).toBe('chat.not_found');
    expect((await eve.call(api.sharing.end, { params: { id } })).code).toBe('chat.not_found');
    expect((await eve.call(api.sharing.list)).body.items).toEqual([]);
    expect((await show(key)).status).toBe(200);
    for (const nothing of [randomUUID(), 'x', "' or 1=1", 'a\0b', '%'])
      expect((await show(nothing)).code, nothing).toBe('share.not_found');
  });

  test('is of 1,000 messages at most, and lives for 1, 7 or 30 days or until it is ended', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    await seedMessages(
      one,
      ana,
      id,
      Array.from({ length: limits.sharedMessagesMax + 1 }, () => ({ by: 'guide', text: 'x' })),
    );
    const body = { days: 7 as const };
    const long = await ana.call(api.sharing.make, { params: { id }, body });
    expect([long.code, long.error['max']]).toEqual(['share.too_long', limits.sharedMessagesMax]);
    const odd = await ana.call(api.sharing.make, { params: { id }, body: { days: 2 as 7 } });
    expect(odd.error.fields).toEqual({ days: 'field.invalid' });
  });
});

test('the page of a shared chat asks search engines not to index it, and others do not', async () => {
  const address = await one.url();
  const robots = async (path: string) => (await fetch(address + path)).headers.get('x-robots-tag');
  const page = await fetch(`${address}/shared/anything`);
  // Without a built browser program there is no page at all.
  if (page.ok) {
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await robots('/intro')).toBeNull();
  } else expect(page.status).toBe(404);
});
