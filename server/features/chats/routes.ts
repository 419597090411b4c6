import { readPushed } from './read-pushed.ts';
import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { myChats, myGuidedChats, myPeopleChats } from '../chat-list/chat-list.ts';
import { withFewInvites } from '../connections/new-accounts.ts';
import { behindDoor } from '../sight/doors.ts';
import { applyToChats, countChats, undoForChats } from './bulk.ts';
import {
  chatInfo,
  chooseStage,
  keepDraft,
  keepSettings,
  markRead,
  openTheme,
  removeChat,
  renameChat,
  restoreChat,
  setGuideMode,
} from './chats.ts';
import { createChat } from './create-chat.ts';

export const chatRoutes: Route[] = [
  withFewInvites(serve(api.chat.create, createChat)),
  serve(api.chat.list, myChats),
  serve(api.chat.listAlias, myChats),
  serve(api.chat.listGuided, myGuidedChats),
  serve(api.chat.listPeople, myPeopleChats),
  serve(api.chat.openTheme, openTheme),
  serve(api.chat.info, (call, { params }) => chatInfo(call, params.id)),
  serve(api.chat.rename, renameChat),
  serve(api.chat.remove, (call, { params }) => removeChat(call, params.id)),
  serve(api.chat.restore, (call, { params }) => restoreChat(call, params.id)),
  serve(api.bulk.count, countChats),
  serve(api.bulk.apply, applyToChats, { opensTransaction: false }),
  serve(api.bulk.undo, undoForChats, { opensTransaction: false }),
  serve(api.chat.read, markRead),
  serve(api.push.read, readPushed),
  serve(api.chat.settings, behindDoor({}, keepSettings)),
  serve(api.chat.draft, keepDraft),
  serve(api.chat.guide, setGuideMode),
  serve(api.chat.stage, chooseStage),
];
