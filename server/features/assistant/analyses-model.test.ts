import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { api } from '#contract/index.ts';
import { script } from '#content/guide/script.ts';
import { formWith } from '../../testing/form.ts';
import {
  endedAnswer,
  eventually,
  guidedWorld,
  impatient,
  landscape,
  rowCounts,
  say,
  show,
  usedToday,
} from '../../testing/guided-world.ts';
import { picturesIn } from '../../testing/model-modes.ts';
import type { Person } from '../../testing/world.ts';

const seeing = { AI_VISION: 'on' };
const tokens = ['A path into the mist.'];

async function ask(person: Person, chatId: string, message: string) {
  const { body } = await person.call(api.analysis.send, {
    body: { chat_id: chatId, message, client_id: randomUUID() },
  });
  return endedAnswer(person, chatId, body.answer?.id ?? '');
}

describe('a model that sees', () => {
  test('is given the picture with the question, and with every question after it', async () => {
    const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const ana = await consenting();
    const begun = await show(ana, await landscape(3_000, 2_000), {
      message: 'Why do I come back to it?',
      image_alt: 'A hill',
    });
    const answer = await begun.ended();
    expect(answer).toMatchObject({ status: 'sent', text: 'A path into the mist.' });
    expect(answer.suggestions).toHaveLength(3);
    await ask(ana, begun.chat.id, 'And who made it?');
    expect(asked()).toHaveLength(2);
    for (const request of asked()) {
      const [picture, ...others] = picturesIn(request);
      expect(others).toEqual([]);
      const seen = await sharp(picture).metadata();
      expect([seen.format, seen.width, seen.exif]).toEqual(['jpeg', 1_568, undefined]);
    }
    const said = JSON.stringify(asked()[0]?.body.messages);
    expect(said).toContain('Why do I come back to it?');
    expect(said).toContain('A hill');
  });

  test('still has the picture in view when the talk has grown long', async () => {
    const { one, consenting, asked } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const ana = await consenting();
    const begun = await show(ana, await landscape());
    await begun.ended();
    await one.app.platform.database.pool.query(
      `insert into messages (id, chat_id, seq, kind, text, author_id)
       select gen_random_uuid(), $1, n, 'user', 'line ' || n, $2 from generate_series(3, 90) n`,
      [begun.chat.id, ana.user.id],
    );
    await one.app.platform.database.pool.query(`update chats set last_seq = 90 where id = $1`, [
      begun.chat.id,
    ]);
    await ask(ana, begun.chat.id, 'Do you still have it?');
    const last = asked().at(-1);
    expect(last && picturesIn(last)).toHaveLength(1);
    expect(last?.body.messages.length).toBeLessThan(70);
  });

  test('is given no picture before the person agreed, and nothing is stored', async () => {
    const { one, model } = await guidedWorld({ kind: 'tokens' }, seeing);
    const ana = await one.person();
    const before = await rowCounts(one);
    const form = formWith(
      { field: 'image', name: 'x.jpg', bytes: await landscape() },
      { client_id: randomUUID() },
    );
    expect((await ana.call(api.analysis.send, form)).code).toBe('guide.consent_required');
    expect(await rowCounts(one)).toEqual(before);
    expect(model.requests).toEqual([]);
  });

  test('that fails costs neither an answer nor an analysis, and another answer counts as the first', async () => {
    const { consenting, model } = await guidedWorld({ kind: 'status', status: 500 }, seeing);
    const ana = await consenting();
    const begun = await show(ana, await landscape());
    expect(await begun.ended()).toMatchObject({
      status: 'failed',
      error: 'answer.provider_failed',
    });
    expect([await usedToday(ana, 'answers'), await usedToday(ana, 'analyses')]).toEqual([0, 0]);
    model.mode = { kind: 'tokens', tokens };
    for (const analyses of [1, 1]) {
      const again = await ana.call(api.messages.regenerate, {
        params: { id: begun.answer?.id ?? '' },
      });
      await endedAnswer(ana, begun.chat.id, again.body.answer.id);
      expect(await usedToday(ana, 'analyses')).toBe(analyses);
    }
    const [, second] = model.requests.filter(({ body }) => body.stream === true);
    expect(second && picturesIn(second)).toHaveLength(1);
  });

  test('that falls silent in the middle leaves what came, and goes on from there', async () => {
    const { consenting, model } = await guidedWorld(
      { kind: 'stall-midway', tokens: ['A path ', 'into ', 'the mist.'], after: 2 },
      { ...seeing, ...impatient },
    );
    const ana = await consenting();
    const begun = await show(ana, await landscape());
    expect((await begun.ended()).status).toBe('interrupted');
    expect(await usedToday(ana, 'analyses')).toBe(0);
    model.mode = { kind: 'tokens', tokens: ['the mist.'] };
    const more = await ana.call(api.messages.continue, { params: { id: begun.answer?.id ?? '' } });
    const ended = await endedAnswer(ana, begun.chat.id, more.body.answer.id);
    expect(ended.text).toContain('the mist.');
    expect(await usedToday(ana, 'analyses')).toBe(1);
  });

  test('says so to everybody who asks what is configured, and names the chat', async () => {
    const { one, consenting } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    expect((await one.call(api.config.show)).body.guide.vision).toBe(true);
    const ana = await consenting();
    const begun = await show(ana, await landscape());
    await begun.ended();
    await eventually(async () => {
      const { title } = (await ana.call(api.chat.info, { params: { id: begun.chat.id } })).body;
      return title !== '';
    });
  });
});

