import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/notify.ts';
import { quotedIn } from '../notifications/sentences.ts';
import type { ChatRow } from './doors.ts';

/** In larger chats only a mention is told to those who are away. */
const toldAwayMax = 100;
/** Who is away hears of several messages at once. */
const gatherMs = 1_000;

interface Gathered {
  chat: ChatRow;
  message: Message;
  author: UserRef;
  /** Words of danger are not quoted outside of the chat. */
  isGuarded: boolean;
  /** How many messages, by author. */
  counts: Map<string, number>;
}

type Sent = Omit<Gathered, 'counts'>;

const gathered = new Map<string, Gathered>();

/** Tells those whom a message mentions, and those who are away, once it is stored. Nobody waits for it. */
export function tellAbsent(call: Call, sent: Sent): void {
  const { platform } = call;
  const { chat, message } = sent;
  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      platform.log.warn({ err: error, chat_id: chat.id }, 'absent people could not be told'),
    );
  call.afterCommit(() => {
    if (message.mentions.length > 0) quietly(tellMentioned(platform, sent));
    const before = gathered.get(chat.id);
    const counts = before?.counts ?? new Map<string, number>();
    counts.set(sent.author.id, (counts.get(sent.author.id) ?? 0) + 1);
    gathered.set(chat.id, { ...sent, counts });
    if (before) return;
    setTimeout(() => {
      const all = gathered.get(chat.id);
      gathered.delete(chat.id);
      if (all) quietly(tellAway(platform, all));
    }, gatherMs);
  });
}

function noticeOf({ chat, message, author, isGuarded }: Sent) {
  return {
    actorId: author.id,
    chatId: chat.id,
    seq: message.seq,
    ...(isGuarded ? {} : { params: quotedIn(previewOf(message)) }),
  };
}

async function tellMentioned(platform: Platform, sent: Sent): Promise<void> {
  const { author, message, chat } = sent;
  const people = await platform.live.audienceOf(chat.id);
  const mentioned = people.filter((id) => id !== author.id && message.mentions.includes(id));
  if (mentioned.length === 0) return;
  await change(platform, (unit) => notify(unit, mentioned, { kind: 'mention', ...noticeOf(sent) }));
}

async function tellAway(platform: Platform, sent: Gathered): Promise<void> {
  const { author, message, chat } = sent;
  const people = await platform.live.audienceOf(chat.id);
  if (people.length > toldAwayMax) return;
  const away = people.filter(
    (id) => id !== author.id && !message.mentions.includes(id) && !platform.live.isOnline(id),
  );
  const total = sent.counts.values().reduce((sum, count) => sum + count, 0);
  const byCount = Map.groupBy(away, (id) => total - (sent.counts.get(id) ?? 0));
  if (byCount.size === 0) return;
  await change(platform, async (unit) => {
    for (const [count, people] of byCount)
      await notify(unit, people, { kind: 'message', ...noticeOf(sent), count });
  });
}
