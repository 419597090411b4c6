import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import type { CareState } from '#db/schema/care-state.ts';
import { guideReply } from '../../platform/ai/built-in/guide.ts';
import { type CareOutcome, type CarePerson, careAfter } from '../../platform/ai/safety/care.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { networkOf } from '../../platform/http/network.ts';
import { Refusal } from '../../platform/refusal.ts';
import { heardLines, storedCare } from '../messages/care.ts';

const daySeconds = 24 * 60 * 60;

async function answerVisitor(call: Call, { body }: Input<typeof api.intro.answer>) {
  // Nothing of what was written is kept.
  const given = call.platform.limits.counter('intro', daySeconds);
  const visitor = networkOf(call.request.ip);
  const person = { displayName: '', language: body.language, timezone: 'UTC' };
  const said = saidIn(body.lines, person);
  const reply = said.at(-1)?.care?.reply;
  if (reply && !reply.beside) {
    const used = (await given.get(visitor))?.consumedPoints ?? 0;
    const remaining = Math.max(limits.introAnswersMax - used, 0);
    return { text: reply.text, suggestions: reply.suggestions, remaining };
  }
  const { consumedPoints } = await given.penalty(visitor);
  if (consumedPoints > limits.introAnswersMax) throw new Refusal('intro.limit_reached');
  const now = call.platform.now();
  const { text, suggestions, proposals } = guideReply({
    seed: body.seed,
    turns: heardLines(said).map((line) => ({ text: line.text, at: now })),
    person,
    introduces: false,
  });
  const remaining = limits.introAnswersMax - consumedPoints;
  // As in a chat, no note stands beside an offer of the guide.
  const isHidden = reply?.asks && suggestions.length + proposals.length > 0;
  if (!reply || isHidden) return { text, suggestions: [], remaining };
  const both = reply.asks ? [text, reply.text] : [reply.text, text];
  return { text: both.join('\n\n'), suggestions: reply.suggestions, remaining };
}

/** The lines with what each means for care. */
function saidIn(lines: string[], person: CarePerson) {
  let state: CareState | null = null;
  return lines.map((text) => {
    const outcome: CareOutcome = careAfter(state, text, person);
    ({ state } = outcome);
    return { text, care: storedCare(outcome) };
  });
}

export const introRoutes: Route[] = [serve(api.intro.answer, answerVisitor)];
