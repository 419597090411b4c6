import { z } from 'zod';
import { Card, CardType } from './cards.ts';
import { ChatListItem } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Stage, Time, UserRef, writtenText } from './shapes.ts';
import { journeyMemberStates, journeyStates, limits } from './values.ts';

const Bilingual = z.strictObject({ en: z.string(), he: z.string() });

/** A journey as offered: four stages from Pause to Doing, in both languages. */
export const Journey = z.strictObject({
  id: Id,
  title: Bilingual,
  description: Bilingual,
  minutes: z.number().int().positive(),
  /** Intended participants; it can still be started alone or with others. */
  for: z.enum(['one', 'many', 'both']),
  /** The address of its picture, 600 pixels wide; also there 300 and 900 wide. */
  theme_image: z.string(),
  theme_alt: Bilingual,
  stages: z.array(
    z.strictObject({
      stage: Stage,
      card_type: CardType,
      opening: Bilingual,
      questions: z.array(Bilingual).length(3),
      closing: Bilingual,
    }),
  ),
});
export type Journey = z.output<typeof Journey>;

export const JourneyState = z.enum(journeyStates);
export type JourneyState = z.output<typeof JourneyState>;

/** The state of my unfinished run of a journey, listed with the journey. */
export const OpenRun = z.strictObject({
  id: Id,
  chat_id: Id,
  state: JourneyState,
  step: z.number().int().min(0).max(3),
});

export const OfferedJourney = z.strictObject({
  ...Journey.shape,
  /** My unfinished runs of it, most recently changed first. */
  runs: z.array(OpenRun),
});
export type OfferedJourney = z.output<typeof OfferedJourney>;

/** An open card of a run; the same for everybody, in both languages. */
export const OpenCard = Card.pick({
  id: true,
  card_index: true,
  card_type: true,
  deck: true,
  texts: true,
  alts: true,
  image_url: true,
  stage: true,
});
export type OpenCard = z.output<typeof OpenCard>;

const Step = z.number().int().min(0).max(3);
const Question = z.number().int().min(0).max(2);

/** A person's choice in a round. Only its author gets it before it is laid. */
export const JourneyChoice = z.strictObject({
  step: Step,
  user: UserRef,
  /** One of the open cards of the round. */
  card_id: Id.nullable(),
  /** The question that they chose, of the three of the stage. */
  question: Question.nullable(),
  text: z.string(),
  ready: z.boolean(),
  /** It was laid in the chat for everybody; it never changes after that. */
  laid: z.boolean(),
  /**
   * The message of the laid choice; null before, and if it was laid without a message. If the message is
   * deleted, for all or for me, card, question and text are removed here too.
   */
  message_id: Id.nullable(),
});
export type JourneyChoice = z.output<typeof JourneyChoice>;

/** The part of a run that is the same for everybody in it. */
export const SharedRun = z.strictObject({
  id: Id,
  /** The id of the journey. */
  journey: Id,
  /** The chat of the run; all its members take part. */
  chat_id: Id,
  stage: Stage,
  step: Step,
  state: JourneyState,
  rounds: z
    .array(
      z.strictObject({
        stage: Stage,
        /** Three cards of the stage; empty before the round is entered. */
        cards: z.array(OpenCard),
        /** When the choices were revealed. */
        revealed_at: Time.nullable(),
      }),
    )
    .length(4),
  /** The members of the chat, in the order in which they joined, and the state of each in the current round. */
  members: z.array(z.strictObject({ user: UserRef, state: z.enum(journeyMemberStates) })),
  started_at: Time,
  changed_at: Time,
  finished_at: Time.nullable(),
  /** Counts the changes that everybody sees. */
  version: z.number().int().positive(),
});
export type SharedRun = z.output<typeof SharedRun>;

