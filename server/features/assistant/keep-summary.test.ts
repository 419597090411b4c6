import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { tokensIn } from '../../platform/ai/tokens.ts';
import { eventually, guidedWorld, say } from '../../testing/guided-world.ts';
import type { ModelRequest } from '../../testing/model-modes.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { type SeededMessage, seedMessages } from '../../testing/seed-messages.ts';
import { type Person, type World, world } from '../../testing/world.ts';

const isSummary = ({ body }: ModelRequest) =>
  body.stream !== true && JSON.stringify(body.messages).includes('the older part of a chat');

const textOf = (request: ModelRequest | undefined) => JSON.stringify(request?.body.messages);

/** A program with a model of 8,000 tokens, which writes numbered summaries that repeat a canary. */
async function smallModel() {
  let summaries = 0;
  const guided = await guidedWorld(
    {
      kind: 'tokens',
      tokens: (request) =>
        isSummary(request) ? [`Summary ${(summaries += 1)} with its canary.`] : ['An answer.'],
    },
    { AI_CONTEXT_TOKENS: '8000' },
  );
  return { ...guided, summed: () => guided.model.requests.filter(isSummary) };
}

/** More than a context of 8,000 tokens holds; each line has a number. */
function longTalk(authors: Person[] = [], count = 40): SeededMessage[] {
  return Array.from({ length: count }, (_, at) => {
    const author = authors[at % Math.max(1, authors.length)];
    return {
      by: authors.length === 0 && at % 2 === 1 ? ('guide' as const) : ('person' as const),
      text: `Line ${at}: ${'we spoke of the move and of the house. '.repeat(8)}`,
      ...(author && { author }),
    };
  });
}

async function storedSummary({ app }: World, chatId: string): Promise<string | null> {
  const { rows } = await app.platform.database.pool.query<{ text: string }>(
    'select text from chat_summaries where chat_id = $1',
    [chatId],
  );
  return rows[0]?.text ?? null;
}

async function idOfLine({ app }: World, chatId: string, line: number): Promise<string> {
  const { rows } = await app.platform.database.pool.query<{ id: string }>(
    'select id from messages where chat_id = $1 and text like $2 order by seq desc',
    [chatId, `Line ${line}:%`],
  );
  return rows[0]?.id ?? '';
}

/** A group with a summary, from words of two people. */
async function summedGroup() {
  const small = await smallModel();
  const [ana, ben] = [await small.consenting(), await small.consenting()];
  const { id } = await groupOf(ana, ben);
  await seedMessages(small.one, ana, id, longTalk([ana, ben]));
  await sayTo(ana, id, '@guide hello');
  await eventually(async () => (await storedSummary(small.one, id)) !== null);
  return { ...small, ana, ben, id };
}

function agree(person: Person, agreed: boolean) {
  return person.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: agreed } } },
  });
}

