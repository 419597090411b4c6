import { describe, expect, test } from 'vitest';
import { line, requestWith, textsIn } from '../../testing/answer-request.ts';
import type { AnswerRequest, GuidePicture } from './model.ts';
import { toolsFor } from './offering-tools.ts';
import { type PromptSettings, promptOf } from './prompt.ts';
import { tokensIn } from './tokens.ts';

const settings: PromptSettings = { vision: false, contextTokens: 8_000, marksCached: false };

async function turnsFor(request: AnswerRequest) {
  const { prompt } = await promptOf(request, settings);
  return prompt.filter(({ role }) => role !== 'system');
}

const perTurn = 8;
async function tokensOf(request: AnswerRequest, contextTokens: number) {
  const { prompt } = await promptOf(request, { ...settings, contextTokens });
  const text = textsIn(prompt).join('\n');
  return { text, tokens: tokensIn(text) + perTurn * prompt.length };
}
const chats = {
  'sixty messages of 16,000 characters': Array.from({ length: 60 }, (_, at) =>
    line(at % 2 === 0 ? 'person' : 'guide', `#${at} ${'a long word '.repeat(1_333)} end`),
  ),
  'five thousand messages': Array.from({ length: 5_000 }, (_, at) =>
    line(at % 2 === 0 ? 'person' : 'guide', `Message ${at} of a long chat`),
  ),
  'sixty messages of 16,000 Hebrew letters': Array.from({ length: 60 }, (_, at) =>
    line(at % 2 === 0 ? 'person' : 'guide', `#${at} ${'זווית אחרת '.repeat(1_450)}סוף`),
  ),
  'one message of emoji': [line('person', `#0 ${'😀'.repeat(8_000)} end`)],
};

describe('a context of 8,000 tokens', () => {
  test.each(Object.entries(chats))(
    'holds the newest of %s, with room for the answer',
    async (_, lines) => {
      const asked = lines.at(-1)?.author === 'person' ? lines : lines.slice(0, -1);
      const person = {
        displayName: 'Ana',
        language: 'he',
        timezone: 'Asia/Jerusalem',
        aboutMe: 'א'.repeat(4_000),
      } as const;
      const summary = 'Summed up. '.repeat(120);
      const request = requestWith(asked, { person, summary });
      const { text, tokens } = await tokensOf(request, 8_000);
      const tools = tokensIn(JSON.stringify(toolsFor({ seesNewest: false, remembers: false })));
      expect(tokens + tools).toBeLessThan(6_400);
      expect(text).toContain(asked.at(-1)?.text.slice(0, 10));
      expect(text).toContain('Summed up.');
      const larger = await tokensOf(request, 64_000);
      expect(larger.text.length).toBeGreaterThan(text.length);
      expect(larger.tokens).toBeLessThan(56_000);
    },
  );

  test('cuts the middle of a message that is too long, and keeps its ends', async () => {
    const text = `It began so. ${'Then this and that. '.repeat(800)}What now?`;
    const turns = await turnsFor(requestWith([line('person', 'Before'), line('person', text)]));
    expect(turns).toHaveLength(1);
    expect(JSON.stringify(turns)).toMatch(
      /It began so\..*\[… \d+ characters left out …\].*What now\?/u,
    );
  });

  test('gives the newest message all the room that is left, and says that it was cut', async () => {
    const fits = `It began so. ${'Then this and that. '.repeat(330)}What now?`;
    const whole = await promptOf(requestWith([line('person', fits)]), settings);
    expect(textsIn(whole.prompt).at(-1)).toContain(fits);
    expect(whole.cutsNewest).toBe(false);
    const text = `It began so. ${'Then this and that. '.repeat(795)}What now?`;
    for (const before of [[], [line('person', 'Before'), line('guide', 'Yes')]]) {
      const { prompt, cutsNewest } = await promptOf(
        requestWith([...before, line('person', text)]),
        settings,
      );
      const words = textsIn(prompt).join('\n');
      const tools = tokensIn(JSON.stringify(toolsFor({ seesNewest: false, remembers: false })));
      expect(cutsNewest).toBe(true);
      expect(tokensIn(words) + tools).toBeLessThanOrEqual(5_600);
      expect(tokensIn(words) + tools).toBeGreaterThan(5_100);
      expect(words).toContain('What now?');
      expect(words.includes('Before')).toBe(before.length > 0);
    }
    const shortened = requestWith([
      line('person', text),
      line('guide', 'Yes'),
      line('person', 'So'),
    ]);
    expect((await promptOf(shortened, settings)).cutsNewest).toBe(false);
  });

  test('holds what becomes longer as data: quotation marks, ends of lines, notes in Hebrew', async () => {
    const note = (at: number) => ({
      id: `${at}`,
      kind: 'note' as const,
      text: 'זוכרים '.repeat(60),
    });
    const said = { from: 'Ben' };
    for (const text of ['"'.repeat(16_000), '\n'.repeat(16_000), '\u0001'.repeat(16_000)]) {
      const lines = Array.from({ length: 9 }, () => line('person', text, { said }));
      const request = requestWith(lines, {
        memory: { notes: Array.from({ length: 20 }, (_, at) => note(at)) },
        summary: 'סיכום. '.repeat(80),
      });
      const { tokens } = await tokensOf(request, 8_000);
      const tools = tokensIn(JSON.stringify(toolsFor({ seesNewest: false, remembers: true })));
      expect(tokens + tools).toBeLessThan(6_400);
    }
  });
});

