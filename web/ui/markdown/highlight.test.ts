import { expect, test } from 'vitest';
import { codeRuns, loadLanguage } from './highlight.ts';

const samples = {
  ts: 'const a: string = "<b>&amp;\'" // x\nclass A<T> { f() { return `${a} <i>` } }',
  html: '<a href="x">&lt;</a><script>let a = 1 < 2 && "</b>"</script>',
  py: "def f(x):\n  return f'{x} <b>' # שלום",
  json: '{"a": [1, true, null, "<"]}',
  md: '# a\n**b** <i>c</i> `d`',
};

test.each(Object.entries(samples))('colours change nothing in the text: %s', async (name, code) => {
  const language = await loadLanguage(name, code);
  const runs = codeRuns(code, language ?? '');
  expect(runs.map(({ text }) => text).join('')).toBe(code);
  expect(runs.some(({ kind }) => kind)).toBe(true);
});

test('an unknown language, a trick name and very long code stay plain', async () => {
  expect(await loadLanguage('ics', 'x')).toBeUndefined();
  expect(await loadLanguage('constructor', 'x')).toBeUndefined();
  expect(await loadLanguage('ts', 'x'.repeat(20_000))).toBeUndefined();
});
