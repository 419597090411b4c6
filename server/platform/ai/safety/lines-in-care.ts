import type { Language } from '#contract/shapes.ts';
import {
  careAnswersForOthers,
  careBetter,
  careCalled,
  careDirectAnswers,
  careFollowups,
  careRingAgain,
  careUnanswered,
  careWaits,
  careWaitsForHelp,
} from '#content/guide/safety-replies.ts';
import type { Bilingual } from '#content/guide/script.ts';
import type { CareState, Danger } from '#db/schema/care-state.ts';
import { questionIn, saysCalled, saysUnanswered } from './answers.ts';
import { saysBetter } from './endings.ts';
import { plain } from './patterns.ts';
import type { Help } from './regions.ts';

type Cared = CareState & { danger: Danger };

/** The place of the next line after those that did not answer; after the emergency number the first one. */
function otherLine({ lines }: Help, times: number, text: string): number {
  const from = emergency.test(plain(text)) ? 0 : 1;
  return lines.length > 1 ? (from + times) % lines.length : 0;
}
const emergency =
  / (?:police|emergency|ambulance|911|999|112|000|ל?ה?משטרה|ל?אמבולנס|ל?מד"?א|100|101) /u;

interface CareLine {
  line: Bilingual;
  key: string;
  /** The place of the line of help that it names; the first one without it. */
  turn?: number;
}

export function lineInCare(
  state: Cared,
  text: string,
  language: Language,
  { help, isDanger }: { help: Help; isDanger: boolean },
): CareLine {
  const { danger } = state;
  const follows = followupsOf(danger);
  const followups = named(follows, careFollowups[follows]);
  if (saysUnanswered(text)) {
    if (help.lines.length === 0) return { line: careRingAgain, key: 'ring_again' };
    const times = (state.said ?? []).filter((one) => one.startsWith('unanswered')).length;
    const { line, key } = unsaid(state, named('unanswered', careUnanswered));
    return { line, key, turn: otherLine(help, times, text) };
  }
  const asked = questionIn(text, language);
  // The number is given each time that it is asked for.
  if (asked === 'number') return { line: careDirectAnswers.number, key: asked };
  const first: CareLine[] = [];
  if (asked) first.push({ line: answerTo(asked, danger, text, language), key: asked });
  else if (saysCalled(text)) first.push({ line: careCalled[danger.who], key: 'called' });
  else if (!isDanger && saysBetter(text))
    first.push({ line: careBetter[danger.who], key: 'better' });
  return unsaid(state, [...first, ...followups]);
}

/**
 * A line that waits for plain words of safety, while there is one that was not said; help for a poisoned body has the
 * emergency number alone.
 */
export function lineOfWaiting(state: Cared, { lines }: Help): CareLine | null {
  const line = unsaid(state, named('waits', lines.length === 0 ? careWaitsForHelp : careWaits));
  return state.said?.includes(line.key) ? null : line;
}

function named(name: string, lines: readonly Bilingual[]): CareLine[] {
  return lines.map((line, at) => ({ line, key: `${name}.${at}` }));
}

/** The first line that was not said; from the beginning again only when all have been said. */
export function unsaid({ said: before = [] }: CareState, lines: readonly CareLine[]): CareLine {
  const times = (key: string) => before.filter((one) => one === key).length;
  const [least] = lines.toSorted((one, other) => times(one.key) - times(other.key));
  if (!least) throw new Error('a list of replies in care is empty');
  return least;
}

/** The answer to a question in care; of an act or of words it is about the person in danger. */
function answerTo(
  asked: keyof typeof careDirectAnswers,
  { who, kind }: Danger,
  text: string,
  language: Language,
) {
  const isOfAct = asked === 'next' || asked === 'happens' || asked === 'other';
  // Violence is the writer’s own, where it is not somebody’s against a child.
  const isOwn = who === 'self' || (kind === 'violence' && who === 'other');
  if (isOwn || kind === 'medical' || !isOfAct) return careDirectAnswers[asked];
  const isOfWords = asksWords[language].test(text) && (who === 'child' || kind === 'self_harm');
  if (asked === 'happens' && !isOfWords) return careDirectAnswers[asked];
  return careAnswersForOthers[who === 'child' ? 'child' : 'other'][isOfWords ? 'say' : 'next'];
}
const asksWords = {
  en: /(?:do|should|can|could) i (?:even )?(?:say|tell|write|talk)/iu,
  he: /(?:להגיד|לומר|אומרים|אגיד|לכתוב|לדבר)/u,
};

export function followupsOf({ kind, who }: Danger): keyof typeof careFollowups {
  if (kind === 'medical') return 'medical';
  if (kind !== 'self_harm') return 'harm';
  return who === 'self' ? 'despair' : 'others';
}
