import { randomUUID } from 'node:crypto';
import { cardsIn } from '#contract/preview.ts';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';

const lines = {
  en: { card: 'Give me a picture card', short: 'hm' },
  he: { card: 'תן לי קלף תמונה', short: 'אממ' },
};

async function messagesOf(person: Person, id: string) {
  return (await person.call(api.messages.list, { params: { id } })).items;
}

/** Sends a message and waits for the whole answer. */
async function saidAndAnswered(person: Person, id: string, message: string) {
  const body = { message, client_id: randomUUID() };
  await person.call(api.messages.send, { params: { id }, body });
  await expect
    .poll(async () => (await messagesOf(person, id)).at(-1)?.status, { timeout: 30_000 })
    .toBe('sent');
}

test('the guide deals a requested card, and its proposals are decided by keyboard @phone', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const { card, short } = lines[language];
  const id = await person.chatAbout(card);
  await page.goto(`/chat/${id}`);
  await expect(page.locator('article a[href^="/cards/image/"]')).toBeVisible();

  await saidAndAnswered(person, id, short);
  await saidAndAnswered(person, id, short);
  const offer = page.getByRole('group', { name: say('assistant.proposal') });
  await expect(offer).toBeVisible();
  await expectAccessible(page, offer);
  const kinds = offer.getByRole('button', { name: say('assistant.another_kind') });
  await kinds.focus();
  await page.keyboard.press('Enter');
  await expect(kinds).toHaveAttribute('aria-expanded', 'true');
  const [proposal] = (await messagesOf(person, id)).flatMap(({ proposals }) => proposals);
  const offered = proposal?.kind === 'card' ? proposal.payload.card_type : null;
  const other = offered === 'word' ? 'question' : 'word';
  await offer.getByRole('button', { name: say(`cards.one_${other}`) }).focus();
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  const decided = page.getByText(say('assistant.accepted_card'), { exact: true });
  await expect(decided).toBeVisible();
  // The buttons are gone; the focus stays in their place.
  await expect(page.locator('div:focus', { has: decided })).toHaveCount(1);
  await expect
    .poll(async () => (await messagesOf(person, id)).map((message) => cardsIn(message).length))
    .toEqual([0, 1, 0, 0, 0, 0, 1, 0]);
  await expect(page.locator(`a[href^="/cards/${other}/"]`)).toBeVisible();
});

test('a chat’s stages show their purpose and who moved it, and lists show one stage', async ({
  person,
  say,
}) => {
  const { page } = person;
  const [id, elsewhere] = [await person.newChat(), await person.newChat()];
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  const open = page.getByRole('button', { name: say('assistant.stage_history') });
  await open.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: say('assistant.stages') });
  for (const stage of ['PS', 'ED', 'FC', 'DG'] as const)
    await expect(sheet.getByText(say(`assistant.for_${stage}`))).toBeVisible();
  await expect(sheet.getByText(say('assistant.stage_begun'))).toBeVisible();
  await expectAccessible(page, sheet);
  const focus = say('assistant.stage_FC');
  await sheet
    .getByRole('button', { name: say('assistant.accept_stage', { stage: focus }) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(async () => (await person.call(api.chat.info, { params: { id } })).stage)
    .toBe('FC');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(say('assistant.stage_by_you'))).toBeVisible();

  await page.goto('/chat');
  const entry = (chat: string) => page.locator(`a[href^="/chat/${chat}"]`);
  await expect(entry(elsewhere)).toBeVisible();
  await page.getByRole('button', { name: say('chat.filter_stage') }).click();
  await page.getByRole('menuitemcheckbox', { name: focus }).click();
  await expect(entry(elsewhere)).toHaveCount(0);
  await expect(entry(id)).toBeVisible();
  await person.call(api.chat.stage, { params: { id }, body: { stage: 'DG' } });
  await expect(entry(id)).toHaveCount(0);
  await page.getByRole('button', { name: say('chat.any_stage') }).click();
  await expect(entry(id)).toBeVisible();
});
