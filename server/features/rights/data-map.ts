import { accountMap } from './data-of-account.ts';
import { chatsMap } from './data-of-chats.ts';
import { outcomesMap } from './data-of-outcomes.ts';
import type { TableRights } from './fates.ts';

/**
 * Every table and column, whose it is, and what becomes of it: the one list that an export is written from, and that
 * tests hold against the schema and against an account that was deleted. The names are those of the files in the zip.
 */
export const dataMap: Record<string, TableRights> = {
  ...accountMap,
  ...chatsMap,
  ...outcomesMap,
};
