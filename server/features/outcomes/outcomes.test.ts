import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Outcome } from '#contract/outcomes.ts';
import { applyToOutcomes } from '#contract/outcomes.live.ts';
import { eventually } from '../../testing/guided-world.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

const outcomesOf = async (who: Person, id: string) =>
  (await who.call(api.outcomes.list, { params: { id } })).body.items;

test('outcomes of a chat are their owner’s alone, newest first, and events bring the same', async () => {
  const [ana, ben, eve] = [await person(), await person(), await person()];
  const { id } = await groupOf(ana, ben);
  const { message } = await sayTo(ben, id, 'Let us plant a tree');
  const version = (await ana.call(api.account.profile)).body.version;
  const live = await ana.live({ [ana.user.id]: version });
  const source = { message_id: message.id };
  const action = (await ana.call(api.actions.create, { body: { title: 'A tree', source } })).body;
  const text = 'I miss the garden';
  await ana.call(api.insights.create, { body: { text, message_id: message.id } });
  await ana.call(api.actions.create, { body: { title: 'Elsewhere' } });
  const params = { id: action.action.id };
  await ana.call(api.actions.update, { params, body: { state: 'done' } });

  const fresh = await outcomesOf(ana, id);
  expect(fresh).toMatchObject([
    { kind: 'insight', title: text, message_id: message.id, done: false },
    { kind: 'action', title: 'A tree', message_id: message.id, done: true },
  ]);
  expect(await outcomesOf(ben, id)).toEqual([]);
  expect((await eve.call(api.outcomes.list, { params: { id } })).code).toBe('chat.not_found');
  const heard = () =>
    live.frames.filter(
      (frame): frame is LiveEvent =>
        frame.type === 'action.changed' || frame.type === 'insight.changed',
    );
  await eventually(async () => heard().length === 4);
  const applied = heard().reduce<Outcome[]>(
    (outcomes, event) => applyToOutcomes(outcomes, event, id) ?? [],
    [],
  );
  expect(applied).toEqual(fresh);
  live.close();

  await ana.call(api.actions.update, { params, body: { state: 'dropped' } });
  await ben.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
  expect(await outcomesOf(ana, id)).toMatchObject([{ kind: 'insight', message_id: null }]);
  const gone: LiveEvent = {
    type: 'message.deleted',
    chat_id: id,
    message_id: message.id,
    seq: message.seq,
    author_id: ben.user.id,
    mentions: [],
    deleted_at: message.created_at,
    stream: id,
    version: 2,
  };
  const [, made] = fresh;
  expect(applyToOutcomes(fresh, gone, id)).toEqual(
    fresh.map((outcome) => ({ ...outcome, message_id: null })),
  );
  expect(applyToOutcomes([{ ...(made as Outcome), message_id: null }], gone, id)).toHaveLength(1);
});
