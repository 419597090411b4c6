import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Message } from '#contract/messages.ts';
import type { Proposal, Proposed } from '#contract/proposals.ts';
import type { AnswerFrame, ServerFrame } from '#contract/live.ts';
import { AnswerFailure, type AnswerPart } from '../../platform/ai/model.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type RunningAnswer,
  addRunning,
  removeRunning,
  runningAnswers,
  thinkingFrame,
} from '../messages/running.ts';
import { type AnswerEnd, settleAnswer } from './settle-answer.ts';
import { Thoughts } from './thoughts.ts';

/**
 * Shown text is stored at least this often, so a crash loses no more. Answers of the built-in guide last only
 * seconds, so they are stored more often.
 */
const storeEveryMs = { provider: 1_000, builtIn: 250 };
const settleTriesMax = 5;

/**
 * Writes an answer to its end. It belongs to the server: it continues when every tab is closed, always ends
 * with its text stored, and streams to the chat's members.
 */
export function writeAnswer(
  platform: Platform,
  message: Message,
  askerId: string,
  parts: (signal: AbortSignal) => AsyncIterable<AnswerPart>,
  withheldFrom: string | null = null,
): RunningAnswer {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  const answer: RunningAnswer = {
    messageId: message.id,
    chatId: message.chat_id,
    askerId,
    withheldFrom,
    index: message.version.index,
    abort: new AbortController(),
    text: message.text,
    sentLength: message.text.length,
    isSendScheduled: false,
    isThinking: false,
    storing: false,
    ending: null,
    watchers: new Set(),
    finished,
  };
  addRunning(answer);
  void write(platform, answer, parts).finally(() => {
    removeRunning(answer.messageId);
    resolve();
  });
  return answer;
}

async function write(
  platform: Platform,
  answer: RunningAnswer,
  parts: (signal: AbortSignal) => AsyncIterable<AnswerPart>,
): Promise<void> {
  const storing = setInterval(
    () => void storeProgress(platform, answer),
    platform.guide.builtIn ? storeEveryMs.builtIn : storeEveryMs.provider,
  );
  const begun = answer.text;
  const thoughts = new Thoughts((text) => show(platform, answer, thinkingFrame(answer, text)));
  const end: AnswerEnd = {
    status: 'sent',
    error: null,
    retryAt: null,
    shortened: false,
    text: '',
    stage: null,
    proposals: [],
    decided: null,
    reported: null,
    suggestions: [],
    regions: [],
    care: null,
  };
  try {
    for await (const part of parts(answer.abort.signal)) {
      if (answer.abort.signal.aborted) break;
      if (part.type === 'taken_back') {
        takeBack(platform, answer, begun);
        continue;
      }
      if (part.type === 'thinking') {
        if (answer.text !== '') continue;
        answer.isThinking = true;
        thoughts.add(part.text);
        continue;
      }
      if (answer.isThinking) {
        answer.isThinking = false;
        thoughts.end();
      }
      if (part.type === 'text') addText(platform, answer, part.text);
      else if (part.type === 'suggestions') end.suggestions = part.suggestions;
      else if (part.type === 'regions') end.regions = part.regions;
      else if (part.type === 'shortened') end.shortened = true;
      else if (part.type === 'care') end.care = part.outcome;
      else if (part.type === 'stage') end.stage = part.stage;
      else if (part.type === 'decided') end.decided = part.decided;
      else if (part.type === 'reported') end.reported = part.reported;
      else end.proposals = withProposal(end.proposals, part.proposal);
    }
    if (answer.ending === 'stopped') end.status = 'stopped';
    if (answer.ending === 'server_stopped') throw new AnswerFailure('answer.server_stopped');
    if (end.status === 'sent' && answer.text.trim() === '') throw new AnswerFailure('answer.empty');
  } catch (error) {
    const failure =
      error instanceof AnswerFailure ? error : new AnswerFailure('answer.provider_failed', error);
    if (!(error instanceof AnswerFailure))
      platform.log.error({ err: error, message_id: answer.messageId }, 'the guide failed');
    else
      platform.log.info(
        { reason: failure.reason, message_id: answer.messageId },
        'an answer was not finished',
      );
    end.status = statusAfter(answer);
    end.error = end.status === 'stopped' ? null : failure.reason;
    end.retryAt = end.status === 'stopped' ? null : failure.retryAt;
  } finally {
    clearInterval(storing);
    answer.isThinking = false;
    thoughts.end();
  }
  sendNewText(platform, answer);
  end.text = answer.text;
  await settleWithPatience(platform, answer, end);
}