describe('the older part of a chat', () => {
  test('is summed up after an answer; then the summary stands for it, as data', async () => {
    const { one, consenting, asked, summed } = await smallModel();
    const ana = await consenting();
    const { id } = await ana.chat();
    await seedMessages(one, ana, id, longTalk());
    await (await say(ana, id, 'And now?')).ended();
    await eventually(async () => (await storedSummary(one, id)) !== null);
    const [request] = summed();
    expect(textOf(request)).toContain('Line 0:');
    expect(textOf(request)).not.toContain('Line 39:');
    expect(textOf(request)).toContain(String.raw`{\"n\":1,\"by\":\"person\",\"text\":\"Line 0:`);
    await (await say(ana, id, 'And then?')).ended();
    const next = textOf(asked().at(-1));
    expect(next).toContain(
      String.raw`{\"summary_of_the_older_part\":\"Summary 1 with its canary.\"}`,
    );
    expect(next).not.toContain('Line 0:');
    expect(next).toContain('Line 39:');
    expect(summed()).toHaveLength(1);
  });

  test('goes on from the summary before it, when more has been said', async () => {
    const { one, consenting, summed } = await smallModel();
    const ana = await consenting();
    const { id } = await ana.chat();
    await seedMessages(one, ana, id, longTalk());
    await (await say(ana, id, 'And now?')).ended();
    await eventually(async () => (await storedSummary(one, id)) !== null);
    await seedMessages(one, ana, id, longTalk());
    await (await say(ana, id, 'And then?')).ended();
    await eventually(async () => (await storedSummary(one, id))?.startsWith('Summary 2') ?? false);
    expect(textOf(summed()[1])).toContain(String.raw`{\"summary\":\"Summary 1 with its canary.\"}`);
    expect(textOf(summed()[1])).not.toContain(String.raw`{\"n\":1,`);
  });

  test('is summed up piece by piece where every message is long, and each request fits', async () => {
    const { one, consenting, asked, summed } = await smallModel();
    const ana = await consenting();
    const { id } = await ana.chat();
    const words = 'we spoke of the move and of the house. '.repeat(407);
    await seedMessages(
      one,
      ana,
      id,
      Array.from({ length: 30 }, (_, at) => ({
        by: at % 2 === 1 ? ('guide' as const) : ('person' as const),
        text: `Line ${at}: ${words}`,
      })),
    );
    const pieces = 3;
    for (let turn = 1; turn <= 2; turn += 1) {
      await (await say(ana, id, `And now, ${turn}?`)).ended();
      await eventually(() => summed().length === pieces * turn);
    }
    await eventually(
      async () => (await storedSummary(one, id))?.startsWith(`Summary ${pieces * 2}`) ?? false,
    );
    expect(textOf(summed()[0])).toContain('Line 0:');
    expect(textOf(summed()[pieces])).toContain(
      String.raw`{\"summary\":\"Summary ${pieces} with its canary.\"}`,
    );
    await (await say(ana, id, 'And then?')).ended();
    expect(textOf(asked().at(-1))).toContain(`Summary ${pieces * 2} with its canary.`);
    for (const { body } of [...summed(), ...asked()]) {
      const tools = body['tools'] === undefined ? '' : JSON.stringify(body['tools']);
      const texts = body.messages.map(({ content }) => String(content)).join('\n');
      expect(tokensIn(texts) + tokensIn(tools)).toBeLessThan(6_400);
    }
  });

  test('begins near the messages that are left, where a chat was long before its model came', async () => {
    const { one, consenting, summed } = await smallModel();
    const ana = await consenting();
    const { id } = await ana.chat();
    const count = 2_000;
    await seedMessages(one, ana, id, longTalk([], count));
    const pool = one.app.platform.database.pool;
    const uncovered = async () => {
      const { rows } = await pool.query<{ left: number }>(
        `select (select max(seq) from messages where chat_id = $1) - upto_seq as left
         from chat_summaries where chat_id = $1`,
        [id],
      );
      return Number(rows[0]?.left ?? Infinity);
    };
    for (let turn = 1; turn <= 4; turn += 1) {
      await (await say(ana, id, `And now, ${turn}?`)).ended();
      await eventually(() => summed().length === 3 * turn);
    }
    await eventually(async () => (await uncovered()) < 60);
    expect(textOf(summed()[0])).not.toContain('Line 0:');
    const numbers = summed().flatMap((request) =>
      [...textOf(request).matchAll(/Line (\d+):/gu)].map(([, number]) => Number(number)),
    );
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  });

  test('on another branch of the chat is not what was summed up', async () => {
    const { one, consenting, asked } = await smallModel();
    const ana = await consenting();
    const { id } = await ana.chat();
    const first = await say(ana, id, 'The beginning');
    await first.ended();
    await seedMessages(one, ana, id, longTalk());
    await (await say(ana, id, 'And now?')).ended();
    await eventually(async () => (await storedSummary(one, id)) !== null);
    const edited = await ana.call(api.messages.edit, {
      params: { id: first.message.id },
      body: { text: 'Another beginning' },
    });
    expect(edited.status).toBe(200);
    await eventually(() => textOf(asked().at(-1)).includes('Another beginning'));
    expect(textOf(asked().at(-1))).not.toContain('canary');
  });

  test('goes with its chat', async () => {
    const { one, id } = await summedGroup();
    await one.app.platform.database.pool.query('delete from chats where id = $1', [id]);
    expect(await storedSummary(one, id)).toBeNull();
  });

  test('stays unsummed where no model answers', async () => {
    const one = await world();
    const ana = await one.person();
    const { id } = await ana.chat();
    await seedMessages(one, ana, id, longTalk());
    await (await say(ana, id, 'And now?')).ended();
    expect(await storedSummary(one, id)).toBeNull();
  });
});

