import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, answerErrors, errors, fieldErrors } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { refusalsOf } from '#contract/refusals.ts';
import * as schema from '#db/schema/index.ts';
import { errorMessage } from '#i18n/errors.ts';
import { exampleParams } from '../platform/http/api-reference.ts';

// The generator gives every array a visible property, on which other readers in this worker stumble.
if ('random' in Array.prototype)
  Object.defineProperty(Array.prototype, 'random', { enumerable: false });

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }).toSorted();
const productionLike = (pattern: string) =>
  filesLike(pattern).filter((file) => !/\.test\.ts$|\/testing(?:\/|\.ts$)/u.test(file));

type Catalogue = Record<string, string>;
type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Every text of a language, by file and key. */
async function textsOf(language: 'en' | 'he'): Promise<Map<string, Catalogue>> {
  const texts = new Map<string, Catalogue>();
  for (const file of readdirSync(path.join(root, 'i18n', language)).filter(
    (name) => !['index.ts', 'first.ts', 'rest.ts'].includes(name),
  )) {
    const module = (await import(path.join(root, 'i18n', language, file))) as Record<
      string,
      Catalogue
    >;
    for (const catalogue of Object.values(module))
      texts.set(file, { ...texts.get(file), ...catalogue });
  }
  return texts;
}

const english = await textsOf('en');
const hebrew = await textsOf('he');
const lines = (texts: Map<string, Catalogue>) =>
  [...texts].flatMap(([file, catalogue]) =>
    Object.entries(catalogue).map(([key, text]) => ({ place: `${file} ${key}`, text })),
  );

/** The names that a message is filled with, and the words between them. */
function partsOf(text: string): { names: string[]; words: string } {
  const names = new Set<string>();
  const words: string[] = [];
  const walk = (ast: Ast) => {
    for (const element of ast) {
      if (element.type === 0) words.push(element.value);
      else if (element.type !== 7) names.add(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) walk(value);
      if ('children' in element) walk(element.children);
    }
  };
  walk(new IntlMessageFormat(text, 'en').getAst());
  return { names: [...names].toSorted(), words: words.join(' ') };
}

/** The lines in which something is found, as a list that says where. */
function found(
  texts: Map<string, Catalogue>,
  pattern: RegExp,
  allowed: RegExp = /(?!)/u,
): string[] {
  return lines(texts).flatMap(({ place, text }) => {
    const words = partsOf(text).words.replaceAll(new RegExp(allowed.source, 'giu'), '');
    const [hit] = pattern.exec(words) ?? [];
    return hit === undefined ? [] : [`${place}: “${hit}” in ${text}`];
  });
}

const word = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

