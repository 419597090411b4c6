import { careEnd } from '#content/guide/safety-replies.ts';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { connect, groupOf, talkScreen, write } from './talk.ts';

const lines = {
  en: {
    unclear: 'soon it wont hurt anymore, take care of each other',
    again: 'it will not hurt for much longer, take care of each other',
    sure: 'I want to kill myself',
    called: 'I called them',
    safe: 'I am safe now',
  },
  he: {
    unclear: 'עוד מעט כבר לא יכאב לי, תשמרו אחד על השנייה',
    again: 'עוד קצת וכבר לא יכאב לי, תשמרו אחד על השנייה',
    sure: 'אני רוצה להתאבד',
    called: 'התקשרתי',
    safe: 'אני בטוחה עכשיו, אני אצל אחותי',
  },
};

test.use({ timezoneId: 'Asia/Jerusalem' });

test('unclear words bring one question, and a no leads back at once @both', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const { unclear, again } = lines[language];
  const id = await person.newChat();
  const chat = talkScreen(page, say);
  await chat.open(id);
  await chat.write(unclear);
  const no = page.getByRole('button', { name: say('messages.care_no') });
  const yes = page.getByRole('button', { name: say('messages.care_yes'), exact: true });
  await expect(no).toBeVisible();
  await expect(yes).toBeVisible();
  // Nobody is sent numbers before they said yes.
  await expect(chat.log).not.toContainText(/\d{3}/u);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, chat.log);

  await no.focus();
  await page.keyboard.press('Enter');
  await expect(no).toHaveCount(0);
  await chat.write(again);
  await expect
    .poll(async () => {
      const { items } = await person.call(api.messages.list, { params: { id } });
      return items.filter(({ kind, status }) => kind === 'guide' && status === 'sent').length;
    })
    .toBe(3);
  await expect(no).toHaveCount(0);
});

test('a yes brings the lines of the region, and care ends when the person says that they are safe @phone', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const { unclear, called, safe } = lines[language];
  await person.call(api.account.updateProfile, { body: { user: { timezone: 'Asia/Jerusalem' } } });
  const id = await person.newChat();
  const chat = talkScreen(page, say);
  await chat.open(id);
  await chat.write(unclear);
  await page.getByRole('button', { name: say('messages.care_yes'), exact: true }).click();
  await expect(chat.log).toContainText('1201');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, chat.log);

  const careOf = async () => {
    const { items } = await person.call(api.messages.list, { params: { id } });
    return items.at(-1)?.text ?? '';
  };
  await chat.write(called);
  await expect(chat.log.getByText(called, { exact: true })).toBeVisible();
  await chat.write(safe);
  await expect(chat.log.getByText(safe, { exact: true })).toBeVisible();
  await expect.poll(careOf).toBe(careEnd.self[language]);
});

test('in a group the writer alone gets care, and the others get their words @phone', async ({
  person,
  other,
  say,
  language,
}) => {
  await connect(person, other);
  const id = await groupOf(person, other, 'Thursday circle');
  const mine = talkScreen(person.page, say);
  const theirs = talkScreen(other.page, say);
  await Promise.all([mine.open(id), theirs.open(id)]);
  await write(person, id, lines[language].sure);
  const card = person.page.getByRole('complementary', { name: say('messages.care') });
  await expect(card).toBeVisible();
  await expectAccessible(person.page, card);
  await expectNoSidewaysScroll(person.page);
  await expect(theirs.log.getByText(lines[language].sure)).toBeVisible();
  await expect(other.page.getByRole('complementary', { name: say('messages.care') })).toHaveCount(
    0,
  );
  const { items } = await other.call(api.messages.list, { params: { id } });
  expect(items.map(({ care }) => care)).toEqual(items.map(() => null));
});
