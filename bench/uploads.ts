import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { newClient, post } from './client.ts';
import { type Figure, inPairs, ratio } from './figures.ts';
import { otherCalls } from './other-calls.ts';
import { type Program, residentMegabytes, startBare, startProduct } from './program.ts';

const atOnce = 20;
const megabytes = 8;
const lookEveryMs = 20;

/** Twenty large photographs sent at once: what the server holds of them, and how other calls fare. */
export async function measureUploads(): Promise<Figure[]> {
  await using product = await startProduct();
  await using bare = await startBare('upload');
  const client = await newClient(product.url);
  const other = await newClient(product.url);
  const headers = { authorization: `Bearer ${client.token}` };
  const list = product.url + api.chat.list.path;
  const created = product.url + api.chat.create.path;
  const { chat } = await post<{ chat: ChatListItem }>(created, client.token, {
    chat: { chat_type: 'GP', title: 'Photographs', participants: [other.user.username] },
  });
  const photograph = new Blob([new Uint8Array(await largePhotograph())]);
  const toProduct = product.url + api.messages.sendUser.path.replace(':id', chat.id);
  const send = async (url: string) => {
    const answer = await fetch(url, { method: 'POST', headers, body: messageWith(photograph) });
    if (!answer.ok) throw new Error(`an upload was refused: ${answer.status}`);
    await answer.arrayBuffer();
  };
  // The decoder stays once it was loaded, so it is not what an upload costs.
  await send(toProduct);
  await send(bare.url);
  const growthOf = async ({ pid }: Program, url: string) => {
    const before = residentMegabytes(pid);
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, residentMegabytes(pid));
    }, lookEveryMs);
    await Promise.all(Array.from({ length: atOnce }, () => send(url)));
    clearInterval(looking);
    return most - before;
  };
  const pairs = await inPairs(
    async () => {
      let megabytesGrown = 0;
      const { p99 } = await otherCalls(list, client.token, async () => {
        megabytesGrown = await growthOf(product, toProduct);
      });
      return { p99, megabytesGrown };
    },
    async () => ({
      p99: (await otherCalls(list, client.token)).p99,
      megabytesGrown: await growthOf(bare, bare.url),
    }),
  );
  const what = '20 uploads of 8 MB at once';
  return [
    ratio(
      `${what}: memory grows, over writing them to the disk`,
      pairs,
      'megabytesGrown',
      { atMost: 6 },
      'MB',
    ),
    ratio(`${what}: other calls, 99th percentile over quiet`, pairs, 'p99', { atMost: 5 }),
  ];
}

export function messageWith(photograph: Blob): FormData {
  const form = new FormData();
  form.append('client_id', randomUUID());
  form.append('image', photograph, 'photograph.jpg');
  return form;
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
