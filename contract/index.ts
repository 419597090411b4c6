import { account } from './account.ts';
import { actionHub } from './action-hub.ts';
import { actions } from './actions.ts';
import { analysis } from './analysis.ts';
import { answers } from './answers.ts';
import { bulk } from './bulk.ts';
import { care } from './care.ts';
import { catchUp } from './catch-up.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { config } from './config.ts';
import { connections, people } from './connections.ts';
import { copies } from './copies.ts';
import { explore } from './explore.ts';
import { feedback } from './feedback.ts';
import { folders } from './folders.ts';
import { forwarding } from './forwarding.ts';
import { google } from './google.ts';
import { insights } from './insights.ts';
import { intro } from './intro.ts';
import { joining } from './joining.ts';
import { journeys } from './journeys.ts';
import { media } from './media.ts';
import { meetings } from './meetings.ts';
import { members } from './members.ts';
import { memory } from './memory.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { push } from './push.ts';
import { opinions } from './opinions.ts';
import { outcomes } from './outcomes.ts';
import { moderation } from './moderation.ts';
import { reports } from './reports.ts';
import { pins } from './pins.ts';
import { rights } from './rights.ts';
import { payments } from './payments.ts';
import { passkeys } from './passkeys.ts';
import { proof } from './proof.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { timeline } from './timeline.ts';
import { translations } from './translations.ts';
import { twoFactor } from './two-factor.ts';
import { unsubscribe } from './unsubscribe.ts';
import { voice } from './voice.ts';
import { sharing } from './sharing.ts';

/** The whole API, one map: the server serves it, the browser and the tests call it. */
export const api = {
  account,
  actionHub,
  actions,
  analysis,
  bulk,
  care,
  catchUp,
  cards,
  chat,
  config,
  connections,
  copies,
  explore,
  feedback,
  folders,
  forwarding,
  google,
  insights,
  intro,
  joining,
  journeys,
  media,
  meetings,
  members,
  memory,
  messages: { ...messages, ...answers },
  moderation,
  notifications,
  push,
  opinions,
  outcomes,
  passkeys,
  payments,
  people,
  reports,
  pins,
  rights,
  proof,
  search,
  security,
  timeline,
  translations,
  twoFactor,
  unsubscribe,
  voice,
  sharing,
};
