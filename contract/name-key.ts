const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+/gu;
const marks = /\p{M}+/gu;

/** Signs that a person takes for each other in Latin letters. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/[1|i]/gu, 'l'],
  [/0/gu, 'o'],
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
];

/** Two names that a person reads as the same have the same key: case, spaces, points and unseen signs do not count. */
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
