import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { endedAnswer, eventually, guidedWorld, say } from '../../testing/guided-world.ts';
import type { ModelRequest } from '../../testing/model-modes.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { type SeededMessage, seedMessages } from '../../testing/seed-messages.ts';
import type { Person } from '../../testing/world.ts';

/** How often a request looked something up before. */
const lookedUp = ({ body }: ModelRequest) =>
  body.messages.filter(
    ({ role, tool_calls: calls }: { role: string; tool_calls?: object[] }) =>
      role === 'assistant' && JSON.stringify(calls ?? []).includes('recall'),
  ).length;

/** A model of 8,000 tokens that looks up `query` so many times before it answers. */
function recalling(query: string, times = 1) {
  return guidedWorld(
    {
      kind: 'tokens',
      tokens: (request) => (lookedUp(request) < times ? ['Let me think.'] : ['You said so.']),
      calls: (request) =>
        lookedUp(request) < times ? [{ name: 'recall', input: JSON.stringify({ query }) }] : [],
    },
    { AI_CONTEXT_TOKENS: '8000' },
  );
}

/** Old words, and then more than a context holds. */
function talk(old: SeededMessage[]): SeededMessage[] {
  const filler = Array.from({ length: 60 }, (_, at) => ({
    by: at % 2 === 0 ? ('person' as const) : ('guide' as const),
    text: `Line ${at}: ${'we spoke of the move and of the house. '.repeat(8)}`,
  }));
  return [...old, ...filler];
}

/** The results of look-ups that a request gave to the model. */
function resultsIn(request: ModelRequest | undefined): string {
  return (request?.body.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => String(content))
    .join('\n');
}

function agree(person: Person, agreed: boolean) {
  return person.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: agreed } } },
  });
}

describe('a look-up by the model', () => {
  test('finds older words of the chat, in the same answer', async () => {
    const { one, consenting, asked } = await recalling('סבתא garden');
    const ana = await consenting();
    const { id } = await ana.chat();
    const old = {
      by: 'person' as const,
      text: 'Grandmother’s garden had a fig tree',
      at: '2025-03-01T10:00:00Z',
    };
    const hebrew = { by: 'person' as const, text: 'הגינה של סבתא', at: '2025-03-02T10:00:00Z' };
    const guides = { by: 'guide' as const, text: 'A garden, then', at: '2025-03-02T10:01:00Z' };
    await seedMessages(one, ana, id, talk([old, hebrew, guides]));
    const answer = await (await say(ana, id, 'What tree was it?')).ended();
    expect(answer).toMatchObject({ status: 'sent', text: 'Let me think.\n\nYou said so.' });
    expect(asked()).toHaveLength(2);
    expect(JSON.stringify(asked()[0]?.body.messages)).not.toContain('fig tree');
    const lines = resultsIn(asked()[1]).split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { on: '2025-03-02', text: 'הגינה של סבתא' },
      { on: '2025-03-01', text: 'Grandmother’s garden had a fig tree' },
    ]);
  });

  test('is made at most twice in one answer, and its results are bounded', async () => {
    const { one, consenting, asked } = await recalling('canary', 9);
    const ana = await consenting();
    const { id } = await ana.chat();
    const old = Array.from({ length: 30 }, (_, at) => ({
      by: 'person' as const,
      text: `canary ${at} ${'with many more words '.repeat(700)}`,
      at: '2025-03-01T10:00:00Z',
    }));
    await seedMessages(one, ana, id, talk(old));
    const answer = await (await say(ana, id, 'What was it?')).ended();
    expect(asked()).toHaveLength(3);
    expect(answer.status).toBe('sent');
    expect(resultsIn(asked()[1]).length).toBeGreaterThan(300);
    expect(resultsIn(asked()[1]).length).toBeLessThan(2_500);
    const tools = asked().map(({ body }) => JSON.stringify(body['tools']).includes('recall'));
    expect(tools).toEqual([true, true, false]);
  });

  test('finds nothing of other chats, of other people, or of danger', async () => {
    const { one, consenting, asked } = await recalling('canary');
    const [ana, ben] = [await consenting(), await consenting()];
    const old = { by: 'person' as const, text: 'canary', at: '2025-03-01T10:00:00Z' };
    await seedMessages(one, ana, (await ana.chat()).id, [old]);
    await seedMessages(one, ben, (await ben.chat()).id, [old]);
    const { id } = await ana.chat();
    await seedMessages(one, ana, id, talk([{ ...old, text: 'guarded canary' }]));
    await one.app.platform.database.pool.query(
      `update messages set care = '{"state":{"phase":"calm","danger":null,"step":1,"cleared":[]},"reply":{"text":"Stay","suggestions":[],"asks":false}}'
       where chat_id = $1 and text = 'guarded canary'`,
      [id],
    );
    await (await say(ana, id, 'What did I say?')).ended();
    expect(asked()).toHaveLength(2);
    expect(resultsIn(asked()[1])).toContain('Nothing was found');
  });
});

describe('a look-up among people', () => {
  test('finds the words of those who agree alone, and the answer carries them', async () => {
    const { one, consenting, asked } = await recalling('canary');
    const [ana, ben, silent] = [await consenting(), await consenting(), await one.person()];
    const { id } = await groupOf(ana, ben, silent);
    const old = (author: Person, text: string): SeededMessage => ({
      by: 'person',
      author,
      text,
      at: '2025-03-01T10:00:00Z',
    });
    await seedMessages(
      one,
      ana,
      id,
      talk([old(ben, 'canary of Ben'), old(silent, 'canary of nobody')]),
    );
    const { answer } = await sayTo(ana, id, '@guide what was it?');
    await endedAnswer(ana, id, answer?.id ?? '');
    expect(resultsIn(asked()[1])).toContain('canary of Ben');
    expect(JSON.parse(resultsIn(asked()[1]))).toMatchObject({ from: ben.user.display_name });
    expect(JSON.stringify(asked().map(({ body }) => body))).not.toContain('canary of nobody');
    const drawnFrom = async () =>
      (
        await one.app.platform.database.pool.query<{ drawn_from: string[] }>(
          'select drawn_from from messages where id = $1',
          [answer?.id],
        )
      ).rows[0]?.drawn_from;
    expect(await drawnFrom()).toContain(ben.user.id);

    await agree(ben, false);
    const before = asked().length;
    await sayTo(ana, id, '@guide and again?');
    await eventually(() => asked().length === before + 2);
    expect(JSON.stringify(asked().slice(before))).not.toContain('canary of Ben');
    expect(resultsIn(asked().at(-1))).toContain('Nothing was found');
  });
});
