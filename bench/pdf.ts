import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { api } from '#contract/index.ts';
import { openDatabase } from '#db/open.ts';
import { messages } from '#db/schema/chat.ts';
import { media } from '#db/schema/media.ts';
import { askAgain } from './ask-again.ts';
import { newClient } from './client.ts';
import { type Figure, atMost, median, quantile } from './figures.ts';
import { startProduct } from './program.ts';
import { seedLongChat } from './seed.ts';

const messageCount = 1_000;
const pictureCount = 50;
const papers = 3;

/** A chat of 1,000 messages with 50 pictures as a PDF, and how other calls fare meanwhile. */
export async function measurePdf(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await newClient(product.url);
    const chatId = await seedLongChat(product.dataDir, client.user.id, messageCount);
    await addPictures(product.dataDir, client.user.id, chatId);
    const headers = { authorization: `Bearer ${client.token}` };
    const seconds: number[] = [];
    const meanwhile: number[] = [];
    for (let paper = 0; paper < papers; paper++) {
      let printing = true;
      const asking = askAgain(product.url + api.chat.list.path, headers, () => printing);
      const began = performance.now();
      const answer = await fetch(product.url + api.copies.print.path.replace(':id', chatId), {
        headers,
      });
      const bytes = (await answer.arrayBuffer()).byteLength;
      seconds.push((performance.now() - began) / 1_000);
      printing = false;
      meanwhile.push(...(await asking));
      if (!answer.ok) throw new Error(`a paper was refused: ${answer.status}`);
      process.stderr.write(`  pdf: ${seconds.at(-1)?.toFixed(1)} s, ${bytes} bytes\n`);
    }
    return [
      atMost('PDF of 1,000 messages with 50 pictures', median(seconds), 10, 's'),
      atMost('other calls meanwhile: 99th percentile', quantile(meanwhile, 0.99), 250, 'ms', 0),
    ];
  } finally {
    await product.stop();
  }
}

/** Photographs are noisy, so these are: in every twentieth message one. */
async function addPictures(dataDir: string, ownerId: string, chatId: string): Promise<void> {
  const noise = {
    create: {
      width: 720,
      height: 540,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  } as const;
  const bytes = await sharp(noise).webp({ quality: 82 }).toBuffer();
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
