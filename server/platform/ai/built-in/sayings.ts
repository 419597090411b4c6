import type { Language } from '#contract/shapes.ts';

/** Letters that stand for words of a saying while the sentence around it is read. */
const mark = '\uE000';
const quotation =
  /(?<![\p{L}\p{N}])(?:"[^"\n]{2,160}"|“[^”\n]{2,160}”|״[^״\n]{2,160}״|‘[^’\n]{2,160}’(?!\p{L})|'[^\n]{2,160}?')(?![\p{L}\p{N}])/u;
/** “I’ll write to him: I miss you”. */
const afterColon: Record<Language, RegExp> = {
  en: /(?=\S)(?<=(?:^|[^\p{L}])(?:write|send|say|tell|text|message|ask|reply|answer|email|writing|sending|saying|telling|texting|asking)(?: (?!is |was )[^\s:]+){0,4}:\s{1,4})\S.+$/iu,
  he: /(?=\S)(?<=(?<!\p{L})ו?(?:אכתוב|אשלח|אגיד|אומר|אסמס|אשאל|אודיע|אענה|אבקש|כותב|כותבת|שולח|שולחת|אומרת|לכתוב|לשלוח|להגיד|לומר|לסמס|לשאול|להודיע|לענות|לבקש)(?: [^\s:]+){0,4}:\s{1,4})\S.+$/u,
};

/** The words that somebody will say or write in a sentence; null where there are none. */
export function sayingIn(text: string, language: Language): string | null {
  return quotation.exec(text)?.[0] ?? afterColon[language].exec(text)?.[0] ?? null;
}

/** A sentence after a change around its saying, which stays as it is. */
export function besideSaying(
  text: string,
  language: Language,
  change: (around: string) => string,
): string {
  const saying = sayingIn(text, language);
  if (saying === null) return change(text);
  return change(text.replace(saying, () => mark)).replace(mark, () => saying);
}

/** A message without the words that somebody will write: “I’ll write to him: …” is no more than that. */
export function withoutSpoken(text: string, language: Language): string {
  return text.replace(afterColon[language], '').replace(/:\s*$/u, '');
}
