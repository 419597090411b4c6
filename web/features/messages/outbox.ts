import type { Message } from '#contract/messages.ts';
import { attachments } from './attachments.ts';
import { chosenCards } from './chosen-cards.ts';
import { ApiError } from '#web/platform/api.ts';
import { keepLocally } from '#web/platform/local-stores.ts';
import { network } from '#web/platform/network.ts';
import { newId } from '#web/platform/new-id.ts';
import { askAgain } from '#web/platform/query.ts';
import { changeListeners } from '#web/platform/store.ts';
import { noteLimit } from './answer-limits.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { shownWindow } from './message-queries.ts';
import { drafts } from './drafts.ts';
import { failing, followersOf, othersOfAlbum, settlingAfter } from './outbox-albums.ts';
import { type OutboxEntry, type Situation, inOrder, nextToSend } from './outbox-order.ts';
import { postToGuide, postToPeople } from './outbox-post.ts';
import { uploads } from './uploads.ts';

const kept = keepLocally<OutboxEntry>('outbox');
const networkWaitMs = 5_000;
const busyWaitMs = 1_000;
const noEntries: readonly OutboxEntry[] = [];

/**
 * Messages on their way: shown at once, kept on disk until the server has them, sent in order. The
 * client id makes a resend harmless, whichever tab it comes from.
 */
class Outbox {
  readonly #entries = new Map<string, OutboxEntry>();
  readonly #changes = changeListeners();
  readonly subscribe = this.#changes.subscribe;
  readonly #sending = new Map<string, string>();
  readonly #pauses = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #ofChat = new Map<string, readonly OutboxEntry[]>();
  /** Not on disk, or not as they are now: their write is under way, or the disk takes nothing. */
  readonly #offDisk = new Set<string>();
  /** Pictures that went with more to follow. */
  readonly #followed = new Set<string>();
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('zavit.outbox');
  #started = false;

  /** Takes up what an earlier visit left. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    network.subscribe(() => this.#networkChanged());
    this.#channel?.addEventListener('message', () => void this.#load());
    void this.#load();
  }

  entriesOf(chatId: string): readonly OutboxEntry[] {
    return this.#ofChat.get(chatId) ?? noEntries;
  }

  sendingIn(chatId: string): string | null {
    return this.#sending.get(chatId) ?? null;
  }

  /** To the guide of a chat. */
  add(
    chatId: string,
    text: string,
    more: Pick<OutboxEntry, 'aboutPicture' | 'image' | 'audio' | 'album' | 'cards'> = {},
  ): void {
    noteLimit(chatId, null);
    this.#take({ chatId, text, ...more });
  }

  addToPeople(
    chatId: string,
    text: string,
    more: Pick<OutboxEntry, 'replyTo' | 'image' | 'album' | 'audio' | 'cards'> = {},
  ) {
    this.#take({ chatId, text, toPeople: true, ...more });
  }

