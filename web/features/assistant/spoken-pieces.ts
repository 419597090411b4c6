import type { Language } from '#contract/shapes.ts';
import { textDirection } from '#markdown/direction.ts';
import { plainText } from '#web/ui/markdown/markdown-text.ts';

/** Some browsers fall silent in the middle of an utterance that takes longer than about 15 seconds. */
const lengthMax = 160;

/** A part of a text that is spoken at once, in one language. */
export interface Piece {
  text: string;
  language: Language;
}

/** A Markdown text as it is read aloud: whole sentences, each block in the language that it begins in. */
export function spokenPieces(markdown: string): Piece[] {
  return plainText(markdown)
    .split('\n')
    .map((line) => line.replace(/^• /u, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap((line) => {
      const language = textDirection(line) === 'rtl' ? 'he' : 'en';
      return together(sentences(line, language).flatMap(shortened)).map((text) => ({
        text,
        language,
      }));
    });
}

function sentences(line: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return Array.from(segmenter.segment(line), ({ segment }) => segment.trim());
}

/** A sentence that is too long, cut between its words, at a comma if there is one. */
function shortened(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > lengthMax) {
    const start = rest.slice(0, lengthMax);
    const comma = Math.max(
      ...[',', ';', ':', '–'].map((sign) => start.lastIndexOf(`${sign} `) + 1),
    );
    const end = comma > lengthMax / 3 ? comma : start.lastIndexOf(' ');
    parts.push(rest.slice(0, end > 0 ? end : lengthMax));
    rest = rest.slice(end > 0 ? end : lengthMax).trim();
  }
  return [...parts, rest].filter(Boolean);
}

/** Short sentences are spoken without a break between them. */
function together(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    if (last === undefined || last.length + part.length >= lengthMax) return [...joined, part];
    return [...joined.slice(0, -1), `${last} ${part}`];
  }, []);
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Codes of the languages; Hebrew also has an older one. */
const codes: Record<Language, readonly string[]> = { en: ['en'], he: ['he', 'iw'] };

/** The device’s voice for a language: one that sends nothing away if there is one, then one of the preferred region. */
export function voiceFor<Found extends Voice>(
  language: Language,
  voices: readonly Found[],
  preferred: readonly string[],
): Found | undefined {
  const rank = ({ lang, localService, default: isDefault }: Found) =>
    (localService ? 4 : 0) +
    (preferred.includes(lang.replace('_', '-')) ? 2 : 0) +
    (isDefault ? 1 : 0);
  return voices
    .filter(({ lang }) => codes[language].includes(lang.slice(0, 2).toLowerCase()))
    .toSorted((one, other) => rank(other) - rank(one))[0];
}
