import { expect } from 'vitest';
import { applyToActions } from '#contract/actions.live.ts';
import type { Action } from '#contract/actions.ts';
import { applyToUser } from '#contract/account.live.ts';
import type { User } from '#contract/account.ts';
import { applyDelta, applyToMessages } from '#contract/messages.live.ts';
import type { ChatListItem } from '#contract/chat.ts';
import type { KnownName } from '#contract/connections.ts';
import { applyToKnownNames } from '#contract/known-names.ts';
import { applyToFolders } from '#contract/folders.live.ts';
import type { Folder, FolderLabel } from '#contract/folders.ts';
import { applyToRuns } from '#contract/journeys.live.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import type { Message, MessagePage } from '#contract/messages.ts';
import type { Meeting } from '#contract/meetings.ts';
import { applyToMemory } from '#contract/memory.live.ts';
import type { Memory } from '#contract/memory.ts';
import { applyToOutcomes } from '#contract/outcomes.live.ts';
import type { Outcome } from '#contract/outcomes.ts';
import { applyToPins } from '#contract/pins.live.ts';
import { api } from '#contract/index.ts';
import { events as declared } from '#contract/live.ts';
import { KnownChats } from '#web/features/chats/known-chats.ts';
import { foldersOf } from '#web/features/folders/folder-order.ts';
import type { Person } from './world.ts';

interface State {
  user: User;
  chats: ChatListItem[];
  folders: Folder[];
  runs: JourneyRun[];
  messages: Record<string, MessagePage>;
  pins: Record<string, Message[]>;
  names: KnownName[];
  actions: Action[];
  outcomes: Record<string, Outcome[]>;
  meetings: Meeting[];
  memory: Memory;
}

/** The year in which tests plan meetings. */
const planned = { from: '2030-01-01T00:00:00Z', to: '2030-12-31T00:00:00Z' };

const sorted = (names: KnownName[]) =>
  names.toSorted((one, other) => one.id.localeCompare(other.id));

async function fetched(person: Person, chatIds: string[]): Promise<State> {
  const user = (await person.call(api.account.profile)).body;
  const messages: Record<string, MessagePage> = {};
  const pins: Record<string, Message[]> = {};
  const outcomes: Record<string, Outcome[]> = {};
  for (const id of chatIds) {
    const page = await person.call(api.messages.list, { params: { id }, query: { limit: '100' } });
    if (page.status !== 200) continue;
    messages[id] = page.body;
    pins[id] = (await person.call(api.pins.list, { params: { id } })).body.items;
    outcomes[id] = (await person.call(api.outcomes.list, { params: { id } })).body.items;
  }
  return {
    user,
    chats: (await person.call(api.chat.list)).body.items,
    folders: (await person.call(api.folders.list)).body.items,
    runs: (await person.call(api.journeys.runs)).body.items,
    messages,
    pins,
    actions: (await person.call(api.actions.list)).body.items,
    outcomes,
    meetings: (await person.call(api.meetings.list, { query: planned })).body.items,
    memory: (await person.call(api.memory.list)).body,
    names: sorted((await person.call(api.connections.names)).body.items),
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
    const known = new KnownChats();
    known.read([...before.chats, ...before.folders.flatMap(({ chats }) => chats)]);
    const range = (chats: ChatListItem[]) => ({
      ids: new Set(chats.map(({ id }) => id)),
      since: 1,
      end: null,
    });
    const list = range(before.chats);
    const filed = range(before.folders.flatMap(({ chats }) => chats));
    let labels: FolderLabel[] = before.folders.map(({ id, name }) => ({ id, name }));
    // Lists and folders as the browser makes them of the chats that it knows.
    const listed = () => ({
      chats: known.among(list, ({ archived }) => !archived),
      folders: foldersOf({ ...filed, folders: labels }, known),
    });
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
        const remembered = applyToMemory(state.memory, frame);
        const chatId = 'chat_id' in frame ? frame.chat_id : frame.stream;
        const page = state.messages[chatId];
        const pinned = state.pins[chatId];
        // Twice, because an event that is heard again must change nothing.
        for (const _ of [1, 2]) {
          known.apply(frame, person.user.id);
          labels = applyToFolders(labels, frame);
        }
        // The browser fetches the chat and the lists again.
        const isReread = frame.type === 'chat.reread';
        const shown =
          page &&
          (isReread ? after.messages[chatId] : applyToMessages(page, frame, person.user.id));
        if (isReread) known.read([...after.chats, ...after.folders.flatMap(({ chats }) => chats)]);
        state = {
          user: frame.stream === person.user.id ? applyToUser(state.user, frame) : state.user,
          ...listed(),
          runs: applyToRuns(applyToRuns(state.runs, frame), frame),
          names: sorted(applyToKnownNames(applyToKnownNames(state.names, frame), frame)),
          messages: shown ? { ...state.messages, [chatId]: shown } : state.messages,
          actions: applyToActions(applyToActions(state.actions, frame), frame),
          outcomes: Object.fromEntries(
            Object.entries(state.outcomes).map(([id, items]) => {
              const once = applyToOutcomes(items, frame, id);
              return [id, (once && applyToOutcomes(once, frame, id)) ?? after.outcomes[id] ?? []];
            }),
          ),
          memory: (remembered && applyToMemory(remembered, frame)) ?? after.memory,
          // These events have the browser fetch the time that it shows.
          meetings:
            frame.type === 'meeting.changed' || frame.type === 'block.changed'
              ? after.meetings
              : state.meetings,
          pins: pinned
            ? {
                ...state.pins,
                [chatId]:
                  (isReread ? null : applyToPins(pinned, frame)) ?? after.pins[chatId] ?? [],
              }
            : state.pins,
        };
      }
    }
    expect(state).toEqual({
      ...after,
      messages: { ...state.messages, ...after.messages },
      pins: { ...state.pins, ...after.pins },
      outcomes: { ...state.outcomes, ...after.outcomes },
    });
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
