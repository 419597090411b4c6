import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoLayers, expectNoSidewaysScroll } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';
import type { Say } from './words.ts';

const place = '/action-hub/my-actions';

function actionsOn(page: Page, say: Say) {
  const group = (name: string) => page.locator(`[data-action-group="${name}"]`);
  const rows = (name: string) => group(name).locator('[data-action]');
  return {
    field: page.getByRole('textbox', { name: say('actions.quick_add') }),
    chips: page.getByRole('group', { name: say('actions.read') }).getByRole('button'),
    group,
    rows,
    row: (title: string) => page.locator('[data-action]').filter({ hasText: title }),
    check: (title: string) => page.getByRole('checkbox', { name: title }),
    handle: (title: string) => page.getByRole('button', { name: say('actions.move', { title }) }),
    undo: page.getByRole('button', { name: say('chat.undo'), exact: true }),
    async add(words: string) {
      await page.getByRole('textbox', { name: say('actions.quick_add') }).fill(words);
      await page.keyboard.press('Enter');
    },
  };
}

async function stored(person: Person) {
  return (await person.call(api.actions.list)).items.map(({ title }) => title);
}

test('a step that the guide proposes is edited, accepted, done, and stands on the timeline @both', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const step = { en: 'I will call Dan tomorrow', he: 'אני אתקשר לדן מחר' }[language];
  const id = await person.chatAbout(step);
  await page.goto(`/chat/${id}`);
  const offer = page.getByRole('group', { name: say('assistant.proposal') });
  await offer.getByRole('button', { name: say('assistant.edit_proposal') }).click();
  await page
    .getByRole('textbox', { name: say('assistant.step'), exact: true })
    .fill('Call Dan, לדבר');
  await page.getByRole('button', { name: say('assistant.accept_action') }).click();
  await expect(offer).toHaveCount(0);
  const mark = page.getByRole('list', { name: say('outcomes.of_message') });
  await expect(mark).toContainText('Call Dan, לדבר');
  // The guide goes on as after a yes in writing.
  const talk = talkScreen(page, say);
  await expect(talk.message(say('assistant.yes_action'))).toBeVisible();
  await expect(talk.log.getByText('Call Dan').last()).toBeVisible();
  await expect(talk.answerActions.last()).toBeVisible();

  await page.goto(place);
  const hub = actionsOn(page, say);
  await hub.check('Call Dan').click();
  await expect.poll(() => stored(person)).toEqual([]);
  await page.goto('/action-hub/my-timeline');
  const entries = page.getByRole('listitem').filter({ hasText: 'Call Dan, לדבר' });
  // Made and done.
  await expect(entries).toHaveCount(2);
  await expectAccessible(page, entries);
});

