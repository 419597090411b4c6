import { expect, test } from 'vitest';
import { cardArt } from '#contract/card-art.ts';
import { api } from '#contract/index.ts';
import { journeys } from '#content/journeys/journeys.ts';
import { sharedWorld } from '../../testing/world.ts';

const { person } = sharedWorld();

test('a chat begins with a journey or a card, and lists show it in the reader’s language', async () => {
  const ana = await person();
  const begin = async (theme: string) =>
    (await ana.call(api.chat.create, { body: { chat_type: 'AI', theme } })).body.chat;
  const [journey] = journeys;
  const chat = await begin(journey?.id ?? '');
  expect(chat).toMatchObject({
    theme_name: journey?.title.en,
    theme_image: cardArt(journey?.theme_image ?? '', 300),
  });
  await ana.call(api.account.updateProfile, { body: { user: { language: 'he' } } });
  const opened = await ana.call(api.chat.openTheme, { params: { id: chat.id } });
  expect(opened.body.theme_name).toBe(journey?.title.he);
  expect((await ana.call(api.chat.list)).body.items[0]?.theme_name).toBe(journey?.title.he);
  expect(await begin('bench')).toMatchObject({ theme_image: cardArt('bench', 300) });
  const plain = await ana.call(api.chat.create, { body: { chat_type: 'AI' } });
  expect(plain.body.chat).toMatchObject({ theme_name: null, theme_image: null });
});

test('a new one-to-one chat gets the chosen theme, and an existing one keeps its own', async () => {
  const [ana, ben] = [await person(), await person()];
  const begin = async (theme: string, title: string) =>
    (
      await ana.call(api.chat.create, {
        body: { chat_type: 'US', participants: [ben.username], theme, title },
      })
    ).body.chat;
  // A one-to-one chat bears the other’s name.
  const about = { theme_image: cardArt('bench', 300), title: '' };
  const chat = await begin('bench', 'On a bench');
  expect(chat).toMatchObject(about);
  expect((await ben.call(api.chat.list)).body.items[0]).toMatchObject(about);
  expect(await begin('door', 'At a door')).toMatchObject({ id: chat.id, ...about });
});

test('a theme that is not there is refused', async () => {
  const ana = await person();
  const refused = await ana.call(api.chat.create, {
    body: { chat_type: 'AI', theme: 'no-such-theme' },
  });
  expect(refused.status).toBe(422);
  expect(refused.error.fields).toEqual({ theme: 'field.invalid' });
});
