import { describe, expect, test } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { formatText } from '#i18n/text.ts';
import { asked } from '#web/features/reports/asked.ts';
import type { Text } from '#web/platform/text.ts';
import { personActions } from './person-actions.tsx';
import { wantedPerson } from './shown-person.ts';

const text: Text = (key, params) => formatText('en', catalogue[key], params);
const noa = { id: 'noa', username: 'noa', display_name: 'Noa', avatar_url: null };

describe('the menu of whatever stands for a person', () => {
  test('offers to block the person who is not blocked', () => {
    const { block } = personActions(text, noa, new Set());
    expect(block).toMatchObject({ label: 'Block', danger: true, disabled: false });
    block.onChoose();
    expect(wantedPerson.get()).toEqual({ deed: 'block', user: noa });
  });

  test('offers to unblock the person who is blocked', () => {
    expect(personActions(text, noa, new Set(['noa'])).block).toMatchObject({ label: 'Unblock' });
  });

  test('offers neither until it is known', () => {
    expect(personActions(text, noa, undefined).block.disabled).toBe(true);
  });

  test('leads to the profile and to a report', () => {
    const { profile, report } = personActions(text, noa, undefined);
    profile.onChoose();
    expect(wantedPerson.get()).toEqual({ deed: 'profile', user: noa });
    report.onChoose();
    expect(asked.get()).toEqual({ deed: 'report', about: { kind: 'person', user: noa } });
  });
});
