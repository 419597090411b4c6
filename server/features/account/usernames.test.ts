import { describe, expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { allowedSkeleton, usernameSkeleton } from './usernames.ts';

describe('names that a person could confuse share a skeleton', () => {
  test.each([
    ['Noa', 'noa'],
    ['noa', 'n0a'],
    ['noa.levi', 'noa_levi'],
    ['noa-levi', 'noalevi'],
    ['paul', 'pau1'],
    ['ilan', 'llan'],
    ['barney', 'bamey'],
    ['vvolf', 'wolf'],
    ['rose5', 'roses'],
    ['דן', 'דו'],
    ['סמדר', 'םמדר'],
  ])('%s and %s', (one, other) => {
    expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
  });

  test.each([
    ['noa', 'noam'],
    ['dana', 'dena'],
    ['דנה', 'דינה'],
  ])('%s and %s stay apart', (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
  });
});

describe('names that nobody may have', () => {
  test.each([
    'guide',
    'GUIDE',
    'gu1de',
    'me.',
    'u_s_e_r_s',
    'Adm1n',
    'sign-up',
    'מלווה',
    'Zavit',
    'z.a.v.i.t',
  ])('%s', (name) => {
    expect(() => allowedSkeleton(name, 'Zavit')).toThrowError(
      expect.objectContaining({ fields: { 'user.username': 'field.username_reserved' } }),
    );
  });

  test('a name of separators alone', () => {
    expect(() => allowedSkeleton('._-', 'Zavit')).toThrowError(Refusal);
  });

  test('the product name that the operator chose', () => {
    expect(() => allowedSkeleton('acme', 'Acme')).toThrowError(Refusal);
    expect(allowedSkeleton('acme', 'Zavit')).toBe('acme');
  });
});
