import { SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { groupOf, messagesOf, pairOf, sayTo, showTo } from '../../testing/people-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, world } from '../../testing/world.ts';
import { drainMails } from '../account/mails.ts';
import { signedModerationToken } from '../account/tokens.ts';

const operator = 'operator@example.org';
const hostile = '</p><a href="https://evil.test">Click</a>\n\nhttps://evil.test \u202e<script>';

/** The thing that the link in a mail opens. */
type Link = { token: string; kind: string; id: string };

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
    const link = /^http:\/\/zavit\.test\/moderate\/([^?\s]+)\?kind=(\w+)&id=(\S+)$/mu.exec(text);
    const [, given = '', kind = '', id = ''] = link ?? [];
    return { token: given, kind, id };
  };
  const decide = (params: Link, action: 'remove' | 'clear') =>
    one.call(api.moderation.decide, { params, body: { action } });
  const show = (params: Link) => one.call(api.moderation.show, { params });
  return { one, ana, ben, mails, token, decide, show, sent: () => smtp.mails };
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
  expect((await token()).token).not.toBe('');
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
  const picture = await one.call(api.moderation.image, { params: link });
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
  expect((await one.call(api.moderation.image, { params: link })).status).toBe(404);
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
  expect((await one.call(api.moderation.image, { params: other })).status).toBe(200);
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
  expect(link).toMatchObject({ kind: 'image', id: image.id });
  const { config } = one.app.platform;
  const [head = '', claims = '', signature = ''] = link.token.split('.');
  const own = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { sub: string };
  const changed = Buffer.from(JSON.stringify({ ...own, exp: 4_000_000_000 })).toString('base64url');
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const signed = (typ: string, subject: string, key: Uint8Array) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ })
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('1d')
      .sign(key);
  const otherKey = new TextEncoder().encode('a key that is not ours, of a good length');
  const forged = [
    `${head}.${changed}.${signature}`,
    `${head}.${claims}.`,
    `${Buffer.from('{"alg":"none","typ":"moderate+jwt"}').toString('base64url')}.${claims}.`,
    await signedModerationToken(config, daysAgo(14.1)),
    await signedModerationToken({ ...config, OPERATOR_EMAIL: 'before@example.org' }, new Date()),
    await signed('moderate+jwt', own.sub, otherKey),
    await signed('at+jwt', own.sub, config.secrets.token),
    await signed('moderate+jwt', image.id, config.secrets.token),
    'nothing',
  ];
  for (const given of forged) {
    const there = { ...link, token: given };
    expect((await show(there)).code, given).toBe('report.not_found');
    expect((await decide(there, 'remove')).code, given).toBe('report.not_found');
    const picture = await one.call(api.moderation.image, { params: there });
    expect(picture.code, given).toBe('report.not_found');
    const list = await one.call(api.moderation.list, { params: { token: given } });
    expect(list.code, given).toBe('report.not_found');
  }
  const ofSession = await one.call(api.account.profile, {
    headers: { authorization: `Bearer ${link.token}` },
  });
  expect(ofSession.code).toBe('auth.token_invalid');
  const aging = await signedModerationToken(config, daysAgo(13.9));
  expect((await show({ ...link, token: aging })).status).toBe(200);
  const wrong = await one.call(api.moderation.decide, {
    params: { ...link, token: 'nothing' },
    body: { action: 'burn' } as never,
  });
  expect(wrong.status, 'no oracle in the order of checks').toBe(404);
});

test('a link opens nothing that nobody reported', async () => {
  const { one, ana, ben, token, decide, show } = await moderated();
  const { id } = await pairOf(ana, ben);
  const { image } = await showTo(ana, id);
  await report(ben, image.id);
  const link = await token();
  const { image: unreported, message } = await showTo(ana, id, { message: 'a private line' });
  for (const [kind, thing] of [
    ['image', unreported.id],
    ['message', message.id],
    ['message', image.id],
    ['person', ana.user.id],
    ['card', 'door'],
    ['image', 'door'],
    ['card', unreported.id],
  ] as const) {
    const there = { ...link, kind, id: thing };
    expect((await show(there)).code, kind).toBe('report.not_found');
    expect((await decide(there, 'remove')).code, kind).toBe('report.not_found');
    const picture = await one.call(api.moderation.image, { params: there });
    expect(picture.code, kind).toBe('report.not_found');
  }
  expect((await messagesOf(ben, id)).at(-1)?.text).toBe('a private line');
});

