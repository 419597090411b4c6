import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  say,
  shownMessages,
} from '../../testing/guided-world.ts';

const lines = { en: 'I want to kill myself', he: 'אני רוצה למות' } as const;

describe('a message that speaks of danger', () => {
  test.each(['en', 'he'] as const)(
    'gets the fixed reply, and the provider hears nothing (%s)',
    async (language) => {
      const { one, model } = await guidedWorld({ kind: 'tokens' });
      const ana = await one.person({ language, timezone: 'Asia/Jerusalem' });
      await ana.call(api.account.updateProfile, {
        body: { user: { settings: { provider_consent: true } } },
      });
      const { id } = await ana.chat();
      const sent = await say(ana, id, lines[language]);
      const answer = await sent.ended();
      expect(answer).toMatchObject({ status: 'sent', error: null });
      expect(answer.text).toMatch(/\d{3}/u);
      expect(await answersUsed(ana)).toBe(0);

      const again = await ana.call(api.messages.regenerate, { params: { id: answer.id } });
      expect((await endedAnswer(ana, id, again.body.answer.id)).text).toMatch(/\d{3}/u);
      const edited = await ana.call(api.messages.edit, {
        params: { id: sent.message.id },
        body: { text: `${lines[language]}.` },
      });
      expect((await endedAnswer(ana, id, edited.body.answer?.id ?? '')).text).toMatch(/\d{3}/u);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(model.requests).toEqual([]);
    },
  );

  test('never becomes the title of the chat', async () => {
    const { consenting } = await guidedWorld({ kind: 'tokens' });
    const ana = await consenting();
    const { id } = await ana.chat();
    await (await say(ana, id, lines.en)).ended();
    expect((await ana.call(api.chat.list)).body.items[0]?.title).toBe('');
  });

  test('is answered before anything else: without consent, and when the answers of the day are used up', async () => {
    const { one, model } = await guidedWorld({ kind: 'tokens' }, { DEFAULT_PLAN: 'free' });
    const ana = await one.person();
    await one.app.platform.database.pool.query(
      `insert into usage (user_id, limit_id, day, used) values ($1, 'answers', $2, 30)`,
      [ana.user.id, new Date().toISOString().slice(0, 10)],
    );
    const { id } = await ana.chat();
    const sent = await ana.call(api.messages.send, {
      params: { id },
      body: { message: lines.en, client_id: randomUUID() },
    });
    expect(sent.status, sent.text).toBe(200);
    expect((await endedAnswer(ana, id, sent.body.answer?.id ?? '')).text).toMatch(/\d{3}/u);
    expect(model.requests).toEqual([]);
    expect(await shownMessages(ana, id)).toHaveLength(2);
  });
});
