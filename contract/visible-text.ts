// Some letters and signs, such as the Hangul filler and the empty Braille pattern, show nothing.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of a text can be seen: not only white space and marks that steer the text around them. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
