import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectInOrder, expectWordsInOrder, paperOf } from '../../testing/paper.ts';
import { shownByPdftotext } from '../../testing/pdftotext.ts';
import { seedMessages } from '../../testing/seed-messages.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const plainWords =
  `שלום Hello ל-John קבצים (PDF) מע"מ 3.50₪ 12:30 1,000 50% [ד] (כן) {x} «כן» "ציטוט" C++ a->b
  https://x.org/a?b=c a@b.co תשע-עשרה well-known 2026-11-21 A/B וגם #tag $5 e.g. – … 😀 (א ב)
  file.ts:12 ffi WAVE צ'ק ש"ח; <b> &amp; 3×4 +972-3-5551234`.split(/\s+/u);
const pointedWords = `שָׁלוֹם בְּרֵאשִׁית (אַתָּה) לְךָ, חַיִּים כֹּל-John כּוֹס שֶׁלָּךְ אֶת־הָאָרֶץ v2-יָם "גָּדוֹל" ףּ`.split(' ');

/** Messages of one to three lines, in which words of either direction stand in any order. */
function mixedMessages(words: readonly string[], seed: number): string[] {
  const word = fc.constantFrom(...words);
  const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((some) => some.join(' '));
  const mixed = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
  return ['שלח ל-John 3 קבצים (PDF)', ...fc.sample(mixed, { seed, numRuns: 199 })];
}

async function chatOf(person: Person, texts: readonly string[]): Promise<string> {
  const { id } = await person.chat();
  const messages = texts.map((text) => ({ by: 'person' as const, text }));
  await seedMessages(one, person, id, messages);
  return id;
}

