import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Report, reportedKinds } from './reports.ts';
import { PageMarker, Time, page } from './shapes.ts';

/** A person as the operator sees them. */
const Named = z.strictObject({ username: z.string(), display_name: z.string() });

/** A decision of the operator. */
export const Decision = z.strictObject({
  outcome: z.enum(['removed', 'cleared']),
  /** How many reports it decided. */
  reports: z.number().int().positive(),
  /** The operator’s address at that time; empty where none was set. Null: its owner removed it. */
  by: z.string().nullable(),
  at: Time,
});
export type Decision = z.output<typeof Decision>;

/** A reported item; nothing else of its chat. */
const Thing = z.strictObject({
  kind: z.enum(reportedKinds),
  /** Of a card of a deck its name there. */
  id: z.string(),
  /** Its author, or the reported person; null if the account was deleted, and for cards of decks. */
  author: Named.nullable(),
  /** The text of a message, the self-description of a person, or the text of a card. */
  text: z.string(),
  /** It was deleted since. */
  gone: z.boolean(),
  /** Reports of people and of deck cards can only be cleared. */
  removable: z.boolean(),
});

/** A line of the operator’s lists. */
export const ModerationLine = z.strictObject({
  ...Thing.shape,
  /** It has a picture. */
  pictured: z.boolean(),
  /** How many reports of it are open. */
  open: z.number().int().nonnegative(),
  /** The oldest of them; in the history, the time of the decision. */
  at: Time,
  /** Null in the list of what is open. */
  decision: Decision.nullable(),
});
export type ModerationLine = z.output<typeof ModerationLine>;

/** A reported item on the operator’s page. */
export const ModerationCase = z.strictObject({
  ...Thing.shape,
  state: Report.shape.state,
  /** Oldest first. */
  reports: z.array(
    z.strictObject({ ...Report.omit({ id: true }).shape, reporter: Named.nullable() }),
  ),
  /** Oldest first. */
  decisions: z.array(Decision),
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
});
export type ModerationCase = z.output<typeof ModerationCase>;

const token = z.string().max(300);
const ByToken = z.strictObject({ token });
const ByThing = z.strictObject({
  token,
  kind: z.enum(reportedKinds),
  id: z.string().max(100),
});
const callsPerMinute = 60;

/** The operator’s page; a signed link authorises it, which is mailed to the operator’s address. */
export const moderation = {
  list: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token',
    access: 'public',
    summary:
      'What was reported and is not decided, the longest waiting first; or every decision, newest first.',
    params: ByToken,
    query: z.strictObject({
      state: z.enum(['open', 'decided']).default('open'),
      page: PageMarker,
    }),
    answer: z.strictObject({
      ...page(ModerationLine).shape,
      /** How many items have open reports. */
      open: z.number().int().nonnegative(),
    }),
    perMinute: callsPerMinute,
    fails: ['report.not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token/:kind/:id',
    access: 'public',
    summary:
      'Something that was reported, and what was decided of it; nothing that nobody reported.',
    params: ByThing,
    answer: ModerationCase,
    perMinute: callsPerMinute,
    fails: ['report.not_found'],
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/report/moderation/:token/:kind/:id/image',
    access: 'public',
    summary: 'The picture that was reported, also while it is covered.',
    params: ByThing,
    answer: z.instanceof(Uint8Array),
    perMinute: callsPerMinute,
    fails: ['report.not_found', 'media.not_found', 'media.storage_failed'],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/report/moderation/:token/:kind/:id',
    access: 'public',
    summary:
      'Removes what was reported, or clears it; the reporters are notified, and of a removal its author by a mail. A person or a card of a deck can only be cleared, which notes the reports. A repeat changes nothing.',
    params: ByThing,
    body: z.strictObject({ action: z.enum(['remove', 'clear']) }),
    answer: ModerationCase,
    perMinute: callsPerMinute,
    fails: ['report.not_found', 'report.not_allowed'],
  }),
};
