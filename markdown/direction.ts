const firstStrong = /[\p{L}]/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What dir="auto" would find; for lists and tables, whose own blocks hide their text from it. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const letter = firstStrong.exec(text)?.[0];
  return letter && rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
