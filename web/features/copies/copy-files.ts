import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { live } from '#web/platform/live.ts';
import { newId } from '#web/platform/new-id.ts';

/** Of the messages; in ISO, `to` exclusive. */
export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/** A chat as a PDF. Its progress comes over the live socket, so without one none is shown. */
export async function printChat(
  chatId: string,
  range: Range,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<Blob> {
  const copy = newId();
  const unlisten = live.onFrame((frame) => {
    if (frame.type === 'copy.progress' && frame.copy === copy) onProgress(frame.done);
  });
  try {
    return await fileOf((onFile) =>
      call(api.copies.print, { params: { id: chatId }, query: { ...range, copy }, signal, onFile }),
    );
  } finally {
    unlisten();
  }
}

export function textOfChat(
  chatId: string,
  range: Range,
  format: 'markdown' | 'json',
): Promise<Blob> {
  return fileOf((onFile) =>
    call(api.copies.download, { params: { id: chatId }, query: { ...range, format }, onFile }),
  );
}

async function fileOf(ask: (onFile: (file: Blob) => void) => Promise<unknown>): Promise<Blob> {
  let file: Blob | undefined;
  await ask((given) => (file = given));
  if (!file) throw new Error('an answer that is a file brings one');
  return file;
}
