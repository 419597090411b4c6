import type { Page } from '@playwright/test';
import type { Language } from '#contract/shapes.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import type { Say } from './words.ts';

interface Ear {
  /** The language of each run so far. */
  runs: string[];
  /** A run holds the microphone. */
  isOpen: boolean;
  /** All results of the run, which the browser hands out again with each change. */
  hear(...results: string[]): void;
  fail(error: string): void;
  end(): void;
}

declare global {
  interface Window {
    ear: Ear;
  }
}

/** A fake of the browser’s speech recognition, whose service is outside of the page. */
async function giveEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let run: EventTarget | null = null;
    const ear: Ear = {
      runs: [],
      isOpen: false,
      hear(...results) {
        const heard = results.map((transcript) => [{ transcript }]);
        run?.dispatchEvent(Object.assign(new Event('result'), { results: heard }));
      },
      fail(error) {
        run?.dispatchEvent(Object.assign(new Event('error'), { error }));
        ear.end();
      },
      end() {
        const ended = run;
        run = null;
        ear.isOpen = false;
        ended?.dispatchEvent(new Event('end'));
      },
    };
    const begin = (next: EventTarget & { lang: string }) => {
      run = next;
      ear.runs.push(next.lang);
      ear.isOpen = true;
    };
    class Recognition extends EventTarget {
      lang = '';
      continuous = false;
      interimResults = false;
      start() {
        begin(this);
      }
      abort() {
        if (run === this) ear.end();
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: Recognition });
    window.ear = ear;
  });
}

function dictationIn(page: Page, say: Say) {
  const dialog = page.getByRole('dialog', { name: say('voice.dictation_title') });
  return {
    dialog,
    begin: page.getByRole('button', { name: say('voice.dictate'), exact: true }),
    agree: dialog.getByRole('button', { name: say('voice.dictation_begin'), exact: true }),
    stop: page.getByRole('button', { name: say('voice.dictation_stop'), exact: true }),
    switchTo: (current: string, language: string) =>
      page.getByRole('button', { name: say('voice.dictation_switch', { current, language }) }),
    async agreed() {
      await this.begin.click();
      await this.agree.click();
      await expect(this.stop).toBeVisible();
    },
    hear: (...results: string[]) => page.evaluate((all) => window.ear.hear(...all), results),
    runs: () => page.evaluate(() => window.ear.runs.map((lang) => lang.slice(0, 2))),
    isOpen: () => page.evaluate(() => window.ear.isOpen),
  };
}

const names: Record<Language, string> = { en: 'English', he: 'עברית' };

test('words appear as they are heard, in the language of the page or the other, and only the person sends them @both', async ({
  person,
  language,
  say,
}) => {
  const { page } = person;
  await giveEar(page);
  await page.goto(`/chat/${await person.newChat()}`);
  const chat = chatScreen(page, say);
  const dictation = dictationIn(page, say);
  await chat.composer.fill('Before.');
  await dictation.begin.click();
  await expect(dictation.dialog).toBeVisible();
  await expectAccessible(page, dictation.dialog);
  expect(await dictation.runs()).toEqual([]);
  await dictation.agree.click();
  await expect(dictation.stop).toBeVisible();
  await dictation.hear('three');
  await expect(chat.composer).toHaveValue('Before. three');
  await dictation.hear('Three quiet mornings', ' by');
  await expect(chat.composer).toHaveValue('Before. Three quiet mornings by');
  const other = language === 'he' ? 'en' : 'he';
  await dictation.switchTo(names[language], names[other]).click();
  await dictation.hear('בוקר');
  await expect(chat.composer).toHaveValue('Before. Three quiet mornings by בוקר');
  expect(await dictation.runs()).toEqual([language, other]);
  await expectAccessible(page, page.locator('[data-composer]'));
  await expect(chat.messages).toHaveCount(0);

  await chat.send.click();
  await expect(chat.messages.first()).toContainText('Before. Three quiet mornings by בוקר');
  await expect(dictation.begin).toBeVisible();
  expect(await dictation.isOpen()).toBe(false);
  await expect(chat.composer).toHaveValue('');
});

test('the microphone is let go by the button, the keys, Escape, a failure, and on leaving', async ({
  person,
  say,
}) => {
  const { page } = person;
  await giveEar(page);
  await page.goto(`/chat/${await person.newChat()}`);
  const chat = chatScreen(page, say);
  const dictation = dictationIn(page, say);
  await dictation.agreed();
  await dictation.hear('One');
  await dictation.stop.click();
  await expect(dictation.begin).toBeVisible();
  expect(await dictation.isOpen()).toBe(false);

  await chat.composer.focus();
  await page.keyboard.press('Control+Shift+KeyL');
  await expect(dictation.stop).toBeVisible();
  await dictation.hear('two');
  await expect(chat.composer).toHaveValue('One two');
  await page.keyboard.press('Escape');
  await expect(dictation.begin).toBeVisible();
  expect(await dictation.isOpen()).toBe(false);

  const problems = [
    ['not-allowed', 'voice.denied'],
    ['service-not-allowed', 'voice.dictation_off'],
    ['network', 'voice.dictation_unreachable'],
    ['audio-capture', 'voice.no_microphone'],
    ['no-speech', 'voice.no_words'],
  ] as const;
  for (const [error, sentence] of problems) {
    await dictation.begin.click();
    await expect(dictation.stop).toBeVisible();
    await page.evaluate((name) => window.ear.fail(name), error);
    await expect(page.getByText(say(sentence))).toBeVisible();
    await expect(dictation.begin).toBeVisible();
  }

  await dictation.begin.click();
  await expect.poll(dictation.isOpen).toBe(true);
  await page.getByRole('link', { name: say('shell.profile'), exact: true }).click();
  await expect(chat.log).toHaveCount(0);
  expect(await dictation.isOpen()).toBe(false);
});

test('a silence in the middle is listened through; one without a word ends it @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await giveEar(page);
  await page.goto('/');
  const dictation = dictationIn(page, say);
  const composer = page.getByRole('textbox', { name: say('home.composer'), exact: true });
  await dictation.agreed();
  await dictation.hear('First');
  await page.evaluate(() => window.ear.end());
  await expect.poll(async () => (await dictation.runs()).length).toBe(2);
  await dictation.hear('second');
  await expect(composer).toHaveValue('First second');
  await page.evaluate(() => window.ear.end());
  await expect.poll(async () => (await dictation.runs()).length).toBe(3);
  await page.evaluate(() => window.ear.end());
  await expect(dictation.begin).toBeVisible();
  await expect(composer).toHaveValue('First second');
});
