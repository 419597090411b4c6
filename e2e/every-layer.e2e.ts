import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { type Modelled, type Person, expect, test } from './people.ts';
import { connect, groupOf, talkScreen, write } from './talk.ts';
import { tooSmall } from './targets.ts';
import type { Say } from './words.ts';

const root = path.resolve(import.meta.dirname, '..');

const sourcesWith = (pattern: RegExp) =>
  globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();

/** Every source that makes a layer, but the one that says what a layer is. */
const sources = sourcesWith(/\buse(?:Modal)?Layer\(/u).filter(
  (file) => file !== 'web/ui/layers.ts',
);

/** Parts of Mantine that open over a page. */
const overlay =
  /import \{[^}]*\b(?:Modal|Drawer|Menu|Popover|HoverCard|Combobox|\w*Select|Autocomplete|TagsInput|Spotlight)\b[^}]*\} from '@mantine/u;

interface Scene {
  page: Page;
  say: Say;
  person: Person;
  /** A group with a message of each and a picture of mine. */
  group: string;
}

interface Walk {
  at: (scene: Scene) => string;
  /** Opens the layer and answers with an element that goes with it. */
  open: (scene: Scene) => Promise<Locator>;
  /** Within a dialog, which stays when it is closed. */
  inDialog?: true;
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const inChats = () => '/chat';
const inGroup = ({ group }: Scene) => `/chat/${group}`;

/** How the layer of each source is opened; a new one fails until it has a line here. */
const walks: Record<string, Walk> = {
  'web/features/assistant/QueuedMessages.tsx': {
    at: ({ group }) => `/chat/${group}`,
    async open({ page, say }) {
      const talk = talkScreen(page, say);
      await talk.write('Count on');
      await expect(talk.stop).toBeVisible();
      await talk.write('And then');
      const queue = page.getByRole('list', { name: say('chat.queue') });
      await button(queue, say('chat.edit')).click();
      return queue.getByRole('textbox', { name: say('chat.edit_message') });
    },
  },
  'web/features/cards/ChooseCard.tsx': {
    at: inGroup,
    inDialog: true,
    async open({ page, say }) {
      await button(page, say('cards.draw_one')).click();
      const sheet = page.getByRole('dialog', { name: say('cards.draw_one') });
      await sheet.getByText(say('cards.shelf_mine'), { exact: true }).click();
      await button(sheet, say('cards.make')).click();
      return sheet.locator('form');
    },
  },
  'web/features/chat-list/SelectionBar.tsx': {
    at: inChats,
    async open({ page, say }) {
      await page.locator('[data-chat] [aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem', { name: say('selection.select') }).click();
      return page.getByRole('toolbar', { name: say('selection.bar') });
    },
  },
  'web/features/history/HistoryPart.tsx': {
    at: () => '/profile/manage_history',
    async open({ page, say }) {
      await page.getByRole('checkbox').first().click();
      return button(page, say('history.none'));
    },
  },
  'web/features/members/ChatDetails.tsx': {
    at: inGroup,
    inDialog: true,
    async open({ page, say }) {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      const details = page.getByRole('dialog', { name: say('members.details') });
      await button(details, say('members.invite')).click();
      return page.getByRole('dialog', { name: say('members.invite') });
    },
  },
  'web/features/messages/MessageEditor.tsx': {
    at: inGroup,
    async open({ page, say }) {
      const talk = talkScreen(page, say);
      await talk.choose(talk.message('Mine to change'), 'chat.edit');
      return page.getByRole('textbox', { name: say('chat.edit_message') });
    },
  },
  'web/features/pictures/PictureViewer.tsx': {
    at: inGroup,
    async open({ page, say }) {
      await page.getByRole('log').locator('button:has(img[src*="/api/media/"])').click();
      return page.getByRole('dialog', { name: say('pictures.viewer') });
    },
  },
  'web/features/search/SearchPane.tsx': {
    at: inChats,
    inDialog: true,
    async open({ page, say }) {
      await button(page, say('shell.search')).click();
      const search = page.getByRole('dialog', { name: say('search.title') });
      await search.getByRole('combobox').fill('from:');
      // The guide can be chosen as a writer, and is no result.
      return search.getByRole('option', { name: say('assistant.guide') });
    },
  },
  'web/features/talk/ReactionPicker.tsx': {
    at: inGroup,
    async open({ page, say }) {
      const talk = talkScreen(page, say);
      await talk.choose(talk.message('Mine to change'), 'messages.react');
      return page.getByRole('dialog', { name: say('messages.react') });
    },
  },
  'web/features/talk/use-mentions.tsx': {
    at: inGroup,
    async open({ page, say }) {
      await talkScreen(page, say).composer.pressSequentially('Dear @');
      return page.getByRole('listbox', { name: say('messages.mention') });
    },
  },
  'web/ui/DialogSheet.tsx': {
    at: inChats,
    async open({ page, say }) {
      await button(page, say('folders.new')).click();
      return page.getByRole('dialog');
    },
  },
  'web/ui/MenuList.tsx': {
    at: inChats,
    async open({ page }) {
      await page.locator('[data-chat] [aria-haspopup="menu"]').first().click();
      return page.getByRole('menu');
    },
  },
  'web/ui/PanelDrawer.tsx': {
    at: inGroup,
    async open({ page, say }) {
      // A phone that lies on its side.
      await page.setViewportSize({ width: 844, height: 390 });
      await button(page, say('shell.open_chats')).click();
      return page.getByRole('dialog', { name: say('shell.chats') });
    },
  },
  'web/ui/SelectField.tsx': {
    at: () => '/profile/me',
    async open({ page, say }) {
      await page.getByRole('combobox', { name: say('account.timezone') }).click();
      return page.getByRole('listbox');
    },
  },
};

const layersOf = (page: Page) =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

/** Goes back out of every layer, one at a time, and is on the same page with none. */
async function backOut(page: Page, top: Locator, what: string, inDialog = false): Promise<void> {
  const { pathname } = new URL(page.url());
  const count = inDialog ? 2 : 1;
  await expect(top, what).toBeVisible();
  await expect.poll(() => layersOf(page), `${what} has an entry`).toBe(count);
  // A layer that is still opening is smaller for a moment.
  await expect.poll(() => tooSmall(top), `${what} is for fingers`).toEqual([]);
  for (let left = count - 1; left >= 0; left--) {
    await page.evaluate(() => history.back());
    await expect(top, `${what} is closed first`).toHaveCount(0);
    await expect.poll(() => layersOf(page), `${what} closes alone`).toBe(left);
    if (left > 0) await expect(page.getByRole('dialog'), what).toHaveCount(left);
  }
  await expect(page.getByRole('dialog'), what).toHaveCount(0);
  expect(new URL(page.url()).pathname, what).toBe(pathname);
}

/** Escape closes a layer within a dialog first, and the dialog after it. */
async function escapeOut(page: Page, top: Locator, what: string): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await expect(top, what).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(top, `${what} is closed first by Escape`).toHaveCount(0);
  await expect(dialogs, `${what} closes alone by Escape`).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs, what).toHaveCount(0);
}

