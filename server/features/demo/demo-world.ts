import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Message, MessagePage } from '#contract/chat.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DemoPerson, demoPassword, demoPeople } from './demo-script.ts';

const answerWaitMs = 20_000;

/**
 * A small believable world, made through the program's own calls. People who are there already are
 * left as they are. The logins are printed at once; the chats fill while one looks around.
 */
export async function createDemoWorld(server: FastifyInstance, platform: Platform): Promise<void> {
  const tokens = new Map<DemoPerson, string>();
  for (const person of demoPeople) {
    const token = await register(server, person);
    if (token !== null) tokens.set(person, token);
  }
  const lines = demoPeople.map(
    ({ username, about }) => `    ${username.padEnd(8)} ${demoPassword}   ${about}`,
  );
  process.stdout.write(`\n  Demo logins\n${lines.join('\n')}\n`);
  if (!platform.guide.builtIn) return;
  await Promise.all([...tokens].map(([person, token]) => live(server, person, token)));
  if (tokens.size > 0) platform.log.info('the demo chats are written');
}

async function register(server: FastifyInstance, person: DemoPerson): Promise<string | null> {
  const { username, displayName, language, timezone } = person;
  const response = await server.inject({
    method: 'POST',
    url: api.account.register.path,
    payload: {
      user: {
        username,
        display_name: displayName,
        email: `${username}@example.org`,
        password: demoPassword,
        language,
        timezone,
      },
    },
  });
  return response.statusCode === 200 ? response.json<{ token: string }>().token : null;
}

async function live(server: FastifyInstance, person: DemoPerson, token: string): Promise<void> {
  const ask = async (
    endpoint: Endpoint,
    id: string,
    payload?: InjectOptions['payload'],
  ): Promise<unknown> => {
    const response = await server.inject({
      method: endpoint.method,
      url: endpoint.path.replace(':id', id),
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    if (response.statusCode !== 200) throw new Error(`the demo was refused: ${response.body}`);
    return response.json();
  };
  await ask(api.account.updateProfile, '', { user: { bio: person.bio, about_me: person.aboutMe } });
  for (const { title, lines } of person.chats) {
    const { chat } = (await ask(api.chat.create, '', { chat: { chat_type: 'AI' } })) as {
      chat: { id: string };
    };
    for (const line of lines) {
      const { answer } = (await ask(api.chat.send, chat.id, {
        message: line,
        client_id: randomUUID(),
      })) as { answer: Message };
      await answered(() => ask(api.chat.messages, chat.id) as Promise<MessagePage>, answer.id);
    }
    if (title) await ask(api.chat.rename, chat.id, { name: title });
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
