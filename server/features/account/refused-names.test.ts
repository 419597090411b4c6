import { describe, expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { password, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
let count = 0;

describe('a name that is refused', () => {
  test.each([
    ['display_name', 'The guide\u200B', 'name_reserved'],
    ['display_name', 'המדריך', 'name_reserved'],
    ['display_name', 'צוות זווית', 'name_reserved'],
    ['display_name', 'Zavit', 'name_reserved'],
    ['display_name', 'Z\u0430vit', 'name_invalid'],
    ['display_name', 'D\u0430na', 'name_invalid'],
    ['display_name', 'Da\u0335\u0336\u0337\u0338na', 'name_invalid'],
    ['username', 'zavit-support', 'username_reserved'],
    ['username', 'the.guide', 'username_reserved'],
    ['username', 'guidel', 'username_reserved'],
    ['username', 'המדריך', 'username_reserved'],
    ['username', 'המלווה_שלי', 'username_reserved'],
  ])('as %s, %s: neither at registration nor later', async (field, name, problem) => {
    count += 1;
    const email = `n${count}@example.org`;
    const registered = await one.call(api.account.register, {
      body: {
        user: {
          username: `named${count}`,
          email,
          password,
          terms_version: termsVersion,
          [field]: name,
        },
      },
    });
    expect(registered.status).toBe(422);
    expect(registered.error.fields).toEqual({ [`user.${field}`]: `field.${problem}` });
    const person = await one.person();
    const renamed = await person.call(api.account.updateProfile, {
      body: { user: { [field]: name } },
    });
    expect(renamed.error.fields).toEqual({ [`user.${field}`]: `field.${problem}` });
  });

  test('is no name of somebody whose profession it is', async () => {
    const person = await one.person();
    const renamed = await person.call(api.account.updateProfile, {
      body: { user: { display_name: 'Dana\u200D, tour guide\u202E' } },
    });
    expect(renamed.body.display_name).toBe('Dana, tour guide');
  });
});