/** A group with a message of each, a picture, and a chat with the guide beside it. */
async function groupWithPicture(person: Person, other: Person): Promise<string> {
  await connect(person, other);
  const id = await groupOf(person, other, 'Walkers');
  await write(other, id, 'A line of another');
  await write(person, id, 'Mine to change');
  const colour = {
    create: { width: 600, height: 400, channels: 3 as const, background: '#14585c' },
  };
  const form = new FormData();
  form.append('client_id', randomUUID());
  const picture = new Uint8Array(await sharp(colour).jpeg().toBuffer());
  form.append('image', new Blob([picture], { type: 'image/jpeg' }), 'hill.jpg');
  const token = await person.page.evaluate(() => localStorage.getItem('access_token'));
  const sent = await fetch(
    new URL(api.messages.sendUser.path.replace(':id', id), person.page.url()),
    { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
  );
  expect(sent.status).toBe(200);
  return id;
}

/** Messages wait only while a model answers. */
async function whileAnswering({ model }: Modelled, asker: Person): Promise<string> {
  model.mode = { kind: 'count', count: 2_000, delayMs: 30 };
  return asker.newChat();
}

test('all that opens over a page makes a layer, and every source of a layer has a way to it here', () => {
  // Its list is open for as long as its dialog.
  const within = 'web/ui/Picker.tsx';
  expect(sourcesWith(overlay).filter((file) => !sources.includes(file))).toEqual([within]);
  expect(Object.keys(walks).toSorted()).toEqual(sources);
});

test('going back and Escape close each kind of layer, the topmost first, and leave no page @phone', async ({
  person,
  other,
  asker,
  modelled,
  say,
}) => {
  test.slow();
  const group = await groupWithPicture(person, other);
  const waiting = await whileAnswering(modelled, asker);
  for (const [source, { at, open, inDialog }] of Object.entries(walks)) {
    const isWaiting = source.endsWith('QueuedMessages.tsx');
    const who = isWaiting ? asker : person;
    const scene = { page: who.page, say, person: who, group: isWaiting ? waiting : group };
    const size = who.page.viewportSize();
    // Loaded afresh, a page that is left by mistake is another document.
    await who.page.goto(at(scene));
    await backOut(who.page, await open(scene), source, inDialog);
    if (inDialog) await escapeOut(who.page, await open(scene), source);
    if (size) await who.page.setViewportSize(size);
  }
});

test('going back closes all that a button of a main screen opens @phone', async ({
  person,
  other,
  say,
}) => {
  test.slow();
  const group = await groupWithPicture(person, other);
  const chat = await person.chatAbout('A quiet morning');
  await person.call(api.actions.create, { body: { title: 'Water the garden' } });
  const { page } = person;
  const opened: string[] = [];
  for (const place of [
    '/',
    '/chat',
    `/chat/${group}`,
    `/chat/${chat}`,
    '/cards/word/1',
    '/connect',
    '/notifications',
    '/action-hub/my-actions',
    '/profile/me',
  ]) {
    await page.goto(place);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const openers = page.locator(':is(button, input)[aria-haspopup]:visible');
    const names = await openers.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
    for (const [at, name] of names.entries()) {
      // Of the same ones in many rows, the first.
      if (names.indexOf(name) < at) continue;
      await openers.nth(at).click();
      const top = page.locator('[role="dialog"], [role="menu"], [role="listbox"]:visible').last();
      await backOut(page, top, `${name} at ${place}`);
      opened.push(name);
    }
  }
  expect(opened).toContain(say('cards.draw_one'));
  expect(opened.length).toBeGreaterThan(8);
});
