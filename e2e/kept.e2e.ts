import { api } from '#contract/index.ts';
import { heardBefore, keptAnswers, untilKept, writtenIn } from './on-disk.ts';
import { expect, newPerson, password, test } from './people.ts';
import { chatScreen, signInThroughScreen } from './screens.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';

test.use({ serviceWorkers: 'allow' });

const beginningOf = (sentence: string) => (sentence.split('@')[0] ?? '').replaceAll('\u2068', '');

test('without a network a reload shows the list and an opened chat as of then, and three messages wait and are sent in order @phone', async ({
  person,
  other,
  say,
}) => {
  const { id, page, talk } = await heardBefore(person, other, say);
  await page.goto('/chat');
  await untilKept(page);
  const row = page.locator(`[data-chat="${id}"]`);
  await row.getByRole('link').click();
  await expect(talk.message('Heard before')).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain('Heard before the tunnel');

  await page.context().setOffline(true);
  await page.reload();
  await expect(talk.message('Heard before')).toBeVisible();
  const asOf = page.getByText(beginningOf(say('shell.as_of', { time: '@' })));
  await expect(asOf).toBeVisible();
  for (const line of ['one', 'two', 'three']) await talk.write(`written offline: ${line}`);
  await expect(talk.log.getByText(say('chat.waiting_network'))).toHaveCount(3);
  await page.goto('/chat');
  await expect(row).toBeVisible();
  await page.goto(`/chat/${id}`);
  await expect(talk.log.getByText(say('chat.waiting_network'))).toHaveCount(3);
  await write(other, id, 'Said meanwhile');

  await page.context().setOffline(false);
  await expect(talk.message('Said meanwhile')).toBeVisible();
  await expect(talk.log.getByText(say('chat.waiting_network'))).toHaveCount(0);
  await expect
    .poll(() => writtenIn(person, id))
    .toEqual([
      'Heard before the tunnel',
      'Said meanwhile',
      'written offline: one',
      'written offline: two',
      'written offline: three',
    ]);
  await expect(asOf).toHaveCount(0);
});

test('without a network a longer list with something new in it keeps nothing busy @phone', async ({
  person,
  other,
  say,
}) => {
  // One more than the list has on its first page, which alone is on the disk.
  for (let chats = 0; chats < 20; chats += 1) await person.newChat();
  const { page } = await heardBefore(person, other, say);
  await page.goto('/explore');
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain('Heard before the tunnel');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(say('shell.offline'))).toBeVisible();
  await page.locator('a[href="/chat"]:visible').click();
  await expect(page.getByText('Heard before the tunnel')).toBeVisible();
});

test('a picture of a kept chat is shown small without a network', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = other;
  await page.goto(`/chat/${id}`);
  const theirs = talkScreen(page, say);
  await expect(theirs.composer).toBeVisible();
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const data = new DataTransfer();
    if (blob) data.items.add(new File([blob], 'half.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.querySelector('[data-composer] textarea')?.dispatchEvent(paste);
  });
  await theirs.write('Half of it');
  await expect(theirs.receipt).toBeVisible();

  const mine = talkScreen(person.page, say);
  await mine.open(id);
  const picture = mine.message('Half of it').locator('img');
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await untilKept(person.page);
  await expect.poll(() => keptAnswers(person.page)).toContain('"thumb"');
  await person.page.context().setOffline(true);
  await person.page.reload();
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^blob:/u);
  await expect.poll(width).toBeGreaterThan(0);
});

test('without a network actions, cards and the chats of the guide open as they were', async ({
  person,
  say,
}) => {
  const { page } = person;
  await person.call(api.actions.create, { body: { title: 'Water the garden' } });
  const id = await person.chatAbout('A quiet morning');
  const cards = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') });
  const kept: Record<string, string> = {
    '/action-hub/my-actions': 'Water the garden',
    '/explore?part=decks': 'card_of_the_day',
    [`/chat/${id}`]: 'A quiet morning',
  };
  const places: [string, () => Promise<void>][] = [
    ['/action-hub/my-actions', () => expect(page.getByText('Water the garden')).toBeVisible()],
    ['/explore?part=decks', () => expect(cards.first()).toBeVisible()],
    [`/chat/${id}`, () => expect(chatScreen(page, say).messages).toHaveCount(2)],
    ['/', () => expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible()],
  ];
  for (const [place, isShown] of places) {
    await page.goto(place);
    await isShown();
    await expect.poll(() => keptAnswers(page)).toContain(kept[place] ?? '');
  }
  await untilKept(page);
  await page.context().setOffline(true);
  for (const [place, isShown] of places) {
    await page.goto(place);
    await isShown();
  }
});

