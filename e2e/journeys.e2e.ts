import type { Locator, Page } from '@playwright/test';
import { journeyOf } from '#content/journeys/journeys.ts';
import { api } from '#contract/index.ts';
import type { Language } from '#contract/shapes.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { connect, nameOf, talkScreen } from './talk.ts';
import type { Say } from './words.ts';

const stages = ['PS', 'ED', 'FC', 'DG'] as const;

/** The parts of the journey beside a chat. */
function journeyPanel(page: Page, say: Say) {
  const panel = page.getByRole('region', { name: say('journeys.panel') });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    button,
    step: (at: number) =>
      panel.getByText(
        say('journeys.step_named', {
          step: at + 1,
          stage: say(`assistant.stage_${stages[at] ?? 'PS'}`),
        }),
      ),
    cards: panel.getByRole('radiogroup', { name: say('journeys.cards') }).getByRole('radio'),
    questions: panel
      .getByRole('radiogroup', { name: say('journeys.questions') })
      .getByRole('radio'),
    words: panel.getByLabel(say('journeys.reflection')),
    people: panel.getByRole('list', { name: say('journeys.people') }),
    async choose(at: number, words: string) {
      await this.cards.nth(at).click();
      await this.words.fill(words);
    },
  };
}

async function begin(page: Page, say: Say, language: Language, id: string) {
  await page.goto('/');
  await page.getByRole('link', { name: say('journeys.begin_one') }).click();
  const title = journeyOf(id)?.title[language] ?? '';
  await page
    .getByRole('button', {
      name: say('explore.way_of', { way: say('explore.begin'), journey: title }),
    })
    .click();
  return page.getByRole('dialog', { name: title });
}

async function myRun(person: Person) {
  const { items } = await person.call(api.journeys.runs);
  const [run] = items;
  if (!run) throw new Error('a journey was begun');
  return run;
}