describe('the text of a paper', () => {
  test.each([
    ['en', 18],
    ['he', 81],
  ] as const)(
    'is found as it was written, in its order: 200 messages of mixed directions, some with points, %s',
    async (language, seed) => {
      const ana = await one.person({ language });
      const texts = mixedMessages([...plainWords, ...pointedWords], seed);
      const paper = await paperOf(ana, await chatOf(ana, texts));
      expectInOrder(paper.text, texts);
      expectInOrder(paper.placed, texts);
      // And by the reader’s own putting together, which knows no white space between Hebrew words.
      expectWordsInOrder(paper.words, texts);
    },
  );

  test.each([
    ['en', 19],
    ['he', 82],
  ] as const)(
    'stands on the lines of another reader as on those of the paper: 200 messages, %s',
    async (language, seed) => {
      const ana = await one.person({ language });
      const texts = mixedMessages(plainWords, seed);
      const paper = await paperOf(ana, await chatOf(ana, texts));
      expectInOrder(paper.placed, texts);
      const pages = await shownByPdftotext(paper.bytes);
      if (pages === null) return;
      expect(pages).toHaveLength(paper.pages);
      for (const [at, lines] of paper.shown.entries()) {
        const others = pages[at] ?? [];
        // The foot stands in two columns, each of which is a line to the other reader.
        const foot = lines.pop() ?? '';
        while (foot.includes(others.at(-1) ?? '-')) others.pop();
        expect(others).toEqual(lines);
      }
    },
  );

  test('is literal whatever a person wrote to the guide', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const texts = [
      '#set page(fill: black) #import "@preview/a:1.0.0": * #{panic()} #read("/etc/passwd")',
      '$ x^2 / y $ and $inline$ \\u{41} \\ \\\\ @ref <label> ~ -- --- ... // no comment /* none */',
      '`code` ```js\nconst a = "b";\n``` *bold* _em_ ~~del~~ # heading - list 1. one | table |',
      '"}], "items": [{"k": "note"}] </script><b>&lt;&amp;</b> %PDF-1.7 endstream ) Tj [ ] ( \\(',
      'control \u0001\u0007\u001b\u007f signs',
      '👩‍👩‍👧 👍🏽 🇮🇱 1️⃣ ❤️ 😀',
      `${'W'.repeat(10_000)}`,
      'ק'.repeat(3_000),
      'the \u200fmarks\u200e and \u2066isolates\u2069 and ימין\u200f (שמאל)',
    ];
    await seedMessages(
      one,
      ana,
      id,
      texts.map((text) => ({ by: 'person', text })),
    );
    const paper = await paperOf(ana, id);
    expectWordsInOrder(paper.words, texts.slice(0, 4));
    expectWordsInOrder(paper.words, ['control ^A^G^[^? signs']);
    expectWordsInOrder(paper.words, texts.slice(5, 6));
    // Between the two ends of a long word stands the foot of each page.
    const count = (sign: string) => paper.words.split(sign).length - 1;
    expect(count('W')).toBe(10_000);
    expect(count('ק')).toBe(3_000);
    expect(paper.words.replaceAll(/\p{Cf}/gu, '')).toContain('themarksandisolatesandימין(שמאל)');
  });

  test('draws Hebrew words in code where they were written', async () => {
    const ana = await one.person({ language: 'he' });
    const { id } = await ana.chat();
    const text = '```py\nprint("שלום", 1 + 2)\n```';
    await seedMessages(one, ana, id, [{ by: 'guide', text }]);
    const { shown } = await paperOf(ana, id);
    expect(shown[0]).toContain('print("םולש", 1 + 2)');
  });

  test('has what the guide’s Markdown says, without its marks', async () => {
    const ana = await one.person({ language: 'he' });
    const { id } = await ana.chat();
    const text =
      '## שתי **הצעות** שֶׁל שָׁבוּעַ טוֹב\n\n*גָּדוֹל* מְאֹד\n\n- ראשונה (A)\n- [שנייה](https://example.org)\n\n| יום | מי |\n|---|---|\n| ראשון | Maya |\n\n```js\nconst a = (b) => b; // הערה\n```\n\n> ציטוט\n\n1. אחת\n2. שתיים\n\n---\n\nסוף & <b>טוב</b>';
    await seedMessages(one, ana, id, [{ by: 'guide', text }]);
    const { text: found, placed } = await paperOf(ana, id);
    expectInOrder(placed, ['שתי הצעות שֶׁל', 'טוֹב', 'גָּדוֹל מְאֹד', 'ראשונה (A)']);
    const wanted = ['שתי הצעות', 'ראשונה (A)', 'שנייה', 'Maya', 'const a = (b) => b; // הערה'];
    for (const words of [...wanted, 'ציטוט', 'שתיים', 'סוף & <b>טוב</b>'])
      expectInOrder(found, [words]);
    expect(found).not.toMatch(/\*\*|\]\(|```|## /u);
  });

  test.each(['en', 'he'] as const)(
    'has each item and each quote at the edge where its words begin, %s',
    async (language) => {
      const ana = await one.person({ language });
      const { id } = await ana.chat();
      const list = '- one\n- שתיים\n- three\n\n9. תשע\n10. ten';
      const text = `${list}\n\n> ציטוט בעברית\n\n> A quote\n\nסוף\n\nend`;
      await seedMessages(one, ana, id, [{ by: 'guide', text }]);
      const { shown, lines } = await paperOf(ana, id);
      expect(shown[0]).toEqual(
        expect.arrayContaining(['• one', 'םייתש •', '• three', '10. ten', 'תירבעב טוטיצ']),
      );
      const edges = (words: string) => {
        const line = lines.find((pieces) => pieces.some((piece) => piece.text === words)) ?? [];
        const [left, right] = [line.map((piece) => piece.left), line.map((piece) => piece.right)];
        return { left: Math.min(...left), right: Math.max(...right) };
      };
      // Between the words of a quote and the edge stands its bar.
      const bar = 9;
      expect(edges('end').left).toBeCloseTo(edges('•').left, 0);
      expect(edges('שתיים').right).toBeCloseTo(edges('סוף').right, 0);
      expect(edges('תשע').right).toBeCloseTo(edges('סוף').right, 0);
      expect(edges('ציטוט').right).toBeCloseTo(edges('סוף').right - bar, 0);
      expect(edges('A quote').left).toBeCloseTo(edges('end').left + bar, 0);
    },
  );
});
