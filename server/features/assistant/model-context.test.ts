import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { eventually, guidedWorld, say } from '../../testing/guided-world.ts';
import type { ModelRequest, ToolCall } from '../../testing/model-modes.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { seedMessages } from '../../testing/seed-messages.ts';
import type { Person } from '../../testing/world.ts';

const propose = (stage: string): ToolCall => ({
  name: 'propose_stage',
  input: JSON.stringify({ stage }),
});

const rolesIn = (request: ModelRequest | undefined) =>
  (request?.body.messages ?? []).map(({ role }) => role);

const textOf = (request: ModelRequest | undefined) => JSON.stringify(request?.body.messages);

/** Every turn holds something, and no two of a kind follow each other. */
function expectAlternating(request: ModelRequest | undefined): void {
  const roles = rolesIn(request);
  expect(roles[0]).toBe('system');
  expect(roles[1]).toBe('user');
  expect(roles.at(-1)).toBe('user');
  roles.slice(1).forEach((role, at, all) => expect([all[at - 1], at]).not.toEqual([role, at]));
  for (const { content } of request?.body.messages ?? []) expect(content).not.toBe('');
}

function dismiss(person: Person, proposalId: string) {
  return person.call(api.messages.decideProposal, {
    params: { id: proposalId },
    body: { action: 'dismiss' },
  });
}

describe('the turns that a model is given', () => {
  test('alternate after a failed answer, and with messages of several people', async () => {
    const { consenting, asked, model } = await guidedWorld({ kind: 'status', status: 500 });
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await ana.chat();
    await (await say(ana, id, 'First')).ended();
    model.mode = { kind: 'tokens', tokens: ['An answer.'] };
    await (await say(ana, id, 'Second')).ended();
    expectAlternating(asked().at(-1));
    expect(rolesIn(asked().at(-1))).toEqual(['system', 'user']);
    expect(textOf(asked().at(-1))).toContain('First');
    const group = await groupOf(ana, ben);
    await sayTo(ben, group.id, 'One');
    await sayTo(ana, group.id, 'Two');
    await sayTo(ben, group.id, '@guide three');
    await eventually(() => textOf(asked().at(-1)).includes('three'));
    expectAlternating(asked().at(-1));
    expect(textOf(asked().at(-1))).toContain('members');
  });

  test('show what was offered with what became of it', async () => {
    const { consenting, asked, model } = await guidedWorld({
      kind: 'tokens',
      tokens: ['Shall we look wider?'],
      calls: [propose('ED')],
    });
    const ana = await consenting();
    const { id } = await ana.chat();
    const answer = await (await say(ana, id, 'I am stuck')).ended();
    await dismiss(ana, answer.proposals[0]?.id ?? '');
    model.mode = { kind: 'tokens', tokens: ['An answer.'] };
    await (await say(ana, id, 'Not yet')).ended();
    const request = asked().at(-1);
    expect(rolesIn(request)).toEqual(['system', 'user', 'assistant', 'tool', 'user']);
    expect(request?.body.messages[2]).toMatchObject({
      content: 'Shall we look wider?',
      tool_calls: [{ function: { name: 'propose_stage', arguments: '{"stage":"ED"}' } }],
    });
    expect(String(request?.body.messages[3]?.content)).toContain('Declined');
    expect(String(request?.body.messages.at(-1)?.content)).toContain(
      '"offered":[{"stage":"Expand","turn":1,"answer":"declined"}],"may_be_offered":false',
    );
  });

  test('begin with the same instructions in every chat, and with the same history on every turn', async () => {
    const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens: ['An answer.'] });
    const [ana, ben] = [await consenting(), await consenting()];
    await ben.call(api.account.updateProfile, {
      body: { user: { about_me: 'I keep bees', language: 'he' } },
    });
    const { id } = await ana.chat();
    await (await say(ana, id, 'Hello')).ended();
    await (await say(ana, id, 'And more')).ended();
    await (await say(ana, id, 'And the rest')).ended();
    const [, second, third] = asked().map(({ body }) => body.messages);
    expect(second?.length).toBe(4);
    expect(third?.slice(0, 3)).toEqual(second?.slice(0, 3));
    await (await say(ben, (await ben.chat()).id, 'שלום')).ended();
    const systems = asked().map(({ body }) => String(body.messages[0]?.content));
    const instructions = systems.map((text) => text.slice(0, text.indexOf('\n{')));
    expect(instructions[0]).toContain('# Hebrew');
    expect(new Set(instructions).size).toBe(1);
    expect(new Set(asked().map(({ body }) => JSON.stringify(body['tools']))).size).toBe(1);
    expect(new Set(systems).size).toBe(2);
  });
});

