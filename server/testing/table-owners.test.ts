import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/**
 * Statements in SQL that name tables whose schema their room may not import (`tables` in
 * .dependency-cruiser.cjs), each with its reason. Rooms that are views read them in one statement; nobody
 * writes what is another room’s, but for the upkeep, which sweeps.
 */
const exceptions: Record<string, string> = {
  'cards reads chat_members, chats, messages': 'A card is seen where it lies in a chat.',
  'chat-list reads folder_chats, generations, messages, streams, users':
    'An entry of the list is one statement over all that it shows.',
  'connections reads users': 'A connection is shown with its person.',
  'hub reads kept_cards': 'The overview counts what its month brought.',
  'media reads messages, own_cards': 'A file stays while a message or a card has it.',
  'outcomes reads messages': 'An outcome names its message while it is readable.',
  'reports reads users': 'A case shows who wrote what is reported.',
  'search reads chat_members, chats, folder_chats, media, messages, users':
    'A search is one statement over what it finds.',
  'sight reads media, users': 'The lens reads everybody’s tables.',
  'timeline reads chats, journey_runs, kept_cards': 'The timeline is a view over what is stored.',
  'upkeep reads events': 'Old events are swept.',
  'upkeep writes chats, events, idempotency_keys': 'Old rows are swept.',
};

interface Rule {
  name: string;
  from: { pathNot?: string | string[] };
}

const require = createRequire(import.meta.url);
const { forbidden } = require(path.join(root, '.dependency-cruiser.cjs')) as { forbidden: Rule[] };

function mayImport(schema: string, file: string): boolean {
  const rule = forbidden.find(({ name }) => name === `tables-${schema}`);
  return [rule?.from.pathNot ?? []].flat().some((allowed) => new RegExp(allowed, 'u').test(file));
}

test('statements in SQL name the tables of their own room, but for the listed ones', () => {
  const schemas = new Map<string, string>();
  for (const file of globSync('db/schema/*.ts', { cwd: root }))
    for (const [, table = ''] of read(file).matchAll(/pgTable\(\s*'([a-z_]+)'/gu))
      schemas.set(table, path.basename(file, '.ts'));
  expect(schemas.size).toBeGreaterThan(30);
  const named = new Map<string, Set<string>>();
  for (const file of globSync('server/features/*/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue;
    const room = file.split('/')[2] ?? '';
    for (const [, verb = '', table = ''] of read(file).matchAll(
      /\b(from|join|into|update|delete from) ([a-z_]+)\b/gu,
    )) {
      const schema = schemas.get(table);
      if (schema === undefined || mayImport(schema, file)) continue;
      const key = `${room} ${verb === 'from' || verb === 'join' ? 'reads' : 'writes'}`;
      named.set(key, (named.get(key) ?? new Set()).add(table));
    }
  }
  const found = [...named].map(([key, tables]) => `${key} ${[...tables].toSorted().join(', ')}`);
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
