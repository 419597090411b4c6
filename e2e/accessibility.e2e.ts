import { expectAccessible } from './accessible.ts';
import { test } from './people.ts';
import { connect, groupOf, talkScreen, write } from './talk.ts';
import { chatScreen } from './screens.ts';

test('the screens before a sign-in have no accessibility faults in either theme @both', async ({
  page,
  product,
}) => {
  for (const path of ['/intro', '/sign-up', '/profile/login', '/restore-password', '/nowhere']) {
    await page.goto(product.url + path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});

test('a chat with its answer and the list have no accessibility faults in either theme @both', async ({
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

test('home, profile and an unknown page have no accessibility faults in either theme @both', async ({
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

test('a group chat and empty own cards have no accessibility faults in either theme @both', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await page.goto('/cards/users/me');
  await expectAccessible(page, page.getByText(say('cards.none_mine')));
  await connect(person, other);
  const id = await groupOf(person, other, 'The quay');
  await write(other, id, 'Who comes along?');
  const chat = talkScreen(page, say);
  await chat.open(id);
  await expectAccessible(page, chat.message('Who comes along?'));
});
