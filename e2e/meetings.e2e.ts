import type { Locator, Page } from '@playwright/test';
import { dayIn, daysAfter, startOfDay, weekOf } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import type { Language } from '#contract/shapes.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { connect, groupOf, nameOf, pairOf, talkScreen } from './talk.ts';
import type { Say } from './words.ts';

const place = '/action-hub/my-meetings';
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const hourMs = 60 * 60_000;

/** Times on a day of this week, from 0 to 6, on the clock of this machine. */
function thisWeek(language: Language, day: number, hour: number) {
  const { from } = weekOf(dayIn(timezone, new Date()), language);
  return onDay(daysAfter(from, day), hour);
}

function onDay(day: string, hour: number) {
  const start = startOfDay(day, timezone).getTime() + hour * hourMs;
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + hourMs).toISOString(),
    timezone,
  };
}

async function plan(person: Person, fields: object): Promise<string> {
  const body = { title: 'Breathe', ...fields } as Parameters<typeof person.call>[1] & object;
  const { meeting } = await person.call(api.meetings.create, { body: body as never });
  return meeting.id;
}

async function startOf(person: Person, id: string, occurrence?: string): Promise<string> {
  const query = occurrence === undefined ? {} : { occurrence };
  const { meeting } = await person.call(api.meetings.get, { params: { id }, query });
  return meeting.starts_at;
}

const later = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** A notice that comes or goes moves the calendar; this is its place once it rests. */
async function restingBox(shown: Locator) {
  let box = await shown.boundingBox();
  const moved = async () => {
    const before = box;
    box = await shown.boundingBox();
    return before?.x !== box?.x || before?.y !== box?.y;
  };
  await expect.poll(moved, { intervals: [300] }).toBe(false);
  if (!box) throw new Error('The meeting is not shown.');
  return box;
}

function calendarOn(page: Page, say: Say) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    block: (title: string) => page.locator('[data-meeting]').filter({ hasText: title }),
    answer: (title: string) =>
      page.getByRole('group', { name: say('meetings.answer_to', { title }) }),
    save: dialog.getByRole('button', { name: say('meetings.save'), exact: true }),
    undo: page.getByRole('button', { name: say('chat.undo'), exact: true }),
  };
}

test('a meeting is proposed in a chat, answered there, and the answer reaches the organiser @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Saturday walks');
  const [mine, theirs] = [talkScreen(person.page, say), talkScreen(other.page, say)];
  await mine.open(id);
  await theirs.open(id);
  await person.page
    .getByRole('button', { name: say('chat.options_of', { title: 'Saturday walks' }) })
    .last()
    .click();
  await person.page.getByRole('menuitem', { name: say('meetings.propose_in_chat') }).click();
  const { dialog } = calendarOn(person.page, say);
  const propose = dialog.getByRole('button', { name: say('meetings.propose'), exact: true });
  await propose.click();
  await expect(dialog.getByText(say('meetings.title_missing'))).toBeVisible();
  await dialog.getByRole('textbox', { name: say('meetings.title') }).fill('A walk, ואז קפה');
  await expectAccessible(person.page, dialog);
  await propose.click();
  await expect(dialog).toHaveCount(0);

  const answers = calendarOn(other.page, say).answer('A walk, ואז קפה');
  await expect(answers).toBeVisible();
  await expectNoSidewaysScroll(other.page);
  const yes = answers.getByRole('button', { name: say('meetings.say_yes'), exact: true });
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(mine.log.getByText(say('meetings.coming', { count: 2 }))).toBeVisible();

  await mine.log.getByRole('button', { name: /A walk/u }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: nameOf(other) });
  await expect(row).toContainText(say('meetings.rsvp_yes'));
  await expectAccessible(person.page, dialog);
});

