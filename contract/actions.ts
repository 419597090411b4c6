import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, PageMarker, Stage, Time, filledText, page, writtenText } from './shapes.ts';
import { actionStates, dueGroups, limits } from './values.ts';

/** A day of the calendar, `YYYY-MM-DD`, from 1900 to 9999; it has no time zone. */
export const Day = z.iso.date().regex(/^(19|[2-9]\d)/u, 'field.invalid');

/** The chat, message or card that something came of, as the caller names it. */
export const SourceIn = z.strictObject({
  chat_id: Id.nullable().default(null),
  message_id: Id.nullable().default(null),
  card_id: Id.nullable().default(null),
});

/** The origin of something. A part that is gone, or that its owner may no longer see, is null. */
export const Source = z.strictObject({
  chat_id: Id.nullable(),
  message_id: Id.nullable(),
  card_id: Id.nullable(),
  /** The chat's title or the card's name, in the owner's language; empty for a chat without a name. */
  title: z.string(),
  /** Path of the screen that shows it. */
  link: z.string(),
});
export type Source = z.output<typeof Source>;

/** A fractional index: positions are compared as text, and between two there is always another one. */
const Position = z
  .string()
  .max(100)
  .regex(/^[A-Za-z][0-9A-Za-z]+$/u, 'field.invalid');

/** An action is its owner's alone. */
export const Action = z.strictObject({
  id: Id,
  title: z.string(),
  note: z.string(),
  stage: Stage,
  state: z.enum(actionStates),
  due_on: Day.nullable(),
  remind_at: Time.nullable(),
  position: z.string(),
  /** Null: made by hand, or everything that it came of is gone. */
  source: Source.nullable(),
  created_at: Time,
  /** When its state became `done`. */
  done_at: Time.nullable(),
});
export type Action = z.output<typeof Action>;

const ActionFields = z.strictObject({
  title: filledText(limits.actionTitleLengthMax),
  note: writtenText(limits.noteLengthMax),
  stage: Stage,
  state: z.enum(actionStates),
  due_on: Day.nullable(),
  remind_at: Time.nullable(),
  position: Position,
});

export const actions = {
  list: endpoint({
    method: 'GET',
    path: '/api/action-hub/actions',
    summary:
      'My actions. Without `state` those that are open or being done, by position; done and dropped ones the last changed first. `due` is by the days of my time zone.',
    query: z.strictObject({
      state: z.enum(actionStates).optional(),
      due: z.enum(dueGroups).optional(),
      stage: Stage.optional(),
      page: PageMarker,
    }),
    answer: page(Action),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/action-hub/actions',
    summary:
      'Makes an action, at the end unless it names a position. A repeated `id` of mine answers with the action that exists.',
    body: ActionFields.partial().required({ title: true }).extend({
      id: z.uuid().optional(),
      source: SourceIn.nullable().optional(),
      /** When it was made and done, for one that is brought back; a time to come counts as now. */
      created_at: Time.optional(),
      done_at: Time.nullable().optional(),
    }),
    answer: z.strictObject({ action: Action }),
    fails: ['action.too_many', 'chat.not_found', 'message.not_found', 'card.not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/action-hub/actions/:id',
    summary: 'Changes the named fields of an action of mine.',
    params: ById,
    body: ActionFields.partial(),
    answer: z.strictObject({ action: Action }),
    fails: ['action.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/action-hub/actions/:id',
    summary: 'Deletes an action of mine.',
    params: ById,
    answer: z.strictObject({ id: Id }),
    fails: ['action.not_found'],
  }),
};
