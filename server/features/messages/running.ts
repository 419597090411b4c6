import type { AnswerFrame, MessageThinking, ServerFrame } from '#contract/live.ts';

/** An answer that this node is writing. */
export interface RunningAnswer {
  readonly messageId: string;
  readonly chatId: string;
  readonly askerId: string;
  /** The person from whom it is withheld. */
  readonly withheldFrom: string | null;
  readonly index: number;
  readonly abort: AbortController;
  text: string;
  /** How much of the text its listeners have. */
  sentLength: number;
  isSendScheduled: boolean;
  /** The model thinks, and has written no word yet. */
  isThinking: boolean;
  /** A slow database is asked again once it has answered. */
  storing: boolean;
  /** Why it was aborted, when it was. */
  ending: 'stopped' | 'server_stopped' | null;
  readonly watchers: Set<(frame: ServerFrame) => void>;
  readonly finished: Promise<void>;
}

const running = new Map<string, RunningAnswer>();

export function addRunning(answer: RunningAnswer): void {
  running.set(answer.messageId, answer);
}

export function removeRunning(messageId: string): void {
  running.delete(messageId);
}

export function runningAnswer(messageId: string): RunningAnswer | undefined {
  return running.get(messageId);
}

export function runningAnswers(): RunningAnswer[] {
  return [...running.values()];
}

/** The text so far of an answer that this node writes; up to a second ahead of the stored one. */
export function runningText(messageId: string): string | undefined {
  return running.get(messageId)?.text;
}

/** The state of a running answer, for somebody who comes back in the middle: its whole text, or that it thinks. */
export function answerSoFar(answer: RunningAnswer): AnswerFrame {
  if (answer.isThinking) return thinkingFrame(answer, '');
  return {
    type: 'message.delta',
    chat_id: answer.chatId,
    message_id: answer.messageId,
    index: answer.index,
    offset: 0,
    text: answer.text,
  };
}

export function thinkingFrame({ chatId, messageId }: RunningAnswer, text: string): MessageThinking {
  return { type: 'message.thinking', chat_id: chatId, message_id: messageId, text };
}
