import { expect, test } from 'vitest';
import { remember, remembered } from '#web/platform/storage.ts';
import { changedDraft, emptyDraft, keepDraft, keptDraft } from './feedback-draft.ts';

test('a draft is kept whole, and forgotten when it is empty', () => {
  const draft = changedDraft(emptyDraft(), { text: 'More cards', rating: 4 });
  keepDraft(draft);
  expect(keptDraft()).toEqual(draft);
  keepDraft(emptyDraft());
  expect(remembered('feedback_draft')).toBeNull();
  expect(keptDraft()).toMatchObject({ text: '', rating: null });
});

test('a changed draft is sent under another key, and the same one under its own', () => {
  const draft = changedDraft(emptyDraft(), { text: 'x' });
  expect(changedDraft(draft, { rating: 2 }).key).not.toBe(draft.key);
  keepDraft(draft);
  expect(keptDraft().key).toBe(draft.key);
});

test('a damaged draft is an empty one', () => {
  for (const kept of ['{', '3', '{"text":3}', '{"text":"x"}']) {
    remember('feedback_draft', kept);
    expect(keptDraft()).toMatchObject({ text: '', rating: null });
  }
  remember('feedback_draft', '{"text":"x","key":"k","rating":9}');
  expect(keptDraft()).toEqual({ text: 'x', key: 'k', rating: null });
});