test('two people complete a journey, each choosing in private', async ({
  person,
  other,
  say,
  language,
}) => {
  test.slow();
  await connect(person, other);
  const dialog = await begin(person.page, say, language, 'new-beginning');
  await dialog.getByRole('radio', { name: say('journeys.together') }).click();
  await dialog.getByRole('option', { name: nameOf(other) }).click();
  await expectAccessible(person.page, dialog);
  await dialog.getByRole('button', { name: say('journeys.begin_with', { count: 1 }) }).click();
  await expect(person.page).toHaveURL(/\/chat\//u);
  const { chat_id: chatId } = await myRun(person);
  await other.page.goto(`/chat/${chatId}`);
  const mine = journeyPanel(person.page, say);
  const theirs = journeyPanel(other.page, say);
  await expect(theirs.step(0)).toBeVisible();
  await expectAccessible(person.page, mine.panel);

  for (const at of [0, 1, 2, 3]) {
    await expect(mine.step(at)).toBeVisible();
    await expect(theirs.step(at)).toBeVisible();
    await expect(theirs.people.getByText(say('journeys.choosing'))).toHaveCount(2);
    await mine.choose(at % 3, `Mine of round ${at}`);
    await mine.questions.nth(1).click();
    await expect(theirs.people.getByText(say('journeys.reflecting'))).toHaveCount(1);
    await theirs.choose(2, `Theirs of round ${at}`);
    if (at === 1) {
      await expect
        .poll(async () => (await myRun(other)).choices.at(-1)?.text)
        .toBe('Theirs of round 1');
      await other.page.reload();
      await expect(theirs.words).toHaveValue('Theirs of round 1');
      await expect(theirs.cards.nth(2)).toBeChecked();
      await theirs.button(say('journeys.break')).click();
      await expect(mine.panel.getByText(say('journeys.resting'))).toBeVisible();
      await mine.button(say('journeys.resume')).click();
      await expect(theirs.words).toHaveValue('Theirs of round 1');
    }
    await mine.button(say('journeys.ready')).click();
    await expect(theirs.people.getByText(say('journeys.is_ready'))).toHaveCount(1);
    await expect(other.page.getByText(`Mine of round ${at}`)).toHaveCount(0);
    await theirs.button(say('journeys.ready')).click();
    for (const { panel } of [mine, theirs]) {
      await expect(panel.getByText(`Mine of round ${at}`)).toBeVisible();
      await expect(panel.getByText(`Theirs of round ${at}`)).toBeVisible();
    }
    if (at === 1) {
      // A member returns to an earlier stage, and finds it as it was.
      await theirs.button(say('journeys.back', { stage: say('assistant.stage_PS') })).click();
      await expect(mine.step(0)).toBeVisible();
      await expect(mine.panel.getByText('Theirs of round 0')).toBeVisible();
      await mine.button(say('journeys.next', { stage: say('assistant.stage_ED') })).click();
      await expect(theirs.panel.getByText('Mine of round 1')).toBeVisible();
    }
    const next = stages[at + 1];
    await mine
      .button(
        next
          ? say('journeys.next', { stage: say(`assistant.stage_${next}`) })
          : say('journeys.finish'),
      )
      .click();
  }
  for (const { panel, button } of [mine, theirs]) {
    await expect(panel.getByText(say('journeys.finished')).first()).toBeVisible();
    // On a phone the messages have the space by now.
    if (language === 'he') await button(say('journeys.open_panel')).click();
    for (const at of [0, 1, 2, 3])
      await expect(panel.getByText(`Theirs of round ${at}`)).toBeVisible();
  }
  expect((await myRun(other)).state).toBe('finished');
  const { items } = await other.call(api.messages.list, { params: { id: chatId } });
  expect(items.filter(({ kind }) => kind === 'user')).toHaveLength(8);
});

test('alone the guide answers the laid card, by keyboard too, and another device continues @both', async ({
  person,
  say,
  language,
  isMobile,
}) => {
  const { page } = person;
  const dialog = await begin(page, say, language, 'rest');
  await dialog.getByRole('button', { name: say('journeys.begin') }).click();
  const mine = journeyPanel(page, say);
  await expect(mine.step(0)).toBeVisible();
  await mine.cards.first().focus();
  await mine.cards.first().press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
  await expect(mine.cards.nth(1)).toBeChecked();
  await mine.words.fill('The bench by the water, at noon');
  await mine.button(say('journeys.lay')).click();
  await expect(
    mine.button(say('journeys.next', { stage: say('assistant.stage_ED') })),
  ).toBeVisible();
  // The button is gone; the focus stays in the journey.
  await expect(mine.panel).toBeFocused();
  const { log } = talkScreen(page, say);
  const { chat_id: chatId } = await myRun(person);
  await expect
    .poll(async () => {
      const { items } = await person.call(api.messages.list, { params: { id: chatId } });
      return items.map(({ kind, status }) => `${kind} ${status}`);
    })
    .toEqual(['user sent', 'guide sent']);
  if (language === 'he') await mine.button(say('journeys.close_panel')).click();
  await expect(log.getByText('The bench by the water, at noon', { exact: true })).toBeVisible();

  const device = await person.device();
  await device.goto('/');
  await device.getByRole('link', { name: say('journeys.continue') }).click();
  const there = journeyPanel(device, say);
  await there.button(say('journeys.next', { stage: say('assistant.stage_ED') })).click();
  await there.button(say('journeys.pass')).click();
  await expect(there.panel.getByText(say('journeys.passed'))).toBeVisible();
  await expect(mine.step(1)).toBeAttached();
  await expect.poll(async () => (await myRun(person)).step).toBe(1);
  // The journey moves the stage; the stage history shows the time.
  const stageHistory = say('assistant.stage_history');
  if (isMobile) {
    await page.getByRole('main').locator('header [aria-haspopup="menu"]').first().click();
    await page.getByRole('menuitem', { name: stageHistory }).click();
  } else await page.getByRole('button', { name: stageHistory }).click();
  const history = page.getByRole('dialog', { name: say('assistant.stages') });
  await expect(history.locator('time').first()).toBeVisible();
  const move = say('assistant.accept_stage', { stage: say('assistant.stage_FC') });
  await expect(history.getByRole('button', { name: move })).toHaveCount(0);
});

/** The text of a card on the screen: whole, inside the card, and large enough to read. */
function expectReadable(card: Locator, words: string): Promise<void> {
  return expect(async () => {
    const shown = await card.evaluate((element, wanted) => {
      const place = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (node.textContent !== wanted || !node.parentElement) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { fontSize, clipPath } = getComputedStyle(node.parentElement);
        const inside = [...range.getClientRects()].map(
          (line) =>
            line.width > 0 &&
            line.left >= place.left &&
            line.right <= place.right &&
            line.top >= place.top &&
            line.bottom <= place.bottom,
        );
        return { inside, clipPath, isLarge: parseFloat(fontSize) >= 12.9 };
      }
      return null;
    }, words);
    expect(shown).toMatchObject({ clipPath: 'none', isLarge: true });
    expect(shown?.inside.length).toBeGreaterThan(0);
    expect(shown?.inside).not.toContain(false);
  }).toPass();
}