describe('a summary among people', () => {
  test('says who said what, and goes along in the next answer with those who said it', async () => {
    const { one, ana, ben, id, asked, summed } = await summedGroup();
    expect(textOf(summed()[0])).toContain(String.raw`\"from\":\"${ben.user.display_name}\"`);
    const { answer } = await sayTo(ana, id, '@guide and now?');
    await eventually(() => textOf(asked().at(-1)).includes('and now?'));
    expect(textOf(asked().at(-1))).toContain('canary');
    const { rows } = await one.app.platform.database.pool.query<{ drawn_from: string[] }>(
      'select drawn_from from messages where id = $1',
      [answer?.id],
    );
    expect(rows[0]?.drawn_from).toEqual(expect.arrayContaining([ana.user.id, ben.user.id]));
  });

  test.each(['remove', 'edit'] as const)(
    'is gone when one of its messages changes: %s',
    async (how) => {
      const { one, ana, id, asked } = await summedGroup();
      const params = { id: await idOfLine(one, id, 0) };
      const changed =
        how === 'remove'
          ? await ana.call(api.messages.remove, { params, body: { scope: 'all' } })
          : await ana.call(api.messages.edit, { params, body: { text: 'Something else' } });
      expect(changed.status).toBe(200);
      expect(await storedSummary(one, id)).toBeNull();
      await sayTo(ana, id, '@guide and now?');
      await eventually(() => textOf(asked().at(-1)).includes('and now?'));
      expect(textOf(asked().at(-1))).not.toContain('canary');
    },
  );

  test('stays when a newer message changes', async () => {
    const { one, ben, id } = await summedGroup();
    const params = { id: await idOfLine(one, id, 39) };
    await ben.call(api.messages.remove, { params, body: { scope: 'all' } });
    expect(await storedSummary(one, id)).toContain('canary');
  });

  test('stays here when somebody takes consent back, and is written again without them', async () => {
    const { one, ana, ben, id, asked, summed } = await summedGroup();
    await agree(ben, false);
    await sayTo(ana, id, '@guide and now?');
    await eventually(() => textOf(asked().at(-1)).includes('and now?'));
    expect(textOf(asked().at(-1))).not.toContain('canary');
    await eventually(async () => (await storedSummary(one, id))?.startsWith('Summary 2') ?? false);
    const anew = textOf(summed()[1]);
    expect(anew).toContain('Line 0:');
    expect(anew).not.toContain('Line 1:');
    expect(anew).not.toContain('canary');
    expect(anew).not.toContain(ben.user.display_name);
  });

  test('is not stored when a message is deleted while it is written', async () => {
    const { one, consenting, model } = await smallModel();
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await groupOf(ana, ben);
    await seedMessages(one, ana, id, longTalk([ana, ben]));
    const { mode } = model;
    model.mode = { ...mode, delayMs: 1_500 } as typeof mode;
    await sayTo(ana, id, '@guide hello');
    await eventually(() => model.requests.some(isSummary));
    const params = { id: await idOfLine(one, id, 0) };
    await ana.call(api.messages.remove, { params, body: { scope: 'all' } });
    expect(await storedSummary(one, id)).toBeNull();
    await eventually(async () => (await storedSummary(one, id)) !== null);
    const request = model.requests.filter(isSummary).at(-1);
    expect(textOf(request)).not.toContain('Line 0:');
    expect(await storedSummary(one, id)).not.toContain('Summary 1 ');
  });
});
