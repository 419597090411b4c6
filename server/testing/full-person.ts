import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { formWith } from './form.ts';
import { endedAnswer, say, show } from './guided-world.ts';
import { choose, inRun, journeyOf } from './journey-world.ts';
import { connect, groupOf, pairOf, sayTo, showTo, speakTo } from './people-world.ts';
import { browserElsewhere } from './push-service.ts';
import { signedModerationToken } from '../features/account/tokens.ts';
import { type Person, type World, password } from './world.ts';

/** A word that is in every field that the person can fill, and that nobody could have written elsewhere. */
export const mark = `ana${randomUUID().slice(0, 8)}`;
/** Begins what may stay: the words of the person in chats with others. */
export const staying = `${mark}-stays`;

export interface FullPerson {
  ana: Person;
  /** Connected with her; each owns a group that she is in. */
  ben: Person;
  cleo: Person;
  guidedId: string;
  pairId: string;
  /** A group of hers with both. */
  ownGroupId: string;
  /** A group of Ben’s. */
  groupId: string;
  /** A group that she has left. */
  leftId: string;
  cardId: string;
  imageId: string;
  meetingId: string;
}

const now = () => new Date();
const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();

/** Somebody who has used all of the product, with two people who know them. */
export async function fullPerson(one: World): Promise<FullPerson> {
  const { pool } = one.app.platform.database;
  const ana = await one.person({ username: `${mark}.old`, email: `${mark}@example.org` });
  const ben = await one.person({ username: 'ben.known' });
  const cleo = await one.person({ username: 'cleo.known' });
  const [pendingFor, blocked] = [await one.person(), await one.person()];
  for (const { user } of [ana, ben, cleo])
    await pool.query(`update users set email_verified_at = now() where id = $1`, [user.id]);
  const profile = {
    username: mark,
    display_name: `${mark} Display`,
    bio: `${mark} bio`,
    about_me: `${mark} about me`,
    settings: { discoverable: true },
  };
  const picture = await dotted();
  await ana.call(
    api.account.updateProfile,
    formWith(
      { field: 'avatar', name: 'face.png', bytes: picture },
      { user: JSON.stringify(profile) },
    ),
  );
  ana.username = mark;
  await connect(ana, ben);
  await connect(cleo, ana);
  await ana.call(api.connections.request, {
    body: { username: pendingFor.username, note: `${mark} please` },
  });
  await ana.call(api.people.block, { params: { username: blocked.username } });
  must(
    await ana.call(api.connections.request, {
      body: { email: `${mark}-friend@example.org`, note: `${mark} by mail` },
    }),
  );
  await ana.call(api.connections.makeLink);
  must(
    await ana.call(api.account.login, {
      body: { user: { username: mark, password } },
      headers: { 'user-agent': `${mark} browser` },
    }),
  );

  // With the guide.
  const { id: guidedId } = await ana.chat();
  const { message, ended } = await say(ana, guidedId, `${mark} to the guide`);
  await ended();
  const edited = await ana.call(api.messages.edit, {
    params: { id: message.id },
    body: { text: `${mark} another version` },
  });
  await endedAnswer(ana, guidedId, edited.body.answer?.id ?? '');
  await ana.call(api.messages.rate, {
    params: { id: edited.body.answer?.id ?? '' },
    body: { value: 'good' },
  });
  await ana.call(api.chat.rename, { params: { id: guidedId }, body: { name: `${mark} chat` } });
  await ana.call(api.chat.draft, { params: { id: guidedId }, body: { text: `${mark} draft` } });
  await ana.call(api.sharing.make, { params: { id: guidedId }, body: { days: 7 } });
  const folder = await ana.call(api.folders.create, { body: { name: `${mark} folder` } });
  await ana.call(api.folders.addChat, {
    params: { fileId: folder.body.folder.id },
    body: { chat_id: guidedId },
  });
  await ana.call(api.security.changeEmail, {
    body: { email: `${mark}-next@example.org`, proof: { kind: 'password', password } },
  });
  await ana.call(api.push.add, { body: browserElsewhere(`${mark} phone`) });
  await ana.call(api.memory.create, {
    body: { kind: 'goal', text: `${mark} goal`, chat_id: guidedId },
  });

  const analysis = await show(ana, picture, {
    message: `${mark} what is in it`,
    image_alt: `${mark} analysed`,
  });
  await analysis.ended();

  // Cards.
  const card = await ana.call(
    api.cards.create,
    formWith(
      { field: 'image', name: 'card.png', bytes: picture },
      { card_type: 'image', text: `${mark} card`, alt: `${mark} card picture` },
    ),
  );
  const cardId = card.body.card.id;
  await ben.call(api.cards.keep, { params: { id: cardId } });
  await ben.call(api.opinions.giveOnCard, {
    params: { id: cardId },
    body: { text: 'Ben likes the card' },
  });
  await ana.call(api.cards.keep, { params: { id: cardId } });
  await ana.call(api.cards.draw, { body: { card_type: 'word' } });
  const deck = (await ana.call(api.cards.list, { query: { card_type: 'word' } })).body.items[0];
  await ana.call(api.opinions.giveOnCard, {
    params: { id: deck?.id ?? '' },
    body: { feeling: 'love', text: `${mark} opinion` },
  });
  await ana.call(api.reports.card, {
    params: { id: deck?.id ?? '' },
    body: { text: `${mark} report` },
  });

  // With people.
  const { id: pairId } = await pairOf(ana, ben);
  await sayTo(ana, pairId, `${staying} to Ben`);
  const { image } = await showTo(ana, pairId, {
    message: `${staying} picture`,
    image_alt: `${mark} alt`,
  });
  await ben.call(api.opinions.giveOnImage, {
    params: { id: image.id },
    body: { text: 'Ben likes the picture' },
  });
  await ana.call(api.opinions.giveOnImage, {
    params: { id: image.id },
    body: { text: `${mark} on my picture` },
  });
  const { message: spoken } = await speakTo(ana, pairId);
  await pool.query('update messages set transcript = $2 where id = $1', [
    spoken.id,
    `${mark} transcript`,
  ]);
  const fromBen = await sayTo(ben, pairId, 'Ben writes');
  await ana.call(api.messages.addReaction, { params: { id: fromBen.message.id, emoji: '👍' } });
  await ana.call(api.messages.remove, {
    params: { id: fromBen.message.id },
    body: { scope: 'me' },
  });
  const { id: ownGroupId } = await groupOf(ana, ben, cleo);
  await ana.call(api.members.makeLink, { params: { id: ownGroupId } });
  must(
    await ana.call(api.chat.rename, {
      params: { id: ownGroupId },
      body: { name: `${staying} group` },
    }),
  );
  await sayTo(ana, ownGroupId, `${staying} to my group`);
  const { id: groupId } = await groupOf(ben, ana, cleo);
  const inGroup = await sayTo(ana, groupId, `${staying} to the group`);
  await sayTo(ben, groupId, `Ben mentions @${mark} and answers`, inGroup.message.id);
  await ana.call(api.messages.sendUser, {
    params: { id: groupId },
    body: {
      message: `${staying} with a card`,
      client_id: randomUUID(),
      image_card: { id: cardId },
    },
  });
  const forwarded = await ben.call(api.forwarding.forward, {
    params: { id: inGroup.message.id },
    body: { chat_ids: [(await groupOf(ben, cleo)).id] },
  });
  if (forwarded.status !== 200) throw new Error(forwarded.text);
  const { id: leftId } = await groupOf(ben, ana, cleo);
  await sayTo(ana, leftId, `${staying} before leaving`);
  await ana.call(api.members.remove, { params: { id: leftId, username: mark } });
  await ana.call(api.reports.message, {
    params: { id: (await sayTo(ben, groupId, 'Ben is rude')).message.id },
    body: { text: `${mark} rude` },
  });
  await ben.call(api.reports.person, {
    params: { username: mark },
    body: { text: 'Ben complains about somebody' },
  });

  await ben.call(api.reports.image, {
    params: { id: image.id },
    body: { text: 'Ben dislikes it' },
  });
  const token = await signedModerationToken(one.app.platform.config, now());
  for (const thing of [
    { kind: 'image', id: image.id },
    { kind: 'person', id: ana.user.id },
  ])
    must(
      await one.call(api.moderation.decide, {
        params: { token, ...thing },
        body: { action: 'clear' },
      }),
    );

  // Outcomes.
  await ana.call(api.actions.create, {
    body: { title: `${mark} action`, note: `${mark} note`, remind_at: inDays(2) },
  });
  await ana.call(api.insights.create, { body: { text: `${mark} insight`, card_id: cardId } });
  await ana.call(api.timeline.addMoment, { body: { text: `${mark} moment` } });
  const meeting = await ana.call(api.meetings.create, {
    body: {
      title: `${mark} meeting`,
      note: `${mark} agenda`,
      place: `${mark} place`,
      starts_at: inDays(3),
      ends_at: inDays(3.04),
      timezone: 'UTC',
      recurrence: 'FREQ=WEEKLY',
      participants: [ben.username],
      remind_minutes: 30,
    },
  });
  const meetingId = meeting.body.meeting.id;
  await ana.call(api.meetings.update, {
    params: { id: meetingId },
    body: { scope: 'this', occurrence: meeting.body.meeting.starts_at, title: `${mark} once` },
  });
  await ben.call(api.meetings.create, {
    body: {
      title: 'Ben’s meeting',
      starts_at: inDays(4),
      ends_at: inDays(4.04),
      timezone: 'UTC',
      participants: [mark],
    },
  });
  await ana.call(api.meetings.renewFeed);
  const run = await journeyOf(ana);
  await choose(ana, run, `${mark} choice`);
  await inRun(ana, run, { at: 0, ready: true });
  await ana.call(api.feedback.give, { body: { text: `${mark} feedback`, rating: 5 } });
  await pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $3, 0, '[]', $4, now())`,
    [randomUUID(), ana.user.id, `${mark} credential`, `${mark} phone`],
  );
  await pool.query(
    `insert into identities (issuer, subject, user_id, created_at) values ('an issuer', $2, $1, now())`,
    [ana.user.id, `${mark} elsewhere`],
  );
  await pool.query(
    `insert into subscriptions (user_id, customer_id, is_live, subscription_id, status, plan_id)
     values ($1, 'cus_of_hers', false, 'sub_of_hers', 'canceled', 'plus')`,
    [ana.user.id],
  );
  await pool.query(
    `insert into consents (id, user_id, provider, agreed, at) values ($1, $2, 'a provider', true, now())`,
    [randomUUID(), ana.user.id],
  );
  return {
    ana,
    ben,
    cleo,
    guidedId,
    pairId,
    ownGroupId,
    groupId,
    leftId,
    cardId,
    imageId: image.id,
    meetingId,
  };
}

/** A call that is refused would leave out what the tests look for. */
function must({ status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new Error(text);
}

function dotted(): Promise<Buffer> {
  const side = 400;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#0b3f42' } })
    .png()
    .toBuffer();
}
