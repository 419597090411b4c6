import type { ChatListItem } from '#contract/chat.ts';
import type { Language, UserRef } from '#contract/shapes.ts';
import { clockLength } from '#i18n/clock-length.ts';
import type { Text } from '#web/platform/language.tsx';
import type { ListRowProps } from '#web/ui/ListRow.tsx';
import { isAmongPeople } from './chat-kinds.ts';
import { asPageRuns } from './chat-name.ts';
import { withoutMarks } from './markdown-marks.ts';
import { systemSentence } from './system-note.ts';

/** `lead` runs as the page does, `text` as its own words do. */
export type Line = { lead?: string; text: string; tone: NonNullable<ListRowProps['textTone']> };

type LineOptions = {
  /** The reader's id. */
  me: string;
  isOpen: boolean;
  /** The page's. */
  language: Language;
  typing?: UserRef[];
  /** Whose words are folded for the reader in groups. */
  blocked: ReadonlySet<string>;
};

/** The second line of a chat's row: what goes on, what I have not sent, or what was said last. */
export function lastLine(text: Text, chat: ChatListItem, options: LineOptions): Line {
  const { draft, last_message: last, generating, state } = chat;
  const { me, isOpen, language, typing = [], blocked } = options;
  if (state === 'requested') return plain(text('members.asked_to_join'));
  if (typing.length > 0)
    return { text: asPageRuns(typingLine(text, chat, typing)), tone: 'accent' };
  if (draft !== '' && !isOpen) return { lead: text('chat.draft'), text: draft, tone: 'draft' };
  if (generating && !last?.text) return { text: text('chat.generating'), tone: 'accent' };
  if (!last) {
    // A chat without a title is called as what it is about.
    const theme = chat.title === '' ? null : chat.theme_name;
    return plain(theme === null ? text('chat.no_messages') : text('chat.about', { theme }));
  }
  if (last.system) return plain(asPageRuns(systemSentence(text, last.system, last.author_name)));
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

function wordsOf(
  text: Text,
  language: Language,
  last: NonNullable<ChatListItem['last_message']>,
): string {
  if (last.deleted) return text('chat.removed_message');
  if (last.text === '' && last.audio_ms !== null)
    return text('voice.one', { length: clockLength(last.audio_ms) });
  if (last.text === '' && last.card) return text('cards.said', { text: last.card[language] });
  return last.text === '' && last.image ? text('pictures.one') : withoutMarks(last.text);
}

function plain(words: string): Line {
  return { text: words, tone: 'plain' };
}

/** Who wrote stands before the words only where it can be one of several. */
function authorIn(
  text: Text,
  chat: ChatListItem,
  { kind, author_name: name }: NonNullable<ChatListItem['last_message']>,
): string | null {
  if (kind === 'guide') return isAmongPeople(chat) ? text('assistant.guide') : null;
  return chat.chat_type === 'GP' ? name : null;
}

function typingLine(text: Text, { chat_type: type }: ChatListItem, typing: UserRef[]): string {
  const [first] = typing;
  if (type === 'US' || !first) return text('members.typing');
  return typing.length === 1
    ? text('members.typing_one', { name: first.display_name })
    : text('members.typing_many', { count: typing.length });
}
