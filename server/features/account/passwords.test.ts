import { describe, expect, test } from 'vitest';
import { isPassword, passwordHash, passwordProblem } from './passwords.ts';

const person = { username: 'noa.levi', email: 'levi77@example.org', productName: 'Zavit' };

describe('passwords that somebody would guess are refused', () => {
  test.each([
    'password123',
    'P@ssw0rd2024!',
    'Sunshine1984',
    'iloveyou!!!!',
    'qwertyuiop',
    '1234567890',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghij',
    'passwordpassword',
    'summercoffee99',
    '12345qwert',
    'letmein12345',
    'ירושלים2024',
    'שלוםשלום12',
    'monkeydragon',
    '!!!!!dragon!!!!!',
  ])('%s', (password) => {
    expect(passwordProblem(password, person)).toBe('field.password_common');
  });

  test.each([
    'noa.levi2024',
    'xxNOA.LEVIxx77',
    'levi77-and-more',
    'zavit-is-mine',
    'my זווית 12345',
    'levi77@example.org',
  ])('%s holds a name', (password) => {
    expect(passwordProblem(password, person)).toBe('field.password_contains_name');
  });

  test.each(['broken \uD800 half', 'with\0nothing'])('text that can’t be kept', (password) => {
    expect(passwordProblem(password, person)).toBe('field.text_invalid');
  });
});

describe('passwords that nobody guesses are taken', () => {
  test.each([
    'a long quiet password',
    'correct lantern boat',
    'vX7#kQ2m!pL9',
    'שלוש סירות ושתי גשרים',
    '🦊🌊🕯️🌒🪁🎻🧵🪨🍃🫖',
    'lighthouse-kettle-9',
  ])('%s', (password) => {
    expect(passwordProblem(password, person)).toBeNull();
  });

  test('a short name may be part of a long one', () => {
    expect(passwordProblem('my jordan river boat', { ...person, username: 'dan' })).toBeNull();
  });
});

test('the same password typed in another normal form is the same', async () => {
  const stored = await passwordHash('cafe\u0301 au bord de l’eau');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await isPassword('caf\u00E9 au bord de l’eau', stored)).toBe(true);
  expect(await isPassword('cafe au bord de l’eau', stored)).toBe(false);
});

test('without an account no password is right', async () => {
  expect(await isPassword('anything at all', null)).toBe(false);
});
