import { randomUUID } from 'node:crypto';
import { termsVersion } from '#content/legal/terms-version.ts';
import { browserElsewhere } from './push-service.ts';
import { type Person, password } from './world.ts';

/** A call of an endpoint by a person with access, about something of theirs. */
interface Case {
  params?: (things: Things) => Record<string, string>;
  body?: (things: Things) => unknown;
  query?: () => Record<string, string>;
  headers?: (things: Things) => Record<string, string>;
  /** The owner's status; default 200. */
  owner?: number;
  /**
   * Somebody else's status about the owner's thing: 404 where there is one, 200 where the call is about oneself, 409
   * or 422 where that is not possible for an account as it is at first, 503 where a service is off.
   */
  other: 200 | 404 | 409 | 422 | 503;
  /** The thing is named in the body, which is therefore read first. */
  inBody?: true;
}

export interface Things {
  owner: Person;
  chatId: string;
  messageId: string;
  answerId: string;
  /** Somebody who asked the owner to connect, the request, and the owner’s notification of it. */
  asking: Person;
  connectionId: string;
  notificationId: string;
  /** A browser of the owner that gets push messages. */
  pushDeviceId: string;
  folderId: string;
  actionId: string;
  insightId: string;
  noteId: string;
  meetingId: string;
  /** The owner’s picture, in the chat with the person who asks to connect. */
  imageId: string;
  cardId: string;
  /** A journey that the owner makes alone. */
  runId: string;
  /** Of the owner’s link by which people can ask to connect. */
  linkToken: string;
  /** The session in which the owner calls. */
  sessionId: string;
}

const ofChat = (things: Things) => ({ id: things.chatId });
const ofMessage = (things: Things) => ({ id: things.messageId });
const ofAnswer = (things: Things) => ({ id: things.answerId });
const ofReaction = (things: Things) => ({ id: things.messageId, emoji: '👍' });
const ofMember = (things: Things) => ({ id: things.chatId, username: things.asking.username });
const ofConnection = (things: Things) => ({ id: things.connectionId });
const ofImage = (things: Things) => ({ id: things.imageId });
const ofFolder = (things: Things) => ({ id: things.folderId });
const ofAction = (things: Things) => ({ id: things.actionId });
const ofMeeting = (things: Things) => ({ id: things.meetingId });
const ofInsight = (things: Things) => ({ id: things.insightId });
const ofNote = (things: Things) => ({ id: things.noteId });
const ofCard = (things: Things) => ({ id: things.cardId });
const ofLink = (things: Things) => ({ token: things.linkToken });
const ofRun = (things: Things) => ({ id: things.runId });
const inFolder = (things: Things) => ({ fileId: things.folderId, chat_id: things.chatId });
const ofSession = (things: Things) => ({ id: things.sessionId });
const ofNotification = (things: Things) => ({ id: things.notificationId });
const ofPushDevice = (things: Things) => ({ id: things.pushDeviceId });
const ofAsking = (things: Things) => ({ username: things.asking.username });

