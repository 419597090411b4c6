import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { eventually, guidedWorld, say } from '../../testing/guided-world.ts';
import type { ModelRequest } from '../../testing/model-modes.ts';
import type { Person } from '../../testing/world.ts';

const isTitle = ({ body }: ModelRequest) => body.stream !== true;

/** Answers as the guide, and with `title` where a title is asked for. */
function titled(title: () => string) {
  return {
    kind: 'tokens' as const,
    tokens: (request: ModelRequest) => (isTitle(request) ? [title()] : ['An answer about bees.']),
  };
}

async function titleOf(person: Person, id: string): Promise<string> {
  return (await person.call(api.chat.openTheme, { params: { id } })).body.title;
}

describe('a title', () => {
  test('is the first words at once, then the guide’s own, in at most six words', async () => {
    const gate = Promise.withResolvers<void>();
    const { consenting } = await guidedWorld({
      ...titled(() => '"Bees and the winter garden of my old house"'),
      opens: gate.promise,
    });
    const ana = await consenting();
    const { id } = await ana.chat();
    const sent = await say(ana, id, 'I keep thinking about my bees in winter');
    expect(await titleOf(ana, id)).toBe('I keep thinking about my bees…');
    gate.resolve();
    await sent.ended();
    await eventually(async () => (await titleOf(ana, id)) === 'Bees and the winter garden of');
  });

  test('is asked for in the person’s language, once', async () => {
    const { one, model } = await guidedWorld(titled(() => 'דבורים בחורף'));
    const noa = await one.person({ language: 'he' });
    await noa.call(api.account.updateProfile, {
      body: { user: { settings: { provider_consent: true } } },
    });
    const { id } = await noa.chat();
    await (await say(noa, id, 'הדבורים שלי בחורף')).ended();
    await eventually(async () => (await titleOf(noa, id)) === 'דבורים בחורף');
    await (await say(noa, id, 'ומה באביב')).ended();
    const requests = model.requests.filter(isTitle);
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests[0]?.body.messages)).toContain('Hebrew');
  });

  test('never replaces a name that the person gave before, or while the guide was looking for one', async () => {
    const { consenting, model } = await guidedWorld(titled(() => 'A title of the guide'));
    const ana = await consenting();
    const named = await ana.chat();
    await ana.call(api.chat.rename, { params: { id: named.id }, body: { name: 'Mine' } });
    await (await say(ana, named.id, 'My bees')).ended();
    expect(model.requests.filter(isTitle)).toEqual([]);

    const { id } = await ana.chat();
    const slow = Promise.withResolvers<void>();
    model.mode = { kind: 'count', count: 30, delayMs: 10 };
    const sent = await say(ana, id, 'My bees again');
    await sent.ended();
    await eventually(() => model.requests.some(isTitle));
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'Mine too' } });
    setTimeout(slow.resolve, 700);
    await slow.promise;
    expect([await titleOf(ana, id), await titleOf(ana, named.id)]).toEqual(['Mine too', 'Mine']);
  });

  test('that can’t be had leaves the first words, in silence', async () => {
    const { consenting, model } = await guidedWorld(
      titled(() => {
        throw new Error('no titles today');
      }),
    );
    const ana = await consenting();
    const { id } = await ana.chat();
    const answer = await (await say(ana, id, 'My bees in winter')).ended();
    await eventually(() => model.requests.some(isTitle) && model.openAnswers === 0);
    expect(answer).toMatchObject({ status: 'sent', error: null });
    expect(await titleOf(ana, id)).toBe('My bees in winter');
  });

  test('moves nothing in the list and marks nothing unread', async () => {
    const { consenting } = await guidedWorld(titled(() => 'Bees'));
    const ana = await consenting();
    const { id } = await ana.chat();
    const { ended } = await say(ana, id, 'My bees in winter');
    const answer = await ended();
    await ana.call(api.chat.read, { params: { id }, body: { seq: answer.seq } });
    const newer = await ana.chat();
    await eventually(async () => (await titleOf(ana, id)) === 'Bees');
    const { items } = (await ana.call(api.chat.list)).body;
    expect(items.map((chat) => [chat.id, chat.unread])).toEqual([
      [newer.id, 0],
      [id, 0],
    ]);
  });

  test('is short and clean whatever the model says', async () => {
    const { consenting } = await guidedWorld(titled(() => `## **${'x'.repeat(500)}**\u0000`));
    const ana = await consenting();
    const { id } = await ana.chat();
    await (await say(ana, id, 'My bees in winter')).ended();
    await eventually(async () => (await titleOf(ana, id)).startsWith('xxx'));
    const title = await titleOf(ana, id);
    expect(title).toMatch(/^x+$/u);
    expect(title.length).toBeLessThanOrEqual(120);
  });
});
