import { dayIn, daysAfter } from '#contract/days.ts';
import { limits } from '#contract/values.ts';
import { plainLine } from '#contract/visible-text.ts';
import { dayNamedIn } from '../../platform/ai/built-in/dates.ts';
import type { Change } from '../../platform/change.ts';
import type { Facts } from '../../platform/facts.ts';
import { actOf } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { addAction } from './actions.ts';
import { unlessFull } from './unless-full.ts';

/** The words of each person in the last step of a journey become an action, due on the day that they name, else tomorrow. */
export async function makeSteps(
  change: Change,
  { chatId, words }: Facts['journey.finished'],
): Promise<void> {
  const now = change.platform.now();
  for (const { userId, messageId, text } of words) {
    const person = await personOf(change.db, userId);
    const title = titleOf(text);
    if (!person || title === '') continue;
    const { language, timezone } = person;
    const named = dayNamedIn(text, language, now, timezone);
    const due = named?.dueOn ?? daysAfter(dayIn(timezone, now), 1);
    const source = { chatId, messageId, cardId: null };
    await unlessFull(() =>
      addAction(actOf(change, userId, language), { title, stage: 'DG', due_on: due }, source),
    );
  }
}

/** The first line, cut where it is longer than a title. */
function titleOf(text: string): string {
  const [first = ''] = text.trim().split('\n');
  const line = plainLine(first);
  return line.length > limits.titleLengthMax
    ? `${line.slice(0, limits.titleLengthMax - 1)}…`
    : line;
}
