import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

/** “Hi Mr Okafor, would you …”: a message to somebody begins like this. */
const greeting: Signs = {
  en: /^\s*["“”'‘]?(?<head>(?:hi|hello|hey|hiya|dear)(?: [\p{L}'’]+\.?){0,3})\s*[,!–—-]/iu,
  he: /^\s*["“”״]?(?<head>(?:שלום|היי|הי|אהלן|בוקר טוב|ערב טוב)(?: [\p{L}'׳"״]+){0,3})\s*[,!–—-]/u,
};
/** Quoted words that speak to somebody. */
const quotedToYou: Signs = {
  en: /^\s*["“'‘](?<head>\S+(?: [^\s"”]+){2,5}) (?=[^"”]*(?:\?|(?<!\p{L})you(?!\p{L})))/iu,
  he: /^\s*["“״](?<head>\S+(?: [^\s"”״]+){2,5}) (?=[^"”״]*(?:\?|(?<!\p{L})(?:לך|אותך|שלך|איתך|ממך)(?!\p{L})))/u,
};
const sends: Record<Language, string> = { en: 'send this:', he: 'לשלוח את זה:' };

/** A step for words that are a message to somebody, with their beginning: “send this: Hi Mr Okafor …”. */
export function stepOfLetter(words: string, language: Language): string | null {
  const head = (greeting[language].exec(words) ?? quotedToYou[language].exec(words))?.groups?.[
    'head'
  ];
  return head === undefined ? null : `${sends[language]} ${head.replace(/[\s,.?!]+$/u, '')}…`;
}

/** The same for words of any kind. */
export function stepOfWords(words: string, language: Language): string {
  const head = words
    .split(/\s+/u)
    .slice(0, headWords)
    .join(' ')
    .replace(/[\s,.?!]+$/u, '');
  return stepOfLetter(words, language) ?? `${sends[language]} ${head}…`;
}
const headWords = 4;
