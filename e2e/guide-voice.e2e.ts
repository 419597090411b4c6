import type { Page } from '@playwright/test';
import { errorMessage } from '#i18n/errors.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { talkScreen } from './talk.ts';
import type { Say } from './words.ts';

const heard = 'Three quiet mornings';

function voiceIn(page: Page, say: Say) {
  const pane = page.getByRole('group', { name: say('voice.message'), exact: true });
  return {
    pane,
    mic: page.getByRole('button', { name: say('voice.record') }),
    async record() {
      await this.mic.click();
      const time = pane.getByRole('timer');
      const seconds = async () => Number((await time.textContent())?.split(':').at(-1));
      await expect.poll(seconds).toBeGreaterThanOrEqual(2);
    },
    send: pane.getByRole('button', { name: say('voice.send'), exact: true }),
  };
}

test('a recording for the guide begins a chat and is shown as text and sound @phone', async ({
  asker,
  modelled,
  say,
}) => {
  modelled.model.transcripts = { kind: 'words', words: heard };
  const { page } = asker;
  const talk = talkScreen(page, say);
  await page.goto('/');
  const voice = voiceIn(page, say);
  await voice.record();
  await voice.send.click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/u);
  const mine = talk.messages.first();
  await expect(mine).toContainText(heard);
  await expect(mine.getByRole('slider', { name: say('voice.position') })).toBeVisible();
  await expect(mine.getByRole('button', { name: say('voice.write_out') })).toHaveCount(0);
  await expect(talk.answerActions).toBeVisible();
  await expectAccessible(page, mine.getByRole('slider'));
  await page.reload();
  await expect(talk.messages.first().getByRole('slider')).toBeVisible();
});

test('a recording without a transcript stays, and is sent again or removed', async ({
  asker,
  modelled,
  language,
  say,
}) => {
  const { model } = modelled;
  const { page } = asker;
  const talk = talkScreen(page, say);
  await talk.open(await asker.newChat());
  const voice = voiceIn(page, say);
  model.transcripts = { kind: 'status', status: 500 };
  await voice.record();
  await voice.send.click();
  const problem = talk.log.getByRole('alert');
  await expect(problem).toContainText(errorMessage(language, 'voice.transcription_failed'));
  // A reload loses nothing of it.
  await page.reload();
  await expect(problem).toBeVisible();
  await expect(talk.log.getByRole('slider')).toBeVisible();
  model.transcripts = { kind: 'words', words: '' };
  await problem.getByRole('button', { name: say('chat.retry') }).click();
  await expect(problem).toContainText(errorMessage(language, 'voice.no_words'));
  model.transcripts = { kind: 'words', words: heard };
  await problem.getByRole('button', { name: say('chat.retry') }).click();
  await expect(talk.message(heard).first()).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(talk.answerActions).toBeVisible();
  model.transcripts = { kind: 'words', words: '' };
  await voice.record();
  await voice.send.click();
  await expect(problem).toBeVisible();
  await problem.getByRole('button', { name: say('chat.delete') }).click();
  await expect(talk.log.getByRole('slider')).toHaveCount(1);
});

test('without transcription and recognition the microphone button explains that and records nothing @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  // As in Firefox, which has no recognition of its own.
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: undefined });
  });
  await talkScreen(page, say).open(await person.newChat());
  const voice = voiceIn(page, say);
  await voice.mic.click();
  await expect(page.getByText(say('voice.unheard'))).toBeVisible();
  await expect(voice.pane).toHaveCount(0);
});
