import { type PersonTurn, guideReply } from './built-in/guide.ts';
import type { AnswerPart, AnswerRequest, GuideLine, GuideModel } from './model.ts';

const wordPauseMs = 28;

/** The guide that answers without a model: the same stream, a word at a time. */
export function builtInGuide(): GuideModel {
  return {
    builtIn: true,
    provider: null,
    model: null,
    vision: false,
    transcription: false,
    answer: streamReply,
    title: async () => null,
  };
}

/** The person's lines, each with the version of its answer that is shown, so that no line of it comes again. */
function turnsOf(lines: GuideLine[]): PersonTurn[] {
  return lines.flatMap(({ author, text, at }, place) => {
    if (author !== 'person') return [];
    const answer = lines[place + 1];
    return [
      { text, at, ...(answer?.author === 'guide' ? { answerVersion: answer.version - 1 } : {}) },
    ];
  });
}

async function* streamReply(
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const reply = guideReply({
    seed: request.chatId,
    turns: turnsOf(request.lines),
    person: request.person,
    stageChoices: request.stageChoices,
    introduces: request.introduces,
    variation: request.variation,
  });
  const rest = reply.text.startsWith(request.begun)
    ? reply.text.slice(request.begun.length)
    : `\n\n${reply.text}`;
  for (const word of rest.match(/\s*\S+\s*$|\s*\S+/gu) ?? []) {
    if (signal.aborted) return;
    yield { type: 'text', text: word };
    await pause(wordPauseMs, signal);
  }
  if (reply.stage !== request.stage) yield { type: 'stage', stage: reply.stage, by: 'policy' };
  if (reply.suggestions.length > 0) yield { type: 'suggestions', suggestions: reply.suggestions };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
