import { z } from 'zod';

export const notificationKinds = [
  'chat_invite',
  'join_request',
  'connection_request',
  'connection_accepted',
  'mention',
  'message',
  'reaction',
  'opinion',
  'journey',
  'meeting_invite',
  'meeting_reminder',
  'action_reminder',
  'answer_ready',
  'payment',
  'report_outcome',
  'security',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
/** Kinds that are mailed at once and by themselves, to a verified address. */
export const mailedKinds = [
  'meeting_invite',
  'meeting_reminder',
  'action_reminder',
  'payment',
] as const;
export type MailedKind = (typeof mailedKinds)[number];
/** Kinds that are mailed together while they are unseen: what asks for an answer after 2 minutes, the rest after an hour. */
export const digestKinds = [
  'chat_invite',
  'join_request',
  'connection_request',
  'connection_accepted',
  'mention',
  'message',
  'reaction',
  'opinion',
  'journey',
  'report_outcome',
] as const;
export type DigestKind = (typeof digestKinds)[number];
/** Of these only people who chose it get mails. */
export const quietMailKinds = [
  'connection_accepted',
  'reaction',
  'opinion',
  'report_outcome',
] as const satisfies readonly DigestKind[];

/** The ways in which a kind comes. */
export const Channels = z.strictObject({
  in_app: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
});
export type Channels = z.output<typeof Channels>;

/** The channels of kinds that can’t be turned off. */
export const allOn: Channels = { in_app: true, push: true, mail: true };

/** The channels of a kind as the person chose them, or by default: all, but no mails of `quietMailKinds`. */
export function channelsOf(
  { notifications }: { notifications: Partial<Record<NotificationKind, Channels>> },
  kind: NotificationKind,
): Channels {
  const mail = !quietMailKinds.some((quiet) => quiet === kind);
  return notifications[kind] ?? { ...allOn, mail };
}
