import { randomUUID } from 'node:crypto';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { formWith } from './form.ts';
import { wavOf } from './wav.ts';
import { type Person, type World, world } from './world.ts';

export interface PeopleWorld extends World {
  owner: Person;
  member: Person;
  /** A group of the two. */
  group: ChatListItem;
}

/** A message to the people of a chat. */
export async function sayTo(person: Person, chatId: string, message: string, replyTo?: string) {
  const sent = await person.call(api.messages.sendUser, {
    params: { id: chatId },
    body: {
      message,
      client_id: randomUUID(),
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    },
  });
  return sent.body;
}

const onePixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A picture to the people of a chat. */
export async function showTo(person: Person, chatId: string, fields: Record<string, string> = {}) {
  const form = formWith({ field: 'image', name: 'dot.gif', bytes: onePixel }, fields);
  const sent = await person.call(api.messages.sendUser, { params: { id: chatId }, ...form });
  const { message } = sent.body;
  if (!message.image) throw new Error('a message with a picture has one');
  return { message, image: message.image };
}

/** A recording of half a second to the people of a chat. */
export async function speakTo(person: Person, chatId: string, fields: Record<string, string> = {}) {
  const form = formWith({ field: 'audio', name: 'audio.wav', bytes: wavOf(500) }, fields);
  const sent = await person.call(api.messages.sendUser, { params: { id: chatId }, ...form });
  const { message } = sent.body;
  if (!message.audio) throw new Error('a message with a recording has one');
  return { message, audio: message.audio };
}

export async function connect(one: Person, other: Person): Promise<void> {
  const asked = await one.call(api.connections.request, { body: { username: other.username } });
  const id = asked.body.connection?.id ?? '';
  await other.call(api.connections.decide, { params: { id }, body: { action: 'accept' } });
}

/** A one-to-one chat in which both are. */
export async function pairOf(one: Person, other: Person): Promise<ChatListItem> {
  const made = await one.call(api.chat.create, {
    body: { chat: { chat_type: 'US', participants: [other.username] } },
  });
  const { chat } = made.body;
  await other.call(api.members.accept, { params: { id: chat.id } });
  return chat;
}

/** A group of people who have all accepted. */
export async function groupOf(owner: Person, ...members: Person[]): Promise<ChatListItem> {
  const made = await owner.call(api.chat.create, {
    body: { chat: { chat_type: 'GP', participants: members.map(({ username }) => username) } },
  });
  const { chat } = made.body;
  for (const member of members) await member.call(api.members.accept, { params: { id: chat.id } });
  return chat;
}

export async function peopleWorld(environment: Record<string, string> = {}): Promise<PeopleWorld> {
  const one = await world(environment);
  const owner = await one.person();
  const member = await one.person();
  return Object.assign(one, { owner, member, group: await groupOf(owner, member) });
}

export async function messagesOf(person: Person, chatId: string) {
  return (await person.call(api.messages.list, { params: { id: chatId } })).body.items;
}