test('another account sees nothing of the kept answers, with and without a sign-out', async ({
  person,
  other,
  say,
}) => {
  await person.call(api.actions.create, { body: { title: 'Mine alone' } });
  await other.call(api.actions.create, { body: { title: 'Somebody else’s' } });
  const { page } = person;
  const place = '/action-hub/my-actions';
  await page.goto(place);
  await expect(page.getByText('Mine alone')).toBeVisible();
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain('Mine alone');

  // A token of somebody else, and no network to ask whose the browser’s data is.
  const token = await other.page.evaluate(() => localStorage.getItem('access_token') ?? '');
  const mine = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await page.context().setOffline(true);
  await page.goto('/favicon.svg');
  await page.evaluate((theirs) => localStorage.setItem('access_token', theirs), token);
  await page.goto(place);
  await expect(page.getByText(say('shell.unreachable_title'))).toBeVisible();
  await expect(page.getByText('Mine alone')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Somebody else’s')).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain('Somebody else’s');
  expect(await keptAnswers(page)).not.toContain('Mine alone');

  await page.goto('/favicon.svg');
  await page.evaluate((own) => localStorage.setItem('access_token', own), mine);
  await page.goto('/profile');
  const leave = page.getByRole('button', { name: say('account.sign_out') });
  await expect(leave).toBeVisible();
  await page.context().setOffline(true);
  await leave.click();
  await expect(page).toHaveURL(/\/profile\/login/u);
  await expect.poll(() => keptAnswers(page)).toBe('[]');
  // The program is still there, and knows nobody.
  await page.goto(place);
  await expect(page).toHaveURL(/\/profile\/login/u);
  await expect(
    page.getByRole('button', { name: say('account.sign_in'), exact: true }),
  ).toBeVisible();
});

for (const [failure, { answer, retries }] of Object.entries({
  'answers 500': { answer: { status: 500, body: '{}' }, retries: true },
  'is not reached for it': { answer: null, retries: true },
  'refuses with 401': { answer: { status: 401, body: '{}' }, retries: false },
}))
  test(`a kept answer says from when it is while the server ${failure}`, async ({
    person,
    say,
  }) => {
    const { page } = person;
    await person.call(api.actions.create, { body: { title: 'Water the garden' } });
    await page.goto('/action-hub/my-actions');
    await expect(page.getByText('Water the garden')).toBeVisible();
    await untilKept(page);
    await expect.poll(() => keptAnswers(page)).toContain('Water the garden');
    await page.goto('/favicon.svg');
    const actions = (url: URL) => url.pathname === api.actions.list.path;
    await page.route(actions, (route) => (answer ? route.fulfill(answer) : route.abort('failed')));
    await page.goto('/action-hub/my-actions');
    await expect(page.getByText('Water the garden')).toBeVisible();
    const asOf = page.getByText(beginningOf(say('shell.as_of', { time: '@' })));
    await expect(asOf).toBeVisible();
    await expect(page.getByText('Water the garden')).toBeVisible();
    await expect(page).toHaveURL(/my-actions/u);

    await page.unroute(actions);
    if (!retries)
      await page
        .getByRole('button', { name: say('shell.try_again') })
        .first()
        .click();
    await expect(asOf).toHaveCount(0);
    await expect(page.getByText('Water the garden')).toBeVisible();
  });

test('right after a sign-in the program opens without a network, and says what is not on the device', async ({
  browser,
  product,
  language,
  say,
}) => {
  const person = await newPerson(browser, product.url, language);
  const [kept, other] = [await person.newChat(), await person.newChat()];
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/profile/login');
  await signInThroughScreen(page, say, { username: person.user.username, password });
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  await untilKept(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('shell.chats') })
    .click();
  await page.locator(`[data-chat="${kept}"]`).getByRole('link').click();
  const { composer } = chatScreen(page, say);
  await expect(composer).toBeVisible();
  for (const part of ['["profile"]', '["config"]', `["chat","${kept}","messages"]`])
    await expect
      .poll(async () => (await keptAnswers(page)).includes(JSON.stringify(part)))
      .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(composer).toBeVisible();
  const missing = page.getByText(say('shell.not_on_device'));
  await expect(missing).toHaveCount(0);
  await page.goto(`/chat/${other}`);
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await expect(composer).toBeVisible();
  await expect(missing).toHaveCount(0);
  await Promise.all([context.close(), person.page.context().close()]);
});

test('words in the composer at home stay over a reload and a way back, and shared words come below them', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/');
  const composer = page.getByRole('textbox', { name: say('home.composer') });
  await composer.fill('Half a thought');
  await page.goto('/explore');
  await page.goto('/');
  await expect(composer).toHaveValue('Half a thought');
  await untilKept(page);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const words = document.createElement('input');
    Object.assign(words, { name: 'text', value: 'From elsewhere' });
    form.append(words);
    document.body.append(form);
    form.submit();
  });
  await expect(composer).toHaveValue('Half a thought\nFrom elsewhere');
  await page.reload();
  await expect(composer).toHaveValue('Half a thought\nFrom elsewhere');
  await composer.press('Enter');
  await expect(page).toHaveURL(/\/chat\//u);
  await page.goto('/');
  await expect(composer).toHaveValue('');
});
