import { describe, expect, test } from 'vitest';
import { Email, Password, Username } from '#contract/account.ts';
import { filledText } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { fieldProblem, problemsOfRefusal } from './field-problems.ts';

describe('problems of a value', () => {
  test('an empty field is missing rather than too short', () => {
    expect(fieldProblem(Password, '')).toEqual({ code: 'field.required' });
  });

  test('a short password gets the minimum length', () => {
    expect(fieldProblem(Password, 'short')).toMatchObject({
      code: 'field.too_short',
      min: limits.passwordLengthMin,
    });
  });

  test('a long name gets the maximum length', () => {
    expect(fieldProblem(filledText(limits.nameLengthMax), 'n'.repeat(61))).toMatchObject({
      code: 'field.too_long',
      max: limits.nameLengthMax,
    });
  });

  test('Hebrew usernames are fine, blanks in them are not', () => {
    expect(fieldProblem(Username, 'נועה.לוי')).toBeNull();
    expect(fieldProblem(Username, 'noa levi')?.code).toBe('field.username_invalid');
  });

  test('an address without @ is none', () => {
    expect(fieldProblem(Email, 'noa.example.com')?.code).toBe('field.email_invalid');
  });
});

describe('problems that the server reports', () => {
  test('nested names find their fields', () => {
    const fields = {
      'user.username': 'field.username_taken',
      'user.terms_version': 'field.invalid',
    } as const;
    expect(problemsOfRefusal(fields, ['username', 'password'])).toEqual({
      username: { code: 'field.username_taken' },
    });
  });
});
