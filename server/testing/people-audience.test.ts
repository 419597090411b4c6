import { expect, onTestFinished, test } from 'vitest';
import { type EventType, type ServerFrame, events } from '#contract/live.ts';
import { api } from '#contract/index.ts';
import { guidedWorld } from './guided-world.ts';
import { LiveClient } from './live-client.ts';
import { choose, inRun, journeyOf } from './journey-world.ts';
import { groupScene } from './people-scenes.ts';
import { connect, groupOf, pairOf, sayTo, showTo } from './people-world.ts';
import { announceStanding } from '../features/rights/announce-standing.ts';
import { Audiences } from '../platform/live/audiences.ts';
import { Watchers, heardWhileOut } from './watchers.ts';
import { type Person, world } from './world.ts';

/** Frames that are no events; a new one that is missing here does not compile. */
const ephemeral: Record<
  Exclude<ServerFrame['type'], EventType | 'hello' | 'resync' | 'pong'>,
  true
> = {
  'message.delta': true,
  'message.thinking': true,
  typing: true,
  presence: true,
  'copy.progress': true,
  notification: true,
};
const ofTheMoment = ['message.delta', 'message.thinking', 'typing', 'presence'] as const;

const slowly = {
  kind: 'tokens',
  reasoning: ['A silent thought. '],
  tokens: Array.from({ length: 5_000 }, (_, at) => `word${at + 1} `),
  delayMs: 5,
} as const;
const patiently = { AI_FIRST_BYTE_TIMEOUT_MS: '10000', AI_IDLE_TIMEOUT_MS: '10000' };

async function consents(person: Person): Promise<void> {
  await person.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: true } } },
  });
}

/** Pieces of an answer that a socket has had so far. */
const pieces = ({ frames }: LiveClient, messageId: string) =>
  frames.filter((frame) => frame.type === 'message.delta' && frame.message_id === messageId).length;

/** Frames about typing in a chat that a socket has had so far. */
const typingIn = ({ frames }: LiveClient, chatId: string) =>
  frames.filter((frame) => frame.type === 'typing' && frame.chat_id === chatId).length;

