import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Things, cases } from './access-cases.ts';

/** Things that one person has, or that are reached as the access test says: no standing in a chat opens them. */
const outsideChats: ReadonlySet<string> = new Set<keyof Things>([
  'folderId',
  'actionId',
  'insightId',
  'noteId',
  'meetingId',
  'sessionId',
  'pushDeviceId',
]);

/** Whether a call names no chat, message or member of others, by the contract and by how the access test calls it. */
export function namesNothingShared(name: string, endpoint: Endpoint): boolean {
  return takesNothing(endpoint) || isAboutOwnThing(name);
}

/** Such a call is about the caller. */
function takesNothing({ path, body, query }: Endpoint): boolean {
  return (
    !path.includes(':') &&
    [body, query].every((schema) => {
      const { type, properties = {} } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
      });
      return type === 'object' && Object.keys(properties).every((field) => field === 'page');
    })
  );
}

function isAboutOwnThing(name: string): boolean {
  const read: string[] = [];
  const things: object = new Proxy(
    {},
    {
      get: (_things, key) => {
        read.push(String(key));
        return things;
      },
    },
  );
  cases[name]?.params?.(things as Things);
  return read.length > 0 && read.every((thing) => outsideChats.has(thing));
}

/** Other calls without a row in the test of what people may do in a chat, and why. */
export const elsewhere: Record<string, string> = {
  'account.agreeToTerms': 'about oneself',
  'account.updateProfile': 'about oneself',
  'security.changeEmail': 'about oneself',
  'security.changePassword': 'about oneself',
  'twoFactor.setUp': 'about oneself',
  'twoFactor.enable': 'about oneself',
  'twoFactor.disable': 'about oneself',
  'twoFactor.renewBackupCodes': 'about oneself',
  'passkeys.question': 'about oneself',
  'passkeys.add': 'about oneself',
  'passkeys.remove': 'names a passkey: see the tests of passkeys',
  'google.beginLink': 'about oneself',
  'google.add': 'about oneself',
  'google.remove': 'about oneself',
  'google.prove': 'about oneself',
  'bulk.count': 'about oneself',
  'bulk.apply': 'see the tests of several chats at once',
  'bulk.undo': 'see the tests of several chats at once',
  'chat.create': 'names people: see who was blocked',
  'chat.list': 'see what is left to read',
  'chat.listAlias': 'see what is left to read',
  'chat.listGuided': 'see what is left to read',
  'chat.listPeople': 'see what is left to read',
  'push.add': 'about oneself',
  'feedback.give': 'about oneself',
  'rights.deleteAccount': 'about oneself',
  'payments.checkout': 'about oneself',
  'payments.portal': 'about oneself',
  'payments.result': 'names a checkout: see the tests of payments',
  'folders.create': 'about oneself',
  'folders.addChat': 'names a chat and a folder: see the tests of folders',
  'folders.removeChat': 'names a chat and a folder: see the tests of folders',
  'actions.list': 'about oneself',
  'actions.create': 'names a chat or message: see the tests of actions',
  'insights.create': 'names a message: see the tests of insights',
  'memory.create': 'names a chat with the guide: see the tests of memory',
  'outcomes.list': 'names a chat: see the tests of outcomes',
  'timeline.list': 'about oneself',
  'timeline.download': 'about oneself',
  'timeline.addMoment': 'about oneself',
  'meetings.list': 'about oneself',
  'meetings.create': 'names people and a chat: see the tests of meetings',
  'search.find': 'names people: see who was blocked, and what is left to read',
  'connections.list': 'about oneself',
  'connections.request': 'names people: see who was blocked',
  'joining.show': 'names a link: see the tests of joining',
  'connections.decide': 'see connections',
  'connections.remove': 'see connections',
  'notifications.see': 'see notifications',
  'notifications.decide': 'see notifications',
  'people.search': 'names people: see who was blocked',
  'people.show': 'names people: see who was blocked',
  'people.block': 'names people: see who was blocked',
  'people.unblock': 'names people: see who was blocked',
  'analysis.list': 'about oneself',
  'analysis.send': 'names a chat with the guide: see the tests of analyses',
  'cards.create': 'about oneself',
  'cards.draw': 'names a chat: see the tests of cards',
  'cards.keep': 'see the tests of cards',
  'cards.letGo': 'see the tests of cards',
  'cards.list': 'about oneself',
  'cards.ofUser': 'names people: see the tests of cards',
  'cards.remove': 'only its maker reaches a card: see the access test',
  'cards.show': 'see the tests of cards',
  'cards.update': 'only its maker reaches a card: see the access test',
  'explore.show': 'about oneself',
  'journeys.run': 'see the tests of journeys',
  'journeys.runs': 'see the tests of journeys',
  'journeys.show': 'the same for everybody',
  'journeys.start': 'names people: see the tests of journeys',
  'journeys.update': 'see the tests of journeys',
  'copies.download': 'see the tests of copies',
  'copies.print': 'see the tests of copies',
  'opinions.ofCard': 'see the tests of opinions on cards',
  'opinions.giveOnCard': 'see the tests of opinions on cards',
  'reports.card': 'see the tests of reports of cards',
  'reports.person': 'names people: see the tests of reports',
};
