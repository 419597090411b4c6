// Cycles are the linter's (import/no-cycle): it distinguishes a type import, which is gone at run time, from a real one.

/** Test code may reach anything: it stands outside the layers. */
const tests = String.raw`\.test\.tsx?$|^server/testing/|^db/testing`;

/**
 * What each layer may import of this repository, itself included; packages are governed below.
 * @type {Record<string, { files: string, may: string }>}
 */
const layers = {
  contract: { files: '^contract/', may: '^contract/' },
  dates: { files: '^dates/', may: '^(contract|dates)/' },
  markdown: { files: '^markdown/', may: '^markdown/' },
  i18n: { files: '^i18n/', may: '^(contract|i18n)/' },
  content: { files: '^content/', may: '^(contract|content)/' },
  db: { files: '^db/', may: '^(contract|db)/' },
  'server-config': { files: '^server/config', may: '^contract/|^server/config' },
  'server-platform': {
    files: '^server/platform/',
    may: '^(contract|dates|i18n|content|db|server/platform)/|^server/config',
  },
  'server-features': {
    files: '^server/features/',
    may: '^(contract|markdown|i18n|content|db|server/platform|server/features)/|^server/config',
  },
  server: { files: '^server/[^/]+$', may: '^(contract|i18n|content|db|server)/' },
  'web-ui': { files: '^web/ui/', may: '^(contract|markdown|web/ui)/' },
  'web-platform': {
    files: '^web/platform/',
    may: '^(contract|i18n|content|web/platform)/',
  },
  'web-features': {
    files: '^web/features/',
    may: '^(contract|dates|markdown|i18n|content|web/platform|web/features|web/ui)/',
  },
  web: { files: '^web/[^/]+$', may: '^(contract|i18n|content|web)/' },
};

/**
 * The rooms of the server from the lowest up, and what each is for. A room imports only rooms that come before it;
 * what a lower room causes in a higher one is a fact with followers (server/followers.ts).
 */
const serverRooms = {
  billing: 'Plans, their limits, and what of them is used.',
  account: 'Who somebody is: signing in, names, consents, mails.',
  security: 'How somebody proves that an account is theirs.',
  sight: 'What a reader may see, and the doors to chats and messages. It reads everybody’s tables.',
  media: 'Files: pictures, recordings, avatars.',
  stages: 'At which stage a chat is; its only writer.',
  notifications: 'What people are notified of.',
  payments: 'Subscriptions at Stripe, and what follows from them.',
  presence: 'Who is here and who is typing.',
  connections: 'Who knows whom, and links by which people meet.',
  cards: 'Decks, own cards, drawing and laying.',
  'chat-list': 'What a person’s list says of each chat.',
  messages: 'Messages, and what hangs on them: pins, reactions, mentions.',
  members: 'Who is in a chat, is invited, or asks to join.',
  chats: 'Beginning, naming, reading and deleting chats.',
  memory: 'What the guide remembers of a person.',
  voice: 'What recordings say.',
  sharing: 'Links by which others read a chat.',
  assistant: 'The guide: answers, titles, translations, catch-up.',
  sending: 'Writing to people, and the guide’s answer among them.',
  reminders: 'When a person is reminded of an action or a meeting.',
  actions: 'What a person wants to do.',
  insights: 'What a person understood, and moments that they noted.',
  meetings: 'When people meet: recurrence, answers, calendars.',
  proposals: 'What the guide proposes becomes real when somebody accepts it.',
  journeys: 'Runs of journeys in chats.',
  forwarding: 'Passing messages on.',
  blocks: 'Blocking people.',
  joining: 'What an invitation says, and answering it.',
  'sign-up': 'Who may open an account.',
  folders: 'A person’s own order of their chats.',
  profile: 'A person’s own name, picture and settings.',
  feedback: 'What people want the operator to know.',
  outcomes: 'What came of a chat for a person.',
  copies: 'A chat as a file or on paper.',
  timeline:
    'What a person made, understood and did, month by month. It reads what other rooms store.',
  hub: 'The overview of actions, meetings and the month.',
  search: 'Finding messages, cards and people.',
  reports: 'Opinions, reports and what the operator decides.',
  explore: 'Cards and journeys to look at.',
  intro: 'The content of the first page.',
  config: 'What the browser has to know of this installation.',
  rights: 'What people can ask of their data: a copy of all of it, and its deletion.',
  upkeep: 'Work that comes by itself.',
  demo: 'The world of the demonstration.',
};

