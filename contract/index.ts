import { account, config, intro, media } from './account.ts';
import { analysis } from './analysis.ts';
import { bulk } from './bulk.ts';
import { catchUp } from './catch-up.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { connections, people } from './connections.ts';
import { copies } from './copies.ts';
import { explore } from './explore.ts';
import { folders } from './folders.ts';
import { forwarding } from './forwarding.ts';
import { joining } from './joining.ts';
import { journeys } from './journeys.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { opinions } from './opinions.ts';
import { moderation, reports } from './reports.ts';
import { pins } from './pins.ts';
import { search } from './search.ts';
import { translations } from './translations.ts';
import { voice } from './voice.ts';
import { sharing } from './sharing.ts';

/** The whole API, one map: the server serves it, the browser and the tests call it. */
export const api = {
  account,
  analysis,
  bulk,
  catchUp,
  cards,
  chat,
  config,
  connections,
  copies,
  explore,
  folders,
  forwarding,
  intro,
  joining,
  journeys,
  media,
  members,
  messages,
  moderation,
  notifications,
  opinions,
  people,
  reports,
  pins,
  search,
  translations,
  voice,
  sharing,
};
