const firstStrong = /[\p{L}]/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction that dir="auto" would find; for lists and tables, whose own blocks hide their text from it. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const letter = firstStrong.exec(text)?.[0];
  return letter && rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

const leftward = rightToLeft.source;
/** Letters that run to the left, with the spaces and signs between them that end no token of a program. */
const leftwardTokens = new RegExp(
  `(${leftward}(?:[^\\p{L}\\p{M}\\p{N}\\n"'\`()\\[\\]{}<>=+*/;,]*${leftward})*)`,
  'u',
);

/**
 * Code, which runs to the right, cut at its words that run to the left: those stand at the odd places. Each
 * must be kept by itself, or the signs and numbers after it are drawn before it.
 */
export function codeParts(code: string): string[] {
  return code.split(leftwardTokens);
}
