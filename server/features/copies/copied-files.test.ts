import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, pairOf, sayTo, showTo, speakTo } from '../../testing/people-world.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const spoken = 'The kettle sings, הקומקום שר';

const lay = (person: Person, id: string, body: Record<string, unknown>) =>
  person.call(api.messages.sendUser, {
    params: { id },
    body: { client_id: randomUUID(), ...body },
  });

interface CopiedMessage {
  kind: string;
  text: string;
  image: { url: string } | null;
  audio: { url: string; duration_ms: number; transcript: string | null } | null;
  cards: { card_type: string; text: string }[];
  system: { what: string } | null;
}

/** A chat in each of its three forms; of the paper the words without white space. */
async function copies(person: Person, id: string, language: 'en' | 'he' = 'en') {
  const paper = await person.call(api.copies.print, { params: { id }, query: { language } });
  const ask = (format: string) =>
    person.call(api.copies.download, { params: { id }, query: { format, language } });
  const { messages } = JSON.parse((await ask('json')).text) as { messages: CopiedMessage[] };
  const { words } = await readPdf(paper.bytes);
  return { words, markdown: (await ask('markdown')).text, messages };
}

const bare = (text: string) => text.replaceAll(/[\s\u2066-\u2069]/gu, '');

/** Each text after the one before, on paper and in Markdown. */
function expectInCopies({ words, markdown }: { words: string; markdown: string }, texts: string[]) {
  for (const copy of [words.replaceAll(/[\u2066-\u2069]/gu, ''), bare(markdown)]) {
    let at = 0;
    for (const text of texts) {
      const place = copy.indexOf(bare(text), at);
      expect.soft(place, text).toBeGreaterThanOrEqual(at);
      at = place;
    }
  }
}

