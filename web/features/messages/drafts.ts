import { useCallback, useSyncExternalStore } from 'react';
import { api } from '#contract/index.ts';
import type { Quote } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { homePlace } from './home-place.ts';
import { call } from '#web/platform/api.ts';
import { keepLocally } from '#web/platform/local-stores.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';

const pushWaitMs = 800;
/** An echo of what this device sent comes back within this time. */
const echoMs = 10_000;

interface Draft {
  text: string;
  /** The message that it will answer; kept in this browser alone. */
  replyTo?: Quote | null;
  /** The server's draft, as far as known. */
  stored: string;
  /** Messages of the chat are on their way, and the server clears its draft with each. */
  clears?: boolean;
}

/** Whether the server's draft, as it is or will be, lacks what is written here. */
const isNewer = ({ text, stored, clears }: Draft) => text !== stored || (clears && text !== '');

interface Reply {
  chatId: string;
  replyTo: Quote | null;
}

const kept = keepLocally<Draft>('drafts');

/** Text of a page that closed before the store had it. */
const leftKey = (chatId: string) => `draft_left:${chatId}`;

function leftBehind(chatId: string): Draft | undefined {
  try {
    const left = JSON.parse(remembered(leftKey(chatId)) ?? 'null') as Draft | null;
    return left ?? undefined;
  } catch {
    return undefined;
  }
}

/** Texts that are not sent yet, by chat: kept in this browser at once and on the server a little later. */
class Drafts {
  readonly #drafts = new Map<string, Draft>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #pushes = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #echoes = new Map<string, Map<string, number>>();
  /** The newest text that went to the server. Events come in order: before its echo, drafts of the server are older. */
  readonly #pushed = new Map<string, string>();
  /** On their way to the store. */
  readonly #unkept = new Map<string, Draft>();
  /** Chats whose messages were all accepted before they were opened. */
  readonly #settledUnopened = new Set<string>();
  /** Replies of this person's tabs, which keep their drafts in the same place. */
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('zavit.replies');