const picture: GuidePicture = {
  width: 1_200,
  height: 800,
  alt: '',
  analysis: { palette: [], light: 0.2, contrast: 0.1, sharpness: 0.1 },
  jpeg: () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff, 0xd9])),
};

describe.each([4_096, 8_000])('a picture in a context of %i tokens', (contextTokens) => {
  const seeing = { ...settings, vision: true, contextTokens };
  const show = line('person', 'look', { pictures: [picture] });

  test('leaves the words beside it', async () => {
    const { prompt, cutsNewest, seesNewest } = await promptOf(requestWith([show]), seeing);
    expect(textsIn(prompt).at(-1)).toMatch(/look$/u);
    expect({ cutsNewest, seesNewest }).toEqual({ cutsNewest: false, seesNewest: true });
  });

  test('leaves the words of the messages after it', async () => {
    const after = [line('guide', 'A street.'), line('person', 'ומה יש בצד שמאל?')];
    const { prompt, cutsNewest } = await promptOf(requestWith([show, ...after]), seeing);
    expect(textsIn(prompt).at(-1)).toContain('ומה יש בצד שמאל?');
    expect(cutsNewest).toBe(false);
  });

  test('leaves the ends of a long text', async () => {
    const text = `It began so. ${'Then this and that. '.repeat(200)}What now?`;
    const long = line('person', text, { pictures: [picture] });
    const { prompt, cutsNewest } = await promptOf(requestWith([long]), seeing);
    expect(textsIn(prompt).at(-1)).toMatch(/It began so\..*characters left out.*What now\?$/su);
    expect(cutsNewest).toBe(true);
  });
});

describe('a context of 4,096 tokens', () => {
  const contextTokens = 4_096;
  const person = {
    displayName: 'Ana',
    language: 'he',
    timezone: 'Asia/Jerusalem',
    aboutMe: 'א'.repeat(4_000),
  } as const;
  const memory = {
    notes: Array.from({ length: 20 }, (_, at) => ({
      id: `${at}`,
      kind: 'note' as const,
      text: 'זוכרים '.repeat(60),
    })),
  };

  test.each(Object.entries(chats))(
    'holds the newest of %s and the rest of the data, with room for the answer',
    async (_, lines) => {
      const asked = lines.at(-1)?.author === 'person' ? lines : lines.slice(0, -1);
      const request = requestWith(asked, { person, memory, summary: 'Summed up. '.repeat(80) });
      const { text, tokens } = await tokensOf(request, contextTokens);
      expect(tokens).toBeLessThan(contextTokens * 0.8);
      expect(text).toContain(asked.at(-1)?.text.slice(0, 10));
      expect(text).toContain('Summed up.');
    },
  );

  test('holds several messages of a talk, and speaks of no tools', async () => {
    const lines = Array.from({ length: 61 }, (_, at) =>
      line(at % 2 === 0 ? 'person' : 'guide', `#${at} ${'then this and that '.repeat(8)}`, {
        ...(at % 2 === 1 && {
          proposals: [{ id: 'p', kind: 'stage', payload: { stage: 'ED' }, state: 'open' }],
        }),
      }),
    );
    const { prompt, hasTools } = await promptOf(requestWith(lines), { ...settings, contextTokens });
    const text = textsIn(prompt).join('\n');
    expect(hasTools).toBe(false);
    expect(text).not.toMatch(/propose_|draw_card|recall/u);
    expect(prompt.some(({ role }) => role === 'tool')).toBe(false);
    expect(prompt.length).toBeGreaterThan(10);
    expect(text).toContain('Pause (name one thing)');
    expect((await promptOf(requestWith(lines), settings)).hasTools).toBe(true);
  });
});
