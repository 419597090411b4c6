import type { ServerResponse } from 'node:http';
import { defaultTokens } from './model-modes.ts';

interface CachedBlock {
  text?: string;
  cache_control?: { type: string };
}

/** A request in Anthropic’s own way, as far as tests look at it. */
export interface MessagesRequest {
  model: string;
  system?: CachedBlock[];
  messages: { role: string; content: (CachedBlock & { type: string })[] }[];
  tools?: { name: string }[];
  [key: string]: unknown;
}

/** Answers as Anthropic’s Messages API does. */
export function answerMessages(request: MessagesRequest, response: ServerResponse): void {
  response.setHeader('content-type', 'text/event-stream; charset=utf-8');
  const frame = (data: { type: string; [key: string]: unknown }) =>
    response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id: 'msg-loopback', type: 'message', role: 'assistant', content: [], usage };
  frame({ type: 'message_start', message: { ...message, model: request.model } });
  frame({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  for (const text of defaultTokens)
    frame({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
  frame({ type: 'content_block_stop', index: 0 });
  frame({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage });
  frame({ type: 'message_stop' });
  response.end();
}