describe('a stage that a model proposes', () => {
  test('is offered once in four turns, and not when it was declined twice', async () => {
    const { consenting, one } = await guidedWorld({
      kind: 'tokens',
      tokens: ['Wider?'],
      calls: [propose('ED')],
    });
    const ana = await consenting();
    const { id } = await ana.chat();
    const offered: boolean[] = [];
    for (let turn = 1; turn <= 10; turn += 1) {
      const answer = await (await say(ana, id, `Turn ${turn}`)).ended();
      expect(answer.status).toBe('sent');
      const [proposal] = answer.proposals;
      offered.push(proposal !== undefined);
      if (proposal) await dismiss(ana, proposal.id);
    }
    expect(offered.flatMap((was, at) => (was ? [at + 1] : []))).toEqual([1, 5]);
    const info = await ana.call(api.chat.info, { params: { id } });
    expect(info.body.stage).toBe('PS');
    expect(one.app.platform.guide.builtIn).toBe(false);
  });

  test('does not void what else is proposed, nor do calls that make no sense', async () => {
    const { consenting } = await guidedWorld({
      kind: 'tokens',
      tokens: ['All of this.'],
      calls: [
        { name: 'order_pizza', input: '{"size":"large"}' },
        { name: 'propose_stage', input: '{"stage":"XX"}' },
        { name: 'propose_action', input: '{"title":"Call Dan' },
        { name: 'draw_card', input: 'null' },
        { name: 'recall', input: '[]' },
        { name: 'propose_insight', input: '{"text":"I wait for others"}' },
      ],
    });
    const ana = await consenting();
    const { id } = await ana.chat();
    const answer = await (await say(ana, id, 'Hello')).ended();
    expect(answer).toMatchObject({ status: 'sent', error: null });
    expect(answer.text).toContain('All of this.');
    expect(answer.proposals.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['insight', { text: 'I wait for others' }],
    ]);
  });
});

describe('a chat of 5,000 messages', () => {
  test('is answered from its newest messages, of which no more are read than fit', async () => {
    const { one, consenting, asked } = await guidedWorld(
      { kind: 'tokens', tokens: ['An answer.'] },
      { AI_CONTEXT_TOKENS: '8000' },
    );
    const ana = await consenting();
    const { id } = await ana.chat();
    await seedMessages(
      one,
      ana,
      id,
      Array.from({ length: 5_000 }, (_, at) => ({
        by: at % 2 === 0 ? ('person' as const) : ('guide' as const),
        text: `Message ${at} of a long chat`,
      })),
    );
    const answer = await (await say(ana, id, 'And now?')).ended();
    expect(answer.status).toBe('sent');
    const request = asked()[0];
    expectAlternating(request);
    const count = rolesIn(request).length;
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThan(110);
    expect(textOf(request)).toContain('Message 4999 of');
    expect(textOf(request)).toContain('"turn\\":2501');
  });

  test('of sixty messages of 16,000 characters reads no more than a context holds', async () => {
    const { one, consenting, asked } = await guidedWorld(
      { kind: 'tokens', tokens: ['An answer.'] },
      { AI_CONTEXT_TOKENS: '8000' },
    );
    const ana = await consenting();
    const { id } = await ana.chat();
    await seedMessages(
      one,
      ana,
      id,
      Array.from({ length: 60 }, (_, at) => ({
        by: at % 2 === 0 ? ('person' as const) : ('guide' as const),
        text: `Number ${at}. ${'מילים רבות '.repeat(1_450)}`,
      })),
    );
    const sent = await ana.call(api.messages.send, {
      params: { id },
      body: { message: `Begin. ${'ועוד מילים '.repeat(1_450)}End.`, client_id: randomUUID() },
    });
    expect(sent.status).toBe(200);
    await eventually(() => asked().length === 1);
    expectAlternating(asked()[0]);
    expect(textOf(asked()[0]).length).toBeLessThan(12_000);
    expect(textOf(asked()[0])).toMatch(/Begin\..*characters left out.*End\./u);
  });
});
