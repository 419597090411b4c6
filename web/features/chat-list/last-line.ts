import type { ChatListItem } from '#contract/chat.ts';
import type { Mentioning } from '#contract/mentions.ts';
import type { Language, UserRef } from '#contract/shapes.ts';
import { clockLength } from '#i18n/clock-length.ts';
import type { Text } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import type { ListRowProps } from '#web/ui/ListRow.tsx';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { asPageRuns } from '#web/features/chats/chat-name.ts';
import { withoutMarks } from '#web/features/messages/markdown-marks.ts';
import { namedWords } from '#web/features/messages/named-words.ts';
import type { OutboxEntry } from '#web/features/messages/outbox-order.ts';
import { systemSentence } from '#web/features/messages/system-note.ts';

/** `lead` runs as the page does, `text` as its own words do. */
export type Line = { lead?: string; text: string; tone: NonNullable<ListRowProps['textTone']> };

type LineOptions = {
  /** The reader's id. */
  me: string;
  isOpen: boolean;
  /** The page's. */
  language: Language;
  typing?: UserRef[];
  /** People whose messages are folded for the reader in groups. */
  blocked: ReadonlySet<string>;
  /** My last message, if the server does not have it yet. */
  waiting?: OutboxEntry | undefined;
  /** People whom it may mention; none in a chat with the guide alone. */
  people?: readonly UserRef[] | undefined;
};

/** The second line of a chat's row: what goes on, what I have not sent, or what was said last. */
export function lastLine(text: Text, chat: ChatListItem, options: LineOptions): Line {
  const { draft, last_message: last, generating, state } = chat;
  const { me, isOpen, language, typing = [], blocked, waiting, people } = options;
  if (state === 'requested') return plain(text('members.asked_to_join'));
  if (typing.length > 0)
    return { text: asPageRuns(typingLine(text, chat, typing)), tone: 'accent' };
  if (draft !== '' && !isOpen) return { lead: text('chat.draft'), text: draft, tone: 'draft' };
  if (waiting)
    return {
      ...plain(wordsWaiting(text, language, waiting, people)),
      lead: text('chat.you_wrote'),
    };
  if (generating && !last?.text) return { text: text('chat.generating'), tone: 'accent' };
  if (!last) {
    // A chat without a title is called as what it is about.
    const theme = chat.title === '' ? null : chat.theme_name;
    return plain(theme === null ? text('chat.no_messages') : text('chat.about', { theme }));
  }
  if (last.system) return plain(asPageRuns(systemSentence(text, last.system, nameIn(last))));
  if (isFolded(chat, blocked)) return plain(text('messages.folded'));
  const words = wordsOf(text, language, last);
  if (last.author_id === me) return { ...plain(words), lead: text('chat.you_wrote') };
  const name = authorIn(text, chat, last);
  return name === null ? plain(words) : { ...plain(words), lead: text('members.wrote', { name }) };
}

/** Whether what was said last in a group is somebody’s whom the reader blocked. */
export function isFolded(
  { chat_type: type, last_message: last }: Pick<ChatListItem, 'chat_type' | 'last_message'>,
  blocked: ReadonlySet<string>,
): boolean {
  return type === 'GP' && last !== null && !last.deleted && blocked.has(last.author_id);
}

function wordsWaiting(
  text: Text,
  language: Language,
  entry: OutboxEntry,
  mentioned?: readonly UserRef[],
): string {
  const { text: words, audio, cards, image } = entry;
  return wordsOf(text, language, {
    text: words,
    audio_ms: audio?.durationMs ?? null,
    card: cards?.[0]?.texts ?? null,
    image: image !== undefined,
    mentioned,
  });
}

type Said = Mentioning &
  Pick<NonNullable<ChatListItem['last_message']>, 'audio_ms' | 'card' | 'image'> &
  Partial<Pick<NonNullable<ChatListItem['last_message']>, 'album' | 'deleted'>>;

function wordsOf(text: Text, language: Language, last: Said): string {
  if (last.deleted) return text('chat.removed_message');
  if (last.text === '' && last.audio_ms !== null)
    return text('voice.one', { length: clockLength(last.audio_ms) });
  if (last.text === '' && last.card) return text('cards.said', { text: last.card[language] });
  if (last.text === '' && last.image)
    return text('pictures.count', { count: last.album?.count ?? 1 });
  return namedWords(text, { ...last, text: withoutMarks(last.text) });
}

function plain(words: string): Line {
  return { text: words, tone: 'plain' };
}

/** The author is shown before the text only if several people write. */
function authorIn(
  text: Text,
  chat: ChatListItem,
  last: NonNullable<ChatListItem['last_message']>,
): string | null {
  if (last.kind === 'guide') return isAmongPeople(chat) ? text('assistant.guide') : null;
  return chat.chat_type === 'GP' ? nameIn(last) : null;
}

function nameIn({
  author_id: id,
  author_username: username = '',
  author_name: name,
}: NonNullable<ChatListItem['last_message']>): string {
  return shownName({ id, username, display_name: name });
}

function typingLine(text: Text, { chat_type: type }: ChatListItem, typing: UserRef[]): string {
  const [first] = typing;
  if (type === 'US' || !first) return text('members.typing');
  return typing.length === 1
    ? text('members.typing_one', { name: shownName(first) })
    : text('members.typing_many', { count: typing.length });
}
