import { and, desc, eq, inArray } from 'drizzle-orm';
import { actions } from '#db/schema/actions.ts';
import type { Change } from '../../platform/change.ts';
import type { Facts } from '../../platform/facts.ts';
import { actOf } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { changeAction } from './actions.ts';

/** Changes the newest open action of that title by the person's own words. */
export async function settleStep(
  change: Change,
  { userId, title, state }: Facts['step.reported'],
): Promise<void> {
  const person = await personOf(change.db, userId);
  if (!person) return;
  const [step] = await change.db
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.userId, userId),
        eq(actions.title, title),
        inArray(actions.state, ['open', 'doing']),
      ),
    )
    .orderBy(desc(actions.createdAt))
    .limit(1)
    .for('update');
  if (step) await changeAction(actOf(change, userId, person.language), step, { state });
}
