import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { mailsIn } from './mails.ts';
import { type Person, expect, test } from './people.ts';
import { operatorAddress } from './products.ts';
import { expectNoSidewaysScroll, expectNoLayers } from './screens.ts';
import { connect, groupOf, nameOf, talkScreen, write } from './talk.ts';
import type { Say } from './words.ts';

async function trio(person: Person, other: Person, third: Person): Promise<string> {
  await connect(person, other);
  await connect(person, third);
  const id = await groupOf(person, other, 'The walk');
  const body = { usernames: [third.user.username] };
  await person.call(api.members.invite, { params: { id }, body });
  for (const member of [other, third]) {
    const { state } = await member.call(api.chat.info, { params: { id } });
    if (state !== 'active') await member.call(api.members.accept, { params: { id } });
  }
  return id;
}

/** Sends a picture with words and returns its message. */
async function showPicture(person: Person, say: Say, id: string, words: string) {
  const screen = talkScreen(person.page, say);
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#14585c' },
  })
    .jpeg()
    .toBuffer();
  await screen.open(id);
  await person.page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer });
  await screen.composer.fill(words);
  await screen.send.click();
  await expect(pictureIn(person.page, say, words)).toBeVisible();
  const found = async () => {
    const { items } = await person.call(api.messages.list, { params: { id } });
    return items.find(({ text, image }) => text === words && image !== null);
  };
  await expect.poll(found).toBeTruthy();
  return (await found())?.image?.id ?? '';
}

function pictureIn(page: Page, say: Say, words: string) {
  return talkScreen(page, say)
    .message(words)
    .getByRole('button')
    .filter({ has: page.locator('img[src*="/api/media/"]') });
}

async function noticesOf(person: Person, kind: 'opinion' | 'report_outcome'): Promise<boolean> {
  const { items } = await person.call(api.notifications.list);
  return items.some((notification) => notification.kind === kind);
}

/** The path in the newest mail to the operator about an item. */
function moderationPath(dataDir: string, thingId: string): string | null {
  for (const { text } of mailsIn(dataDir)) {
    const [found] = /\/moderate\/[\w.-]+\?kind=\w+&id=[\w-]+/u.exec(text) ?? [];
    if (found?.endsWith(thingId)) return found;
  }
  return null;
}

test('people share opinions; a reported picture is covered for its reporter, and the operator removes it from every open tab @phone', async ({
  person,
  other,
  third,
  product,
  browser,
  locale,
  say,
}) => {
  const words = 'From the walk';
  const id = await trio(person, other, third);
  const imageId = await showPicture(person, say, id, words);
  const theirs = talkScreen(other.page, say);
  await theirs.open(id);
  await talkScreen(third.page, say).open(id);

  await pictureIn(other.page, say, words).click();
  const viewer = other.page.getByRole('dialog', { name: say('pictures.viewer') });
  await viewer.getByRole('button', { name: say('reports.opinions_count', { count: 0 }) }).click();
  const views = other.page.getByRole('dialog', { name: say('reports.opinions'), exact: true });
  const feeling = views.getByRole('group').getByRole('button', { name: say('reports.curious') });
  await expectAccessible(other.page, feeling);
  await feeling.click();
  await expect(feeling).toHaveAttribute('aria-pressed', 'true');
  await views.getByRole('textbox').fill('שלח ל-John 3 קבצים (PDF)');
  await expect(views.getByRole('textbox')).toHaveCSS('unicode-bidi', 'plaintext');
  await views.getByRole('button', { name: say('reports.share_words') }).click();
  await expect(views.getByRole('listitem')).toContainText('שלח ל-John 3 קבצים (PDF)');
  await other.page.keyboard.press('Escape');
  await expect(views).toHaveCount(0);
  await expect(
    viewer.getByRole('button', { name: say('reports.opinions_count', { count: 1 }) }),
  ).toBeVisible();

  // The owner is notified, and sees the opinion in place; later ones appear live.
  await expect.poll(() => noticesOf(person, 'opinion')).toBe(true);
  await pictureIn(person.page, say, words).click();
  const mine = person.page.getByRole('dialog', { name: say('pictures.viewer') });
  await expect(
    mine.getByRole('button', { name: say('reports.opinions_count', { count: 1 }) }),
  ).toBeVisible();
  await third.call(api.opinions.giveOnImage, {
    params: { id: imageId },
    body: { feeling: 'love' },
  });
  await expect(
    mine.getByRole('button', { name: say('reports.opinions_count', { count: 2 }) }),
  ).toBeVisible();
  await person.page.keyboard.press('Escape');

  await viewer.getByRole('button', { name: say('reports.report_image') }).click();
  const report = other.page.getByRole('dialog', { name: say('reports.title'), exact: true });
  const send = report.getByRole('button', { name: say('reports.send') });
  await expectAccessible(other.page, report.getByRole('textbox'));
  await expect(send).toBeDisabled();
  await report.getByRole('button', { name: say('reports.reason_private') }).click();
  await report.getByRole('textbox').fill('<b>It is my house.</b>');
  await send.click();
  await expect(viewer).toHaveCount(0);
  await expect(theirs.message(words).getByText(say('reports.covered_by_me'))).toBeVisible();
  await expect(pictureIn(third.page, say, words)).toBeVisible();
  await expectNoLayers(other.page);
  await other.page.reload();
  await expect(theirs.message(words).getByText(say('reports.covered_by_me'))).toBeVisible();
  await expect(pictureIn(other.page, say, words)).toHaveCount(0);

  await expect.poll(() => moderationPath(product.dataDir, imageId)).not.toBeNull();
  const link = moderationPath(product.dataDir, imageId) ?? '';
  const operator = await (await browser.newContext({ baseURL: product.url, locale })).newPage();
  await operator.goto(link);
  const remove = operator.getByRole('button', { name: say('reports.remove'), exact: true });
  await expectAccessible(operator, remove);
  await expect(operator.getByText('<b>It is my house.</b>')).toBeVisible();
  const seen = operator.getByRole('img', { name: say('reports.case_picture') });
  await expect
    .poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(900);
  await remove.click();
  await expect(operator.getByText(say('reports.decided_removed'))).toBeVisible();
  await expect(remove).toHaveCount(0);
  for (const { page } of [person, other, third])
    await expect(
      talkScreen(page, say).message(words).getByText(say('reports.covered_removed')),
    ).toBeVisible();
  await expect.poll(() => noticesOf(other, 'report_outcome')).toBe(true);
  await operator.reload();
  await expect(operator.getByText(say('reports.decided_removed'))).toBeVisible();
  await operator.getByRole('link', { name: say('reports.desk_all') }).click();
  const parts = operator.getByRole('navigation', { name: say('reports.desk_parts') });
  const decided = parts.getByRole('link', { name: say('reports.desk_decided') });
  await expectAccessible(operator, decided);
  await expectNoSidewaysScroll(operator);
  await expect(operator.locator(`a[href*="${imageId}"]`)).toHaveCount(0);
  await decided.click();
  const line = operator.locator(`a[href*="${imageId}"]`);
  await expect(line).toContainText(say('reports.outcome_removed', { who: operatorAddress }));
  await line.click();
  await expect(
    operator.getByRole('heading', { name: say('reports.case_decisions') }),
  ).toBeVisible();
  await operator.goto('/moderate/nothing');
  await expect(operator.getByRole('heading', { name: say('reports.case_failed') })).toBeVisible();
  await operator.context().close();
});