/** Every endpoint that needs an account; a new one without a line here fails the first test. */
export const cases: Record<string, Case> = {
  'account.profile': { other: 200 },
  'account.consents': { other: 200 },
  'account.agreeToTerms': { body: () => ({ version: termsVersion }), other: 200 },
  'account.resendVerifyMail': { other: 200 },
  'proof.kinds': { other: 200 },
  'security.waitingEmail': { other: 200 },
  'security.giveUpEmail': { other: 200 },
  'proof.mailCode': { owner: 409, other: 409 },
  'security.changePassword': {
    body: () => ({ current: password, password: 'another quiet password' }),
    other: 200,
  },
  'passkeys.list': { other: 200 },
  'passkeys.question': { body: () => ({ proof: { kind: 'password', password } }), other: 200 },
  'passkeys.add': {
    body: () => ({
      name: 'x',
      passkey: { id: 'x', client_data: 'x', authenticator_data: 'x', transports: [] },
    }),
    owner: 422,
    other: 422,
  },
  'passkeys.remove': {
    params: () => ({ id: randomUUID() }),
    body: () => ({ proof: { kind: 'password', password } }),
    owner: 404,
    other: 404,
  },
  'passkeys.proofQuestion': { other: 200 },
  'google.mine': { other: 200 },
  // Google is not set up here.
  'google.beginLink': {
    body: () => ({ proof: { kind: 'password', password } }),
    owner: 503,
    other: 503,
  },
  'google.add': { body: () => ({ auth_code: 'x', state: 'x' }), owner: 503, other: 503 },
  'google.remove': {
    body: () => ({ proof: { kind: 'password', password } }),
    owner: 409,
    other: 409,
  },
  'google.beginProof': { owner: 503, other: 503 },
  'google.prove': { body: () => ({ auth_code: 'x', state: 'x' }), owner: 503, other: 503 },
  'security.changeEmail': {
    body: () => ({ email: 'new@example.org', proof: { kind: 'password', password } }),
    other: 200,
  },
  'twoFactor.show': { other: 200 },
  'twoFactor.setUp': { body: () => ({ proof: { kind: 'password', password } }), other: 200 },
  'twoFactor.enable': { body: () => ({ code: '123456' }), owner: 409, other: 409 },
  'twoFactor.disable': {
    body: () => ({ proof: { kind: 'password', password } }),
    owner: 409,
    other: 409,
  },
  'twoFactor.renewBackupCodes': {
    body: () => ({ proof: { kind: 'password', password } }),
    owner: 409,
    other: 409,
  },
  'payments.checkout': {
    body: () => ({ plan: 'plus', interval: 'month' }),
    owner: 503,
    other: 503,
  },
  'payments.portal': { owner: 503, other: 503 },
  'payments.result': { body: () => ({ session: 'cs_test_1' }), owner: 503, other: 503 },
  'payments.resume': { owner: 503, other: 503 },
  'account.updateProfile': { body: () => ({ user: { bio: 'x' } }), other: 200 },
  'chat.create': { body: () => ({ chat: { chat_type: 'AI' } }), other: 200 },
  'chat.list': { other: 200 },
  'chat.listAlias': { other: 200 },
  'chat.listGuided': { other: 200 },
  'chat.listPeople': { other: 200 },
  'chat.openTheme': { params: ofChat, other: 404 },
  'chat.info': { params: ofChat, other: 404 },
  'chat.rename': { params: ofChat, body: () => ({ name: 'x' }), other: 404 },
  'chat.remove': { params: ofChat, other: 404 },
  'chat.restore': { params: ofChat, owner: 404, other: 404 },
  'chat.read': { params: ofChat, body: () => ({ seq: 1 }), other: 404 },
  'chat.settings': { params: ofChat, body: () => ({ pinned: true }), other: 404 },
  'chat.draft': { params: ofChat, body: () => ({ text: 'x' }), other: 404 },
  'chat.guide': { params: ofChat, body: () => ({ guide_mode: 'off' }), owner: 409, other: 404 },
  'chat.stage': { params: ofChat, body: () => ({ stage: 'ED' }), other: 404 },
  'messages.list': { params: ofChat, other: 404 },
  'messages.media': { params: ofChat, other: 404 },
  'analysis.send': {
    body: (things) => ({ chat_id: things.chatId, message: 'more', client_id: randomUUID() }),
    owner: 409,
    other: 404,
    inBody: true,
  },
  'analysis.list': { other: 200 },
  'messages.send': {
    params: ofChat,
    body: () => ({ message: 'more', client_id: randomUUID() }),
    other: 404,
  },
  'messages.sendUser': {
    params: ofChat,
    body: () => ({ message: 'more', client_id: randomUUID() }),
    owner: 409,
    other: 404,
  },
  'messages.edit': { params: ofMessage, body: () => ({ text: 'x' }), other: 404 },
  'messages.remove': {
    params: ofMessage,
    body: () => ({ scope: 'all' }),
    owner: 409,
    other: 404,
  },
  'messages.reactions': { params: ofMessage, other: 404 },
  'messages.addReaction': { params: ofReaction, owner: 409, other: 404 },
  'messages.removeReaction': { params: ofReaction, owner: 409, other: 404 },
  'messages.regenerate': { params: ofAnswer, other: 404 },
  'messages.stop': { params: ofAnswer, owner: 409, other: 404 },
  'messages.continue': { params: ofAnswer, owner: 409, other: 404 },
  'messages.chooseVersion': { params: ofMessage, body: () => ({ index: 1 }), other: 404 },
  'care.answer': { params: ofMessage, body: () => ({ answer: 'no' }), owner: 409, other: 404 },
  'messages.rate': { params: ofAnswer, body: () => ({ value: 'good' }), other: 404 },
  'voice.transcribe': { params: ofMessage, owner: 409, other: 404 },
  'translations.translate': {
    params: ofMessage,
    body: () => ({ language: 'he' }),
    owner: 503,
    other: 404,
  },
  'catchUp.ask': { params: ofChat, owner: 409, other: 404 },
  'pins.list': { params: ofChat, other: 404 },
  'pins.pin': { params: ofMessage, other: 404 },
  'pins.unpin': { params: ofMessage, other: 404 },
  'forwarding.forward': {
    params: ofMessage,
    body: (things) => ({ chat_ids: [things.chatId] }),
    other: 404,
  },
  'bulk.count': { query: () => ({ action: 'delete' }), other: 200 },
  'bulk.apply': { body: () => ({ all: true, action: 'archive' }), other: 200 },
  'bulk.undo': {
    body: () => ({ ids: [randomUUID()], action: 'delete' }),
    other: 200,
  },
  'messages.decideProposal': {
    params: () => ({ id: randomUUID() }),
    body: () => ({ action: 'accept' }),
    owner: 404,
    other: 404,
  },
  'members.accept': { params: ofChat, other: 404 },
  'members.decline': { params: ofChat, owner: 409, other: 404 },
  'members.invite': {
    params: ofChat,
    body: (things) => ({ usernames: [things.asking.username] }),
    owner: 409,
    other: 404,
  },
  'members.remove': { params: ofMember, owner: 409, other: 404 },
  'members.handOver': { params: ofChat, body: ofAsking, owner: 409, other: 404 },
  'members.makeLink': { params: ofChat, owner: 409, other: 404 },
  'members.revokeLink': { params: ofChat, owner: 409, other: 404 },
  'members.join': { params: ofChat, body: () => ({ key: 'x' }), owner: 404, other: 404 },
  'cards.list': { other: 200 },
  'cards.show': { params: () => ({ card_type: 'image', card_index: '1' }), other: 200 },
  'cards.draw': {
    body: (things) => ({ card_type: 'word', chat_id: things.chatId }),
    other: 404,
    inBody: true,
  },
  'explore.show': { other: 200 },
  'cards.create': { body: () => ({ card_type: 'word', text: 'Tide' }), other: 200 },
  'cards.update': { params: ofCard, body: () => ({ text: 'x' }), other: 404 },
  'cards.remove': { params: ofCard, other: 404 },
  'cards.keep': { params: ofCard, other: 404 },
  'cards.letGo': { params: ofCard, other: 404 },
  'cards.ofUser': { params: (things) => ({ id: things.owner.user.id }), other: 404 },
  'journeys.list': { other: 200 },
  'journeys.show': { params: () => ({ id: 'rest' }), other: 200 },
  'journeys.start': {
    params: () => ({ id: 'rest' }),
    body: () => ({ client_id: randomUUID() }),
    other: 200,
  },
  'journeys.runs': { other: 200 },
  'journeys.run': { params: ofRun, other: 404 },
  'journeys.update': { params: ofRun, body: () => ({ at: 0, ready: true }), other: 404 },
  'connections.list': { other: 200 },
  'connections.requests': { other: 200 },
  'connections.names': { other: 200 },
  'connections.request': { body: ofAsking, other: 200 },
  'connections.decide': { params: ofConnection, body: () => ({ action: 'accept' }), other: 404 },
  'connections.remove': { params: ofConnection, owner: 409, other: 404 },
  'connections.link': { other: 200 },
  'connections.makeLink': { other: 200 },
  'connections.revokeLink': { other: 200 },
  'joining.show': { params: ofLink, other: 200 },
  'feedback.give': { body: () => ({ text: 'x' }), other: 200 },
  'folders.list': { other: 200 },
  'folders.create': { body: () => ({ name: 'x' }), other: 200 },
  'folders.rename': { params: ofFolder, body: () => ({ name: 'x' }), other: 404 },
  'folders.remove': { params: ofFolder, other: 404 },
  'folders.addChat': {
    params: inFolder,
    body: (things) => ({ chat_id: things.chatId }),
    other: 404,
  },
  'folders.removeChat': { params: inFolder, other: 404 },
  'actions.list': { other: 200 },
  'actions.create': { body: () => ({ title: 'x' }), other: 200 },
  'actions.update': { params: ofAction, body: () => ({ title: 'x' }), other: 404 },
  'actions.remove': { params: ofAction, other: 404 },
  'insights.create': { body: () => ({ text: 'x' }), other: 200 },
  'insights.update': { params: ofInsight, body: () => ({ text: 'x' }), other: 404 },
  'insights.remove': { params: ofInsight, other: 404 },
  'memory.list': { other: 200 },
  'memory.create': { body: () => ({ kind: 'note', text: 'x' }), other: 200 },
  'memory.update': { params: ofNote, body: () => ({ text: 'x' }), other: 404 },
  'memory.remove': { params: ofNote, other: 404 },
  'memory.forget': { other: 200 },
  'meetings.list': {
    query: () => ({ from: '2031-01-01T00:00:00Z', to: '2031-02-01T00:00:00Z' }),
    other: 200,
  },
  'meetings.create': {
    body: () => ({
      title: 'x',
      starts_at: '2031-01-05T09:00:00Z',
      ends_at: '2031-01-05T10:00:00Z',
      timezone: 'UTC',
    }),
    other: 200,
  },
  'meetings.get': { params: ofMeeting, other: 404 },
  'meetings.update': { params: ofMeeting, body: () => ({ title: 'x' }), other: 404 },
  'meetings.remove': { params: ofMeeting, body: () => ({}), other: 404 },
  'meetings.answer': { params: ofMeeting, body: () => ({ rsvp: 'yes' }), other: 404 },
  'meetings.calendar': { params: ofMeeting, other: 404 },
  'meetings.feedAddress': { other: 200 },
  'meetings.renewFeed': { other: 200 },
  'meetings.endFeed': { other: 200 },
  'timeline.list': { other: 200 },
  'timeline.download': { other: 200 },
  'timeline.addMoment': { body: () => ({ text: 'x' }), other: 200 },
  'timeline.removeMoment': { params: ofAction, owner: 404, other: 404 },
  'actionHub.overview': { other: 200 },
  'outcomes.list': { params: ofChat, other: 404 },
  'push.list': { other: 200 },
  'push.add': { body: () => browserElsewhere(), other: 200 },
  'push.remove': { params: ofPushDevice, other: 404 },
  'push.test': { params: ofPushDevice, other: 404 },
  'notifications.list': { other: 200 },
  'notifications.see': { params: ofNotification, other: 404 },
  'notifications.seeAll': { other: 200 },
  'notifications.decide': {
    body: (things) => ({ notification_id: things.notificationId, action: 'accept' }),
    other: 404,
    inBody: true,
  },
  'opinions.ofImage': { params: ofImage, other: 404 },
  'opinions.giveOnImage': { params: ofImage, body: () => ({ feeling: 'like' }), other: 404 },
  'opinions.ofCard': { params: ofCard, other: 404 },
  'opinions.giveOnCard': { params: ofCard, body: () => ({ feeling: 'like' }), other: 404 },
  'reports.card': { params: ofCard, body: () => ({ text: 'not kind' }), owner: 409, other: 404 },
  'reports.image': { params: ofImage, body: () => ({ text: 'not kind' }), owner: 409, other: 404 },
  'reports.removeImage': { params: ofImage, other: 404 },
  'reports.ofMessage': { params: ofMessage, other: 404 },
  'reports.message': {
    params: ofMessage,
    body: () => ({ text: 'not kind' }),
    owner: 409,
    other: 404,
  },
  'reports.person': { params: ofAsking, body: () => ({ text: 'not kind' }), other: 200 },
  'people.search': { other: 200 },
  'people.show': { params: ofAsking, other: 200 },
  'people.block': { params: ofAsking, other: 200 },
  'people.unblock': { params: ofAsking, other: 200 },
  'people.blocks': { other: 200 },
  'search.find': { other: 200 },
  'security.sessions': { other: 200 },
  'security.endSession': { params: ofSession, other: 404 },
  'security.endOtherSessions': { other: 200 },
  'copies.print': { params: ofChat, other: 404 },
  'copies.download': { params: ofChat, other: 404 },
  'sharing.make': { params: ofChat, body: () => ({ days: 7 }), other: 404 },
  'sharing.end': { params: ofChat, other: 404 },
  'sharing.list': { other: 200 },
  'rights.requestExport': { other: 200 },
  'rights.export': { other: 200 },
  'rights.cancelExport': { other: 200 },
  'rights.deleteAccount': { body: () => ({ proof: { kind: 'password', password } }), other: 200 },
};
