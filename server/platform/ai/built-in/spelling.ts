import type { Language } from '#contract/shapes.ts';

/** Short forms of English that are typed without their apostrophe. */
export const apostrophes: Record<string, string> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  wasnt: "wasn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  arent: "aren't",
  thats: "that's",
  theres: "there's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
};

/** Short forms of English as they are typed in haste, in the order in which they are written out. */
const written: [short: RegExp, full: string][] = [
  [/\bmayb\b/giu, 'maybe'],
  [/\b(?:shud|shld|shuld)\b/giu, 'should'],
  [/\b(?:cud|cld)\b/giu, 'could'],
  [/\b(?:wud|wld)\b/giu, 'would'],
  [/\btxt\b/giu, 'text'],
  [/\bmsg\b/giu, 'message'],
  [/\bb4\b/giu, 'before'],
  [/\b(?:abt)\b/giu, 'about'],
  [/\b(?:cuz|bcuz|coz|bc)\b/giu, 'because'],
  [/\b(?:ima|imma|i'?m gonna|im going to)\b/giu, "I'm going to"],
  [/\b(?:I think )?I shall\b/giu, "I'll"],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\//giu, 'with '],
  // “My id” and “I was ill” are words of their own.
  [
    /(?<!\b(?:my|your|an?|the|his|her|our|their|no|photo|of) )\bid(?= (?!(?:card|number|photo)\b)\p{L})/giu,
    "I'd",
  ],
  [
    /(?<=^|[.,!?;:] ?|\b(?:and|so|then|maybe|ok|but|think|guess|said|say|scared|afraid|worried|hope|told (?:him|her|them|you|u)) )ill(?= \p{L})/giu,
    "I'll",
  ],
  [/(?<![\p{L}\p{N}'’])i(?![\p{L}\p{N}])/gu, 'I'],
];

/** A text as most people would write it, so that a step in it can be recognised and kept. */
export function writtenOut(text: string, language: Language): string {
  const plain = text.replaceAll('’', "'");
  return language === 'he'
    ? plain
    : written.reduce((rest, [short, full]) => rest.replaceAll(short, full), plain);
}
