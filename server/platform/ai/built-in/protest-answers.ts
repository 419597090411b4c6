import type { Intent } from '#content/guide/intents.ts';
import type { ChatState, KeptLine } from './chat-state.ts';
import { dilemmaIn } from './dilemma.ts';
import { draft } from './draft.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Protest, ProtestKind } from './protests.ts';
import { isOfWords } from './reminded-matter.ts';
import { isQuotable, quoted } from './quotes.ts';
import { reflection } from './reflections.ts';
import { turnedNoun } from './turned-noun.ts';

/** A protest and nothing else: it is admitted, and the guide goes back to what the person said. */
export function answerProtest(moment: Moment): Draft | null {
  const { state, protest, slots } = moment;
  if (!protest?.isAlone) return null;
  if (protest.kind === 'leave')
    return draft(moment, 'leave', joined(moment, sayLine(moment, 'leave_alone')));
  // Something said already is not gone back on: it is asked on from there.
  if (protest.kind === 'said' && protest.not !== null) return askOn(moment, protest);
  const last = lastSaid(state);
  const isStill = state.quietFor > 0 || state.griefFor > 0;
  const inSlots = { ...moment, slots: { ...slots, c: last, o: protest.about ?? undefined } };
  const back =
    (protest.about === null ? null : sayLine(inSlots, ...aboutPools(protest.about, state))) ??
    sayLine(
      inSlots,
      ...(isStill ? ['protest_back_still'] : ['protest_back', 'protest_back_still']),
    );
  if (!back) return null;
  state.asked = { kind: 'plain' };
  return draft(moment, 'protest', joined(moment, admissionOf(moment, protest), back), {
    offer: state.offer?.kind === 'stage' ? null : state.offer,
  });
}

function aboutPools(about: string, { language }: ChatState): string[] {
  return isOfWords[language].test(about) ? ['protest_words', 'protest_about'] : ['protest_about'];
}

/** After a correction nothing is said of what can’t be known: the guide goes back to what was said. */
export function backToMatter(moment: Moment): Said | null {
  const { state, protest, slots } = moment;
  if (protest === null || !corrections.has(protest.kind)) return null;
  const isStill = state.quietFor > 0 || state.griefFor > 0;
  const pool = isStill ? ['protest_back_still'] : ['protest_back', 'protest_back_still'];
  return sayLine({ ...moment, slots: { ...slots, c: lastSaid(state) } }, ...pool);
}
const corrections = new Set<ProtestKind>(['link', 'topic', 'amiss', 'misread', 'only', 'notIt']);

function askOn(moment: Moment, protest: Protest): Draft | null {
  const { state } = moment;
  const isStill = state.quietFor > 0 || state.griefFor > 0;
  const said = admissionOf(moment, protest);
  const more = sayLine(moment, ...(isStill ? ['stay_with'] : ['protest_ask']), 'go_on');
  state.asked = { kind: 'plain' };
  return said && draft(moment, 'protest', joined(moment, said, more));
}

/** A short last message whole, or of the last things that the person said the one that says most. */
function lastSaid({ kept, lastContent, language }: ChatState): string | undefined {
  const whole = lastContent.trim().replace(/[.…]+$/u, '');
  const count = wordsOf(normalised(whole)).length;
  const isShort = count >= wholeWordsMin && count <= wholeWordsMax && !marks.test(whole);
  if (language === 'he' && isShort && isQuotable(whole)) return quoted(whole, language);
  return kept
    .filter((one) => one.language === language)
    .slice(-2)
    .reduce<KeptLine | undefined>(
      (most, one) => (most && most.weight > one.weight ? most : one),
      undefined,
    )?.text;
}
const wholeWordsMin = 4;
const wholeWordsMax = 12;
const marks = /[.?!:;\n"“”״()]|\p{Extended_Pictographic}/u;

/** The rest of a protest is asked about itself, and not from a drawer that may be the wrong one again. */
export function answerBesideProtest(moment: Moment): Draft | null {
  const { state, reading, protest } = moment;
  if (!protest || !asksAbout.has(reading.intent) || !reading.isContent) return null;
  if (dilemmaIn(reading.text, reading.language)) return null;
  if (state.joyFor > 0 || state.closed) return null;
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  if (isStill && protest.kind === 'first') return null;
  const said = reflection(moment);
  if (isStill)
    return draft(moment, 'listen:still', joined(moment, said, sayLine(moment, 'stay_with')));
  const question = sayLine(moment, protest.kind === 'first' ? 'first_ask' : 'protest_ask');
  if (!question) return null;
  state.asked = { kind: 'plain' };
  return draft(moment, `listen:${reading.intent}`, joined(moment, said, question));
}
const asksAbout = new Set<Intent>(['story', 'feeling', 'wish', 'obligation', 'fear', 'choice']);

/** Before the answer to the rest of a message stands a short admission. */
export function withAdmission(moment: Moment, answered: Draft): Draft {
  const { protest } = moment;
  if (!protest || protest.isAlone) return answered;
  const said = admissionOf(moment, protest);
  const isLeft = protest.kind === 'first' || protest.kind === 'wait';
  const rule = isLeft && answered.rule.startsWith('listen') ? 'stage_declined' : answered.rule;
  if (!said || answered.text === '') return { ...answered, rule };
  const { text, lines } = joined(moment, said, { ...answered, asks: false });
  return { ...answered, rule, text, lines };
}

const pools: Record<ProtestKind, string[]> = {
  link: ['protest_link', 'insulted_heard'],
  huh: ['protest_unclear', 'insulted_heard'],
  lost: ['protest_unclear', 'insulted_heard'],
  notIt: ['protest_link', 'insulted_heard'],
  unclear: ['protest_unclear', 'insulted_heard'],
  early: ['protest_early'],
  hurt: ['protest_hurt', 'insulted_heard'],
  misread: ['protest_misread', 'protest_link', 'insulted_heard'],
  only: ['protest_misread', 'protest_link', 'insulted_heard'],
  said: ['protest_said', 'protest_said_bare', 'insulted_heard'],
  amiss: ['protest_amiss', 'protest_link', 'insulted_heard'],
  topic: ['protest_topic', 'protest_link', 'insulted_heard'],
  first: ['protest_first', 'stage_declined'],
  wait: ['stage_declined'],
  more: ['agreed'],
  leave: ['leave'],
};

function admissionOf(moment: Moment, { kind, not }: Protest) {
  const { slots, reading } = moment;
  const isShort = not !== null && wordsOf(not).length <= namedWordsMax;
  const turned = isShort ? turnedNoun(not, reading.language) : undefined;
  const isBare = not !== null && saysNothing.test(normalised(not));
  const own = not === null || isBare ? undefined : quoted(not, reading.language);
  const o = kind === 'said' && not !== null ? own : turned;
  return sayLine({ ...moment, slots: { ...slots, o } }, ...pools[kind]);
}
const namedWordsMax = 3;
/** “True, ‘yesterday’ was there already” quotes nothing. */
const saysNothing =
  /^ (?:(?:on |at |the |ב)?(?:yesterday|today|tomorrow|tonight|now|twice|again|already|before|yes|no|\d+|אתמול|שלשום|היום|מחר|הערב|עכשיו|פעמיים|שוב|קודם|כן|לא) ){1,2}$/u;
