import { describe, expect, test } from 'vitest';
import {
  type ProfileValues,
  stored,
  withSaved,
  typed,
  undone,
  unsavedValues,
} from './profile-draft.ts';

const saved: ProfileValues = {
  display_name: 'Maya',
  username: 'maya',
  bio: '',
  about_me: '',
  timezone: 'Asia/Jerusalem',
};
const draft = { values: saved, saved };

describe('the draft of a profile', () => {
  test('only what differs is sent', () => {
    expect(unsavedValues(typed(draft, { bio: 'Early riser', username: 'maya' }))).toEqual({
      bio: 'Early riser',
    });
  });

  test('a change on another device fills the fields that were not touched', () => {
    const touched = typed(draft, { bio: 'Early riser' });
    const after = withSaved(touched, { ...saved, display_name: 'Maya C', bio: 'Late' });
    expect(after.values).toEqual({ ...saved, display_name: 'Maya C', bio: 'Early riser' });
    expect(unsavedValues(after)).toEqual({ bio: 'Early riser' });
  });

  test('after saving, the fields show what the server made of them', () => {
    const sent = { display_name: ' Maya  C ' };
    const after = stored(typed(draft, sent), sent, { ...saved, display_name: 'Maya C' });
    expect(unsavedValues(after)).toEqual({});
    expect(after.values.display_name).toBe('Maya C');
  });

  test('text typed while saving stays unsaved, also if the live event came first', () => {
    const sent = { display_name: ' Maya C' };
    const answer = { ...saved, display_name: 'Maya C' };
    const whileSaving = typed(withSaved(typed(draft, sent), answer), { bio: 'Hm' });
    expect(unsavedValues(stored(whileSaving, sent, answer))).toEqual({ bio: 'Hm' });
  });

  test('undoing shows what is saved', () => {
    expect(undone(typed(draft, { timezone: 'UTC' })).values).toEqual(saved);
  });
});
