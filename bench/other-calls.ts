import { quantile } from './figures.ts';

const askEveryMs = 20;
const quietMs = 3_000;

/** How other calls fare, one after another, during some work and how long that took; without any, in a quiet moment. */
export async function otherCalls(
  url: string,
  token: string,
  work: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, quietMs)),
): Promise<{ p99: number; ms: number }> {
  const begun = performance.now();
  let ms = 0;
  const working = work().finally(() => (ms = performance.now() - begun));
  const took: number[] = [];
  while (ms === 0) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  await working;
  return { p99: quantile(took, 0.99), ms };
}
