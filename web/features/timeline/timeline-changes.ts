import { api } from '#contract/index.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { removeInsight, showRefusal } from '#web/features/insights/insight-changes.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { askAgain } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';
import { timelineKey } from './timeline-queries.ts';

/** @throws ApiError */
export async function addMoment(text: string): Promise<void> {
  await call(api.timeline.addMoment, { body: { id: newId(), text } });
  await askAgain(timelineKey);
}

/** Deletes a moment or an insight, with a way back. */
export async function removeItem(item: TimelineItem): Promise<void> {
  try {
    const bringBack = await removed(item);
    await askAgain(timelineKey);
    const undo = async () => {
      await bringBack();
      await askAgain(timelineKey);
    };
    showToast({
      tone: 'success',
      text: currentText()('timeline.deleted'),
      action: {
        label: currentText()('chat.undo'),
        onChoose: () => void undo().catch(showRefusal),
      },
    });
  } catch (error) {
    showRefusal(error);
  }
}

async function removed({ kind, ref: id, title: text, at }: TimelineItem) {
  if (kind === 'insight') return removeInsight(id);
  await call(api.timeline.removeMoment, { params: { id } });
  return () => call(api.timeline.addMoment, { body: { id, text, at } });
}