test('a model without vision gets the measurements, not the picture', async () => {
  const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens });
  const ana = await consenting();
  const begun = await show(ana, await landscape(), { message: 'What is in it?' });
  await begun.ended();
  const [request] = asked();
  expect(request && picturesIn(request)).toEqual([]);
  const said = JSON.stringify(request?.body.messages);
  for (const fact of ['600 × 400', 'wide', 'teal', 'cream', 'can’t see'])
    expect(said).toContain(fact);
});

test('a chat without a picture mentions no pictures to the model', async () => {
  const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
  const ana = await consenting();
  await (await say(ana, (await ana.chat()).id, 'Hello')).ended();
  expect(JSON.stringify(asked()[0]?.body.messages)).not.toContain('picture');
});

describe('the built-in guide', () => {
  const questions: Record<
    Language,
    { said: [line: string, words: RegExp][]; asked: [string, string][] }
  > = {
    en: {
      said: [
        ['It reminds me of my grandmother’s garden', /grandmother|garden/u],
        ['I used to hide behind the orange trees there', /hide|hid|orange|trees/u],
        ['Nobody lives in that house any more', /nobody|lives|house/iu],
      ],
      asked: [
        ['What colours are in it?', 'Measured: teal, cream.'],
        ['Is it light or dark?', 'ostly dark'],
        ['What do you see in the picture?', ''],
      ],
    },
    he: {
      said: [
        ['היא מזכירה לי את הגינה של סבתא שלי', /סבתא|גינה/u],
        ['היינו מתחבאים שם מאחורי עצי התפוז', /מתחבאים|עצי|תפוז/u],
        ['אף אחד כבר לא גר בבית הזה', /אף אחד|גר|בבית/u],
      ],
      asked: [
        ['אילו צבעים יש בה?', 'נמדד: טורקיז, שמנת.'],
        ['היא בהירה או כהה?', 'רוב השטח כהה'],
        ['מה רואים בתמונה?', ''],
      ],
    },
  };
  /** Everything that the picture measures as. */
  const measures = (language: Language) =>
    [
      script.image_labels.orientation.landscape,
      script.image_labels.light.dark,
      ...Object.values(script.image_labels.contrast),
      script.image_labels.sharpness.soft,
      script.image_labels.sharpness.sharp,
      script.image_labels.colours.teal,
    ].map((label) => label[language].toLowerCase());
  /** Statements that claim sight; no line contains “I see”. */
  const claims = /\bI (?:can )?see\b(?! what)|\blooks like\b|\bappears\b|אני רוא|נראה כמו/u;

  test.each(['en', 'he'] as const)('speaks of what it measured, and asks: %s', async (language) => {
    const { one } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER: '' });
    const ana = await one.person({ language });
    const begun = await show(ana, await landscape());
    const first = await begun.ended();
    expect(measures(language).some((fact) => first.text.toLowerCase().includes(fact))).toBe(true);
    expect(first.text).toContain('?');
    expect(first.suggestions).toEqual(
      (['colours', 'light', 'more'] as const).map((id) => script.suggestions[id][language]),
    );
    const texts = [first.text];
    let takenUp = 0;
    for (const [line, words] of questions[language].said) {
      const { text } = await ask(ana, begun.chat.id, line);
      if (words.test(text)) takenUp++;
      texts.push(text);
    }
    // As everywhere, now and then an answer leaves the words aside.
    expect(takenUp).toBeGreaterThanOrEqual(1);
    for (const [question, fact] of questions[language].asked) {
      const answer = await ask(ana, begun.chat.id, question);
      expect(answer.text).toContain(fact);
      expect(measures(language).some((one) => answer.text.toLowerCase().includes(one))).toBe(true);
      texts.push(answer.text);
    }
    for (const text of texts) expect(text).not.toMatch(claims);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('takes up the words that come with a picture, in their language', async () => {
    const { one } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER: '' });
    const ana = await one.person({ language: 'en' });
    const begun = await show(ana, await landscape(), { message: 'זאת התמונה האחרונה מהבית הישן' });
    const { text } = await begun.ended();
    expect(text).toContain('הבית הישן');
    expect(measures('he').some((fact) => text.includes(fact))).toBe(true);
  });

  test('never runs out of true words, however many pictures come', async () => {
    const { one } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER: '' });
    const ana = await one.person();
    const begun = await show(ana, await landscape(60, 40));
    const texts = [(await begun.ended()).text];
    for (let count = 0; count < 13; count++) {
      const more = await show(ana, await landscape(60, 40), { chat_id: begun.chat.id });
      texts.push((await more.ended()).text);
    }
    for (const text of texts) {
      expect(measures('en').some((fact) => text.toLowerCase().includes(fact))).toBe(true);
      expect(text).toContain('?');
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('answers words of danger with care before any picture, and for nothing', async () => {
    const { one } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER: '' });
    const ana = await one.person();
    const begun = await show(ana, await landscape(), { message: 'I want to kill myself' });
    const answer = await begun.ended();
    expect(answer.text).toMatch(/988|112|findahelpline/u);
    expect(answer.suggestions).toEqual([]);
    expect([begun.chat.title, await usedToday(ana, 'analyses')]).toEqual(['', 0]);
  });
});
