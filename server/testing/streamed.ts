import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { api } from '#contract/index.ts';
import type { ServerFrame } from '#contract/live.ts';
import type { Person } from './world.ts';

/** Frames of a response as it streams in. */
export async function framesOf(
  response: Response,
  enough: (frames: ServerFrame[]) => boolean = () => false,
): Promise<ServerFrame[]> {
  const frames: ServerFrame[] = [];
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    rest += decoder.decode(piece, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [event = '', data = ''] = block.split('\n');
      const frame = JSON.parse(data.slice('data: '.length)) as ServerFrame;
      expect(event).toBe(`event: ${frame.type}`);
      frames.push(frame);
    }
    if (enough(frames)) break;
  }
  return frames;
}

/** Asks for an answer that streams in the response. */
export async function streamed(url: string, person: Person, id: string): Promise<Response> {
  return fetch(url + api.messages.send.path.replace(':id', id), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ message: 'Count', client_id: randomUUID() }),
  });
}
