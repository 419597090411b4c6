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