test('a message becomes an action, which is found in the hub and done there @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Let us **plant** a tree');
  const { page } = person;
  const chat = talkScreen(page, say);
  await chat.open(id);
  const message = chat.message('plant');
  await chat.choose(message, 'actions.make');
  const mark = message.getByRole('list', { name: say('outcomes.of_message') });
  await expect(mark).toContainText('Let us plant a tree');

  await expectNoLayers(page);
  await mark.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${place}$`, 'u'));
  const hub = actionsOn(page, say);
  // It leads to this very action.
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: say('actions.note') }).fill('In the garden');
  await editor.getByRole('button', { name: say('chat.save') }).click();
  await expect(editor).toHaveCount(0);
  await expect
    .poll(async () => (await person.call(api.actions.list)).items)
    .toMatchObject([{ note: 'In the garden', source: { chat_id: id } }]);
  await expect(hub.rows('someday')).toHaveCount(1);
  await expect(hub.row('Let us plant a tree')).toBeVisible();
  await hub.check('Let us plant a tree').click();
  await expect(hub.rows('someday')).toHaveCount(0);
  await page.getByRole('button', { name: say('actions.show_done') }).click();
  await expect(hub.rows('done')).toHaveCount(1);
  await expectAccessible(page, hub.rows('done'));

  await page.goto(`/chat/${id}`);
  await expect(mark).toContainText(say('outcomes.action_done'));
});

test('the day is read while an action is typed, in the page’s language, and can be left out @both', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  await page.goto(place);
  const hub = actionsOn(page, say);
  const [title, words] =
    language === 'he'
      ? ['להתקשר לדן', 'להתקשר לדן מחרתיים ב-9 בבוקר']
      : ['Call Dan', 'Call Dan the day after tomorrow at 9am'];
  await hub.field.fill(words);
  await expect(hub.chips).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, hub.chips);
  await hub.field.press('Enter');
  await expect(hub.field).toHaveValue('');
  await expect(hub.row(title)).toBeVisible();
  await expect
    .poll(async () => (await person.call(api.actions.list)).items)
    .toMatchObject([{ title, due_on: expect.any(String), remind_at: expect.any(String) }]);

  await hub.field.fill(words);
  await hub.chips.first().click();
  await expect(hub.chips).toHaveCount(0);
  await hub.field.press('Enter');
  await expect(hub.rows('someday')).toHaveCount(1);
  await expect(hub.rows('someday')).toContainText(words);
});

test('actions are ordered and given another day by the keyboard alone', async ({ person, say }) => {
  const { page } = person;
  for (const title of ['One', 'Two', 'Three'])
    await person.call(api.actions.create, { body: { title } });
  await page.goto(place);
  const hub = actionsOn(page, say);
  await expect(hub.rows('someday')).toHaveCount(3);
  await hub.handle('One').focus();
  await page.keyboard.press('ArrowDown');
  await expect(hub.rows('someday')).toContainText(['Two', 'One', 'Three']);
  await expect(hub.handle('One')).toBeFocused();
  await expect.poll(() => stored(person)).toEqual(['Two', 'One', 'Three']);

  await hub.handle('Two').focus();
  await page.keyboard.press('ArrowUp');
  await expect(hub.rows('later')).toContainText(['Two']);
  await expect(hub.handle('Two')).toBeFocused();
  await expect
    .poll(async () => (await person.call(api.actions.list, { query: { due: 'later' } })).items)
    .toMatchObject([{ title: 'Two' }]);
});

test('changes without a network are kept over a reload and sent later @phone', async ({
  person,
  say,
}) => {
  await person.call(api.actions.create, { body: { title: 'To be deleted' } });
  const { page } = person;
  await page.goto(place);
  const hub = actionsOn(page, say);
  await expect(hub.row('To be deleted')).toBeVisible();
  const options = page.getByRole('button', {
    name: say('actions.options_of', { title: 'To be deleted' }),
  });
  // The menu has loaded before the network goes.
  await options.click();
  await expect(page.getByRole('menuitem', { name: say('actions.delete') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await hub.add('Made offline');
  await expect(hub.row('Made offline')).toContainText(say('actions.waits'));
  await options.click();
  await page.getByRole('menuitem', { name: say('actions.delete') }).click();
  await expect(hub.rows('someday')).toHaveCount(1);
  expect(await stored(person)).toEqual(['To be deleted']);

  // A reload that the network comes back during.
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => stored(person)).toEqual(['Made offline']);
  await expect(hub.row('Made offline')).toBeVisible();
  await expect(page.getByText(say('actions.waits'))).toHaveCount(0);
});

test('a change on one device shows on another, and a deletion is undone', async ({
  person,
  say,
}) => {
  const { page } = person;
  const second = await person.device();
  await page.goto(place);
  await second.goto(place);
  const [here, there] = [actionsOn(page, say), actionsOn(second, say)];
  await expect(there.field).toBeVisible();
  await here.add('Seen on both');
  await expect(there.row('Seen on both')).toBeVisible();
  await page
    .getByRole('button', { name: say('actions.options_of', { title: 'Seen on both' }) })
    .click();
  await page.getByRole('menuitem', { name: say('actions.delete') }).click();
  await expect(there.row('Seen on both')).toHaveCount(0);
  await here.undo.click();
  await expect(there.row('Seen on both')).toBeVisible();
});

test('an action is dragged to another group by its handle, which gives it that group’s day', async ({
  person,
  say,
}) => {
  const { page } = person;
  for (const title of ['Stays', 'Dragged'])
    await person.call(api.actions.create, { body: { title } });
  await page.goto(place);
  const hub = actionsOn(page, say);
  await expect(hub.rows('someday')).toHaveCount(2);
  await hub.row('Dragged').hover();
  await hub.handle('Dragged').hover();
  await page.mouse.down();
  // The groups that are empty show while something is dragged.
  await page.mouse.move(400, 400);
  await expect(hub.group('today')).toBeVisible();
  await hub.group('today').hover({ position: { x: 60, y: 20 } });
  await expect(hub.group('today')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(hub.rows('today')).toContainText(['Dragged']);
  await expect
    .poll(async () => (await person.call(api.actions.list, { query: { due: 'today' } })).items)
    .toMatchObject([{ title: 'Dragged' }]);
});