test('everything that can happen in a chat comes to its people, and to nobody else', async () => {
  const { one } = await guidedWorld(slowly, patiently);
  const scene = await groupScene(one);
  const { chatId: id, people } = scene;
  const { owner, member, stranger, invited, requested } = people;
  const cleo = await one.person();
  await consents(member);
  const pair = await pairOf(owner, member);
  const { invited: _i, requested: _r, owner: _o, member: _m, ...gone } = people;
  const asked = [id, pair.id, owner.user.id, member.user.id];
  const watchers = await Watchers.open(
    one,
    { ...gone, invited, requested, cleo, member, owner },
    asked,
  );
  watchers.audiences.set(id, [owner, member]);
  watchers.audiences.set(pair.id, [owner, member]);
  const listening = LiveClient.connect(await one.url(), member.token);
  onTestFinished(() => listening.close());
  const about = { params: { id } };
  expect(await watchers.misled()).toEqual([]);

  const { message } = await sayTo(member, id, `Private for @${owner.username}`);
  const reply = await sayTo(owner, id, 'Private answer', message.id);
  await sayTo(member, pair.id, 'Private between us');
  const { image } = await showTo(owner, id, { image_alt: 'Private hill' });
  await member.call(api.opinions.giveOnImage, {
    params: { id: image.id },
    body: { text: 'Private opinion' },
  });
  const ofImage = { params: { id: image.id } };
  const why = { body: { text: 'Private reasons' } };
  await member.call(api.reports.image, { ...ofImage, ...why });
  await member.call(api.reports.message, { params: { id: reply.message.id }, ...why });
  await owner.call(api.reports.removeImage, ofImage);
  await owner.call(api.messages.sendUser, { ...about, body: { image_card: { id: 'door' } } });
  await member.call(api.reports.card, { params: { id: 'door' }, ...why });
  await owner.call(api.messages.addReaction, { params: { id: message.id, emoji: '👍' } });
  await member.call(api.messages.edit, {
    params: { id: message.id },
    body: { text: 'Private edit' },
  });
  await member.call(api.messages.remove, {
    params: { id: reply.message.id },
    body: { scope: 'me' },
  });
  await owner.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
  const unclear = (await sayTo(member, id, 'I want to disappear')).message;
  await member.call(api.care.answer, { params: { id: unclear.id }, body: { answer: 'no' } });
  await sayTo(member, id, 'I want to kill myself');
  await owner.call(api.chat.rename, { ...about, body: { name: 'The garden' } });
  await owner.call(api.chat.stage, { ...about, body: { stage: 'DG' } });
  await member.call(api.chat.settings, { ...about, body: { pinned: true } });
  await member.call(api.chat.draft, { ...about, body: { text: 'Private draft' } });
  await member.call(api.chat.read, { ...about, body: { seq: 1 } });
  await owner.call(api.chat.read, { ...about, body: { seq: 1_000 } });
  await owner.call(api.account.updateProfile, { body: { user: { bio: 'Private bio' } } });
  const { folder } = (await member.call(api.folders.create, { body: { name: 'Private folder' } }))
    .body;
  const inFolder = { fileId: folder.id };
  await member.call(api.folders.addChat, { params: inFolder, body: { chat_id: id } });
  await member.call(api.folders.rename, {
    params: { id: folder.id },
    body: { name: 'Private name' },
  });
  await member.call(api.folders.removeChat, { params: { ...inFolder, chat_id: id } });
  await member.call(api.folders.remove, { params: { id: folder.id } });
  const ofChat = { source: { chat_id: id } };
  await member.call(api.actions.create, { body: { title: 'Private action', ...ofChat } });
  await member.call(api.insights.create, {
    body: { text: 'Private insight', message_id: null, card_id: null },
  });
  await member.call(api.memory.create, { body: { kind: 'note', text: 'Private note' } });
  await member.call(api.timeline.addMoment, { body: { text: 'Private moment' } });
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await member.call(api.meetings.create, {
    body: { title: 'Private walk', starts_at: soon(1), ends_at: soon(2), timezone: 'UTC' },
  });
  await member.call(api.copies.print, { ...about, query: { copy: 'mine' } });
  await connect(stranger, member);
  await member.call(api.notifications.seeAll);
  await owner.call(api.people.block, { params: { username: people.left.username } });
  await announceStanding(one.app.platform, people.left.user.id);
  const run = await journeyOf(owner, member);
  watchers.audiences.set(run.chat_id, [owner, member]);
  for (const person of [owner, member]) {
    await choose(person, run, 'Private choice');
    await inRun(person, run, { at: 0, ready: true });
  }
  expect(await watchers.misled()).toEqual([]);

  const { answer } = await sayTo(member, id, '@guide, what could we cook for the Private supper?');
  const answerId = answer?.id ?? '';
  for (const name of ['owner', 'member'])
    await watchers.of(name).until(() => pieces(watchers.of(name), answerId) > 2);
  const thinkers = watchers.all.filter(({ live }) =>
    live.frames.some(({ type }) => type === 'message.thinking'),
  );
  expect(thinkers.map(({ name }) => name)).toEqual(['member', 'owner']);
  for (const { live } of watchers.all)
    for (const chat_id of [id, pair.id]) live.send({ type: 'typing', chat_id });
  for (const name of ['owner', 'member'])
    await watchers.of(name).until(() => typingIn(watchers.of(name), id) > 0);
  await watchers.askAgain(asked);
  await owner.call(api.messages.stop, { params: { id: answerId } });
  expect(await watchers.misled()).toEqual([]);
  for (const name of ['owner', 'member']) {
    expect(typingIn(watchers.of(name), id)).toBe(1);
    expect(typingIn(watchers.of(name), pair.id)).toBe(1);
  }

  await owner.call(api.members.invite, { ...about, body: { usernames: [cleo.username] } });
  await cleo.call(api.members.decline, about);
  await requested.call(api.members.decline, about);
  await owner.call(api.chat.remove, { params: { id: pair.id } });
  await owner.call(api.people.block, { params: { username: member.username } });
  const { message: withheld } = await sayTo(member, pair.id, 'Private, and withheld');
  await member.call(api.messages.edit, {
    params: { id: withheld.id },
    body: { text: 'Private, and withheld as well' },
  });
  expect(await watchers.misled()).toEqual([]);
  await watchers.askAgain(asked);
  expect(JSON.stringify(watchers.of('owner').frames)).not.toContain('withheld');
  expect(JSON.stringify(watchers.of('member').frames)).toContain('withheld as well');

  await watchers.askAgain(asked);
  const late = await stranger.live(Object.fromEntries(asked.map((stream) => [stream, 0])));
  onTestFinished(() => late.close());
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(late.frames.filter(({ type }) => type !== 'hello' && type !== 'presence')).toEqual([]);
  const connected = (frame: ServerFrame) =>
    frame.type === 'presence' && frame.user_id === member.user.id;
  expect(
    watchers
      .strays(ofTheMoment, /Private|word1|silent/u)
      .filter((stray) => !(stray.startsWith('stranger') && stray.includes('"presence"'))),
  ).toEqual([]);
  expect(
    watchers
      .of('stranger')
      .frames.filter((frame) => frame.type === 'presence' && !connected(frame)),
  ).toEqual([]);
  expect(new Set(listening.frames.map(({ type }) => type))).toEqual(new Set(['notification']));
  const copyEvents = watchers.all.filter(({ live }) =>
    live.frames.some(({ type }) => type === 'copy.progress'),
  );
  expect(copyEvents.map(({ name }) => name)).toEqual(['member']);
  const declared = [...Object.keys(events), ...Object.keys(ephemeral)];
  expect(declared.filter((type) => !watchers.heard.has(type as ServerFrame['type']))).toEqual([]);
});

