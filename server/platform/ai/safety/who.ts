import type { Danger, DangerKind } from '#db/schema/care-state.ts';
import { sentenceEnd } from './readable.ts';
import type { Passage } from './word-lists.ts';

/** Words before the name of a relation at the start of a sentence: "my 12 year old", "the little". */
const wordsBeforeKin = 2;

/** Features of danger from somebody else: the one who writes is threatened, also where children are in the house. */
const fromOthers = [
  'breakIn',
  'strangerAtHome',
  'armedAtHome',
  'aimsAtMe',
  'attemptOnMe',
  'lurking',
  'soughtOut',
  'followedNow',
  'triesIn',
  'armedOutside',
  'shotAt',
  'willKillMe',
  'killOffered',
  'shameHandled',
  'kidsAsThreat',
  'frozenAtHisKey',
  'trackedByPartner',
];

/** Words of threats to the one who writes. */
const threats = ['killme', 'intimidate', 'threatme', 'unwanted', 'outsidehome'];

/** Features of the writer's own death, also where the family is named first. */
const ofOneself = ['insuredEase'];

/** The person whom a danger concerns; `at` is the place of the words that show it, `signs` its features. */
export function whoIn(
  passage: Passage,
  kind: DangerKind,
  at: number,
  signs: readonly string[],
): Danger['who'] {
  const { places } = passage;
  if (kind === 'self_harm')
    return ofOneself.some((sign) => signs.includes(sign)) ? 'self' : whoMayDie(passage, at);
  if (kind === 'abuse' && places.has('ownharm')) return 'self';
  // “As a child my father hit me” speaks of the one who writes.
  const isOwnChildhood = places.has('longpast') && places.has('me');
  if (fromOthers.some((sign) => signs.includes(sign)) && !isOwnIntent(passage)) return 'self';
  if (namesChild(passage) && !places.has('myself') && !isOwnChildhood) return 'child';
  if (kind === 'violence')
    return threats.some((list) => places.has(list)) && !isOwnIntent(passage) ? 'self' : 'other';
  if (kind === 'abuse')
    return ['me', 'i', 'touching', 'touchme', 'at_head'].some((list) => places.has(list))
      ? 'self'
      : 'other';
  const isMe =
    places.has('myself') || places.has('ownintake') || (places.has('i') && !places.has('self'));
  return isMe || !places.has('kin') ? 'self' : 'other';
}

/** A word for a child that is no part of a partner's name, or of one's own youth: “boy friend”, ״הבן זוג״, ״בתור נער״. */
function namesChild(passage: Passage): boolean {
  const mates = passage.places.get('mate');
  return [...(passage.places.get('child')?.keys() ?? [])].some(
    (at) => !mates?.has(at) && !isOfYouth(passage, at),
  );
}

/** “As a boy I …” */
function isOfYouth({ places }: Passage, at: number): boolean {
  return [...(places.get('asyouth') ?? [])].some(
    ([start, ends]) => at >= start && ends.some((end) => at < end),
  );
}

/** “I want to kill my …”: the person is the one who may hurt somebody. */
function isOwnIntent({ words, places }: Passage): boolean {
  return [...(places.get('i')?.keys() ?? [])].some((at) =>
    [1, 2].some(
      (next) =>
        !words.slice(at, at + next).includes(sentenceEnd) &&
        (places.get('want')?.has(at + next) || places.get('will')?.has(at + next)),
    ),
  );
}

/**
 * In doubt the person who writes: relatives are often named by somebody who takes leave of them. Somebody else is meant
 * where the sentence is about them ("my daughter said…"), about harm to themselves, or of worry for them.
 */
function whoMayDie(passage: Passage, at: number): Danger['who'] {
  const { places, words } = passage;
  const named = [...(places.get('kin')?.keys() ?? []), ...(places.get('child')?.keys() ?? [])];
  if (named.every((one) => isOfYouth(passage, one)) || places.has('myself') || places.has('myown'))
    return 'self';
  const isTheirs =
    places.has('self') ||
    places.has('wants') ||
    places.has('worriedfor') ||
    isAboutKin(passage, sentenceStart(words, at));
  if (!isTheirs) return 'self';
  return namesChild(passage) ? 'child' : 'other';
}

function isAboutKin(passage: Passage, start: number): boolean {
  const { words, places } = passage;
  for (let at = start; at <= start + wordsBeforeKin; at++) {
    if (places.get('i')?.has(at)) return false;
    if (places.get('kin')?.has(at) || places.get('child')?.has(at)) return true;
    if (at === start && places.get('she')?.has(at) && start > 0)
      return isAboutKin(passage, sentenceStart(words, start - 2));
    if (!/^(?:my|our|the|a|his|her|best|little|older|younger|\d+|year)$/u.test(words[at] ?? ''))
      return false;
  }
  return false;
}

function sentenceStart(words: readonly string[], at: number): number {
  return words.lastIndexOf(sentenceEnd, Math.max(0, at)) + 1;
}
