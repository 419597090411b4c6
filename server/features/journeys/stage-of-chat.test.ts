import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { ProposalDecision } from '#contract/proposals.ts';
import { guidedWorld, say } from '../../testing/guided-world.ts';
import { inRun, journeyOf } from '../../testing/journey-world.ts';
import { settleAnswer } from '../assistant/settle-answer.ts';

test('while a journey is on, it alone moves the stage of its chat', async () => {
  const { one, consenting } = await guidedWorld({ kind: 'stall-first' });
  const ana = await consenting();
  const run = await journeyOf(ana);
  const params = { id: run.chat_id };
  const stage = async () => (await ana.call(api.chat.info, { params })).body.stage;
  const move = () => ana.call(api.chat.stage, { params, body: { stage: 'DG' } });
  const answered = async () => {
    const { answer } = await say(ana, run.chat_id, 'And now?');
    await settleAnswer(one.app.platform, answer?.id ?? '', {
      status: 'sent',
      error: null,
      retryAt: null,
      shortened: false,
      text: 'We could go on.',
      stage: 'ED',
      proposals: [{ id: randomUUID(), kind: 'stage', payload: { stage: 'FC' }, state: 'open' }],
      decided: null,
      reported: null,
      suggestions: [],
      regions: [],
      care: null,
    });
    const { items } = (await ana.call(api.messages.list, { params })).body;
    return items.find(({ id }) => id === answer?.id)?.proposals ?? [];
  };
  const decide = (id: string, body: ProposalDecision) =>
    ana.call(api.messages.decideProposal, { params: { id }, body });

  expect(await answered()).toEqual([]);
  expect((await move()).code).toBe('chat.not_allowed');
  expect(await stage()).toBe('PS');

  await inRun(ana, run, { paused: true });
  const [proposal] = await answered();
  expect(await stage()).toBe('ED');
  await inRun(ana, run, { paused: false });
  const id = proposal?.id ?? '';
  expect((await decide(id, { action: 'accept' })).code).toBe('proposal.already_decided');
  expect(await stage()).toBe('ED');
  expect((await decide(id, { action: 'dismiss' })).status).toBe(200);

  await inRun(ana, run, { paused: true });
  expect((await move()).status).toBe(200);
});
