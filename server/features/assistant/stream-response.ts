import type { ServerFrame } from '#contract/live.ts';
import type { Call } from '../../platform/http/call.ts';
import type { WrittenEvent } from '../../platform/live/events.ts';
import { type RunningAnswer, answerSoFar } from '../messages/running.ts';

const bufferedBytesMax = 1024 * 1024;

/**
 * The exchange as server-sent events, for callers who asked for them: the same frames as on the
 * socket. Going away ends the response, never the answer.
 */
export function streamToResponse(call: Call, written: WrittenEvent[], answer: RunningAnswer): void {
  const { reply } = call;
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (frame: ServerFrame) => {
    if (raw.writableLength > bufferedBytesMax) raw.destroy();
    else raw.write(`event: ${frame.type}\ndata: ${JSON.stringify(frame)}\n\n`);
  };
  for (const { audience, frame } of written) if (audience === 'chat') send(frame);
  if (answer.text !== '' || answer.isThinking) send(answerSoFar(answer));
  answer.watchers.add(send);
  raw.on('close', () => answer.watchers.delete(send));
  void answer.finished.then(() => raw.end());
}
