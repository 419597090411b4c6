import { describe, expect, test } from 'vitest';
import { dayIn } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import { guidedWorld, say, shownMessages } from '../../testing/guided-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const allow = (person: Person, memory = true) =>
  person.call(api.account.updateProfile, { body: { user: { settings: { memory } } } });

/** A step that came of a chat with the guide. */
async function planIn(person: Person, chatId: string, title: string, dueOn?: string) {
  const { body } = await person.call(api.actions.create, {
    body: { title, source: { chat_id: chatId }, ...(dueOn && { due_on: dueOn }) },
  });
  return body.action.id;
}

/** The guide's answer to a message in a new chat with it. */
async function beginning(
  person: Person,
  message = 'Work has been loud this week',
): Promise<string> {
  const { id } = await person.chat();
  const said = await say(person, id, message);
  await said.ended();
  return (await shownMessages(person, id)).at(-1)?.text ?? '';
}

describe('the last step', () => {
  test('is asked after once, at the start of the next chat with the guide', async () => {
    const ana = await one.person();
    await allow(ana);
    const { id: earlier } = await ana.chat();
    await (await say(ana, earlier, 'I will write to Dan')).ended();
    await planIn(ana, earlier, 'Write to Dan');
    await (await say(ana, earlier, 'And now something else')).ended();
    expect((await shownMessages(ana, earlier)).at(-1)?.text).not.toContain('Write to Dan');
    const { id } = await ana.chat();
    await (await say(ana, id, 'Work has been loud this week')).ended();
    const [, first] = await shownMessages(ana, id);
    expect(first?.text).toContain('Write to Dan');
    expect(first?.text.split('?').length).toBeLessThanOrEqual(2);
    await (await say(ana, id, 'It is not done yet')).ended();
    expect((await shownMessages(ana, id)).at(-1)?.text).not.toContain('Write to Dan');
    expect(await beginning(ana)).not.toContain('Write to Dan');
  });

  test('is asked after once its day is over', async () => {
    const ana = await one.person();
    await allow(ana);
    const day = (ahead: number) => dayIn('UTC', new Date(Date.now() + ahead * 86_400_000));
    const { id } = await ana.chat();
    await planIn(ana, id, 'Paint the door', day(-2));
    await planIn(ana, id, 'Call Mum', day(2));
    expect(await beginning(ana)).toContain('Paint the door');
    expect(await beginning(ana)).not.toMatch(/Paint the door|Call Mum/u);
  });

  test('is asked after in other words when it is done, and not when it was dropped', async () => {
    const ana = await one.person();
    await allow(ana);
    const { id } = await ana.chat();
    const action = await planIn(ana, id, 'Call Mum');
    const become = (state: 'done' | 'dropped') =>
      ana.call(api.actions.update, { params: { id: action }, body: { state } });
    await become('done');
    expect(await beginning(ana)).toMatch(/Call Mum.*(?:done|behind you)/su);
    const next = await planIn(ana, id, 'Run');
    await ana.call(api.actions.update, { params: { id: next }, body: { state: 'dropped' } });
    expect(await beginning(ana)).not.toContain('Run');
  });

  test('is not asked after without consent, in danger, among people, or when it is another person’s', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await ana.chat();
    await planIn(ana, id, 'Paint the door');
    expect(await beginning(ana)).not.toContain('Paint the door');
    await allow(ana);
    await planIn(ana, id, 'Paint the wall');
    expect(await beginning(ana, 'I want to kill myself')).not.toContain('Paint');
    await allow(ben);
    expect(await beginning(ben)).not.toContain('Paint');
    await planIn(ana, id, 'Paint the roof');
    const temporary = await ana.call(api.chat.create, {
      body: { chat_type: 'AI', temporary: true },
    });
    await (await say(ana, temporary.body.chat.id, 'For a day')).ended();
    expect((await shownMessages(ana, temporary.body.chat.id)).at(-1)?.text).not.toContain('Paint');
    await allow(ana, false);
    await planIn(ana, id, 'Paint the gate');
    expect(await beginning(ana)).not.toContain('Paint');
  });

  test.each([
    { answers: ['yes, I did it'], state: 'done' },
    { answers: ['לא, לא יצא'], state: 'open' },
    { answers: ['not yet', 'Let it go'], state: 'dropped' },
  ])('becomes $state by the words $answers', async ({ answers, state }) => {
    const ana = await one.person();
    await allow(ana);
    const { id: earlier } = await ana.chat();
    await planIn(ana, earlier, 'Write to Dan');
    await planIn(ana, (await ana.chat()).id, 'Call Mum');
    const step = async () => (await ana.call(api.memory.list)).body.last_step;
    const { id } = await ana.chat();
    for (const message of ['Work has been loud this week', ...answers])
      await (await say(ana, id, message)).ended();
    expect(await step()).toMatchObject({ title: 'Call Mum', state });
    const { items } = (await ana.call(api.actions.list)).body;
    expect(items.map(({ title }) => title)).toContain('Write to Dan');
  });

  test('changes on the owner’s devices at once, and for nobody else', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    await allow(ana);
    await planIn(ana, (await ana.chat()).id, 'Call Mum');
    const { id: other } = await ben.chat();
    await planIn(ben, other, 'Call Mum');
    const { id } = await ana.chat();
    await (await say(ana, id, 'Work has been loud this week')).ended();
    const types = await verifyLive(ana, [], async () => {
      await (await say(ana, id, 'done')).ended();
    });
    expect(types).toContain('action.changed');
    expect((await ben.call(api.memory.list)).body.last_step?.state).toBe('open');
  });

  test('goes to a provider as data, with consent to memory alone', async () => {
    const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens: ['An answer.'] });
    const ana = await consenting();
    const { id } = await ana.chat();
    await planIn(ana, id, 'Ask "Dan" for a day');
    await beginning(ana);
    expect(JSON.stringify(asked().at(-1)?.body)).not.toContain('for a day');
    await allow(ana);
    await planIn(ana, id, 'Ask "Dan" for a week');
    await beginning(ana);
    const newest = asked().at(-1)?.body.messages.at(-1);
    expect(newest?.content).toContain(
      '{"last_step":{"title":"Ask \\"Dan\\" for a week","done":false}',
    );
  });
});
