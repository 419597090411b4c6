import { account } from './account.ts';
import { assistant } from './assistant.ts';
import { chat } from './chat.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** Every text of the browser, by key; one line for each noun. */
export const catalogue = {
  ...account,
  ...assistant,
  ...chat,
  ...fields,
  ...home,
  ...intro,
  ...search,
  ...shell,
} as const;
