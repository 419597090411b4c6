import type { Proposal, Proposed } from '#contract/proposals.ts';
import { limits } from '#contract/values.ts';
import { careMisread } from '#content/guide/safety-replies.ts';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import { type GuideReply, type PersonTurn, guideReply } from './built-in/guide.ts';
import type { GuideProposal } from './built-in/moment.ts';
import { stepAskedAfter } from './built-in/last-step.ts';
import { withoutLeadingNo } from './safety/answers.ts';
import type { AnswerPart, AnswerRequest, GuideModel } from './model.ts';

const wordPauseMs = 28;

/** The guide without a model: the same stream, one word at a time. */
export function builtInGuide(): GuideModel {
  return {
    builtIn: true,
    provider: null,
    model: null,
    vision: false,
    contextTokens: null,
    transcribe: null,
    write: null,
    answer: streamReply,
    title: async () => null,
  };
}

/** The person's lines, each with the shown version of its answer, so that no line of the guide repeats. */
function turnsOf({ lines, lastStep, apology }: AnswerRequest): PersonTurn[] {
  return lines.flatMap(({ author, text, at, pictures = [], card }, place) => {
    if (author !== 'person') return [];
    const [before, answer] = [lines[place - 1], lines[place + 1]];
    const isExplained =
      answer?.author === 'guide'
        ? misread.some((one) => answer.text.startsWith(one))
        : apology !== null && place === lines.length - 1;
    const own = ownWords(text);
    const words = isExplained ? withoutLeadingNo(own) : own;
    const asked = answer ? stepAskedAfter(answer.text) : place === lines.length - 1 && lastStep;
    return [
      {
        text:
          words === '' && !card && pictures.length === 0 ? text.replaceAll(/^> /gmu, '') : words,
        at,
        ...(pictures.length > 0 ? { pictures } : {}),
        ...(card && (card.alone || words === '') ? { laid: card.card_type } : {}),
        ...(asked ? { asksAfter: asked } : {}),
        ...decidedOn(before?.proposals ?? []),
        ...(answer?.author === 'guide' ? { answerVersion: answer.version - 1 } : {}),
        ...(answer?.author === 'guide' && answer.card ? { dealt: answer.card.id } : {}),
      },
    ];
  });
}

/** The *No* of “No, that is behind me” was for the question about danger. */
const misread = Object.values(careMisread);

/** The choice that a button made of the answer before; what words decided is read from them. */
function decidedOn(proposals: Proposal[]): Pick<PersonTurn, 'dismissed' | 'kept'> {
  const kept = proposals.find((one) => one.kind === 'action' && one.state === 'accepted');
  const dueOn = kept?.kind === 'action' ? kept.payload.due_on : null;
  return {
    ...(proposals.some(({ state }) => state === 'dismissed') ? { dismissed: true } : {}),
    ...(kept?.kind === 'action' && dueOn !== null
      ? { kept: { title: kept.payload.title, dueOn } }
      : {}),
  };
}

/** A quote before a message is not the person's text: a journey puts its question there. */
function ownWords(text: string): string {
  return text.replace(/^(?:> .*(?:\n|$))+\s*/u, '');
}

/** A reply that deals a card is computed twice: first to learn that it deals one, then with the drawn card. */
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
      amongPeople: request.amongPeople,
      laysCards: true,
      keepsActions: true,
      remembered: request.memory?.notes.map(({ text }) => text) ?? null,
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
  const { text } = reply;
  const rest = text.startsWith(request.begun) ? text.slice(request.begun.length) : `\n\n${text}`;
  for (const word of rest.match(/\s*\S+\s*$|\s*\S+/gu) ?? []) {
    if (signal.aborted) return;
    yield { type: 'text', text: word };
    await pause(wordPauseMs, signal);
  }
  if (reply.stageMoved && reply.stage !== request.stage)
    yield { type: 'stage', stage: reply.stage };
  if (reply.reported) yield { type: 'reported', reported: reply.reported };
  if (reply.decided) yield { type: 'decided', decided: reply.decided };
  const proposals = reply.proposals.flatMap((one) => offerOf(one));
  for (const proposal of proposals) yield { type: 'proposal', proposal };
  // A proposal with a button needs no suggestions for the same thing.
  if (proposals.length === 0 && reply.suggestions.length > 0)
    yield { type: 'suggestions', suggestions: reply.suggestions };
}

/** A step without a day is not offered: the guide has just asked for one. */
function offerOf(proposal: GuideProposal): Proposed[] {
  if (proposal.kind !== 'action') return [proposal];
  const { title, due_on } = proposal.payload;
  if (due_on === null) return [];
  const words = [...title].slice(0, limits.actionTitleLengthMax).join('');
  return [{ kind: 'action', payload: { title: words, due_on, stage: 'DG' } }];
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
