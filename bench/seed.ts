import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { openDatabase } from '#db/open.ts';
import { folderChats, folders } from '#db/schema/folders.ts';
import { messages } from '#db/schema/messages.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

const batch = 500;

/**
 * Chats of two messages each, straight into the tables of a product that runs.
 * @returns a 0600 file with the connection, for programs that talk to the same database
 */
export async function seedChats(
  dataDir: string,
  userId: string,
  count: number,
): Promise<{ connectionFile: string; chatIds: string[] }> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const chatIds: string[] = [];
  for (let done = 0; done < count; done += batch) {
    const rows = Array.from({ length: Math.min(batch, count - done) }, (_, at) => {
      const id = newId();
      chatIds.push(id);
      return { id, at: new Date(Date.now() - (done + at) * 60_000) };
    });
    await database.db.insert(chats).values(
      rows.map(({ id, at }) => ({
        id,
        chatType: 'AI' as const,
        ownerId: userId,
        title: `Chat about the house ${id.slice(-4)}`,
        titleBy: 'first_words' as const,
        lastSeq: 2,
        lastMessage: {
          seq: 2,
          kind: 'guide' as const,
          author_id: 'guide',
          author_name: '',
          image: false,
          audio_ms: null,
          card: null,
          system: null,
          deleted: false,
          text: 'What would the quiet one of the two say about it?',
        },
        lastMessageAt: at,
        createdAt: at,
      })),
    );
    await database.db.insert(chatMembers).values(
      rows.map(({ id, at }) => ({
        chatId: id,
        userId,
        role: 'owner' as const,
        state: 'active' as const,
        lastMessageAt: at,
        lastReadSeq: 1,
      })),
    );
    await database.db.insert(messages).values(
      rows.flatMap(({ id, at }) => [
        {
          id: newId(),
          chatId: id,
          seq: 1,
          authorId: userId,
          kind: 'user' as const,
          text: 'I keep thinking about the house by the sea',
          createdAt: at,
        },
        {
          id: newId(),
          chatId: id,
          seq: 2,
          kind: 'guide' as const,
          text: 'What would the quiet one of the two say about it?',
          createdAt: at,
        },
      ]),
    );
  }
  await database.pool.query('analyze');
  const connectionFile = connectionFileOf(database.connection);
  await database.close();
  return { connectionFile, chatIds };
}

/** A 0600 file with the connection to a database. */
export function connectionFileOf(connection: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'zavit-bench-')), 'connection.json');
  writeFileSync(file, JSON.stringify(connection), { mode: 0o600 });
  return file;
}

/** Folders of a person, each with as many of the chats as the others, in their order. @returns their ids */
export async function seedFolders(
  dataDir: string,
  userId: string,
  chatIds: readonly string[],
  count: number,
): Promise<string[]> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    userId,
    name: `Folder ${at + 1}`,
  }));
  await database.db.insert(folders).values(rows);
  await database.db.insert(folderChats).values(
    chatIds.map((chatId, at) => ({
      chatId,
      userId,
      folderId: rows[Math.floor((at * count) / chatIds.length)]?.id ?? '',
    })),
  );
  await database.pool.query('analyze');
  await database.close();
  return rows.map(({ id }) => id);
}

/** One chat with many messages on its path, alternating between the person and the guide. */
export async function seedLongChat(
  dataDir: string,
  userId: string,
  count: number,
): Promise<string> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const id = newId();
  const begun = Date.now() - count * 60_000;
  await database.db.insert(chats).values({
    id,
    chatType: 'AI',
    ownerId: userId,
    title: `A chat of ${count} messages`,
    titleBy: 'person',
    lastSeq: count,
    lastMessage: {
      seq: count,
      kind: 'guide',
      author_id: 'guide',
      author_name: '',
      text: 'The last line',
      image: false,
      audio_ms: null,
      card: null,
      system: null,
      deleted: false,
    },
  });
  await database.db
    .insert(chatMembers)
    .values({ chatId: id, userId, role: 'owner', state: 'active', lastReadSeq: count });
  for (let done = 0; done < count; done += batch) {
    await database.db.insert(messages).values(
      Array.from({ length: Math.min(batch, count - done) }, (_, at) => {
        const seq = done + at + 1;
        const byPerson = seq % 2 === 1;
        return {
          id: newId(),
          chatId: id,
          seq,
          authorId: byPerson ? userId : null,
          kind: byPerson ? ('user' as const) : ('guide' as const),
          text: byPerson
            ? `Line ${seq}: the light is on the other side, and I think I want mornings back.`
            : `Answer ${seq}. Then let us read both offers by **mornings**, not by money:\n\n- four quiet mornings\n- a smaller title\n\nWhat would the quiet one of the two say?`,
          createdAt: new Date(begun + seq * 60_000),
        };
      }),
    );
  }
  await database.close();
  return id;
}