test('a former member receives nothing later on an open socket; a blocked one still does', async () => {
  const { one } = await guidedWorld(slowly, patiently);
  const names = ['removed', 'left', 'blocked', 'zoe', 'member', 'owner'] as const;
  const people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await one.person()] as const)),
  ) as Record<(typeof names)[number], Person>;
  const { removed, left, blocked, zoe, member, owner } = people;
  await consents(owner);
  const { id } = await groupOf(owner, member, removed, left);
  const pair = await pairOf(owner, blocked);
  const streams = [id, pair.id, owner.user.id];
  const { zoe: _later, ...first } = people;
  const watchers = await Watchers.open(one, first, streams);
  watchers.audiences.set(id, [owner, member, removed, left]);
  watchers.audiences.set(pair.id, [owner, blocked]);
  expect(await watchers.misled()).toEqual([]);

  const { answer } = await sayTo(owner, id, '@guide, tell us all');
  const between = await sayTo(owner, pair.id, '@guide, tell us both');
  const answerId = answer?.id ?? '';
  const betweenId = between.answer?.id ?? '';
  for (const name of ['removed', 'left'])
    await watchers.of(name).until(() => pieces(watchers.of(name), answerId) > 2);
  await watchers.of('blocked').until(() => pieces(watchers.of('blocked'), betweenId) > 2);
  expect(await watchers.misled()).toEqual([]);

  const { username } = removed;
  await owner.call(api.members.remove, { params: { id, username } });
  await left.call(api.chat.remove, { params: { id } });
  await owner.call(api.people.block, { params: { username: blocked.username } });
  watchers.audiences.set(id, [owner, member]);
  const had = () => [
    pieces(watchers.of('removed'), answerId),
    pieces(watchers.of('left'), answerId),
  ];
  const before = had();
  const shownTo = pieces(watchers.of('member'), answerId);
  await watchers.of('member').until(() => pieces(watchers.of('member'), answerId) > shownTo + 20);
  expect(had()).toEqual(before);

  for (const text of ['Private', 'Private again']) await sayTo(member, id, text);
  for (const { live } of watchers.all)
    for (const chat_id of [id, pair.id]) live.send({ type: 'typing', chat_id });
  await owner.call(api.messages.stop, { params: { id: answerId } });
  await owner.call(api.messages.stop, { params: { id: betweenId } });
  await owner.call(api.chat.stage, { params: { id: pair.id }, body: { stage: 'DG' } });
  await owner.call(api.chat.read, { params: { id: pair.id }, body: { seq: 1_000 } });
  await owner.call(api.messages.edit, {
    params: { id: between.message.id },
    body: { text: 'Private' },
  });
  await owner.call(api.messages.remove, {
    params: { id: between.message.id },
    body: { scope: 'all' },
  });
  await owner.call(api.members.invite, { params: { id }, body: { usernames: [zoe.username] } });
  await zoe.call(api.members.accept, { params: { id } });
  watchers.audiences.set(id, [owner, member, zoe]);
  const seenBefore = watchers.all.map(({ live }) => live.frames.length);
  await watchers.add('zoe', zoe, streams);
  await sayTo(zoe, id, 'Private as well');
  await watchers
    .of('owner')
    .until(() => /Private as well/u.test(JSON.stringify(watchers.of('owner').frames)));
  await watchers.askAgain(streams);
  for (const name of ['removed', 'left'] as const)
    await watchers.add(`${name} again`, people[name], streams);
  await new Promise((resolve) => setTimeout(resolve, 150));

  const outside = watchers.all.filter(({ name }) => /^(?:removed|left)/u.test(name));
  for (const { name, live } of outside) {
    const at = watchers.all.findIndex((watcher) => watcher.name === name);
    const since = live.frames.slice(seenBefore[at] ?? 0).filter(({ type }) => type !== 'hello');
    expect([name, ...since]).toEqual([name]);
    expect(JSON.stringify(live.frames)).not.toContain('Private');
    expect([name, typingIn(live, id), typingIn(live, pair.id)]).toEqual([name, 0, 0]);
    expect([name, live.closeCode]).toEqual([name, null]);
  }
  // The chat of the two goes on for the person who is blocked; that the other one types there is not shown.
  const heard = watchers.of('blocked').events.filter(({ stream }) => stream === pair.id);
  expect(heard.map(({ type }) => type)).toContain('message.deleted');
  expect(heard.filter(({ type }) => type === 'chat.seen')).toEqual([]);
  for (const name of ['owner', 'blocked'])
    expect([name, typingIn(watchers.of(name), pair.id)]).toEqual([name, 0]);
});

