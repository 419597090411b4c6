import { beforeAll, describe, expect, test } from 'vitest';
import { type Dialogue, played, type Temper } from './dialogues.ts';

const dialoguesPerLanguage = 100;
const length = 26;
const wordsMax = 60;
const similarityMax = 0.7;
const heldShareMin = 0.7;
const tempers: Temper[] = ['willing', 'willing', 'talkative', 'lingering', 'willing'];

/** All of them are played first; a busy machine takes minutes. */
const playingMaxMs = 300_000;

let dialogues: Dialogue[] = [];

beforeAll(() => {
  dialogues = (['en', 'he'] as const).flatMap((language) =>
    Array.from({ length: dialoguesPerLanguage }, (_, index) =>
      played(
        `${language}-dialogue-${index}`,
        language,
        tempers[index % tempers.length] ?? 'willing',
        length,
      ),
    ),
  );
}, playingMaxMs);

describe('200 dialogues of 26 messages', () => {
  test('no line repeats in a chat, and no reply is empty', () => {
    for (const { exchanges } of dialogues) {
      const lines = exchanges.flatMap(({ reply }) => reply.lines);
      expect(new Set(lines).size).toBe(lines.length);
      for (const { reply } of exchanges) expect(reply.text.trim()).not.toBe('');
    }
  });

  test('no reply is very similar to an earlier one of its chat', () => {
    for (const { exchanges } of dialogues) {
      const earlier: Set<string>[] = [];
      for (const { reply } of exchanges) {
        const trigrams = trigramsOf(reply.text);
        for (const other of earlier)
          expect(similarity(trigrams, other), reply.text).toBeLessThanOrEqual(similarityMax);
        earlier.push(trigrams);
      }
    }
  });

  test('a reply asks at most one question, has at most 60 words and no empty placeholder', () => {
    for (const { reply } of dialogues.flatMap(({ exchanges }) => exchanges)) {
      // The answers to an exercise stand there whole.
      if (reply.rule !== 'exercise:end')
        expect(reply.text.split(/\s+/u).length, reply.text).toBeLessThanOrEqual(wordsMax);
      expect(unquoted(reply.text).split('?').length - 1, reply.text).toBeLessThanOrEqual(1);
      expect(reply.text).not.toMatch(/[{}]|undefined|null/u);
    }
  });

  test.each(['en', 'he'] as const)('in %s most answers quote a word of the message', (language) => {
    const answers = dialogues
      .filter((dialogue) => dialogue.language === language)
      .flatMap(({ exchanges }) => exchanges)
      .filter(({ kind }) => ['content', 'late', 'seen'].includes(kind));
    const held = answers.filter(({ message, reply }) => carriesWord(message, reply.text, language));
    expect(held.length / answers.length).toBeGreaterThanOrEqual(heldShareMin);
  });

  test('a willing person comes through all four stages', () => {
    const willing = dialogues.filter(({ temper }) => temper === 'willing');
    for (const { stages, exchanges } of willing) {
      const path = [...stages];
      expect(path.slice(0, 2), exchanges[0]?.message).toEqual(['PS', 'ED'].slice(0, path.length));
    }
    const moved = willing.filter(({ stages }) => stages.has('ED'));
    expect(moved.length / willing.length).toBeGreaterThanOrEqual(0.9);
    const whole = willing.filter(({ stages }) => stages.has('DG'));
    expect(whole.length / willing.length).toBeGreaterThanOrEqual(0.5);
  });

  test('no stage moves but by a yes to its offer', () => {
    for (const { exchanges, temper } of dialogues) {
      for (const [index, { kind, reply }] of exchanges.entries()) {
        if (!reply.stageMoved) continue;
        expect(kind).toBe('agree');
        expect(exchanges[index - 1]?.reply.proposals).toEqual([
          { kind: 'stage', payload: { stage: reply.stage } },
        ]);
      }
      if (temper === 'talkative') expect(exchanges.at(-1)?.reply.stage).toBe('PS');
    }
  });

  test('a person who declines a stage stays in theirs, also for the next two messages', () => {
    let declined = 0;
    for (const { exchanges } of dialogues.filter(({ temper }) => temper === 'lingering')) {
      for (const [index, { kind, reply }] of exchanges.entries()) {
        if (kind !== 'refuse') continue;
        declined++;
        const after = exchanges
          .slice(index - 1, index + 3)
          .filter(({ kind: next }) => next !== 'commitment');
        expect(new Set(after.map((exchange) => exchange.reply.stage))).toEqual(
          new Set([reply.stage]),
        );
      }
    }
    expect(declined).toBeGreaterThan(5);
  });
});

describe('a chat of 500 messages', () => {
  test.each(['en', 'he'] as const)(
    'in %s never repeats a line or a reply and never runs out of answers',
    (language) => {
      const { exchanges } = played(`long-${language}`, language, 'talkative', 500);
      const lines = exchanges.flatMap(({ reply }) => reply.lines);
      const repeated = lines.filter((line, index) => lines.indexOf(line) !== index);
      expect(repeated).toEqual([]);
      const texts = exchanges.map(({ reply }) => reply.text);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    },
  );
});

function trigramsOf(text: string): Set<string> {
  const plain = text.replaceAll(/\s+/gu, ' ');
  return new Set(
    Array.from({ length: Math.max(0, plain.length - 2) }, (_, index) =>
      plain.slice(index, index + 3),
    ),
  );
}

function similarity(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((trigram) => b.has(trigram)).length;
  return both / (a.size + b.size - both);
}

/** A quoted sentence may itself contain a question mark. */
function unquoted(text: string): string {
  return text.replaceAll(/\u2068[^\u2069]*\u2069/gu, '');
}

const particles = new Set(
  'the and that for with was but has have are not you this when about since from all every then there would one can its our who what where how why which your into some says will over also had our out does did own been more most than each still even just here other another part time'
    .split(' ')
    .concat(
      'אני של את על עם לא יש גם לי שלי מה כל אבל הוא היא זה מאז עכשיו שם אז כבר עוד אחר איך איזה'.split(
        ' ',
      ),
    ),
);

/**
 * Counted without the guide's own code: a word of three letters or more, in Hebrew with or without up to two
 * particles.
 */
function carriesWord(message: string, reply: string, language: 'en' | 'he'): boolean {
  const formsOf = (text: string) =>
    (text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [])
      .filter((word) => !particles.has(word))
      .flatMap((word) => (language === 'he' ? [word, word.slice(1), word.slice(2)] : [word]))
      .filter((form) => form.length >= 3);
  const said = new Set(formsOf(reply));
  return formsOf(message).some((form) => said.has(form));
}
