import type { Language, Stage } from '#contract/shapes.ts';
import { speaker } from './dialogue-grammar.ts';
import { guideReply, type GuideReply, type PersonTurn } from './guide.ts';

/** Accepts offers, goes past them with new things to say, or declines every one of them. */
export type Temper = 'willing' | 'talkative' | 'lingering';

interface Exchange {
  message: string;
  /** The kind of message; `content` and `late` contain the person's own statements. */
  kind: string;
  reply: GuideReply;
}

export interface Dialogue {
  language: Language;
  temper: Temper;
  exchanges: Exchange[];
  stages: Set<Stage>;
}

const firstMonday = Date.UTC(2026, 0, 5, 9);
const minuteMs = 60_000;

/** Simulates a person against the guide; the person reacts to offers according to their temper. */
export function played(seed: string, language: Language, temper: Temper, length: number): Dialogue {
  const person = speaker(seed, language);
  const turns: PersonTurn[] = [];
  const exchanges: Exchange[] = [];
  const stages = new Set<Stage>();
  for (let index = 0; index < length; index++) {
    const kind = nextKind(exchanges.at(-1), temper, index, person.chance());
    const message = person.says(kind);
    turns.push({ text: message, at: new Date(firstMonday + index * minuteMs) });
    const reply = guideReply({
      seed,
      turns,
      person: { displayName: 'Noa', language, timezone: 'Asia/Jerusalem' },
      introduces: seed.endsWith('0'),
    });
    stages.add(reply.stage);
    exchanges.push({ message, kind, reply });
  }
  return { language, temper, exchanges, stages };
}

function nextKind(
  last: Exchange | undefined,
  temper: Temper,
  index: number,
  chance: number,
): string {
  const offered = last?.reply.proposals[0];
  if (offered?.kind === 'action') return offered.payload.due_on === null ? 'commitment' : 'agree';
  if (offered?.kind === 'stage') {
    if (temper === 'lingering') return 'refuse';
    return temper === 'willing' ? 'agree' : 'content';
  }
  if (offered?.kind === 'card' || last?.reply.deals) return 'seen';
  if (last?.reply.accepted) return 'thanks';
  if (last?.kind === 'thanks') return 'content';
  const stage = last?.reply.stage ?? 'PS';
  if (index >= 8 && stage === 'DG') return 'commitment';
  if (index >= 7 && stage === 'FC') return chance < 0.5 ? 'late' : 'content';
  if (index >= 2 && chance < 0.06) return 'unsure';
  if (index >= 2 && chance < 0.12) return 'card';
  return 'content';
}
