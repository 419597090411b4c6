import fc from 'fast-check';
import { z } from 'zod';

/** As much of JSON Schema as the contract needs. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** The value of a field with this name that refers to an existing thing, if there is one. */
type Known = (name: string) => string | undefined;

const times = [
  '0000-01-01T00:00:00Z',
  '0000-02-29T23:59:59.999Z',
  '0001-01-01T00:00:00.000Z',
  '0999-12-31T23:59:59Z',
  '1000-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999999999Z',
  '1970-01-01T00:00:00Z',
  '2024-02-29T12:00:00.5Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.9999999999999999Z',
  '+010000-01-01T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '2024-01-01T24:00:00Z',
  '2024-01-01T00:00:00+23:59',
];

const timezones = [
  'UTC',
  'utc',
  '+05:30',
  '-00:00',
  'Etc/GMT-14',
  'EST5EDT',
  'Asia/Calcutta',
  'posix/UTC',
];

const numbers = [
  -(2 ** 53),
  -(2 ** 31) - 1,
  -1,
  -0,
  0,
  1,
  0.5,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
];

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E\u2066',
  '\u200B',
  '%_\\\'"',
  '\u0000'.repeat(3),
  'ש\u05C1\u05B8'.repeat(3),
  '__proto__',
  '-'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
];

/** Markers of pages that we did not make, of every shape that ours have or had. */
const markers = ['0000-01-01T00:00:00.000Z', '2024-02-30T00:00:00.000Z', '', '\u0000', 1e308, null]
  .flatMap((at) =>
    ['-'.repeat(36), '00000000-0000-0000-0000-000000000000', 'x', null].flatMap((id) => [
      [at, id],
      [true, at, id],
      { at, id },
      { name: at, id },
      { pinned: true, at, id },
      { isUnseen: true, at, id },
      { known: true, name: at, id },
    ]),
  )
  .map((marker) => Buffer.from(JSON.stringify(marker)).toString('base64url'))
  .concat('0', '-1', '2147483648', '9007199254740991', '1e9');

export function jsonSchemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** The smallest value that the schema takes. */
export function plainValue(schema: Schema, known: Known, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return plainValue(first, known, name);
  switch (schema.type) {
    case 'object':
      return fieldsOf(schema, known, schema.required ?? []);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        plainValue(schema.items ?? {}, known, name),
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'string':
      return known(name) ?? plainText(schema);
    default:
      return null;
  }
}

/** Values at and just beyond each bound of the schema, and odd ones that it may take. */
export function edgeValues(schema: Schema, known: Known, name = ''): unknown[] {
  if (schema.const !== undefined) return [schema.const, null];
  if (schema.enum) return [...schema.enum, 'none-of-them'];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((one) => edgeValues(one, known, name));
  switch (schema.type) {
    case 'object':
      return edgeObjects(schema, known);
    case 'array':
      return edgeLists(schema, known, name);
    case 'integer':
    case 'number': {
      const bounds = [schema.minimum, schema.maximum, schema.exclusiveMinimum];
      const near = bounds.flatMap((bound) =>
        bound === undefined ? [] : [bound - 1, bound, bound + 1],
      );
      return [...new Set([...near, ...numbers])];
    }
    case 'boolean':
      return [true, false, null];
    case 'null':
      return [null];
    case 'string':
      return edgeTexts(schema, known, name);
    default:
      return [...numbers, ...oddTexts];
  }
}

function fieldsOf(schema: Schema, known: Known, names: string[]): Record<string, unknown> {
  const { properties = {} } = schema;
  return Object.fromEntries(
    names.map((key) => [key, plainValue(properties[key] ?? {}, known, key)]),
  );
}

function edgeObjects(schema: Schema, known: Known): unknown[] {
  const { properties = {}, required = [] } = schema;
  const plain = fieldsOf(schema, known, required);
  const all = fieldsOf(schema, known, Object.keys(properties));
  return [
    plain,
    all,
    { ...plain, surprise: 1 },
    ...Object.entries(properties).flatMap(([key, inner]) => {
      const { [key]: _left, ...others } = plain;
      return [
        others,
        ...edgeValues(inner, known, key).map((value) => ({ ...plain, [key]: value })),
      ];
    }),
  ];
}

function edgeLists(schema: Schema, known: Known, name: string): unknown[] {
  const { items = {}, minItems = 0, maxItems = 100 } = schema;
  const plain = plainValue(items, known, name);
  const lengths = [0, 1, minItems - 1, minItems, maxItems, maxItems + 1];
  return [
    ...[...new Set(lengths)]
      .filter((length) => length >= 0)
      .map((length) => Array.from({ length }, () => plain)),
    ...edgeValues(items, known, name).map((value) => [value]),
  ];
}

function edgeTexts(schema: Schema, known: Known, name: string): unknown[] {
  const { minLength = 0, maxLength = 300, format, pattern } = schema;
  const mine = known(name);
  return [
    ...(mine === undefined ? [] : [mine, mine.toUpperCase(), `${mine} `]),
    ...(format === 'date-time' ? times : []),
    ...(name === 'timezone' ? timezones : []),
    ...(name === 'page' ? markers : []),
    ...(pattern === undefined || format !== undefined ? [] : textsLike(pattern, 5)),
    ...oddTexts,
    'x'.repeat(Math.max(0, minLength - 1)),
    'x'.repeat(minLength),
    'x'.repeat(maxLength),
    'x'.repeat(maxLength + 1),
    '🙂'.repeat(maxLength / 2),
    'ֹ'.repeat(maxLength),
    plainText(schema),
  ];
}

function plainText({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2024-02-29T12:00:00Z';
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'email') return `e${crypto.randomUUID().slice(0, 8)}@example.org`;
  if (pattern !== undefined) return textsLike(pattern, 1)[0] ?? 'x';
  return 'x'.repeat(Math.max(1, minLength));
}

function textsLike(pattern: string, count: number): string[] {
  return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: count, seed: 1 });
}
