import type { Mentioned } from './shapes.ts';

/** A name after @, unless the @ continues a word, an address or a path. */
const named = /(?<![\p{L}\p{N}_.@/])@([A-Za-z\u05D0-\u05EA0-9_.-]{3,30})/gu;

/** A username without the characters that do not count in it. */
export function handleKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll(/[._-]/gu, '');
}

const guideKeys = new Set(['guide', 'zavit', 'מלווה', 'המלווה']);

export function isGuide(name: string): boolean {
  return guideKeys.has(handleKey(name));
}

/** Possible mentions in a text; punctuation at the end of a sentence is not part of a name. */
export function handlesIn(text: string): { name: string; from: number; to: number }[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(named)].map(({ 1: whole = '', index }) => {
    const name = whole.replace(/[._-]+$/u, '');
    return { name, from: index, to: index + name.length + 1 };
  });
}

/** Words that may mention people; without `mentioned` nothing in them is a mention. */
export interface Mentioning {
  text: string;
  mentioned?: readonly Mentioned[] | undefined;
}

/**
 * A text with names instead of handles, each in its own direction.
 * @param guide the guide's name in the reader's language
 */
export function withNames(
  { text, mentioned }: Mentioning,
  guide: string,
  nameOf: (person: Mentioned) => string = ({ display_name: name }) => name,
): string {
  if (!mentioned) return text;
  let shown = '';
  let end = 0;
  for (const { name, from, to } of handlesIn(text)) {
    const key = handleKey(name);
    const person = mentioned.find(({ username }) => handleKey(username) === key);
    if (!person && !isGuide(name)) continue;
    shown += `${text.slice(end, from)}\u2068@${person ? nameOf(person) : guide}\u2069`;
    end = to;
  }
  return end === 0 ? text : directionOf(text) + shown + text.slice(end);
}

/** Words that begin with a name keep the direction that they have without it. */
function directionOf(text: string): string {
  if (!/^\P{L}*@/u.test(text)) return '';
  const [first] = /\p{L}/u.exec(text.replaceAll(named, '')) ?? [];
  if (first === undefined) return '';
  return /[\u0590-\u08ff]/u.test(first) ? '\u200f' : '\u200e';
}
