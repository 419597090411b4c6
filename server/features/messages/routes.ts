import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { chatMedia, chatMessages } from './messages.ts';
import { pinMessage, pinnedMessages, unpinMessage } from './pins.ts';
import { addReaction, listReactions, removeReaction } from './reactions.ts';
import { removeMessage } from './remove-message.ts';

export const messageRoutes: Route[] = [
  serve(api.messages.list, chatMessages),
  serve(api.messages.media, chatMedia),
  serve(api.messages.remove, removeMessage),
  serve(api.pins.list, pinnedMessages),
  serve(api.pins.pin, pinMessage),
  serve(api.pins.unpin, unpinMessage),
  serve(api.messages.reactions, listReactions),
  serve(api.messages.addReaction, addReaction),
  serve(api.messages.removeReaction, removeReaction),
];
