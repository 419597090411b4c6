import type { ChatState } from './chat-state.ts';
import type { Draft, Moment } from './moment.ts';
import type { Reading } from './reading.ts';
import { isTrouble } from './trouble.ts';

const questionsMax = 7;
const saidMax = 100;
const saidLengthMax = 300;
const writtenLengthMax = 4_000;

/** A question with a quotation in it is kept with it. */
function keepQuestion(state: ChatState, { text, sentence }: Reading): void {
  const own = (text.includes(sentence.trim()) ? sentence : text).trim();
  const earlier = state.questions.filter((one) => one !== own);
  state.questions = [...earlier, own].slice(-questionsMax);
}

/** The first message stays; of the others the newest. */
function keepSaid(state: ChatState, { text, words }: Reading, at: Date): void {
  state.began ??= at;
  if (words.length === 0) return;
  state.said.push(text.slice(0, saidLengthMax));
  state.written.push(text.slice(0, writtenLengthMax));
  for (const kept of [state.said, state.written]) if (kept.length > saidMax) kept.splice(1, 1);
}

/** The pools whose questions ask for one particular thing. */
const asksParticular = /^(?:way|idea|how_tried|mind|first_ask)/u;

/** “I won’t ask” is kept for so many messages. */
const promisesQuiet = /^(?:only_listen|exercise_quiet)/u;
const quietTurns = 2;

/** The memory of a message and its reply in the state of the chat. */
export function finishTurn({ state, reading, laid, at }: Moment, draft: Draft): void {
  if (draft.rule.startsWith('answer:') && reading.asks) keepQuestion(state, reading);
  state.offer = draft.offer;
  const insight = draft.proposals.find((one) => one.kind === 'insight');
  state.sentence = insight?.payload.text ?? state.sentence;
  state.lastReply = draft.text.toLowerCase();
  state.askedWay = draft.asks && draft.lines.some((line) => asksParticular.test(line));
  state.askedSubject = draft.lines.some((line) => line.startsWith('subject.'));
  keepSaid(state, reading, at);
  state.isTroubled ||= isTrouble(reading);
  state.turn++;
  state.questionsInARow = draft.asks ? state.questionsInARow + 1 : 0;
  if (draft.rule !== 'refusal' && state.quietFor > 0) state.quietFor--;
  if (draft.lines.some((line) => promisesQuiet.test(line)))
    state.quietFor = Math.max(state.quietFor, quietTurns);
  if (state.griefFor > 0) state.griefFor--;
  if (state.joyFor > 0) state.joyFor--;
  state.stuckFor =
    reading.intent === 'dont_know' || reading.intent === 'unclear' ? state.stuckFor + 1 : 0;
  if (reading.isContent) state.lastContent = reading.text.slice(0, saidLengthMax);
  if (reading.isContent && laid === null) state.stageTurns++;
}
