import { limits } from '#contract/values.ts';
import { newId } from '#web/platform/new-id.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';

export interface FeedbackDraft {
  text: string;
  /** Null: not rated. */
  rating: number | null;
  /** The same for every try to send these words, so that they are stored once. */
  key: string;
}

const name = 'feedback_draft';

export function emptyDraft(): FeedbackDraft {
  return { text: '', rating: null, key: newId() };
}

/** Changed words are new words for the server. */
export function changedDraft(draft: FeedbackDraft, changed: Partial<FeedbackDraft>): FeedbackDraft {
  return { ...draft, key: newId(), ...changed };
}

/** The draft of this device that is not sent yet. */
export function keptDraft(): FeedbackDraft {
  try {
    const kept = JSON.parse(remembered(name) ?? 'null') as Partial<FeedbackDraft> | null;
    if (typeof kept?.text !== 'string' || typeof kept.key !== 'string') return emptyDraft();
    const { text, key, rating } = kept;
    const isRated = typeof rating === 'number' && rating >= 1 && rating <= limits.ratingMax;
    return { text, key, rating: isRated ? rating : null };
  } catch {
    return emptyDraft();
  }
}

export function keepDraft(draft: FeedbackDraft): void {
  if (draft.text === '' && draft.rating === null) forget(name);
  else remember(name, JSON.stringify(draft));
}
