import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { careAnswers, careMisread, careNote } from '#content/guide/safety-replies.ts';
import { answersUsed, say } from '../../testing/guided-world.ts';
import { type Person, world } from '../../testing/world.ts';
import type { AnswerPart } from '../../platform/ai/model.ts';
import { careAfter } from '../../platform/ai/safety/care.ts';
import { besideAnswer } from './caring.ts';

const alike = "I've already asked my sister if she would take the cat, just in case I am not there";
const hear = async (person: Person, id: string, text: string) =>
  (await say(person, id, text)).ended();

test('words that only read like danger are answered, and the note stands under the answer', async () => {
  const one = await world();
  const ana = await one.person({ language: 'en', timezone: 'Europe/London' });
  const { id } = await ana.chat();
  const answer = await hear(ana, id, alike);
  expect(answer.text).toMatch(/\S\n\nOr is it heavier than it sounds/u);
  expect(answer.text.endsWith(careNote.text.en)).toBe(true);
  expect(answer.suggestions).toEqual([careNote.heavier.en, careNote.goOn.en]);
  expect(await answersUsed(ana)).toBe(1);

  const next = await hear(ana, id, careNote.goOn.en);
  expect(next.text).not.toContain(careNote.text.en);
  expect(next.text).not.toMatch(/\d{3}/u);
});

test('the note leads to the question, and a yes to care', async () => {
  const one = await world();
  const ana = await one.person({ language: 'en', timezone: 'Europe/London' });
  const { id } = await ana.chat();
  await hear(ana, id, alike);
  const question = await hear(ana, id, careNote.heavier.en);
  expect(question.suggestions).toHaveLength(2);
  const care = await hear(ana, id, careAnswers.yes.en);
  expect(care.text).toMatch(/\d{3}/u);
  expect(care.suggestions).toEqual([]);
});

test('the note is the whole answer where the answers of the day are used up', async () => {
  const one = await world({ DEFAULT_PLAN: 'free' });
  const ana = await one.person({ language: 'en', timezone: 'Europe/London' });
  await one.app.platform.database.pool.query(
    `insert into usage (user_id, limit_id, day, used) values ($1, 'answers', $2, 30)`,
    [ana.user.id, new Date().toISOString().slice(0, 10)],
  );
  const { id } = await ana.chat();
  const answer = await hear(ana, id, alike);
  expect(answer.text).toBe(careNote.text.en);
  expect(answer.suggestions).toHaveLength(2);
});

test('an explanation of angry words is answered after one sentence of apology', async () => {
  const one = await world();
  const ana = await one.person({ language: 'en', timezone: 'Europe/London' });
  const { id } = await ana.chat();
  const care = await hear(ana, id, 'I will kill my brother tonight, I swear');
  expect(care.text).toMatch(/\d{3}/u);
  const answer = await hear(
    ana,
    id,
    'it’s an expression, nobody is going to be hurt. I am angry that he never calls our mother',
  );
  expect(answer.text.startsWith(careMisread.en)).toBe(true);
  expect(answer.text.length).toBeGreaterThan(careMisread.en.length + 20);
  const { items } = (await ana.call(api.messages.list, { params: { id } })).body;
  expect(items).toHaveLength(4);
});

describe('a note', () => {
  const suggestions = [careNote.heavier.en, careNote.goOn.en];
  const note = { text: careNote.text.en, suggestions, asks: true, beside: true };
  const beside = careAfter(null, alike, { language: 'en', timezone: 'Europe/London' });
  const heard = async (offered: AnswerPart[]) => {
    async function* answer(): AsyncGenerator<AnswerPart> {
      yield { type: 'text', text: 'How would it begin?' };
      yield* offered;
    }
    const parts: AnswerPart[] = [];
    if (!beside.state) throw new Error('the words read like danger');
    for await (const part of besideAnswer({ state: beside.state, reply: note }, answer()))
      parts.push(part);
    return parts;
  };

  test('stands under an answer that offers nothing', async () => {
    expect((await heard([])).at(-1)).toEqual({ type: 'suggestions', suggestions });
  });

  test.each<AnswerPart>([
    { type: 'suggestions', suggestions: ['An example', 'Stop here'] },
    {
      type: 'proposal',
      proposal: { kind: 'action', payload: { title: 'Call her', due_on: '2026-12-01' } },
    },
  ] as AnswerPart[])('waits for another message where the answer offers $type', async (offer) => {
    const parts = await heard([offer]);
    expect(parts.some((part) => part.type === 'text' && part.text.includes(note.text))).toBe(false);
    const last = parts.at(-1);
    if (last?.type !== 'care') throw new Error('the note is taken back');
    expect(last.outcome.reply).toBeNull();
    const later = careAfter(last.outcome.state, alike, {
      language: 'en',
      timezone: 'Europe/London',
    });
    expect(later.reply?.text).toBe(note.text);
  });
});
