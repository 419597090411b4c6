import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { guideReply } from '../../platform/ai/built-in/guide.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { networkOf } from '../../platform/http/network.ts';
import { Refusal } from '../../platform/refusal.ts';

const daySeconds = 24 * 60 * 60;

async function answerVisitor(call: Call, { body }: Input<typeof api.intro.answer>) {
  // Nothing of what was written is kept.
  const given = call.platform.limits.counter('intro', daySeconds);
  const { consumedPoints } = await given.penalty(networkOf(call.request.ip));
  if (consumedPoints > limits.introAnswersMax) throw new Refusal('intro.limit_reached');
  const now = call.platform.now();
  const { text } = guideReply({
    seed: body.seed,
    turns: body.lines.map((line) => ({ text: line, at: now })),
    person: { displayName: '', language: body.language, timezone: 'UTC' },
    introduces: false,
  });
  return { text, remaining: limits.introAnswersMax - consumedPoints };
}

export const introRoutes: Route[] = [serve(api.intro.answer, answerVisitor)];
