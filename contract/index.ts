import { account, config, intro, media } from './account.ts';
import { chat } from './chat.ts';
import { search } from './search.ts';

/** The whole API, one map: the server serves it, the browser and the tests call it. */
export const api = { account, chat, config, intro, media, search };
