import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { errorMessage } from '#i18n/errors.ts';
import { wavOf } from '#server/testing/wav.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, password, test } from './people.ts';
import { connect, pairOf, talkScreen } from './talk.ts';
import type { Say } from './words.ts';

async function connectedPair(person: Person, other: Person): Promise<string> {
  await connect(person, other);
  return pairOf(person, other);
}

/** Records every media stream of the page, so that a test can check whether it was released. */
async function watchMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      streams.push(stream);
      return stream;
    };
  });
}

function heldTracks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { streams } = window as unknown as { streams: MediaStream[] };
    return streams.flatMap((stream) => stream.getTracks()).filter((t) => t.readyState === 'live')
      .length;
  });
}

function voiceIn(page: Page, say: Say) {
  const pane = page.getByRole('group', { name: say('voice.message'), exact: true });
  const control = (name: string) => pane.getByRole('button', { name, exact: true });
  return {
    pane,
    mic: page.getByRole('button', { name: say('voice.record') }),
    time: pane.getByRole('timer'),
    stop: control(say('voice.stop')),
    send: control(say('voice.send')),
    discard: control(say('voice.discard')),
    play: control(say('voice.play')),
  };
}

async function recordFor(page: Page, say: Say, seconds: number): Promise<void> {
  const { mic, time } = voiceIn(page, say);
  await mic.click();
  // A busy machine may skip a second.
  const secondsShown = async () => Number((await time.textContent())?.split(':').at(-1));
  await expect.poll(secondsShown).toBeGreaterThanOrEqual(seconds);
}

test('a voice message is recorded, heard, kept over a reload, sent and played @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  const theirs = talkScreen(other.page, say);
  await watchMicrophone(page);
  await mine.open(id);
  await theirs.open(id);
  await mine.composer.fill('half a thought');

  await recordFor(page, say, 2);
  expect(await heldTracks(page)).toBe(1);
  const voice = voiceIn(page, say);
  await expectAccessible(page, voice.pane);
  await voice.stop.click();
  expect(await heldTracks(page)).toBe(0);
  await voice.play.click();
  await expect(voice.pane.getByRole('button', { name: say('voice.pause') })).toBeVisible();
  await page.reload();
  await expect(voice.play).toBeVisible();
  await expectAccessible(page, voice.pane);
  await voice.send.click();
  await expect(voice.pane).toHaveCount(0);
  await expect(mine.receipt).toBeVisible();
  await expect(mine.composer).toHaveValue('half a thought');
  expect(await heldTracks(page)).toBe(0);

  const { items } = await other.call(api.messages.list, { params: { id } });
  const audio = items.at(-1)?.audio;
  expect(audio?.duration_ms).toBeGreaterThan(1_500);
  // The fake microphone beeps once a second.
  expect(Math.max(...(audio?.peaks ?? []))).toBeGreaterThan(5);

  const player = theirs.log.getByRole('group').filter({ has: other.page.getByRole('slider') });
  const position = player.getByRole('slider');
  await expectAccessible(other.page, position);
  await player.getByRole('button', { name: say('voice.play') }).click();
  await expect(player.getByRole('button', { name: say('voice.pause') })).toBeVisible();
  await expect(player.getByRole('button', { name: say('voice.play') })).toBeVisible();
  await position.focus();
  await other.page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuenow', '0');
  // Time runs to the right in both languages.
  await other.page.keyboard.press('ArrowRight');
  await expect(position).not.toHaveAttribute('aria-valuenow', '0');
  await other.page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuenow', '0');
  const place = await position.boundingBox();
  await position.click({ position: { x: (place?.width ?? 0) * 0.9, y: 10 } });
  await expect(position).not.toHaveAttribute('aria-valuenow', '0');
  await player.getByRole('button', { name: say('voice.speed', { speed: '1' }) }).click();
  await expect(
    player.getByRole('button', { name: say('voice.speed', { speed: '1.5' }) }),
  ).toBeVisible();
});

