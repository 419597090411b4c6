import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import { type CrisisPerson, crisisIn } from './built-in/crisis.ts';
import { type GuideReply, type PersonTurn, guideReply } from './built-in/guide.ts';
import type { AnswerPart, AnswerRequest, GuideModel } from './model.ts';

const wordPauseMs = 28;

/** The guide that answers without a model: the same stream, a word at a time. */
export function builtInGuide(): GuideModel {
  return {
    builtIn: true,
    provider: null,
    model: null,
    vision: false,
    transcribe: null,
    write: null,
    answer: streamReply,
    title: async () => null,
  };
}

/** The person's lines, each with the version of its answer that is shown, so that no line of it comes again. */
function turnsOf({ lines, person }: AnswerRequest): PersonTurn[] {
  return lines.flatMap(({ author, text, at, picture, card }, place) => {
    if (author !== 'person') return [];
    const [before, answer] = [lines[place - 1], lines[place + 1]];
    const words = ownWords(text, person);
    return [
      {
        text: words === '' && !card && !picture ? text.replaceAll(/^> /gmu, '') : words,
        at,
        ...(picture ? { picture } : {}),
        ...(card && (card.alone || words === '') ? { laid: card.card_type } : {}),
        ...(before?.dismissed ? { dismissed: true } : {}),
        ...(answer?.author === 'guide' ? { answerVersion: answer.version - 1 } : {}),
        ...(answer?.author === 'guide' && answer.card ? { dealt: answer.card.id } : {}),
      },
    ];
  });
}

/**
 * What is quoted before a message is not the person's: a journey lays its question there. Danger is
 * heard wherever it stands.
 */
function ownWords(text: string, person: CrisisPerson): string {
  const words = text.replace(/^(?:> .*(?:\n|$))+\s*/u, '');
  return words !== text && crisisIn(text, person) ? text : words;
}

/** A reply that deals a card is made twice: to know that it does, and with the card that was drawn. */
async function replyTo(request: AnswerRequest): Promise<GuideReply> {
  const turns = turnsOf(request);
  const last = turns.at(-1);
  if (!last) throw new Error('the guide answers a message');
  const replyWith = (dealt: string | null) =>
    guideReply({
      seed: request.chatId,
      turns: dealt === null ? turns : turns.with(-1, { ...last, dealt }),
      person: request.person,
      stageChoices: request.stageChoices,
      introduces: request.introduces,
      variation: request.variation,
      laysCards: true,
    });
  const reply = replyWith(request.dealt);
  if (!reply.deals || request.dealt !== null) return reply;
  return replyWith(await request.deal(reply.deals));
}

async function* streamReply(
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  refuseInsideTransaction('the guide');
  const reply = await replyTo(request);
  const rest = reply.text.startsWith(request.begun)
    ? reply.text.slice(request.begun.length)
    : `\n\n${reply.text}`;
  for (const word of rest.match(/\s*\S+\s*$|\s*\S+/gu) ?? []) {
    if (signal.aborted) return;
    yield { type: 'text', text: word };
    await pause(wordPauseMs, signal);
  }
  if (reply.stage !== request.stage) yield { type: 'stage', stage: reply.stage };
  if (reply.decided) yield { type: 'decided', decided: reply.decided };
  const proposals = reply.proposals.filter((one) => one.kind !== 'action');
  for (const proposal of proposals) yield { type: 'proposal', proposal };
  // What can be done with a tap needs no words for it besides.
  if (proposals.length === 0 && reply.suggestions.length > 0)
    yield { type: 'suggestions', suggestions: reply.suggestions };
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
