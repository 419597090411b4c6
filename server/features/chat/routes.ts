import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { inTurn } from '../../platform/http/turns.ts';
import { withFewInvites } from '../connections/new-accounts.ts';
import { pictureTurns } from '../media/pictures.ts';
import { myChats, myGuidedChats, myPeopleChats } from './chat-list.ts';
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
import { applyToChats } from './bulk.ts';
import { createChat } from './create-chat.ts';
import { joinByLink, makeLink, revokeLink } from './join-links.ts';
import { acceptChat, declineChat, handOver, inviteToChat, removeMember } from './members.ts';
import { chatMedia, chatMessages } from './messages.ts';
import { pinMessage, pinnedMessages, unpinMessage } from './pins.ts';
import { addReaction, listReactions, removeReaction } from './reactions.ts';
import { removeMessage } from './remove-message.ts';
import { sendToPeople, withSentFiles } from './send-to-people.ts';
import { chooseVersion, rateAnswer } from './versions.ts';

export const chatRoutes: Route[] = [
  withFewInvites(serve(api.chat.create, createChat)),
  serve(api.chat.list, myChats),
  serve(api.chat.listAlias, myChats),
  serve(api.chat.listGuided, myGuidedChats),
  serve(api.chat.listPeople, myPeopleChats),
  serve(api.chat.openTheme, openTheme),
  serve(api.chat.info, chatInfo),
  serve(api.chat.rename, renameChat),
  serve(api.chat.remove, removeChat),
  serve(api.chat.restore, restoreChat),
  serve(api.bulk.apply, applyToChats, { opensTransaction: false }),
  serve(api.chat.read, markRead),
  serve(api.chat.settings, keepSettings),
  serve(api.chat.draft, keepDraft),
  serve(api.chat.guide, setGuideMode),
  serve(api.chat.stage, chooseStage),
  serve(api.members.accept, acceptChat),
  serve(api.members.decline, declineChat),
  withFewInvites(serve(api.members.invite, inviteToChat)),
  serve(api.members.remove, removeMember),
  serve(api.members.handOver, handOver),
  serve(api.members.makeLink, makeLink),
  serve(api.members.revokeLink, revokeLink),
  serve(api.members.join, joinByLink),
  serve(api.messages.list, chatMessages),
  serve(api.messages.media, chatMedia),
  inTurn(
    servePrepared(api.messages.sendUser, withSentFiles, sendToPeople),
    pictureTurns,
    ({ files }) => files['image'] !== undefined,
  ),
  serve(api.messages.remove, removeMessage),
  serve(api.pins.list, pinnedMessages),
  serve(api.pins.pin, pinMessage),
  serve(api.pins.unpin, unpinMessage),
  serve(api.messages.reactions, listReactions),
  serve(api.messages.addReaction, addReaction),
  serve(api.messages.removeReaction, removeReaction),
  serve(api.messages.chooseVersion, chooseVersion),
  serve(api.messages.rate, rateAnswer),
];
