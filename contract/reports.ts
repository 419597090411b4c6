import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, Time, writtenText } from './shapes.ts';
import { limits } from './values.ts';
import { chatDoor, messageDoor } from './refusals.ts';

const { reportLengthMin, reportLengthMax } = limits;

/** Subjects of reports. */
export const reportedKinds = ['image', 'message', 'person', 'card'] as const;

export const Report = z.strictObject({
  id: Id,
  /** The problem, in the reporter's words. */
  text: z.string(),
  /** The operator's decision: it was removed, or it stays. */
  state: z.enum(['open', 'removed', 'cleared']),
  created_at: Time,
});
export type Report = z.output<typeof Report>;

const ReportBody = z.strictObject({
  text: writtenText(reportLengthMax, reportLengthMin).refine(
    (text) => text.trim().length >= reportLengthMin,
    'field.too_short',
  ),
});

/** A person as the operator sees them. */
const Named = z.strictObject({ username: z.string(), display_name: z.string() });

/** A reported item on the operator's page; nothing else of its chat. */
export const ModerationCase = z.strictObject({
  kind: z.enum(reportedKinds),
  state: Report.shape.state,
  /** Oldest first. */
  reports: z.array(
    z.strictObject({ ...Report.omit({ id: true }).shape, reporter: Named.nullable() }),
  ),
  /** Its author, or the reported person; null if the account was deleted. */
  author: Named.nullable(),
  /** The text of a message, the self-description of a person, or the text of a card. */
  text: z.string(),
  /** It has a picture, which the token opens. */
  image: z
    .strictObject({
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      alt: z.string(),
    })
    .nullable(),
  /** It is covered for everybody but its owner until the decision. */
  covered: z.boolean(),
  /** It was deleted since. */
  gone: z.boolean(),
  /** Reports of people and of deck cards can only be cleared. */
  removable: z.boolean(),
});
export type ModerationCase = z.output<typeof ModerationCase>;

const ByToken = z.strictObject({ token: z.string().max(300) });
const reportsPerMinute = 10;

export const reports = {
  image: endpoint({
    method: 'POST',
    path: '/api/report/user_image/:id',
    summary:
      'Reports a picture of somebody else, once. It is covered for me at once, and for everybody but its owner at three reports by people with a verified address who have been here for 7 days.',
    params: ById,
    body: ReportBody,
    answer: z.strictObject({ report: Report }),
    perMinute: reportsPerMinute,
    fails: [...chatDoor, 'media.not_found', 'report.made_already', 'report.not_allowed'],
  }),
  card: endpoint({
    method: 'POST',
    path: '/api/report/card_image/:id',
    summary:
      'Reports a card of a deck or of somebody else, once. It is covered for me at once; one that somebody made also for everybody but them at three reports, as pictures are. Cards of the decks are never covered for others.',
    params: ById,
    body: ReportBody,
    answer: z.strictObject({ report: Report }),
    perMinute: reportsPerMinute,
    fails: ['card.not_found', 'report.made_already', 'report.not_allowed'],
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/api/report/delete_image/:id',
    summary: 'Removes my own picture for good; its message keeps a placeholder.',
    params: ById,
    answer: Done,
    fails: ['media.not_found', 'media.not_allowed'],
  }),
  ofMessage: endpoint({
    method: 'GET',
    path: '/api/chat/message/:id/report',
    summary: 'My report of a message; null where I made none.',
    params: ById,
    answer: z.strictObject({ report: Report.nullable() }),
    fails: messageDoor,
  }),
  message: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/report',
    summary:
      'Reports a message of somebody else or of the guide among people, once. It is covered for me at once.',
    params: ById,
    body: ReportBody,
    answer: z.strictObject({ report: Report }),
    perMinute: reportsPerMinute,
    fails: [...messageDoor, 'report.made_already', 'report.not_allowed'],
  }),
  person: endpoint({
    method: 'POST',
    path: '/api/users/:username/report',
    summary: 'Reports a person, once. To hear no more of them, block them.',
    params: z.strictObject({ username: z.string().max(100) }),
    body: ReportBody,
    answer: z.strictObject({ report: Report }),
    perMinute: reportsPerMinute,
    fails: ['person.not_found', 'report.made_already', 'report.not_allowed'],
  }),
};

/** The operator's page; the signed link from the mail authorises it. */
export const moderation = {
  show: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token',
    access: 'public',
    summary: 'Something that was reported, for the person who holds the link that was mailed.',
    params: ByToken,
    answer: ModerationCase,
    perMinute: 60,
    fails: ['report.not_found'],
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token/image',
    access: 'public',
    summary: 'The picture that was reported, also while it is covered.',
    params: ByToken,
    answer: z.instanceof(Uint8Array),
    perMinute: 60,
    fails: ['report.not_found', 'media.not_found', 'media.storage_failed'],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/report/moderation/:token',
    access: 'public',
    summary:
      'Removes what was reported, or clears it; the reporters are notified. A person or a card of a deck can only be cleared, which notes the reports. A repeat changes nothing.',
    params: ByToken,
    body: z.strictObject({ action: z.enum(['remove', 'clear']) }),
    answer: ModerationCase,
    perMinute: 60,
    fails: ['report.not_found', 'report.not_allowed'],
  }),
};
