import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import type { Proposal, ProposalDecision } from '#contract/proposals.ts';
import { cardsIn } from '#contract/preview.ts';
import { api } from '#contract/index.ts';
import {
  answersUsed,
  endedAnswer,
  eventually,
  guidedWorld,
  say,
  shownMessages,
} from '../../testing/guided-world.ts';
import type { ToolCall } from '../../testing/model-modes.ts';
import { groupOf, messagesOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';

const offersCard: ToolCall = { name: 'draw_card', input: '{"card_type":"image","stage":"ED"}' };
const offersStage: ToolCall = { name: 'propose_stage', input: '{"stage":"FC"}' };

const offersAction: ToolCall = {
  name: 'propose_action',
  input: '{"title":"Write to Lina","due_on":"2031-05-04"}',
};
const offersInsight: ToolCall = { name: 'propose_insight', input: '{"text":"I can stop"}' };

const decide = (person: Person, id: string, body: ProposalDecision) =>
  person.call(api.messages.decideProposal, { params: { id }, body });

const proposalIn = ({ proposals }: Message, kind: Proposal['kind']): string =>
  proposals.find((one) => one.kind === kind)?.id ?? '';

async function offered(calls: ToolCall[] = [offersCard, offersStage]) {
  const guided = await guidedWorld({ kind: 'tokens', tokens: ['Shall we?'], calls });
  const ana = await guided.consenting();
  const { id } = await ana.chat();
  const answer = await (await say(ana, id, 'I am not sure any more')).ended();
  return { ...guided, ana, id, answer };
}

describe('a model that calls its tools', () => {
  test('offers a card and a stage, and neither is real before somebody accepts', async () => {
    const { ana, id, answer } = await offered();
    expect(answer.proposals).toMatchObject([
      { kind: 'card', payload: { card_type: 'image', stage: 'ED' }, state: 'open' },
      { kind: 'stage', payload: { stage: 'FC' }, state: 'open' },
    ]);
    expect(await shownMessages(ana, id)).toHaveLength(2);
    expect((await ana.call(api.chat.info, { params: { id } })).body.stage).toBe('PS');
  });

  test('offers one of a kind at most, nothing that makes no sense, and may say nothing', async () => {
    const bad = [
      '{',
      '{}',
      'null',
      '{"card_type":"tarot"}',
      `{"card_type":"${'x'.repeat(2_000)}"}`,
    ];
    const guided = await guidedWorld({
      kind: 'tokens',
      tokens: [],
      calls: [
        ...bad.map((input) => ({ name: 'draw_card', input })),
        { name: 'erase_everything', input: '{"stage":"DG"}' },
        { name: 'propose_stage', input: '{"stage":"PS"}' },
        { name: 'draw_card', input: '{"card_type":"word"}' },
        offersCard,
      ],
    });
    const ana = await guided.consenting();
    const { id } = await ana.chat();
    const answer = await (await say(ana, id, 'A card?')).ended();
    expect(answer).toMatchObject({ status: 'sent', text: 'Something to consider:' });
    expect(answer.proposals).toMatchObject([
      { kind: 'card', payload: { card_type: 'word', stage: null } },
    ]);
  });

  test('has no tools, and is asked to stay, after words of danger', async () => {
    const { ana, id, asked } = await offered();
    await (await say(ana, id, 'I want to kill myself')).ended();
    await (await say(ana, id, 'I’m safe now, my sister is with me')).ended();
    const after = await (await say(ana, id, 'I sat by the window')).ended();
    expect(after.proposals).toEqual([]);
    expect(asked().at(-1)?.body['tools']).toBeUndefined();
    expect(JSON.stringify(asked().at(-1)?.body.messages[0])).toContain('spoke of danger');
  });
});

describe('a card that is accepted', () => {
  test('is drawn, laid as my message and gone on from, live as fetched', async () => {
    const { ana, id, answer, asked } = await offered();
    const used = await answersUsed(ana);
    const types = await verifyLive(ana, [id], async () => {
      const { body } = await decide(ana, proposalIn(answer, 'card'), { action: 'accept' });
      expect(body.message.proposals[0]?.state).toBe('accepted');
      expect(body.made).toMatchObject({ kind: 'card', message: { text: '' }, answer: {} });
      if (body.made?.kind === 'card' && body.made.answer)
        await endedAnswer(ana, id, body.made.answer.id);
    });
    expect(types).toEqual(expect.arrayContaining(['message.updated', 'message.created']));
    const shown = await shownMessages(ana, id);
    expect(shown).toHaveLength(4);
    const [card] = shown[2] ? cardsIn(shown[2]) : [];
    expect(card).toMatchObject({ card_type: 'image', stage: 'ED' });
    expect(JSON.stringify(asked().at(-1)?.body.messages)).toContain(card?.alt);
    expect(await answersUsed(ana)).toBe(used + 1);
  });

  test('with another kind is of that kind; a payload of another proposal is refused', async () => {
    const { ana, id, answer } = await offered();
    const proposal = proposalIn(answer, 'card');
    const wrong = await decide(ana, proposal, { action: 'edit', payload: { stage: 'ED' } });
    expect([wrong.status, wrong.code]).toEqual([422, 'request.invalid']);
    const payload = { card_type: 'question', stage: null } as const;
    const { body } = await decide(ana, proposal, { action: 'edit', payload });
    expect(body.message.proposals[0]).toMatchObject({ payload, state: 'accepted' });
    expect((await shownMessages(ana, id))[2]?.question_card).not.toBeNull();
  });

  test('is drawn once, however often and by however many it is asked for at once', async () => {
    const { ana, id, answer } = await offered();
    const asked = [1, 2, 3, 4].map(() =>
      decide(ana, proposalIn(answer, 'card'), { action: 'accept' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const again = await decide(ana, proposalIn(answer, 'card'), { action: 'dismiss' });
    expect(again.code).toBe('proposal.already_decided');
    const laid = (await shownMessages(ana, id)).filter((message) => cardsIn(message).length > 0);
    expect(laid).toHaveLength(1);
  });

  test('stays open where it can not be laid: while an answer is written, and without consent', async () => {
    const { ana, id, answer, model } = await offered();
    const gate = Promise.withResolvers<void>();
    model.mode = { kind: 'tokens', tokens: ['Yes.'], opens: gate.promise };
    const running = await say(ana, id, 'One more thing');
    const proposal = proposalIn(answer, 'card');
    const early = await decide(ana, proposal, { action: 'accept' });
    expect(early.code).toBe('message.being_answered');
    gate.resolve();
    await running.ended();
    const consent = (provider_consent: boolean) =>
      ana.call(api.account.updateProfile, { body: { user: { settings: { provider_consent } } } });
    await consent(false);
    const refused = await decide(ana, proposal, { action: 'accept' });
    expect(refused.code).toBe('guide.consent_required');
    expect(await shownMessages(ana, id)).toHaveLength(4);
    await consent(true);
    expect((await decide(ana, proposal, { action: 'accept' })).status).toBe(200);
  });
});

describe('a proposal', () => {
  test('of a stage moves the chat by the person who accepted it, and what is dismissed makes nothing', async () => {
    const { ana, id, answer } = await offered();
    const { body } = await decide(ana, proposalIn(answer, 'stage'), { action: 'accept' });
    expect(body.made).toEqual({ kind: 'stage', stage: 'FC' });
    const info = (await ana.call(api.chat.info, { params: { id } })).body;
    expect(info.stage_history).toMatchObject([
      { stage: 'PS', by: 'guide', user: null },
      { stage: 'FC', by: 'person', user: { id: ana.user.id } },
    ]);
    const left = await decide(ana, proposalIn(answer, 'card'), { action: 'dismiss' });
    expect(left.body).toMatchObject({ made: null });
    expect(await shownMessages(ana, id)).toHaveLength(2);
  });

  test('of somebody else, of a deleted chat, and one that never was are the same nothing', async () => {
    const { one, ana, id, answer } = await offered();
    const proposal = proposalIn(answer, 'card');
    const ben = await one.person();
    for (const unknown of [proposal, randomUUID(), 'x']) {
      const { status, code } = await decide(ben, unknown, { action: 'accept' });
      expect([status, code]).toEqual([404, 'proposal.not_found']);
    }
    await ana.call(api.chat.remove, { params: { id } });
    expect((await decide(ana, proposal, { action: 'accept' })).status).toBe(404);
  });

  test('in a group is decided by anyone in it, and all see the card', async () => {
    const guided = await guidedWorld({ kind: 'tokens', tokens: ['Look.'], calls: [offersCard] });
    const [ana, ben] = [await guided.consenting(), await guided.consenting()];
    const { id } = await groupOf(ana, ben);
    const outsider = await guided.one.person();
    const sent = await sayTo(ana, id, '@guide what now?');
    const answer = await endedAnswer(ana, id, sent.answer?.id ?? '');
    const proposal = proposalIn(answer, 'card');
    expect((await decide(outsider, proposal, { action: 'accept' })).status).toBe(404);
    await verifyLive(ana, [id], async () => {
      const { body } = await decide(ben, proposal, { action: 'accept' });
      expect(body.made).toMatchObject({
        kind: 'card',
        message: { author: { id: ben.user.id }, mentions: ['guide'] },
        answer: { status: 'streaming' },
        answer_refused: null,
      });
      await eventually(async () =>
        (await messagesOf(ana, id)).every(({ status }) => status !== 'streaming'),
      );
    });
    expect((await decide(ana, proposal, { action: 'accept' })).status).toBe(409);
    const laid = (await messagesOf(ana, id)).filter((message) => cardsIn(message).length > 0);
    expect(laid).toMatchObject([{ author: { id: ben.user.id } }]);
    await ana.call(api.messages.remove, { params: { id: answer.id }, body: { scope: 'all' } });
    expect((await decide(ana, proposal, { action: 'accept' })).status).toBe(404);
  });
});

describe('an action or insight that is accepted', () => {
  test('is its acceptor’s, names the answer, and may be worded again before', async () => {
    const { ana, id, answer } = await offered([offersAction, offersInsight]);
    const action = await decide(ana, proposalIn(answer, 'action'), { action: 'accept' });
    expect(action.body.made).toMatchObject({
      kind: 'action',
      action: {
        title: 'Write to Lina',
        due_on: '2031-05-04',
        stage: 'DG',
        source: { chat_id: id, message_id: answer.id },
      },
    });
    const payload = { text: 'I can stop before I know why' };
    const edited = await decide(ana, proposalIn(answer, 'insight'), { action: 'edit', payload });
    expect(edited.body.made).toMatchObject({ kind: 'insight', insight: payload });
    expect(edited.body.message.proposals).toMatchObject([
      { kind: 'action', state: 'accepted' },
      { kind: 'insight', state: 'accepted', payload },
    ]);
    const mine = (await ana.call(api.actions.list)).body.items;
    expect(mine.map(({ title }) => title)).toEqual(['Write to Lina']);
  });

  test('is made of a sound tool call alone', async () => {
    const bad = [
      '{"title":""}',
      '{"title":"x","due_on":"soon"}',
      '{"title":"x","due_on":"2026-02-30"}',
    ];
    const calls = bad.map((input) => ({ name: 'propose_action', input }));
    const { answer } = await offered([
      ...calls,
      { name: 'propose_insight', input: '{"text":" "}' },
    ]);
    expect(answer.proposals).toEqual([]);
  });

  test('with the built-in guide is made by a yes in words, once', async () => {
    const one = await world();
    const ana = await one.person();
    const { id } = await ana.chat();
    await (await say(ana, id, 'I keep putting off the letter to my sister')).ended();
    const proposed = await (await say(ana, id, 'I will write to her tomorrow')).ended();
    expect(proposed.proposals).toMatchObject([{ kind: 'action', state: 'open' }]);
    await (await say(ana, id, 'yes')).ended();
    const [action, ...more] = (await ana.call(api.actions.list)).body.items;
    expect(more).toEqual([]);
    expect(action).toMatchObject({ source: { message_id: proposed.id } });
    const again = await decide(ana, proposalIn(proposed, 'action'), { action: 'accept' });
    expect(again.code).toBe('proposal.already_decided');
  });
});
