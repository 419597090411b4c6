import { type Running, freePort, startProduct } from '../bench/program.ts';

export const operatorAddress = 'operator@example.org';

/** A product that every worker uses; plain data, so that it can be passed to them. */
export interface Shared {
  url: string;
  dataDir: string;
}

/** A product whose guide is a model; its worker runs the model on this port. */
export interface SharedModelled extends Shared {
  modelPort: number;
}

export interface Products {
  product: Shared;
  /** One for each worker that runs at the same time. */
  modelled: SharedModelled[];
}

const variable = 'E2E_PRODUCTS';

/** The products that `startProducts` passed on to its child processes. */
export function sharedProducts(): Products {
  return JSON.parse(process.env[variable] ?? '{}') as Products;
}

/** Playwright's global setup: starting a product takes seconds, and a worker lives for one project or one failure only. */
export default async function startProducts({
  workers,
}: {
  workers: number;
}): Promise<() => Promise<void>> {
  const all: Running[] = [];
  const stop = async () => {
    await Promise.all(all.map((one) => one.stop()));
  };
  const kept = async <One extends Running>(starting: Promise<One>): Promise<One> => {
    const one = await starting;
    all.push(one);
    return one;
  };
  const starting = [
    kept(startProduct({ OPERATOR_EMAIL: operatorAddress })),
    Promise.all(Array.from({ length: workers }, () => kept(startModelled()))),
  ] as const;
  const [product, modelled] = await Promise.all(starting).catch(async (error: unknown) => {
    await Promise.allSettled(starting);
    await stop();
    throw error;
  });
  const plain = ({ url, dataDir }: Shared) => ({ url, dataDir });
  const products: Products = {
    product: plain(product),
    modelled: modelled.map((one) => ({ ...plain(one), modelPort: one.modelPort })),
  };
  process.env[variable] = JSON.stringify(products);
  return stop;
}

async function startModelled() {
  const modelPort = await freePort();
  const product = await startProduct({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'e2e',
    AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    AI_PROVIDER_NAME: 'Loopback',
    AI_TRANSCRIPTION_MODEL: 'e2e',
    AI_VISION: 'on',
  });
  return { ...product, modelPort };
}
