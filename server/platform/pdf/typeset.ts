import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The input of a PDF. */
export interface Manuscript {
  /** Absolute path of the Typst file; it reads `sys.inputs.data`. */
  template: string;
  /** JSON. Text of people reaches the template only as data, so that none of it can be read as a command. */
  data: string;
  /** JPEG by the name under which the template shows it. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/**
 * A PDF, typeset in a separate thread, so that calls are answered meanwhile.
 * @throws AbortError when the signal ends; the thread ends, too
 */
export async function typeset(
  manuscript: Manuscript,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./typesetter.ts', import.meta.url), {
    workerData: manuscript,
  });
  try {
    const [pdf] = (await once(worker, 'message', { signal })) as [Uint8Array<ArrayBuffer>];
    return pdf;
  } finally {
    await worker.terminate();
  }
}
