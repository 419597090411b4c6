import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('a memory is allowed, written, edited, deleted, brought back and forgotten @both', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile/me');
  const allow = page.getByRole('switch', { name: say('memory.allow') });
  const section = page.getByRole('region').filter({ has: allow });
  const words = section.getByRole('textbox', { name: say('memory.words') });
  await expect(section.getByText(say('memory.off'))).toBeVisible();
  await expect(words).toHaveCount(0);
  await allow.click();
  await expect(section.getByText(say('memory.empty'))).toBeVisible();
  await words.fill('I sing in a choir');
  await words.press('Enter');
  const note = section.getByRole('listitem').filter({ hasText: 'I sing in a choir' });
  await expect(note).toBeVisible();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');

  // Another device sees it at once, and its change comes back.
  const elsewhere = await person.device();
  await elsewhere.goto('/profile/me');
  await expect(elsewhere.getByText('I sing in a choir')).toBeVisible();
  await person.call(api.memory.create, { body: { kind: 'goal', text: 'Sleep more' } });
  await expect(elsewhere.getByText('Sleep more')).toBeVisible();
  await elsewhere.close();

  const edit = note.getByRole('button', {
    name: say('memory.edit', { words: 'I sing in a choir' }),
  });
  await edit.click();
  const edited = section.getByRole('listitem').getByRole('textbox');
  await expect(edited).toBeFocused();
  await edited.fill('I sing alto');
  await edited.press('Enter');
  const after = section.getByRole('listitem').filter({ hasText: 'I sing alto' });
  await expect(after.getByRole('button').first()).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, section);

  await after.getByRole('button').last().click();
  await expect(after).toHaveCount(0);
  await page.getByRole('button', { name: say('chat.undo') }).click();
  await expect(after).toBeVisible();

  await section.getByRole('button', { name: say('memory.forget') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('memory.forget') })
    .click();
  await expect(section.getByText(say('memory.empty'))).toBeVisible();
});

test('a memory that the guide proposes is edited, accepted and found in the profile', async ({
  person,
  say,
}) => {
  const { page } = person;
  await person.call(api.account.updateProfile, { body: { user: { settings: { memory: true } } } });
  const id = await person.chatAbout('Remember that I hate Mondays');
  await page.goto(`/chat/${id}`);
  const offer = page.getByRole('group', { name: say('assistant.proposal') });
  await expect(offer).toContainText('I hate Mondays');
  await offer.getByRole('button', { name: say('assistant.edit_proposal') }).click();
  await page
    .getByRole('textbox', { name: say('assistant.insight_words') })
    .fill('Mondays are hard');
  await page.getByRole('button', { name: say('memory.accept'), exact: true }).click();
  await page.getByRole('link', { name: say('memory.accepted') }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Mondays are hard' });
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: say('memory.source') }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${id}`, 'u'));
});
