const askEveryMs = 20;

/** How long each call took, asked one after another as long as something else is under way. */
export async function askAgain(
  url: string,
  headers: Record<string, string>,
  goesOn: () => boolean,
): Promise<number[]> {
  const took: number[] = [];
  while (goesOn()) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  return took;
}
