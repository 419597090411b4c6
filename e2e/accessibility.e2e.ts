import { expectAccessible } from './accessible.ts';
import { test } from './people.ts';
import { chatScreen } from './screens.ts';

test('the screens before a sign-in have no accessibility faults in either theme (X1)', async ({
  page,
  product,
}) => {
  for (const path of ['/intro', '/sign-up', '/profile/login', '/restore-password', '/nowhere']) {
    await page.goto(product.url + path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});

test('a chat with its answer and the list have no accessibility faults in either theme (X1, X2, X3)', async ({
  person,
  say,
}) => {
  const { page } = person;
  const id = await person.chatAbout('הבית ליד הים, ו־John');
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await expectAccessible(page, chat.answerActions);
  await page.goto('/chat');
  await expectAccessible(page, page.getByRole('listitem').filter({ hasText: 'John' }));
  await page.getByRole('button', { name: say('shell.search_all') }).click();
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  await expectAccessible(page, dialog.getByRole('option'));
});

test('home, profile and a page that is not there have no accessibility faults in either theme (X1)', async ({
  person,
  say,
}) => {
  const { page } = person;
  await person.chatAbout('A line for the home page');
  await page.goto('/');
  await expectAccessible(page, page.getByRole('textbox', { name: say('home.composer') }));
  for (const path of ['/profile', '/profile/me', '/analyze', '/nowhere']) {
    await page.goto(path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});