describe('texts', () => {
  test('are the same ones in both languages', () => {
    expect([...hebrew.keys()]).toEqual([...english.keys()]);
    for (const [file, texts] of english)
      expect(Object.keys(hebrew.get(file) ?? {}).toSorted(), file).toEqual(
        Object.keys(texts).toSorted(),
      );
  });

  test('are filled with the same names in both languages', () => {
    const differ: string[] = [];
    for (const [file, texts] of english) {
      for (const [key, text] of Object.entries(texts)) {
        const [one, other] = [partsOf(text).names, partsOf(hebrew.get(file)?.[key] ?? '').names];
        if (one.join() !== other.join())
          differ.push(`${file} ${key}: ${one.join()} / ${other.join()}`);
      }
    }
    expect(differ).toEqual([]);
  });

  test.each(Object.keys(errors))('there is a sentence for %s', (code) => {
    for (const language of ['en', 'he'] as const) {
      const sentence = errorMessage(language, code as keyof typeof errors, exampleParams);
      expect(sentence.length).toBeGreaterThan(8);
      expect(sentence).not.toMatch(/[{}]|undefined/u);
      expect(/[\u05D0-\u05EA]/u.test(sentence)).toBe(language === 'he');
    }
  });

  test.each([...fieldErrors, ...answerErrors])('there is a sentence for %s', (code) => {
    const key = code.replace(/^answer\./u, 'assistant.error_');
    for (const texts of [english, hebrew])
      expect(lines(texts).filter(({ place }) => place.endsWith(` ${key}`))).toHaveLength(1);
  });

  test('have no exclamation marks, no “oops” and no emoji', () => {
    const pattern = /!|oops|אופס|\p{Extended_Pictographic}/iu;
    expect([...found(english, pattern), ...found(hebrew, pattern)]).toEqual([]);
  });

  test('have curly quotes and apostrophes in English, Hebrew marks in Hebrew', () => {
    expect(found(english, /['"]/u)).toEqual([]);
    expect(found(hebrew, /["'“”]/u)).toEqual([]);
  });
});

describe('Hebrew', () => {
  test('has no English left in it', () => {
    const names =
      /Idempotency-Key|UUID|JPEG|HEIC|PNG|WebP|GIF|AVIF|PDF|HTML|Markdown|JSON|Google Calendar|Google|Apple Calendar|Apple|Outlook|name@example\.com|Enter|Shift|Ctrl|Alt|Esc|Tab|English|Zavit|AI|Stripe|ZIP|UTC|[a-z_]+\.(?:ics|md|json)|(?:chats|files|data)\/|https?:\/\/\S+/u;
    // The word cards of the front page bear a word in each language.
    const isOther = (place: string) => /^intro\.ts intro\.\w+_word_other/u.test(place);
    expect(found(hebrew, /[A-Za-z]{2,}/u, names).filter((hit) => !isOther(hit))).toEqual([]);
    const without = lines(hebrew).filter(
      ({ place, text }) =>
        !isOther(place) && /\p{L}/u.test(partsOf(text).words) && !/[\u05D0-\u05EA]/u.test(text),
    );
    expect(
      without.filter(
        ({ text }) =>
          !/^(?:English|Zavit|PDF|Markdown|JSON|Ctrl|Shift|Enter|Esc)$/u.test(
            partsOf(text).words.trim(),
          ),
      ),
    ).toEqual([]);
  });

  test('addresses nobody in one gender', () => {
    const spoken = word(
      'אתה',
      'אתן',
      'עליך',
      'אליך',
      'בעיניך',
      'לפניך',
      'ידיך',
      'אנא',
      'הזן',
      'הזיני',
      'לחץ',
      'לחצי',
      'הקש',
      'הקלד',
      'הקלידי',
      'תוכל',
      'תוכלי',
      'תרצה',
      'תרצי',
      'בחר',
      'בחרי',
      'נסה',
      'נסי',
      'שלח',
      'שלחי',
      'כתוב',
      'כתבי',
      'הכנס',
      'הכניסי',
    );
    expect(found(hebrew, spoken)).toEqual([]);
    expect(found(hebrew, /[\u05D0-\u05EA]\/[\u05D0-\u05EA]|\([\u05D0-\u05EA]{1,2}\)/u)).toEqual([]);
  });

  test('is written without vowel points, and no letter clings to a name', () => {
    expect(found(hebrew, /[\u0591-\u05BD\u05BF-\u05C7]/u)).toEqual([]);
    const clinging = lines(hebrew).filter(({ text }) => /[\u05D0-\u05EA]\{\w+\}/u.test(text));
    expect(clinging).toEqual([]);
  });

  test('says what the glossary says', () => {
    expect(
      found(
        hebrew,
        word('צ׳אט', 'צאט', 'מדריך', 'מאמן', 'בוט', 'הגרלה', 'משימה', 'תוכנית', 'התחברות'),
      ),
    ).toEqual([]);
  });
});

describe('styles', () => {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/u;

  test.each(filesLike('web/**/*.css'))('%s knows neither left nor right', (file) => {
    const rules = read(file)
      .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
      .split('\n');
    expect(rules.filter((line) => physical.test(line))).toEqual([]);
  });

  // Otherwise each change of a page makes browsers compute the styles of all of it again.
  test('ask of named elements alone what they contain', () => {
    const hits = filesLike('web/**/*.css').flatMap((file) =>
      [...read(file).matchAll(/^.*(?:^|[\s>+~,(*]):has\(.*$/gmu)].map(
        ([rule]) => `${file}: ${rule}`,
      ),
    );
    expect(hits).toEqual([]);
  });

  test('in components know neither left nor right', () => {
    const inline =
      /\b(?:margin|padding|border)(?:Left|Right)\b|\btextAlign:\s*'(?:left|right)'|\bfloat:\s*'(?:left|right)'|[\s{](?:ml|mr|pl|pr)=[{"']/u;
    const hits = filesLike('web/**/*.tsx').flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => inline.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(hits).toEqual([]);
  });
});

describe('documents', () => {
  test.each(filesLike('{*.md,docs/**/*.md,.github/**/*.md}'))(
    'every link of %s leads somewhere',
    (file) => {
      const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/gu)].map(
        ([, link = '']) => link,
      );
      expect(
        links.filter(
          (link) => !existsSync(path.resolve(root, path.dirname(file), decodeURIComponent(link))),
        ),
      ).toEqual([]);
    },
  );
});

describe('the sight of a reader', () => {
  const sources = productionLike('server/**/*.ts');
  const tables =
    /\b(?:from|join|into|update) (?:blocks|hidden_messages)\b|\bhiddenMessages\b|\{[^}]*\bblocks\b[^}]*\} from '#db/u;

  test('is asked of server/features/sight alone: blocks, and messages that a person hid or reported', () => {
    const reading = sources.filter((file) => tables.test(read(file)));
    const elsewhere = reading.filter((file) => !file.startsWith('server/features/sight/'));
    // An export lists the rows that are the person’s own.
    expect(elsewhere).toEqual(['server/features/rights/data-of-chats.ts']);
    expect(reading).toHaveLength(3);
  });
});

describe('domain functions', () => {
  test('are called with plain arguments, never with a request that was made up', () => {
    // An empty part of a request, parts as the second argument of a call, or another caller.
    const request =
      /\b(?:query|files): \{\}|\w\(\s*(?:call|change|unit|within),\s*\{[^{}]*\b(?:params|body|query|files)\b|\bme: \{\s*userId/u;
    const features = productionLike('server/features/**/*.ts');
    expect(features.filter((file) => request.test(read(file)))).toEqual([]);
  });
});

describe('logs', () => {
  const sources = productionLike('{server,db}/**/*.ts');

  test('are opened in one place, which leaves out what people wrote', () => {
    const opening = sources.filter((file) => /\bpino\(|\bconsole\.\w+\(/u.test(read(file)));
    expect(opening).toEqual(['server/log.ts']);
  });

  test('are given errors whole, never their sentences, which repeat values', () => {
    const calls = sources.flatMap((file) =>
      (read(file).match(/\blog\.(?:trace|debug|info|warn|error|fatal)\([^;]*?\);/gu) ?? []).map(
        (call) => `${file}: ${call}`,
      ),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(
      calls.filter((call) => /\.(?:message|stack|detail)\b|String\(|\$\{error/u.test(call)),
    ).toEqual([]);
  });
});

describe('endpoints', () => {
  const access =
    read('server/testing/access-cases.ts') + read('server/testing/calls-without-token.ts');
  const endpoints = Object.entries(api).flatMap(([noun, ofNoun]) =>
    Object.entries<Endpoint>(ofNoun).map(
      ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
    ),
  );

  test.each(endpoints)('%s has a line in the access test', (name) => {
    expect(access).toContain(`'${name}':`);
  });

  test('answer every error of the catalogue, and list only what does not follow from their kind', () => {
    const answered = new Set(endpoints.flatMap(([, endpoint]) => [...refusalsOf(endpoint)]));
    const unanswered = Object.keys(errors).filter((code) => !answered.has(code as ErrorCode));
    // Of an address and a method that no endpoint has.
    expect(unanswered).toEqual(['request.method_not_allowed']);
    const twice = endpoints.flatMap(([name, endpoint]) => {
      const ofKind = refusalsOf({ ...endpoint, fails: [] });
      const listed = endpoint.fails.filter(
        (code, at) => ofKind.has(code) || endpoint.fails.indexOf(code) !== at,
      );
      return listed.map((code) => `${name} ${code}`);
    });
    expect(twice).toEqual([]);
  });

  test('have a path and a method of their own, and say what they do', () => {
    const places = endpoints.map(([, { method, path: place }]) => `${method} ${place}`);
    expect(new Set(places).size).toBe(places.length);
    for (const [name, { summary }] of endpoints) expect(summary, name).toMatch(/^\p{Lu}.+\.$/u);
  });
});

test('screens name people by `shownName`, which sets namesakes of connections apart', () => {
  // Files that show one’s own name, or that match or sort names.
  const ofOthers =
    /(?:account|profile)\/|home\/HomeScreen|search\/(?:filter-suggestions|search-box)|connections\/connection-lists/u;
  // The operator is shown the username of everybody.
  const files = filesLike('web/features/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|reports\/moderation/iu.test(file) && !ofOthers.test(file),
  );
  const bare = files.filter((file) =>
    read(file)
      .replaceAll(/shownName\(\{[^}]*\}\)/gu, '')
      .includes('display_name'),
  );
  expect(bare).toEqual([]);
});

describe('browser tests', () => {
  const titles = filesLike('e2e/*.e2e.ts').flatMap((file) =>
    [...read(file).matchAll(/^ *test\(\s*(['"`])(.+?)\1,/gmu)].map(([, , title = '']) => title),
  );
  const tagged = (tag: string) => titles.filter((title) => title.endsWith(` @${tag}`));

  test('run once, but where direction or size changes what they check', () => {
    const known = ['phone', 'both', 'everywhere'].flatMap(tagged);
    expect(titles.filter((title) => title.includes(' @')).toSorted()).toEqual(known.toSorted());
    expect(tagged('everywhere')).toHaveLength(3);
    expect(tagged('both').length / titles.length).toBeLessThan(0.2);
  });

  test('wait for what they look for, never for a time, and none is skipped', () => {
    const hasty = filesLike('e2e/*.ts').filter((file) =>
      /waitForTimeout|test\.(?:skip|fixme|only)/u.test(read(file)),
    );
    expect(hasty).toEqual([]);
  });

  test('that run once are shared evenly by the English desktop and the Hebrew phone', () => {
    const once = titles.length - tagged('both').length - tagged('everywhere').length;
    const ofPhone = tagged('phone').length / once;
    expect(ofPhone).toBeGreaterThan(0.4);
    expect(ofPhone).toBeLessThan(0.6);
  });
});

test('the migrations make what the schema says', async () => {
  const folder = 'db/migrations/meta';
  const newest = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  type Snapshot = ReturnType<typeof generateDrizzleJson>;
  const recorded = JSON.parse(read(`${folder}/${newest}`)) as Snapshot;
  expect(await generateMigration(recorded, generateDrizzleJson(schema, recorded.id))).toEqual([]);
});
