import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, Time, writtenText } from './shapes.ts';
import { limits } from './values.ts';

const { reportLengthMin, reportLengthMax } = limits;

/** What can be reported. */
export const reportedKinds = ['image', 'message', 'person', 'card'] as const;

export const Report = z.strictObject({
  id: Id,
  /** What is wrong, in the words of whoever reported it. */
  text: z.string(),
  /** What the operator decided: it was removed, or it stays. */
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

/** Something that was reported, as the operator's page shows it; nothing else of its chat. */
export const ModerationCase = z.strictObject({
  kind: z.enum(reportedKinds),
  state: Report.shape.state,
  /** Oldest first. */
  reports: z.array(
    z.strictObject({ ...Report.omit({ id: true }).shape, reporter: Named.nullable() }),
  ),
  /** Who made it, or who was reported; null where the account is gone. */
  author: Named.nullable(),
  /** Of a message its words, of a person what they say of themselves, of a card what stands on it. */
  text: z.string(),
  /** It has a picture, which the token opens. */
  image: z
    .strictObject({
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      alt: z.string(),
    })
    .nullable(),
  /** Everybody but its owner has it covered until it is decided. */
  covered: z.boolean(),
  /** It was deleted meanwhile. */
  gone: z.boolean(),
  /** People and the cards of the decks can only be cleared. */
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
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/api/report/delete_image/:id',
    summary: 'Removes my own picture for good; its message keeps a placeholder.',
    params: ById,
    answer: Done,
  }),
  ofMessage: endpoint({
    method: 'GET',
    path: '/api/chat/message/:id/report',
    summary: 'My report of a message; null where I made none.',
    params: ById,
    answer: z.strictObject({ report: Report.nullable() }),
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
  }),
  person: endpoint({
    method: 'POST',
    path: '/api/users/:username/report',
    summary: 'Reports a person, once. To hear no more of them, block them.',
    params: z.strictObject({ username: z.string().max(100) }),
    body: ReportBody,
    answer: z.strictObject({ report: Report }),
    perMinute: reportsPerMinute,
  }),
};

/** The operator's page; the signed link that they were mailed acts. */
export const moderation = {
  show: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token',
    access: 'public',
    summary: 'Something that was reported, for whoever holds the link that was mailed.',
    params: ByToken,
    answer: ModerationCase,
    perMinute: 60,
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token/image',
    access: 'public',
    summary: 'The picture that was reported, also while it is covered.',
    params: ByToken,
    answer: z.instanceof(Uint8Array),
    perMinute: 60,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/report/moderation/:token',
    access: 'public',
    summary:
      'Removes what was reported, or clears it; whoever reported it is told. A person or a card of a deck can only be cleared, which notes the reports. A repeat changes nothing.',
    params: ByToken,
    body: z.strictObject({ action: z.enum(['remove', 'clear']) }),
    answer: ModerationCase,
    perMinute: 60,
  }),
};
