/** The character references people and models really write; numeric ones are resolved by the lexer in text. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  rarr: '→',
  larr: '←',
  ne: '≠',
  le: '≤',
  ge: '≥',
};

export function decodedEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([a-z]+);/g, (reference, name: string) =>
    Object.hasOwn(named, name) ? (named[name] ?? reference) : reference,
  );
}
