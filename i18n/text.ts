import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#contract/shapes.ts';

export type TextParams = Record<string, unknown>;

/** The text of a message, or its form parsed by the build; see scripts/vite-plugins.ts. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

type Formats = Map<Message, { format: IntlMessageFormat; selectors: ReadonlySet<string> }>;
const formats: Record<Language, Formats> = { en: new Map(), he: new Map() };
// Our two locales need no look through all that the engine knows, which takes a slow phone a tenth of a second.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en-GB');

const isolateStart = '\u2068';
const isolateEnd = '\u2069';
const isolates = /[\u2066-\u2069]/gu;

/** For models, which would copy the marks, and for subjects of mails. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(isolates, '');
}

/**
 * An ICU message with its parameters filled in. Texts are isolated, so that a Latin name inside a
 * Hebrew sentence, or the other way round, does not move the words around it.
 */
export function formatText(language: Language, message: Message, params: TextParams = {}): string {
  if (typeof message === 'string' && !message.includes('{')) return message;
  let known = formats[language].get(message);
  if (!known) {
    const format = new IntlMessageFormat(message, language === 'he' ? 'he-IL' : 'en-GB');
    known = { format, selectors: new Set(selectorsIn(format.getAst())) };
    formats[language].set(message, known);
  }
  const { format, selectors } = known;
  const isolated: Record<string, string | number | boolean | Date | null | undefined> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number' || value instanceof Date) isolated[name] = value;
    else if (typeof value !== 'string' || selectors.has(name)) isolated[name] = String(value);
    else isolated[name] = `${isolateStart}${value}${isolateEnd}`;
  }
  return String(format.format(isolated)).replaceAll(secondStop, '$1');
}

/** The full stop of a sentence after a name or title that already ends with one. */
const secondStop = /([.!?…]["”״’]?\u2069+["”״’]?)\.(?=\s|\u2069|$)/gu;

/** Parameters that select a branch of a message are not shown, so they are not isolated. */
function selectorsIn(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
  return elements.flatMap((element) => {
    const options = 'options' in element ? Object.values(element.options) : [];
    const inner = options.flatMap(({ value }) => value);
    return [...(element.type === selectType ? [element.value] : []), ...selectorsIn(inner)];
  });
}

/** Of a `select` in a parsed message. */
const selectType = 5;