/** The rooms that use the tables of each schema file, and why where they are not their own. */
const tables = {
  account: {
    in: 'account|sign-up',
    because: 'A code of the operator is used up as an account is opened.',
  },
  actions: {
    in: 'actions|insights|outcomes|timeline|hub|search|reminders|memory',
    because:
      'Timeline, overview, outcomes and search are views over what is stored; the guide asks after the last step.',
  },
  assistant: { in: 'assistant' },
  billing: { in: 'billing|payments', because: 'What Stripe holds decides the plan.' },
  cards: {
    in: 'cards|sight|search|reports',
    because: 'A search reads own cards in one statement; moderation covers and empties them.',
  },
  chats: {
    in: 'sight|stages|notifications|presence|chat-list|messages|members|chats|memory|sharing|assistant|sending|journeys|reports',
    because:
      'Who is in a chat and whether it is there is joined to what belongs to it: notices, runs, shares, reports, answers, notes.',
  },
  connections: {
    in: 'connections|sight|presence',
    because: 'Connections see each other’s presence.',
  },
  feedback: { in: 'feedback' },
  folders: { in: 'folders' },
  journeys: { in: 'journeys|stages', because: 'While a run is on, it alone moves the stage.' },
  media: {
    in: 'media|billing|forwarding|assistant|reports',
    because:
      'Storage counts against a plan; the guide’s measurements are kept with a picture; moderation covers it.',
  },
  meetings: {
    in: 'meetings|sight|outcomes|timeline|hub|search|reminders',
    because: 'Timeline, overview, outcomes and search are views over what is stored.',
  },
  memory: { in: 'memory' },
  messages: {
    in: 'messages|sight|voice|assistant|sending|proposals|reports',
    because:
      'The guide writes and continues its own messages; a transcript stands in its message; moderation empties cards.',
  },
  notifications: { in: 'notifications' },
  push: { in: 'notifications' },
  reminders: { in: 'reminders' },
  reports: { in: 'reports|sight' },
  rights: { in: 'rights' },
  security: { in: 'security' },
  sharing: { in: 'sharing' },
};

/** Each outside service is spoken to from one folder. */
const services = {
  'OpenID providers': { packages: 'openid-client', home: '^server/features/security/' },
  passkeys: { packages: '@simplewebauthn/server', home: '^server/features/security/' },
  'model SDKs': { packages: 'ai|@ai-sdk', home: '^server/platform/ai/' },
  mail: { packages: 'nodemailer', home: '^server/platform/mail/' },
  Redis: { packages: 'ioredis', home: '^server/platform/' },
  'object storage': { packages: 'flydrive|@aws-sdk', home: '^server/platform/files/' },
  jobs: { packages: 'pg-boss', home: '^server/platform/jobs/' },
  push: { packages: 'web-push', home: '^server/platform/push/' },
  payments: { packages: 'stripe', home: '^server/platform/payments/' },
  typesetting: { packages: '@myriaddreamin', home: '^server/platform/pdf/' },
};

/**
 * The rooms of the browser from the lowest up, and what each is for. A room imports only rooms above it in this list;
 * what a lower room shows of a higher one it is handed, as children or as a component.
 */
const webRooms = {
  consent: 'The question whether words may go to a provider.',
  account: 'Signing up and in, and the forms of one’s own settings.',
  plans: 'What each plan holds and costs, and one’s own subscription.',
  chats:
    'What a chat is: the lists and the info that are loaded, its name, kind and figure, what is done with it.',
  folders: 'A person’s own order of their chats.',
  messages:
    'The engine of every conversation: the loaded window, drafts, the outbox, the list of messages.',
  pins: 'What is pinned in a chat.',
  forwarding: 'Passing messages on.',
  translations: 'A message in the reader’s language.',
  insights: 'Wording what one understood.',
  failures: 'What is shown where something is missing or could not be loaded.',
  actions: 'What a person wants to do: quick add, groups, order.',
  outcomes: 'What came of a chat: marks on messages and the list in its details.',
  'message-actions': 'What every message offers: tools, sheets, copying.',
  reports: 'Reports and opinions.',
  pictures: 'Choosing, sending and looking at pictures.',
  voice: 'Recording and hearing.',
  cards: 'Decks, own cards, cards on messages.',
  connections: 'Who knows whom, and what is done about a person.',
  meetings: 'The calendar, its agenda, answers and the form of a meeting.',
  composer: 'The box to write a message in, with what is sent along.',
  assistant: 'The guide’s half: its answers, what is asked of it, the box to write to it.',
  'catch-up': 'What somebody missed, in short.',
  talk: 'The half of people: their messages, reactions, mentions, receipts, the box to write to them.',
  members: 'Who is in a chat, its details, and beginning one with people.',
  analysis: 'Looking at a picture with the guide.',
  journeys: 'Journeys and their rounds.',
  sharing: 'Links by which others read a chat.',
  copies: 'A chat as a file or on paper.',
  memory: 'What the guide remembers of a person.',
  security: 'The ways into an account, and the devices on which it is signed in.',
  rights: 'A copy of all one’s data, and the end of an account.',
  push: 'Notifications of a device while the program is closed.',
  timeline: 'What a person understood and did, by month.',
  hub: 'The frame of the action hub and its overview.',
  'chat-list': 'The list of chats: rows, filters, choosing several.',
  history: 'All one’s chats: searching, saving, deleting many.',
  conversation: 'The screen of one chat, composed of the rooms above.',
  explore: 'Cards and journeys to look at.',
  feedback: 'Writing to the operator.',
  profile: 'The screens of one’s own profile.',
  intro: 'The first page for visitors.',
  home: 'The first page for who is signed in.',
  search: 'Finding messages, cards and people.',
  notifications: 'What a person is notified of.',
  shell: 'The frame of all screens, and the keys.',
  joining: 'What an invitation shows, and answering it.',
};

