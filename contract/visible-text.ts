// Some letters and signs, such as the Hangul filler and the empty Braille pattern, show nothing.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of a text can be seen: not only white space and marks that steer the text around them. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** All that is not seen, but for the three signs that change what is seen beside them. */
const unseen = /(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Joins what is no picture, or is no picture’s. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const looseSelector = /(?<![\p{Extended_Pictographic}\d#*])\uFE0F/gu;
const looseNonJoiner = /(?<!\p{Script=Arabic})\u200C|\u200C(?!\p{Script=Arabic})/gu;

/** A name or a title as it is kept: on one line, without signs that can’t be seen or that turn the text around them. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(lineEnds, ' ')
    .replace(unseen, '')
    .replace(looseJoiner, '')
    .replace(looseSelector, '')
    .replace(looseNonJoiner, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
