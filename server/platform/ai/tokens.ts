/** A run of characters without a space longer than this is a key, an address or code, which takes more tokens. */
const wordLengthMax = 16;
const perWordCharacter = 0.27;
const perSignOrDigit = 0.5;
const perCharacterOfLongRun = 0.8;
/** In UTF-8 a Hebrew letter has two bytes, a Chinese character three, an emoji four. */
const perByteBeyondAscii = 0.55;

/**
 * How many tokens a text takes at most, in the vocabulary of any usual model: rather too many than too few. English
 * prose comes to a fifth more than it takes; Hebrew to a little more than one token for each letter, as in vocabularies that have few
 * Hebrew words.
 */
export function tokensIn(text: string): number {
  let tokens = 0;
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    run = code > 32 && code < 128 ? run + 1 : 0;
    if (code >= 128) tokens += bytesOf(code) * perByteBeyondAscii;
    else if (run > wordLengthMax) tokens += perCharacterOfLongRun;
    else tokens += isLetterOrSpace(code) ? perWordCharacter : perSignOrDigit;
  }
  return Math.ceil(tokens);
}

function isLetterOrSpace(code: number): boolean {
  return code === 32 || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Of one UTF-16 unit; both halves of a surrogate pair come to four. */
function bytesOf(code: number): number {
  if (code < 0x8_00) return 2;
  return code >= 0xd8_00 && code <= 0xdf_ff ? 2 : 3;
}

/**
 * A text that takes at most so many tokens: from a longer one the middle is left out, and a mark says so. As data it
 * takes more than by itself, which `tokensOf` counts.
 */
export function cutToTokens(
  text: string,
  tokensMax: number,
  tokensOf: (text: string) => number = tokensIn,
): string {
  const whole = tokensOf(text);
  // The room may be negative, beside pictures that take more than there is.
  if (whole <= tokensMax || text === '') return text;
  let kept = Math.floor((text.length * Math.max(0, tokensMax)) / whole);
  for (;;) {
    const cut = withoutMiddle(text, kept);
    if (kept === 0 || tokensOf(cut) <= tokensMax) return cut;
    kept = Math.floor(kept * 0.97);
  }
}

function withoutMiddle(text: string, kept: number): string {
  const begin = text.slice(0, Math.ceil(kept / 2)).replace(/\p{Cs}$/u, '');
  const end = text.slice(text.length - Math.floor(kept / 2)).replace(/^\p{Cs}/u, '');
  const leftOut = text.length - begin.length - end.length;
  return `${begin} [… ${leftOut} characters left out …] ${end}`.trim();
}
