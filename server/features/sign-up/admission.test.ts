import { describe, expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { change } from '../../platform/change.ts';
import { type World, password, world } from '../../testing/world.ts';
import { newSignUpLink } from './codes.ts';

const later = 15 * 24 * 3_600_000;

/** A server that is open to invited people, with somebody whose account came before. */
async function invitingWorld(environment: Record<string, string> = {}) {
  const one = await world({ SIGNUP: 'invite', ...environment });
  const code = await codeOf(one, 1);
  const host = await registered(one, 'Host', code);
  expect(host.status).toBe(200);
  return { one, host: { authorization: `Bearer ${host.body.token}` } };
}

async function codeOf({ app }: World, uses: number): Promise<string> {
  const link = await change(app.platform, (unit) => newSignUpLink(unit, uses));
  return new URL(link).searchParams.get('code') ?? '';
}

const registered = (one: World, username: string, invite?: string) =>
  one.call(api.account.register, {
    body: {
      user: {
        username,
        email: `${username}@example.org`,
        password,
        terms_version: termsVersion,
        invite,
      },
    },
  });

const problemOf = (answer: Awaited<ReturnType<typeof registered>>) => answer.error.fields;

describe('a code of the operator', () => {
  test('opens as many accounts as it was made for, also for people who come at the same time', async () => {
    const { one } = await invitingWorld();
    const code = await codeOf(one, 2);
    const answers = await Promise.all(
      ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => registered(one, name, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(problemOf(refused)).toEqual({ 'user.invite': 'field.invite_invalid' });
  });

  test('is not used up by a refused sign-up', async () => {
    const { one } = await invitingWorld();
    const code = await codeOf(one, 1);
    expect((await registered(one, 'Host', code)).code).toBe('account.username_taken');
    expect((await registered(one, 'Ana', code)).status).toBe(200);
  });

  test('ends after 14 days, and its text is not stored', async () => {
    const { one } = await invitingWorld();
    const code = await codeOf(one, 1);
    const { platform } = one.app;
    const { rows } = await platform.database.pool.query('select t::text from sign_up_codes t');
    expect(JSON.stringify(rows)).not.toContain(code);
    await platform.database.pool.query(
      `update sign_up_codes set expires_at = expires_at - interval '${later} milliseconds'`,
    );
    expect((await registered(one, 'Ana', code)).status).toBe(422);
  });
});

describe('a link of a person', () => {
  test('opens as many accounts as the setting allows, and a new link opens no more', async () => {
    const { one, host } = await invitingWorld({ SIGNUP_INVITES: '2' });
    const token = await linkOf(one, host);
    const answers = await Promise.all(
      ['Ana', 'Ben', 'Cleo'].map((name) => registered(one, name, token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const again = await registered(one, 'Dan', await linkOf(one, host));
    expect(problemOf(again)).toEqual({ 'user.invite': 'field.invite_used_up' });
  });

  test('of a group counts for its owner', async () => {
    const { one, host } = await invitingWorld({ SIGNUP_INVITES: '1' });
    await registered(one, 'Zoe', await codeOf(one, 1));
    const { body } = await one.call(api.chat.create, {
      headers: host,
      body: { chat: { chat_type: 'GP', title: 'Choir', participants: ['Zoe'] } },
    });
    const { body: link } = await one.call(api.members.makeLink, {
      headers: host,
      params: { id: body.chat.id },
    });
    expect((await registered(one, 'Ana', tokenIn(link.url))).status).toBe(200);
    expect((await registered(one, 'Ben', await linkOf(one, host))).status).toBe(422);
  });

  test('opens nothing once it was ended', async () => {
    const { one, host } = await invitingWorld();
    const token = await linkOf(one, host);
    await one.call(api.connections.revokeLink, { headers: host });
    expect(problemOf(await registered(one, 'Ana', token))).toEqual({
      'user.invite': 'field.invite_invalid',
    });
  });
});

test.each([
  [undefined, 'field.required'],
  ['  ', 'field.required'],
  ['0'.repeat(43), 'field.invite_invalid'],
  [`${'0'.repeat(8)}.x`, 'field.invite_invalid'],
] as const)('the invitation %j is refused', async (invite, problem) => {
  const { one } = await invitingWorld();
  expect(problemOf(await registered(one, 'Ana', invite))).toEqual({ 'user.invite': problem });
});

async function linkOf(one: World, headers: Record<string, string>): Promise<string> {
  const { body } = await one.call(api.connections.makeLink, { headers });
  return tokenIn(body.url);
}

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);
