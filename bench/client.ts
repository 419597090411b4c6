import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { User } from '#contract/account.ts';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import type { ServerFrame } from '#contract/live.ts';

export const passwordOfClients = 'a long quiet password';

/** A signed-in person who speaks HTTP and the live socket, as a browser would. */
export interface Client {
  user: User;
  token: string;
  newChat(): Promise<ChatListItem>;
  /** Sends a message; the answer arrives on the socket. */
  send(chatId: string, message: string): Promise<{ answerId: string }>;
  stop(answerId: string): Promise<void>;
  /** Resolves when the next answer in the chat has ended; a socket of its own listens. */
  ended(chatId: string): Promise<void>;
  listen(onFrame: (frame: ServerFrame) => void): Promise<WebSocket>;
}

export async function newClient(url: string): Promise<Client> {
  const username = `b${randomUUID().slice(0, 12)}`;
  const { user, token } = await post<{ user: User; token: string }>(
    url + api.account.register.path,
    null,
    {
      user: {
        username,
        email: `${username}@example.org`,
        password: passwordOfClients,
        terms_version: termsVersion,
      },
    },
  );
  await post(
    url + api.account.updateProfile.path,
    token,
    { user: { settings: { provider_consent: true } } },
    'PUT',
  );
  const client: Client = {
    user,
    token,
    async newChat() {
      return (
        await post<{ chat: ChatListItem }>(url + api.chat.create.path, token, {
          chat: { chat_type: 'AI' },
        })
      ).chat;
    },
    async send(chatId, message) {
      const { answer } = await post<{ answer: { id: string } }>(
        url + api.messages.send.path.replace(':id', chatId),
        token,
        {
          message,
          client_id: randomUUID(),
        },
      );
      return { answerId: answer.id };
    },
    async stop(answerId) {
      await post(url + api.messages.stop.path.replace(':id', answerId), token, {});
    },
    async listen(onFrame) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/user/?token=${token}`);
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      const ready = Promise.withResolvers<void>();
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString('utf8')) as ServerFrame;
        if (frame.type === 'hello') ready.resolve();
        else onFrame(frame);
      });
      socket.send(JSON.stringify({ type: 'resume', streams: {} }));
      await ready.promise;
      return socket;
    },
    async ended(chatId) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const socket = await client.listen((frame) => {
        if (
          frame.type === 'message.updated' &&
          frame.chat_id === chatId &&
          frame.message.status !== 'streaming'
        )
          resolve();
      });
      await promise;
      socket.terminate();
    },
  };
  return client;
}

export async function post<Answer>(
  address: string,
  token: string | null,
  body: unknown,
  method = 'POST',
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