test('an invitation leads to the meeting, and a refused answer is taken back', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const times = thisWeek('en', 6, 20);
  const id = await plan(person, { participants: [other.user.username], ...times });
  const { page } = other;
  await page.goto(`${place}?meeting=${id}`);
  const calendar = calendarOn(page, say);
  await expect(calendar.dialog).toContainText('Breathe');
  await expect(page).toHaveURL(new RegExp(`${place}$`, 'u'));
  await page.route('**/rsvp', (route) => route.fulfill({ status: 503, body: '' }));
  const maybe = calendar.dialog.getByRole('button', { name: say('meetings.say_maybe') });
  await maybe.click();
  await expect(maybe).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/rsvp');
  await maybe.click();
  await expect(maybe).toHaveAttribute('aria-pressed', 'true');
  const answers = async () => {
    const { meeting } = await person.call(api.meetings.get, { params: { id } });
    return meeting.participants.map(({ rsvp }) => rsvp);
  };
  await expect.poll(answers).toEqual(['yes', 'maybe']);

  await calendar.dialog.getByRole('button', { name: say('meetings.leave') }).click();
  await page
    .getByRole('dialog', { name: say('meetings.leave_question', { title: 'Breathe' }) })
    .getByRole('button', { name: say('meetings.leave') })
    .click();
  await expect(calendar.block('Breathe')).toHaveCount(0);
  await expect.poll(answers).toEqual(['yes', 'no']);
});

test('a meeting is moved by keys and by mouse, and moved back', async ({ person, say }) => {
  const id = await plan(person, thisWeek('en', 1, 10));
  const before = await startOf(person, id);
  const { page } = person;
  await page.goto(place);
  const { block, undo } = calendarOn(page, say);
  const home = await restingBox(block('Breathe'));
  await block('Breathe').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => startOf(person, id)).toBe(later(before, 15));
  await expect(page.getByRole('status').filter({ hasText: 'Breathe' })).toContainText('10:15');
  await expect(block('Breathe')).toBeFocused();
  await undo.click();
  await expect.poll(() => startOf(person, id)).toBe(before);
  // Without the notice everything is at its place again.
  const top = async () => (await block('Breathe').boundingBox())?.y;
  await expect.poll(top).toBe(home.y);
  const column = await restingBox(page.locator('[data-calendar-day]').nth(2));
  await page.mouse.move(home.x + home.width / 2, home.y + 10);
  await page.mouse.down();
  await page.mouse.move(column.x + column.width / 2, home.y + 10 + 28, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(() => startOf(person, id))
    .toBe(thisWeek('en', 2, 10).starts_at.replace(':00:00.000Z', ':30:00.000Z'));
  // The click that ends a drag opens nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const now = await restingBox(block('Breathe'));
  await page.mouse.move(now.x + 20, now.y + 10);
  await page.mouse.down();
  await page.mouse.move(now.x + 20, 4, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(now.x + 20, now.y + 10);
  await page.mouse.down();
  await page.mouse.move(now.x + 20, now.y + 120, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect
    .poll(() => startOf(person, id))
    .toBe(thisWeek('en', 2, 10).starts_at.replace(':00:00.000Z', ':30:00.000Z'));
});

test('the focus follows a meeting that keys move to another day, also beyond the shown week', async ({
  person,
  say,
}) => {
  const id = await plan(person, thisWeek('en', 5, 10));
  const before = await startOf(person, id);
  const { page } = person;
  await page.goto(place);
  const { block } = calendarOn(page, say);
  await block('Breathe').focus();
  for (const days of [1, 2]) {
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => startOf(person, id)).toBe(later(before, days * 24 * 60));
    await expect(block('Breathe')).toBeFocused();
  }
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => startOf(person, id)).toBe(later(before, 24 * 60));
  await expect(block('Breathe')).toBeFocused();
});

test('one date of a weekly meeting is changed alone, and all are cancelled', async ({
  person,
  say,
}) => {
  const times = thisWeek('en', 3, 9);
  const id = await plan(person, { recurrence: 'FREQ=WEEKLY;COUNT=4', ...times });
  const { page } = person;
  await page.goto(place);
  const { block, dialog, save } = calendarOn(page, say);
  await block('Breathe').click();
  await dialog.getByRole('button', { name: say('meetings.edit_short') }).click();
  await dialog.getByRole('textbox', { name: say('meetings.title') }).fill('Breathe outside');
  await save.click();
  await page.getByRole('button', { name: say('meetings.scope_of_this') }).click();
  await expect(block('Breathe outside')).toBeVisible();
  await page.getByRole('button', { name: say('meetings.next_week') }).click();
  await expect(block('Breathe')).toHaveCount(1);
  await expect(block('Breathe outside')).toHaveCount(0);

  await block('Breathe').click();
  await dialog.getByRole('button', { name: say('meetings.cancel') }).click();
  await page.getByRole('button', { name: say('meetings.scope_of_all') }).click();
  await expect(block('Breathe')).toHaveCount(0);
  await page.getByRole('button', { name: say('meetings.previous_week') }).click();
  await expect(page.getByText(say('meetings.empty_title'))).toBeVisible();
  await expect(person.call(api.meetings.get, { params: { id } })).rejects.toThrow();
});