test('a name formats nothing and becomes no HTML in Markdown', async () => {
  const name = '<img src=x onerror=alert(1)> [a](http://b) **c**';
  const [ana, ben] = [await one.person(), await one.person()];
  await ana.call(api.account.updateProfile, { body: { user: { display_name: name } } });
  const { id } = await pairOf(ana, ben);
  await sayTo(ana, id, '**mine**');
  const { markdown, words } = await copies(ben, id);
  expect(markdown).not.toMatch(/(?<!\\)[<[]|(?<!\\)\*\*c/u);
  expect(markdown).toContain('**mine**');
  expect(words).toContain('<img');
});

/** A pair in which a card with words, a card that was made, and a recording with its words were sent, in this order. */
async function scene() {
  const [ana, ben] = [await one.person(), await one.person({ language: 'he' })];
  const { id } = await pairOf(ana, ben);
  await lay(ana, id, { message: 'Look at this', word_card: { id: 'word-fog' } });
  const made = await ana.call(api.cards.create, {
    body: { card_type: 'question', text: 'What would the river say?' },
  });
  await lay(ana, id, { question_card: { id: made.body.card.id } });
  const { message } = await speakTo(ana, id);
  await one.app.platform.database.pool.query('update messages set transcript = $2 where id = $1', [
    message.id,
    spoken,
  ]);
  return { ana, ben, id, message };
}

describe('the copy of a chat', () => {
  test('describes cards and recordings in words, in the language of the copy', async () => {
    const { ben, id, message } = await scene();
    const english = await copies(ben, id);
    expectInCopies(english, [
      'A card: Fog',
      'Look at this',
      'A card: What would the river say?',
      'Voice message, 0:01',
      spoken,
    ]);
    expect(english.markdown).not.toContain('ערפל');
    const hebrew = await copies(ben, id, 'he');
    expectInCopies(hebrew, ['ערפל', 'Look at this', 'What would the river say?', '0:01', spoken]);
    expect(hebrew.messages.filter(({ kind }) => kind === 'user')).toMatchObject([
      { text: 'Look at this', cards: [{ card_type: 'word', text: 'ערפל' }], audio: null },
      { text: '', cards: [{ card_type: 'question', text: 'What would the river say?' }] },
      {
        text: '',
        cards: [],
        audio: {
          url: `http://zavit.test${message.audio?.url}`,
          duration_ms: 500,
          transcript: spoken,
        },
      },
    ]);
  });

  test('says what was answered where it had no words, and where its files are', async () => {
    const { ana, ben, id, message } = await scene();
    const { message: shown, image } = await showTo(ben, id);
    await sayTo(ana, id, 'I hear', message.id);
    await sayTo(ana, id, 'I see', shown.id);
    const { words, markdown, messages } = await copies(ana, id);
    const name = ana.user.display_name;
    expectInCopies({ words, markdown }, ['Voice message, 0:01', 'I hear', 'Picture', 'I see']);
    expect(bare(markdown)).toContain(bare(`> ${name}: Voice message, 0:01 I hear`));
    expect(markdown).toContain(`> ${ben.user.display_name}: Picture\n\nI see`);
    const url = `http://zavit.test${image.url}`;
    expect(markdown).toContain(`![Picture](${url})`);
    expect(messages.flatMap((copied) => copied.image?.url ?? [])).toEqual([url]);
  });

  test('holds what was passed on, and says what happened to a group', async () => {
    const { ana, ben, id } = await scene();
    const { id: group } = await groupOf(ana, await one.person());
    await ana.call(api.chat.rename, { params: { id: group }, body: { name: 'River people' } });
    const { items } = (await ana.call(api.messages.list, { params: { id } })).body;
    for (const { id: messageId } of items.filter(({ kind }) => kind === 'user'))
      await ana.call(api.forwarding.forward, {
        params: { id: messageId },
        body: { chat_ids: [group], client_id: randomUUID() },
      });
    await sayTo(ana, group, 'Passed on from elsewhere');
    const copy = await copies(ana, group);
    expectInCopies(copy, [
      'joined',
      `${ana.user.display_name} named the group “River people”`,
      'A card: Fog',
      'Look at this',
      'A card: What would the river say?',
      'Voice message, 0:01',
      spoken,
      'Passed on from elsewhere',
    ]);
    expect(copy.markdown).not.toContain(ben.user.display_name);
    expect(copy.messages.flatMap(({ system }) => system?.what ?? [])).toContain('renamed');
    const passed = copy.messages.filter(({ kind }) => kind === 'user');
    expect(passed.map(({ cards }) => cards.length)).toEqual([1, 1, 0, 0]);
    expect(passed[2]?.audio?.transcript).toBe(spoken);
  });

  test('has nothing of a card or a recording that was deleted', async () => {
    const { ana, ben, id, message } = await scene();
    const { items } = (await ana.call(api.messages.list, { params: { id } })).body;
    for (const { id: messageId } of items.filter(({ kind }) => kind === 'user'))
      await ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } });
    const { words, markdown, messages } = await copies(ben, id);
    for (const copy of [words, markdown])
      expect(copy).not.toMatch(/Fog|river|kettle|Voice ?message/u);
    expect(JSON.stringify(messages)).not.toContain(message.audio?.url);
    expect(messages.filter(({ kind }) => kind === 'user')).toMatchObject(
      Array.from({ length: 3 }, () => ({ text: '', cards: [], audio: null })),
    );
  });
});

test('a shared chat describes its cards in words, and has no later messages', async () => {
  const ana = await one.person();
  const { id } = await ana.chat();
  await ana.call(api.messages.send, {
    params: { id },
    body: { message: 'And now?', word_card: { id: 'word-fog' }, client_id: randomUUID() },
  });
  const made = await ana.call(api.sharing.make, { params: { id }, body: { days: 7 } });
  const { url } = made.body.share;
  const key = url.slice(url.lastIndexOf('/') + 1);
  const [first] = (await one.call(api.sharing.show, { params: { key } })).body.messages;
  expect(first).toMatchObject({ by: 'person', text: 'Fog\n\nAnd now?' });
});