test('without a network a voice message is recorded at once, not when it is back', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = person;
  const ahead = page.waitForResponse(/\/pcm-processor/u);
  await talkScreen(page, say).open(id);
  const voice = voiceIn(page, say);
  await expect(voice.mic).toBeVisible();
  await (await ahead).finished();
  await page.context().setOffline(true);
  await recordFor(page, say, 1);
  await voice.send.click();
  await expect(voice.pane).toHaveCount(0);
  await page.context().setOffline(false);
  const newest = async () => (await other.call(api.messages.list, { params: { id } })).items.at(-1);
  await expect.poll(async () => (await newest())?.audio ?? null).not.toBeNull();
});

test('a press made without a network does not start a recording once it is back @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = person;
  await watchMicrophone(page);
  await page.route('**/assets/recorder-*.js', (route) => route.abort());
  const toasts = page.waitForResponse(/\/Toasts-/u);
  await talkScreen(page, say).open(id);
  const voice = voiceIn(page, say);
  await expect(voice.mic).toBeVisible();
  await (await toasts).finished();
  await page.context().setOffline(true);
  await voice.mic.click();
  await expect(page.getByText(say('voice.needs_network'))).toBeVisible();
  await page.unroute('**/assets/recorder-*.js');
  await page.context().setOffline(false);
  await expect(voice.pane).toHaveCount(0);
  await voice.mic.click();
  await expect(voice.stop).toBeVisible();
  // The second press alone asks for the microphone.
  const asked = () =>
    page.evaluate(() => (window as unknown as { streams: MediaStream[] }).streams.length);
  await expect.poll(asked).toBe(1);
  await voice.discard.click();
  expect(await asked()).toBe(1);
});

test('one recording plays at a time, and a quick one is sent without being heard first', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  await mine.open(id);
  const voice = voiceIn(page, say);
  for (const count of [1, 2]) {
    await recordFor(page, say, 3);
    await voice.send.click();
    await expect(mine.log.getByRole('slider')).toHaveCount(count);
  }
  const players = mine.log.getByRole('group').filter({ has: page.getByRole('slider') });
  const playing = mine.log.getByRole('button', { name: say('voice.pause') });
  await players
    .first()
    .getByRole('button', { name: say('voice.play') })
    .click();
  await expect(playing).toHaveCount(1);
  await players
    .last()
    .getByRole('button', { name: say('voice.play') })
    .click();
  await expect(players.last().getByRole('button', { name: say('voice.pause') })).toBeVisible();
  await expect(playing).toHaveCount(1);
  const sent = async () => {
    const { items } = await other.call(api.messages.list, { params: { id } });
    return items.filter(({ audio }) => audio !== null).length;
  };
  await expect.poll(sent).toBe(2);
});

test('the microphone is always released, and the recording is kept @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  await watchMicrophone(page);
  await talkScreen(page, say).open(id);
  const voice = voiceIn(page, say);

  await recordFor(page, say, 1);
  await voice.discard.click();
  await expect(voice.pane).toHaveCount(0);
  await expect.poll(() => heldTracks(page)).toBe(0);

  await recordFor(page, say, 1);
  await page.keyboard.press('Escape');
  await expect(voice.play).toBeVisible();
  await expect.poll(() => heldTracks(page)).toBe(0);
  await voice.discard.click();

  await recordFor(page, say, 1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await heldTracks(page)).toBe(0);
  await expect(voice.play).toBeVisible();
  await voice.discard.click();

  await recordFor(page, say, 1);
  await page.evaluate(() => history.pushState({}, '', '/connect'));
  await expect(voice.pane).toHaveCount(0);
  await expect.poll(() => heldTracks(page)).toBe(0);
  await page.goBack();
  await expect(voice.play).toBeVisible();
  await voice.discard.click();
  await expect(voice.pane).toHaveCount(0);
  await page.reload();
  await expect(voice.mic).toBeVisible();
  await expect(voice.pane).toHaveCount(0);
});

