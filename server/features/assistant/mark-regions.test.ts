import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ImageRegion } from '#contract/image-analysis.ts';
import { api } from '#contract/index.ts';
import {
  endedAnswer,
  guidedWorld,
  landscape,
  say,
  show,
  shownMessages,
} from '../../testing/guided-world.ts';
import type { ModelRequest } from '../../testing/model-modes.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import type { Person } from '../../testing/world.ts';

/** The tools of every chat. */
const offering = ['propose_stage', 'draw_card', 'propose_action', 'propose_insight', 'recall'];
const seeing = { AI_VISION: 'on' };
const tokens = ['Two places hold the eye.'];
const path = { x: 0.1, y: 0.2, w: 0.3, h: 0.4, label: 'The path goes into the mist' };
const sun = { x: 0.6, y: 0.1, w: 0.2, h: 0.2, label: 'שמש בלי צל' };

const marks = (regions: unknown) => ({ name: 'show_regions', input: JSON.stringify({ regions }) });
const pointing = (regions: unknown, words = tokens) =>
  ({ kind: 'tokens', tokens: words, calls: [marks(regions)] }) as const;

const toolsOf = (request: ModelRequest | undefined): string[] =>
  ((request?.body['tools'] ?? []) as { function: { name: string } }[]).map(
    (tool) => tool.function.name,
  );

async function regionsIn(person: Person, chatId: string, messageId: string) {
  const shown = (await shownMessages(person, chatId)).find(({ id }) => id === messageId);
  return shown?.image?.analysis?.regions;
}

const numbered = (...places: Omit<ImageRegion, 'n'>[]): ImageRegion[] =>
  places.map((place, at) => ({ n: at + 1, ...place }));

async function ask(person: Person, chatId: string, message: string) {
  const { body } = await person.call(api.analysis.send, {
    body: { chat_id: chatId, message, client_id: randomUUID() },
  });
  return endedAnswer(person, chatId, body.answer?.id ?? '');
}

describe('a model that sees', () => {
  test('points at places in the picture, live as fetched', async () => {
    const { consenting, model, asked } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const ana = await consenting();
    const begun = await show(ana, await landscape());
    await begun.ended();
    expect(toolsOf(asked()[0])).toContain('show_regions');
    expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toBeUndefined();

    model.mode = pointing([path, sun]);
    const types = await verifyLive(ana, [begun.chat.id], async () => {
      await ask(ana, begun.chat.id, 'Where does the eye go?');
    });
    expect(types).toContain('message.updated');
    expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toEqual(numbered(path, sun));

    // The last answer that points at anything counts, in every version of it.
    model.mode = { kind: 'tokens', tokens };
    const plain = await ask(ana, begun.chat.id, 'And what else?');
    expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toEqual(numbered(path, sun));
    model.mode = pointing([sun]);
    const again = await ana.call(api.messages.regenerate, { params: { id: plain.id } });
    await endedAnswer(ana, begun.chat.id, again.body.answer.id);
    expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toEqual(numbered(sun));
  });

  test('points at the newest picture, and leaves the others as they were', async () => {
    const { consenting, model } = await guidedWorld(pointing([path]), seeing);
    const ana = await consenting();
    const first = await show(ana, await landscape());
    await first.ended();
    model.mode = pointing([sun, path]);
    const second = await show(ana, await landscape(300, 500), { chat_id: first.chat.id });
    await second.ended();
    expect(await regionsIn(ana, first.chat.id, first.message.id)).toEqual(numbered(path));
    expect(await regionsIn(ana, first.chat.id, second.message.id)).toEqual(numbered(sun, path));
  });

  test('says something by itself where it only points', async () => {
    const { consenting } = await guidedWorld(pointing([path], []), seeing);
    const ana = await consenting();
    const begun = await show(ana, await landscape());
    const answer = await begun.ended();
    expect([answer.status, answer.text]).toEqual([
      'sent',
      'A look at what is marked in the picture:',
    ]);
    expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toEqual(numbered(path));
  });

  test('that answers nonsense marks nothing, and its words stand', async () => {
    const { consenting, model } = await guidedWorld({ kind: 'tokens' }, seeing);
    const ana = await consenting();
    const nonsense = [
      '{"regions":[{"x":NaN,"y":0,"w":1,"h":1,"label":"a"}]}',
      '{"regions":"all of it"}',
      JSON.stringify({
        regions: [
          { ...path, x: 400, y: 300 },
          { ...path, w: '1' },
          { ...path, label: '' },
        ],
      }),
      JSON.stringify({ regions: Array(100).fill({ ...path, label: 'x'.repeat(500) }) }),
    ];
    for (const input of nonsense) {
      model.mode = { kind: 'tokens', tokens, calls: [{ name: 'show_regions', input }] };
      const begun = await show(ana, await landscape(60, 40));
      expect(await begun.ended()).toMatchObject({ status: 'sent', text: tokens[0], proposals: [] });
      expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toBeUndefined();
    }
    model.mode = pointing(Array(100).fill({ ...path, x: 0.9, label: 'x'.repeat(90) }));
    const begun = await show(ana, await landscape(60, 40));
    await begun.ended();
    const kept = (await regionsIn(ana, begun.chat.id, begun.message.id)) ?? [];
    expect(kept.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { x, w, label } of kept) {
      expect(x + w).toBeLessThanOrEqual(1);
      expect(label).toHaveLength(60);
    }
  });

  test('is not offered the tool without a picture, nor after words of danger', async () => {
    const { consenting, asked, model } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const ana = await consenting();
    await (await say(ana, (await ana.chat()).id, 'Hello')).ended();
    expect(toolsOf(asked().at(-1))).toEqual(offering);
    const begun = await show(ana, await landscape());
    await begun.ended();
    await ask(ana, begun.chat.id, 'I want to kill myself');
    await ask(ana, begun.chat.id, 'I’m safe now, my sister is with me');
    model.mode = pointing([path]);
    await ask(ana, begun.chat.id, 'It is so dark in it');
    expect(toolsOf(asked().at(-1))).toEqual([]);
    expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toBeUndefined();
  });
});

test('a model without vision is not offered the tool, and what it points at is not kept', async () => {
  const { consenting, asked } = await guidedWorld(pointing([path]));
  const ana = await consenting();
  const begun = await show(ana, await landscape());
  expect(await begun.ended()).toMatchObject({ status: 'sent', text: tokens[0] });
  expect(toolsOf(asked()[0])).toEqual(offering);
  expect(JSON.stringify(asked()[0]?.body)).not.toContain('show_regions');
  expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toBeUndefined();
});

test('the built-in guide points at nothing', async () => {
  const { one } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER: '', ...seeing });
  const ana = await one.person();
  const begun = await show(ana, await landscape());
  await begun.ended();
  expect(await regionsIn(ana, begun.chat.id, begun.message.id)).toBeUndefined();
});
