/**
 * The searched form of a text, as `search_form` of the database makes it (db/migrations/0000_first.sql): a person who
 * types without niqqud, accents, final letters or the right kind of quote finds what was written with them.
 */
export function folded(text: string): string {
  return foldedWithPlaces(text).form;
}

interface FoldedText {
  form: string;
  /** Start and end of the character behind each unit of the form in the text, in UTF-16 units. */
  starts: number[];
  ends: number[];
}

export function foldedWithPlaces(text: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let form = '';
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const piece = formOf(character);
    if (piece === '' && isPoint(character)) {
      // A point belongs to the letter before it, also in what is shown as found.
      for (let unit = ends.length - 1; ends[unit] === at; unit--) ends[unit] = end;
    } else if (piece !== ' ' || !form.endsWith(' ')) {
      for (let unit = 0; unit < piece.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
      form += piece;
    }
    at = end;
  }
  return { form, starts, ends };
}

const points = '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf-\\u05c7';
const point = new RegExp(`^[${points}]$`, 'u');
const dropped = new RegExp(
  `[\\0\\u00ad${points}\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]`,
  'gu',
);
const space = /[\t-\r \u0085\u1680\u2028\u2029]+/gu;
const from = 'ךםןףץς־‐–—‘’‚׳“”„״';
const to = `כמנפצσ----''''""""`;

const isPoint = (character: string) => point.test(character);

const known = new Map<string, string>();
const knownMax = 5_000;

/** Normalising costs more than looking up, and texts have few different characters. */
function formOf(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const pieces = character.normalize('NFKD').replace(dropped, '').replace(space, ' ');
  const form = Array.from(pieces, (piece) => {
    const lower = piece.toLowerCase();
    return to[from.indexOf(lower)] ?? lower;
  }).join('');
  if (known.size < knownMax) known.set(character, form);
  return form;
}
