import { sql } from 'drizzle-orm';
import type { Proposal } from '#contract/proposals.ts';
import type { ChatCourse } from '../../platform/ai/model.ts';
import type { Db } from '../../platform/change.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';

const stageOffersMax = 8;

interface CountedAnswers extends Record<string, unknown> {
  turns: number;
  in_stage: number;
  offers: { turn: number; proposals: Proposal[] }[] | null;
}

/** How the chat went before an answer. What is counted is counted in the database, however long the chat is. */
export async function courseBefore(
  db: Db,
  { id, stageHistory }: Pick<ChatRow, 'id' | 'stageHistory'>,
  { seq }: Pick<MessageRow, 'seq'>,
): Promise<ChatCourse> {
  // The first answer of a chat has none before it.
  if (seq <= 2) return { turn: 1, turnsInStage: 1, stageOffers: [] };
  const entered = stageHistory.at(-1)?.at ?? new Date(0).toISOString();
  const { rows } = await db.execute<CountedAnswers>(sql`
    with answers as (
      select row_number() over (order by seq)::int as turn, created_at, proposals from messages
      where chat_id = ${id} and on_path and kind = 'guide' and seq < ${seq} and octet_length(text) > 0
        and deleted_at is null and withheld_from is null
    )
    select count(*)::int as turns, count(*) filter (where created_at >= ${entered}::timestamptz)::int as in_stage,
      jsonb_agg(jsonb_build_object('turn', turn, 'proposals', proposals) order by turn)
        filter (where proposals @> '[{"kind": "stage"}]') as offers
    from answers`);
  const [{ turns, in_stage: inStage, offers } = { turns: 0, in_stage: 0, offers: null }] = rows;
  return {
    turn: turns + 1,
    turnsInStage: inStage + 1,
    stageOffers: (offers ?? [])
      .slice(-stageOffersMax)
      .flatMap(({ turn, proposals }) =>
        proposals.flatMap((proposal) =>
          proposal.kind === 'stage'
            ? [{ stage: proposal.payload.stage, turn, state: proposal.state }]
            : [],
        ),
      ),
  };
}
