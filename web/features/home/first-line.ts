import { storeOf } from '#web/platform/store.ts';

/** Words from elsewhere with which the next first message begins. */
export const firstLine = storeOf('');