test('a reported message is covered for its reporter, also in quotes; the sender removes their picture themselves', async ({
  person,
  other,
  third,
  say,
}) => {
  const id = await trio(person, other, third);
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await write(person, id, 'Something rude');
  const { items } = await person.call(api.messages.list, { params: { id } });
  const rude = items.find(({ text }) => text === 'Something rude');
  await third.call(api.messages.sendUser, {
    params: { id },
    body: { message: 'What do you mean?', reply_to: rude?.id ?? '' },
  });
  await theirs.open(id);
  await theirs.choose(
    theirs.log.getByRole('article').filter({ hasText: 'Something rude' }).first(),
    'reports.report_message',
  );
  const report = other.page.getByRole('dialog', { name: say('reports.title'), exact: true });
  await report.getByRole('textbox').fill('Not kind');
  await report.getByRole('button', { name: say('reports.send') }).click();
  await expect(theirs.log.getByText(say('reports.covered_message'))).toBeVisible();
  await expect(theirs.log.getByText('Something rude')).toHaveCount(0);
  await third.call(api.messages.sendUser, {
    params: { id },
    body: { message: 'Please explain', reply_to: rude?.id ?? '' },
  });
  await expect(theirs.message('Please explain')).toContainText(say('chat.removed_message'));
  await expect(theirs.log.getByText('Something rude')).toHaveCount(0);

  const words = 'From the walk';
  await showPicture(person, say, id, words);
  await expect(pictureIn(other.page, say, words)).toBeVisible();
  await mine.choose(mine.message(words), 'reports.remove_image');
  const question = person.page.getByRole('dialog', { name: say('reports.remove_title') });
  await expectAccessible(
    person.page,
    question.getByRole('button', { name: say('reports.remove_image') }),
  );
  await question.getByRole('button', { name: say('reports.remove_image') }).click();
  for (const screen of [mine, theirs])
    await expect(screen.message(words).getByText(say('reports.covered_removed'))).toBeVisible();
});

test('a person is reported from the members of a chat, and blocked at the same time @phone', async ({
  person,
  other,
  third,
  say,
}) => {
  const id = await trio(person, other, third);
  const { page } = other;
  await talkScreen(page, say).open(id);
  await page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('button').click();
  const details = page.getByRole('dialog', { name: say('members.details') });
  await details
    .getByRole('button', { name: say('members.options_of', { name: nameOf(third) }) })
    .click();
  await page.getByRole('menuitem', { name: say('reports.report_person') }).click();
  const report = page.getByRole('dialog', {
    name: say('reports.title_person', { name: nameOf(third) }),
  });
  await report.getByRole('button', { name: say('reports.reason_hurts') }).click();
  await expect(report.getByRole('checkbox')).toBeChecked();
  await report.getByRole('button', { name: say('reports.send') }).click();
  await expect(report).toHaveCount(0);
  await expect
    .poll(async () => (await other.call(api.people.blocks)).items.map(({ id: blocked }) => blocked))
    .toEqual([third.user.id]);
});

test('a person is reported from their profile without a block', async ({ person, other, say }) => {
  await connect(person, other);
  const { page } = person;
  await page.goto('/connect');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('connections.profile_of', { name: nameOf(other) }) })
    .click();
  await page
    .getByRole('dialog', { name: say('connections.profile') })
    .getByRole('button', { name: say('reports.report_person') })
    .click();
  const report = page.getByRole('dialog', {
    name: say('reports.title_person', { name: nameOf(other) }),
  });
  await report.getByRole('checkbox').uncheck();
  await expectAccessible(page, report.getByRole('checkbox'));
  await report.getByRole('textbox').fill('They sell things.');
  await report.getByRole('button', { name: say('reports.send') }).click();
  await expect(page.getByText(say('reports.sent_person'))).toBeVisible();
  expect((await person.call(api.people.blocks)).items).toEqual([]);
});
