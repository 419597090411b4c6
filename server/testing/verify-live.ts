import { expect } from 'vitest';
import { applyToUser } from '#contract/account.live.ts';
import type { User } from '#contract/account.ts';
import { applyToChatList } from '#contract/chat.live.ts';
import { applyDelta, applyToMessages } from '#contract/messages.live.ts';
import type { ChatListItem } from '#contract/chat.ts';
import { applyToFolders } from '#contract/folders.live.ts';
import type { Folder } from '#contract/folders.ts';
import { applyToRuns } from '#contract/journeys.live.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import type { MessagePage } from '#contract/messages.ts';
import { api } from '#contract/index.ts';
import { events as declared } from '#contract/live.ts';
import type { Person } from './world.ts';

interface State {
  user: User;
  chats: ChatListItem[];
  folders: Folder[];
  runs: JourneyRun[];
  messages: Record<string, MessagePage>;
}

async function fetched(person: Person, chatIds: string[]): Promise<State> {
  const user = (await person.call(api.account.profile)).body;
  const messages: Record<string, MessagePage> = {};
  for (const id of chatIds) {
    const page = await person.call(api.messages.list, { params: { id }, query: { limit: '100' } });
    if (page.status === 200) messages[id] = page.body;
  }
  return {
    user,
    chats: (await person.call(api.chat.list)).body.items,
    folders: (await person.call(api.folders.list)).body.items,
    runs: (await person.call(api.journeys.runs)).body.items,
    messages,
  };
}

/**
 * Old state + events = fresh fetch. Runs an action while a socket listens, applies what came to
 * what was fetched before, and compares with what is fetched after.
 * @returns the types of the events that came
 */
export async function verifyLive(
  person: Person,
  chatIds: string[],
  action: () => Promise<unknown>,
): Promise<string[]> {
  const before = await fetched(person, chatIds);
  const versions: Record<string, number> = { [person.user.id]: before.user.version };
  for (const [id, page] of Object.entries(before.messages)) versions[id] = page.version;
  const live = await person.live(versions);
  try {
    await action();
    const after = await fetched(person, chatIds);
    const reached = (stream: string, version: number) =>
      version === (versions[stream] ?? 0) ||
      live.events.some((event) => event.stream === stream && event.version >= version);
    await live.until(
      () =>
        reached(person.user.id, after.user.version) &&
        Object.entries(after.messages).every(([id, page]) => reached(id, page.version)),
    );
    let state = before;
    for (const frame of live.frames) {
      if (frame.type === 'message.delta') {
        const page = state.messages[frame.chat_id];
        if (page)
          state = {
            ...state,
            messages: { ...state.messages, [frame.chat_id]: applyDelta(page, frame).page },
          };
      } else if ('version' in frame) {
        declared[frame.type].frame.parse(frame);
        const chatId = 'chat_id' in frame ? frame.chat_id : frame.stream;
        const page = state.messages[chatId];
        state = {
          user: frame.stream === person.user.id ? applyToUser(state.user, frame) : state.user,
          chats: applyToChatList(state.chats, frame, person.user.id),
          // Twice, because an event that is heard again must change nothing.
          folders: [1, 2].reduce(
            (folders) => applyToFolders(folders, frame, person.user.id),
            state.folders,
          ),
          runs: applyToRuns(applyToRuns(state.runs, frame), frame),
          messages: page
            ? { ...state.messages, [chatId]: applyToMessages(page, frame, person.user.id) }
            : state.messages,
        };
      }
    }
    expect(state).toEqual({ ...after, messages: { ...state.messages, ...after.messages } });
    for (const [stream, from] of Object.entries(versions)) {
      const numbers = live.events
        .filter((event) => event.stream === stream)
        .map(({ version }) => version);
      expect(numbers).toEqual(numbers.map((_, at) => from + at + 1));
    }
    return live.events.map(({ type }) => type);
  } finally {
    live.close();
  }
}