/**
 * A run of a journey has four rounds, one for each stage. In a round three cards are open; everybody chooses
 * privately (`choosing`), writes about the choice (`reflecting`) and says that they are ready (`ready`). When
 * all are ready, the choices are revealed: each is laid in the chat as a message of its author. Then the run
 * goes on.
 *
 * - Alone in a chat with the guide, `ready` reveals, and the guide answers the laid choice.
 * - A choice is optional: `ready` without a choice skips the round.
 * - Leaving reveals nothing, because a person may come back; when all remaining members are ready, anybody
 *   may reveal.
 * - A member who was not ready at the reveal may still choose; the choice is laid when they are ready.
 * - `paused` keeps the state for everybody; `finished` is the end.
 */
export const JourneyRun = z.strictObject({
  ...SharedRun.shape,
  /** My choices and laid choices of others; by step, then by the author’s id. */
  choices: z.array(JourneyChoice),
  /** Open cards that I reported, in order; their faces are covered for me. */
  reported: z.array(Id),
});
export type JourneyRun = z.output<typeof JourneyRun>;

/**
 * The round of the action, default: the current one; if the run has moved on, nothing is done (409
 * `journey.moved_on`).
 */
const at = Step.optional();

export const journeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/journeys',
    summary: 'The journeys in their order, each with my runs of it that have not ended.',
    answer: z.strictObject({ items: z.array(OfferedJourney) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/journeys/:id',
    summary: 'A journey, with my runs of it that have not ended.',
    params: ById,
    answer: z.strictObject({ journey: OfferedJourney }),
    fails: ['journey.not_found'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/journeys/:id/start',
    summary:
      'Begins a journey: with the guide, or with `participants` (usernames) in a group of its own; connections are in at once, others are invited. A repeat with the same `client_id` answers the first run.',
    params: ById,
    body: z.strictObject({
      client_id: z.uuid().optional(),
      participants: z.array(z.string().max(limits.usernameLengthMax)).max(100).optional(),
    }),
    answer: z.strictObject({ run: JourneyRun, chat: ChatListItem }),
    fails: [
      'account.invites_limit_reached',
      'chat.group_full',
      'journey.not_found',
      'person.not_found',
    ],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/journey_runs',
    summary:
      'My runs, the last touched first; at most 100. With `chat_id` only the one of that chat.',
    query: z.strictObject({ state: JourneyState.optional(), chat_id: Id.optional() }),
    answer: z.strictObject({ items: z.array(JourneyRun) }),
  }),
  run: endpoint({
    method: 'GET',
    path: '/api/journey_runs/:id',
    summary: 'A run that I am in.',
    params: ById,
    answer: z.strictObject({ run: JourneyRun }),
    fails: ['journey.not_found', 'chat.not_joined'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/journey_runs/:id',
    summary:
      'Does one thing in a run. `choice` keeps what I choose in round `at`, for me alone; `ready` says that I am, or takes it back (alone with a provider that I did not agree to: 409 `guide.consent_required`, unless it goes without the guide); `reveal` lays the choices of those who are ready: anybody may when all are, the owner of the chat before; `step` goes to another round (`at` + 1, or one that was entered), 4 finishes: anybody may when the round is revealed or lies behind, the owner before; `paused` rests the run for all, or goes on with it.',
    params: ById,
    body: z.union([
      z.strictObject({
        at,
        choice: z.strictObject({
          card_id: Id.nullable(),
          question: Question.nullable(),
          text: writtenText(limits.reflectionLengthMax),
        }),
      }),
      z.strictObject({
        at,
        ready: z.boolean(),
        /** Alone: lays my choice without sending it to the guide. */
        without_guide: z.boolean().optional(),
      }),
      z.strictObject({ at, reveal: z.literal(true) }),
      z.strictObject({ at, step: z.number().int().min(0).max(4) }),
      z.strictObject({ paused: z.boolean() }),
    ]),
    answer: z.strictObject({
      run: JourneyRun,
      /** Why my choice was not sent to the guide; the choice is kept. */
      answer_refused: z.enum(['plan.limit_reached', 'guide.too_many_running']).nullable(),
    }),
    fails: [
      'chat.not_joined',
      'guide.consent_required',
      'journey.not_found',
      'journey.not_allowed',
      'journey.moved_on',
      'journey.laid_already',
      'journey.resting',
      'journey.finished',
      'message.being_answered',
    ],
  }),
};