/** At most one of a kind: more than that nobody could decide. */
function withProposal(proposals: Proposal[], proposed: Proposed): Proposal[] {
  if (proposals.some(({ kind }) => kind === proposed.kind)) return proposals;
  return [...proposals, { id: newId(), ...proposed, state: 'open' }];
}

/** A stop is what somebody wanted; what has text is worth going on with. */
function statusAfter({ ending, text }: RunningAnswer): AnswerEnd['status'] {
  if (ending === 'stopped') return 'stopped';
  return ending === null && text === '' ? 'failed' : 'interrupted';
}

/** Pieces that arrive together leave together: a frame for each would cost every listener. */
function addText(platform: Platform, answer: RunningAnswer, text: string): void {
  answer.text += text;
  if (answer.isSendScheduled) return;
  answer.isSendScheduled = true;
  setImmediate(() => sendNewText(platform, answer));
}

/** Readers drop the text that they have when the model thinks before its first word. */
function takeBack(platform: Platform, answer: RunningAnswer, begun: string): void {
  answer.text = begun;
  answer.sentLength = begun.length;
  answer.isThinking = begun === '';
  show(platform, answer, thinkingFrame(answer, ''));
}

function sendNewText(platform: Platform, answer: RunningAnswer): void {
  answer.isSendScheduled = false;
  const offset = answer.sentLength;
  if (offset === answer.text.length) return;
  answer.sentLength = answer.text.length;
  show(platform, answer, {
    type: 'message.delta',
    chat_id: answer.chatId,
    message_id: answer.messageId,
    index: answer.index,
    offset,
    text: answer.text.slice(offset),
  });
}

function show(platform: Platform, answer: RunningAnswer, frame: AnswerFrame): void {
  platform.live.publishAnswer(frame, answer.withheldFrom);
  for (const watch of answer.watchers) watch(frame);
}

/**
 * Stores the text and beats the heart. The reaper (reap-answers.ts) takes an answer for dead when
 * its heart has been silent for `silenceMaxMs`, which must stay well above this interval.
 */
async function storeProgress(platform: Platform, answer: RunningAnswer): Promise<void> {
  if (answer.storing) return;
  answer.storing = true;
  try {
    const { rows } = await platform.database.db.execute<{ stop_requested: boolean }>(sql`
      with beat as (
        update generations set heartbeat_at = now() where message_id = ${answer.messageId}
        returning message_id, stop_requested
      ), stored as (
        update messages set text = ${answer.text} from beat
        where messages.id = beat.message_id and messages.status = 'streaming' and messages.text <> ${answer.text}
      )
      select stop_requested from beat`);
    if (rows[0]?.stop_requested) stopRunning(answer);
    // Without its row the answer was settled by somebody else (reaped after a long pause).
    if (rows.length === 0) answer.abort.abort();
  } catch (error) {
    platform.log.warn(
      { err: error, message_id: answer.messageId },
      'an answer could not be stored yet',
    );
  } finally {
    answer.storing = false;
  }
}

async function settleWithPatience(
  platform: Platform,
  answer: RunningAnswer,
  end: AnswerEnd,
): Promise<void> {
  for (let tries = 1; tries <= settleTriesMax; tries++) {
    try {
      const frames: ServerFrame[] = await settleAnswer(platform, answer.messageId, end);
      for (const frame of frames) for (const watch of answer.watchers) watch(frame);
      return;
    } catch (error) {
      platform.log.warn(
        { err: error, message_id: answer.messageId, tries },
        'an answer could not be settled yet',
      );
      await new Promise((resolve) => setTimeout(resolve, 2 ** tries * 250));
    }
  }
  platform.log.error({ message_id: answer.messageId }, 'an answer is left to the reaper');
}

export function stopRunning(answer: RunningAnswer): void {
  answer.ending ??= 'stopped';
  answer.abort.abort();
}

/** At a graceful stop: answers may finish for a while, then they are kept as interrupted. */
export async function drainAnswers(patienceMs: number): Promise<void> {
  const left = runningAnswers();
  if (left.length === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([Promise.all(left.map(({ finished }) => finished)), patience]);
  for (const answer of runningAnswers()) {
    answer.ending ??= 'server_stopped';
    answer.abort.abort();
  }
  await Promise.all(runningAnswers().map(({ finished }) => finished));
}