test('questions on small cards are readable in the round and at the end, and the next button is visible beside the messages @both', async ({
  asker,
  modelled,
  say,
  language,
}) => {
  const { page } = asker;
  const { run } = await asker.call(api.journeys.start, {
    params: { id: 'postponed-talk' },
    body: {},
  });
  await page.goto(`/chat/${run.chat_id}`);
  const mine = journeyPanel(page, say);
  const cards = run.rounds[0]?.cards ?? [];
  const words = (at: number) => cards[at]?.texts[language] ?? '';
  const pass = mine.button(say('journeys.pass'));
  for (const [width, height] of [
    [1440, 900],
    [382, 844],
    [366, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const at of cards.keys()) await expectReadable(mine.cards.nth(at), words(at));
    await expect(pass).toBeInViewport({ ratio: 1 });
    if (width > 800) await expect(mine.words).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const log = page.getByRole('log');
  await expect.poll(async () => (await log.boundingBox())?.height).toBeGreaterThan(200);

  await mine.choose(1, 'A line of mine');
  modelled.model.mode = { kind: 'count', count: 40, delayMs: 60 };
  await mine.button(say('journeys.lay')).click();
  // The answer has the space until it is complete.
  await expect(mine.button(say('journeys.open_panel'))).toBeVisible();
  await expect(mine.words).toBeHidden();
  const next = mine.button(say('journeys.next', { stage: say('assistant.stage_ED') }));
  await expect(next).toBeInViewport({ ratio: 1 });
  const chosen = mine.panel.getByRole('list', { name: say('journeys.chosen') });
  await expectReadable(chosen.getByRole('listitem'), words(1));
  await expect(chosen).toMatchAriaSnapshot(`- text: ${words(1)}`);

  const params = { id: run.id };
  for (const at of [1, 2, 3]) {
    await asker.call(api.journeys.update, { params, body: { at: at - 1, step: at } });
    await asker.call(api.journeys.update, { params, body: { at, ready: true } });
  }
  await asker.call(api.journeys.update, { params, body: { at: 3, step: 4 } });
  await expect(mine.panel.getByText(say('journeys.finished')).first()).toBeVisible();
  await expect(chosen).toBeHidden();
  await mine.button(say('journeys.open_panel')).click();
  await expectReadable(chosen.getByRole('listitem').first(), words(1));
});

test('on a short and narrow phone the cards of a round are visible, and scrolling areas end at a line @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  const { run } = await person.call(api.journeys.start, {
    params: { id: 'new-beginning' },
    body: {},
  });
  const { step } = run;
  await person.call(api.journeys.update, {
    params: { id: run.id },
    body: { at: step, ready: true },
  });
  await person.call(api.journeys.update, { params: { id: run.id }, body: { at: step, step: 1 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/chat/${run.chat_id}`);
  const { panel, step: titled, cards, button } = journeyPanel(page, say);
  await expect(titled(1)).toBeVisible();
  await expect(cards).toHaveCount(3);
  const ready = await button(say('journeys.pass')).boundingBox();
  if (!ready) throw new Error('the way on is in sight');
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    if (!box) throw new Error('the card is on the screen');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(ready.y - box.y, 'of a card is seen').toBeGreaterThan(90);
  }
  const edge = await panel
    .locator('header + div')
    .evaluate((body) => getComputedStyle(body).borderBlockStartWidth);
  expect(edge).toBe('1px');
});
