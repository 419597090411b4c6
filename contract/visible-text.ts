// Some letters and signs, such as the Hangul filler, the empty Braille pattern and two musical note heads,
// show nothing.
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{1D15A}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has visible characters: more than white space and formatting characters. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** All invisible characters, except three that change the characters beside them. */
const unseen =
  /(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{1D15A}]/gu;
/** A joiner outside of an emoji sequence. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const looseSelector = /(?<![\p{Extended_Pictographic}\d#*])\uFE0F/gu;
const looseNonJoiner = /(?<!\p{Script=Arabic})\u200C|\u200C(?!\p{Script=Arabic})/gu;

/** A name or a title as it is stored: one line, without invisible or direction-changing characters. */
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