test('a month shows the first meetings of a day, and leads to its week', async ({
  person,
  say,
}) => {
  const today = dayIn(timezone, new Date());
  for (let hour = 9; hour < 14; hour += 1)
    await plan(person, { title: `Hour ${hour}`, ...onDay(today, hour) });
  const { page } = person;
  await page.goto(place);
  await page.getByText(say('meetings.month'), { exact: true }).click();
  const { block } = calendarOn(page, say);
  await expect(block('Hour')).toHaveCount(2);
  await expectAccessible(page, block('Hour'));
  await page.getByRole('button', { name: say('meetings.more', { count: 3 }) }).click();
  await expect(block('Hour')).toHaveCount(5);
  await expectAccessible(page, block('Hour'));
});

test('a meeting is planned with people by the keyboard, and a conflict is shown @both', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  await plan(person, { title: 'Dentist', ...onDay(daysAfter(dayIn(timezone, new Date()), 1), 15) });
  const { page } = person;
  await page.goto(place);
  await page.getByRole('button', { name: say('meetings.new'), exact: true }).press('Enter');
  const { dialog, save } = calendarOn(page, say);
  await expect(dialog.getByRole('textbox', { name: say('meetings.title') })).toBeFocused();
  await page.keyboard.type('Coffee');
  const tomorrow = daysAfter(dayIn(timezone, new Date()), 1);
  await dialog.getByLabel(say('meetings.starts')).fill(`${tomorrow}T15:30`);
  await expect(dialog.getByLabel(say('meetings.ends'))).toHaveValue(`${tomorrow}T16:30`);
  await expect(dialog.getByText('Dentist')).toBeVisible();
  await dialog.getByRole('button', { name: say('meetings.invite') }).press('Enter');
  await dialog.getByRole('option', { name: nameOf(other) }).click();
  await expectNoSidewaysScroll(page);
  await save.press('Enter');
  await expect(dialog).toHaveCount(0);
  const notices = async () =>
    (await other.call(api.notifications.list)).items.map((one) => one.kind);
  await expect.poll(notices).toContain('meeting_invite');
});

test('an agenda on a phone lists the coming meetings and asks there @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(other, person);
  const today = dayIn(timezone, new Date());
  await plan(other, {
    title: 'הליכה ליד הים, then coffee at the very long canal',
    participants: [person.user.username],
    ...onDay(daysAfter(today, 2), 9),
  });
  const { page } = person;
  await page.goto(place);
  const row = page.getByRole('listitem').filter({ hasText: 'הליכה ליד הים' });
  await expect(row).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, row);
  await row.getByRole('button', { name: say('meetings.say_yes'), exact: true }).click();
  await expect(row.getByRole('group')).toHaveCount(0);
});

test('a private address is made, renewed and ended', async ({ person, say, request }) => {
  await plan(person, thisWeek('en', 1, 10));
  const { page } = person;
  await page.goto(place);
  await page.getByRole('button', { name: say('meetings.feed') }).click();
  const { dialog } = calendarOn(page, say);
  await dialog.getByRole('button', { name: say('meetings.feed_make') }).click();
  const field = dialog.getByRole('textbox', { name: say('meetings.feed_address') });
  await expect(field).toHaveValue(/^https?:/u);
  const first = await field.inputValue();
  expect(await (await request.get(first)).text()).toContain('SUMMARY:Breathe');
  await dialog.getByRole('button', { name: say('meetings.feed_renew') }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);
  await dialog.getByRole('button', { name: say('meetings.feed_end') }).click();
  await expect(field).toHaveCount(0);
  expect((await request.get(second)).status()).toBe(404);
});

test('two browsers show a moved meeting at once', async ({ person, other, say }) => {
  await connect(person, other);
  await pairOf(person, other);
  const id = await plan(person, {
    participants: [other.user.username],
    ...thisWeek('en', 2, 10),
  });
  await other.page.goto(place);
  const { block } = calendarOn(other.page, say);
  await expect(block('Breathe')).toContainText('10:00 – 11:00');
  const { starts_at, ends_at } = thisWeek('en', 2, 12);
  await person.call(api.meetings.update, { params: { id }, body: { starts_at, ends_at } });
  await expect(block('Breathe')).toContainText('12:00 – 13:00');
});
