import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Message, MessagePage } from '#contract/messages.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { cardArt } from '#contract/card-art.ts';
import { api } from '#contract/index.ts';
import { users } from '#db/schema/users.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPassword } from '../account/passwords.ts';
import { walkTogether } from './demo-journey.ts';
import { planTogether } from './demo-plans.ts';
import {
  type DemoPerson,
  type DemoTalk,
  demoConnections,
  demoPassword,
  demoPeople,
  demoTalks,
} from './demo-script.ts';

const answerWaitMs = 20_000;
const registerTriesMax = 60;
const registerPauseMs = 500;

/**
 * A small believable world, made through the program's own calls. People who are there already are
 * left as they are. The logins are printed as soon as they work; the chats fill while one looks around. Where a
 * call fails the world stays incomplete, and the program goes on.
 */
export async function createDemoWorld(server: FastifyInstance, platform: Platform): Promise<void> {
  await fillDemoWorld(server, platform).catch((error: unknown) =>
    platform.log.error({ err: error }, 'the demo world is incomplete'),
  );
}

async function fillDemoWorld(server: FastifyInstance, platform: Platform): Promise<void> {
  const tokens = new Map<DemoPerson, string>();
  const lines: string[] = [];
  for (const person of demoPeople) {
    const token = await register(server, person);
    if (token !== null) tokens.set(person, token);
    const { username, about } = person;
    if (token === null && !(await hasDemoPassword(platform, username))) continue;
    lines.push(`    ${username.padEnd(8)} ${demoPassword}   ${about}`);
  }
  process.stdout.write(`\n  Demo logins\n${lines.join('\n')}\n`);
  const byName = new Map([...tokens].map(([{ username }, token]) => [username, token]));
  // An existing demo world has its own chats by now.
  if (byName.size === demoPeople.length)
    await talk(server, byName, { withGuide: platform.guide.builtIn, now: platform.now() });
  if (!platform.guide.builtIn) return;
  await Promise.all([...tokens].map(([person, token]) => live(server, person, token)));
  if (tokens.size > 0) platform.log.info('the demo chats are written');
}

/** Null: somebody has the name. A server that is busy is asked again. */
async function register(server: FastifyInstance, person: DemoPerson): Promise<string | null> {
  const { username, displayName, language, timezone } = person;
  const user = {
    username,
    display_name: displayName,
    email: `${username}@example.org`,
    password: demoPassword,
    language,
    timezone,
    terms_version: termsVersion,
  };
  const { method, path: url } = api.account.register;
  for (let tries = 1; ; tries++) {
    const response = await server.inject({ method, url, payload: { user } });
    const { statusCode } = response;
    if (statusCode === 200) return response.json<{ token: string }>().token;
    if (statusCode === 422) return null;
    if (tries === registerTriesMax) throw new Error(`no account for ${username}: ${statusCode}`);
    await new Promise((resolve) => setTimeout(resolve, registerPauseMs));
  }
}

/** Whether a login of before works: its person may have another password by now, or none of ours. */
async function hasDemoPassword({ database }: Platform, username: string): Promise<boolean> {
  const [person] = await database.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  return person !== undefined && isPassword(demoPassword, person.passwordHash);
}

type Ask = (
  endpoint: Endpoint,
  id: string,
  payload?: InjectOptions['payload'] | FormData,
) => Promise<unknown>;

/** Calls of the program by somebody. */
function asking(server: FastifyInstance, token: string): Ask {
  return async (endpoint, id, payload) => {
    const response = await server.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:\w+/u, id),
      ...(payload instanceof FormData ? await formOf(payload, token) : jsonOf(payload, token)),
    });
    if (response.statusCode !== 200) throw new Error(`the demo was refused: ${response.body}`);
    return response.json();
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const jsonOf = (payload: InjectOptions['payload'], token: string) => ({
  headers: bearer(token),
  ...(payload === undefined ? {} : { payload }),
});

