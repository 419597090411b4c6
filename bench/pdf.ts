import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import sharp, { type Sharp } from 'sharp';
import { v7 as newId } from 'uuid';
import { api } from '#contract/index.ts';
import { openDatabase } from '#db/open.ts';
import { media } from '#db/schema/media.ts';
import { newClient } from './client.ts';
import { type Figure, inPairs, ratio } from './figures.ts';
import { otherCalls } from './other-calls.ts';
import { startProduct } from './program.ts';
import { seedLongChat } from './seed.ts';
import { messages } from '#db/schema/messages.ts';
import { paperFonts } from '#server/platform/pdf/fonts.ts';

const messageCount = 1_000;
const pictureCount = 50;

/** A chat of 1,000 messages with 50 pictures as a PDF, and how other calls fare meanwhile. */
export async function measurePdf(): Promise<Figure[]> {
  await using product = await startProduct();
  const client = await newClient(product.url);
  const chatId = await seedLongChat(product.dataDir, client.user.id, messageCount);
  const picture = noisyPicture();
  await addPictures(product.dataDir, client.user.id, chatId, await picture.webp().toBuffer());
  const headers = { authorization: `Bearer ${client.token}` };
  const print = async () => {
    const url = product.url + api.copies.print.path.replace(':id', chatId);
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a paper was refused: ${answer.status}`);
  };
  const jpeg = await picture.jpeg().toBuffer();
  const list = product.url + api.chat.list.path;
  const pairs = await inPairs(
    () => otherCalls(list, client.token, print),
    async () => {
      const { p99 } = await otherCalls(list, client.token);
      return { p99, ms: setBarely(jpeg) };
    },
  );
  return [
    ratio('PDF of 1,000 messages with 50 pictures: over bare Typst', pairs, 'ms', null),
    ratio('other calls meanwhile: 99th percentile over quiet', pairs, 'p99', null),
  ];
}

/** As many plain paragraphs and pictures, set by the same compiler without a template, a database or a thread; how long it took. */
function setBarely(jpeg: Buffer): number {
  const began = performance.now();
  const workspace = mkdtempSync(path.join(tmpdir(), 'zavit-bench-'));
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: paperFonts() }] });
  const every = messageCount / pictureCount;
  const paragraphs = Array.from({ length: messageCount }, (_, at) => {
    const line = `Line ${at}: the light is on the other side, and I think I want mornings back.`;
    if (at % every > 0) return line;
    compiler.mapShadow(path.join(workspace, `${at}.jpg`), jpeg);
    return `${line} #image("${at}.jpg", width: 90mm)`;
  });
  compiler.pdf({ mainFileContent: paragraphs.join('\n\n') });
  rmSync(workspace, { recursive: true });
  return performance.now() - began;
}

/** Photographs are noisy. */
function noisyPicture(): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 720, height: 540, channels: 3, background: '#808080', noise } });
}

/** One in every twentieth message. */
async function addPictures(
  dataDir: string,
  ownerId: string,
  chatId: string,
  bytes: Buffer,
): Promise<void> {
  const every = messageCount / pictureCount;
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  for (let picture = 0; picture < pictureCount; picture++) {
    const id = newId();
    for (const variant of ['image', 'thumb']) {
      const folder = path.join(dataDir, 'files', `${variant}s`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${id}.webp`), bytes);
    }
    await database.db.insert(media).values({
      id,
      ownerId,
      kind: 'image',
      contentType: 'image/webp',
      sizeBytes: 2 * bytes.length,
      width: 720,
      height: 540,
    });
    await database.db
      .update(messages)
      .set({ imageId: id })
      .where(and(eq(messages.chatId, chatId), eq(messages.seq, picture * every + 1)));
  }
  await database.close();
}
