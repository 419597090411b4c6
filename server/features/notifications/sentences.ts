import type { InferSelectModel } from 'drizzle-orm';
import type { Notification } from '#contract/notifications.ts';
import type { Language, UserRef } from '#contract/shapes.ts';
import type { notifications } from '#db/schema/notifications.ts';
import { type NotificationText, notificationText } from '#i18n/notifications.ts';

export type NotificationRow = InferSelectModel<typeof notifications>;
/** What the sentences need. `chat`: a group’s name or empty, absent between two; `added`: nobody asked. */
export type NoticeParams = Record<string, string | number>;

interface Sentences {
  title: string;
  text: string;
}

/** What a notification says of a message: its words, or that there is only a picture. */
export function quotedIn({ text, image }: { text: string; image: boolean }): NoticeParams {
  return text === '' && image ? { image: 1 } : { text };
}

/** The title and the text of a notification in a language. */
export function sentencesOf(
  language: Language,
  { kind, params }: Pick<NotificationRow, 'kind' | 'params'>,
): Sentences {
  const picture = () => notificationText(language, 'message.image', params);
  const quoted = params['image'] === undefined ? String(params['text'] ?? '') : picture();
  const say = (key: NotificationText) =>
    notificationText(language, key, { ...params, text: quoted });
  const isGroup = params['chat'] !== undefined;
  const isNamed = isGroup && params['chat'] !== '';
  switch (kind) {
    case 'chat_invite': {
      if (params['added'] !== undefined)
        return { title: say('chat_invite.added'), text: isNamed ? say('chat_invite.group') : '' };
      const inGroup = isNamed ? 'chat_invite.group' : 'chat_invite.group_unnamed';
      return { title: say('chat_invite.title'), text: say(isGroup ? inGroup : 'chat_invite.pair') };
    }
    case 'join_request':
      return {
        title: say('join_request.title'),
        text: say(isNamed ? 'join_request.group' : 'join_request.group_unnamed'),
      };
    case 'connection_request':
      return { title: say('connection_request.title'), text: quoted };
    case 'connection_accepted':
      return { title: say('connection_accepted.title'), text: '' };
    case 'mention':
      return { title: say(isNamed ? 'mention.group_title' : 'mention.title'), text: quoted };
    case 'message': {
      const inGroup = isNamed ? 'message.group_title' : 'message.group_unnamed_title';
      return {
        title: say(isGroup ? inGroup : 'message.title'),
        text: isGroup && quoted !== '' ? say('message.group_text') : quoted,
      };
    }
    case 'reaction':
      return { title: say('reaction.title'), text: quoted };
    default:
      throw new Error(`no sentence for a notification of kind ${kind}`);
  }
}

/** The screen where it happened. */
export function linkOf({
  kind,
  chatId,
  seq,
}: Pick<NotificationRow, 'kind' | 'chatId' | 'seq'>): string | null {
  if (kind === 'connection_request' || kind === 'connection_accepted') return '/connect';
  if (chatId === null) return null;
  return seq === null || kind === 'message' ? `/chat/${chatId}` : `/chat/${chatId}?seq=${seq}`;
}

/** A stored notification as it goes over the wire. */
export function notificationOf(
  row: NotificationRow,
  actor: UserRef | null,
  language: Language,
): Notification {
  const params = actor ? { ...row.params, name: actor.display_name } : row.params;
  return {
    id: row.id,
    kind: row.kind,
    ...sentencesOf(language, { kind: row.kind, params }),
    link: linkOf(row),
    actor,
    invite: row.invite,
    seen_at: row.seenAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
