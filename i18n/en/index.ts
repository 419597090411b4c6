import { account } from './account.ts';
import { analysis } from './analysis.ts';
import { assistant } from './assistant.ts';
import { catchUp } from './catch-up.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { connections } from './connections.ts';
import { copies } from './copies.ts';
import { explore } from './explore.ts';
import { fields } from './fields.ts';
import { folders } from './folders.ts';
import { forwarding } from './forwarding.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { journeys } from './journeys.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { notificationList } from './notification-list.ts';
import { pictures } from './pictures.ts';
import { pins } from './pins.ts';
import { privacy } from './privacy.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { sharing } from './sharing.ts';
import { selection } from './selection.ts';
import { shell } from './shell.ts';
import { translations } from './translations.ts';
import { voice } from './voice.ts';

/** Every text of the browser, by key; one line for each noun. */
export const catalogue = {
  ...account,
  ...analysis,
  ...assistant,
  ...catchUp,
  ...cards,
  ...chat,
  ...connections,
  ...copies,
  ...explore,
  ...fields,
  ...folders,
  ...forwarding,
  ...home,
  ...intro,
  ...journeys,
  ...members,
  ...messages,
  ...notificationList,
  ...pictures,
  ...pins,
  ...privacy,
  ...reports,
  ...search,
  ...sharing,
  ...selection,
  ...shell,
  ...translations,
  ...voice,
} as const;
