import type { catalogue as english } from '../en/index.ts';
import { account } from './account.ts';
import { assistant } from './assistant.ts';
import { chat } from './chat.ts';
import { connections } from './connections.ts';
import { fields } from './fields.ts';
import { folders } from './folders.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { notificationList } from './notification-list.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** Every text of the browser, by key; a key that English has and Hebrew lacks does not compile. */
export const catalogue = {
  ...account,
  ...assistant,
  ...chat,
  ...connections,
  ...fields,
  ...folders,
  ...home,
  ...intro,
  ...members,
  ...messages,
  ...notificationList,
  ...pictures,
  ...privacy,
  ...search,
  ...shell,
} as const satisfies Record<keyof typeof english, string>;
