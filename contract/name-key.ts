const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+/gu;
const marks = /\p{M}+/gu;

/** Characters that people confuse with Latin letters. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/[1|i]/gu, 'l'],
  [/0/gu, 'o'],
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
];

/** Names that read the same have the same key: case, spaces, points and invisible characters do not count. */
export function nameKey(name: string): string {
  let key = name
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[\s_.-]+/gu, ' ')
    .trim();
  for (const [similar, one] of lookalikes) key = key.replace(similar, one);
  return key;
}
