import { clockLength } from '#i18n/clock-length.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { CardTexts } from '#contract/cards.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Feeling } from '#contract/opinions.ts';
import { withNames } from '#contract/mentions.ts';
import type { Language, Mentioned, UserRef } from '#contract/shapes.ts';
import { journeyOf } from '#content/journeys/journeys.ts';
import { feelings } from '#contract/values.ts';
import type { notifications } from '#db/schema/notifications.ts';
import { type NotificationText, notificationText } from '#i18n/notifications.ts';

export type NotificationRow = InferSelectModel<typeof notifications>;
/**
 * Parameters of the sentences; `mentioned`: as JSON. `chat`: a group’s name or empty, absent between two;
 * `added`: nobody asked them; `asked`: they asked to join.
 */
export type NoticeParams = Record<string, string | number>;

/** The reader's name for a person. */
type NameOf = (person: Mentioned) => string;

interface Sentences {
  title: string;
  text: string;
}

/**
 * The quote of a message in a notification: its text, or that it is only a card, a recording, a picture or
 * several.
 */
export function quotedIn(
  {
    text,
    image,
    audio_ms: audioMs,
    card,
    mentioned = [],
  }: {
    text: string;
    mentioned?: Mentioned[] | undefined;
    image: boolean;
    audio_ms: number | null;
    card: CardTexts | null;
  },
  pictures = 1,
): NoticeParams {
  if (text === '' && card) return { card_en: card.en, card_he: card.he };
  if (text === '' && audioMs !== null) return { audio_ms: audioMs };
  if (text === '' && image) return { image: pictures };
  return text.includes('@') ? { text, mentioned: JSON.stringify(mentioned) } : { text };
}

const isFeeling = (feeling: unknown): feeling is Feeling =>
  feelings.some((known) => known === feeling);

/** Results of a report: its subject, and the operator's decision. */
export const outcomes = [
  'image_removed',
  'image_cleared',
  'message_removed',
  'message_cleared',
  'person_cleared',
  'card_removed',
  'card_cleared',
] as const;
type Outcome = (typeof outcomes)[number];

const isOutcome = (outcome: unknown): outcome is Outcome =>
  outcomes.some((known) => known === outcome);

/** News of a payment or a plan. */
export const paymentNews = [
  'paid',
  'failed',
  'confirm',
  'trial_ends',
  'ends',
  'ended',
  'stopped',
] as const;
export type PaymentNews = (typeof paymentNews)[number];

const isPaymentNews = (what: unknown): what is PaymentNews =>
  paymentNews.some((known) => known === what);

