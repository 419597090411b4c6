import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { myChats, myGuidedChats } from './chat-list.ts';
import {
  chatInfo,
  chooseStage,
  createChat,
  keepDraft,
  keepSettings,
  markRead,
  openTheme,
  removeChat,
  renameChat,
  restoreChat,
} from './chats.ts';
import { chatMessages } from './messages.ts';
import { chooseVersion, rateAnswer } from './versions.ts';

export const chatRoutes: Route[] = [
  serve(api.chat.create, createChat),
  serve(api.chat.list, myChats),
  serve(api.chat.listAlias, myChats),
  serve(api.chat.listGuided, myGuidedChats),
  serve(api.chat.openTheme, openTheme),
  serve(api.chat.info, chatInfo),
  serve(api.chat.messages, chatMessages),
  serve(api.chat.rename, renameChat),
  serve(api.chat.remove, removeChat),
  serve(api.chat.restore, restoreChat),
  serve(api.chat.read, markRead),
  serve(api.chat.settings, keepSettings),
  serve(api.chat.draft, keepDraft),
  serve(api.chat.stage, chooseStage),
  serve(api.chat.chooseVersion, chooseVersion),
  serve(api.chat.rate, rateAnswer),
];
