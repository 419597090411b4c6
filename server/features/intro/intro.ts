import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { guideReply } from '../../platform/ai/built-in/guide.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { keptAtMost } from '../../platform/kept.ts';
import { Refusal } from '../../platform/refusal.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const addressesMax = 50_000;

/** Answers given per network address; nothing of what was written is kept. */
const given = keptAtMost<number>(addressesMax, { ttl: dayMs, noUpdateTTL: true });

async function answerVisitor(call: Call, { body }: Input<typeof api.intro.answer>) {
  const address = call.request.ip;
  const before = given.get(address) ?? 0;
  if (before >= limits.introAnswersMax) throw new Refusal('intro.limit_reached');
  const now = call.platform.now();
  const { text } = guideReply({
    seed: body.seed,
    turns: body.lines.map((line) => ({ text: line, at: now })),
    person: { displayName: '', language: body.language, timezone: 'UTC' },
    introduces: false,
  });
  given.set(address, before + 1);
  return { text, remaining: limits.introAnswersMax - before - 1 };
}

export const introRoutes: Route[] = [serve(api.intro.answer, answerVisitor)];