test('a recording warns before its end and ends on its own at five minutes', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  await watchMicrophone(page);
  await page.addInitScript(() => {
    const Node = AudioWorkletNode;
    window.AudioWorkletNode = class extends Node {
      constructor(...given: ConstructorParameters<typeof Node>) {
        super(...given);
        Object.assign(window, { microphone: this });
      }
    };
  });
  /** Simulates that much time. */
  const hear = (seconds: number) =>
    page.evaluate((length) => {
      const { microphone } = window as unknown as { microphone: AudioWorkletNode };
      const data = new Float32Array(length * microphone.context.sampleRate);
      microphone.port.dispatchEvent(new MessageEvent('message', { data }));
    }, seconds);
  await talkScreen(page, say).open(id);
  const voice = voiceIn(page, say);
  await recordFor(page, say, 1);
  await hear(240);
  await expect(voice.time).toHaveText(/^4:0\d$/u);
  await expect(voice.pane.getByText(/0:\d\d/u)).toHaveCount(0);
  await hear(30);
  await expect(voice.pane.getByText(/0:[12]\d/u).first()).toBeVisible();
  await hear(40);
  await expect(page.getByText(say('voice.ended_at_limit'))).toBeVisible();
  expect(await heldTracks(page)).toBe(0);
  await voice.send.click();
  await expect(talkScreen(page, say).receipt).toBeVisible();
  const { items } = await other.call(api.messages.list, { params: { id } });
  expect(items.at(-1)?.audio?.duration_ms).toBe(300_000);
});

test('a person who can’t record sees why, and can write @phone', async ({ person, other, say }) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  await mine.open(id);
  const voice = voiceIn(page, say);
  const sentences = [
    ['NotAllowedError', say('voice.denied')],
    ['NotFoundError', say('voice.no_microphone')],
    ['NotReadableError', say('voice.microphone_busy')],
  ] as const;
  for (const [name, sentence] of sentences) {
    await page.evaluate((problem) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', problem));
    }, name);
    await voice.mic.click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(voice.pane).toHaveCount(0);
  }
  await mine.composer.fill('so I write');
  await mine.send.click();
  await expect(mine.message('so I write')).toBeVisible();
});

test('a voice message waits for the network and is sent once', async ({ person, other, say }) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  await mine.open(id);
  await recordFor(page, say, 1);
  await voiceIn(page, say).stop.click();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await voiceIn(page, say).send.click();
  await expect(mine.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await expect(mine.log.getByRole('slider')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(mine.receipt).toBeVisible();
  const { items } = await other.call(api.messages.list, { params: { id } });
  expect(items.filter(({ audio }) => audio !== null)).toHaveLength(1);
});

test('a voice message is transcribed on request, and is found by its words @phone', async ({
  asker,
  modelled,
  language,
  say,
}) => {
  const { page } = asker;
  const username = `p${randomUUID().slice(0, 12)}`;
  const user = {
    username,
    email: `${username}@example.org`,
    password,
    language,
    terms_version: termsVersion,
  };
  await fetch(`${modelled.url}${api.account.register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const { chat } = await asker.call(api.chat.create, {
    body: { chat_type: 'GP', participants: [username] },
  });
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(wavOf(1_500))]), 'audio.wav');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const path = api.messages.sendUser.path.replace(':id', chat.id);
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${modelled.url}${path}`, { method: 'POST', body: form, headers });
  expect(sent.status).toBe(200);

  modelled.model.transcripts = { kind: 'status', status: 500 };
  const mine = talkScreen(page, say);
  await mine.open(chat.id);
  const writeOut = mine.log.getByRole('button', { name: say('voice.write_out') });
  await writeOut.click();
  await expect(
    page.getByText(errorMessage(language, 'voice.transcription_failed', {})),
  ).toBeVisible();
  modelled.model.transcripts = { kind: 'words', words: 'Three quiet mornings' };
  await writeOut.click();
  await expect(mine.log.getByText('Three quiet mornings')).toBeVisible();
  await mine.log.getByRole('button', { name: say('voice.hide_words') }).click();
  await expect(mine.log.getByText('Three quiet mornings')).toHaveCount(0);
  await mine.log.getByRole('button', { name: say('voice.show_words') }).click();
  await expect(mine.log.getByText('Three quiet mornings')).toBeVisible();
});
