import { SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, messagesOf, pairOf, sayTo, showTo } from '../../testing/people-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';
import { drainMails } from '../account/mails.ts';
import { signedModerationToken } from '../account/tokens.ts';

const operator = 'operator@example.org';
const hostile = '</p><a href="https://evil.test">Click</a>\n\nhttps://evil.test \u202e<script>';

async function moderated(environment: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const one = await world({ SMTP_URL: smtp.url, OPERATOR_EMAIL: operator, ...environment });
  const [ana, ben] = [await one.person(), await one.person()];
  const mails = async () => {
    await drainMails();
    return smtp.mails.filter(({ to }) => to.includes(operator));
  };
  const token = async () => {
    const text = (await mails()).at(-1)?.text ?? '';
    return /^http:\/\/zavit\.test\/moderate\/(\S+)\s*$/mu.exec(text)?.[1] ?? '';
  };
  const decide = (given: string, action: 'remove' | 'clear') =>
    one.call(api.moderation.decide, { params: { token: given }, body: { action } });
  const show = (given: string) => one.call(api.moderation.show, { params: { token: given } });
  return { one, ana, ben, mails, token, decide, show };
}

const report = (person: Person, id: string, text = hostile) =>
  person.call(api.reports.image, { params: { id }, body: { text } });
const outcomes = async (person: Person) =>
  (await person.call(api.notifications.list)).body.items
    .filter(({ kind }) => kind === 'report_outcome')
    .map(({ title, text, link, actor }) => ({ title, text, link, actor }));

test('the operator is mailed a link and nothing that people wrote, not for every report of a crowd', async () => {
  const { one, ana, ben, mails, token } = await moderated();
  const more = await Promise.all(Array.from({ length: 4 }, () => one.person()));
  const { id } = await groupOf(ana, ben, ...more);
  const { image } = await showTo(ana, id, { message: 'rudeword' });
  for (const person of [ben, ...more]) await report(person, image.id);
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual([
    'A picture was reported at Zavit',
    'A picture was reported at Zavit',
  ]);
  expect(await token()).not.toBe('');
  for (const { text, html } of sent) expect(text + html).not.toMatch(/evil|rudeword|script/u);
  await ben.call(api.reports.person, {
    params: { username: ana.username },
    body: { text: hostile },
  });
  expect((await mails()).at(-1)?.subject).toBe('A person was reported at Zavit');
});

test('the page shows the picture and the reports, and nothing else of the chat', async () => {
  const { one, ana, ben, token, show } = await moderated();
  const { id } = await pairOf(ana, ben);
  const { image } = await showTo(ana, id, { message: 'a private line', image_alt: 'A hill' });
  await report(ben, image.id);
  const link = await token();
  const shown = await show(link);
  expect(shown.text).not.toContain('a private line');
  expect(shown.body).toMatchObject({
    kind: 'image',
    state: 'open',
    author: { username: ana.username },
    image: { width: 1, height: 1, alt: 'A hill' },
    gone: false,
    reports: [{ text: hostile, state: 'open', reporter: { username: ben.username } }],
  });
  const picture = await one.call(api.moderation.image, { params: { token: link } });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(picture.headers['cache-control']).toBe('no-store');
});

test('removing removes a picture for all, notifies the reporters, and happens once', async () => {
  const { one, ana, ben, token, decide } = await moderated();
  const he = await one.person({ language: 'he' });
  const { id } = await groupOf(ana, ben, he);
  const { image, message } = await showTo(ana, id);
  await report(ben, image.id);
  const link = await token();
  await report(he, image.id);
  const types = await verifyLive(ana, [id], async () => {
    const decided = await Promise.all([decide(link, 'remove'), decide(link, 'remove')]);
    for (const { body } of decided) expect(body).toMatchObject({ state: 'removed', gone: true });
  });
  expect(types.filter((type) => type === 'image.covered')).toHaveLength(1);
  expect((await decide(link, 'remove')).body.state).toBe('removed');
  expect((await decide(link, 'clear')).body.state).toBe('removed');
  const [shown] = (await messagesOf(ana, id)).filter((item) => item.id === message.id);
  expect(shown?.image?.covered).toBe('removed');
  expect(await one.app.platform.files.read(`images/${image.id}.webp`)).toBeNull();
  expect((await one.call(api.moderation.image, { params: { token: link } })).status).toBe(404);
  const nobody = { link: null, actor: null };
  expect(await outcomes(ben)).toEqual([
    { title: 'Your report was looked at', text: 'The picture is removed.', ...nobody },
  ]);
  expect(await outcomes(he)).toEqual([
    { title: 'הדיווח שלך נבדק', text: 'התמונה הוסרה.', ...nobody },
  ]);
  expect(await outcomes(ana)).toEqual([]);
});

test('clearing shows a covered picture again to those who did not report it; old reports cover it no more', async () => {
  const { one, ana, ben, token, decide } = await moderated();
  const crowd = await Promise.all(Array.from({ length: 4 }, () => one.person()));
  const [cleo, dan, eve, zoe] = crowd as [Person, Person, Person, Person];
  await one.app.platform.database.pool.query(
    `update users set email_verified_at = now(), created_at = now() - interval '8 days'`,
  );
  const { id } = await groupOf(ana, ben, ...crowd);
  const { image, message } = await showTo(ana, id, { image_alt: 'A hill' });
  for (const person of [ben, cleo, dan]) await report(person, image.id);
  const link = await token();
  const seen = async (person: Person) =>
    (await messagesOf(person, id)).find((item) => item.id === message.id)?.image;
  expect((await seen(eve))?.covered).toBe('by_reports');
  await verifyLive(eve, [id], () => decide(link, 'clear'));
  expect(await seen(eve)).toMatchObject({ covered: null, alt: 'A hill' });
  expect((await seen(ben))?.covered).toBe('by_me');
  expect(await outcomes(ben)).toHaveLength(1);
  await report(zoe, image.id);
  expect((await seen(eve))?.covered).toBeNull();
  // A cleared item can still be removed, and each reporter is notified of the result.
  expect((await decide(link, 'remove')).body.state).toBe('removed');
  expect((await outcomes(ben)).map(({ text }) => text)).toContain('The picture is removed.');
});

