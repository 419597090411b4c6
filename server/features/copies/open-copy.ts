import { type Mentioning, withNames } from '#contract/mentions.ts';
import type { Message } from '#contract/messages.ts';
import { shownCardsIn } from '#contract/preview.ts';
import type { Language } from '#contract/shapes.ts';
import { clockLength } from '#i18n/clock-length.ts';
import { type PaperText, paperText } from '#i18n/paper.ts';
import type { TextParams } from '#i18n/text.ts';
import type { LocalAct } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { chatInfo } from '../chats/chats.ts';
import { type ChatRow, isGuided, reachableChat } from '../sight/doors.ts';
import type { TimeRange } from '../messages/messages.ts';
import { blocksOf } from '../sight/blocks.ts';
import { namesFor } from '../sight/known-names.ts';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  language?: Language | undefined;
}

/** A chat that is being copied, with everything needed to describe its messages. */
export interface Copy {
  chat: ChatRow;
  title: string;
  /** Its members, me first. */
  people: string[];
  range: TimeRange;
  language: Language;
  timezone: string;
  say: (key: PaperText, params?: TextParams) => string;
  authorOf: (message: Pick<Message, 'author'>) => string;
  /** The text of a message, with names instead of handles. */
  wordsOf: (words: Mentioning) => string;
  isMine: (message: Message) => boolean;
  /** In a group, what somebody wrote whom I blocked. */
  isFolded: (message: Message) => boolean;
  /** Of a file, with the host, which a program elsewhere does not know. */
  addressOf: (file: { url: string }) => string;
}

/**
 * The door to a copy of a chat.
 * @throws Refusal chat.not_found, chat.not_joined
 */
export async function openCopy(call: LocalAct, id: string, asked: Asked): Promise<Copy> {
  const { chat } = await reachableChat(call, id);
  const { members } = await chatInfo(call, id);
  const me = await personOf(call.db, call.me.userId);
  const language = asked.language ?? call.language;
  const say = (key: PaperText, params?: TextParams) => paperText(language, key, params);
  const others = members.filter(
    ({ user, state }) => user.id !== call.me.userId && state === 'active',
  );
  const nameOf = await namesFor(call.db, call.me.userId);
  const names = others.map(({ user }) => nameOf(user));
  const isBlocked = chat.chatType === 'GP' ? await blocksOf(call.db, call.me.userId) : () => false;
  const idOf = ({ author }: Pick<Message, 'author'>) => author.id;
  return {
    chat,
    title: chat.title || untitled(chat, names, language, say),
    people: [me?.displayName ?? '', ...names],
    range: {
      from: asked.from ? new Date(asked.from) : null,
      to: asked.to ? new Date(asked.to) : null,
    },
    language,
    timezone: me?.timezone ?? 'UTC',
    say,
    authorOf: ({ author }) => {
      if (!('username' in author)) return say('paper.guide');
      return author.id === '' ? say('paper.gone_person') : nameOf(author);
    },
    wordsOf: (words) => withNames(words, say('paper.guide'), nameOf),
    isMine: (message) => idOf(message) === call.me.userId,
    isFolded: (message) => isBlocked(idOf(message)),
    addressOf: ({ url }) => new URL(url, call.platform.config.API_URL).href,
  };
}

function untitled(chat: ChatRow, names: string[], language: Language, say: Copy['say']): string {
  if (isGuided(chat)) return say('paper.untitled');
  if (names.length > 0) return listOf(names, language);
  return say(chat.chatType === 'GP' ? 'paper.group' : 'paper.pair');
}

const locales = { en: 'en-GB', he: 'he-IL' } as const;

export function listOf(names: string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
}

export interface Clock {
  /** 14:05 */
  time(at: string): string;
  /** Saturday, 21 November 2026 */
  day(at: string): string;
  /** 21 November 2026 */
  date(at: string): string;
}

/** Days and times as the reader’s calendar has them. */
export function clockOf({ language, timezone }: Pick<Copy, 'language' | 'timezone'>): Clock {
  const format = (shape: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locales[language], { ...shape, timeZone: timezone });
    return (at: string) => made.format(new Date(at));
  };
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

/** The text of a system note, or the placeholder of a message; null for a message with its own text. */
export function insteadOf(message: Message, copy: Copy): string | null {
  const { say, authorOf, isFolded } = copy;
  const { system } = message;
  if (system) {
    const { what, name, title } = system;
    const author = authorOf(message);
    return say(`members.note_${what}`, { author, name: name ?? '', title: title ?? '' });
  }
  if (message.deleted_at !== null || message.reported) return say('paper.removed');
  return isFolded(message) ? say('paper.folded') : null;
}

/** The attachments of a message in words: its cards, its recording and transcript, a picture that is not shown. */
export function fileWords(message: Message, { say, language }: Copy): string[] {
  const { audio, image } = message;
  return [
    ...shownCardsIn(message).map(({ texts }) => say('paper.card', { text: texts[language] })),
    ...(audio ? [say('paper.voice', { length: clockLength(audio.duration_ms) })] : []),
    ...(audio?.transcript ? [audio.transcript] : []),
    ...(image?.covered ? [say('paper.picture_covered')] : []),
  ];
}

/** Additional facts about a message. */
export function footOf(message: Message, { say }: Copy): string | null {
  if (message.status !== 'sent') return say(`paper.${message.status}`);
  return message.edited_at === null || message.kind !== 'user' ? null : say('paper.edited');
}
