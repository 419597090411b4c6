import { z } from 'zod';
import { notificationKinds } from './notification-kinds.ts';
import { ChatListItem } from './chat.ts';
import { Connection } from './connections.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, PageMarker, Time, UserRef } from './shapes.ts';
import { ownersDoor } from './refusals.ts';

/** Title and text are in the reader's language, without Markdown. */
export const Notification = z.strictObject({
  id: Id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** Path of the screen that it is about. */
  link: z.string().nullable(),
  actor: UserRef.nullable(),
  /** The request that can be accepted in place. */
  invite: z.enum(['pending', 'accepted', 'declined']).nullable(),
  seen_at: Time.nullable(),
  created_at: Time,
});
export type Notification = z.output<typeof Notification>;

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'My notifications: unseen first, then newest first.',
    query: z.strictObject({ page: PageMarker }),
    answer: z.strictObject({
      items: z.array(Notification),
      next: z.string().nullable(),
      /** Counted to at most 100. */
      unread: z.number().int().min(0).max(100),
    }),
  }),
  see: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id',
    summary: 'Marks a notification as seen.',
    params: ById,
    answer: z.strictObject({ notification: Notification }),
    fails: ['notification.not_found'],
  }),
  seeAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/seen_all',
    summary: 'Marks all my notifications as seen.',
    answer: z.strictObject({ unread: z.literal(0) }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/user/profile/notification',
    summary: 'Accepts or declines in place what a notification asks.',
    body: z.strictObject({ notification_id: Id, action: z.enum(['accept', 'decline']) }),
    answer: z.strictObject({
      notification: Notification,
      chat: ChatListItem.nullable(),
      connection: Connection.nullable(),
    }),
    fails: [
      'notification.not_found',
      'notification.not_allowed',
      ...ownersDoor,
      'chat.group_full',
      'member.not_found',
      'connection.not_found',
      'connection.not_allowed',
    ],
  }),
};
