import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { headingLevels } from './heading-levels.ts';

const levelsOf = (text: string) =>
  headingLevels(lexer(text)).filter((level) => level !== undefined);

test('headings of a text follow the heading of the page without a gap', () => {
  expect(levelsOf('# One\n\n### Two\n\nwords\n\n##### Three')).toEqual([2, 3, 4]);
  expect(levelsOf('#### One\n\n## Two\n\n# Three\n\n## Four')).toEqual([2, 2, 2, 3]);
  expect(levelsOf('# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6\n\n### 3')).toEqual([
    2, 3, 4, 5, 6, 6, 4,
  ]);
});

test('an outline that goes up and down again never skips a level', () => {
  const levels = levelsOf('# a\n\n## b\n\n#### c\n\n### d\n\n## e\n\n###### f');
  for (const [at, level] of levels.entries())
    expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1);
});
