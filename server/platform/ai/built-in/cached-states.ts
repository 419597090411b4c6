import { createHash } from 'node:crypto';
import { keptAtMost } from '../../kept.ts';
import type { ChatState } from './chat-state.ts';
import type { GuideRequest } from './guide.ts';
import type { ShownPicture } from './picture.ts';

const cachedChatsMax = 400;

/** States by the turns that led to them, so that a long chat is not replayed for each answer. */
export const cachedStates = keptAtMost<ChatState>(cachedChatsMax);

/** One key for each number of turns: equal keys mean equal chats up to there. */
export function stateKeys({
  seed,
  turns,
  person,
  stageChoices = [],
  introduces,
  laysCards = false,
  keepsActions = false,
  remembered = null,
}: GuideRequest): string[] {
  const { language, timezone } = person;
  const abilities = [introduces, laysCards, keepsActions, remembered];
  const start = JSON.stringify([seed, language, timezone, ...abilities]);
  let key = createHash('sha256').update(start).digest('base64');
  const keys = [key];
  for (const [index, turn] of turns.entries()) {
    const { text, at, answerVersion: version = 0, pictures, laid, dealt, dismissed, kept } = turn;
    const choices = stageChoices
      .filter(({ beforeTurn }) => beforeTurn === index)
      .map(({ stage }) => stage);
    const step = JSON.stringify([
      text,
      at.getTime(),
      version,
      choices,
      pictures?.length === 1 ? measuresOf(pictures[0]) : pictures?.map(measuresOf),
      [laid, dealt, dismissed, kept],
    ]);
    key = createHash('sha256').update(key).update(step).digest('base64');
    keys.push(key);
  }
  return keys;
}

function measuresOf(picture: ShownPicture | undefined) {
  return picture && [picture.width, picture.height, picture.analysis];
}