test('removing a message leaves the placeholder of a deletion; one that is gone can only be noted', async () => {
  const { ana, ben, token, decide, show, one } = await moderated();
  const { id } = await pairOf(ana, ben);
  const { message } = await sayTo(ana, id, hostile);
  const { image, message: pictured } = await showTo(ana, id);
  const reportOf = (messageId: string) =>
    ben.call(api.reports.message, { params: { id: messageId }, body: { text: 'not kind' } });
  await reportOf(message.id);
  const link = await token();
  expect((await show(link)).body).toMatchObject({ kind: 'message', text: hostile, image: null });
  await reportOf(pictured.id);
  const other = await token();
  expect((await show(other)).body.image).not.toBeNull();
  expect((await one.call(api.moderation.image, { params: { token: other } })).status).toBe(200);
  const types = await verifyLive(ana, [id], () => decide(link, 'remove'));
  expect(types).toContain('message.deleted');
  await verifyLive(ben, [id], () => decide(other, 'remove'));
  expect(await one.app.platform.files.read(`images/${image.id}.webp`)).toBeNull();
  const shown = await messagesOf(ana, id);
  expect(shown.map(({ text, deleted_at: gone }) => [text, gone !== null])).toEqual([
    ['', true],
    ['', true],
  ]);
  expect((await show(link)).body).toMatchObject({ state: 'removed', gone: true, text: '' });
});

test('of a person there is nothing to remove: the report is noted', async () => {
  const { ana, ben, token, decide, show } = await moderated();
  const { username } = ana;
  await ben.call(api.reports.person, { params: { username }, body: { text: hostile } });
  const link = await token();
  expect((await show(link)).body).toMatchObject({ kind: 'person', author: { username } });
  expect((await decide(link, 'remove')).code).toBe('report.not_allowed');
  expect((await decide(link, 'clear')).body.state).toBe('cleared');
  expect((await decide(link, 'clear')).body.state).toBe('cleared');
  expect(await outcomes(ben)).toHaveLength(1);
});

test('a link that is forged, has run out or is for something else opens nothing', async () => {
  const { one, ana, ben, token, decide, show } = await moderated();
  const { id } = await pairOf(ana, ben);
  const { image } = await showTo(ana, id);
  await report(ben, image.id);
  const link = await token();
  const { config } = one.app.platform;
  const [head = '', claims = '', signature = ''] = link.split('.');
  const other = await showTo(ana, id);
  const changed = Buffer.from(
    JSON.stringify({
      ...(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as object),
      sub: other.image.id,
    }),
  ).toString('base64url');
  const thing = { kind: 'image' as const, id: image.id };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const old = await signedModerationToken(config, thing, daysAgo(14.1));
  const foreign = await new SignJWT({ kind: 'image' })
    .setProtectedHeader({ alg: 'HS256', typ: 'moderate+jwt' })
    .setSubject(image.id)
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode('a key that is not ours, of a good length'));
  const sessionLike = await new SignJWT({ kind: 'image' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(image.id)
    .setIssuedAt()
    .setExpirationTime('1d')
    .sign(config.secrets.token);
  const forged = [
    `${head}.${changed}.${signature}`,
    `${head}.${claims}.`,
    `${Buffer.from('{"alg":"none","typ":"moderate+jwt"}').toString('base64url')}.${claims}.`,
    old,
    foreign,
    sessionLike,
    await signedModerationToken(config, { kind: 'image', id: other.image.id }, new Date()),
    await signedModerationToken(config, { kind: 'message', id: image.id }, new Date()),
    'nothing',
  ];
  for (const given of forged) {
    expect((await show(given)).code, given).toBe('report.not_found');
    expect((await decide(given, 'remove')).code, given).toBe('report.not_found');
    const picture = await one.call(api.moderation.image, { params: { token: given } });
    expect(picture.code, given).toBe('report.not_found');
  }
  const ofSession = await one.call(api.account.profile, {
    headers: { authorization: `Bearer ${link}` },
  });
  expect(ofSession.code).toBe('auth.token_invalid');
  expect((await show(await signedModerationToken(config, thing, daysAgo(13.9)))).status).toBe(200);
  const wrong = await one.call(api.moderation.decide, {
    params: { token: 'nothing' },
    body: { action: 'burn' } as never,
  });
  expect(wrong.status, 'no oracle in the order of checks').toBe(404);
});

test('without an operator’s address reports are kept all the same', async () => {
  const { one, ana, ben, mails } = await moderated({ OPERATOR_EMAIL: '' });
  const { id } = await pairOf(ana, ben);
  const { image } = await showTo(ana, id);
  expect((await report(ben, image.id)).status).toBe(200);
  expect(await mails()).toEqual([]);
  const { rows } = await one.app.platform.database.pool.query('select text from reports');
  expect(rows).toEqual([{ text: hostile }]);
});