async function formOf(form: FormData, token: string) {
  const sent = new Response(form);
  return {
    headers: { ...bearer(token), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

async function live(server: FastifyInstance, person: DemoPerson, token: string): Promise<void> {
  const ask = asking(server, token);
  await ask(api.account.updateProfile, '', { user: { bio: person.bio, about_me: person.aboutMe } });
  const folder = person.folder === undefined ? null : await folderOf(ask, person.folder);
  for (const { title, lines } of person.chats) {
    const { chat } = (await ask(api.chat.create, '', { chat: { chat_type: 'AI' } })) as {
      chat: { id: string };
    };
    for (const line of lines) {
      const { answer } = (await ask(api.messages.send, chat.id, {
        message: line,
        client_id: randomUUID(),
      })) as { answer: Message };
      await answered(() => ask(api.messages.list, chat.id) as Promise<MessagePage>, answer.id);
    }
    if (title) await ask(api.chat.rename, chat.id, { name: title });
    if (title && folder) await ask(api.folders.addChat, folder, { chat_id: chat.id });
  }
  if (person.picture) await look(server, ask, person.picture);
}

async function folderOf(ask: Ask, name: string): Promise<string> {
  const { folder } = (await ask(api.folders.create, '', { name })) as { folder: { id: string } };
  return folder.id;
}

/** Looks at a picture with the guide. */
async function look(
  server: FastifyInstance,
  ask: Ask,
  { card, alt, lines }: NonNullable<DemoPerson['picture']>,
): Promise<void> {
  const drawing = await server.inject({ method: 'GET', url: cardArt(card, 900) });
  let chatId: string | null = null;
  for (const line of lines) {
    const form = new FormData();
    form.set('message', line);
    form.set('client_id', randomUUID());
    if (chatId === null) {
      form.set('image_alt', alt);
      form.set(
        'image',
        new Blob([new Uint8Array(drawing.rawPayload)], { type: 'image/webp' }),
        `${card}.webp`,
      );
    } else form.set('chat_id', chatId);
    const { chat, answer } = (await ask(api.analysis.send, '', form)) as {
      chat: { id: string };
      answer: Message;
    };
    chatId = chat.id;
    await answered(() => ask(api.messages.list, chat.id) as Promise<MessagePage>, answer.id);
  }
}

/** Connections, and what people say to each other. */
async function talk(
  server: FastifyInstance,
  tokens: ReadonlyMap<string, string>,
  { withGuide, now }: { withGuide: boolean; now: Date },
): Promise<void> {
  const ask = (username: string) => asking(server, tokens.get(username) ?? '');
  for (const [from, to] of demoConnections) {
    const { connection } = (await ask(from)(api.connections.request, '', { username: to })) as {
      connection: { id: string };
    };
    await ask(to)(api.connections.decide, connection.id, { action: 'accept' });
  }
  for (const each of demoTalks) await hold(each, ask, withGuide);
  await walkTogether(ask);
  await planTogether(ask, now);
}

async function hold(
  { title, people, lines }: DemoTalk,
  ask: (username: string) => Ask,
  withGuide: boolean,
): Promise<void> {
  const [first, ...others] = people;
  const { chat } = (await ask(first)(api.chat.create, '', {
    chat:
      title === undefined
        ? { chat_type: 'US', participants: others }
        : { chat_type: 'GP', title, participants: others },
  })) as { chat: { id: string } };
  for (const other of others) await ask(other)(api.members.accept, chat.id, {});
  const sent: string[] = [];
  for (const { by, text, answers, reactions = [] } of lines) {
    if (!withGuide && text.includes('@guide')) continue;
    const quoted = answers === undefined ? undefined : sent[answers];
    const { message } = (await ask(by)(api.messages.sendUser, chat.id, {
      message: text,
      client_id: randomUUID(),
      ...(quoted === undefined ? {} : { reply_to: quoted }),
    })) as { message: Message };
    sent.push(message.id);
    for (const { by: who, emoji } of reactions) {
      await ask(who)(
        {
          ...api.messages.addReaction,
          path: api.messages.addReaction.path.replace(
            ':emoji',
            encodeURIComponent(emoji),
          ) as Endpoint['path'],
        },
        message.id,
      );
    }
  }
}

async function answered(page: () => Promise<MessagePage>, answerId: string): Promise<void> {
  const giveUpAt = Date.now() + answerWaitMs;
  while (Date.now() < giveUpAt) {
    const { items } = await page();
    if (items.find(({ id }) => id === answerId)?.status !== 'streaming') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
