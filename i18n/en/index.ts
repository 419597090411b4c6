import { account } from './account.ts';
import { actions } from './actions.ts';
import { analysis } from './analysis.ts';
import { assistant } from './assistant.ts';
import { catchUp } from './catch-up.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { community } from './community.ts';
import { connections } from './connections.ts';
import { copies } from './copies.ts';
import { explore } from './explore.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { folders } from './folders.ts';
import { forwarding } from './forwarding.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { hub } from './hub.ts';
import { intro } from './intro.ts';
import { inviting } from './inviting.ts';
import { journeys } from './journeys.ts';
import { legal } from './legal.ts';
import { meetings } from './meetings.ts';
import { members } from './members.ts';
import { memory } from './memory.ts';
import { messages } from './messages.ts';
import { notificationList } from './notification-list.ts';
import { outcomes } from './outcomes.ts';
import { pictures } from './pictures.ts';
import { pins } from './pins.ts';
import { plans } from './plans.ts';
import { privacy } from './privacy.ts';
import { program } from './program.ts';
import { push } from './push.ts';
import { reports } from './reports.ts';
import { rights } from './rights.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { sharing } from './sharing.ts';
import { selection } from './selection.ts';
import { shell } from './shell.ts';
import { timeline } from './timeline.ts';
import { translations } from './translations.ts';
import { unsubscribe } from './unsubscribe.ts';
import { voice } from './voice.ts';

/** All texts of the browser by key; one line for each noun. */
export const catalogue = {
  ...account,
  ...actions,
  ...analysis,
  ...assistant,
  ...catchUp,
  ...cards,
  ...chat,
  ...community,
  ...connections,
  ...copies,
  ...explore,
  ...feedback,
  ...fields,
  ...folders,
  ...forwarding,
  ...history,
  ...home,
  ...hub,
  ...intro,
  ...inviting,
  ...journeys,
  ...legal,
  ...meetings,
  ...members,
  ...memory,
  ...messages,
  ...notificationList,
  ...outcomes,
  ...pictures,
  ...pins,
  ...plans,
  ...privacy,
  ...program,
  ...push,
  ...reports,
  ...rights,
  ...search,
  ...security,
  ...sharing,
  ...selection,
  ...shell,
  ...timeline,
  ...translations,
  ...unsubscribe,
  ...voice,
} as const;