  #take(written: Omit<OutboxEntry, 'clientId' | 'writtenAt' | 'state'>): void {
    const before = this.entriesOf(written.chatId).at(-1);
    // Words that are written within one millisecond keep their order.
    const writtenAt = Math.max(Date.now(), (before?.writtenAt ?? 0) + 1);
    drafts.waits(written.chatId);
    void this.#put({ ...written, clientId: newId(), writtenAt, state: 'waiting' });
    void this.#send(written.chatId);
  }

  retry(clientId: string): void {
    const entry = this.#entries.get(clientId);
    if (!entry) return;
    void this.#put({ ...entry, state: 'waiting', reason: undefined, reasonText: undefined });
    void this.#send(entry.chatId);
  }

  edit(clientId: string, text: string): void {
    const entry = this.#entries.get(clientId);
    if (entry && this.sendingIn(entry.chatId) !== clientId) void this.#put({ ...entry, text });
  }

  remove(clientId: string): void {
    const entry = this.#entries.get(clientId);
    if (!entry) return;
    uploads.cancel(clientId);
    void this.#drop(entry);
    this.#settleAlbum(entry, entry.album?.stored);
    void this.#send(entry.chatId);
  }

  /** Sends on what waited for the person's consent. */
  release(chatId: string): void {
    for (const entry of this.entriesOf(chatId)) {
      if (entry.state === 'held') void this.#put({ ...entry, state: 'waiting', reason: undefined });
    }
    void this.#send(chatId);
  }

  /** Puts what was held back into the composer. */
  takeBack(chatId: string): void {
    for (const entry of this.entriesOf(chatId))
      if (entry.state === 'held') for (const each of this.#albumOf(entry)) void this.#return(each);
  }

  /** A message of the server: mine is here now, and an answer that ended makes room for the next. */
  noteMessage(message: Message): void {
    const entry = message.client_id === null ? undefined : this.#entries.get(message.client_id);
    if (entry) void this.#accepted(entry);
    if (message.status !== 'streaming') void this.#send(message.chat_id);
  }

  /** The chat's messages were read: whether an answer is being written is known now. */
  noteWindow(chatId: string): void {
    const { items = [] } = shownWindow(chatId) ?? {};
    const answered = new Set(items.map(({ parent_id: parentId }) => parentId));
    for (const { id, client_id: clientId } of items) {
      const entry = clientId === null ? undefined : this.#entries.get(clientId);
      if (entry) void this.#accepted(entry, !answered.has(id));
    }
    void this.#send(chatId);
  }

  forgetAll(): void {
    uploads.cancelAll();
    this.#entries.clear();
    for (const pause of this.#pauses.values()) clearTimeout(pause);
    this.#pauses.clear();
    this.#sending.clear();
    this.#ofChat.clear();
    this.#offDisk.clear();
    this.#followed.clear();
    this.#changes.notify();
  }

  situationOf(chatId: string): Situation {
    return {
      online: network.isReachable(),
      answering: shownWindow(chatId)?.items.at(-1)?.status === 'streaming',
      sending: this.sendingIn(chatId),
    };
  }

  async #load(): Promise<void> {
    const stored = await kept.entries().catch(() => []);
    const ids = new Set(stored.map(([id]) => id));
    for (const id of this.#entries.keys()) {
      const isHere = this.#offDisk.has(id) || [...this.#sending.values()].includes(id);
      if (!ids.has(id) && !isHere) this.#entries.delete(id);
    }
    for (const [id, entry] of stored) if (!this.#offDisk.has(id)) this.#entries.set(id, entry);
    this.#ofChat.clear();
    for (const { chatId } of this.#entries.values()) this.#arrange(chatId);
    this.#changes.notify();
    this.#sendAll();
  }

  #networkChanged(): void {
    if (network.isReachable()) for (const chatId of this.#pauses.keys()) this.#goOn(chatId);
    this.#sendAll();
  }

  #sendAll(): void {
    for (const chatId of this.#ofChat.keys()) void this.#send(chatId);
    this.#changes.notify();
  }

  async #send(chatId: string): Promise<void> {
    const entry = nextToSend(this.entriesOf(chatId), this.situationOf(chatId));
    if (!entry) return;
    this.#sending.set(chatId, entry.clientId);
    this.#changes.notify();
    let pauseMs = 0;
    try {
      await oneTabAtATime(chatId, async () => {
        // Another tab may have sent or deleted it meanwhile.
        const now = await this.#current(entry);
        if (now?.state === 'waiting') pauseMs = await this.#post(now);
        else if (now) this.#know(now);
        else this.#forget(entry);
      });
    } finally {
      if (pauseMs > 0)
        this.#pauses.set(
          chatId,
          setTimeout(() => this.#goOn(chatId), pauseMs),
        );
      else this.#goOn(chatId);
    }
  }

  async #current(entry: OutboxEntry): Promise<OutboxEntry | undefined> {
    const { clientId } = entry;
    const stored = await kept.get(clientId).catch(() => entry);
    return this.#offDisk.has(clientId) ? this.#entries.get(clientId) : stored;
  }

  #goOn(chatId: string): void {
    clearTimeout(this.#pauses.get(chatId));
    this.#pauses.delete(chatId);
    this.#sending.delete(chatId);
    this.#changes.notify();
    void this.#send(chatId);
  }

  /** Answers how long to wait before the chat's next try, in milliseconds. */
  async #post(entry: OutboxEntry): Promise<number> {
    const { chatId, clientId } = entry;
    try {
      const more = entry.toPeople ? 0 : followersOf(entry, this.entriesOf(chatId));
      if (more > 0) this.#followed.add(clientId);
      await (entry.toPeople ? postToPeople(entry) : postToGuide(entry, more));
      if (this.#entries.has(clientId)) await this.#accepted(entry);
      return 0;
    } catch (error) {
      if (error instanceof ApiError) return await this.#refused(entry, error);
      // Taken back on its way.
      if (error instanceof DOMException && error.name === 'AbortError') return 0;
      throw error;
    }
  }

  async #refused(entry: OutboxEntry, error: ApiError): Promise<number> {
    const { chatId, clientId } = entry;
    // Taken back meanwhile, or its person has left: nothing of it is kept any more.
    if (!this.#entries.has(clientId)) return 0;
    switch (error.code) {
      case 'plan.limit_reached':
        if (entry.toPeople) return await this.#failed(entry, error);
        noteLimit(chatId, error.message);
        for (const each of this.#albumOf(entry)) await this.#return(each, error);
        return 0;
      case 'guide.consent_required':
        await this.#put({ ...entry, state: 'held', reason: error.code });
        return 0;
      case 'message.being_answered':
        // Another device asked first: the window shows when that answer ends.
        void askAgain(chatKeys.messages(chatId));
        return busyWaitMs;
      case 'network.failed':
      case 'server.unavailable':
      case 'server.storage_full':
        return networkWaitMs;
      case 'request.too_many':
      case 'media.busy':
      case 'guide.too_many_running':
        return (error.retryAfterSeconds ?? 5) * 1_000;
      default:
        return await this.#failed(entry, error);
    }
  }

  async #failed(entry: OutboxEntry, { code, message }: ApiError): Promise<number> {
    // There is nothing in it that anybody wrote.
    if (entry.asks !== undefined) {
      await this.#drop(entry);
      return 0;
    }
    const { chatId, aboutPicture, album } = entry;
    const why = { reason: code, reasonText: message };
    const { failed, words } = failing(entry, this.entriesOf(chatId), why);
    await this.#put(failed);
    if (words) this.#take({ chatId, ...words, ...(aboutPicture && { aboutPicture }) });
    else this.#settleAlbum(entry, album?.stored);
    return 0;
  }

  /** An entry with the others of its album that are still to go, in their order. */
  #albumOf(entry: OutboxEntry): OutboxEntry[] {
    return inOrder([entry, ...othersOfAlbum(entry, this.entriesOf(entry.chatId))]);
  }

  /** The server has it. */
  async #accepted(
    entry: OutboxEntry,
    isUnanswered = this.#followed.has(entry.clientId),
  ): Promise<void> {
    this.#followed.delete(entry.clientId);
    drafts.accepted(entry.chatId);
    this.#settleAlbum(entry, isUnanswered ? entry.clientId : undefined);
    await this.#drop(entry);
  }

  #settleAlbum(entry: OutboxEntry, stored: string | undefined): void {
    const { chatId, aboutPicture } = entry;
    const settling = settlingAfter(entry, this.entriesOf(chatId), stored);
    if (settling?.kind === 'remembered') void this.#put(settling.entry);
    else if (settling)
      this.#take({
        chatId,
        text: '',
        asks: settling.clientId,
        ...(aboutPicture && { aboutPicture }),
      });
  }

  async #return(entry: OutboxEntry, error?: ApiError): Promise<void> {
    // A recording can’t return to the box: it stays, to be sent again or removed.
    if (entry.audio) {
      await this.#put({
        ...entry,
        state: 'failed',
        reason: error?.code,
        reasonText: error?.message,
      });
      return;
    }
    const { chatId, text, image, cards } = entry;
    const written = drafts.textOf(chatId);
    drafts.write(chatId, [text, written].filter(Boolean).join('\n'));
    if (image) attachments.takeBack(chatId, image);
    for (const card of cards ?? []) chosenCards.choose(chatId, card);
    await this.#drop(entry);
  }

  /** Resolves when it is on disk, where the other tabs look. */
  async #put(entry: OutboxEntry): Promise<void> {
    this.#know(entry);
    this.#offDisk.add(entry.clientId);
    await kept.set(entry.clientId, entry).then(
      () => this.#offDisk.delete(entry.clientId),
      () => undefined,
    );
    this.#channel?.postMessage('changed');
  }

  async #drop(entry: OutboxEntry): Promise<void> {
    this.#forget(entry);
    if (this.entriesOf(entry.chatId).length === 0) drafts.settled(entry.chatId);
    this.#offDisk.delete(entry.clientId);
    await kept.delete(entry.clientId).catch(() => undefined);
    this.#channel?.postMessage('changed');
  }

  #know(entry: OutboxEntry): void {
    this.#entries.set(entry.clientId, entry);
    this.#arrange(entry.chatId);
    this.#changes.notify();
  }

  #forget(entry: OutboxEntry): void {
    this.#entries.delete(entry.clientId);
    this.#arrange(entry.chatId);
    this.#changes.notify();
  }

  #arrange(chatId: string): void {
    const entries = inOrder([...this.#entries.values()].filter((entry) => entry.chatId === chatId));
    if (entries.length > 0) this.#ofChat.set(chatId, entries);
    else this.#ofChat.delete(chatId);
  }
}

async function oneTabAtATime(chatId: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`zavit.outbox.${chatId}`, work);
}

export const outbox = new Outbox();
