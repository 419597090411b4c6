import { randomUUID } from 'node:crypto';
import { api } from '#contract/index.ts';
import { type Someone, listening, newCrowd, openAll } from './crowd.ts';
import { type Figure, ratio } from './figures.ts';
import { type Running, residentMegabytes, startProduct } from './program.ts';
import { largePhotograph, messageWith } from './uploads.ts';

const people = 500;
const groupSize = 50;
const sends = 5_000;
const sendsAtOnce = 16;
const pictures = 100;
const picturesAtOnce = 4;
const settleMs = 10_000;
const idleMs = 5 * 60_000;

/** The memory of the server before a load, at its end, and after five idle minutes, as ratios to its own start. */
export async function measureMemory(): Promise<Figure[]> {
  await using product = await startProduct();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const atStart = residentMegabytes(product.pid);
  const crowd = await newCrowd(product, people);
  const groups: string[] = [];
  for (let from = 0; from < people; from += groupSize)
    groups.push(await crowd.group(from, groupSize));
  const sockets = await openAll(crowd.people, (someone) =>
    listening(product.url, someone, () => undefined),
  );
  const posts = Array.from({ length: sends }, (_, at) => at);
  const places = (at: number): [string, Someone | undefined] => [
    groups[at % groups.length] ?? '',
    crowd.people[(at % groups.length) * groupSize + (at % groupSize)],
  ];
  await openAll(posts, (at) => send(product, ...places(at), words()), sendsAtOnce);
  const afterSends = residentMegabytes(product.pid);
  const photograph = new Blob([new Uint8Array(await largePhotograph())]);
  await openAll(
    posts.slice(0, pictures),
    (at) => send(product, ...places(at), messageWith(photograph)),
    picturesAtOnce,
  );
  const afterPictures = residentMegabytes(product.pid);
  await crowd.close();
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const afterIdle = residentMegabytes(product.pid);
  for (const socket of sockets) socket.terminate();
  const overStart = (name: string, megabytes: number, goal: { atMost: number } | null) =>
    ratio(
      `memory ${name}: over the start`,
      [{ ours: { megabytes }, bare: { megabytes: atStart } }],
      'megabytes',
      goal,
      'MB',
    );
  return [
    overStart('with 500 sockets, after 5,000 sends', afterSends, null),
    overStart('after 100 pictures of 8 MB more', afterPictures, null),
    overStart('five idle minutes later', afterIdle, { atMost: 1.5 }),
  ];
}

const text = 'Shall we look at it from the other side of the street tomorrow at nine?';

const words = () => JSON.stringify({ message: text, client_id: randomUUID() });

async function send(
  product: Running,
  chatId: string,
  someone: Someone | undefined,
  body: string | FormData,
): Promise<void> {
  const answer = await fetch(product.url + api.messages.sendUser.path.replace(':id', chatId), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${someone?.token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body,
  });
  await answer.arrayBuffer();
  // A machine that is busy with something else sheds load; what counts is how much was done.
  if (answer.status === 503) await send(product, chatId, someone, body);
  else if (!answer.ok) throw new Error(`a message was refused: ${answer.status}`);
}
