import type { IncomingMessage, ServerResponse } from 'node:http';

/** How the model server writes out recordings: well, or with one of the faults of real providers. */
export type TranscriptMode =
  /** Nothing is answered before `opens` is resolved. */
  | { kind: 'words'; words: string; opens?: Promise<void> }
  | { kind: 'status'; status: number }
  /** Reads the recording and never sends a byte. */
  | { kind: 'stall' }
  | { kind: 'malformed' }
  /** Ends the connection in the middle of the answer. */
  | { kind: 'cut' };

export const defaultTranscript: TranscriptMode = {
  kind: 'words',
  words: 'Three quiet mornings, שלושה בקרים שקטים.',
};

/** The recording in a multipart body, without what stands around it. */
export async function recordingIn(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const start = body.indexOf('RIFF');
  return start < 0
    ? Buffer.alloc(0)
    : body.subarray(start, start + 8 + body.readUInt32LE(start + 4));
}

export async function answerTranscript(
  mode: TranscriptMode,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('content-type', 'application/json');
  switch (mode.kind) {
    case 'words':
      await mode.opens;
      response.end(JSON.stringify({ text: mode.words }));
      return;
    case 'status':
      response.statusCode = mode.status;
      response.end(JSON.stringify({ error: { message: `Asked to answer ${mode.status}.` } }));
      return;
    case 'malformed':
      response.end('{"text": [');
      return;
    case 'cut':
      response.setHeader('content-length', '1000');
      response.write('{"text": "half', () => response.socket?.destroySoon());
      return;
    case 'stall':
  }
}
