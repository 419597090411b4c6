import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Modelled, type Person, expect, test } from './people.ts';
import { chatScreen } from './screens.ts';
import type { Say } from './words.ts';

interface Voice {
  spoken: { text: string; lang: string }[];
  /** The text that is being spoken. */
  saying: string | null;
  cut: number;
  /** The device finishes speaking. */
  finish(): void;
  /** The device finds its voices. */
  find(langs: string[]): void;
}

declare global {
  interface Window {
    voice: Voice;
  }
}

/** A fake of the device's voices, which are outside of the page. */
async function giveVoices(page: Page, langs: string[]): Promise<void> {
  await page.addInitScript((first) => {
    const voiceOf = (lang: string) => ({ lang, name: lang, localService: true, default: false });
    let voices = first;
    // The browser’s own takes no voices but its own.
    class Utterance extends EventTarget {
      lang = '';
      voice: object | null = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let current: SpeechSynthesisUtterance | null = null;
    const device = new EventTarget();
    const voice: Voice = {
      spoken: [],
      saying: null,
      cut: 0,
      finish() {
        const ended = current;
        current = null;
        voice.saying = null;
        ended?.dispatchEvent(new Event('end'));
      },
      find(found) {
        voices = found;
        device.dispatchEvent(new Event('voiceschanged'));
      },
    };
    Object.assign(device, {
      getVoices: () => voices.map(voiceOf),
      speak(words: SpeechSynthesisUtterance) {
        current = words;
        voice.saying = words.text;
        voice.spoken.push({ text: words.text, lang: words.lang });
      },
      cancel() {
        const cut = current;
        current = null;
        voice.saying = null;
        // A browser reports it a little later, when something else may be spoken already.
        if (!cut) return;
        setTimeout(() => {
          cut.dispatchEvent(new Event('error'));
          voice.cut += 1;
        }, 20);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    window.voice = voice;
  }, langs);
}

const answers = ['A **quiet** morning', 'בוקר *שקט*, and a walk'];

async function openChat(
  asker: Person,
  modelled: Modelled,
  say: Say,
  said: readonly string[] = answers,
) {
  const { page } = asker;
  const id = await asker.newChat();
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  for (const [at, answer] of said.entries()) {
    modelled.model.mode = { kind: 'tokens', tokens: [answer] };
    await chat.composer.fill(`Question ${randomUUID()}`);
    await chat.send.click();
    await expect(chat.answerActions).toHaveCount(at + 1);
  }
  const button = (at: number, key: Parameters<Say>[0]) =>
    chat.answerActions.nth(at).getByRole('button', { name: say(key), exact: true });
  return {
    ...chat,
    read: (at: number) => button(at, 'assistant.read_aloud'),
    stopReading: (at: number) => button(at, 'assistant.stop_reading'),
    pause: button(0, 'assistant.pause_reading'),
    goOn: button(0, 'assistant.go_on_reading'),
    voice: () => page.evaluate(() => ({ ...window.voice })),
  };
}

test('an answer is read in its language without Markdown, and stops at a second press, for another one and at its end @phone', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  await giveVoices(page, ['en-US', 'he-IL']);
  const chat = await openChat(asker, modelled, say);
  await chat.answerActions.nth(0).hover();
  await chat.read(0).click();
  await expect(chat.stopReading(0)).toBeVisible();
  expect((await chat.voice()).spoken).toEqual([{ text: 'A quiet morning', lang: 'en-US' }]);
  await chat.stopReading(0).click();
  await expect(chat.read(0)).toBeVisible();
  expect((await chat.voice()).saying).toBeNull();

  await chat.read(0).click();
  await chat.read(1).click();
  await expect(chat.stopReading(1)).toBeVisible();
  await expect(chat.read(0)).toHaveCount(1);
  const hebrew = 'בוקר שקט, and a walk';
  await expect.poll(async () => (await chat.voice()).cut).toBe(2);
  const { saying, spoken } = await chat.voice();
  expect(saying).toBe(hebrew);
  expect(spoken.at(-1)).toEqual({ text: hebrew, lang: 'he-IL' });
  await expect(chat.stopReading(1)).toBeVisible();
  await page.evaluate(() => window.voice.finish());
  await expect(chat.read(1)).toBeVisible();
  await expect(chat.stopReading(1)).toHaveCount(0);
});

test('the voice ends when the chat is left @phone', async ({ asker, modelled, say, isMobile }) => {
  const { page } = asker;
  await giveVoices(page, ['en-US', 'iw_IL']);
  const chat = await openChat(asker, modelled, say);
  await chat.read(1).click();
  await expect.poll(async () => (await chat.voice()).saying).not.toBeNull();
  const away = isMobile
    ? page.getByRole('link', { name: say('chat.back') })
    : page.getByRole('link', { name: say('shell.profile'), exact: true });
  await away.click();
  await expect(chat.log).toHaveCount(0);
  await expect.poll(async () => (await chat.voice()).saying).toBeNull();
});

test('without a voice there is no button, and without one for the language there is a reason', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  await giveVoices(page, []);
  const chat = await openChat(asker, modelled, say);
  await expect(chat.read(1)).toHaveCount(0);
  await page.evaluate(() => window.voice.find(['en-US']));
  await chat.read(1).click();
  await expect(page.getByText(say('assistant.no_voice'))).toBeVisible();
  await expect(chat.stopReading(1)).toHaveCount(0);
  expect((await chat.voice()).spoken).toEqual([]);
  await chat.answerActions.nth(0).hover();
  await chat.read(0).click();
  await expect.poll(async () => (await chat.voice()).saying).toBe('A quiet morning');
});

test('a long answer is read piece by piece, each block in its language, and goes on after a pause @both', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  await giveVoices(page, ['en-US', 'he-IL']);
  const sentence = 'The offer says more than the morning does.';
  const long = Array.from({ length: 4 }, () => sentence).join(' ');
  const chat = await openChat(asker, modelled, say, [`${long}\n\n- בוקר **שקט**`]);
  const finish = () => page.evaluate(() => window.voice.finish());
  await chat.read(0).click();
  await expect(chat.pause).toBeVisible();
  const [first, rest] = [`${sentence} ${sentence} ${sentence}`, sentence];
  expect((await chat.voice()).saying).toBe(first);
  await finish();
  expect((await chat.voice()).saying).toBe(rest);
  await chat.pause.click();
  await expect(chat.goOn).toBeVisible();
  expect((await chat.voice()).saying).toBeNull();
  await chat.goOn.click();
  await expect(chat.pause).toBeVisible();
  expect((await chat.voice()).saying).toBe(rest);
  await finish();
  expect((await chat.voice()).spoken.at(-1)).toEqual({ text: 'בוקר שקט', lang: 'he-IL' });
  await finish();
  await expect(chat.read(0)).toBeVisible();
  await expect(chat.pause).toHaveCount(0);
});

test('a part in a language without a voice is left out, with a reason', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  await giveVoices(page, ['en-US']);
  const chat = await openChat(asker, modelled, say, ['בוקר שקט\n\nA quiet morning']);
  await chat.read(0).click();
  await expect(page.getByText(say('assistant.no_voice_part'))).toBeVisible();
  expect((await chat.voice()).spoken).toEqual([{ text: 'A quiet morning', lang: 'en-US' }]);
});
