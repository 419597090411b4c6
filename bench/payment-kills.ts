import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProducts } from '#server/platform/payments/stripe-products.ts';
import { stripeClient } from '#server/platform/payments/stripe-payments.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { type Figure, count, median, option } from './figures.ts';
import { none, spawned, whenReady } from './kills.ts';
import { type Payer, newPayer } from './payers.ts';
import { comparedWithStripe } from './payments-compared.ts';
import { Postman } from './postman.ts';

const killsDefault = 200;
const payersCount = 6;
/** A kill comes after a random time between these, counted from when people pay. */
const killAfterMs = [150, 1_200] as const;

/**
 * The program is killed while people pay and messages of Stripe come, and started again:
 * `npm run bench -- payment-kills [--kills=20]`. Every other time its database is killed with it.
 */
export async function measurePaymentKills(): Promise<Figure[]> {
  const kills = option('kills', killsDefault);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-payment-kills-'));
  const stripe = await startStripeServer();
  await ensureProducts(
    stripeClient(stripe.environment as Parameters<typeof stripeClient>[0]),
    'Zavit',
  );
  const start = async () => whenReady(await spawned(dataDir, stripe.environment));
  let running = await start();
  const postman = new Postman(stripe);
  const backMs: number[] = [];
  try {
    const payers: Payer[] = [];
    while (payers.length < payersCount) payers.push(await newPayer(running.url, stripe));
    for (let round = 0; round < kills; round++) {
      const { url } = running;
      let isAlive = true;
      const work = [
        ...payers.map((payer) => payer.liveWhile(url, () => isAlive)),
        postman.sendWhile(url, () => isAlive),
      ];
      const [least, most] = killAfterMs;
      await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
      const begun = performance.now();
      await running.kill(round % 2 === 0 ? 'everything' : 'node');
      isAlive = false;
      await Promise.all(work);
      running = await start();
      backMs.push(performance.now() - begun);
      if ((round + 1) % 10 === 0) process.stderr.write(`  ${round + 1} kills\n`);
    }
    await postman.sendAll(running.url);
    return await figures(kills, { url: running.url, dataDir, stripe, payers, postman, backMs });
  } finally {
    await running.kill('everything');
    await stripe.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Outcome {
  url: string;
  dataDir: string;
  stripe: StripeServer;
  payers: readonly Payer[];
  postman: Postman;
  backMs: number[];
}

async function figures(kills: number, outcome: Outcome): Promise<Figure[]> {
  const { postman, stripe, backMs } = outcome;
  const { different, lost, repeated, unnoticed, doubled } = await comparedWithStripe(outcome);
  for (const wrong of [different, lost, repeated, unnoticed, doubled].flat().slice(0, 20))
    process.stderr.write(`  ${wrong}\n`);
  const of = `${kills} kills while people pay`;
  const { customers, sessions, events } = stripe.books;
  const orphans = [...customers.keys()].filter(
    (id) => ![...sessions.values()].some(({ customer }) => customer === id),
  );
  return [
    count(`${of}: people whose state is not Stripe’s`, different.length, none),
    count(`${of}: lost of ${events.length} messages`, lost.length, none),
    count(`${of}: notifications of the same payment, failure or end`, repeated.length, none),
    count(`${of}: payments at the end without a notification`, unnoticed.length, none),
    count(`${of}: people with two running subscriptions`, doubled.length, none),
    count(`${of}: messages sent, with repetitions`, postman.sent, null),
    count(`${of}: messages that a kill cut off`, postman.cutOff, { atLeast: 1 }),
    count(`${of}: checkouts and changes that a kill cut off`, cutOffOf(outcome), { atLeast: 1 }),
    count(`${of}: customers at Stripe that no checkout used`, orphans.length, null),
    count(`${of}: ready again, median`, median(backMs) / 1_000, null, 's', 1),
  ];
}

const cutOffOf = ({ payers }: Outcome) => payers.reduce((sum, { cutOff }) => sum + cutOff, 0);
