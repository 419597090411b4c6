import { Readable } from 'node:stream';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { exportText } from '#i18n/export.ts';
import { productNameIn } from '#i18n/product.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { media } from '#db/schema/media.ts';
import type { Person } from '../account/people.ts';
import { type Db, readingOnly } from '../../platform/change.ts';
import { type LocalAct, actOf } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { chatAsJson, chatAsMarkdown } from '../copies/download-chat.ts';
import { type Copy, openCopy } from '../copies/open-copy.ts';
import { type Variant, fileKey, variantsOf } from '../media/media.ts';
import { calendarOf } from '../meetings/feed.ts';
import { dataMap } from './data-map.ts';
import { exportedRows } from './exported-rows.ts';
import type { ZipEntry } from './zip-parts.ts';

const pageSize = 200;

type MediaRow = Pick<typeof media.$inferSelect, 'id' | 'kind'>;

const folders = { avatar: 'avatars', image: 'pictures', audio: 'recordings' } as const;

/** The place of a file in the zip; a picture is given in its full size. */
function placeOf({ id, kind }: MediaRow): string {
  return `files/${folders[kind]}/${id}.${kind === 'audio' ? 'wav' : 'webp'}`;
}

/** How many entries there will be, as far as it is known before. */
export async function countEntries(db: Db, me: string): Promise<number> {
  const files = await db.$count(media, ownFiles(me));
  const theirs = await db.$count(
    sql`${chatMembers} join ${chats} on ${chats.id} = ${chatMembers.chatId}`,
    ownChats(me),
  );
  return 2 + mapped.length + 2 * theirs + files;
}

const mapped = Object.entries(dataMap).filter(([, { rows }]) => rows !== null);

/** All that is the person's, one entry after the other; chats through the doors and as they see them. */
export async function* exportEntries(platform: Platform, person: Person): AsyncGenerator<ZipEntry> {
  const { database, config } = platform;
  const { db } = database;
  const { userId, language } = person;
  const reader = actOf(readingOnly(platform), userId, language);
  const about = exportText(language, {
    product: productNameIn(language, config.PRODUCT_NAME),
    username: person.username,
    at: platform.now(),
  });
  yield { name: 'README.txt', open: () => streamOf([about]) };
  for (const [name, table] of mapped)
    yield { name: `data/${name}.json`, open: () => streamOf(exportedRows(db, table, userId)) };
  yield {
    name: 'meetings.ics',
    open: async () => streamOf([await calendarOf(reader, userId)]),
  };
  yield* chatEntries(reader);
  yield* fileEntries(platform, userId);
}

async function* chatEntries(reader: LocalAct): AsyncGenerator<ZipEntry> {
  const { db, me } = reader;
  for await (const { id } of pagesOf((after) =>
    db
      .select({ id: chats.id })
      .from(chatMembers)
      .innerJoin(chats, eq(chats.id, chatMembers.chatId))
      .where(and(ownChats(me.userId), after === null ? undefined : gt(chats.id, after)))
      .orderBy(asc(chats.id))
      .limit(pageSize),
  )) {
    const copy = await copyOf(reader, id);
    if (!copy) continue;
    const folder = `chats/${nameOf(copy)}`;
    yield { name: `${folder}/chat.md`, open: () => streamOf(chatAsMarkdown(reader, copy)) };
    yield { name: `${folder}/chat.json`, open: () => streamOf(chatAsJson(reader, copy)) };
  }
}

/** Null where the person is not in the chat any more since a moment. */
async function copyOf(reader: LocalAct, id: string): Promise<Copy | null> {
  const own = new Map<string, string>();
  const { db, me } = reader;
  try {
    const copy = await openCopy(reader, id, {});
    const rows = await db
      .select({ id: media.id, kind: media.kind })
      .from(media)
      .where(
        and(
          ownFiles(me.userId),
          sql`exists (select 1 from messages x where x.chat_id = ${id} and ${media.id} in (x.image_id, x.audio_id))`,
        ),
      );
    for (const row of rows) own.set(row.id, `../../${placeOf(row)}`);
    // Own files lie beside the chat; those of others are named by their address.
    const idIn = (url: string) => /\/api\/media\/([^/]+)\//u.exec(url)?.[1] ?? '';
    return { ...copy, addressOf: (file) => own.get(idIn(file.url)) ?? copy.addressOf(file) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A folder name that every system can unpack, and that no two chats share. */
function nameOf({ chat, title }: Copy): string {
  const words = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const day = chat.createdAt.toISOString().slice(0, 10);
  return `${day} ${Array.from(words).slice(0, 40).join('').trim()} ${chat.id.slice(-12)}`.replaceAll(
    / +/gu,
    ' ',
  );
}

async function* fileEntries({ database, files }: Platform, me: string): AsyncGenerator<ZipEntry> {
  const { db } = database;
  for await (const row of pagesOf((after) =>
    db
      .select({ id: media.id, kind: media.kind })
      .from(media)
      .where(and(ownFiles(me), after === null ? undefined : gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(pageSize),
  )) {
    const variant: Variant = variantsOf[row.kind][0];
    yield {
      name: placeOf(row),
      isCompressed: row.kind !== 'audio',
      open: async () => (await files.open(fileKey(variant, row.id)))?.stream ?? null,
    };
  }
}

function ownFiles(me: string) {
  return and(eq(media.ownerId, me), isNull(media.removedAt));
}

function ownChats(me: string) {
  return and(eq(chatMembers.userId, me), eq(chatMembers.state, 'active'), isNull(chats.deletedAt));
}

async function* pagesOf<Row extends { id: string }>(
  read: (after: string | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ;) {
    const page: Row[] = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

async function streamOf(content: Iterable<string> | AsyncIterable<string>): Promise<Readable> {
  return Readable.from(content, { objectMode: false });
}
