/** Letters at the end of a word are written as elsewhere, and vowel points are left out. */
const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const signs: Record<string, string> = {
  '׳': "'",
  '’': "'",
  '״': '"',
  '”': '"',
  '־': '-',
  '–': '-',
};
const points = /[\u0591-\u05bd\u05bf-\u05c7\u200e\u200f]/u;

/** A text to search in, and for each of its characters the place in the text as it was typed. */
export function plainHebrew(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (points.test(letter)) continue;
    plain += finals[letter] ?? signs[letter] ?? letter;
    places.push(at);
  }
  places.push(text.length);
  return { plain, places };
}

/** A pattern for plain Hebrew: whole words only. */
export function hebrewPattern(source: string): RegExp {
  const { plain } = plainHebrew(source);
  return new RegExp(`(?<![א-ת\\d'"])(?:${plain})(?![א-ת\\d])`, 'u');
}

const units: readonly (readonly string[])[] = [
  ['אחת', 'אחד'],
  ['שתיים', 'שתים', 'שתי', 'שניים', 'שני'],
  ['שלוש', 'שלושה', 'שלושת'],
  ['ארבע', 'ארבעה'],
  ['חמש', 'חמישה', 'חמשה'],
  ['שש', 'שישה', 'ששה'],
  ['שבע', 'שבעה'],
  ['שמונה'],
  ['תשע', 'תשעה'],
  ['עשר', 'עשרה'],
  ['אחת עשרה', 'אחד עשר'],
  ['שתים עשרה', 'שתיים עשרה', 'שנים עשר', 'שניים עשר'],
];
const tens: readonly (readonly [string, number])[] = [
  ['עשרים', 20],
  ['שלושים', 30],
  ['ארבעים', 40],
  ['חמישים', 50],
];

function plainWords(words: readonly string[]): string[] {
  return words.map((word) => plainHebrew(word).plain);
}

const unitValues = units.flatMap((words, at) =>
  plainWords(words).map((word) => [word, at + 1] as const),
);
const values = new Map<string, number>([
  ...unitValues,
  ['חמש עשרה', 15],
  ...tens.flatMap(([ten, value]) => {
    const [word = ''] = plainWords([ten]);
    const more = unitValues.filter(([, unit]) => unit < 10);
    return [
      [word, value] as const,
      ...more.map(([unit, add]) => [`${word} ו${unit}`, value + add] as const),
    ];
  }),
]);

function oneOf(words: Iterable<string>): string {
  return [...words].toSorted((one, other) => other.length - one.length).join('|');
}

/** A number in digits or words, as a part of a pattern. */
export const someNumber = `\\d{1,3}|${oneOf(values.keys())}`;
/** An hour from one to twelve in words. */
export const hourWords = oneOf(unitValues.map(([word]) => word));

export function valueOf(word: string): number {
  return values.get(word) ?? Number(word);
}

export const weekdays = oneOf(
  plainWords(['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'ששי', 'שבת']),
);
const weekdayValues = new Map(
  [
    ['ראשון', "א'"],
    ['שני', "ב'"],
    ['שלישי', "ג'"],
    ['רביעי', "ד'"],
    ['חמישי', "ה'"],
    ['שישי', 'ששי', "ו'"],
    ['שבת', "ש'"],
  ].flatMap((names, day) => plainWords(names).map((name) => [name, day] as const)),
);

export function weekdayNamed(word: string): number {
  return weekdayValues.get(word) ?? 0;
}

const monthNames = [
  ['ינואר'],
  ['פברואר'],
  ['מרץ', 'מרס'],
  ['אפריל'],
  ['מאי'],
  ['יוני'],
  ['יולי'],
  ['אוגוסט'],
  ['ספטמבר'],
  ['אוקטובר'],
  ['נובמבר'],
  ['דצמבר'],
].map(plainWords);
export const months = oneOf(monthNames.flat());

export function monthNamed(word: string): number {
  return monthNames.findIndex((names) => names.includes(word)) + 1;
}