  constructor() {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const draft = this.#drafts.get(data.chatId);
      if (draft) this.#set(data.chatId, { ...draft, replyTo: data.replyTo });
    });
    // The store answers later, and a page that is left waits for nothing. Phones say only that it is hidden.
    for (const leaving of ['pagehide', 'visibilitychange'])
      globalThis.addEventListener?.(leaving, () => {
        for (const [id, draft] of this.#unkept) remember(leftKey(id), JSON.stringify(draft));
        for (const id of this.#pushes.keys()) void this.#push(id);
      });
  }

  textOf(chatId: string): string {
    return this.#drafts.get(chatId)?.text ?? '';
  }

  /** The draft of this browser wins over the server's, unless there is none. */
  async open(chatId: string, fromServer: string): Promise<void> {
    if (this.#drafts.has(chatId)) {
      this.adopt(chatId, fromServer);
      return;
    }
    const left = leftBehind(chatId);
    const local = left ?? (await kept.get(chatId).catch(() => undefined));
    // An older answer of the server opened it meanwhile.
    if (this.#drafts.has(chatId)) {
      this.adopt(chatId, fromServer);
      return;
    }
    const changedHere = local !== undefined && isNewer(local);
    const text = changedHere ? local.text : fromServer;
    const isSettled = this.#settledUnopened.delete(chatId);
    const isCleared = local?.clears && (isSettled || fromServer === '');
    const opened = {
      text,
      stored: isCleared ? '' : fromServer,
      replyTo: local?.replyTo ?? null,
      clears: local?.clears && !isSettled && local.stored === fromServer,
    };
    if (left) this.#set(chatId, opened);
    else this.#show(chatId, opened);
    // A newer draft of another device is replaced only when somebody continues typing here.
    if (changedHere && (isCleared || local.stored === fromServer)) this.#pushLater(chatId);
  }

  replyOf(chatId: string): Quote | null {
    return this.#drafts.get(chatId)?.replyTo ?? null;
  }

  /** The next message replies to this one; null to none. */
  answer(chatId: string, replyTo: Quote | null): void {
    const draft = this.#drafts.get(chatId) ?? { text: '', stored: '' };
    this.#set(chatId, { ...draft, replyTo });
    this.#channel?.postMessage({ chatId, replyTo } satisfies Reply);
  }

  write(chatId: string, text: string): void {
    const draft = this.#drafts.get(chatId) ?? { stored: '' };
    this.#set(chatId, { ...draft, text });
    this.#pushLater(chatId);
  }

  /** The text went into the outbox; the server clears its draft when it accepts the message. */
  sent(chatId: string): void {
    this.#stopPush(chatId);
    this.#expectEcho(chatId, '');
    this.#set(chatId, {
      text: '',
      stored: this.#drafts.get(chatId)?.stored ?? '',
      clears: true,
    });
    this.#channel?.postMessage({ chatId, replyTo: null } satisfies Reply);
  }

  /** A message of this tab is on its way, which clears the server's draft, also where what is written here stays. */
  waits(chatId: string): void {
    const draft = this.#drafts.get(chatId);
    if (draft) this.#set(chatId, { ...draft, clears: true });
  }

  /** The server accepted a message and with it cleared its draft: what is written here goes there again. */
  accepted(chatId: string): void {
    const draft = this.#drafts.get(chatId);
    this.#expectEcho(chatId, '');
    if (!draft) return;
    // Another tab wrote what is shown here, and may have written other words since.
    if (!isNewer(draft)) {
      this.#show(chatId, { ...draft, text: '', stored: '' });
      return;
    }
    this.#set(chatId, { ...draft, stored: '' });
    if (draft.text !== '') this.#pushLater(chatId);
  }

  /** No message of the chat is on its way any more. */
  settled(chatId: string): void {
    const draft = this.#drafts.get(chatId);
    if (!draft) this.#settledUnopened.add(chatId);
    else if (draft.clears) this.#set(chatId, { ...draft, clears: false });
  }

  /** A draft of another device: taken over unless something newer is written here. */
  adopt(chatId: string, text: string): void {
    const echoUntil = this.#echoes.get(chatId)?.get(text) ?? 0;
    const pushed = this.#pushed.get(chatId);
    if (pushed === text) this.#pushed.delete(chatId);
    if (echoUntil > Date.now() || this.#isAwaited(chatId)) return;
    const draft = this.#drafts.get(chatId);
    if (!draft) return;
    // A message that was on its way before a reload arrived; the server cleared its draft with it.
    if (draft.clears && text === '' && draft.text !== '' && draft.stored !== '') {
      this.#set(chatId, { ...draft, stored: '' });
      this.#pushLater(chatId);
    } else if (!isNewer(draft) && draft.text !== text) {
      this.#show(chatId, { ...draft, text, stored: text });
    }
  }

  forget(chatId: string): void {
    this.#stopPush(chatId);
    this.#drafts.delete(chatId);
    this.#unkept.delete(chatId);
    this.#pushed.delete(chatId);
    forget(leftKey(chatId));
    void kept.delete(chatId).catch(() => undefined);
  }

  forgetAll(): void {
    for (const push of this.#pushes.values()) clearTimeout(push);
    this.#pushes.clear();
    this.#drafts.clear();
    this.#unkept.clear();
    this.#echoes.clear();
    this.#pushed.clear();
    this.#settledUnopened.clear();
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener();
  }

  subscribe(chatId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(chatId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(chatId, listeners);
    return () => void listeners.delete(listener);
  }

  #set(chatId: string, draft: Draft): void {
    void this.#keep(chatId, draft);
    this.#show(chatId, draft);
  }

  /** Nothing of it was written in this tab, so the disk may have newer words of another one. */
  #show(chatId: string, draft: Draft): void {
    this.#drafts.set(chatId, draft);
    for (const listener of this.#listeners.get(chatId) ?? []) listener();
  }

  async #keep(chatId: string, draft: Draft): Promise<void> {
    this.#unkept.set(chatId, draft);
    await kept.set(chatId, draft).catch(() => undefined);
    if (this.#unkept.get(chatId) !== draft) return;
    this.#unkept.delete(chatId);
    forget(leftKey(chatId));
  }

  #stopPush(chatId: string): void {
    clearTimeout(this.#pushes.get(chatId));
    this.#pushes.delete(chatId);
  }

  #pushLater(chatId: string): void {
    this.#stopPush(chatId);
    if (unborn.has(chatId)) return;
    this.#pushes.set(
      chatId,
      setTimeout(() => void this.#push(chatId), pushWaitMs),
    );
  }

  async #push(chatId: string): Promise<void> {
    this.#stopPush(chatId);
    const draft = this.#drafts.get(chatId);
    const text = draft?.text.slice(0, limits.messageLengthMax).toWellFormed().replaceAll('\0', '');
    if (text === undefined || text === draft?.stored) return;
    this.#expectEcho(chatId, text);
    this.#pushed.set(chatId, text);
    try {
      await call(api.chat.draft, { params: { id: chatId }, body: { text }, keepalive: true });
      const now = this.#drafts.get(chatId);
      if (now) this.#set(chatId, { ...now, stored: text });
    } catch {
      this.#pushed.delete(chatId);
      // Kept in this browser; the next change brings it to the server.
    }
  }

  #isAwaited(chatId: string): boolean {
    const pushed = this.#pushed.get(chatId);
    return pushed !== undefined && (this.#echoes.get(chatId)?.get(pushed) ?? 0) > Date.now();
  }

  #expectEcho(chatId: string, text: string): void {
    const echoes = this.#echoes.get(chatId) ?? new Map<string, number>();
    echoes.set(text, Date.now() + echoMs);
    this.#echoes.set(chatId, echoes);
  }
}

export const drafts = new Drafts();

/** The draft of a chat that does not exist yet. */
export const newChatDraft = 'new';
const unborn: ReadonlySet<string> = new Set([newChatDraft, homePlace]);

export function useDraft(chatId: string): [string, (text: string) => void] {
  const subscribe = useCallback(
    (listener: () => void) => drafts.subscribe(chatId, listener),
    [chatId],
  );
  const text = useSyncExternalStore(subscribe, () => drafts.textOf(chatId));
  const write = useCallback((next: string) => drafts.write(chatId, next), [chatId]);
  return [text, write];
}

/** The message that the draft of a chat answers. */
export function useReply(chatId: string): Quote | null {
  const subscribe = useCallback(
    (listener: () => void) => drafts.subscribe(chatId, listener),
    [chatId],
  );
  return useSyncExternalStore(subscribe, () => drafts.replyOf(chatId));
}
