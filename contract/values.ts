/** Plain values of the contract without Zod: the browser's first load needs these and no schema. */

/** Lengths in UTF-16 units, sizes in bytes; the only table of maxima. */
export const limits = {
  messageLengthMax: 16_000,
  titleLengthMax: 120,
  nameLengthMax: 60,
  noteLengthMax: 4_000,
  bioLengthMax: 300,
  folderNameLengthMax: 100,
  foldersMax: 200,
  /** Places of chats in all folders of a person. */
  folderChatsMax: 5_000,
  usernameLengthMin: 3,
  usernameLengthMax: 30,
  passwordLengthMin: 10,
  passwordLengthMax: 128,
  uploadBytesMax: 20 * 1024 * 1024,
  imagePixelsMax: 40_000_000,
  imageAltLengthMax: 300,
  imageSideMax: 2_560,
  imageThumbSideMax: 720,
  /** Pictures of one album, and pictures that the guide sees together. */
  albumPicturesMax: 10,
  guidePicturesMax: 4,
  imageRegionsMax: 8,
  imageRegionLabelLengthMax: 60,
  voiceMsMax: 300_000,
  voicePeaks: 64,
  transcriptLengthMax: 16_000,
  opinionLengthMax: 1_000,
  reportLengthMin: 3,
  reportLengthMax: 2_000,
  feedbackLengthMax: 4_000,
  feedbackPerDayMax: 10,
  ratingMax: 5,
  cardTextLengthMax: 120,
  cardWordLengthMax: 24,
  /** Cards that a person makes. */
  cardsMax: 300,
  /** Cards that Explore shows for one search; the decks hold fewer. */
  foundCardsMax: 300,
  pageSize: 20,
  /** Messages of a page whose request names no `limit`. */
  messagePage: 40,
  messagePageMax: 100,
  introAnswersMax: 3,
  paperMessagesMax: 5_000,
  sharesMax: 200,
  sharedMessagesMax: 1_000,
  pinsMax: 50,
  forwardChatsMax: 10,
  bulkChatsMax: 200,
  catchUpMin: 5,
  catchUpMax: 200,
  /** Length of the text about a choice in a journey. */
  reflectionLengthMax: 2_000,
  journeyRunsShown: 100,
  actionTitleLengthMax: 200,
  /** Actions that a person keeps, done and dropped ones among them. */
  actionsMax: 5_000,
  insightLengthMax: 2_000,
  /** Insights, and as many moments. */
  insightsMax: 5_000,
  memoryNoteLengthMax: 500,
  /** Notes and goals that the guide remembers of a person. */
  memoryNotesMax: 200,
  placeLengthMax: 200,
  /** Meetings that a person organises; a recurring one counts once. */
  meetingsMax: 2_000,
  meetingPeopleMax: 50,
  /** Occurrences that are shown at once. */
  occurrencesMax: 1_000,
  /** Live sockets of a person; one more closes the least recently used one. */
  socketsMax: 20,
  /** People whom a new account may invite in a day until its address is verified. */
  newAccountInvitesMax: 3,
  /** Streams of one `resume`. */
  resumedStreamsMax: 200,
  /** Of one `message.thinking`. */
  thoughtLengthMax: 1_000,
} as const;

/** Samples per second of a voice message. */
export const voiceRate = 16_000;

export const languages = ['en', 'he'] as const;
/** Pause, Expand, Focus, Doing. */
export const stages = ['PS', 'ED', 'FC', 'DG'] as const;
export const actionStates = ['open', 'doing', 'done', 'dropped'] as const;
/** A memory of the guide about a person. */
export const memoryKinds = ['note', 'goal'] as const;
/** When an action is due: before today, today, in this week, after it, never. */
export const dueGroups = ['overdue', 'today', 'week', 'later', 'someday'] as const;
/** Answers to a meeting's invitation. */
export const meetingAnswers = ['yes', 'maybe', 'no'] as const;
/** Which occurrences a change of a meeting means. */
export const meetingScopes = ['this', 'following', 'all'] as const;
export const timelineKinds = [
  'insight',
  'moment',
  'action_made',
  'action_done',
  'meeting',
  'card_kept',
  'stage_reached',
  'journey_finished',
] as const;
/** Feelings of an opinion. */
export const feelings = ['love', 'like', 'curious', 'uneasy', 'dislike'] as const;

/** Lifetimes of a link to a shared chat. */
export const shareDays = [1, 7, 30] as const;

/** Contents of a message, and what came of it. */
export const heldKinds = ['image', 'voice', 'link', 'card', 'action'] as const;

export const cardTypes = ['image', 'word', 'question'] as const;
export const cardDecks = ['images', 'words', 'questions', 'own'] as const;
export const journeyStates = ['active', 'paused', 'finished'] as const;
export const journeyMemberStates = ['choosing', 'reflecting', 'ready'] as const;

/** Per cent of the browser's default text size. */
export const textSizes = [100, 125, 150, 175, 200] as const;

/** Colours that have common names. */
export const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
  'cream',
] as const;

/** Close codes of `/ws/user/`. */
export const closeCodes = {
  /** The token is missing, expired or invalid: refresh, then reconnect. */
  tokenInvalid: 4403,
  /** The session was revoked: sign out. */
  sessionRevoked: 4409,
  /** The server restarts: reconnect with jitter. */
  restart: 1012,
  /** The server can't look anything up at the moment: reconnect with jitter. */
  unavailable: 1013,
  /** The reader was too slow: reconnect and fetch the gap. */
  tooSlow: 4408,
  /** The person has more sockets than `limits.socketsMax`: reconnect only when this one is used again. */
  tooManySockets: 4429,
} as const;

/** The version of an optimistic change, before the server confirms it. */
export const unconfirmed = 0;

/** Days that notifications are kept. */
export const notificationsKeptDays = 90;
/** How long events of a stream are kept for clients that reconnect. */
export const eventsKeptDays = 7;
export const frameBytesMax = 64 * 1024;

/** How long an account can be restored after its person asked for its deletion. */
export const deletionGraceDays = 7;

/** Share of a limit from which the interface warns. */
export const usageWarningShare = 0.8;

/** A confirmed new address waits so long for the present one to agree; then it takes effect by itself. */
export const addressWaitDays = 7;