/** The title and the text of a notification in a language. */
export function sentencesOf(
  language: Language,
  { kind, params }: Pick<NotificationRow, 'kind' | 'params'>,
  nameOf: NameOf,
): Sentences {
  const quoted = wordsOf(language, params, nameOf);
  const say = (key: NotificationText) =>
    notificationText(language, key, {
      ...params,
      text: quoted,
      when: String(params[`when_${language}`] ?? ''),
      amount: String(params[`amount_${language}`] ?? ''),
    });
  const isGroup = params['chat'] !== undefined;
  const isNamed = isGroup && params['chat'] !== '';
  switch (kind) {
    case 'chat_invite': {
      if (params['added'] !== undefined) {
        const how = params['asked'] === undefined ? 'chat_invite.added' : 'chat_invite.let_in';
        return { title: say(how), text: isNamed ? say('chat_invite.group') : '' };
      }
      const inGroup = isNamed ? 'chat_invite.group' : 'chat_invite.group_unnamed';
      return { title: say('chat_invite.title'), text: say(isGroup ? inGroup : 'chat_invite.pair') };
    }
    case 'journey':
      return {
        title: say(params['added'] === undefined ? 'journey.title' : 'journey.added'),
        text: journeyOf(String(params['journey']))?.title[language] ?? '',
      };
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
    case 'opinion': {
      const { feeling } = params;
      return {
        title: say(params['card_path'] === undefined ? 'opinion.title' : 'opinion.card_title'),
        text: quoted === '' && isFeeling(feeling) ? say(`opinion.${feeling}`) : quoted,
      };
    }
    case 'action_reminder':
      return {
        title: say(
          params['late'] === undefined ? 'action_reminder.title' : 'action_reminder.late_title',
        ),
        text: quoted,
      };
    case 'meeting_reminder':
      return {
        title: say(
          params['late'] === undefined ? 'meeting_reminder.title' : 'meeting_reminder.late_title',
        ),
        text: String(params[`when_${language}`] ?? ''),
      };
    case 'meeting_invite':
      // Nothing of somebody whose account was deleted stands in it, also not what they called it.
      if (params['cancelled'] === 'ended')
        return {
          title: say('meeting_invite.ended_title'),
          text: String(params[`when_${language}`] ?? ''),
        };
      return {
        title: say(
          params['cancelled'] === undefined
            ? 'meeting_invite.title'
            : 'meeting_invite.cancelled_title',
        ),
        text: say('meeting_invite.text'),
      };
    case 'report_outcome': {
      const { outcome } = params;
      return {
        title: say('report_outcome.title'),
        text: isOutcome(outcome) ? say(`report_outcome.${outcome}`) : '',
      };
    }
    case 'payment': {
      const { what } = params;
      if (!isPaymentNews(what)) throw new Error(`no sentence for a payment that is ${what}`);
      const isDated = params['when_en'] !== undefined;
      return {
        title: say(`payment.${what}`),
        text: say(
          (what === 'failed' || what === 'confirm') && !isDated
            ? `payment.${what}_text_late`
            : `payment.${what}_text`,
        ),
      };
    }
    default:
      throw new Error(`no sentence for a notification of kind ${kind}`);
  }
}

function wordsOf(language: Language, params: NoticeParams, nameOf: NameOf): string {
  if (params['image'] !== undefined) return notificationText(language, 'message.image', params);
  const card = params[`card_${language}`];
  if (card !== undefined) return notificationText(language, 'message.card', { text: card });
  if (params['audio_ms'] === undefined) {
    const { text = '', mentioned } = params;
    const named =
      mentioned === undefined ? undefined : (JSON.parse(String(mentioned)) as Mentioned[]);
    return withNames(
      { text: String(text), mentioned: named },
      notificationText(language, 'guide'),
      nameOf,
    );
  }
  return notificationText(language, 'message.audio', {
    length: clockLength(Number(params['audio_ms'])),
  });
}

/** The screen where it happened. */
export function linkOf({
  kind,
  chatId,
  seq,
  actionId,
  meetingId,
  params,
}: Pick<NotificationRow, 'kind' | 'chatId' | 'seq' | 'actionId' | 'meetingId' | 'params'>):
  | string
  | null {
  if (actionId !== null) return `/action-hub/my-actions?action=${actionId}`;
  if (meetingId !== null) return meetingLink(meetingId, params['at']);
  if (kind === 'payment') return '/profile/plans';
  if (kind === 'meeting_invite') return '/action-hub/my-meetings';
  if (kind === 'connection_request' || kind === 'connection_accepted') return '/connect';
  if (kind === 'opinion' && params['card_path'] !== undefined) return String(params['card_path']);
  if (chatId === null) return null;
  return seq === null || kind === 'message' ? `/chat/${chatId}` : `/chat/${chatId}?seq=${seq}`;
}

function meetingLink(meetingId: string, at: string | number | undefined): string {
  const occurrence = at === undefined ? '' : `&at=${encodeURIComponent(at)}`;
  return `/action-hub/my-meetings?meeting=${meetingId}${occurrence}`;
}

/** A stored notification as it goes over the wire. */
export function notificationOf(
  row: NotificationRow,
  actor: UserRef | null,
  language: Language,
  nameOf: NameOf,
): Notification {
  const params = actor ? { ...row.params, name: nameOf(actor) } : row.params;
  return {
    id: row.id,
    kind: row.kind,
    ...sentencesOf(language, { kind: row.kind, params }, nameOf),
    link: linkOf(row),
    actor,
    invite: row.invite,
    seen_at: row.seenAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
