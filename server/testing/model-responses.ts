import type { ServerResponse } from 'node:http';
import { defaultTokens } from './model-modes.ts';

/** A request in OpenAI’s own way, as far as tests look at it. */
export interface ResponsesRequest {
  model: string;
  stream?: boolean;
  /** Whether OpenAI keeps what was asked and answered; absent is yes. */
  store?: boolean;
  [key: string]: unknown;
}

const usage = { input_tokens: 1, output_tokens: 1 };
const item = { type: 'message', id: 'msg-loopback' };

/** Answers as OpenAI’s Responses API does. */
export function answerResponses(request: ResponsesRequest, response: ServerResponse): void {
  const head = { id: 'resp-loopback', created_at: 1_700_000_000, model: request.model };
  if (request.stream !== true) {
    const content = [{ type: 'output_text', text: defaultTokens.join(''), annotations: [] }];
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ ...head, output: [{ ...item, role: 'assistant', content }], usage }),
    );
    return;
  }
  response.setHeader('content-type', 'text/event-stream; charset=utf-8');
  const frame = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  frame({ type: 'response.created', response: head });
  frame({ type: 'response.output_item.added', output_index: 0, item });
  for (const delta of defaultTokens)
    frame({ type: 'response.output_text.delta', item_id: item.id, delta });
  frame({ type: 'response.output_item.done', output_index: 0, item });
  frame({ type: 'response.completed', response: { ...head, usage } });
  response.end();
}