test('messages that are on their way when somebody is removed do not reach them', async () => {
  const { one } = await guidedWorld(slowly, patiently);
  const [owner, gone, sender] = [await one.person(), await one.person(), await one.person()];
  await connect(owner, gone);
  const { id } = await groupOf(owner, gone, sender);
  const live = await gone.live({ [id]: 0 });
  onTestFinished(() => live.close());
  let flows = true;
  const flow = async () => {
    while (flows) await sayTo(sender, id, 'on its way');
  };
  const flowing = [flow(), flow()];
  for (let round = 0; round < 15; round++) {
    await owner.call(api.members.remove, { params: { id, username: gone.username } });
    await owner.call(api.members.invite, { params: { id }, body: { usernames: [gone.username] } });
  }
  flows = false;
  await Promise.all(flowing);
  expect(await heardWhileOut(one, id, gone, live)).toEqual([]);
});

test('members read before somebody left are not cached after it', async () => {
  const one = await world();
  const audiences = new Audiences(one.app.platform.database.db, 0);
  const { promise, resolve } = Promise.withResolvers<string[]>();
  audiences.resolve({ membersOf: () => promise, chatsAmong: async () => [] });
  const early = audiences.of('a chat');
  audiences.hold('a chat')();
  resolve(['somebody who went']);
  await early;
  audiences.resolve({ membersOf: async () => [], chatsAmong: async () => [] });
  expect(await audiences.of('a chat')).toEqual([]);
});
