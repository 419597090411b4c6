import type { catalogue as english } from '../en/index.ts';
import { account } from './account.ts';
import { assistant } from './assistant.ts';
import { chat } from './chat.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** Every text of the browser, by key; a key that English has and Hebrew lacks does not compile. */
export const catalogue = {
  ...account,
  ...assistant,
  ...chat,
  ...fields,
  ...home,
  ...intro,
  ...search,
  ...shell,
} as const satisfies Record<keyof typeof english, string>;