test('the list shows what waits, the longest first, and the history who decided what and when, also where a decision was followed by another', async () => {
  const { one, ana, ben, token, decide } = await moderated();
  const eve = await one.person();
  const { id } = await groupOf(ana, ben, eve);
  const { message } = await sayTo(ana, id, 'rude words');
  const { image } = await showTo(ana, id);
  const why = { body: { text: 'not kind' } };
  await ben.call(api.reports.message, { params: { id: message.id }, ...why });
  await report(ben, image.id);
  await ben.call(api.reports.person, { params: { username: ana.username }, ...why });
  await eve.call(api.reports.message, { params: { id: message.id }, ...why });
  const link = await token();
  const list = async (state: 'open' | 'decided', page?: string) =>
    (
      await one.call(api.moderation.list, {
        params: { token: link.token },
        query: { state, ...(page === undefined ? {} : { page }) },
      })
    ).body;
  const waiting = await list('open');
  expect(waiting).toMatchObject({ open: 3, next: null });
  const author = { username: ana.username };
  expect(waiting.items).toMatchObject([
    { kind: 'message', id: message.id, author, text: 'rude words', open: 2, decision: null },
    { kind: 'image', id: image.id, author, pictured: true, open: 1 },
    { kind: 'person', id: ana.user.id, author, removable: false, open: 1 },
  ]);
  expect((await list('decided')).items).toEqual([]);

  const of = (kind: string, thing: string) => ({ ...link, kind, id: thing });
  await decide(of('message', message.id), 'clear');
  await decide(of('message', message.id), 'clear');
  await decide(of('person', ana.user.id), 'clear');
  const twice = await Promise.all([
    decide(of('message', message.id), 'remove'),
    decide(of('message', message.id), 'remove'),
  ]);
  for (const { body } of twice)
    expect(body.decisions).toMatchObject([
      { outcome: 'cleared', reports: 2, by: operator },
      { outcome: 'removed', reports: 2, by: operator },
    ]);
  await ana.call(api.reports.removeImage, { params: { id: image.id } });
  const history = await list('decided');
  expect(history.open).toBe(0);
  expect(
    history.items.map(({ kind, decision }) => [kind, decision?.outcome, decision?.by]),
  ).toEqual([
    ['image', 'removed', null],
    ['message', 'removed', operator],
    ['person', 'cleared', operator],
    ['message', 'cleared', operator],
  ]);
  for (const { at, decision } of history.items) {
    expect(decision?.at).toBe(at);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  }
  expect((await list('open')).items).toEqual([]);
});

test('both lists go on page by page, each thing once', async () => {
  const { one, ben, token } = await moderated();
  await ben.call(api.reports.card, { params: { id: 'door' }, body: { text: hostile } });
  const link = await token();
  const { pool } = one.app.platform.database;
  await pool.query(
    `insert into reports (id, reporter_id, kind, thing_id, text)
     select gen_random_uuid(), $1, 'message', gen_random_uuid(), 'old' from generate_series(1, 44)`,
    [ben.user.id],
  );
  await pool.query(
    `insert into report_decisions (id, kind, thing_id, outcome, reports, decided_by, decided_at)
     select gen_random_uuid(), 'message', gen_random_uuid(), 'cleared', 1, '', now() from generate_series(1, 45)`,
  );
  for (const state of ['open', 'decided'] as const) {
    const found: string[] = [];
    for (let page: string | null = '1'; page !== null;) {
      const { body }: { body: AnswerOf<typeof api.moderation.list> } = await one.call(
        api.moderation.list,
        { params: { token: link.token }, query: { state, page } },
      );
      found.push(...body.items.map(({ id }) => id));
      page = body.next;
    }
    expect([state, found.length, new Set(found).size]).toEqual([state, 45, 45]);
  }
});

test('the author of what was removed is mailed once, and an answer goes to the operator', async () => {
  const smtpOf = await moderated();
  const { one, ana, ben, token, decide, mails } = smtpOf;
  await one.app.platform.database.pool.query(
    `update users set email_verified_at = now(), language = 'he' where id = $1`,
    [ana.user.id],
  );
  const { id } = await pairOf(ana, ben);
  const { message } = await sayTo(ana, id, hostile);
  await ben.call(api.reports.message, { params: { id: message.id }, body: { text: hostile } });
  const link = await token();
  await decide(link, 'clear');
  await decide(link, 'remove');
  await decide(link, 'remove');
  const toAna = () => smtpOf.sent().filter(({ to }) => to.includes(ana.user.email));
  const removed = () => toAna().filter(({ subject }) => subject.includes('הוסרה'));
  await expect.poll(() => removed().length, { timeout: 20_000 }).toBe(1);
  const [mail] = removed();
  expect(mail?.headers).toMatchObject({ 'reply-to': operator });
  expect(mail?.text).toContain('אפשר להשיב להודעה הזאת');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|script/u);
  expect(`${mail?.text}`).not.toContain(ben.username);
  await mails();
  expect(removed()).toHaveLength(1);
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
