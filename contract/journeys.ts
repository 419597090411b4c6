import { z } from 'zod';
import { Card, CardType } from './cards.ts';
import { ChatListItem } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Stage, Time, UserRef, writtenText } from './shapes.ts';
import { journeyMemberStates, journeyStates, limits } from './values.ts';

const Bilingual = z.strictObject({ en: z.string(), he: z.string() });

/** A journey as it is offered: four stages from Pause to Doing, in both languages. */
export const Journey = z.strictObject({
  id: Id,
  title: Bilingual,
  description: Bilingual,
  minutes: z.number().int().positive(),
  /** Whom it is made for; it can be started alone or with others all the same. */
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

/** Where I am in a journey that has not ended, as it is offered beside it. */
export const OpenRun = z.strictObject({
  id: Id,
  chat_id: Id,
  state: JourneyState,
  step: z.number().int().min(0).max(3),
});

export const OfferedJourney = z.strictObject({
  ...Journey.shape,
  /** My runs of it that have not ended, the last touched first. */
  runs: z.array(OpenRun),
});
export type OfferedJourney = z.output<typeof OfferedJourney>;

/** A card that lies open in a run; the same for everybody, in both languages. */
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

/** What somebody chose in a round. Before it is laid, nobody but its author gets it. */
export const JourneyChoice = z.strictObject({
  step: Step,
  user: UserRef,
  /** One of the round’s open cards. */
  card_id: Id.nullable(),
  /** Which of the stage’s three questions they stayed with. */
  question: Question.nullable(),
  text: z.string(),
  ready: z.boolean(),
  /** It was laid in the chat, for all; after that it stays as it is. */
  laid: z.boolean(),
  /**
   * The message that it was laid as; null before, and where it was laid without one. What is taken away of the message,
   * for all or for me, is taken away here: nothing stays of card, question and text.
   */
  message_id: Id.nullable(),
});
export type JourneyChoice = z.output<typeof JourneyChoice>;

/** What everybody in a run sees alike. */
export const SharedRun = z.strictObject({
  id: Id,
  /** The id of the journey. */
  journey: Id,
  /** The chat that it is made in; whoever is in the chat is in the run. */
  chat_id: Id,
  stage: Stage,
  step: Step,
  state: JourneyState,
  rounds: z
    .array(
      z.strictObject({
        stage: Stage,
        /** Three cards of the stage; none before the round was entered. */
        cards: z.array(OpenCard),
        /** Since when the choices lie open. */
        revealed_at: Time.nullable(),
      }),
    )
    .length(4),
  /** Those who are in the chat, by when they joined, and how far each is in the round that is on. */
  members: z.array(z.strictObject({ user: UserRef, state: z.enum(journeyMemberStates) })),
  started_at: Time,
  changed_at: Time,
  finished_at: Time.nullable(),
  /** Counts the changes that all see. */
  version: z.number().int().positive(),
});
export type SharedRun = z.output<typeof SharedRun>;

/**
 * A run of a journey is four rounds, one for each stage. In a round three cards lie open; everybody chooses privately
 * (`choosing`), writes what they like about it (`reflecting`) and says that they are ready (`ready`). When all are, the
 * choices are revealed: each is laid in the chat as a message of its author. Then the run goes on.
 *
 * - Alone in a chat with the guide, being ready reveals, and the guide answers what was laid.
 * - Nothing needs to be chosen: who is ready without a choice passes the round over.
 * - Who leaves may come back for a moment, so leaving reveals nothing; when all who stay are ready, anybody reveals.
 * - Who was not ready at the reveal may still choose; it is laid when they say that they are ready.
 * - `paused` keeps everything as it is, for all; `finished` is the end.
 */
export const JourneyRun = z.strictObject({
  ...SharedRun.shape,
  /** Mine, and those of others that are laid; by step, then by the author’s id. */
  choices: z.array(JourneyChoice),
  /** Those of its open cards that I reported, in order: for me their faces are covered. */
  reported: z.array(Id),
});
export type JourneyRun = z.output<typeof JourneyRun>;

/** Which round is meant, without it the one that is on; when the run has moved on, nothing is done (409 `journey.moved_on`). */
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
        /** Alone: lays what I chose without telling it to the guide. */
        without_guide: z.boolean().optional(),
      }),
      z.strictObject({ at, reveal: z.literal(true) }),
      z.strictObject({ at, step: z.number().int().min(0).max(4) }),
      z.strictObject({ paused: z.boolean() }),
    ]),
    answer: z.strictObject({
      run: JourneyRun,
      /** Why the guide did not get what I chose alone; the choice is kept all the same. */
      answer_refused: z.enum(['plan.limit_reached', 'guide.too_many_running']).nullable(),
    }),
  }),
};
