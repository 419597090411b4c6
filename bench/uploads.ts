import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { askAgain } from './ask-again.ts';
import { newClient } from './client.ts';
import { type Figure, atMost, median, quantile } from './figures.ts';
import { residentMegabytes, startProduct } from './program.ts';

const atOnce = 20;
const megabytes = 8;
const rounds = 3;
const quietMs = 3_000;
const lookEveryMs = 20;

/** Twenty large photographs sent at once: what the server holds of them, and how other calls fare. */
export async function measureUploads(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await newClient(product.url);
    const other = await newClient(product.url);
    const headers = { authorization: `Bearer ${client.token}` };
    const list = product.url + api.chat.list.path;
    const created = await fetch(product.url + api.chat.create.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        chat: { chat_type: 'GP', title: 'Photographs', participants: [other.user.username] },
      }),
    });
    const { chat } = (await created.json()) as { chat: ChatListItem };
    const photograph = new Blob([new Uint8Array(await largePhotograph())]);
    const send = async () => {
      const form = new FormData();
      form.append('client_id', randomUUID());
      form.append('image', photograph, 'photograph.jpg');
      const url = product.url + api.messages.sendUser.path.replace(':id', chat.id);
      const answer = await fetch(url, { method: 'POST', headers, body: form });
      if (!answer.ok) throw new Error(`an upload was refused: ${answer.status}`);
      await answer.arrayBuffer();
    };
    // The decoder stays once it was loaded, so it is not what an upload costs.
    await send();
    const quiet: number[] = [];
    const busy: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const until = performance.now() + quietMs;
      quiet.push(...(await askAgain(list, headers, () => performance.now() < until)));
      const before = residentMegabytes(product.pid);
      let most = before;
      const looking = setInterval(() => {
        most = Math.max(most, residentMegabytes(product.pid));
      }, lookEveryMs);
      let isSending = true;
      const asking = askAgain(list, headers, () => isSending);
      await Promise.all(Array.from({ length: atOnce }, send));
      isSending = false;
      busy.push(...(await asking));
      clearInterval(looking);
      growths.push(most - before);
    }
    const slower = quantile(busy, 0.99) / quantile(quiet, 0.99);
    return [
      atMost('20 uploads of 8 MB at once: memory grows', median(growths), 120, 'MB', 0),
      atMost('other calls meanwhile: 99th percentile over quiet', slower, 5, '×'),
    ];
  } finally {
    await product.stop();
  }
}

/** Noise does not compress, so its pixels make its size. */
export async function largePhotograph(): Promise<Buffer> {
  const picture = await sharp({
    create: {
      width: 2_900,
      height: 2_100,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 96 })
    .toBuffer();
  const size = picture.length / 1_000_000;
  if (Math.abs(size - megabytes) > 2) throw new Error(`the photograph has ${size.toFixed(1)} MB`);
  return picture;
}