/**
 * Arrows that run up all the same, and why.
 * @type {Record<string, { to: string, because: string }>}
 */
const webRoomsUp = {
  chats: {
    to: 'folders|messages',
    because: 'An event changes the lists, the folders and the loaded messages in one step.',
  },
  reports: {
    to: 'cards|connections',
    because: 'Who reports a card has it covered, and who reports a person may block them, at once.',
  },
};

/**
 * Every folder is a listed room, and a room imports none that comes after it, but for the arrows that may run up.
 * @param {string} folder
 * @param {Record<string, string>} rooms
 * @param {Record<string, { to: string, because: string }>} up
 */
function roomRules(folder, rooms, up) {
  const name = folder.replaceAll('/', '-');
  return [
    {
      name: `${name}-room-listed`,
      comment: `Every folder of ${folder} is in the list of rooms.`,
      severity: 'error',
      from: {},
      to: { path: `^${folder}/`, pathNot: `^${folder}/(${Object.keys(rooms).join('|')})/` },
    },
    ...Object.entries(rooms).map(([room, purpose], place, all) => {
      const allowed = up[room]?.to.split('|') ?? [];
      const later = all
        .slice(place + 1)
        .flatMap(([next]) => (allowed.includes(next) ? [] : [next]));
      return {
        name: `${name}-${room}`,
        comment:
          `${purpose} It imports no room that comes after it. ${up[room]?.because ?? ''}`.trim(),
        severity: 'error',
        from: { path: `^${folder}/${room}/`, pathNot: tests },
        to: { path: `^${folder}/(${later.join('|') || 'none'})/` },
      };
    }),
  ];
}

const inPackages = (names) => `node_modules/(${names})/`;

module.exports = {
  forbidden: [
    {
      name: 'resolves',
      comment: 'An import leads to a file or to an installed package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-package',
      comment: 'A package that is imported is named in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'runtime-package',
      comment: 'What the running server imports is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(contract|dates|markdown|i18n|content|db|server)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'contract-only-zod',
      comment: 'The contract is shared by browser and server, so it needs nothing but zod.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: inPackages('zod') },
    },
    {
      name: 'ui-without-router-or-query',
      comment: 'Components of web/ui get everything by props.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: inPackages('@tanstack') },
    },
    {
      name: 'web-without-node',
      comment: 'The browser has no Node modules.',
      severity: 'error',
      from: { path: '^(web|contract|dates|markdown|i18n)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Nothing that runs imports a test or its tools.',
      severity: 'error',
      from: { path: '^(contract|i18n|content|db|server|web)/', pathNot: tests },
      to: { path: tests },
    },
    ...Object.entries(layers).map(([name, { files, may }]) => ({
      name: `layer-${name}`,
      comment: `Files in ${files} import only ${may}.`,
      severity: 'error',
      from: { path: files, pathNot: tests },
      to: {
        path: '^(contract|dates|markdown|i18n|content|db|server|web|e2e|bench|scripts)/',
        pathNot: may,
      },
    })),
    ...roomRules('server/features', serverRooms, {}),
    ...roomRules('web/features', webRooms, webRoomsUp),
    ...Object.entries(tables).map(([schema, { in: users, because = '' }]) => ({
      name: `tables-${schema}`,
      comment:
        `Only ${users.replaceAll('|', ', ')} use the tables of db/schema/${schema}.ts. ${because}`.trim(),
      severity: 'error',
      // A copy or a deletion of all that a person has walks every table (rights/data-map.ts).
      from: { path: '^server/features/', pathNot: `^server/features/(${users}|rights)/|${tests}` },
      to: { path: `^db/schema/${schema}[.]ts$` },
    })),
    ...Object.entries(services).map(([service, { packages, home }]) => ({
      name: `one-home-${service.replaceAll(' ', '-')}`,
      comment: `Only ${home} imports ${packages}.`,
      severity: 'error',
      from: { path: '^(contract|i18n|content|db|server|web)/', pathNot: `${home}|${tests}` },
      to: { path: inPackages(packages) },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
