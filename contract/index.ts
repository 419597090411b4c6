import { account, config, intro, media } from './account.ts';
import { chat } from './chat.ts';
import { connections, people } from './connections.ts';
import { folders } from './folders.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { search } from './search.ts';

/** The whole API, one map: the server serves it, the browser and the tests call it. */
export const api = {
  account,
  chat,
  config,
  connections,
  folders,
  intro,
  media,
  members,
  messages,
  notifications,
  people,
  search,
};
